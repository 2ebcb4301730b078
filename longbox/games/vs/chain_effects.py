"""Effects on the chain. [vs 504]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import NOTHING, Situation
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.games.vs.powers import Power
    from longbox.games.vs.terms import TextCondition, TextEffect

# What an effect is. [vs Type]
RECRUIT_EFFECT: Final = "recruit"
PLOT_TWIST_EFFECT: Final = "plot twist"
PAYMENT_EFFECT: Final = "payment"
TRIGGERED_EFFECT: Final = "triggered"
GAME_BASED_EFFECT: Final = "game-based"


class TargetSlot:
    """What was chosen where a text says "target". [vs 504.3]

    Attributes:
        term: The part of the text that says it.
        chosen: References to what was chosen, cards, players or effects.
    """

    __slots__ = ("chosen", "term")

    def __init__(self, term: Term, chosen: tuple[Reference, ...]) -> None:
        self.term = term
        self.chosen = chosen


class ModeSlot:
    """Which mode was chosen where a text says "choose one". [vs 508.2h]

    Attributes:
        term: The part of the text that says it.
        number: The number of the mode, counted from 0.
    """

    __slots__ = ("number", "term")

    def __init__(self, term: Term, number: int) -> None:
        self.term = term
        self.number = number


class ChainEffect(Choice):
    """An effect on the chain. Once it is announced it never changes, and all copies of a state share it.

    [vs 505.4, 504.1, Type]

    Attributes:
        number: Which effect of the game it is.
        kind: `RECRUIT_EFFECT`, `PLOT_TWIST_EFFECT`, `PAYMENT_EFFECT`, `TRIGGERED_EFFECT` or `GAME_BASED_EFFECT`.
        controller: The number of the player who controls it, or `NOBODY`. [vs 504.2, 507.1a]
        title: What it is called in the log and at the table.
        text: What it does; nothing for a recruit effect, or an ongoing plot twist without other text. [vs 304.9]
        condition: The condition of a double-check power, checked again on resolution. [vs 502.1c]
        power: The power that it comes from, if it comes from one.
        source: The card that it comes from, if it comes from one.
        card: The card on the chain that represents it, if there is one. [vs 304.5, 301.5]
        affiliations: Those that its card had where it came from; it keeps them on the chain. [vs 301.4]
        activated: Whether its power is activated. [vs 500.3a]
        delayed: Whether it comes from a delayed triggered modifier. [vs 513.4b]
        modes: The modes that were chosen, in the order in which its text asks for them. [vs 508.2h]
        targets: What was chosen for each "target" of its text.
        recruits_onto: The character that equipment is recruited onto. [vs 302.3c]
        made: When it was put on the chain. [vs 513.1d]
        depth: By how many effects, one after another, it triggered; 0 if somebody played it. [vs 703.3]
        situation: Who "you" are, what was paid, and the rest of what its text refers to.
    """

    __slots__ = (
        "activated",
        "affiliations",
        "card",
        "condition",
        "controller",
        "delayed",
        "depth",
        "kind",
        "made",
        "modes",
        "number",
        "power",
        "recruits_onto",
        "situation",
        "source",
        "targets",
        "text",
        "title",
    )

    def __init__(self, number: int, kind: str, controller: int, title: str, situation: Situation) -> None:
        self.number = number
        self.kind = kind
        self.controller = controller
        self.title = title
        self.situation = situation
        self.text: TextEffect | None = None
        self.condition: TextCondition | None = None
        self.power: Power | None = None
        self.source: Card[Any] | None = situation.source
        self.card: Card[Any] | None = None
        self.activated = False
        self.affiliations: tuple[str, ...] = ()
        self.delayed = False
        self.modes: tuple[ModeSlot, ...] = ()
        self.targets: tuple[TargetSlot, ...] = ()
        self.recruits_onto: Reference = NOTHING
        self.made = 0
        self.depth = 0

    def key(self) -> str:
        return self.title

    def __repr__(self) -> str:
        return f"<effect {self.number}: {self.title}>"

    def chosen_for(self, term: Term) -> tuple[Reference, ...]:
        """What was chosen for a target of its text."""
        for slot in self.targets:
            if slot.term is term:
                return slot.chosen
        return ()

    def mode_of(self, term: Term) -> int:
        """The number of the mode that was chosen of a modal part of its text."""
        return next(slot.number for slot in self.modes if slot.term is term)

    def modes_by_number(self) -> tuple[int, ...]:
        """The numbers of all modes that were chosen."""
        return tuple([slot.number for slot in self.modes])

    def state(self) -> tuple[object, ...]:
        """All that makes two effects equal, as plain data."""
        return (
            (self.number, self.kind, self.controller, self.title, repr(self.text), repr(self.condition)),
            (self.activated, self.delayed, self.modes_by_number(), self.recruits_onto, self.made, self.depth),
            tuple([slot.chosen for slot in self.targets]),
            -1 if self.card is None else self.card.serial,
            (self.situation.reference, self.situation.number, self.situation.mentioned),
        )
