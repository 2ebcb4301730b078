"""Which cards a text means, by what they are: "X-Men character you control", "stunned", "with cost 3 or less".

A kind says what sort of card it is; a quality narrows a kind, and can be asked of a card by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.actions.formation import adjacent, is_protected
from longbox.games.vs.aspects import (
    AFFILIATION,
    ANY,
    ATK,
    ATTACHMENT,
    COMBAT,
    COUNTERS,
    DEF,
    EXHAUSTED,
    FACE,
    FLIGHT,
    IDENTITY,
    IN_PLAY,
    NAME,
    POSITION,
    POWERS,
    RANGE,
    REINFORCEMENT,
    STUNNED,
    VERSION,
    WILLPOWER,
    Fact,
)
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, RESOURCE
from longbox.games.vs.modifiers.changes import WITH_FLIGHT, WITH_RANGE, WITH_REINFORCEMENT
from longbox.games.vs.text.terms import Amount, Filter, Noun, Situation, Who

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class Anything(Filter):
    """Every card: "card"."""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return True


class OfType(Filter):
    """Objects of a type, or cards of it elsewhere: "character", "resource", "equipment". [vs 213.5b, 300.1, Type]"""

    fields = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type
        self.only_characters = type == CHARACTER

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_a(self.type)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY), (FACE, ANY))


class CardOfType(Filter):
    """Cards that have a type printed, wherever they are: "character card". [vs 300.1, 701.11b]"""

    fields = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.definition.card_type == self.type

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY),)


class NotOfType(Filter):
    """Cards that have another type printed: "non-character card". [vs Non-<something>]"""

    fields = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.definition.card_type != self.type

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY),)


class With(Filter):
    """Cards of a kind that have a quality: "stunned character", "character with cost 3 or less"."""

    fields = ("quality", "filter")

    def __init__(self, quality: Filter, filter: Filter) -> None:
        self.quality = quality
        self.filter = filter
        self.only_characters = quality.only_characters or filter.only_characters

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.filter.matches(game, qualities, situation) and self.quality.matches(game, qualities, situation)


class EitherOf(Filter):
    """Cards of any of several kinds: "attacker or defender", "plot twist or location"."""

    fields = ("filters",)

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters = filters
        self.only_characters = all([filter.only_characters for filter in filters])

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for filter in self.filters:
            if filter.matches(game, qualities, situation):
                return True
        return False


class AllOf(Filter):
    """Cards that have several qualities: "in your front row"."""

    fields = ("filters",)

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        self.filters = filters
        self.only_characters = any([filter.only_characters for filter in filters])

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for filter in self.filters:
            if not filter.matches(game, qualities, situation):
                return False
        return True


class IsInPlay(Filter):
    """Objects: "in play". [vs Object]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and game.is_current(qualities.object.reference)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class Lacks(Filter):
    """Cards that lack a quality: "non-stunned", "without flight". [vs Non-<something>]"""

    fields = ("quality",)

    def __init__(self, quality: Filter) -> None:
        self.quality = quality

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return not self.quality.matches(game, qualities, situation)


# What is printed, as modifiers left it


class Named(Filter):
    """Cards with a name: "card named Dr. Doom". [vs 201.4, 202.3]"""

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.name in qualities.names

    def reads(self) -> tuple[Fact, ...]:
        return ((NAME, self.name), (FACE, ANY))


class WithIdentity(Filter):
    """Cards with an identity: "character with the identity Robin". [vs 201.6, Identity]"""

    fields = ("identity",)

    def __init__(self, identity: str) -> None:
        self.identity = identity

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.identity in qualities.identities

    def reads(self) -> tuple[Fact, ...]:
        return ((IDENTITY, self.identity), (FACE, ANY))


class HasAffiliation(Filter):
    """Cards with an affiliation: "X-Men". [vs 206.1, 206.1b]"""

    fields = ("affiliation",)

    def __init__(self, affiliation: str) -> None:
        self.affiliation = affiliation

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.affiliation in qualities.affiliations

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, self.affiliation),)


