"""What a text does once it is too late for it: to a card that has left play by then, to an attack that is over."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardEffect, Occasion
from longbox.games.champions.definitions import EVENT
from longbox.games.champions.text.course_occasions import AnotherPlays, SomebodyPlays, YouPlay
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.encounter_activations import GiveKeyword
from longbox.games.champions.text.occasions import IsDefeated, YouDefeat
from longbox.games.champions.text.targets import Pronoun
from longbox.texts.sequences import InTurn, Sequence

LEFT_PLAY: Final = (
    "it has left play by then, and nothing is done to it there: "
    'say "Forced Interrupt: When ... would be defeated, return it to your hand instead"'
)
PLAYED: Final = (
    'an event that was played is in its discard pile by then: say "return an event from your discard pile to your hand"'
)
OVER: Final = 'the attack is over by then: say "your next attack this phase gains ..."'


def too_late(occasion: Occasion, effect: CardEffect) -> str:
    """Why something that is done after an occasion comes too late; nothing if it doesn't.

    [champions In Play And Out Of Play, Overkill]
    """
    first = first_of(effect)
    if isinstance(first, OnCards) and type(first.target) is Pronoun:
        if isinstance(occasion, IsDefeated | YouDefeat):
            return LEFT_PLAY
        if isinstance(occasion, YouPlay | AnotherPlays | SomebodyPlays) and occasion.who.sorts() == (EVENT,):
            return PLAYED
    return OVER if events.ATTACK in occasion.awaited_kinds() and isinstance(first, GiveKeyword) else ""


def first_of(effect: CardEffect) -> CardEffect:
    """What is done first of several things."""
    if isinstance(effect, InTurn):
        return first_of(effect.first)
    return first_of(effect.effects[0]) if isinstance(effect, Sequence) else effect
