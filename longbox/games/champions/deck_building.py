"""The decks of Marvel Champions, for tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck, problems
from longbox.games.champions.decks.deck_formats import find_format, read_deck
from longbox.games.champions.decks.starter_decks import starter_deck, starter_decks
from longbox.games.champions.library import box, read_cards
from longbox.games.deck_building import DeckBuilding


class HeroDecks(DeckBuilding):
    """Decks of an identity, its own cards, and those of one aspect."""

    def pool(self, own: Sequence[Path]) -> CardPool:
        return CardPool([*box(), *[card for file in own for card in read_cards(file)]])

    def shipped(self) -> dict[str, str]:
        return {hero: f"{deck.aspect}, {deck.size} cards" for hero, deck in starter_decks().items()}

    def find(self, name: str) -> HeroDeck:
        return starter_deck(name)

    def read(self, text: str, pool: Any) -> HeroDeck:
        return read_deck(text, pool)

    def problems(self, deck: Any, pool: Any) -> list[str]:
        return [str(problem) for problem in problems(deck, pool)]

    def write(self, deck: Any, pool: Any, format_name: str) -> str:
        return find_format(format_name).write(deck, pool)


DECKS = HeroDecks()
