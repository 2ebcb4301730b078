"""What an opponent chooses as an effect is played: "An opponent chooses one: That player ...; or ..." [vs 505.1b]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.vs.terms import Modal, TextEffect
from longbox.games.vs.text.effects.drawing import (
    DiscardAll,
    DiscardAtRandom,
    Discarding,
    Draw,
    DrawUntil,
    GainEndurance,
    LoseEndurance,
    PayEnduranceNow,
    PayPointsNow,
    RevealHand,
    ShuffleDeck,
    ShuffleHandIntoDeck,
)
from longbox.games.vs.text.effects.flow import PlayersDo, Series
from longbox.games.vs.text.effects.gaining import GainPoints
from longbox.games.vs.text.who import You
from longbox.kernel.terms import PLAYER

TOLD_TO_EITHER: Final = (
    DiscardAll,
    DiscardAtRandom,
    Discarding,
    Draw,
    DrawUntil,
    GainEndurance,
    GainPoints,
    LoseEndurance,
    PayEnduranceNow,
    PayPointsNow,
    RevealHand,
    ShuffleDeck,
    ShuffleHandIntoDeck,
)
"""What comes to something else by who does it."""
WHO_DOES_IT: Final = (
    'it could be told to the opponent who chooses, or to you: say "that player ..." or "you ..." in each of the two'
)


class YouDo(PlayersDo):
    """What is done by the player whose text lets an opponent choose: "you draw a card"."""

    fields = ("effect",)
    tells = ""

    def __init__(self, effect: TextEffect) -> None:
        super().__init__(You(), effect)


class OpponentsModal(Modal):
    """An effect with several modes, of which an opponent chooses one. The text then speaks of that player.

    The player who plays it says which opponent. A target couldn't choose: targets are chosen after modes. [vs 505.1b,
    505.1c]
    """

    opponent_chooses = True
    opens: ClassVar[tuple[str, ...]] = (PLAYER,)

    def unclear(self) -> str:
        return WHO_DOES_IT if any([is_told_to_either(mode) for mode in self.modes]) else ""


def is_told_to_either(effect: TextEffect) -> bool:
    """Whether an effect doesn't say who does it, and comes to something else by that."""
    if isinstance(effect, Series):
        return any([is_told_to_either(part) for part in effect.effects])
    return isinstance(effect, TOLD_TO_EITHER)
