"""Our own deck files: TOML with a name and a table of cards."""

from __future__ import annotations

from typing import Final

from longbox.games.deck_files import quoted, read_document, remarks_in
from longbox.games.decks import Deck
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.deck_list import SECTIONS, DeckList

FILE_KEYS: Final = ("name", "cards")


def read_file(text: str, pool: CardPool) -> Deck:
    """Make a deck of a file of ours: TOML with a name and a table of cards.

    Raises:
        BadDeck: It can't be understood; the message says all that is wrong.
    """
    document, complaints = read_document(text, FILE_KEYS)
    listed = DeckList(pool)
    listed.complaints += complaints
    name = document.get("name", "")
    if not isinstance(name, str):
        listed.complaints.append(f"name must be a word in quotes, not {name!r}.")
    cards = document.get("cards", {})
    if isinstance(cards, dict):
        _add_cards(cards, listed)
    else:
        listed.complaints.append('cards must be a table: [cards], then lines such as "Flying Kick" = 4.')
    deck = listed.finish(str(name))
    deck.remarks = remarks_in(text, list(SECTIONS.values()))
    return deck


def _add_cards(cards: dict[str, object], listed: DeckList) -> None:
    """Add the cards of a table of names and numbers."""
    for card, count in cards.items():
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            listed.complaints.append(f"{card}: how many there are must be a number from 1, not {count!r}.")
        else:
            listed.add(card, count)


def write_file(deck: Deck, pool: CardPool) -> str:
    """Write a deck as a file of ours.

    Raises:
        BadDeck: It has a card that the pool lacks.
    """
    counted = deck.counted(pool)
    lines = [f"name = {quoted(deck.name)}", "", "[cards]"]
    for card_type, heading in SECTIONS.items():
        section = [f"{quoted(card.name)} = {count}" for card, count in counted if card.card_type == card_type]
        if section:
            lines += [f"# {heading}", *section]
    return "\n".join(lines) + "\n"
