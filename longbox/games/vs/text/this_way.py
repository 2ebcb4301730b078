"""What a text did with cards, to speak of these alone: "the KO'd character", "each character stunned this way".

These are the cards to which it was done in fact: not such as couldn't be stunned, or whose KO was replaced. A text asks
about them as they are where they lay then, or last were. [vs 508.2e]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.terms import NEGATED, Filter, Noun, Situation, TextAmount, TextCondition
from longbox.kernel.terms import MEASURE
from longbox.texts.comparing import compare

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class TheDone(Noun):
    """The cards of a kind with which the text did something: "the KO'd character", "the returned cards".

    Attributes:
        deed: What was done with them: one of `terms.DEEDS`.
        filter: What they are.
    """

    fields = ("deed", "filter")
    refers = MEASURE
    speaks = False

    def __init__(self, deed: str, filter: Filter) -> None:
        self.deed = deed
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return (self.deed,)

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [situation.found(game, reference) for reference in situation.done_with(self.deed)]
        return [qualities for qualities in found if qualities is not None]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [situation.recalled(game, reference) for reference in situation.done_with(self.deed)]
        return [qualities for qualities in found if qualities is not None]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return any([found.card is qualities.card for found in self.find(game, situation)])


class DoneThisWay(TextAmount):
    """With how many cards of a kind the text did something: "for each character KO'd this way".

    Attributes:
        filter: The kind, which is asked of each as it was before.
        deed: What was done with them: one of `terms.DEEDS`.
    """

    fields = ("filter", "deed")
    refers = MEASURE

    def __init__(self, filter: Filter, deed: str) -> None:
        self.filter = filter
        self.deed = deed

    def sorts(self) -> tuple[str, ...]:
        return (self.deed,)

    def count(self, game: VsGame, situation: Situation) -> int:
        found = TheDone(self.deed, self.filter).recall(game, situation)
        return len([qualities for qualities in found if self.filter.matches(game, qualities, situation)])


class WasDoneThisWay(TextCondition):
    """Whether the text did something with so many cards of a kind: "if a character was stunned this way"."""

    fields = ("filter", "relation", "number", "deed")
    refers = MEASURE

    def __init__(self, filter: Filter, relation: str, number: TextAmount, deed: str) -> None:
        self.filter = filter
        self.relation = relation
        self.number = number
        self.deed = deed

    def sorts(self) -> tuple[str, ...]:
        return (self.deed,)

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        done = DoneThisWay(self.filter, self.deed).count(game, resolution)
        return compare(done, self.relation, self.number.count(game, resolution))


class EffectWasNegated(TextCondition):
    """Whether the text negated the effect that it was to negate: "if that effect is negated". [vs 509.1]"""

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (NEGATED,)

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return bool(resolution.done_with(NEGATED))
