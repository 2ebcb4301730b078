"""Which card a text means that says "other" or "another": not its own, where it has chosen one just before.

"Target attacker gets +3 ATK this attack. Each other attacker gets +1 ATK this attack." speaks of others than that
attacker. Where a text has chosen no card before, or calls its own by name, it speaks of others than its own.
In "each of them gets +1 ATK for each other ..." it speaks of others than the one that gets it.
[vs That <Something>, The <Something>]
"""

from __future__ import annotations

from typing import Final, TypeVar

from longbox.games.vs.definitions import CHARACTER, EQUIPMENT
from longbox.games.vs.modifiers.changes import Gets, GetsForEach
from longbox.games.vs.powers import Power, TriggeredPower
from longbox.games.vs.terms import EACH_ONE, Noun
from longbox.games.vs.text.definite import Called, EquippedCharacter, This
from longbox.games.vs.text.effects.flow import PlayersDo
from longbox.games.vs.text.effects.lasting import LastingForEach
from longbox.games.vs.text.nouns import One, Several
from longbox.games.vs.text.relations import Other
from longbox.games.vs.text.targets import TargetCard
from longbox.games.vs.text.who import ControllerOf, OwnerOf
from longbox.kernel.terms import Term, parts_of
from longbox.language.bindings import with_own_words

E = TypeVar("E", bound=Term)

COUNTING: Final = (Gets, GetsForEach, LastingForEach)
"""What cards get as much of as is counted."""

OWN: Final = (Called, This, EquippedCharacter)
"""Nouns that mean certain cards by what they are called, as a text calls its own."""
CHOSEN: Final = (TargetCard, One, Several)
"""Nouns by which cards are chosen, of whom the text then speaks."""


class Speaking:
    """Goes through an effect in the order in which it is said.

    Attributes:
        chosen: What was spoken of last, if that was chosen and is not called by its name.
    """

    __slots__ = ("chosen",)

    def __init__(self) -> None:
        self.chosen: Noun | None = None

    def go_through(self, part: object) -> None:
        """Note what a part of the effect speaks of, and let its "other" mean others than that."""
        if isinstance(part, tuple):
            for each in part:
                self.go_through(each)
        elif isinstance(part, Other):
            self.tell_apart(part)
        elif isinstance(part, Term) and not self.speaks_for_itself(part):
            for field in part.order or part.fields:
                self.go_through(getattr(part, field))
            if isinstance(part, CHOSEN):
                self.chosen = part
            elif isinstance(part, OWN):
                self.chosen = None

    def tell_apart(self, other: Other) -> None:
        """Let "other" mean others than what was chosen."""
        if self.chosen is not None:
            self.chosen.spoken_as = repr(self.chosen)
            other.bound_to = (self.chosen.spoken_as,)

    def speaks_for_itself(self, part: Term) -> bool:
        """Whether "other" is said there of another card: in a power that is given, and of whose controller does it."""
        return isinstance(part, Power) or (isinstance(part, PlayersDo) and isinstance(part.who, ControllerOf | OwnerOf))


def told_apart(effect: E) -> E:
    """The same effect, in which "other" knows other than what it means."""
    if not any([isinstance(part, Other) for part in parts_of(effect)]):
        return effect
    own = with_own_words(effect)
    Speaking().go_through(own)
    count_for_each(own)
    return own


def triggered_apart(power: TriggeredPower, card_type: str) -> TriggeredPower:
    """The same power, in which "other" knows other than what it means.

    On a card that is no character and goes with none, it is another than the one that triggered the power.
    """
    if not any([isinstance(part, Other) for part in parts_of(power.effect)]):
        return power
    own = with_own_words(power)
    speaking = Speaking()
    subject = getattr(own.occasion, "subject", None)
    if card_type not in (CHARACTER, EQUIPMENT) and isinstance(subject, CHOSEN):
        speaking.chosen = subject
    speaking.go_through(own.effect)
    count_for_each(own.effect)
    return own


def counted_apart(statement: E) -> E:
    """The same statement of a continuous power, in which "each other" is other than each of those that it is about."""
    if not any([isinstance(part, Other) for part in parts_of(statement)]):
        return statement
    own = with_own_words(statement)
    count_for_each(own)
    return own


def count_for_each(term: Term) -> None:
    """Let "other", in what is counted for several cards, mean others than the one for which it is counted."""
    for part in parts_of(term):
        if isinstance(part, COUNTING) and (part.subject.are_many() or part.subject.can_mean_many()):
            counted = [value for field, value in zip(part.fields, part.values(), strict=True) if field != "subject"]
            for other in parts_of(tuple(counted)):
                if isinstance(other, Other):
                    other.bound_to = (EACH_ONE,)
