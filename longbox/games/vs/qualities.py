"""What a card is like now, with all modifiers applied. [vs 513.2h]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.definitions import CHARACTER, KINDRED_KEYWORDS, RESOURCE, CardDefinition, is_unique
from longbox.games.vs.objects import COSMIC_COUNTER, TeamObject
from longbox.games.vs.table import FRONT, RESOURCE_ROW, SUPPORT
from longbox.kernel.cards import Card

if TYPE_CHECKING:
    from longbox.games.vs.powers import Power
    from longbox.games.vs.terms import Situation


class Qualities:
    """A card as it is: what is printed, as modifiers left it. [vs 211.1, 301.7]

    Attributes:
        card: The card.
        definition: What is printed.
        object: The object in play, or none elsewhere. Of one that left, as it last was. [vs 508.2e]
        owner: The number of the player who owns the card.
        controller: The number of the player who controls it; out of play, who owns it.
        known: Whether anything of it can be seen: an unrevealed face-down resource has nothing. [vs 701.11a]
        names: Its names. [vs 201.7]
        identities: Its identities.
        versions: Its versions.
        affiliations: Its affiliations.
        atk: Its ATK as it is raised and lowered further, perhaps below zero; `positive_atk` is what counts. [vs 104.1]
        defense: Its DEF in the same way.
        willpower: Its willpower in the same way.
        flight: Whether it has flight. [vs 701.4]
        range: Whether it has range. [vs 701.8]
        reinforcement: Whether it has reinforcement. [vs 701.10]
        keywords: Its keywords.
        powers: Its active powers. [vs 500]
        face: How much of the card is there, as `standing` numbers it.
        plain: Whether no modifier has changed it.
        gained: The powers among them that are not printed on it, each with when it was added. [vs 515.3]
        context: The context in which its powers were read last. Spares making one for each of them.
    """

    __slots__ = (
        "affiliations",
        "atk",
        "card",
        "context",
        "controller",
        "defense",
        "definition",
        "face",
        "flight",
        "gained",
        "identities",
        "keywords",
        "known",
        "names",
        "object",
        "owner",
        "plain",
        "powers",
        "range",
        "reinforcement",
        "versions",
        "willpower",
    )

    def __init__(self, card: Card[CardDefinition], thing: TeamObject | None, owner: int, known: bool) -> None:
        definition = card.definition
        self.card = card
        self.definition = definition
        self.object = thing
        self.owner = owner
        self.controller = owner if thing is None else thing.controller
        self.known = known
        self.reinforcement = False
        self.plain = True
        self.face = 0
        self.gained: tuple[tuple[Power, int], ...] = ()
        self.context: Situation | None = None
        if known:
            self.names: tuple[str, ...] = (definition.card_name,)
            self.identities: tuple[str, ...] = (definition.identity,)
            self.versions = definition.versions
            self.affiliations = definition.affiliations
            self.atk = definition.atk
            self.defense = definition.defense
            self.willpower = definition.willpower
            self.flight = definition.flight
            self.range = definition.range
            self.keywords = definition.keywords
            self.powers: tuple[Power, ...] = definition.powers
        else:
            self.names = ()
            self.identities = ()
            self.versions = ()
            self.affiliations = ()
            self.atk = 0
            self.defense = 0
            self.willpower = 0
            self.flight = False
            self.range = False
            self.keywords = ()
            self.powers = ()

    def __repr__(self) -> str:
        return f"<{self.card} as it is>"

    def snapshot(self) -> Qualities:
        """The same card as it is now, whatever happens to it later."""
        thing = self.object
        seen = Qualities(self.card, None if thing is None else thing.copy(), self.owner, self.known)
        seen.controller = self.controller
        seen.names, seen.identities, seen.versions = self.names, self.identities, self.versions
        seen.affiliations, seen.keywords = self.affiliations, self.keywords
        seen.powers, seen.gained, seen.plain = self.powers, self.gained, self.plain
        seen.atk, seen.defense, seen.willpower = self.atk, self.defense, self.willpower
        seen.flight, seen.range, seen.reinforcement = self.flight, self.range, self.reinforcement
        return seen

    def of_copy(self, thing: TeamObject) -> Qualities:
        """The same of the same object in a copy of the game."""
        other = Qualities(self.card, thing, self.owner, False)
        other.known, other.controller, other.face = self.known, self.controller, self.face
        other.names, other.identities, other.versions = self.names, self.identities, self.versions
        other.affiliations, other.keywords = self.affiliations, self.keywords
        other.powers, other.gained, other.plain = self.powers, self.gained, self.plain
        other.atk, other.defense, other.willpower = self.atk, self.defense, self.willpower
        other.flight, other.range, other.reinforcement = self.flight, self.range, self.reinforcement
        return other

    def openly(self) -> Qualities:
        """The same card as it would be if it were revealed, such as a face-down resource. [vs 701.11b]"""
        return self if self.known else Qualities(self.card, self.object, self.owner, True)

    def is_a(self, card_type: str) -> bool:
        """Whether it has a type of object in play, or of card elsewhere. [vs 213.5b, 701.11b]"""
        thing = self.object
        if thing is None:
            return self.definition.card_type == card_type
        if thing.row == RESOURCE_ROW:
            return card_type == RESOURCE or (thing.face_up and self.definition.card_type == card_type)
        return self.definition.card_type == card_type

    def is_character(self) -> bool:
        """Whether it is a character in play."""
        thing = self.object
        return thing is not None and thing.row != RESOURCE_ROW and self.definition.card_type == CHARACTER

    def is_resource(self) -> bool:
        """Whether it is a resource. [vs 701.11]"""
        thing = self.object
        return thing is not None and thing.row == RESOURCE_ROW

    def in_front(self) -> bool:
        """Whether it is in a front row. [vs 701.5]"""
        thing = self.object
        return thing is not None and thing.row == FRONT

    def in_support(self) -> bool:
        """Whether it is in a support row. [vs 701.13]"""
        thing = self.object
        return thing is not None and thing.row == SUPPORT

    def is_stunned(self) -> bool:
        """Whether it is stunned. [vs 701.12]"""
        thing = self.object
        return thing is not None and thing.stunned

    def has_keyword(self, keyword: str) -> bool:
        """Whether it has a keyword, or one that counts as it. [vs 706.3c, 706.8c, 706.10c]"""
        for kindred in KINDRED_KEYWORDS.get(keyword, (keyword,)):
            if kindred in self.keywords:
                return True
        return False

    def is_unique(self) -> bool:
        """Whether it is unique. [vs 701.15, 301.6, 302.8, 302.8a, 303.4]"""
        return self.known and is_unique(self.versions, self.definition.card_type)

    def has_cosmic_counter(self) -> bool:
        """Whether a cosmic counter is on it. [vs 706.7a]"""
        thing = self.object
        return thing is not None and thing.counters.get(COSMIC_COUNTER, 0) > 0

    def shares_affiliation(self, other: Qualities) -> bool:
        """Whether it has an affiliation that the other has too. [vs Share]"""
        for affiliation in self.affiliations:
            if affiliation in other.affiliations:
                return True
        return False

    def shares_name(self, other: Qualities) -> bool:
        """Whether it has a name that the other has too."""
        for name in self.names:
            if name in other.names:
                return True
        return False

    def positive_atk(self) -> int:
        """Its ATK where it isn't raised or lowered: below zero it counts as 0. [vs 104.1, 104.2]"""
        return max(self.atk, 0)

    def positive_defense(self) -> int:
        """Its DEF where it isn't raised or lowered: below zero it counts as 0. [vs 104.1]"""
        return max(self.defense, 0)

    def positive_willpower(self) -> int:
        """Its willpower where it isn't raised or lowered: below zero it counts as 0. [vs 104.1, 104.2]"""
        return max(self.willpower, 0)
