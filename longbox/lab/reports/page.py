"""The page that tells what is in a folder of results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars

from longbox.lab.own import WITHOUT
from longbox.lab.reports.document import Code, Document, Grid, Part, Section, Text
from longbox.lab.reports.estimates import Estimate, chance, mean, share
from longbox.lab.reports.pictures import dots, lengths
from longbox.lab.reports.results import KEYS, Results, settings_of
from longbox.lab.reports.tiers import tiers
from longbox.lab.reports.worth import MOST_GAMES, has_column, pairs_in_games, pairs_of_runs, regressed

MOST_SHOWN: Final = 40
"""So many cards are drawn at most, half of them from each end."""

MOST_GROUPS: Final = 60
"""A fact with more values is not a group of players."""

MOST_LENGTHS: Final = 30

MOST_SIDES: Final = 8
"""A fact with more values isn't shown value against value."""


def page_of(results: Results, title: str = "", command: str = "") -> Document:
    """The whole page.

    Args:
        results: What is told of.
        title: Stands above; what was played if not given.
        command: What made the results, if that is to be shown.
    """
    sections = [
        about(results, command),
        *wins(results),
        crossed(results),
        *matchups(results),
        length(results),
        tiers(results),
        added(results),
        chosen(results),
    ]
    kept = [section for section in sections if section is not None]
    return Document(title or f"{results.title}: {len(results.games):,} games", kept)


def about(results: Results, command: str) -> Section:
    """What was played."""
    plan = results.plans[0]
    words = f"{len(results.games):,} games of {', '.join(plan.bots)}, seed {plan.seed}, Longbox {results.version}."
    parts: list[Part] = [Text(words)]
    if len(results.without):
        parts.append(Text(f"{len(results.without):,} more of the same games lack something; they are only compared."))
    if settings_of(plan):
        parts.append(Text(f"Agreed on: {settings_of(plan)}."))
    if results.endless:
        parts.append(
            Text(f"{results.endless:,} games could not end, as their texts go on without end; they aren't counted.")
        )
    parts += [Text("Made by:"), Code(command)] if command else []
    parts.append(Text("All intervals are of 95 %. Bots played: what is true of them need not be true of people."))
    return Section("", parts)


def wins(results: Results) -> list[Section]:
    """How often players won, by what they have in common; what says the same as another thing is told once."""
    names = ["bot", "seat", *(results.labels if results.together else ()), *results.facts]
    told = [name for at, name in enumerate(names) if not any(same(results, name, other) for other in names[:at])]
    return [section for name in told if (section := wins_by(results, name)) is not None]


def same(results: Results, name: str, other: str) -> bool:
    """Whether two columns tell the same of each player."""
    return results.seats[name].cast(polars.String).equals(results.seats[other].cast(polars.String))


def wins_by(results: Results, name: str) -> Section | None:
    """How often players won by one thing that they have in common; nothing if all, or too few, have it in common."""
    rows = rates(results, [name])
    if not 1 < len(rows) <= MOST_GROUPS:
        return None
    if results.together and name == "seat":
        return None
    words = in_words(name)
    ordered = rows if name == "seat" else sorted(rows, key=lambda row: -row.value)
    picture = dots(ordered, "share of wins in %", f"Wins by {words}, with intervals", even=even_share(results))
    return Section(f"Wins by {words}", [picture, shares_grid(words, ordered)])


def rates(results: Results, names: list[str]) -> list[Estimate]:
    """How often players won, for each value that they have in common; where they win together, games are counted."""
    seats = results.seats.filter([polars.col(name).is_not_null() for name in names])
    if results.together:
        seats = seats.unique([*KEYS, *names], keep="first", maintain_order=True)
    counted = seats.group_by(names).agg(polars.col("won").sum(), polars.len().alias("games")).sort(names)
    return [
        share(" · ".join([str(row[name]) for name in names]), row["won"], row["games"]) for row in counted.to_dicts()
    ]


def even_share(results: Results) -> float:
    """How often all players won."""
    return float(results.seats["won"].mean() or 0.0)  # type: ignore[arg-type]


def crossed(results: Results) -> Section | None:
    """How often players won for each two kinds of games together: hero and scenario."""
    varied = [name for name in results.labels if results.games[name].n_unique() > 1]
    if len(varied) < 2 or not results.together:
        return None
    rows = sorted(rates(results, varied[:2]), key=lambda row: -row.value)
    words = " and ".join(varied[:2])
    picture = dots(rows, "share of wins in %", f"Wins by {words}, with intervals", even=even_share(results))
    return Section(f"Wins by {words}", [picture, shares_grid(words, rows)])


def matchups(results: Results) -> list[Section]:
    """How often players won against each other, by what they differ in; nothing where more than two play."""
    if results.together or results.seats["seat"].max() != 2:
        return []
    return [section for name in results.facts if (section := matchups_by(results, name)) is not None]


