"""The end of the deck-building game: who won, with which cards."""

from __future__ import annotations

from typing import Final

from longbox.faces.lines import FAINT, STRONG, Line, Piece, line
from longbox.faces.players import YOU
from longbox.faces.words import listed, number_of, times
from longbox.games.dcdb.face.cards import role_of
from longbox.games.dcdb.view import TableView

TIE_BREAKERS: Final = {
    False: "the deck with more Super-Villains",
    True: "the deck with more Super-Villains, or with the one defeated last, or else to the last in turn order",
}
"""What decides a tie: in the base set, and where no two share a place."""


def result_lines(view: TableView) -> list[Line]:
    """Who won, what the game ended with, and each deck's cards with Victory Points, the best deck first."""
    players = sorted(range(len(view.players)), key=lambda player: -view.points()[player])
    lines = [line((winner_words(view), STRONG)), line(_why_it_ended(view))]
    if view.options.team_game:
        lines += [line(words) for words in _team_lines(view)]
    for player in players:
        lines += [line(), _standing(view, player), *_points_lines(view, player)]
    return lines


def hero_words(view: TableView, player: int) -> Piece:
    """A player's Super Heroes."""
    heroes = view.heroes(player)
    names = " & ".join([hero.key() for hero in heroes]) or "no Super Hero yet"
    hidden = " (face down)" if view.hero_is_face_down(player) else ""
    return Piece(f"{names}{hidden}", role_of(heroes[0].definition) if heroes else "")


def winner_words(view: TableView) -> str:
    """Who won, and how a tie was broken."""
    winners = [view.players[player].name for player in view.winners()]
    if view.options.team_game:
        shared = len(winners) == len(view.players)
        return "Both teams are even: all share the victory." if shared else f"{listed(winners)} win together."
    if len(winners) > 1:
        return f"{listed(winners)} are even in Victory Points and Super-Villains, and share the victory."
    points = view.points()
    best = [player for player, scored in enumerate(points) if scored == max(points)]
    tie = f" The tie at {number_of(max(points), 'point')} goes to {TIE_BREAKERS[view.options.form.ties_are_broken]}."
    return f"{winners[0]} {'win' if winners[0] == YOU else 'wins'}.{tie if len(best) > 1 else ''}"


def _why_it_ended(view: TableView) -> str:
    ends = [report.words for report in view.reports() if report.kind.name == "ended game"]
    return f"{ends[-1]} It took {number_of(view.turn, 'turn')}."


def _team_lines(view: TableView) -> list[str]:
    points = view.points()
    lines = []
    for player in range(len(view.players) // 2):
        team = [player, player + len(view.players) // 2]
        names = listed([view.players[member].name for member in team])
        lines.append(f"{names}: {number_of(sum([points[member] for member in team]), 'point')} together.")
    return lines


def _standing(view: TableView, player: int) -> Line:
    name = Piece(view.players[player].name, STRONG)
    points = Piece(number_of(view.points()[player], "Victory Point"), f"{STRONG} points")
    won = Piece("   won" if player in view.winners() else "", STRONG)
    deck = view.final_deck(player)
    villains = len([card for card, _ in deck if card.definition.is_super_villain])
    counts = f"   {number_of(len(deck), 'card')}, {number_of(villains, 'Super-Villain')}"
    return line(name, " · ", hero_words(view, player), "   ", points, won, (counts, FAINT))


def _points_lines(view: TableView, player: int) -> list[Line]:
    """The cards that gave or took points, with the points of equal cards together."""
    counts: dict[str, int] = {}
    points: dict[str, int] = {}
    for card, worth in view.final_deck(player):
        counts[card.key()] = counts.get(card.key(), 0) + 1
        points[card.key()] = points.get(card.key(), 0) + worth
    names = sorted([name for name in points if points[name]], key=lambda name: (-points[name], name))
    told = [f"{times(name, counts[name])} {points[name]:+}" for name in names]
    return [line(f"   {', '.join(told) or 'no card with points'}")]
