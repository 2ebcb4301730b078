"""Changing the target of an effect on the chain. [vs 512.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.actions.choosing import as_choice
from longbox.games.vs.chain.targeting import CHOOSE_TARGET, target_terms
from longbox.games.vs.chain_effects import ChainEffect, TargetSlot
from longbox.games.vs.terms import Situation, TextEffect
from longbox.games.vs.text.targets import TargetEffect, TargetTerm
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.terms import DEED

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class ChangeTarget(TextEffect):
    """The target of an effect is changed to another legal one, if there is one. [vs 512.3]"""

    fields = ("target",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, target: TargetEffect) -> None:
        self.target = target

    def run(self, game: VsGame, situation: Situation) -> None:
        effect = self.target.find(game, situation)
        situation.did = effect is not None and change_target(game, effect, situation)


def change_target(game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
    """Let a player choose another target for each target of an effect that can have another.

    The effect itself is shared by all copies of the game and never changes: another takes its place on the chain.

    Returns:
        Whether a target was changed.
    """
    slots = [
        changed_slot(game, effect, term, situation) for term in target_terms(effect.text, effect.modes_by_number())
    ]
    if not any([slot.chosen != effect.chosen_for(slot.term) for slot in slots]):
        return False
    game.chain[game.chain.index(effect)] = retargeted(effect, tuple(slots))
    return True


def changed_slot(game: VsGame, effect: ChainEffect, term: TargetTerm, situation: Situation) -> TargetSlot:
    """What one "target" of an effect means from now on: another, if there is a legal one. [vs 512.3]"""
    chosen = effect.chosen_for(term)
    others = [reference for reference in term.candidates(game, effect.situation) if reference not in chosen]
    if len(chosen) != 1 or not others:
        return TargetSlot(term, chosen)
    choices: list[Choice] = [as_choice(game, situation.player, reference) for reference in others]
    question = Question(situation.player, CHOOSE_TARGET, choices, effect.source)
    answer = choices[0] if len(choices) == 1 else game.ask(question)
    return TargetSlot(term, (others[choices.index(answer)],))


def retargeted(effect: ChainEffect, slots: tuple[TargetSlot, ...]) -> ChainEffect:
    """The same effect with other targets."""
    situation = effect.situation.copy()
    changed = ChainEffect(effect.number, effect.kind, effect.controller, effect.title, situation)
    situation.effect = changed
    changed.text, changed.condition, changed.power = effect.text, effect.condition, effect.power
    changed.card, changed.activated, changed.delayed = effect.card, effect.activated, effect.delayed
    changed.modes, changed.recruits_onto = effect.modes, effect.recruits_onto
    changed.targets = slots
    return changed