def matchups_by(results: Results, name: str) -> Section | None:
    """The same for one thing that they differ in: the deck."""
    seats = results.seats.select([*KEYS, "seat", name, "won"]).drop_nulls()
    if not 2 < seats[name].n_unique() <= MOST_SIDES:
        return None
    met = seats.join(seats, on=KEYS, suffix="_other").filter(polars.col(name) != polars.col(f"{name}_other"))
    counted = met.group_by([name, f"{name}_other"]).agg(polars.col("won").sum(), polars.len().alias("games"))
    rows = counted.sort([name, f"{name}_other"]).to_dicts()
    shares = [share(f"{row[name]} against {row[f'{name}_other']}", row["won"], row["games"]) for row in rows]
    words = in_words(name)
    picture = dots(shares, "share of wins in %", f"Wins of each {words} against each, with intervals", even=0.5)
    return Section(f"Each {words} against each", [picture, shares_grid(words, shares)])


def length(results: Results) -> Section:
    """How long games were."""
    turns = results.games["turns"]
    numbers = [float(number) for number in turns.to_list()]
    step = max(1, round((max(numbers) - min(numbers)) / MOST_LENGTHS))
    counted = results.games.group_by((polars.col("turns") // step * step).alias("from")).len().sort("from")
    shares = [share(str(row["from"]), row["len"], len(numbers)) for row in counted.to_dicts()]
    told = f"How many {results.counted_in} games took, with intervals"
    average = mean("mean", numbers)
    words = (
        f"Games took {average.value:.1f} {results.counted_in} on average ({average.low:.1f} to {average.high:.1f}); "
        f"half of them {turns.quantile(0.25):g} to {turns.quantile(0.75):g}, the longest {max(numbers):g}."
    )
    picture = lengths(shares, counted["from"].to_list(), results.counted_in, told)
    endings = results.games.group_by("ending").len().sort(["len", "ending"], descending=[True, False])
    rows = [share(row["ending"], row["len"], len(numbers)) for row in endings.to_dicts()]
    return Section("Length", [Text(words), picture, shares_grid("how games ended", rows)])


def added(results: Results) -> Section | None:
    """What each card adds."""
    runs, pairs, all_at_once = pairs_of_runs(results), pairs_in_games(results), regressed(results)
    parts: list[Part] = []
    if runs:
        one = str(results.without[WITHOUT][0])
        parts += [
            Text(
                "The same games, with the same seeds, with something and without it: how much more often the first bot "
                f"won with it, in points of a hundred. What was left out stands in each line, as {one!r}."
            ),
            *worth_parts(runs, "left out", "pairs"),
        ]
    if all_at_once:
        verb = "had" if results.together else has_column(results)
        parts += [
            Text(
                f"Regression over {which_games(results)}: what each copy {verb} adds to the share of wins where all "
                "other cards, the seat and the side stay as they are. Who is ahead has more of everything, so it "
                "proves no cause."
            ),
            *worth_parts(all_at_once, "card", "players"),
        ]
    if pairs:
        parts += [
            Text("In games in which some had a card and others hadn't: how much more often those won who had it."),
            *worth_parts(pairs, "card", "games"),
        ]
    return Section("What each card adds", parts) if parts else None


def which_games(results: Results) -> str:
    """Over which games the regression goes."""
    return "all games" if len(results.games) <= MOST_GAMES else f"the first {MOST_GAMES:,} games"


def worth_parts(estimates: Sequence[Estimate], what: str, counted: str) -> list[Part]:
    """What some things add, as a picture of the most and the least, and a table of all."""
    ordered = sorted(estimates, key=lambda estimate: -estimate.value)
    half = MOST_SHOWN // 2
    shown = ordered if len(ordered) <= MOST_SHOWN else [*ordered[:half], *ordered[-half:]]
    picture = dots(shown, "points of a hundred", f"What each {what} adds, with intervals", even=0.0)
    rows = [
        [each.name, f"{each.games:,}", f"{100 * each.value:+.1f}", interval(each, sign=True), chance(each)]
        for each in ordered
    ]
    return [picture, Grid([what, counted, "adds", "95 % interval", "corrected p"], rows)]


def chosen(results: Results) -> Section | None:
    """Which cards bots choose."""
    how = has_column(results)
    if not how:
        return None
    players = len(results.seats)
    some = [cards.group_by("card").agg(polars.len(), polars.col("copies").sum()) for cards in results.cards(how)]
    counted = polars.concat(some).group_by("card").sum().sort(["len", "card"], descending=[True, False])
    rows = [share(row["card"], row["len"], players) for row in counted.head(MOST_SHOWN).to_dicts()]
    picture = dots(rows, f"share of players who {how} it, in %", f"What was {how}, with intervals")
    return Section(f"What bots choose: cards {how}", [picture, shares_grid("card", rows, "players", f"{how} by")])


def shares_grid(what: str, rows: Sequence[Estimate], counted: str = "games", share_of: str = "share") -> Grid:
    """Shares as a table. What is counted there are the games, or the players, of which it is the share."""
    cells = [[row.name, f"{row.games:,}", f"{100 * row.value:.1f} %", interval(row)] for row in rows]
    return Grid([what, counted, share_of, "95 % interval"], cells)


def interval(estimate: Estimate, *, sign: bool = False) -> str:
    """An interval in points of a hundred."""
    return f"{100 * estimate.low:{'+' if sign else ''}.1f} to {100 * estimate.high:{'+' if sign else ''}.1f}"


def in_words(name: str) -> str:
    """The name of a column, as people read it."""
    return name.replace("_", " ")