class IsAffiliated(Filter):
    """Cards with any affiliation: "affiliated". [vs 206.1, Affiliated]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return bool(qualities.affiliations)

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


class HasVersion(Filter):
    """Cards with a version: "Army", "Team-Up". [vs 201.2c, 202.5, Tag, 202.2]"""

    fields = ("version",)

    def __init__(self, version: str) -> None:
        self.version = version

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.version in qualities.versions

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, self.version),)


class HasTrait(Filter):
    """Cards with a class or trait: "Mutant", "Energy". [vs 207.3, 207.1a, 207.2]"""

    fields = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        # A stunned character and a face-down resource keep them. [vs 207.2]
        return self.trait in qualities.definition.traits


class OfBrand(Filter):
    """Marvel cards, or DC cards. [vs 212.2, 701.19, 701.20]"""

    fields = ("brand",)

    def __init__(self, brand: str) -> None:
        self.brand = brand

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.definition.brand == self.brand


class HasKeyword(Filter):
    """Cards with a keyword: "reservist", "with concealed". [vs 201.2b, 706.3c, Tag]"""

    fields = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.has_keyword(self.keyword)

    def reads(self) -> tuple[Fact, ...]:
        return ((POWERS, self.keyword), (STUNNED, ANY), (FACE, ANY))


ASPECT_OF_CHARACTERISTIC: Final[dict[str, int]] = {
    WITH_FLIGHT: FLIGHT,
    WITH_RANGE: RANGE,
    WITH_REINFORCEMENT: REINFORCEMENT,
}


class HasCharacteristic(Filter):
    """Cards with flight, range or reinforcement. [vs 701.4, 701.8, 701.10]"""

    fields = ("characteristic",)

    def __init__(self, characteristic: str) -> None:
        self.characteristic = characteristic

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if self.characteristic == WITH_FLIGHT:
            return qualities.flight
        if self.characteristic == WITH_RANGE:
            return qualities.range
        return qualities.reinforcement

    def reads(self) -> tuple[Fact, ...]:
        return ((ASPECT_OF_CHARACTERISTIC[self.characteristic], ANY),)


class IsUnique(Filter):
    """Cards with the unique characteristic. [vs 701.15]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_unique()

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, ANY), (FACE, ANY))


# Numbers

COST: Final = "cost"
PRINTED_COST: Final = "printed cost"
WITH_ATK: Final = "ATK"
WITH_DEF: Final = "DEF"
PRINTED_ATK: Final = "printed ATK"
PRINTED_DEF: Final = "printed DEF"
WITH_WILLPOWER: Final = "willpower"
VALUES: Final = (COST, PRINTED_COST, WITH_ATK, WITH_DEF, PRINTED_ATK, PRINTED_DEF, WITH_WILLPOWER)
ASPECT_OF_VALUE: Final[dict[str, int]] = {WITH_ATK: ATK, WITH_DEF: DEF, WITH_WILLPOWER: WILLPOWER}

EXACTLY: Final = "exactly"
OR_LESS: Final = "or less"
OR_MORE: Final = "or more"
LESS: Final = "less than"
MORE: Final = "greater than"


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
    return max(qualities.willpower, 0)


def compare(value: int, relation: str, number: int) -> bool:
    """Whether a value stands so to a number."""
    if relation == OR_LESS:
        return value <= number
    if relation == OR_MORE:
        return value >= number
    if relation == LESS:
        return value < number
    if relation == MORE:
        return value > number
    return value == number


class WithValue(Filter):
    """Cards with a value that compares so to a number: "with cost 3 or less", "with ATK greater than ...".

    Attributes:
        value: One of `VALUES`.
        relation: `EXACTLY`, `OR_LESS`, `OR_MORE`, `LESS` or `MORE`.
        number: What it is compared to.
    """

    fields = ("value", "relation", "number")

    def __init__(self, value: str, relation: str, number: Amount) -> None:
        self.value = value
        self.relation = relation
        self.number = number

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not qualities.known:
            return False
        return compare(value_of(qualities, self.value), self.relation, self.number.count(game, situation))

    def reads(self) -> tuple[Fact, ...]:
        aspect = ASPECT_OF_VALUE.get(self.value)
        return ((FACE, ANY),) if aspect is None else ((aspect, ANY), (FACE, ANY))


class MultipliedAtk(Filter):
    """Characters with ATK at least double the printed ATK."""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.positive_atk() >= 2 * qualities.definition.atk

    def reads(self) -> tuple[Fact, ...]:
        return ((ATK, ANY),)


# What objects are now


class IsStunned(Filter):
    """Stunned characters. [vs 701.12]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_stunned()

    def reads(self) -> tuple[Fact, ...]:
        return ((STUNNED, ANY),)


class IsReady(Filter):
    """Ready objects. [vs 701.9]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.exhausted

    def reads(self) -> tuple[Fact, ...]:
        return ((EXHAUSTED, ANY),)


class IsExhausted(Filter):
    """Exhausted objects. [vs 701.3]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.exhausted

    def reads(self) -> tuple[Fact, ...]:
        return ((EXHAUSTED, ANY),)


class IsAttacker(Filter):
    """Attackers: characters that are attacking. [vs 701.1]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.attacker

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class IsTeamAttacker(Filter):
    """Team attackers: characters that are team attacking. [vs 701.14]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.team_attacker

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class IsDefender(Filter):
    """Defenders: characters that are defending. [vs 701.2]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.defender

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class InFrontRow(Filter):
    """Characters in a front row. [vs 701.5]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.in_front()

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class InSupportRow(Filter):
    """Characters in a support row. [vs 701.13]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.in_support()

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class IsHidden(Filter):
    """Characters in the hidden area. [vs 701.17]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.hidden

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class IsVisible(Filter):
    """Characters in the visible area. [vs 701.18]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.hidden

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY),)


