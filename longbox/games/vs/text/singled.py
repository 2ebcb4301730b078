"""The one of some cards that has the most or least of something: "the one with the lower cost". [vs 508.2e]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import Noun, Situation
from longbox.games.vs.text.definite import Pronoun
from longbox.games.vs.text.nouns import REVEALED, speak_of
from longbox.games.vs.text.values import value_of
from longbox.kernel.terms import MEASURE, Term
from longbox.texts.comparing import compare

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


def singled_out(found: list[Qualities], relation: str, value: str) -> list[Qualities]:
    """The one that has more of something than each other, or less; none, where several have as much."""
    return [one for one in found if all([other is one or stands_out(one, other, relation, value) for other in found])]


def stands_out(one: Qualities, other: Qualities, relation: str, value: str) -> bool:
    """Whether a card has more of something than another, or less."""
    return compare(value_of(one, value), relation, value_of(other, value))


class TheOneOfThem(Pronoun):
    """Of the cards that the text spoke of last, the one with the most or least: "the one with the lower cost".

    Attributes:
        relation: `MORE` for the most, `LESS` for the least.
        value: Of what.
    """

    fields: ClassVar[tuple[str, ...]] = ("relation", "value")
    defaults: ClassVar[dict[str, object]] = {}
    said = "the one"

    def __init__(self, relation: str, value: str) -> None:
        super().__init__("them")
        self.relation = relation
        self.value = value

    def in_plural(self) -> Term | None:
        return None

    def are_many(self) -> bool:
        return False

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = singled_out(super().find(game, situation), self.relation, self.value)
        speak_of(game, situation, self, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return singled_out(super().recall(game, situation), self.relation, self.value)


class TheRevealed(Noun):
    """Of the cards that were revealed, the one with the most or least: "the revealed card with the highest cost".

    Attributes:
        relation: `MORE` for the most, `LESS` for the least.
        value: Of what.
    """

    fields = ("relation", "value")
    refers = MEASURE
    speaks = False

    def __init__(self, relation: str, value: str) -> None:
        self.relation = relation
        self.value = value

    def sorts(self) -> tuple[str, ...]:
        return (REVEALED,)

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        now = [situation.found(game, game.reference(one.card)) for one in self.recall(game, situation)]
        return [qualities for qualities in now if qualities is not None]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return singled_out(situation.all_recalled(game, REVEALED), self.relation, self.value)
