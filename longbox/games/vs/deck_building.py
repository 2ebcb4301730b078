"""The decks of Vs. System, for tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from longbox.games.deck_building import DeckBuilding, UnknownFormat
from longbox.games.decks import Deck
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.construction import problems
from longbox.games.vs.decks.deck_formats import WRITERS, read_deck
from longbox.games.vs.decks.starter_decks import pool_with, starter_deck, starter_decks
from longbox.games.vs.library import own_cards
from longbox.kernel.errors import near


class TeamDecks(DeckBuilding):
    """Decks of at least sixty cards."""

    def pool(self, own: Sequence[Path]) -> CardPool:
        return pool_with(tuple([own_cards(file) for file in own]))

    def shipped(self) -> dict[str, str]:
        return {name: f"{deck.size} cards" for name, deck in starter_decks().items()}

    def find(self, name: str) -> Deck:
        return starter_deck(name)

    def read(self, text: str, pool: Any) -> Deck:
        return read_deck(text, pool)

    def problems(self, deck: Any, pool: Any) -> list[str]:
        return [str(problem) for problem in problems(deck, pool)]

    def write(self, deck: Any, pool: Any, format_name: str) -> str:
        if format_name not in WRITERS:
            raise UnknownFormat(f"There is no format {format_name!r} for Vs. System. {near(format_name, WRITERS)}")
        return WRITERS[format_name](deck, pool)


DECKS = TeamDecks()
