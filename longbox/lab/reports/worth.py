"""What each card adds to winning, seen in three ways.

- **Pairs of runs**: the same games, with the same seeds, in which a card, its text or its buying is left out.
- **Pairs in a game**: of games in which one player had a card and another hadn't, how much more often the first won.
- **Regression**: all cards at once, each where all others stay as they are, over all games.

Only the first tells what the card causes. Who is ahead has more of everything, which the third takes out in part.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy
import polars

from longbox.lab.own import WITHOUT
from longbox.lab.reports.estimates import Estimate, corrected, mean, mean_of, regression
from longbox.lab.reports.results import KEYS, Results

LEAST: Final = 30
"""In so many games a card must have made a difference between players, or nothing is said of it."""

MOST_GAMES: Final = 50_000
"""The regression takes so many games at most, the first ones; more would fill the memory."""

EVEN: Final = 0.5
TAIL: Final = 0.025
"""What a 95 % interval leaves out at each end."""

ROWS_A_FACTOR: Final = 10
"""With fewer rows for each factor the regression would find what isn't there, and is left out."""

MOST_VALUES: Final = 20
"""A fact with more values is no factor of the regression."""

NOTHING_NEW: Final = 1e-8
"""What is left of a column that follows from others, in parts of the largest."""

SEAT: Final = [*KEYS, "seat"]


def has_column(results: Results) -> str:
    """What is counted of cards: "bought" where there is buying, else "used"; "" if the game tells of no cards."""
    return next((how for how in ("bought", "used") if results.seats[how].count()), "")


def pairs_of_runs(results: Results) -> list[Estimate]:
    """How much more often the first bot won in games with something than in the same games without it.

    Of what changed no game at all, as it was never there, nothing is said.
    """
    seats = results.all_seats.filter(polars.col("entrant") == 1).select([*KEYS, "won"])
    labels = [*results.labels, "game"]
    there = results.games.join(seats, on=KEYS).select([*labels, "turns", "won"])
    lacking = results.without.join(seats, on=KEYS).select([*labels, WITHOUT, "turns", "won"])
    both = lacking.join(there, on=labels, suffix="_with", nulls_equal=True)
    both = both.with_columns(
        added=polars.col("won_with") - polars.col("won"),
        other=(polars.col("won_with") != polars.col("won")) | (polars.col("turns_with") != polars.col("turns")),
    )
    groups = both.sort(labels).group_by(WITHOUT, maintain_order=True)
    return corrected([mean(str(name[0]), group["added"].to_list()) for name, group in groups if group["other"].any()])


def pairs_in_games(results: Results) -> list[Estimate]:
    """How much more often those won who had a card than others in the same games who hadn't."""
    if results.together or not has_column(results):
        return []
    everybody = results.seats.group_by(KEYS).agg(polars.col("won").sum().alias("all"), polars.len().alias("seats"))
    seats = results.seats.select([*SEAT, "won"]).join(everybody, on=KEYS)
    sums = polars.concat([compared(cards, seats) for cards in results.cards(has_column(results))])
    rows = sums.group_by("card").sum().filter(polars.col("games") >= LEAST).sort("card").rows()
    return corrected([mean_from_sums(*row) for row in rows])


def compared(cards: polars.DataFrame, seats: polars.DataFrame) -> polars.DataFrame:
    """In how many games some had each card and others hadn't; what it added in them, summed up, and its squares."""
    had = cards.join(seats, on=SEAT).group_by([*KEYS, "card"])
    by_game = had.agg(
        polars.col("won").sum(), polars.len().cast(polars.Int64).alias("count"), polars.col("all", "seats").first()
    )
    some = by_game.filter(polars.col("count") < polars.col("seats"))
    others = (polars.col("all") - polars.col("won")) / (polars.col("seats") - polars.col("count"))
    added = some.with_columns(added=polars.col("won") / polars.col("count") - others).sort([*KEYS, "card"])
    return added.group_by("card", maintain_order=True).agg(
        polars.len().cast(polars.Int64).alias("games"),
        polars.col("added").sum(),
        (polars.col("added") ** 2).sum().alias("squares"),
    )


