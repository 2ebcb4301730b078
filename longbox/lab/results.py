"""How games went, in the same words for all games."""

from __future__ import annotations

from typing import Any

import msgspec

from longbox.kernel.record import Record


class PlayerResult(msgspec.Struct, frozen=True):
    """How a game went for one player.

    Attributes:
        won: 1 for a victory, a part of it where it was shared, 0 for a defeat.
        score: What the game counts at its end, if it counts anything.
        bought: The names of the cards that the player bought, in order, equal ones repeated, if there is buying.
        used: The names of the cards that the player used in one way or another, each once, if the game tells.
        revealed: The names of the cards that the game itself made the player reveal, each once, if there are such.
        facts: What else the game counts, by name.
        place: The place from 1, the best, if the game tells all places.
        characters: Whom the player played, if players have characters of their own.
        tiers: The tier points of each of these, if they have any.
    """

    won: float
    score: int | float | None = None
    bought: list[str] | None = None
    used: list[str] | None = None
    revealed: list[str] | None = None
    facts: dict[str, Any] = {}
    place: int | None = None
    characters: list[str] | None = None
    tiers: list[int] | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game went, as its own `results` function tells.

    Attributes:
        turns: How many turns it had, or whatever else its length is counted in.
        ending: Why it ended.
        players: How it went for each seat, in order.
        counted_in: What its length is counted in: "turns", "rounds".
    """

    turns: int
    ending: str
    players: list[PlayerResult]
    counted_in: str = "turns"

    @property
    def won(self) -> float:
        """The part of its players who won; where they win and lose together, whether they did."""
        return sum([player.won for player in self.players]) / len(self.players)


class GameResult(msgspec.Struct, frozen=True):
    """One game of many.

    Attributes:
        number: Its number in the plan.
        seed: Its own seed.
        entrants: Which of the plan's bots sat on each seat.
        outcome: How it went.
    """

    number: int
    seed: int
    entrants: list[int]
    outcome: Outcome


class Failure(msgspec.Struct, frozen=True):
    """A game that broke off with an error.

    Attributes:
        number: Its number in the plan.
        seed: Its own seed.
        error: What went wrong, with the place in the code.
    """

    number: int
    seed: int
    error: str


class Chunk(msgspec.Struct, frozen=True):
    """Some games in a row, as one worker played them; after a failure it played no more.

    Attributes:
        results: Those that came to their end.
        failure: The one that broke off by an error of the program.
        endless: Those whose texts went on without end; they count for nothing.
        records: The records of all these games by their numbers, if they were wanted.
    """

    results: list[GameResult]
    failure: Failure | None = None
    endless: list[Failure] = []
    records: dict[int, Record] = {}

    def in_order(self) -> list[GameResult | Failure]:
        """Its games that came to their end or go on without end, by their numbers."""
        games: list[GameResult | Failure] = [*self.results, *self.endless]
        return sorted(games, key=lambda game: game.number)
