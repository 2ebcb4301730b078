"""What a text leaves waiting: "the next time a Hero would suffer damage this round, ignore that damage".

[forever Reaction, When, After]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import (
    AWAITED,
    REACTION,
    THIS_GAME,
    CardAbility,
    CardEffect,
    Constant,
    Occasion,
    Situation,
)
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects import acts, hurting
from longbox.kernel.effects import Effect
from longbox.kernel.terms import EVENT, Term, parts_of
from longbox.texts import occasions

Trigger = occasions.Trigger[Occasion]
"""What is waited for, as it is said."""
TO_ACTS: Final = (acts.SetBase, acts.AddToAct, acts.ActorAdds, acts.ReduceClaim, acts.IgnoreModifiers)
"""What is done to an attack, a Rescue or a Threatening before its value is worked out. [forever Modifiers]"""


class Waiting(Constant):
    """Something that will be done as soon as something happens."""

    fields = ("occasion", "before", "effect", "once")

    def __init__(self, occasion: Occasion, before: bool, effect: CardEffect, once: bool) -> None:
        self.occasion = occasion
        self.before = before
        self.effect = effect
        self.once = once
        self.ability = CardAbility(REACTION, effect, None, occasion, before)

    def aspects(self) -> tuple[str, ...]:
        return (AWAITED,)

    def awaits(self) -> CardAbility:
        return self.ability

    def is_done_with(self) -> bool:
        return self.once


class NextTime(CardEffect):
    """Something is done the next time that something happens, and no more: "the next time a Hero Rescues, ...".

    Nobody chooses whether: it is no reaction, but what a text that was resolved still does. It comes before what it
    changes, and after all else. [forever Resolve, When, After]
    """

    fields: ClassVar[tuple[str, ...]] = ("occasion", "effect", "until")
    defaults: ClassVar[dict[str, object]] = {"until": THIS_GAME}
    opens: ClassVar[tuple[str, ...]] = (EVENT,)

    def __init__(self, occasion: Occasion, effect: CardEffect, until: str = THIS_GAME) -> None:
        self.occasion = occasion
        self.effect = effect
        self.until = until

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        leave_waiting(game, resolution, Waiting(self.occasion, self.comes_before(), self.effect, True), self.until)

    def comes_before(self) -> bool:
        """Whether it is done before that happens, as it changes it."""
        return getattr(self.occasion, "would", False) or changes_what_happens(self.effect)


class EachTime(CardEffect):
    """Something is done each time that something happens, for some time: "this round, whenever a Hero Rescues, ...".

    As when it is said of a card, "when" comes before it, and "after" after it. [forever When, After]
    """

    fields = ("trigger", "effect", "until")

    def __init__(self, trigger: Trigger, effect: CardEffect, until: str) -> None:
        self.trigger = trigger
        self.effect = effect
        self.until = until

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        waiting = Waiting(self.trigger.occasion, self.trigger.before, self.effect, False)
        leave_waiting(game, resolution, waiting, self.until)


def leave_waiting(game: ForeverGame, situation: Situation, waiting: Waiting, until: str) -> None:
    """Let what a text says wait for something; what it says of cards it says of those that it spoke of."""
    left = situation.speaking_to(situation.player)
    left.event = None
    left.act = None
    game.start(waiting, left, until)


def changes_what_happens(effect: Effect[ForeverGame, Situation]) -> bool:
    """Whether an effect changes something that is only about to happen. [forever When, Instead]"""
    return any([isinstance(part, TO_ACTS) or is_of_event(part) for part in parts_of(effect)])


def is_of_event(part: Term) -> bool:
    """Whether a part of a text is about what is going to happen: "prevent that damage", "... instead"."""
    return part.refers == EVENT or isinstance(part, acts.Instead | hurting.SuffersOnly)
