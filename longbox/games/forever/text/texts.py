"""The lines of a card's text, and what each gives to the card. [forever Affiliated Cards, Character Cards]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import (
    ACTION,
    ACTIVATION,
    COMPLETED,
    MODIFIER,
    REACTION,
    CardAbility,
    CardAmount,
    CardEffect,
    Constant,
    Cost,
    Filter,
    Occasion,
    PlayRule,
    add_ability,
)
from longbox.games.forever.definitions import EVENT, CardDefinition, ConstantLine
from longbox.games.forever.text.effects.others import ControllerDoes, EachDoes, ThatPlayerDoes
from longbox.games.forever.text.filters import This
from longbox.games.forever.text.moments import DrawPhaseBegins, RoundBegins, StageBegins
from longbox.games.forever.text.occasions import IsCompleted
from longbox.games.forever.text.openings import NO_ABILITY, begins_cost, is_keyword
from longbox.kernel.effects import Effect
from longbox.kernel.terms import AMOUNT, Term
from longbox.texts import lines, occasions
from longbox.texts.sequences import InTurn

Line = lines.Line[CardDefinition]
"""A line of a text."""
Trigger = occasions.Trigger[Occasion]
"""What a reaction waits for, as it is said."""


class Part(Term):
    """What a line says, without its name, threshold or side."""

    begins = True

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        """Give it to a card."""
        raise NotImplementedError


class PartLine(Line):
    """A line, perhaps with a name: "Super Speed — 3 Renown: ..."."""

    fields = ("part", "name")
    defaults: ClassVar[dict[str, object]] = {"name": ""}

    def __init__(self, part: Part, name: str = "") -> None:
        self.part = part
        self.name = name

    def is_unlikely(self) -> bool:
        return is_keyword(self.name) or begins_cost(self.name)

    def unclear(self) -> str:
        """Why it isn't what an ability is called: "Exhaust: Draw a card" would cost nothing."""
        return NO_ABILITY if is_keyword(self.name) else ""

    def add_to(self, card: CardDefinition) -> None:
        self.part.give(card, self.name, 0, "")


class ThresholdLine(Line):
    """What an Unaligned character gains with so many citizens on it. [forever Unaligned Character Cards]"""

    fields = ("threshold", "part")

    def __init__(self, threshold: int, part: Part) -> None:
        self.threshold = threshold
        self.part = part

    def add_to(self, card: CardDefinition) -> None:
        self.part.give(card, "", self.threshold, "")


class SideLine(Line):
    """What one side of a Location says. [forever Location Cards]"""

    fields = ("side", "part")

    def __init__(self, side: str, part: Part) -> None:
        self.side = side
        self.part = part

    def add_to(self, card: CardDefinition) -> None:
        self.part.give(card, "", 0, self.side)


# The parts


class Does(Part):
    """Something that can be used: "Discard this card: Draw two cards."; without cost on an event."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "cost", "timing", "once")
    defaults: ClassVar[dict[str, object]] = {"cost": None, "timing": ACTION, "once": False}
    order: ClassVar[tuple[str, ...]] = ("cost", "effect")

    def __init__(self, effect: CardEffect, cost: Cost | None = None, timing: str = ACTION, once: bool = False) -> None:
        self.effect = effect
        self.cost = cost
        self.timing = timing
        self.once = once

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        ability = CardAbility(
            self.timing, self.effect, self.cost, name=name, threshold=threshold, side=side, once=self.once
        )
        add_ability(card, ability)


class WhileActivated(Does):
    """The same, only while its character is activated: "Activate: ...". [forever Cost]"""

    defaults: ClassVar[dict[str, object]] = {"cost": None, "timing": ACTIVATION, "once": False}


class WhenCompleted(Part):
    """What a Scheme does as it is completed. [forever Complete Schemes]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        add_ability(card, CardAbility(COMPLETED, self.effect, name=name))


class Reacts(Part):
    """A reaction: "Reaction: After a Hero Rescues here, ...". [forever Reaction]"""

    fields: ClassVar[tuple[str, ...]] = ("trigger", "effect", "cost", "once")
    defaults: ClassVar[dict[str, object]] = {"cost": None, "once": False}
    order = ("trigger", "cost", "effect")
    forced: ClassVar[bool] = False

    def __init__(self, trigger: Trigger, effect: CardEffect, cost: Cost | None = None, once: bool = False) -> None:
        self.trigger = trigger
        self.effect = effect
        self.cost = cost
        self.once = once

    def is_unlikely(self) -> bool:
        """What is no reaction by its words is none where it only offers something to others (see `Befalls`), nor where
        a Scheme says what it does as it is completed (see `WhenCompleted`), nor at a moment of the round.
        """
        if self.forced:
            return False
        comes = self.cost is None and is_moment(self.trigger)
        return comes or is_offered(self.effect) or is_own_completion(self.trigger)

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        ability = CardAbility(
            REACTION,
            self.effect,
            self.cost,
            self.trigger.occasion,
            self.trigger.before,
            name=name,
            threshold=threshold,
            side=side,
            once=self.once,
            forced=self.forced and card.type != EVENT,
        )
        add_ability(card, ability)


