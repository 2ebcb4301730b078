"""The end of a game of Vs. System: who won, why, and how everybody stood."""

from __future__ import annotations

from longbox.faces.lines import STRONG, Line, line
from longbox.faces.players import YOU
from longbox.faces.words import number_of
from longbox.games.vs import events
from longbox.games.vs.view import TableView
from longbox.kernel.zones import NOBODY


def result_lines(view: TableView) -> list[Line]:
    """Who won, why, and the endurance of all."""
    lines = [line((winner_words(view), STRONG)), line(f"{reason(view)} It took {number_of(view.turn, 'turn')}.")]
    return [*lines, line(), *[player_line(view, player) for player in range(len(view.players))]]


def winner_words(view: TableView) -> str:
    """Who won."""
    if view.winner == NOBODY:
        return "Nobody wins: it is a draw."
    name = view.players[view.winner].name
    return f"{name} {'win' if name == YOU else 'wins'}."


def reason(view: TableView) -> str:
    """Why the game ended, in a sentence."""
    ends = [report for report in view.reports() if report.kind in (events.LOSE, events.DRAW_GAME)]
    if not ends:
        return "The game is over."
    last = ends[-1]
    if last.kind is events.DRAW_GAME:
        return f"The game is a draw{last.note}."
    name = view.players[last.player].name
    words = last.note.removeprefix(" ") or "with nothing left to play for"
    if words.startswith("and concedes"):
        return f"{name} {'concede' if name == YOU else 'concedes'}."
    return f"{name} {'lose' if name == YOU else 'loses'} {words}."


def player_line(view: TableView, player: int) -> Line:
    """A player at the end."""
    out = "   lost" if view.is_out(player) else ""
    return line((view.players[player].name, STRONG), f"   {view.endurance(player)} endurance{out}")
