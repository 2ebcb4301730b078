"""How the two sides of a game stand against each other, as a picture."""

from __future__ import annotations

from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from longbox.games import find_pack
from longbox.lab.balance_tally import Balance, BalanceTally
from longbox.lab.numbers import Wins

INCHES_WIDE: Final = 12.0
INCHES_A_KIND: Final = 5.0


def draw_balance(tally: BalanceTally) -> Figure:
    """The whole picture: a row for each kind of game, with its sides and victories, and its characters."""
    kinds = tally.played
    figure = Figure(figsize=(INCHES_WIDE, INCHES_A_KIND * len(kinds)), layout="constrained")
    figure.suptitle(f"{find_pack(tally.plans[0].game).title}: {tally.games:,} games")
    rows = figure.subplots(len(kinds), 2, squeeze=False)
    for row, kind in zip(rows, kinds, strict=True):
        draw_victories(row[0], kind)
        draw_characters(row[1], kind)
    return figure


def draw_victories(axes: Axes, kind: Balance) -> None:
    """How often each side won, and how."""
    named = [*kind.sides.items(), *[(reason, part_of(kind, count)) for (_, reason), count in kind.endings.items()]]
    draw_intervals(axes, named)
    axes.axvline(50, linestyle=":", color="grey")
    axes.set_title(f"{kind.name}: {kind.rounds.total:,} games of {kind.rounds.mean:.1f} rounds")
    axes.set_xlabel("share of games in %, with 95 % intervals")


def part_of(kind: Balance, count: int) -> Wins:
    """A part of all games, as wins."""
    wins = Wins()
    wins.games, wins.won = kind.rounds.total, count
    return wins


def draw_characters(axes: Axes, kind: Balance) -> None:
    """How often a side won with each character in its team; a line where the side stands in all."""
    keys = sorted(kind.present, key=lambda key: (key[0], -kind.present[key].share))
    draw_intervals(axes, [(name, kind.present[side, name]) for side, name in keys])
    for number, (side, _) in enumerate(keys):
        share = 100 * kind.sides[side].share
        axes.plot([share, share], [number - 0.5, number + 0.5], linestyle=":", color="grey")
    axes.set_title("wins with each character in the team")
    axes.set_xlabel("share of games in %, with 95 % intervals")


def draw_intervals(axes: Axes, named: list[tuple[str, Wins]]) -> None:
    """Shares with their intervals, the first on top."""
    places = list(range(len(named)))
    shares = [100 * wins.share for _, wins in named]
    below = [100 * (wins.share - wins.interval[0]) for _, wins in named]
    above = [100 * (wins.interval[1] - wins.share) for _, wins in named]
    axes.errorbar(shares, places, xerr=(below, above), fmt="o", capsize=3)
    axes.set_yticks(places, [name for name, _ in named])
    axes.invert_yaxis()