class ReactsFirst(Reacts):
    """The same, to the first such thing of each round alone, or to the second, whether it is then used or not.

    [forever Round]
    """

    fields = ("trigger", "effect", "cost", "nth")
    defaults: ClassVar[dict[str, object]] = {"cost": None, "nth": 1}

    def __init__(self, trigger: Trigger, effect: CardEffect, cost: Cost | None = None, nth: int = 1) -> None:
        super().__init__(trigger, effect, cost)
        self.nth = nth

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        occasion, before = self.trigger.occasion, self.trigger.before
        ability = CardAbility(
            REACTION,
            self.effect,
            self.cost,
            occasion,
            before,
            name=name,
            threshold=threshold,
            side=side,
            first=self.nth,
        )
        add_ability(card, ability)


class Befalls(Reacts):
    """What comes once something happens, whatever the card's player wants: at a moment of the round, or where it is
    others who may do something, which their choice alone decides.

    "At the end of the round, the Hero player may discard two cards from their hand to discard this card" is no
    reaction of the Rogue whose card it is. [forever Reaction]
    """

    forced: ClassVar[bool] = True

    def unclear(self) -> str:
        return (
            "" if is_moment(self.trigger) or is_offered(self.effect) else "nobody else has a choice: it is a reaction"
        )


def is_offered(effect: Term) -> bool:
    """Whether what is done first is offered to others than the card's player, so that they alone decide on it."""
    first = effect.values()[0] if isinstance(effect, InTurn) else effect
    if not isinstance(first, EachDoes | ControllerDoes | ThatPlayerDoes):
        return False
    return isinstance(first.effect, Effect) and first.effect.optional


def is_moment(trigger: Trigger) -> bool:
    """Whether a text waits for a moment of the round, as no reaction does that doesn't say so."""
    return isinstance(trigger.occasion, RoundBegins | StageBegins | DrawPhaseBegins)


def is_own_completion(trigger: Trigger) -> bool:
    """Whether a Scheme waits for its own completion."""
    occasion = trigger.occasion
    return trigger.before and isinstance(occasion, IsCompleted) and isinstance(occasion.who, This)


class Modifies(Part):
    """A modifier: "Attack Modifier: +3 damage."; what else it does comes afterwards. [forever Modifiers]"""

    fields = ("acts", "bonus", "effect", "cost", "kept")
    defaults: ClassVar[dict[str, object]] = {"effect": None, "cost": None, "kept": False}
    order = ("cost", "bonus", "effect")
    opens: ClassVar[tuple[str, ...]] = (AMOUNT,)

    def __init__(
        self,
        acts: tuple[str, ...],
        bonus: CardAmount,
        effect: CardEffect | None = None,
        cost: Cost | None = None,
        kept: bool = False,
    ) -> None:
        self.acts = acts
        self.bonus = bonus
        self.effect = effect
        self.cost = cost
        self.kept = kept

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        ability = CardAbility(
            MODIFIER, self.effect, self.cost, acts=self.acts, bonus=self.bonus, name=name, kept=self.kept
        )
        add_ability(card, ability)


class IsSo(Part):
    """Something that is so: "Rogues at this Location have +1 Attack." [forever Constant Abilities]"""

    fields = ("constant",)

    def __init__(self, constant: Constant) -> None:
        self.constant = constant

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        card.constants = (*card.constants, ConstantLine(self.constant, threshold, side))


class Grants(Part):
    """An ability that others gain, said in quotes: it is read so that what is wrong with it can be told.

    The card itself has the ability, which its character pays for and uses. [forever Use A Card]
    """

    fields = ("who", "part")

    def __init__(self, who: Filter, part: Part) -> None:
        self.who = who
        self.part = part


class WithMore(Part):
    """What is always so, and what else the same line says: "Batman has +1 Attack. Discard this card: Draw a card." """

    fields = ("part", "rest")

    def __init__(self, part: Part, rest: Part) -> None:
        self.part = part
        self.rest = rest

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        self.part.give(card, name, threshold, side)
        self.rest.give(card, name, threshold, side)


class Restricts(Part):
    """How the card is played: "Attach to a Rogue." """

    fields = ("play_rule",)

    def __init__(self, play_rule: PlayRule) -> None:
        self.play_rule = play_rule

    def give(self, card: CardDefinition, name: str, threshold: int, side: str) -> None:
        card.play_rules = (*card.play_rules, self.play_rule)