class IsProtected(Filter):
    """Protected characters. [vs 701.7]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and is_protected(game, qualities.object)

    def reads(self) -> tuple[Fact, ...]:
        return ((POSITION, ANY), (STUNNED, ANY))


class IsFaceUp(Filter):
    """Face-up resources. [vs 701.11e]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.face_up

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY),)


class IsFaceDown(Filter):
    """Face-down resources. [vs 701.11a]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_resource() and qualities.object is not None and not qualities.object.face_up

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY),)


class IsEquipped(Filter):
    """Characters with equipment attached. [vs 302.4]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_character() and bool(game.equipment_on(qualities.card))

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


class HasCounter(Filter):
    """Objects with a counter: "with a cosmic counter". [vs 215.1]"""

    fields = ("counter",)

    def __init__(self, counter: str) -> None:
        self.counter = counter

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        return thing is not None and thing.counters.get(self.counter, 0) > 0

    def reads(self) -> tuple[Fact, ...]:
        return ((COUNTERS, ANY),)


# How they stand to players and to other cards


class ControlledBy(Filter):
    """Objects that some players control: "you control", "your opponents control". [vs Control]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.controller in self.who.players(game, situation)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class OwnedBy(Filter):
    """Cards that some players own, in all zones: "you own". [vs 511.2a]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.owner in self.who.players(game, situation)


class Other(Filter):
    """Cards other than the one that the text stands on: "another", "other"."""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.card is not situation.source


class AdjacentTo(Filter):
    """Characters adjacent to another: "adjacent to Lex Luthor". [vs 705.2]"""

    fields = ("noun",)

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


class AttachedTo(Filter):
    """Equipment attached to a character: "attached to it". [vs 302.4]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if thing is None:
            return False
        return any([other.card.serial == thing.attached_to for other in self.noun.recall(game, situation)])

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


class SharesAffiliation(Filter):
    """Cards that share an affiliation with others: "that share an affiliation with Charaxes". [vs Share]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for other in self.noun.recall(game, situation):
            if qualities.shares_affiliation(other):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


class SharesName(Filter):
    """Cards that share a name with others: "that share a name with that character". [vs Share]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for other in self.noun.recall(game, situation):
            if qualities.shares_name(other):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((NAME, ANY), (FACE, ANY))


class SharesVersion(Filter):
    """Cards with a version that others have too. [vs 202.6]"""

    fields = ("other",)

    def __init__(self, other: Noun) -> None:
        self.other = other

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for other in self.other.recall(game, situation):
            if set(qualities.versions) & set(other.versions):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, ANY), (FACE, ANY))


class HasSameVersion(SharesVersion):
    """Cards with as many versions as another, all of them the same. [vs 202.6]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for other in self.other.recall(game, situation):
            if sorted(qualities.versions) == sorted(other.versions):
                return True
        return False


class DiffersInVersion(SharesVersion):
    """Cards with the name of another, and a different version. [vs 202.6, 202.7]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for other in self.other.recall(game, situation):
            if qualities.shares_name(other) and sorted(qualities.versions) != sorted(other.versions):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, ANY), (NAME, ANY), (FACE, ANY))


class AttackingA(Filter):
    """Characters that are attacking such a character: "attacking a support row character". [vs 601.2, 701.1]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if qualities.object is None or not qualities.object.attacker:
            return False
        for other in game.characters():
            if other.object is not None and other.object.defender and self.filter.matches(game, other, situation):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class DefendingAgainst(Filter):
    """Characters that are defending against such a character: "defending against a character with flight"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if qualities.object is None or not qualities.object.defender:
            return False
        for other in game.characters():
            if other.object is not None and other.object.attacker and self.filter.matches(game, other, situation):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class IsDirectlyAttacking(Filter):
    """Characters that are attacking a player directly. [vs 601.2b]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.attacker and game.attacked[0] < 0

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class HasChosenAffiliation(Filter):
    """Cards with the affiliation that was chosen: "with the chosen affiliation". [vs 511.4]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for affiliation in situation.names.get(AFFILIATION_CHOICE, ()):
            if affiliation in qualities.affiliations:
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


AFFILIATION_CHOICE: Final = "affiliation"
"""What an affiliation that a text let somebody choose is kept under, in situations and on objects."""

# Kinds that many texts speak of

CHARACTERS: Final = OfType(CHARACTER)
RESOURCES: Final = OfType(RESOURCE)
EQUIPMENTS: Final = OfType(EQUIPMENT)
ATTACKERS: Final = With(IsAttacker(), CHARACTERS)
DEFENDERS: Final = With(IsDefender(), CHARACTERS)
TEAM_ATTACKERS: Final = With(IsTeamAttacker(), CHARACTERS)
