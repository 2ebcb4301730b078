"""What a text means at one place while the greedy player reads it: who is told, what was targeted, what it spoke of."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.greedy.combat import Change, Combat
from longbox.games.vs.greedy.outlook import GameCard, Outlook
from longbox.games.vs.objects import Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import PLAYER_MARK, Noun, TextAmount, TextCondition, Who
from longbox.games.vs.text import conditions, definite
from longbox.games.vs.text.amounts import Negative
from longbox.games.vs.text.conditions import (
    Controls,
    ControlsCalled,
    During,
    Exists,
    HasEndurance,
    HasInHand,
    HasInitiative,
    InKoPile,
)
from longbox.games.vs.text.targets import TargetCard, TargetPlayer, TargetTerm
from longbox.texts.amounts import X
from longbox.texts.conditions import AllSo, Did

KNOWN_CONDITIONS: Final[tuple[type[TextCondition], ...]] = (
    Controls,
    ControlsCalled,
    During,
    Exists,
    HasEndurance,
    HasInHand,
    HasInitiative,
    InKoPile,
)
"""Conditions that depend on what lies open on the table alone."""
DONE_CHANCE: Final = 0.9
"""How likely it is that what a text tells to do first is done."""
UNKNOWN_CHANCE: Final = 0.5

Bound = list[tuple[TargetTerm, list[Reference]]]
"""What is targeted, for each "target" of a text."""


class Scope:
    """What a text means at one place.

    Attributes:
        outlook: The table.
        combat: The attack that goes on, if one does.
        card: The card that the text stands on.
        told: The number of the player who is told to do something.
        bound: What is targeted.
        spoken: References to what the text spoke of last.
        worth: What all that was read so far is worth, besides what it changes in the attack.
        changes: What it changes in the attack.
        weight: How likely it is that what is read now comes about.
        x: What X is.
    """

    def __init__(self, outlook: Outlook, combat: Combat, card: GameCard, bound: Bound) -> None:
        self.outlook = outlook
        self.combat = combat
        self.card = card
        self.told = outlook.me
        self.bound = bound
        self.spoken: tuple[Reference, ...] = ()
        self.worth = 0.0
        self.changes: list[Change] = []
        self.weight = 1.0
        self.x = 0

    def total(self) -> float:
        """What the text is worth."""
        return self.worth + self.combat.difference(self.changes)

    def add(self, worth: float) -> None:
        """Count something that comes about."""
        self.worth += self.weight * worth

    def targeted(self, term: TargetTerm) -> list[Reference]:
        """What is targeted where a text says "target"."""
        for bound, references in self.bound:
            if bound is term:
                return references
        return []

    def cards(self, noun: Noun) -> list[Qualities]:
        """The cards that a noun means, or that could be chosen for it."""
        if isinstance(noun, TargetCard):
            references = self.targeted(noun.part)
        elif isinstance(noun, definite.Pronoun | definite.ThatCard):
            references = [reference for reference in self.spoken if reference[0] >= 0]
        else:
            found = self.outlook.view.found_now(noun, self.card, self.spoken)
            references = [self.outlook.view.reference(card) for card in found]
        self.speak_of(references)
        return self.seen(references)

    def speak_of(self, references: list[Reference]) -> None:
        """Let what follows mean these cards; players that were spoken of are still meant."""
        players = tuple([reference for reference in self.spoken if reference[0] == PLAYER_MARK])
        self.spoken = (*[reference for reference in references if reference[0] >= 0], *players)

    def seen(self, references: list[Reference]) -> list[Qualities]:
        """Cards as they are: the characters of the outlook, and others."""
        found: list[Qualities] = []
        for reference in references:
            card = self.outlook.view.card_at(reference) if reference[0] >= 0 else None
            if card is not None:
                known = self.outlook.character(card) or self.outlook.view.card_now(card)
                found += [] if known is None else [known]
        return found

    def players(self, who: Who) -> list[int]:
        """The players that words mean."""
        if isinstance(who, TargetPlayer):
            found = [number for mark, number in self.targeted(who.part) if mark == PLAYER_MARK]
        else:
            found = self.outlook.view.meant(who, self.card, self.spoken)
        cards = tuple([reference for reference in self.spoken if reference[0] >= 0])
        self.spoken = (*cards, *[(PLAYER_MARK, player) for player in found])
        return found

    def number(self, amount: TextAmount | None) -> int:
        """The number that words mean."""
        if isinstance(amount, X):
            return self.x
        if isinstance(amount, Negative):
            return -self.number(amount.amount)
        return 0 if amount is None else self.outlook.view.counted(amount, self.card, self.spoken)

    def chance(self, condition: TextCondition) -> float:
        """How likely it is that something is so."""
        if isinstance(condition, Did | conditions.TheyDid):
            return DONE_CHANCE
        if isinstance(condition, AllSo):
            chance = 1.0
            for part in condition.conditions:
                chance *= self.chance(part)
            return chance
        if isinstance(condition, KNOWN_CONDITIONS):
            return 1.0 if self.outlook.view.holds(condition, self.card, self.spoken) else 0.0
        if isinstance(condition, conditions.CardIs) and self.spoken:
            return 1.0 if self.outlook.view.holds(condition, self.card, self.spoken) else 0.0
        return UNKNOWN_CHANCE
