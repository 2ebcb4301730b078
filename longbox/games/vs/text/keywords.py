"""What a keyword stands for: powers, and rules of playing the card. [vs 706]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.aspects import ANY, Fact
from longbox.games.vs.aspects import POWERS as POWERS_ASPECT
from longbox.games.vs.definitions import (
    COSMIC_SURGE,
    DUAL_LOYALTY,
    EVASION,
    LOYALTY,
    LOYALTY_REVEAL,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
)
from longbox.games.vs.modifiers.changes import WITH_FLIGHT, WITH_RANGE, WITH_REINFORCEMENT, Has
from longbox.games.vs.modifiers.rules import Delayed
from longbox.games.vs.moments import FORMATION_STEP, RECOVERY_PHASE, RECRUIT_STEP
from longbox.games.vs.objects import COSMIC_COUNTER
from longbox.games.vs.powers import IN_HAND, ContinuousPower, PaymentPower, PlayRule, Power, TriggeredPower
from longbox.games.vs.terms import Noun, Situation
from longbox.games.vs.text.definite import This
from longbox.games.vs.text.effects.acting import PutCounter, Recover, TransferThis
from longbox.games.vs.text.effects.from_hand import RevealOntoChain, Substitute, Terraform
from longbox.games.vs.text.effects.lasting import DelayedUntil
from longbox.games.vs.text.limits import OnlyDuring, OnlyWhere
from longbox.games.vs.text.object_costs import StunNamed
from longbox.games.vs.text.occasions import StartOf
from longbox.games.vs.text.play_rules import DualLoyalty, Loyalty, LoyaltyReveal
from longbox.games.vs.text.who import You
from longbox.games.vs.what_is_so import Change
from longbox.kernel.modifiers import THIS_TURN
from longbox.texts.amounts import Fixed

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

EVADE: Final = PaymentPower(
    StunNamed(This()),
    DelayedUntil(Delayed(StartOf(RECOVERY_PHASE, once=True), Recover(This())), THIS_TURN),
    tags=(EVASION,),
)
"""Stun this character >>> At the start of the recovery phase this turn, recover this character. [vs 706.5]"""

SURGE: Final = TriggeredPower(StartOf(RECOVERY_PHASE), PutCounter(Fixed(1), COSMIC_COUNTER, This()))
"""At the start of the recovery phase each turn, put a cosmic counter on this character. [vs 706.8b]"""

TRANSFER: Final = TriggeredPower(StartOf(FORMATION_STEP, You()), TransferThis(), tags=(TRANSFERABLE,))
"""At the start of your formation step, you may transfer this card. [vs 706.4, Transferable]"""

FROM_HAND: Final = (OnlyWhere(This(), IN_HAND), OnlyDuring(RECRUIT_STEP, You()))
TERRAFORMING: Final = PaymentPower(RevealOntoChain(), Terraform(), FROM_HAND, (TERRAFORM,), IN_HAND)
"""Reveal this card >>> You may return a face-down resource you control to its owner's hand. ... [vs 706.15]"""
SUBSTITUTING: Final = PaymentPower(RevealOntoChain(), Substitute(), FROM_HAND, (SUBSTITUTE,), IN_HAND)
"""Reveal this card >>> You may remove from the game a ready character you control ... [vs 706.16]"""

POWERS: Final[dict[str, Power]] = {
    COSMIC_SURGE: SURGE,
    EVASION: EVADE,
    SUBSTITUTE: SUBSTITUTING,
    TERRAFORM: TERRAFORMING,
    TRANSFERABLE: TRANSFER,
}
OWN_CHARACTERISTICS: Final[dict[str, Power]] = {
    characteristic: ContinuousPower(Has(This(), (characteristic,)))
    for characteristic in (WITH_FLIGHT, WITH_RANGE, WITH_REINFORCEMENT)
}
"""What a character has that is said of it in one word, like a keyword: "Reinforcement". [vs 211.2, 706.1]"""

RULES: Final[dict[str, PlayRule]] = {
    LOYALTY: Loyalty(),
    LOYALTY_REVEAL: LoyaltyReveal(),
    DUAL_LOYALTY: DualLoyalty(),
}


class HasKeywordPower(Change):
    """Some cards have a keyword with the power that it stands for: "have evasion". [vs 706]"""

    fields = ("subject", "keyword")

    def __init__(self, subject: Noun, keyword: str) -> None:
        self.subject = subject
        self.keyword = keyword

    def writes(self) -> tuple[Fact, ...]:
        return ((POWERS_ASPECT, ANY),)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        # A stunned character loses and can't have any powers. [vs 708.11l]
        if qualities.is_stunned() or self.keyword in qualities.keywords:
            return
        power = POWERS[self.keyword]
        qualities.keywords = (*qualities.keywords, self.keyword)
        qualities.powers = (*qualities.powers, power)
        qualities.gained = (*qualities.gained, (power, timestamp))


def powers_of(keyword: str) -> tuple[Power, ...]:
    """The powers that a keyword stands for. [vs 706.5, 706.8b]"""
    power = POWERS.get(keyword) or OWN_CHARACTERISTICS.get(keyword)
    return () if power is None else (power,)


def rules_of(keyword: str) -> tuple[PlayRule, ...]:
    """The rules of playing a card that a keyword stands for."""
    rule = RULES.get(keyword)
    return () if rule is None else (rule,)
