"""Which cards a text means, by what they are: "X-Men character", "card named Dr. Doom", "with flight".

A kind says what sort of card it is; a quality narrows a kind, and can be asked of a card by itself. `values`,
`states` and `relations` have more qualities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import AFFILIATION, ANY, FACE, IDENTITY, IN_PLAY, NAME, POWERS, STUNNED, VERSION, Fact
from longbox.games.vs.definitions import CARD_TYPES, CHARACTER
from longbox.games.vs.modifiers.changes import ASPECT_OF, WITH_FLIGHT, WITH_RANGE
from longbox.games.vs.terms import AFFILIATION_CHOICE, Filter, ReadingFilter, Situation
from longbox.kernel import terms
from longbox.kernel.terms import OUT_OF_PLAY, Bearer
from longbox.texts.filters import EitherOf

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class OfType(ReadingFilter):
    """Objects of a type, or cards of it elsewhere: "character", "resource", "equipment". [vs 213.5b, 300.1, Type]"""

    fields = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type
        self.within = CHARACTER if type == CHARACTER else ""

    def sorts(self) -> tuple[str, ...]:
        return (self.type,)

    def found_where(self) -> str:
        return terms.IN_PLAY

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_a(self.type)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY), (FACE, ANY))


class CardOfType(ReadingFilter):
    """Cards that have a type printed, wherever they are: "character card". [vs 300.1, 701.11b]"""

    fields = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type

    def sorts(self) -> tuple[str, ...]:
        return (self.type,)

    def found_where(self) -> str:
        return OUT_OF_PLAY

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.definition.card_type == self.type

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY),)


class NotOfType(ReadingFilter):
    """Cards that have another type printed: "non-character card". [vs Non-<something>]"""

    fields = ("type",)

    def __init__(self, type: str) -> None:
        self.type = type

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return tuple([each for each in CARD_TYPES if each != self.type])

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.definition.card_type != self.type

    def reads(self) -> tuple[Fact, ...]:
        return ((FACE, ANY),)


class OneOrOther(EitherOf["VsGame", "Qualities", Situation]):
    """The same of two kinds, each of them said with "target": "target location or target equipment"."""

    fields = ("first", "second")

    def __init__(self, first: Filter, second: Filter) -> None:
        super().__init__((first, second))
        self.first = first
        self.second = second


class OneOrAnother(OneOrOther):
    """The same of two kinds, each of them with an article: "an equipment card or a location card"."""


# What is printed, as modifiers left it


class Named(ReadingFilter):
    """Cards with a name: "card named Dr. Doom". [vs 201.4, 202.3]"""

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.name in qualities.names

    def reads(self) -> tuple[Fact, ...]:
        return ((NAME, self.name), (FACE, ANY))


class WithIdentity(ReadingFilter):
    """Cards with an identity: "character with the identity Robin". [vs 201.6, Identity]"""

    fields = ("identity",)

    def __init__(self, identity: str) -> None:
        self.identity = identity

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.identity in qualities.identities

    def reads(self) -> tuple[Fact, ...]:
        return ((IDENTITY, self.identity), (FACE, ANY))


class HasAffiliation(ReadingFilter):
    """Cards with an affiliation: "X-Men". [vs 206.1, 206.1b]"""

    fields = ("affiliation",)

    def __init__(self, affiliation: str) -> None:
        self.affiliation = affiliation

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.affiliation in qualities.affiliations

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, self.affiliation),)


class HasChosenAffiliation(ReadingFilter):
    """Cards with the affiliation that was chosen: "with the chosen affiliation". [vs 511.4]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        for affiliation in situation.names.get(AFFILIATION_CHOICE, ()):
            if affiliation in qualities.affiliations:
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


class IsAffiliated(ReadingFilter):
    """Cards with any affiliation: "affiliated". [vs 206.1, Affiliated]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return bool(qualities.affiliations)

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


class HasVersion(ReadingFilter):
    """Cards with a version: "Army", "Team-Up". [vs 201.2c, 202.5, Tag, 202.2]"""

    fields = ("version",)

    def __init__(self, version: str) -> None:
        self.version = version

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.version in qualities.versions

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, self.version),)


class HasTrait(ReadingFilter):
    """Cards with a class or trait: "Mutant", "Energy". [vs 207.3, 207.1a, 207.2]"""

    fields = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        # A stunned character and a face-down resource keep them. [vs 207.2]
        return self.trait in qualities.definition.traits


class OfBrand(ReadingFilter):
    """Marvel cards, or DC cards. [vs 212.2, 701.19, 701.20]"""

    fields = ("brand",)

    def __init__(self, brand: str) -> None:
        self.brand = brand

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.known and qualities.definition.brand == self.brand


class HasKeyword(ReadingFilter):
    """Cards with a keyword: "reservist", "with concealed". [vs 201.2b, 706.3c, Tag]"""

    fields = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.has_keyword(self.keyword)

    def reads(self) -> tuple[Fact, ...]:
        return ((POWERS, self.keyword), (STUNNED, ANY), (FACE, ANY))


class HasCharacteristic(ReadingFilter):
    """Cards with flight, range or reinforcement. [vs 701.4, 701.8, 701.10]"""

    fields = ("characteristic",)
    of_sorts = (CHARACTER,)

    def __init__(self, characteristic: str) -> None:
        self.characteristic = characteristic

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if self.characteristic == WITH_FLIGHT:
            return qualities.flight
        if self.characteristic == WITH_RANGE:
            return qualities.range
        return qualities.reinforcement

    def reads(self) -> tuple[Fact, ...]:
        return ((ASPECT_OF[self.characteristic], ANY),)


class IsUnique(ReadingFilter):
    """Cards with the unique characteristic. [vs 701.15]"""

    def matches(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_unique()

    def reads(self) -> tuple[Fact, ...]:
        return ((VERSION, ANY), (FACE, ANY))