def mean_from_sums(name: str, count: int, total: float, squares: float) -> Estimate:
    """The mean of so many numbers from -1 to 1, of which their sum and that of their squares are known.

    Where all are 1, or all -1, they don't vary, and say no more than that so many in a row went one way: the interval
    is the exact one.
    """
    if count == abs(total):
        in_a_row = 2 * TAIL ** (1 / count) - 1
        low, high = (in_a_row, 1.0) if total > 0 else (-1.0, -in_a_row)
        return Estimate(name, count, total / count, low, high, min(2 * EVEN**count, 1.0))
    spread = max(squares - total * total / count, 0.0)
    return mean_of(name, count, total / count, math.sqrt(spread / (count - 1)))


def regressed(results: Results) -> list[Estimate]:
    """What each copy of a card adds to the share of wins where all else that is counted stays as it is."""
    how = has_column(results)
    if not how:
        return []
    seats = rows_for(results)
    cards = polars.concat([*results.cards(how, seats.select(KEYS).unique())])
    if results.together:
        cards = cards.group_by([*KEYS, "card"]).agg(polars.col("copies").max(), polars.col("seat").min())
    cards = cards.join(seats.select(SEAT), on=SEAT)
    names, counted = often_enough(cards, len(seats))
    if not names:
        return []
    games = seats.select(polars.struct(KEYS).rank("dense")).to_series().to_numpy()
    outcome: Any = seats["won"].to_numpy().astype(float)[:, None]
    factors = numpy.hstack([dummies(results, seats), matrix_of(seats, cards, names)])
    if results.together:
        factors = numpy.hstack([numpy.ones((len(seats), 1)), factors])
    else:
        outcome, factors = within(outcome, games), within(factors, games)
    if len(seats) < ROWS_A_FACTOR * factors.shape[1]:
        return []
    told = independent(factors)
    first = factors.shape[1] - len(names)
    columns = [(at, told.index(first + at)) for at in range(len(names)) if first + at in told]
    return regression(
        outcome[:, 0],
        factors[:, told],
        games,
        [names[at] for at, _ in columns],
        [column for _, column in columns],
        [counted[at] for at, _ in columns],
    )


def independent(factors: Any) -> list[int]:
    """The columns that don't follow from those before them: of a card that always comes with a hero nothing is told."""
    diagonal = numpy.abs(numpy.diag(numpy.linalg.qr(factors, mode="r")))
    return [column for column, rest in enumerate(diagonal) if rest > NOTHING_NEW * max(diagonal)]


def rows_for(results: Results) -> polars.DataFrame:
    """The rows of the regression: the seats; where players win together, the first of each game."""
    games = results.games.select(KEYS).head(MOST_GAMES)
    seats = results.seats.join(games, on=KEYS, how="semi").sort(SEAT)
    return seats.unique(KEYS, keep="first", maintain_order=True) if results.together else seats


def often_enough(cards: polars.DataFrame, rows: int) -> tuple[list[str], list[int]]:
    """The cards that enough players had, and had not, with how many had."""
    counted = cards.group_by("card").len().sort("card").filter(polars.col("len").is_between(LEAST, rows - LEAST))
    return counted["card"].to_list(), counted["len"].to_list()


def matrix_of(seats: polars.DataFrame, cards: polars.DataFrame, names: list[str]) -> Any:
    """How many copies of each card each player had: a row for each seat, a column for each card."""
    rows = seats.select(SEAT).with_row_index("row")
    columns = polars.DataFrame({"card": names}).with_row_index("column")
    placed = cards.join(rows, on=SEAT).join(columns, on="card")
    matrix = numpy.zeros((len(seats), len(names)))
    matrix[placed["row"].to_numpy(), placed["column"].to_numpy()] = placed["copies"].to_numpy()
    return matrix


def dummies(results: Results, seats: polars.DataFrame) -> Any:
    """What else tells players apart, as columns of 0 and 1: seat, bot, facts and kinds of games."""
    names = ["bot", "seat", *results.facts, *results.labels]
    columns = [
        (seats[name] == value).fill_null(value=False).to_numpy().astype(float)
        for name in names
        if 1 < seats[name].n_unique() <= MOST_VALUES
        for value in seats[name].unique().drop_nulls().sort()[1:]
    ]
    return numpy.column_stack(columns) if columns else numpy.zeros((len(seats), 0))


def within(numbers: Any, games: Any) -> Any:
    """Numbers less their mean in their game, so that players are compared with those of the same game."""
    places = games.astype(int) - 1
    counts = numpy.bincount(places)
    means = numpy.column_stack([numpy.bincount(places, column) / counts for column in numbers.T])
    return numbers - means[places]
