"""What is done to objects to pay: "exhaust a character you control", "KO this card", "return him to his owner's hand".

The player chooses among objects of a kind, or the text names them; what is done to them is the same. [vs 203]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.actions.leaving import ko, put_into_deck, return_to_hand
from longbox.games.vs.actions.readiness import exhaust
from longbox.games.vs.actions.resources import replace, turn_face_down
from longbox.games.vs.combat.stunning import stun
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.objects import Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import (
    EXHAUSTED,
    KOD,
    REMOVED_CARDS,
    REPLACED_CARDS,
    RETURNED,
    STUNNED_CARDS,
    TURNED_DOWN,
    CannotComplete,
    Cost,
    Noun,
    Situation,
)
from longbox.games.vs.text.costs import SoMany, remove_all
from longbox.games.vs.text.nouns import in_play, references_to, speak_of
from longbox.kernel.terms import AMOUNT, Need

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class PayingDeed:
    """Something that is done to objects to pay with them."""

    called: ClassVar[str] = ""
    """By what the text speaks of them afterwards: "the KO'd character"."""

    def can(self, qualities: Qualities) -> bool:
        """Whether it can be done to an object."""
        return True

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        """Do it to objects."""
        raise NotImplementedError


class Exhausting(PayingDeed):
    """Ready objects are exhausted. [vs 708.16]"""

    called = EXHAUSTED

    def can(self, qualities: Qualities) -> bool:
        return qualities.object is not None and not qualities.object.exhausted

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        for qualities in paid:
            exhaust(game, qualities, situation, as_cost=True)


class KOing(PayingDeed):
    """Objects are KO'd. [vs 708.13]"""

    called = KOD

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        ko(game, paid, situation, as_cost=True)


class Stunning(PayingDeed):
    """Characters that aren't stunned are stunned; what one of them can't be isn't paid. [vs 708.11, 203.3]"""

    called = STUNNED_CARDS

    def can(self, qualities: Qualities) -> bool:
        return qualities.is_character() and not qualities.is_stunned()

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        for qualities in paid:
            if not stun(game, qualities, situation, as_cost=True):
                raise CannotComplete(f"{qualities.card} can't be stunned.")


class Returning(PayingDeed):
    """Objects go to their owners' hands. [vs 213.1d]"""

    called = RETURNED

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        for qualities in paid:
            return_to_hand(game, qualities.card, situation)


class Removing(PayingDeed):
    """Objects are removed from the game. [vs 213.7]"""

    called = REMOVED_CARDS

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        remove_all(game, paid, situation)


class TurningDown(PayingDeed):
    """Face-up resources are turned face down. [vs 701.11d]"""

    called = TURNED_DOWN

    def can(self, qualities: Qualities) -> bool:
        return qualities.object is not None and qualities.object.face_up

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        for qualities in paid:
            turn_face_down(game, qualities, situation)


class Replacing(PayingDeed):
    """Resources are replaced. [vs 708.8, Replace]"""

    called = REPLACED_CARDS

    def can(self, qualities: Qualities) -> bool:
        return qualities.is_resource()

    def do(self, game: VsGame, paid: list[Qualities], situation: Situation) -> None:
        replace(game, situation.player, paid, situation)


EXHAUSTING: Final = Exhausting()
KOING: Final = KOing()
STUNNING: Final = Stunning()
RETURNING: Final = Returning()
REMOVING: Final = Removing()
TURNING_DOWN: Final = TurningDown()
REPLACING: Final = Replacing()


# What the player chooses


