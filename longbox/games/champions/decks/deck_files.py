"""Our own deck files: TOML with a name, a hero, an aspect and a table of cards."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_list import DeckList
from longbox.games.champions.definitions import ASPECTS, BASIC, IDENTITY_SPECIFIC, CardDefinition
from longbox.games.deck_files import quoted, read_document, remarks_in

FILE_KEYS: Final = ("name", "hero", "aspect", "cards")


def read_file(text: str, pool: CardPool) -> HeroDeck:
    """Make a deck of a file of ours: TOML with a name, a hero, an aspect and a table of cards."""
    document, complaints = read_document(text, FILE_KEYS)
    listed = DeckList(pool)
    listed.complaints += complaints
    words = {key: _word(document, key, listed) for key in ("name", "hero", "aspect")}
    listed.name_hero(words["hero"])
    cards = document.get("cards", {})
    if isinstance(cards, dict):
        for card, count in cards.items():
            if listed.is_count(card, count):
                listed.add_words(card, count)
    else:
        listed.complaints.append('cards must be a table: [cards], then lines such as "Uppercut" = 3.')
    deck = listed.finish(words["name"], words["aspect"])
    headings = [_own_cards(deck.identity(pool)), *[aspect.title() for aspect in (*ASPECTS, BASIC)]]
    deck.remarks = remarks_in(text, headings)
    return deck


def write_file(deck: HeroDeck, pool: CardPool) -> str:
    """Write a deck as a file of ours."""
    hero = deck.identity(pool)
    lines = [f"name = {quoted(deck.name)}", f"hero = {quoted(f'{hero.name} ({hero.code})')}"]
    lines += [f"aspect = {quoted(deck.aspect)}", "", "[cards]"]
    groups = {IDENTITY_SPECIFIC: _own_cards(hero), deck.aspect: deck.aspect.title()}
    heading = ""
    for card, count in deck.counted(pool):
        if heading != groups.get(card.aspect, card.aspect.title()):
            heading = groups.get(card.aspect, card.aspect.title())
            lines.append(f"# {heading}")
        lines.append(f"{quoted(f'{card.name} ({card.code})')} = {count}")
    return "\n".join(lines) + "\n"


def _own_cards(hero: CardDefinition) -> str:
    return f"{hero.name}'s own cards"


def _word(document: dict[str, Any], key: str, listed: DeckList) -> str:
    value = document.get(key, "")
    if isinstance(value, str):
        return value
    listed.complaints.append(f"{key} must be a word in quotes, not {value!r}.")
    return ""
