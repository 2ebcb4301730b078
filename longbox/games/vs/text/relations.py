"""Which cards a text means, by how they stand to players and to other cards: "you control", "adjacent to ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import aspects
from longbox.games.vs.actions.equipping import bearer_of
from longbox.games.vs.actions.formation import adjacent, protects
from longbox.games.vs.aspects import AFFILIATION, ANY, ATTACHMENT, COMBAT, FACE, IN_PLAY, NAME, POSITION, VERSION, Fact
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT
from longbox.games.vs.table import CHAIN
from longbox.games.vs.terms import APART, Filter, Noun, ReadingFilter, Situation, TextAmount, Who
from longbox.games.vs.text.values import WithValue, value_of
from longbox.texts.amounts import Fixed
from longbox.texts.comparing import compare

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference, TeamObject
    from longbox.games.vs.qualities import Qualities

NUMBER: Final[TextAmount] = Fixed(0)


class ControlledBy(ReadingFilter):
    """Objects that some players control: "you control", "your opponents control". [vs Control]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if qualities.object is None:
            # Who plays a card controls its effect. [vs 504.2]
            return game.lies_in(qualities.card, CHAIN) and self.who.means(game, qualities.owner, situation)
        return self.who.means(game, qualities.controller, situation)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class OwnedBy(ReadingFilter):
    """Cards that some players own, in all zones: "you own". [vs 511.2a]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.who.means(game, qualities.owner, situation)


class Other(ReadingFilter):
    """Cards other than the one that the text stands on: "another", "other".

    What the controller of a card does with "another" is done with another than that card. An equipment is no character,
    so that by other characters than this its text means others than the one that it is attached to. [vs 302.3a]

    After a card that the text chose it means others than that one, to which it is bound as a card is made of the text.
    """

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        apart = situation.last_called(self.bound_to) if self.bound_to else situation.last_mentioned(APART)
        if apart:
            return not any([is_it_or_bears_it(game, qualities, reference) for reference in apart])
        if self.bound_to:
            return True
        source = situation.source
        return qualities.card is not source and qualities.card.serial != bearer_of(game, source, situation.reference)

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


def is_it_or_bears_it(game: VsGame, qualities: Qualities, reference: Reference) -> bool:
    """Whether a card is another, or the character to which that is attached as equipment. [vs 302.3a]"""
    serial = reference[0]
    if qualities.card.serial == serial:
        return True
    return serial in game.objects and game.thing(game.box[serial]).attached_to == qualities.card.serial


class AdjacentTo(ReadingFilter):
    """Characters adjacent to another: "adjacent to Lex Luthor". [vs 705.2]"""

    fields = ("noun",)
    of_sorts = (CHARACTER,)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if thing is None:
            return False
        for other in self.noun.recall(game, situation):
            if other.object is not None and adjacent(other.object, thing):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY), (IN_PLAY, ANY))


class AttachedTo(ReadingFilter):
    """Equipment attached to a character: "attached to it". [vs 302.4]"""

    fields = ("noun",)
    of_sorts = (EQUIPMENT,)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if thing is None:
            return False
        return any([other.card.serial == thing.attached_to for other in self.noun.recall(game, situation)])

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


class EquippedTo(AttachedTo):
    """The same, said of who carries it: "each equipment he is equipped with"."""


class IsLike(ReadingFilter):
    """Cards that are like any of some others in something."""

    fields: ClassVar[tuple[str, ...]] = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def like(self, qualities: Qualities, other: Qualities) -> bool:
        """Whether a card is like another."""
        raise NotImplementedError

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for other in self.noun.recall(game, situation):
            if self.like(qualities, other):
                return True
        return False


class SharesAffiliation(IsLike):
    """Cards that share an affiliation with others: "that share an affiliation with Charaxes". [vs Share]"""

    def like(self, qualities: Qualities, other: Qualities) -> bool:
        return qualities.shares_affiliation(other)

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


class SharesName(IsLike):
    """Cards that share a name with others: "that share a name with that character". [vs Share]"""

    def like(self, qualities: Qualities, other: Qualities) -> bool:
        return qualities.shares_name(other)

    def reads(self) -> tuple[Fact, ...]:
        return ((NAME, ANY), (FACE, ANY))


class SharesVersion(IsLike):
    """Cards with a version that others have too. [vs 202.6]"""

    fields = ("other",)

    def __init__(self, other: Noun) -> None:
        super().__init__(other)
        self.other = other

    def like(self, qualities: Qualities, other: Qualities) -> bool:
        return bool(set(qualities.versions) & set(other.versions))

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, ANY), (FACE, ANY))


class HasSameVersion(SharesVersion):
    """Cards with as many versions as another, all of them the same. [vs 202.6]"""

    def like(self, qualities: Qualities, other: Qualities) -> bool:
        return sorted(qualities.versions) == sorted(other.versions)


class DiffersInVersion(SharesVersion):
    """Cards with the name of another, and a different version. [vs 202.6, 202.7]"""

    def like(self, qualities: Qualities, other: Qualities) -> bool:
        return qualities.shares_name(other) and sorted(qualities.versions) != sorted(other.versions)

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, ANY), (NAME, ANY), (FACE, ANY))


class FightsA(ReadingFilter):
    """Characters that take one part in an attack, where a character of a kind takes the other."""

    fields: ClassVar[tuple[str, ...]] = ("filter",)
    of_sorts = (CHARACTER,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fights(self, thing: TeamObject) -> bool:
        """Whether a character takes the part."""
        raise NotImplementedError

    def is_fought(self, thing: TeamObject) -> bool:
        """Whether a character takes the other part."""
        raise NotImplementedError

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if qualities.object is None or not self.fights(qualities.object):
            return False
        for other in game.characters():
            fought = other.object is not None and self.is_fought(other.object)
            if fought and self.filter.matches(game, other, situation) and self.is_other(qualities, other):
                return True
        return False

    def is_other(self, qualities: Qualities, other: Qualities) -> bool:
        """Whether the two stand to each other as they must."""
        return True

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class AttackingA(FightsA):
    """Characters that are attacking such a character: "attacking a support row character". [vs 601.2, 701.1]"""

    def fights(self, thing: TeamObject) -> bool:
        return thing.attacker

    def is_fought(self, thing: TeamObject) -> bool:
        return thing.defender


class DefendingAgainst(FightsA):
    """Characters that are defending against such a character: "defending against a character with flight"."""

    def fights(self, thing: TeamObject) -> bool:
        return thing.defender

    def is_fought(self, thing: TeamObject) -> bool:
        return thing.attacker


class FightsUnlike(FightsA):
    """Characters that fight one with more of something, or less: "a character with a greater cost".

    Attributes:
        value: What of the two is compared.
        relation: What the other must have, against the character itself: `LESS` or `MORE`.
    """

    fields = ("filter", "value", "relation")

    def __init__(self, filter: Filter, value: str, relation: str) -> None:
        super().__init__(filter)
        self.value = value
        self.relation = relation

    def is_other(self, qualities: Qualities, other: Qualities) -> bool:
        return compare(value_of(other, self.value), self.relation, value_of(qualities, self.value))

    def reads(self) -> tuple[Fact, ...]:
        return (*super().reads(), *WithValue(self.value, self.relation, NUMBER).reads())


class AttackingUnlike(FightsUnlike):
    """Those that are attacking such a one. [vs 601.2]"""

    def fights(self, thing: TeamObject) -> bool:
        return thing.attacker

    def is_fought(self, thing: TeamObject) -> bool:
        return thing.defender


class DefendingUnlike(FightsUnlike):
    """Those that are defending against such a one."""

    def fights(self, thing: TeamObject) -> bool:
        return thing.defender

    def is_fought(self, thing: TeamObject) -> bool:
        return thing.attacker


class ProtectingA(ReadingFilter):
    """Characters that are protecting such a character: "protecting a character". [vs 701.7, 705.2b]"""

    fields: ClassVar[tuple[str, ...]] = ("filter",)
    of_sorts = (CHARACTER,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        front = qualities.object
        if front is None:
            return False
        for other in game.characters():
            behind = other.object
            if behind is not None and protects(front, behind) and self.filter.matches(game, other, situation):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY), (aspects.STUNNED, ANY))


class IsOneOf(ReadingFilter):
    """The very cards that a text means: "attacking Namor"."""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def sorts(self) -> tuple[str, ...]:
        return self.noun.sorts()

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.noun.covers(game, qualities, situation)


class IsDirectlyAttacking(ReadingFilter):
    """Characters that are attacking a player directly. [vs 601.2b]"""

    of_sorts = (CHARACTER,)

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.attacker and game.attacked[0] < 0

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)