class OfObjects(SoMany):
    """Something that is done to so many objects of a kind that the player controls and chooses.

    What is done to pay makes no modifier, and is done all the same. [vs 708.1a]
    """

    brings = (AMOUNT,)
    deed: ClassVar[PayingDeed]

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        deed = self.deed
        found = in_play(game, self.filter, situation)
        return [qualities for qualities in found if qualities.controller == situation.player and deed.can(qualities)]

    def give(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        lay = references_to(game, chosen)
        situation.speak(self.filter, lay)
        self.deed.do(game, chosen, situation)
        situation.note_done(self.deed.called, lay)
        situation.amount = len(chosen)


class ExhaustObjects(OfObjects):
    """Objects are exhausted: "exhaust a character you control"."""

    deed = EXHAUSTING
    measures = (EXHAUSTED,)


class KoObjects(OfObjects):
    """Objects are KO'd: "KO a resource you control"."""

    deed = KOING
    measures = (KOD,)


class StunObjects(OfObjects):
    """Characters are stunned: "stun another character you control"."""

    deed = STUNNING
    measures = (STUNNED_CARDS,)
    needs = (Need("filter", (CHARACTER,), "be stunned", "708.11"),)


class ReturnObjects(OfObjects):
    """Objects go to their owners' hands: "return a character you control to its owner's hand"."""

    deed = RETURNING
    measures = (RETURNED,)


class RemoveObjects(OfObjects):
    """Objects are removed from the game: "remove an equipment you control from the game"."""

    deed = REMOVING
    measures = (REMOVED_CARDS,)


class TurnObjectsDown(OfObjects):
    """Resources are turned face down: "turn a resource you control face down"."""

    deed = TURNING_DOWN
    measures = (TURNED_DOWN,)


class ReplaceObjects(OfObjects):
    """Resources are replaced, if the deck has cards enough: "replace a resource you control".

    What is face down is revealed as it is replaced, and its player knows what it is. [vs 708.8a]
    """

    deed = REPLACING
    measures = (REPLACED_CARDS,)

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return [
            qualities
            for qualities in game.resources(situation.player)
            if self.filter.matches(game, qualities.openly(), situation)
        ]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        number = self.number.count(game, situation)
        return len(self.able(game, situation)) >= number and len(game.deck(situation.player)) >= number


# What the text names


class OfNamed(Cost):
    """Something that is done to cards that the text names: "KO Wolverine", "stun this character". [vs 201.3]"""

    fields: ClassVar[tuple[str, ...]] = ("noun",)
    deed: ClassVar[PayingDeed] = PayingDeed()
    """What is done, unless `do` says it."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        """Do it."""
        self.deed.do(game, found, situation)

    def payable(self, game: VsGame, situation: Situation) -> bool:
        found = self.living(game, situation)
        return bool(found) and all([self.deed.can(qualities) for qualities in found])

    def living(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The cards, where they still are what the text means."""
        recalled = self.noun.recall(game, situation)
        return [qualities for qualities in recalled if self.is_here(game, qualities)]

    def is_here(self, game: VsGame, qualities: Qualities) -> bool:
        """Whether a card still is in play."""
        thing = qualities.object
        return thing is not None and game.is_current(thing.reference)

    def takes(self, game: VsGame, situation: Situation) -> list[Reference] | None:
        return [game.reference(qualities.card) for qualities in self.living(game, situation)]

    def pay(self, game: VsGame, situation: Situation) -> None:
        found = self.living(game, situation)
        if not found:
            raise CannotComplete("What must be paid with isn't there.")
        speak_of(game, situation, self.noun, found)
        lay = references_to(game, found)
        self.do(game, found, situation)
        situation.note_done(self.deed.called, lay)


class ExhaustNamed(OfNamed):
    """A card is exhausted: "exhaust equipped character"."""

    deed = EXHAUSTING
    measures = (EXHAUSTED,)


class KoNamed(OfNamed):
    """A card is KO'd: "KO Kevlar Body Armor"."""

    deed = KOING
    measures = (KOD,)


class StunNamed(OfNamed):
    """A character is stunned: "stun Robot Destroyer"."""

    deed = STUNNING
    measures = (STUNNED_CARDS,)
    needs = (Need("noun", (CHARACTER,), "be stunned", "708.11"),)


class ReturnNamed(OfNamed):
    """A card goes to its owner's hand: "return him to his owner's hand"."""

    deed = RETURNING
    measures = (RETURNED,)


class RemoveNamed(OfNamed):
    """A card is removed from the game: "remove Silver Surfer from the game"."""

    deed = REMOVING
    measures = (REMOVED_CARDS,)


class ReplaceNamed(OfNamed):
    """A resource is replaced: "replace Cadmus Labs"."""

    deed = REPLACING
    measures = (REPLACED_CARDS,)

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return bool(game.deck(situation.player)) and super().payable(game, situation)


class PutNamedOnDeck(OfNamed):
    """A card goes to its owner's deck: "put Boris on the bottom of your deck". [vs 213.1d]"""

    fields = ("noun", "on_top")

    def __init__(self, noun: Noun, on_top: bool) -> None:
        super().__init__(noun)
        self.on_top = on_top

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        put_into_deck(game, [qualities.card for qualities in found], situation, on_top=self.on_top)
