"""What a text asks in vain of its own character: whether that is stunned, as a stunned character has no text.

Its text box is inactive, and so is that of its equipment. [vs 701.12b, 302.5]
"""

from __future__ import annotations

from typing import Final

from longbox.games.vs import events
from longbox.games.vs.definitions import CardDefinition
from longbox.games.vs.modifiers.statements import WhileChange, WhileRule
from longbox.games.vs.moments import BUILD_PHASE, MOMENT_NAMES
from longbox.games.vs.powers import ContinuousPower, PaymentPower, Power, TriggeredPower
from longbox.games.vs.text.combat_occasions import WhileSomethingIs
from longbox.games.vs.text.conditions import CardIs
from longbox.games.vs.text.definite import Called, EquippedCharacter, This
from longbox.games.vs.text.occasions import StartOf
from longbox.games.vs.text.states import IsStunned
from longbox.kernel.terms import Term
from longbox.texts.dead import joined

LOOKING_BACK: Final = (events.STUN, events.LEAVE, events.KO, events.BREAKTHROUGH)
"""What a power can trigger off though its card is stunned or gone by then. [vs 502.4]"""

NEVER_ACTIVE: Final = (
    "a stunned character has no text, nor has its equipment, so this is never so while it is asked: {better}, "
    "or put it on another card. [701.12b, 302.5]"
)
AT_ONCE: Final = 'say what is to happen "whenever {whose} becomes stunned"'
LATER: Final = (
    'say "Whenever {whose} becomes stunned, at the start of the {moment} this turn, if {whose} is stunned, ..."'
)


def asked_in_vain(card: CardDefinition, power: Power) -> str:
    """Why a power does nothing that asks whether its own character is stunned; nothing if it doesn't ask that."""
    for part in asked_by(power):
        for each in joined(part):
            if isinstance(each, CardIs | WhileSomethingIs) and is_own(card, each.noun) and asks_stunned(each.quality):
                return NEVER_ACTIVE.format(better=better(power, each.noun))
    return ""


def better(power: Power, noun: Term) -> str:
    """What would be right in place of asking whether a character is stunned."""
    whose = "equipped character" if isinstance(noun, EquippedCharacter) else "this card"
    occasion = power.occasion if isinstance(power, TriggeredPower) else None
    if isinstance(occasion, StartOf) and occasion.moment > BUILD_PHASE:
        return LATER.format(whose=whose, moment=MOMENT_NAMES[occasion.moment])
    return AT_ONCE.format(whose=whose)


def asked_by(power: Power) -> list[Term]:
    """What must be so for a power to be used, to trigger or to be at work, while its text is active."""
    if isinstance(power, PaymentPower):
        return list(power.limits)
    if isinstance(power, TriggeredPower) and not any([kind in LOOKING_BACK for kind in power.occasion.kinds]):
        return [power.occasion, *([] if power.condition is None else [power.condition])]
    if isinstance(power, ContinuousPower) and isinstance(power.statement, WhileChange | WhileRule):
        return [power.statement.condition]
    return []


def is_own(card: CardDefinition, noun: Term) -> bool:
    """Whether a noun means the card with the text, or the character that it is attached to."""
    if isinstance(noun, Called):
        return noun.name in (card.card_name, card.identity)
    return isinstance(noun, This | EquippedCharacter)


def asks_stunned(quality: Term) -> bool:
    """Whether only a stunned character is what is asked for."""
    return any([isinstance(part, IsStunned) for part in joined(quality)])
