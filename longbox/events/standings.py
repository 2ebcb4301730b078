"""Match points, and who stands before whom. [cube 9.090, 9.110]"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

MATCH_POINTS: Final = {1: 4, 2: 2}
"""For first and second place; third and fourth get none. [cube 9.090]"""


class Finish(NamedTuple):
    """How one player finished at a table: the entrant's number, and the place. Two can share the last place."""

    entrant: int
    place: int


Pod = Sequence[Finish]
"""How all players of a table finished."""


class Standing(NamedTuple):
    """Where a player stands.

    Attributes:
        rank: From 1, the best.
        entrant: The entrant's number.
        points: Match points.
        firsts: How many tables the player won.
        opponents_points: The match points of an opponent, on average over all who were met.
        opponents_firsts: How many tables an opponent won, likewise.
        draw: The number that decides what nothing else does, drawn once for the event.
    """

    rank: int
    entrant: int
    points: int
    firsts: int
    opponents_points: Fraction
    opponents_firsts: Fraction
    draw: int


def match_points(place: int) -> int:
    """What a place counts. [cube 9.090]"""
    return MATCH_POINTS.get(place, 0)


def standings(draws: Sequence[int], pods: Sequence[Pod]) -> list[Standing]:
    """All players, the best first. [cube 9.110]

    Equal match points are parted by first places, then by what the opponents achieved, then by the draw. Of the
    opponents, match points count before first places, and both on average: at a table of three one meets fewer.

    Args:
        draws: The number that each entrant drew, by the entrants' numbers.
        pods: What was played and reported.
    """
    points, firsts = totals(len(draws), pods)
    met = opponents(len(draws), pods)
    found = [
        Standing(0, entrant, points[entrant], firsts[entrant], average(points, foes), average(firsts, foes), draw)
        for entrant, (foes, draw) in enumerate(zip(met, draws, strict=True))
    ]
    found.sort(key=order)
    return [standing._replace(rank=rank) for rank, standing in enumerate(found, 1)]


def order(standing: Standing) -> tuple[int, int, Fraction, Fraction, int]:
    """What standings are sorted by, the best first. [cube 9.110]"""
    return (
        -standing.points,
        -standing.firsts,
        -standing.opponents_points,
        -standing.opponents_firsts,
        standing.draw,
    )


def totals(entrants: int, pods: Sequence[Pod]) -> tuple[list[int], list[int]]:
    """The match points and the first places of each entrant."""
    points, firsts = [0] * entrants, [0] * entrants
    for pod in pods:
        for entrant, place in pod:
            points[entrant] += match_points(place)
            firsts[entrant] += place == 1
    return points, firsts


def opponents(entrants: int, pods: Sequence[Pod]) -> list[list[int]]:
    """Whom each entrant met, as often as they met."""
    met: list[list[int]] = [[] for _ in range(entrants)]
    for pod in pods:
        for finish in pod:
            met[finish.entrant] += [other.entrant for other in pod if other.entrant != finish.entrant]
    return met


def average(values: Sequence[int], of: Sequence[int]) -> Fraction:
    """What some entrants have on average; nothing where there are none."""
    return Fraction(sum([values[entrant] for entrant in of]), len(of)) if of else Fraction(0)
