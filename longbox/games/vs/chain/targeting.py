"""Choosing targets, as an effect is played. [vs 505.1c, 504.3]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.actions.choosing import as_choice
from longbox.games.vs.chain_effects import ChainEffect, ModeSlot, TargetSlot
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import Reference
from longbox.games.vs.powers import Power
from longbox.games.vs.terms import CannotComplete, Modal, Situation
from longbox.games.vs.text.targets import TargetTerm
from longbox.kernel.choices import DONE
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import Term

CHOOSE_TARGET: Final = Prompt("Choose a target", "505.1c")


class Asking:
    """What a text asks for as it is played. It follows from the text alone.

    Attributes:
        text: The text.
        modals: Which part with several modes it asks about next, by the numbers of the modes that were chosen before.
            [vs 508.2h]
        ways: The numbers of modes that can be chosen for all of them, one after another.
        targets: Its targets, in the order in which it says them, by the numbers of the modes that were chosen: where
            one isn't chosen yet, those of all its modes.
    """

    __slots__ = ("modals", "targets", "text", "ways")

    def __init__(self, text: Term) -> None:
        self.text = text
        self.modals: dict[tuple[int, ...], Modal] = {}
        self.ways: list[tuple[int, ...]] = []
        self.targets: dict[tuple[int, ...], list[TargetTerm]] = {}
        self.go_through((), ())

    def go_through(self, numbers: tuple[int, ...], chosen: tuple[ModeSlot, ...]) -> None:
        """Note what the text asks for once some of its modes are chosen, and all ways to go on."""
        parts = chosen_parts(self.text, chosen)
        self.targets[numbers] = [part for part in parts if isinstance(part, TargetTerm)]
        modal = next((part for part in parts if isinstance(part, Modal)), None)
        if modal is None:
            self.ways.append(numbers)
            return
        self.modals[numbers] = modal
        for mode in range(len(modal.modes)):
            self.go_through((*numbers, mode), (*chosen, ModeSlot(modal, mode)))


ASKED: Final[dict[int, Asking]] = {}
"""What texts ask for, so that each is looked through once; each stays with its text, whose identity is its key."""


def asking(text: Term) -> Asking:
    """What a text asks for as it is played."""
    found = ASKED.get(id(text))
    if found is None:
        found = ASKED[id(text)] = Asking(text)
    return found


def target_terms(text: Term | None, modes: tuple[int, ...] = ()) -> list[TargetTerm]:
    """The targets that a text asks for, in the order in which it says them; of a modal text, those of its modes."""
    return [] if text is None else asking(text).targets[modes]


def chosen_parts(term: Term, modes: tuple[ModeSlot, ...]) -> list[Term]:
    """The parts of a text without the modes that were not chosen, and without what chose them. [vs 508.2h]

    A power that it gives asks for its own modes and targets as it is used.
    """
    if isinstance(term, Power):
        return []
    if isinstance(term, Modal):
        for slot in modes:
            if slot.term is term:
                return chosen_parts(term.modes[slot.number], modes)
    found: list[Term] = [term]
    for value in term.values():
        if isinstance(value, Term):
            found += chosen_parts(value, modes)
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Term):
                    found += chosen_parts(item, modes)
    return found


def chosen_targets(game: VsGame, effect: ChainEffect, text: Term | None, player: int) -> tuple[TargetSlot, ...]:
    """Targets for everything that a text says with "target".

    Raises:
        CannotComplete: There aren't enough legal targets.
    """
    slots: list[TargetSlot] = []
    taken: list[Reference] = []
    for term in target_terms(text, effect.modes_by_number()):
        chosen = choose_for(game, effect, term, player, taken)
        taken += chosen
        slots.append(TargetSlot(term, tuple(chosen)))
        effect.targets = tuple(slots)
    return tuple(slots)


def choose_for(
    game: VsGame, effect: ChainEffect, term: TargetTerm, player: int, taken: list[Reference]
) -> list[Reference]:
    """Let a player choose what one "target" means. Nothing is chosen twice for one effect."""
    chosen: list[Reference] = []
    while len(chosen) < term.most:
        legal = [
            reference
            for reference in term.candidates(game, effect.situation)
            if reference not in taken
            and reference not in chosen
            and term.fits_together(game, [*chosen, reference], effect.situation)
        ]
        if not legal:
            break
        if len(legal) == 1 and term.least > len(chosen):
            chosen.append(legal[0])
            continue
        choices = [as_choice(game, player, reference) for reference in legal]
        if len(chosen) >= term.least:
            choices.append(DONE)
        question = Question(player, CHOOSE_TARGET, choices, effect.source, term.least, min(term.most, len(legal)))
        answer = game.ask(question)
        if answer is DONE:
            break
        chosen.append(legal[choices.index(answer)])
    if len(chosen) < term.least:
        raise CannotComplete(f"{effect.title} lacks a legal target.")
    return chosen


def has_targets(game: VsGame, text: Term | None, situation: Situation) -> bool:
    """Whether a text has enough legal targets now, a modal text in one mode at least. [vs 505.1c]"""
    if text is None:
        return True
    asked = asking(text)
    if not asked.modals:
        return can_choose(game, asked.targets[()], situation)
    return any([can_choose(game, asked.targets[way], situation) for way in asked.ways])


def can_choose(game: VsGame, terms: list[TargetTerm], situation: Situation) -> bool:
    """Whether there are enough legal targets for all that a text says with "target"."""
    if len(terms) == 1 and terms[0].least <= 1:
        return terms[0].least == 0 or terms[0].has_candidate(game, situation)
    taken: list[Reference] = []
    for term in terms:
        legal = [reference for reference in term.candidates(game, situation) if reference not in taken]
        if len(legal) < term.least:
            return False
        taken += legal[: term.least] if len(legal) == term.least else []
    return True
