"""Results as rows: one for each player of each game."""

from __future__ import annotations

from typing import Any, Final

from longbox.lab.plan import Plan
from longbox.lab.results import GameResult

BETWEEN_CARDS: Final = "; "
"""What stands between the names of cards in a CSV file, which knows no lists."""


def rows_of(plan: Plan, result: GameResult) -> list[dict[str, Any]]:
    """The rows of one game, one for each seat."""
    outcome = result.outcome
    return [
        {
            "game": result.number,
            "seed": result.seed,
            "seat": seat + 1,
            "bot": plan.bots[result.entrants[seat]],
            "entrant": result.entrants[seat] + 1,
            "won": player.won,
            **told("score", player.score),
            outcome.counted_in: outcome.turns,
            "ending": outcome.ending,
            **player.facts,
            **told("bought", player.bought),
            **told("used", player.used),
            **told("revealed", player.revealed),
        }
        for seat, player in enumerate(outcome.players)
    ]


def told(name: str, value: object) -> dict[str, object]:
    """A column for what the game counts; none for what it doesn't."""
    return {} if value is None else {name: value}
