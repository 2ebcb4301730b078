"""What modifiers make cards be called, and which teams they let them belong to. [vs 201.7, 206.1, 708.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.vs.aspects import AFFILIATION, ANY, CHOICES, IN_PLAY, NAME, VERSION, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.terms import Change, Noun, Situation
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

CHOSEN_AFFILIATION: Final = "affiliation"
"""What the affiliations that were chosen for an object are remembered by. [vs 513.1e]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Affiliations(Term):
    """Affiliations that a text speaks of."""

    def names(self, game: VsGame, situation: Situation) -> tuple[str, ...]:
        """Which they are now."""
        raise NotImplementedError

    def read(self) -> tuple[Fact, ...]:
        """What decides which they are."""
        return ()

    def written(self) -> tuple[Fact, ...]:
        """The facts about cards that giving them changes."""
        return ((AFFILIATION, ANY),)


class TheAffiliations(Affiliations):
    """Affiliations by name: "X-Men and Morlocks"."""

    fields = ("listed",)

    def __init__(self, listed: tuple[str, ...]) -> None:
        self.listed = listed

    def names(self, game: VsGame, situation: Situation) -> tuple[str, ...]:
        return self.listed

    def written(self) -> tuple[Fact, ...]:
        return tuple([(AFFILIATION, name) for name in self.listed])


class ChosenAffiliations(Affiliations):
    """The affiliations that were chosen as the card was played. [vs 513.1e]"""

    def names(self, game: VsGame, situation: Situation) -> tuple[str, ...]:
        return choices_of(game, situation, CHOSEN_AFFILIATION)

    def read(self) -> tuple[Fact, ...]:
        return ((CHOICES, ANY),)


class AffiliationsOf(Affiliations):
    """The affiliations of some cards: "the affiliations of each character you control"."""

    fields = ("cards",)

    def __init__(self, cards: Noun) -> None:
        self.cards = cards

    def names(self, game: VsGame, situation: Situation) -> tuple[str, ...]:
        found: dict[str, None] = {}
        for qualities in self.cards.find(game, situation):
            for name in qualities.affiliations:
                found[name] = None
        return tuple(found)

    def read(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)


def choices_of(game: VsGame, situation: Situation, what: str) -> tuple[str, ...]:
    """What was chosen for the card that a text stands on, as long as it remembers. [vs 513.1e, 701.11d]"""
    if situation.source is None:
        return ()
    thing = game.objects.get(situation.source.serial)
    return thing.choices.get(what, ()) if isinstance(thing, TeamObject) else ()


# Teams


class HasAffiliations(Change):
    """Some cards have affiliations besides their own: "have the Deathstroke affiliation"."""

    fields = ("subject", "affiliations")

    def __init__(self, subject: Noun, affiliations: Affiliations) -> None:
        self.subject = subject
        self.affiliations = affiliations

    def writes(self) -> tuple[Fact, ...]:
        return self.affiliations.written()

    def reads(self) -> tuple[Fact, ...]:
        return self.affiliations.read()

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        add_affiliations(qualities, self.affiliations.names(game, situation))


class LosesAffiliations(Change):
    """Some cards lose all affiliations."""

    fields = ("subject",)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.affiliations = ()


def add_affiliations(qualities: Qualities, names: tuple[str, ...]) -> None:
    """Give a card affiliations that it doesn't have yet."""
    new = [name for name in names if name not in qualities.affiliations]
    if new:
        qualities.affiliations = (*qualities.affiliations, *new)


class TeamUp(Change):
    """Your characters, and cards of yours elsewhere, that have any of some affiliations have all of them.

    Attributes:
        affiliations: Which ones.
        everywhere_owned: Whether it speaks of all cards that you own, as "crossover" does; else only of those in your
            deck, hand and KO'd pile. [vs 708.3a]
    """

    fields = ("affiliations", "everywhere_owned")
    defaults: ClassVar[dict[str, object]] = {"everywhere_owned": False}

    def __init__(self, affiliations: Affiliations, everywhere_owned: bool = False) -> None:
        self.affiliations = affiliations
        self.everywhere_owned = everywhere_owned

    def writes(self) -> tuple[Fact, ...]:
        return self.affiliations.written()

    def reads(self) -> tuple[Fact, ...]:
        return (*self.affiliations.written(), *self.affiliations.read(), (IN_PLAY, ANY))

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if not self.speaks_of_place(game, qualities, situation):
            return False
        names = self.affiliations.names(game, situation)
        return any([name in names for name in qualities.affiliations])

    def speaks_of_place(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether it speaks of cards that lie where a card lies."""
        if qualities.is_character():
            return qualities.controller == situation.controller
        if qualities.owner != situation.controller or qualities.definition.card_type != CHARACTER:
            return False
        if self.everywhere_owned:
            return True
        owner = game.players[qualities.owner]
        return game.place_of(qualities.card) in (owner.deck, owner.hand, owner.ko_pile)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        add_affiliations(qualities, self.affiliations.names(game, situation))

    def everywhere(self) -> bool:
        return True


# Names


class IsRenamed(Change):
    """Some cards lose all names and versions and have another name. What is on them speaks of them still. [vs 201.7]"""

    fields = ("subject", "name")

    def __init__(self, subject: Noun, name: str) -> None:
        self.subject = subject
        self.name = name

    def writes(self) -> tuple[Fact, ...]:
        return ((NAME, ANY), (VERSION, ANY))

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        qualities.names = (self.name,)
        qualities.versions = ()
