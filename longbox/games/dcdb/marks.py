"""The marks by which what waits for cards knows them from afar."""

from __future__ import annotations

from functools import reduce
from operator import or_

from longbox.games.dcdb.definitions import ALL_MARKS, IF_IT_COSTS, IF_IT_DEFENDS, IF_IT_HAS_KEYWORDS, TIME_TRAVEL
from longbox.games.dcdb.kinds import CardKind, EitherOf, HasKeyword, IsBlock, IsDefense, OfType
from longbox.games.dcdb.values import CostAtLeast, CostEither


def marks_of(kind: CardKind) -> int:
    """The marks that cards of a kind may have; `ALL_MARKS` where that isn't simply told."""
    if isinstance(kind, OfType):
        return kind.bit | kind.bit << IF_IT_COSTS
    if isinstance(kind, EitherOf):
        return reduce(or_, [marks_of(part) for part in kind.kinds])
    if isinstance(kind, CostAtLeast) and kind.cost > 0:
        return marks_of(kind.kind) >> IF_IT_COSTS << IF_IT_COSTS
    if isinstance(kind, CostEither) and kind.cost > 0 and kind.other_cost > 0:
        return marks_of(kind.kind) >> IF_IT_COSTS << IF_IT_COSTS
    if isinstance(kind, IsDefense | IsBlock):
        return IF_IT_DEFENDS
    if isinstance(kind, HasKeyword) and kind.keyword != TIME_TRAVEL:
        return IF_IT_HAS_KEYWORDS
    return ALL_MARKS
