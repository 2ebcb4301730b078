"""What is told of cards in play alone, and so never of one that lies elsewhere: "Discard a card. Ready it." [vs 708]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.games.vs.modifiers.rules import Cannot
from longbox.games.vs.text.conditions import CardIs
from longbox.games.vs.text.definite import Pronoun, ThatCard
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
    RemoveFromGame,
    Replace,
    ReturnToHand,
    Stun,
    TurnFaceDown,
)
from longbox.games.vs.text.effects.combat import RemoveFromAttack
from longbox.games.vs.text.effects.controlling import MoveIntoRow, PutFromHandIntoPlay
from longbox.games.vs.text.effects.flow import Series
from longbox.games.vs.text.effects.lasting import Lasting
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
from longbox.kernel.terms import OUT_OF_PLAY, Term, parts_of
from longbox.texts.filters import Lacks
from longbox.texts.sequences import InTurn

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
LEAVING: Final = (Ko, ReturnToHand, RemoveFromGame)
"""What takes cards out of play, so that what lies elsewhere afterwards is another object. [vs 213.1c]"""
SPOKEN_OF: Final = (Pronoun, ThatCard)
"""How a text says again which cards it means."""


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
    for part in parts:
        told = told_after_leaving(part)
        if told is not None:
            return (
                f'"{said(told)}" is done in play alone, and that card has left play by then: say that first, '
                "or of another card."
            )
    return ""


def told_after_leaving(part: Term) -> Term | None:
    """What one after the other tells of a card in play that was sent out of play just before, if it does."""
    gone: set[str] = set()
    for step in steps_of(part):
        told = told_of_in_play(step.statement if isinstance(step, Lasting) else step)
        if isinstance(told, SPOKEN_OF) and told.bound_to and all([each in gone for each in told.bound_to]):
            return step
        for spoken in parts_of(step):
            gone.discard(spoken.spoken_as)
        if isinstance(step, LEAVING):
            gone.update(leaving(step.subject))
    return None


def steps_of(part: Term) -> list[Term]:
    """What is done one after the other, without a condition; none, if a part is nothing of the kind."""
    done: tuple[Term, ...] = ()
    if isinstance(part, InTurn):
        done = (part.first, part.rest)
    elif isinstance(part, Series):
        done = part.effects
    return [step for effect in done for step in steps_of(effect) or [effect]]


def leaving(subject: Term) -> tuple[str, ...]:
    """By which words a text speaks of the cards that leave play."""
    if subject.spoken_as:
        return (subject.spoken_as,)
    return subject.bound_to if isinstance(subject, SPOKEN_OF) else ()


def told_of_in_play(part: Term) -> Term | None:
    """The cards of which a part of a text tells something that is done, or so, in play alone."""
    if isinstance(part, TOLD_IN_PLAY):
        subject = getattr(part, "subject", None)
        return subject if isinstance(subject, Term) else None
    if isinstance(part, CardIs):
        quality = part.quality.quality if isinstance(part.quality, Lacks) else part.quality
        return part.noun if isinstance(quality, ASKED_IN_PLAY) else None
    return None
