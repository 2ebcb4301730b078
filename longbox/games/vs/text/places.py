"""What is told of cards in play alone, and so never of one that lies elsewhere: "Discard a card. Ready it." [vs 708]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.vs.modifiers.rules import Cannot
from longbox.games.vs.text.conditions import CardIs
from longbox.games.vs.text.effects.acting import (
    Exhaust,
    Ko,
    MoveToArea,
    PowerUp,
    PutCounter,
    PutIntoPlay,
    PutStatCounter,
    Ready,
    Recover,
    RemoveCounter,
    Replace,
    Stun,
    TurnFaceDown,
)
from longbox.games.vs.text.effects.combat import RemoveFromAttack
from longbox.games.vs.text.effects.controlling import MoveIntoRow, PutFromHandIntoPlay
from longbox.games.vs.text.states import (
    HasCounter,
    InFrontRow,
    InSupportRow,
    IsAttacker,
    IsDefender,
    IsEquipped,
    IsExhausted,
    IsHidden,
    IsProtected,
    IsReady,
    IsStunned,
    IsTeamAttacker,
    IsVisible,
)
from longbox.games.vs.what_is_so import Change
from longbox.kernel.terms import OUT_OF_PLAY, Term
from longbox.texts.filters import Lacks

DONE_IN_PLAY: Final = (
    Exhaust,
    Ko,
    MoveToArea,
    PowerUp,
    PutCounter,
    PutStatCounter,
    Ready,
    Recover,
    RemoveCounter,
    RemoveFromAttack,
    Replace,
    Stun,
    TurnFaceDown,
)
"""What is done to objects in play alone. [vs 708]"""
SO_IN_PLAY: Final = (Change, Cannot)
"""What is so of objects in play alone. [vs 513.2c]"""
TOLD_IN_PLAY: Final = (*DONE_IN_PLAY, *SO_IN_PLAY)
ASKED_IN_PLAY: Final = (
    HasCounter,
    InFrontRow,
    InSupportRow,
    IsAttacker,
    IsDefender,
    IsEquipped,
    IsExhausted,
    IsHidden,
    IsProtected,
    IsReady,
    IsStunned,
    IsTeamAttacker,
    IsVisible,
)
"""What objects in play alone are. [vs 701]"""
ENTERING: Final = (MoveIntoRow, PutFromHandIntoPlay, PutIntoPlay)
"""What brings cards into play of which the text then speaks."""


def wrong_place(parts: list[Term], said: Callable[[Term], str]) -> str:
    """What is wrong with what is told of a card that never comes into play, as if it were there. [vs 708.13, KO]

    Args:
        parts: All parts of a text.
        said: Says a part in words.
    """
    if any([isinstance(part, ENTERING) for part in parts]):
        return ""
    elsewhere = [part.spoken_as for part in parts if part.spoken_as and part.found_where() == OUT_OF_PLAY]
    for part in parts:
        told = told_of_in_play(part)
        if told is not None and told.bound_to and all([each in elsewhere for each in told.bound_to]):
            words = said(part) or said(told)
            return (
                f'"{words}" is done in play alone, and that card lies elsewhere: say which one, like "that character".'
            )
    return ""


def told_of_in_play(part: Term) -> Term | None:
    """The cards of which a part of a text tells something that is done, or so, in play alone."""
    if isinstance(part, TOLD_IN_PLAY):
        subject = getattr(part, "subject", None)
        return subject if isinstance(subject, Term) else None
    if isinstance(part, CardIs):
        quality = part.quality.quality if isinstance(part.quality, Lacks) else part.quality
        return part.noun if isinstance(quality, ASKED_IN_PLAY) else None
    return None
