"""How the two sides of a game stand against each other, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table

from longbox.games import find_pack
from longbox.lab.balance_tally import Balance, BalanceTally
from longbox.lab.numbers import wilson
from longbox.lab.report import new_table, percent, share_cells, spread_cells


def balance_report(tally: BalanceTally) -> Iterator[RenderableType]:
    """All that was counted."""
    plan = tally.plans[0]
    bots = ", ".join(dict.fromkeys([bot for each in tally.plans for bot in each.bots]))
    yield f"{find_pack(plan.game).title}: {tally.games:,} games of {bots}; seed {plan.seed}."
    for kind in tally.played:
        yield sides_table(kind)
        yield endings_table(kind)
        yield characters_table(kind)


def sides_table(kind: Balance) -> Table:
    """How often each side won, and how long that took."""
    table = new_table(f"{kind.name}: wins by side", "Side")
    for column in ("Games", "Share", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in side_rows(kind):
        table.add_row(*row)
    mean, deviation, least, median, most = spread_cells(kind.rounds)
    table.caption = f"Rounds: {mean} on average, spread {deviation}, from {least} to {most}, median {median}."
    table.caption_justify = "left"
    return table


def side_rows(kind: Balance) -> list[list[str]]:
    """How often each side won."""
    return [[side, f"{wins.games:,}", *share_cells(wins)] for side, wins in kind.sides.items()]


def endings_table(kind: Balance) -> Table:
    """By which victory condition games were won."""
    table = new_table(f"{kind.name}: wins by victory condition", "Side", "Victory")
    for column in ("Games", "Share", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in ending_rows(kind):
        table.add_row(*row)
    return table


def ending_rows(kind: Balance) -> list[list[str]]:
    """By which victory condition games were won, the most frequent first."""
    games = kind.endings.total()
    rows: list[list[str]] = []
    for (side, reason), count in sorted(kind.endings.items(), key=lambda ending: (-ending[1], ending[0])):
        low, high = wilson(count, games)
        interval = f"{100 * low:.1f} to {100 * high:.1f} %"
        rows.append([side or "nobody", reason, f"{count:,}", percent(count / games), interval])
    return rows


def characters_table(kind: Balance) -> Table:
    """How often a side won with a character in its team, and without."""
    table = new_table(f"{kind.name}: wins by each character's presence", "Side", "Character")
    for column in CHARACTER_COLUMNS[2:]:
        table.add_column(column, justify="right")
    for side in kind.sides:
        for row in character_rows(kind, side):
            table.add_row(*row)
        table.add_section()
    return table


CHARACTER_COLUMNS: Final = (
    "Side",
    "Character",
    "Games",
    "With",
    "Without",
    "Moves its side's chance by",
    "95 % interval",
)


def character_rows(kind: Balance, side: str) -> list[list[str]]:
    """What each character of a side moves, the strongest first."""
    names = [name for of, name in kind.present if of == side]
    return [
        character_row(kind, side, name) for name in sorted(names, key=lambda each: (-kind.moved(side, each)[0], each))
    ]


def character_row(kind: Balance, side: str, name: str) -> list[str]:
    """What a character moves."""
    present, without = kind.present[side, name], kind.without(side, name)
    cells = [side, name, f"{present.games:,}", percent(present.share)]
    if not without.games:
        return [*cells, "", "", ""]
    apart, low, high = kind.moved(side, name)
    return [*cells, percent(without.share), f"{100 * apart:+.1f}", f"{100 * low:+.1f} to {100 * high:+.1f}"]
