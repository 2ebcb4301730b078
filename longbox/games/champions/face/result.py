"""The end of a game of Marvel Champions: who won, why, and how everybody stood."""

from __future__ import annotations

from longbox.faces.lines import STRONG, Line, line
from longbox.faces.players import YOU
from longbox.faces.words import number_of
from longbox.games.champions import events
from longbox.games.champions.definitions import HERO
from longbox.games.champions.face.cards import hit_points, threat_words, title
from longbox.games.champions.view import TableView


def result_lines(view: TableView) -> list[Line]:
    """Who won, why, and how the players, the villain and the main scheme stood."""
    lines = [line((winner_words(view), STRONG)), line(f"{reason(view)} It took {number_of(view.round, 'round')}.")]
    return [*lines, line(), *[player_line(view, player) for player in range(len(view.players))], *scenario(view)]


def winner_words(view: TableView) -> str:
    """Who won."""
    if not view.won:
        return f"{view.villain()} wins."
    if len(view.players) > 1:
        return "The heroes win."
    name = view.players[0].name
    return f"{name} {'win' if name == YOU else 'wins'}."


def reason(view: TableView) -> str:
    """Why the game ended, in a sentence."""
    notes = [report.note for report in view.reports() if report.kind in (events.WON, events.LOST)]
    words = notes[-1] if notes else "the game is over"
    return f"{words[:1].upper()}{words[1:]}."


def player_line(view: TableView, player: int) -> Line:
    """A player at the end."""
    hero = hero_name(view, player)
    name = view.players[player].name
    who = hero if name == hero else f"{name} · {hero}"
    if view.is_eliminated(player):
        return line((who, STRONG), "   eliminated")
    identity = view.identity(player)
    return line((who, STRONG), f"   {hit_points(view, identity)} hit points")


def hero_name(view: TableView, player: int) -> str:
    """The name of a player's hero, whatever side is up."""
    sides = [view.identity(player), view.other_side(player)]
    return next(side.key() for side in sides if side.definition.type == HERO)


def scenario(view: TableView) -> list[Line]:
    """The villain and the main scheme at the end."""
    villain, scheme = view.villain(), view.main_scheme()
    left = "" if not view.stages_left() or view.won else f", {number_of(view.stages_left(), 'stage')} to come"
    beaten = "defeated" if view.won else f"{hit_points(view, villain)} hit points{left}"
    return [
        line((title(villain), STRONG), f"   {beaten}"),
        line((title(scheme), STRONG), f"   {threat_words(view, scheme)}"),
    ]
