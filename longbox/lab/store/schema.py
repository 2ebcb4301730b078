"""The columns of the three tables, and results as their rows and back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

import polars

from longbox.lab.results import Failure, GameResult, Outcome, PlayerResult

VERSION: Final = 1
"""Another number stands for other columns."""

GAMES: Final[dict[str, Any]] = {
    "plan": polars.Int32,
    "game": polars.Int64,
    "seed": polars.Int64,
    "turns": polars.Int64,
    "counted_in": polars.String,
    "ending": polars.String,
    "error": polars.String,
    "longbox": polars.String,
    "rules": polars.String,
    "played": polars.String,
}
"""The columns of the table of games; behind them come those that tell kinds of games apart, all of them text."""

SEATS: Final[dict[str, Any]] = {
    "plan": polars.Int32,
    "game": polars.Int64,
    "seat": polars.Int32,
    "bot": polars.String,
    "entrant": polars.Int32,
    "won": polars.Float64,
    "score": polars.Float64,
    "place": polars.Int32,
    "characters": polars.List(polars.String),
    "tiers": polars.List(polars.Int32),
    "bought": polars.Int32,
    "used": polars.Int32,
    "revealed": polars.Int32,
}
"""The columns of the table of seats; behind them come the facts that the game counts."""

CARDS: Final[dict[str, Any]] = {
    "plan": polars.Int32,
    "game": polars.Int64,
    "seat": polars.Int32,
    "how": polars.String,
    "order": polars.Int32,
    "card": polars.String,
}
"""The columns of the table of cards."""

HOW: Final = ("bought", "used", "revealed")
"""What can have become of a card; the table of seats counts how often, and says nothing where the game doesn't tell."""

Row = dict[str, Any]


def game_row(number: int, result: GameResult | Failure) -> Row:
    """The row of a game, but for what it has in common with all of its plan."""
    row: Row = {"plan": number, "game": result.number, "seed": result.seed}
    if isinstance(result, Failure):
        return {**row, "error": result.error}
    outcome = result.outcome
    return {**row, "turns": outcome.turns, "counted_in": outcome.counted_in, "ending": outcome.ending}


def seat_rows(number: int, result: GameResult, bots: Sequence[str]) -> list[Row]:
    """The rows of the seats of a game."""
    return [
        {
            "plan": number,
            "game": result.number,
            "seat": seat + 1,
            "bot": bots[result.entrants[seat]],
            "entrant": result.entrants[seat] + 1,
            "won": player.won,
            "score": player.score,
            "place": player.place,
            "characters": player.characters,
            "tiers": player.tiers,
            **{how: count_of(getattr(player, how)) for how in HOW},
            **player.facts,
        }
        for seat, player in enumerate(result.outcome.players)
    ]


def count_of(cards: list[str] | None) -> int | None:
    """How many cards there are; nothing where the game doesn't tell."""
    return None if cards is None else len(cards)


def card_rows(number: int, result: GameResult) -> list[Row]:
    """The rows of the cards of a game."""
    return [
        {"plan": number, "game": result.number, "seat": seat + 1, "how": how, "order": order, "card": card}
        for seat, player in enumerate(result.outcome.players)
        for how in HOW
        for order, card in enumerate(getattr(player, how) or (), 1)
    ]


def table_of(rows: Sequence[Row], columns: dict[str, Any]) -> polars.DataFrame:
    """Rows as a table: the columns of the schema, and behind them all others as they come."""
    others = [name for name in dict.fromkeys([name for row in rows for name in row]) if name not in columns]
    known = polars.DataFrame([{name: row.get(name) for name in columns} for row in rows], schema=columns)
    more = [polars.Series(name, [row.get(name) for row in rows], strict=False) for name in others]
    return known.with_columns(more) if rows else known


def results_of(
    games: Iterable[Row], seats: Iterable[Row], cards: Iterable[Row]
) -> list[tuple[int, GameResult | Failure]]:
    """The results that rows came from, each with the number of its plan, in the order of the rows."""
    seated: dict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in seats:
        seated[row["plan"], row["game"]].append(row)
    named: dict[tuple[int, int, int, str], list[str]] = defaultdict(list)
    for row in cards:
        named[row["plan"], row["game"], row["seat"], row["how"]].append(row["card"])
    return [(row["plan"], _result_of(row, seated[row["plan"], row["game"]], named)) for row in games]


def _result_of(row: Row, seats: list[Row], named: dict[tuple[int, int, int, str], list[str]]) -> GameResult | Failure:
    if row["error"] is not None:
        return Failure(row["game"], row["seed"], row["error"])
    players = [_player_of(seat, named) for seat in seats]
    outcome = Outcome(row["turns"], row["ending"], players, row["counted_in"])
    return GameResult(row["game"], row["seed"], [seat["entrant"] - 1 for seat in seats], outcome)


def _player_of(seat: Row, named: dict[tuple[int, int, int, str], list[str]]) -> PlayerResult:
    cards = {
        how: named[seat["plan"], seat["game"], seat["seat"], how] if seat[how] is not None else None for how in HOW
    }
    facts = {name: value for name, value in seat.items() if name not in SEATS and value is not None}
    score = seat["score"]
    return PlayerResult(
        won=seat["won"],
        score=int(score) if score is not None and score.is_integer() else score,
        facts=facts,
        place=seat["place"],
        characters=seat["characters"],
        tiers=seat["tiers"],
        **cards,
    )
