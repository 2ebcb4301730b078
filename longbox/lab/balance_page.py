"""How the two sides of a game stand against each other, as a page with its picture beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.games import find_pack
from longbox.lab.balance_picture import draw_balance
from longbox.lab.balance_report import CHARACTER_COLUMNS, character_rows, ending_rows, side_rows
from longbox.lab.balance_tally import Balance, BalanceTally
from longbox.lab.report import spread_cells
from longbox.lab.reports.document import Code, Document, Grid, Part, Picture, Section, Text
from longbox.lab.reports.pictures import svg_of

HOW_SURE: Final = (
    "All intervals are of 95 %. Bots played: what is true of them need not be true of people. A character moves its "
    "side's chance by how much more often the side wins with it than without, in points."
)


def page_of(tally: BalanceTally, command: str) -> Document:
    """The whole page.

    Args:
        tally: What was counted.
        command: What made it.
    """
    plan = tally.plans[0]
    bots = ", ".join(dict.fromkeys([bot for each in tally.plans for bot in each.bots]))
    told = f"{tally.games:,} games of {bots}, seed {plan.seed}."
    picture = Picture(svg_of(draw_balance(tally)), "Wins by side, victory and character, with intervals")
    about = Section("", [Text(told), Text("Made by:"), Code(command), Text(HOW_SURE), picture])
    return Document(
        f"The sides of {find_pack(plan.game).title}",
        [about, *[section for kind in tally.played for section in sections_of(kind)]],
    )


def sections_of(kind: Balance) -> Iterator[Section]:
    """What is told of one kind of game."""
    mean, _, least, median, most = spread_cells(kind.rounds)
    lasted: Part = Text(f"A game took {mean} rounds on average, from {least} to {most}; half of them at most {median}.")
    yield Section(
        f"{kind.name}: wins by side", [Grid(("Side", "Games", "Share", "95 % interval"), side_rows(kind)), lasted]
    )
    yield Section(
        f"{kind.name}: wins by victory condition",
        [Grid(("Side", "Victory", "Games", "Share", "95 % interval"), ending_rows(kind))],
    )
    rows = [row for side in kind.sides for row in character_rows(kind, side)]
    yield Section(f"{kind.name}: wins by each character's presence", [Grid(CHARACTER_COLUMNS, rows)])
