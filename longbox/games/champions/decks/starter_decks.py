"""The five decks that the core set suggests, one for each of its heroes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_files import read_file
from longbox.games.champions.library import box
from longbox.games.decks import BadDeck, plain
from longbox.kernel.errors import near

DECK_FILES: Final = tuple(sorted((Path(__file__).parent.parent / "cards" / "decks").glob("*.toml")))


def starter_decks() -> dict[str, HeroDeck]:
    """The starter decks, by the name of their heroes."""
    return dict(_shipped())


def starter_deck(hero: str) -> HeroDeck:
    """The starter deck of a hero; the alter-ego's name does as well.

    Raises:
        BadDeck: There is no such hero in the core set.
    """
    decks = _shipped()
    for name, deck in decks.items():
        if hero in (deck.hero, deck.hero[:-1]) or plain(hero) in (plain(name), plain(_alter_ego(deck))):
            return deck
    raise BadDeck(f"the starter deck of {hero!r}", [f"there is no such hero. {near(hero, decks)}"])


@cache
def core_set() -> CardPool:
    """The cards of the core set."""
    return CardPool(box())


@cache
def _shipped() -> dict[str, HeroDeck]:
    decks = [read_file(file.read_text(encoding="utf-8"), core_set()) for file in DECK_FILES]
    return {_hero_name(deck): deck for deck in decks}


def _hero_name(deck: HeroDeck) -> str:
    hero = core_set().by_code(deck.hero)
    assert hero is not None
    return hero.name


def _alter_ego(deck: HeroDeck) -> str:
    hero = core_set().by_code(deck.hero)
    other = core_set().alter_ego(hero) if hero else None
    return other.name if other else ""
