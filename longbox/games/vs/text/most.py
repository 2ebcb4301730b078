"""Which cards have the most or least of something, and how much some have together: "with the highest cost"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.aspects import ANY, FACE, IN_PLAY, Fact
from longbox.games.vs.terms import Filter, ReadingAmount, ReadingFilter, Situation
from longbox.games.vs.text.nouns import in_play
from longbox.games.vs.text.values import ASPECT_OF_VALUE, value_of
from longbox.texts.comparing import MORE, OR_LESS, OR_MORE, compare
from longbox.texts.filters import With

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


def read_of(value: str) -> tuple[Fact, ...]:
    """What a value of objects depends on."""
    aspect = ASPECT_OF_VALUE.get(value)
    own: tuple[Fact, ...] = () if aspect is None else ((aspect, ANY),)
    return (*own, (FACE, ANY), (IN_PLAY, ANY))


class WithMost(ReadingFilter):
    """Objects of a kind of which none has more of something, or less: "character you control with the highest cost".

    Several that have as much all are such.

    Attributes:
        filter: The kind.
        relation: `MORE` for those with the most, `LESS` for those with the least.
        value: What is compared.
    """

    fields: ClassVar[tuple[str, ...]] = ("filter", "relation", "value")

    def __init__(self, filter: Filter, relation: str, value: str) -> None:
        self.filter = filter
        self.relation = relation
        self.value = value
        self.within = filter.within

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return self.filter.found_where()

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if qualities.object is None or not self.filter.matches(game, qualities, situation):
            return False
        own = value_of(qualities, self.value)
        no_less = OR_MORE if self.relation == MORE else OR_LESS
        others = in_play(game, self.filter, situation)
        return all([compare(own, no_less, value_of(other, self.value)) for other in others])

    def reads(self) -> tuple[Fact, ...]:
        return read_of(self.value)


class WithMostOf(WithMost):
    """The same, with what narrows the kind said last: "character with the highest cost an opponent controls"."""

    fields = ("kind", "relation", "value", "quality")

    def __init__(self, kind: Filter, relation: str, value: str, quality: Filter) -> None:
        super().__init__(With(kind, quality), relation, value)
        self.kind = kind
        self.quality = quality


class TotalOf(ReadingAmount):
    """How much of something all objects of a kind have together: "the total cost of characters you control"."""

    fields = ("value", "filter")

    def __init__(self, value: str, filter: Filter) -> None:
        self.value = value
        self.filter = filter

    def count(self, game: VsGame, situation: Situation) -> int:
        return sum([value_of(qualities, self.value) for qualities in in_play(game, self.filter, situation)])

    def reads(self) -> tuple[Fact, ...]:
        return read_of(self.value)
