"""The decks that are shipped: legal, and made to play close games with each other."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from longbox.games.decks import BadDeck, Deck, plain
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.deck_files import read_file
from longbox.games.vs.library import library_with
from longbox.kernel.errors import near

DECK_FILES: Final = tuple(sorted((Path(__file__).parent.parent / "cards" / "decks").glob("*.toml")))


def starter_decks() -> dict[str, Deck]:
    """The shipped decks, by their names."""
    return dict(_shipped())


def starter_deck(name: str) -> Deck:
    """A shipped deck, by its name.

    Raises:
        BadDeck: There is none of that name.
    """
    for known, deck in _shipped().items():
        if plain(known) == plain(name):
            return deck
    raise BadDeck(f"the deck {name!r}", [f"no deck of that name is shipped. {near(name, _shipped())}"])


def pool_with(files: tuple[str, ...]) -> CardPool:
    """The cards that are shipped, and those of files of one's own, each given as TOML.

    Raises:
        BadCard: A card of one's own can't be a card.
        LanguageError: A file can't be read.
    """
    return CardPool(library_with(files)) if files else shipped_cards()


@cache
def shipped_cards() -> CardPool:
    """The cards that are shipped."""
    return CardPool(library_with(()))


@cache
def _shipped() -> dict[str, Deck]:
    decks = [read_file(file.read_text(encoding="utf-8"), shipped_cards()) for file in DECK_FILES]
    return {deck.name: deck for deck in decks}
