"""Changes of what cards are called and belong to: affiliations, names and versions. [vs 201, 202, 206]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.aspects import AFFILIATION, ANY, IN_PLAY, NAME, VERSION, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.terms import AFFILIATION_CHOICE, OBJECTS, Filter, Noun, Situation
from longbox.games.vs.what_is_so import Change

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class HasAffiliations(Change):
    """Some cards have affiliations in addition to their own. [vs 206.1]"""

    fields = ("subject", "affiliations")

    def __init__(self, subject: Noun, affiliations: tuple[str, ...]) -> None:
        self.subject = subject
        self.affiliations = affiliations

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(AFFILIATION, affiliation) for affiliation in self.affiliations])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, self.affiliations)


def gain_affiliations(qualities: Qualities, affiliations: tuple[str, ...]) -> None:
    """Give a card affiliations that it lacks."""
    lacking = [affiliation for affiliation in affiliations if affiliation not in qualities.affiliations]
    if lacking:
        qualities.affiliations = (*qualities.affiliations, *lacking)


class GainsChosenAffiliation(Change):
    """Some cards have the affiliation that was chosen, in addition to their own. [vs 511.4]"""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, situation.names.get(AFFILIATION_CHOICE, ()))


class LosesAffiliations(Change):
    """Some cards lose all affiliations. [vs 206.1]"""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.affiliations = ()


class GainsAffiliationsOf(Change):
    """Some cards gain the affiliations of others: "gains the affiliations of each character you control"."""

    fields = ("subject", "filter")

    def __init__(self, subject: Noun, filter: Filter) -> None:
        self.subject = subject
        self.filter = filter

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY), (IN_PLAY, ANY))

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        for other in game.standing().everything:
            if other is not qualities and self.filter.matches(game, other, situation):
                gain_affiliations(qualities, other.affiliations)


class Crossover(Change):
    """Characters you control and cards you own that have any of some affiliations have all of them. [vs 708.3]

    Attributes:
        affiliations: The affiliations.
        zones: Where cards count that aren't in play: "deck", "hand", "KO'd pile"; all places, if nothing is said.
    """

    fields = ("affiliations", "zones")
    defaults: ClassVar[dict[str, object]] = {"zones": ()}

    def __init__(self, affiliations: tuple[str, ...], zones: tuple[str, ...] = ()) -> None:
        self.affiliations = affiliations
        self.zones = zones

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(AFFILIATION, affiliation) for affiliation in self.affiliations])

    def reads(self) -> tuple[Fact, ...]:
        return (*self.writes(), (IN_PLAY, ANY))

    def everywhere(self) -> bool:
        return True

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not self.is_theirs(game, qualities, situation) or qualities.definition.card_type != CHARACTER:
            return False
        return any([affiliation in qualities.affiliations for affiliation in self.affiliations])

    def scope(self, situation: Situation) -> int:
        return OBJECTS

    def is_theirs(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether a card is a character of the player, or a card of theirs where it counts."""
        if qualities.is_character():
            return qualities.controller == situation.controller
        if qualities.owner != situation.controller:
            return False
        if not self.zones:
            return True
        owner = game.owner(qualities.card)
        names = {owner.deck.number: "deck", owner.hand.number: "hand", owner.ko_pile.number: "KO'd pile"}
        return names.get(game.place_of(qualities.card).number) in self.zones

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, self.affiliations)


class HasName(Change):
    """Some cards lose all names and versions and have a name: "has the name Dr. Doom". [vs 201.7]"""

    fields = ("subject", "name")

    def __init__(self, subject: Noun, name: str) -> None:
        self.subject = subject
        self.name = name

    def writes(self) -> tuple[Fact, ...]:
        return ((NAME, ANY), (VERSION, ANY))

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.names = (self.name,)
        qualities.versions = ()


class HasVersions(Change):
    """Some cards have a version in addition to their own. [vs 202.1a]"""

    fields = ("subject", "versions")

    def __init__(self, subject: Noun, versions: tuple[str, ...]) -> None:
        self.subject = subject
        self.versions = versions

    def writes(self) -> tuple[Fact, ...]:
        return tuple([(VERSION, version) for version in self.versions])

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        lacking = [version for version in self.versions if version not in qualities.versions]
        qualities.versions = (*qualities.versions, *lacking)
