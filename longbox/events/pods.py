"""Which players sit at a table together, and in which seats. [cube 9.010]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from longbox.events.errors import NoPods
from longbox.kernel.randomness import Randomness

FULL: Final = 4
"""A table of four is what is played wherever possible."""

SMALL: Final = 3

Meetings = Counter[tuple[int, int]]
"""How often two entrants sat at a table together, by their numbers, the smaller one first."""


def pod_sizes(players: int) -> list[int]:
    """The sizes of the tables, from the top: as many fours as possible, threes at the bottom. [cube 9.010]

    Raises:
        NoPods: There are one, two or five players.
    """
    threes = -players % FULL
    fours = (players - SMALL * threes) // FULL
    if players < SMALL or fours < 0:
        count = "1 player" if players == 1 else f"{players} players"
        raise NoPods(f"{count} can't be seated at tables of three and four.")
    return [FULL] * fours + [SMALL] * threes


def meetings(pods: Iterable[Sequence[int]]) -> Meetings:
    """How often each two sat at a table together."""
    met: Meetings = Counter()
    for pod in pods:
        for place, one in enumerate(pod):
            for other in pod[place + 1 :]:
                met[min(one, other), max(one, other)] += 1
    return met


def pods_by_standing(ranked: Sequence[int], points: Mapping[int, int], met: Meetings) -> list[list[int]]:
    """Seat players with those who stand where they stand, from the top. [cube 9.010]

    The rulebook asks for tables by standing and says nothing of those who met before. So match points decide first;
    among players with equal points, those who met the table's other players least often are taken, then the best.

    Args:
        ranked: The entrants who play, the best first.
        points: The match points of each.
        met: How often each two met.
    """
    waiting = list(ranked)
    pods: list[list[int]] = []
    for size in pod_sizes(len(ranked)):
        pod: list[int] = []
        while len(pod) < size:
            chosen = _next_at(pod, waiting, points, met)
            waiting.remove(chosen)
            pod.append(chosen)
        pods.append(pod)
    return pods


def _next_at(pod: Sequence[int], waiting: Sequence[int], points: Mapping[int, int], met: Meetings) -> int:
    """Who joins a table: of those with the most points, whoever met its players least; then whoever stands best."""
    equals = [entrant for entrant in waiting if points[entrant] == points[waiting[0]]]
    return min(equals, key=lambda entrant: sum([met[min(entrant, other), max(entrant, other)] for other in pod]))


def random_pods(entrants: Sequence[int], chance: Randomness) -> list[list[int]]:
    """The tables of a first round, at which nobody stands anywhere yet."""
    order = list(entrants)
    chance.shuffle(order)
    return pods_by_standing(order, dict.fromkeys(order, 0), Counter())


def seated(pod: Sequence[int], chance: Randomness) -> list[int]:
    """Seats by chance, clockwise; whoever gets the first seat has the option to play or draft first. [cube 9.010]"""
    seats = list(pod)
    chance.shuffle(seats)
    return seats
