"""How the two sides of a game stand against each other, as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

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
    for side, wins in kind.sides.items():
        table.add_row(side, f"{wins.games:,}", *share_cells(wins))
    mean, deviation, least, median, most = spread_cells(kind.rounds)
    table.caption = f"Rounds: {mean} on average, spread {deviation}, from {least} to {most}, median {median}."
    table.caption_justify = "left"
    return table


def endings_table(kind: Balance) -> Table:
    """By which victory condition games were won."""
    table = new_table(f"{kind.name}: wins by victory condition", "Side", "Victory")
    for column in ("Games", "Share", "95 % interval"):
        table.add_column(column, justify="right", no_wrap=True)
    games = kind.endings.total()
    for (side, reason), count in sorted(kind.endings.items(), key=lambda ending: (-ending[1], ending[0])):
        low, high = wilson(count, games)
        interval = f"{100 * low:.1f} to {100 * high:.1f} %"
        table.add_row(side or "nobody", reason, f"{count:,}", percent(count / games), interval)
    return table


def characters_table(kind: Balance) -> Table:
    """How often a side won with a character in its team, and without."""
    table = new_table(f"{kind.name}: wins by each character's presence", "Side", "Character")
    for column in ("Games", "With", "95 % interval", "Without", "Moves its side's chance by"):
        table.add_column(column, justify="right")
    for side in kind.sides:
        names = [name for of, name in kind.present if of == side]
        for name in sorted(names, key=lambda each: (-kind.moved(side, each), each)):
            present = kind.present[side, name]
            without = percent(kind.without(side, name).share) if kind.without(side, name).games else ""
            cells = [f"{present.games:,}", *share_cells(present), without]
            table.add_row(side, name, *cells, f"{100 * kind.moved(side, name):+.1f} %")
        table.add_section()
    return table
