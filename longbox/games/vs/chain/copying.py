"""Copying effects on the chain. [vs 708.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.choosing import as_choice
from longbox.games.vs.chain.targeting import CHOOSE_TARGET, has_targets
from longbox.games.vs.chain_effects import ChainEffect, TargetSlot
from longbox.games.vs.events import Happening
from longbox.games.vs.text.targets import TargetTerm
from longbox.kernel.choices import DONE
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.terms import Situation

NEW_TARGETS: Final = Prompt("Choose new targets for the copy?", "708.2b")


def copy_effect(game: VsGame, effect: ChainEffect, cause: Situation, *, new_targets: bool) -> ChainEffect:
    """Put a copy of an effect on top of the chain; it isn't played. [vs 505.5, 708.2, 708.2a, 708.2c, 708.2e]

    Args:
        game: The game.
        effect: The original.
        cause: The text that copies it; its player controls the copy. [vs 708.2d]
        new_targets: Whether new targets may be picked.
    """
    game.effects_made += 1
    situation = effect.situation.copy()
    situation.player = situation.controller = cause.player
    copied = ChainEffect(game.effects_made, effect.kind, cause.player, effect.title, situation)
    situation.effect = copied
    copied.text, copied.condition, copied.power = effect.text, effect.condition, effect.power
    copied.activated, copied.delayed, copied.modes = effect.activated, effect.delayed, effect.modes
    copied.targets, copied.recruits_onto, copied.made = effect.targets, effect.recruits_onto, effect.made
    game.chain.append(copied)
    note = effect.title
    game.happen(Happening(events.COPY, cause.player, [], source=cause.source, note=note, cause=copied))
    if new_targets:
        pick_new_targets(game, copied, cause)
    return copied


def pick_new_targets(game: VsGame, copied: ChainEffect, cause: Situation) -> None:
    """Let the controller of a copy pick new targets, or leave the old ones, legal or not. [vs 708.2b]"""
    if not copied.targets or not has_targets(game, copied.text, copied.situation):
        return
    if not game.may(cause.player, NEW_TARGETS, cause.source):
        return
    originals = copied.targets
    several = sum([len(slot.chosen) for slot in originals]) > 1
    taken: list[Reference] = []
    for number, slot in enumerate(originals):
        chosen = as_many_targets(game, copied, slot, taken, several=several)
        taken += chosen
        picked = TargetSlot(slot.term, tuple(chosen))
        copied.targets = (*copied.targets[:number], picked, *originals[number + 1 :])


def as_many_targets(
    game: VsGame, copied: ChainEffect, slot: TargetSlot, taken: list[Reference], *, several: bool
) -> list[Reference]:
    """Let a player choose as many targets as the original has; of several, one may be left as it is. [vs 708.2b]"""
    chosen: list[Reference] = []
    for original in slot.chosen:
        legal = legal_besides(game, copied, slot, taken, chosen)
        others = [*legal, *taken, *chosen]
        leaves = several and original not in others
        if not legal and not leaves:
            return list(slot.chosen)
        chosen.append(choose_again(game, copied, legal, original, leaves=leaves))
    return chosen


def legal_besides(
    game: VsGame, copied: ChainEffect, slot: TargetSlot, taken: list[Reference], chosen: list[Reference]
) -> list[Reference]:
    """What can be a target of the copy besides those that were chosen before."""
    term = slot.term
    assert isinstance(term, TargetTerm)
    return [
        reference
        for reference in term.candidates(game, copied.situation)
        if reference not in taken
        and reference not in chosen
        and term.fits_together(game, [*chosen, reference], copied.situation)
    ]


def choose_again(
    game: VsGame, copied: ChainEffect, legal: list[Reference], original: Reference, *, leaves: bool
) -> Reference:
    """One target of a copy, in place of one of the original. `leaves` offers that one though it isn't legal now."""
    player = copied.controller
    choices = [as_choice(game, player, reference) for reference in legal]
    if leaves:
        choices.append(DONE)
    answer = choices[0] if len(choices) == 1 else game.ask(Question(player, CHOOSE_TARGET, choices, copied.source))
    return original if answer is DONE else legal[choices.index(answer)]
