"""Whether a text says "other" where it has just spoken of another card than the one that it stands on.

By "other" a text means other cards than its own. After "Target attacker gets +3 ATK this attack" those who read "each
other attacker" mean others than that attacker: so that is refused, and never taken to mean that attacker, too.
"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.terms import Noun
from longbox.games.vs.text.definite import Called, EquippedCharacter, This
from longbox.games.vs.text.effects.flow import PlayersDo
from longbox.games.vs.text.nouns import One, Several
from longbox.games.vs.text.relations import Other
from longbox.games.vs.text.targets import TargetCard
from longbox.games.vs.text.who import ControllerOf, OwnerOf
from longbox.kernel.effects import Effect
from longbox.kernel.terms import Term

OWN: Final = (Called, This, EquippedCharacter)
"""Nouns that mean certain cards by what they are called, as a text calls its own."""
CHOSEN: Final = (TargetCard, One, Several)
"""Nouns by which cards are chosen, of whom the text then speaks."""
WHICH_OTHERS: Final = (
    'its text spoke of another card before it says "other", by which it means other cards than its own: '
    'say "each" or "target", of which that card may be one'
)


class Speaking:
    """Goes through an effect in the order in which it is said.

    Attributes:
        spoken_last: Whether what was spoken of last was chosen, and is not called by its name.
        of_another: The same, of what an action before this one spoke of last.
        unclear: Whether "other" was said there.
    """

    __slots__ = ("of_another", "spoken_last", "unclear")

    def __init__(self) -> None:
        self.spoken_last = False
        self.of_another = False
        self.unclear = False

    def go_through(self, part: object) -> None:
        """Note what a part of the effect speaks of, and whether it says "other" of it."""
        if isinstance(part, tuple):
            for each in part:
                self.go_through(each)
        elif isinstance(part, Other):
            self.unclear = self.unclear or self.of_another
        elif isinstance(part, Term) and not self.knows_others(part):
            for field in part.order or part.fields:
                self.go_through(getattr(part, field))
            if isinstance(part, Noun):
                self.spoken_last = isinstance(part, CHOSEN) or (self.spoken_last and not isinstance(part, OWN))
            if isinstance(part, OWN):
                self.of_another = False
            if isinstance(part, Effect):
                self.of_another = self.spoken_last

    def knows_others(self, part: Term) -> bool:
        """Whether "other" is said there of the card whose controller or owner is told to do something."""
        return isinstance(part, PlayersDo) and isinstance(part.who, ControllerOf | OwnerOf)


def unclear_others(effect: Term) -> str:
    """Why it is unclear by what "other" is meant; nothing, if it is clear."""
    speaking = Speaking()
    speaking.go_through(effect)
    return WHICH_OTHERS if speaking.unclear else ""
