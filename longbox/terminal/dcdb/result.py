"""The end of the deck-building game: who won, with which cards."""

from __future__ import annotations

from rich.text import Text

from longbox.games.dcdb.view import TableView
from longbox.terminal.dcdb.board import hero_words
from longbox.terminal.seats import YOU
from longbox.terminal.words import listed, number_of, times


def result_lines(view: TableView) -> list[Text]:
    """Who won, what the game ended with, and each deck's cards with Victory Points, the best deck first."""
    players = sorted(range(len(view.players)), key=lambda player: -view.points()[player])
    lines = [Text(winner_words(view), style="bold"), Text(_why_it_ended(view))]
    if view.options.team_game:
        lines += [Text(line) for line in _team_lines(view)]
    for player in players:
        lines += [Text(), _standing(view, player), *_points_lines(view, player)]
    return lines


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
    tie = f" The tie at {number_of(max(points), 'point')} goes to the deck with more Super-Villains."
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


def _standing(view: TableView, player: int) -> Text:
    name = Text(view.players[player].name, style="bold")
    points = Text(number_of(view.points()[player], "Victory Point"), style="bold green")
    won = Text("   won" if player in view.winners() else "", style="bold")
    deck = view.final_deck(player)
    villains = len([card for card, _ in deck if card.definition.is_super_villain])
    counts = f"   {number_of(len(deck), 'card')}, {number_of(villains, 'Super-Villain')}"
    return Text.assemble(name, " · ", hero_words(view, player), "   ", points, won, (counts, "dim"))


def _points_lines(view: TableView, player: int) -> list[Text]:
    """The cards that gave or took points, with the points of equal cards together."""
    counts: dict[str, int] = {}
    points: dict[str, int] = {}
    for card, worth in view.final_deck(player):
        counts[card.key()] = counts.get(card.key(), 0) + 1
        points[card.key()] = points.get(card.key(), 0) + worth
    names = sorted([name for name in points if points[name]], key=lambda name: (-points[name], name))
    told = [f"{times(name, counts[name])} {points[name]:+}" for name in names]
    return [Text(f"   {', '.join(told) or 'no card with points'}")]
