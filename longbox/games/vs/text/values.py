"""Which cards a text means, by their numbers: "with cost 3 or less", "with ATK greater than ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from longbox.games.vs.aspects import ANY, ATK, DEF, FACE, WILLPOWER, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.terms import ReadingFilter, Situation, TextAmount
from longbox.kernel.terms import Bound
from longbox.texts.amounts import Fixed
from longbox.texts.comparing import bounds_of, compare

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

COST: Final = "cost"
PRINTED_COST: Final = "printed cost"
WITH_ATK: Final = "ATK"
WITH_DEF: Final = "DEF"
PRINTED_ATK: Final = "printed ATK"
PRINTED_DEF: Final = "printed DEF"
WITH_WILLPOWER: Final = "willpower"
VALUES: Final = (COST, PRINTED_COST, WITH_ATK, WITH_DEF, PRINTED_ATK, PRINTED_DEF, WITH_WILLPOWER)
ASPECT_OF_VALUE: Final[dict[str, int]] = {WITH_ATK: ATK, WITH_DEF: DEF, WITH_WILLPOWER: WILLPOWER}


def value_of(qualities: Qualities, value: str) -> int:
    """A value of a card, as it is compared: what is below zero is 0, and what is undefined is 0.

    [vs 104.1, 104.3, Printed]
    """
    if value in (COST, PRINTED_COST):
        return qualities.definition.cost if qualities.known else 0
    if value == WITH_ATK:
        return qualities.positive_atk()
    if value == WITH_DEF:
        return qualities.positive_defense()
    if value == PRINTED_ATK:
        return qualities.definition.atk
    if value == PRINTED_DEF:
        return qualities.definition.defense
    return qualities.positive_willpower()


class Compared(Protocol):
    """What compares a number to another: "3 or less"."""

    relation: str
    number: TextAmount


def bounds_if_known(value: object, compared: Compared) -> tuple[Bound, ...]:
    """Within what bounds a value is that is compared to a number; none, where that is not known yet."""
    number = compared.number
    return bounds_of(value, compared.relation, number.value) if isinstance(number, Fixed) else ()


class WithValue(ReadingFilter):
    """Cards with a value that compares so to a number: "with cost 3 or less", "with ATK greater than ...".

    Attributes:
        value: One of `VALUES`.
        relation: `EXACTLY`, `OR_LESS`, `OR_MORE`, `LESS` or `MORE`.
        number: What it is compared to.
    """

    fields = ("value", "relation", "number")

    def __init__(self, value: str, relation: str, number: TextAmount) -> None:
        self.value = value
        self.relation = relation
        self.number = number

    def describes(self) -> tuple[str, ...]:
        return () if self.value in (COST, PRINTED_COST) else (CHARACTER,)

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_if_known(self.value.removeprefix("printed ") if self.value == PRINTED_COST else self.value, self)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not qualities.known:
            return False
        return compare(value_of(qualities, self.value), self.relation, self.number.count(game, situation))

    def reads(self) -> tuple[Fact, ...]:
        aspect = ASPECT_OF_VALUE.get(self.value)
        return ((FACE, ANY),) if aspect is None else ((aspect, ANY), (FACE, ANY))


class MultipliedAtk(ReadingFilter):
    """Characters with ATK at least double the printed ATK."""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.positive_atk() >= 2 * qualities.definition.atk

    def reads(self) -> tuple[Fact, ...]:
        return ((ATK, ANY),)
