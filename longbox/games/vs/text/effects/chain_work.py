"""Effects on other effects: negating, copying, choosing them as targets. [vs 509, 708.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.chain.copying import copy_effect
from longbox.games.vs.chain.game_effects import PowerUpTarget
from longbox.games.vs.chain.resolving import negate
from longbox.games.vs.chain_effects import PLOT_TWIST_EFFECT, ChainEffect
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.terms import NEGATED, Filter, Situation, TextEffect, Who
from longbox.games.vs.text.effects.acting import PowerUp
from longbox.games.vs.text.targets import EffectFilter, TargetEffect
from longbox.kernel.terms import DEED, parts_of
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


# Which effects


class AnyEffect(EffectFilter):
    """All effects: "effect"."""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        return True


class FromCard(EffectFilter):
    """Effects whose source is, or last was, such a card: "effect from a character with cost 3 or less". [vs 504.4]"""

    fields = ("source",)

    def __init__(self, source: Filter) -> None:
        self.source = source

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        found = None if effect.source is None else game.recall(effect.situation.reference)
        return found is not None and self.source.matches(game, found, situation)


class FromPlotTwist(EffectFilter):
    """Effects of plot twists that are played, not of powers of ongoing ones: "plot twist". [vs 304.3, 500.3b]"""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        return effect.kind == PLOT_TWIST_EFFECT


class FromPlotTwistWith(FromPlotTwist):
    """The same of plot twists that have something: "plot twist with cost 4 or less". [vs 304.3, 504.4]"""

    fields = ("quality",)

    def __init__(self, quality: Filter) -> None:
        self.quality = quality

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        source = game.recall(effect.situation.reference)
        return (
            super().matches(game, effect, situation)
            and source is not None
            and self.quality.matches(game, source, situation)
        )


class ActivatedEffect(EffectFilter):
    """Effects of activated powers: "activated effect". [vs 500.3a]"""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        return effect.activated


class ControlledEffect(EffectFilter):
    """Such effects that some players control: "effect an opponent controls". [vs 504.2]"""

    fields = ("filter", "who")

    def __init__(self, filter: EffectFilter, who: Who) -> None:
        self.filter = filter
        self.who = who

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        theirs = effect.controller != NOBODY and self.who.means(game, effect.controller, situation)
        return theirs and self.filter.matches(game, effect, situation)


class TargetingEffect(EffectFilter):
    """Such effects with such a card among their targets: "effect that targets a character you control". [vs 504.3]"""

    fields = ("filter", "targeted")

    def __init__(self, filter: EffectFilter, targeted: Filter) -> None:
        self.filter = filter
        self.targeted = targeted

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        if not self.filter.matches(game, effect, situation):
            return False
        chosen = [game.find(reference) for slot in effect.targets for reference in slot.chosen if reference[0] >= 0]
        return any([found is not None and self.targeted.matches(game, found, situation) for found in chosen])


class PowerUpEffects(EffectFilter):
    """Effects whose modifiers could power-up a character. [vs 708.5d]"""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        return effect.text is not None and any(
            [isinstance(part, PowerUp | PowerUpTarget) for part in parts_of(effect.text)]
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
    measures = (NEGATED,)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, target: TargetEffect) -> None:
        self.target = target

    def run(self, game: VsGame, situation: Situation) -> None:
        effect = self.target.find(game, situation)
        situation.did = effect is not None
        if effect is not None:
            negate(game, effect, situation)
            situation.note_done(NEGATED, (effect.situation.reference,))


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
