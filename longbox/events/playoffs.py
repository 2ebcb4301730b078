"""Semi-finals and finals: who plays, and in which seats. [cube 9.080-9.100]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.events.standings import Pod

SEMI_FINALS: Final = ((1, 4, 5, 8), (2, 3, 6, 7))
"""Who sits at which table, clockwise, by rank after the last round that all played. [cube 9.081, 9.100]"""

TOP_FOUR: Final = 4
TOP_EIGHT: Final = 8
FINALISTS_OF_EACH: Final = 2


def semi_final_pods(ranked: Sequence[int]) -> list[list[int]]:
    """The two tables of the semi-finals in their seats, the first of which may play or draft. [cube 9.081, 9.100]

    Args:
        ranked: The eight who play on, the best first.
    """
    return [[ranked[rank - 1] for rank in table] for table in SEMI_FINALS]


def finalists(semi_finals: Sequence[Pod], ranked: Sequence[int]) -> list[int]:
    """Who plays in the finals after semi-finals, in their seats: the first two of each. [cube 9.081, 9.100]

    They sit clockwise as they stood before the semi-finals, and the best of them may choose to play or draft. Where so
    many share the last place that nobody came second, whoever stood best goes through.
    """
    through = [entrant for pod in semi_finals for entrant in _best(pod, ranked)[:FINALISTS_OF_EACH]]
    return sorted(through, key=ranked.index)


def _best(pod: Pod, ranked: Sequence[int]) -> list[int]:
    """The players of a table, the first ones first."""
    return [finish.entrant for finish in sorted(pod, key=lambda finish: (finish.place, ranked.index(finish.entrant)))]


def final_ranking(ranked: Sequence[int], semi_finals: Sequence[Pod], final: Pod | None) -> list[int]:
    """How an event ended: by the finals, then the semi-finals, then the rounds before. [cube 9.080, 9.081]

    Args:
        ranked: All entrants as they stood after the rounds that all played.
        semi_finals: The tables of the semi-finals, if there were any.
        final: The table of the finals, if it was played.
    """
    in_final = {finish.entrant: finish.place for finish in final or ()}
    in_semi_finals = {finish.entrant: finish.place for pod in semi_finals for finish in pod}
    last = len(ranked) + 1

    def order(entrant: int) -> tuple[int, int, int]:
        return in_final.get(entrant, last), in_semi_finals.get(entrant, last), ranked.index(entrant)

    return sorted(ranked, key=order)
