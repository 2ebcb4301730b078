"""Effects on other effects: negating, copying, choosing them as targets. [vs 509, 708.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.chain.copying import copy_effect
from longbox.games.vs.chain.game_effects import PowerUpTarget
from longbox.games.vs.chain.resolving import negate
from longbox.games.vs.chain_effects import PLOT_TWIST_EFFECT, ChainEffect
from longbox.games.vs.definitions import CHARACTER, PLOT_TWIST
from longbox.games.vs.terms import Situation, TextEffect, parts
from longbox.games.vs.text.effects.acting import PowerUp
from longbox.games.vs.text.targets import EffectFilter, TargetEffect
from longbox.kernel.terms import DEED

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


# Which effects


class FromNonOngoingPlotTwist(EffectFilter):
    """Effects whose source is a plot twist card that isn't ongoing. [vs 504.4, Non-<something>]"""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        source = effect.source
        return (
            source is not None
            and effect.kind == PLOT_TWIST_EFFECT
            and source.definition.card_type == PLOT_TWIST
            and not source.definition.ongoing
        )


class PowerUpEffects(EffectFilter):
    """Effects whose modifiers could power-up a character. [vs 708.5d]"""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        return effect.text is not None and any(
            [isinstance(part, PowerUp | PowerUpTarget) for part in parts(effect.text)]
        )


class FromActivatedPower(EffectFilter):
    """Effects of activated powers of characters that opponents control. [vs 500.3a, 504.4, 500.3b]"""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        source = effect.source
        return (
            source is not None
            and effect.activated
            and effect.controller != situation.controller
            and source.definition.card_type == CHARACTER
        )


# What is done to them


class NegateEffect(TextEffect):
    """An effect is negated: it leaves the chain and does nothing. [vs 509]"""

    fields = ("target",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, target: TargetEffect) -> None:
        self.target = target

    def run(self, game: VsGame, situation: Situation) -> None:
        effect = self.target.find(game, situation)
        situation.did = effect is not None
        if effect is not None:
            negate(game, effect, situation)


class CopyEffect(TextEffect):
    """A copy of an effect is put on the chain. [vs 708.2]

    Attributes:
        target: Which effect.
        new_targets: Whether new targets may be chosen for the copy.
    """

    fields = ("target", "new_targets")
    defaults: ClassVar[dict[str, object]] = {"new_targets": False}
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, target: TargetEffect, new_targets: bool = False) -> None:
        self.target = target
        self.new_targets = new_targets

    def run(self, game: VsGame, situation: Situation) -> None:
        effect = self.target.find(game, situation)
        situation.did = effect is not None
        if effect is not None:
            copy_effect(game, effect, situation, new_targets=self.new_targets)
