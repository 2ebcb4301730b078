"""Results as a picture: who won, how scores and lengths spread, and what buyers of cards won."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from longbox.games import find_pack
from longbox.lab.balance_picture import draw_balance, draw_intervals
from longbox.lab.balance_tally import BalanceTally
from longbox.lab.heat_map import draw_matchups, draw_matrix
from longbox.lab.matchup_tally import MatchupTally
from longbox.lab.matrix_tally import MatrixTally
from longbox.lab.numbers import Spread, Wins
from longbox.lab.tally import Tally

CARDS_SHOWN: Final = 15
MOST_BARS: Final = 30
SIZE_IN_INCHES: Final = (12.0, 9.0)
SETTINGS: Final[Any] = {"svg.hashsalt": "longbox", "axes.spines.top": False, "axes.spines.right": False}
"""The salt makes the same results give the same file."""


def save(tally: Tally | MatrixTally | MatchupTally | BalanceTally, path: Path) -> None:
    """Draw what was counted, as PNG or SVG by the ending of the path."""
    with matplotlib.rc_context(SETTINGS):
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure_of(tally).savefig(path, metadata=metadata)


def figure_of(tally: Tally | MatrixTally | MatchupTally | BalanceTally) -> Figure:
    """The picture of what was counted."""
    if isinstance(tally, BalanceTally):
        return draw_balance(tally)
    if isinstance(tally, MatrixTally):
        return draw_matrix(tally)
    return draw_matchups(tally) if isinstance(tally, MatchupTally) else draw(tally)


def draw(tally: Tally) -> Figure:
    """The whole picture."""
    figure = Figure(figsize=SIZE_IN_INCHES, layout="constrained")
    figure.suptitle(f"{find_pack(tally.plan.game).title}: {tally.games:,} games of {', '.join(tally.plan.bots)}")
    wins, cards, scores, turns = figure.subplots(2, 2).flat
    draw_wins(wins, tally)
    draw_cards(cards, tally)
    draw_scores(scores, tally)
    draw_turns(turns, tally)
    return figure


def draw_wins(axes: Axes, tally: Tally) -> None:
    """The share of wins of each bot and seat."""
    named = [(bot, group.wins) for bot, group in sorted(tally.by["bot"].items())]
    named += [(f"seat {seat}", group.wins) for seat, group in sorted(tally.by["seat"].items())]
    draw_shares(axes, named, tally)
    axes.set_title("Wins, with 95 % intervals")


def draw_cards(axes: Axes, tally: Tally) -> None:
    """How often those won who bought the cards that were bought most."""
    draw_shares(axes, [(tally.marked(name), card.buyers) for name, card in tally.shown(CARDS_SHOWN)], tally)
    axes.set_title("Wins of the buyers of the most bought cards")


def draw_shares(axes: Axes, named: list[tuple[str, Wins]], tally: Tally) -> None:
    """Shares with their intervals, the first on top, and a line where all would be even."""
    draw_intervals(axes, named)
    axes.axvline(100 * tally.everybody.share, linestyle=":", color="grey")
    axes.set_xlabel("share of wins in %")


def draw_scores(axes: Axes, tally: Tally) -> None:
    """How the scores of each bot spread."""
    for bot, group in sorted(tally.by["bot"].items()):
        draw_spread(axes, group.score, label=bot)
    axes.set_title("Scores")
    axes.set_ylabel("share of players in %")
    axes.legend()


def draw_turns(axes: Axes, tally: Tally) -> None:
    """How the lengths of games spread."""
    draw_spread(axes, tally.turns)
    axes.set_title("Turns in a game")
    axes.set_ylabel("share of games in %")


def draw_spread(axes: Axes, spread: Spread, **style: Any) -> None:
    """How often each number came, near ones together where they are many."""
    numbers = [number for number, _ in spread]
    shares = [100 * count / spread.total for _, count in spread]
    width = max(1, round((numbers[-1] - numbers[0]) / MOST_BARS))
    edges = [numbers[0] - 0.5 + width * bar for bar in range(int((numbers[-1] - numbers[0]) // width) + 2)]
    axes.hist(numbers, bins=edges, weights=shares, histtype="step", **style)
