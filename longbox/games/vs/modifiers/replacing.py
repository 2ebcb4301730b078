"""Replacing what would happen. [vs 513.5]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.modifiers.rules import Replacement, speaks_of
from longbox.games.vs.objects import Reference
from longbox.games.vs.text.terms import CARD_SORT, PLAYER_MARK, PLAYER_SORT, Rule, Situation
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.game import TeamCard, VsGame
    from longbox.games.vs.modifiers.standing import RuleAtWork
    from longbox.games.vs.qualities import Qualities

WHICH_FIRST: Final = Prompt("Which replacement applies first?", "513.5c")
USE_REPLACEMENT: Final = Prompt("Use this replacement?", "203.7b")


Mark = tuple[Rule, Reference]
"""A replacement modifier, by its rule and the object that it comes from."""


class Upcoming:
    """Something that is about to happen, which may be replaced.

    Attributes:
        event: What would happen: `rules.STUNNING`, ...
        player: The player whom it affects, or who controls what it affects; that player orders replacements.
        affected: The card that it would happen to or that would do it, as it is.
        amount: How much.
        applied: The replacements that have affected it: each affects it only once. [vs 513.5i]
        by: References to what would do it.
    """

    __slots__ = ("affected", "amount", "applied", "by", "event", "player")

    def __init__(
        self,
        event: str,
        player: int,
        affected: Qualities | None = None,
        amount: int = 0,
        applied: tuple[Mark, ...] = (),
        by: tuple[Reference, ...] = (),
    ) -> None:
        self.event = event
        self.player = player
        self.affected = affected
        self.amount = amount
        self.applied = applied
        self.by = by


def goes_ahead(game: VsGame, upcoming: Upcoming) -> bool:
    """Let replacement modifiers replace something that is about to happen.

    Returns:
        Whether it happens after all; its amount may have changed.
    """
    declined: tuple[Mark, ...] = ()
    while True:
        candidates = [rule for rule in replacements(game, upcoming) if not has_applied(declined, rule)]
        if not candidates:
            return True
        chosen = candidates[0] if len(candidates) == 1 else first_of(game, upcoming.player, candidates)
        outcome = apply_replacement(game, upcoming, chosen)
        if outcome == REPLACED:
            return False
        if outcome == DECLINED:
            declined = (*declined, mark(chosen))


REPLACED: Final = 0
DECLINED: Final = 1
CHANGED: Final = 2
"""The amount is another, and it still happens. [vs 513.5g]"""


def replacements(game: VsGame, upcoming: Upcoming) -> list[RuleAtWork]:
    """The replacement modifiers that can apply to something that is about to happen."""
    rules = game.standing().rules_about(Replacement.topic)
    return [rule for rule in rules if not has_applied(upcoming.applied, rule) and can_replace(game, rule, upcoming)]


def can_replace(game: VsGame, rule: RuleAtWork, upcoming: Upcoming) -> bool:
    """Whether a replacement modifier speaks of something that is about to happen."""
    replacement = rule.rule
    assert isinstance(replacement, Replacement)
    if replacement.event != upcoming.event:
        return False
    if not speaks_of(replacement.whose, upcoming.player, rule.situation):
        return False
    affected = upcoming.affected
    subject = replacement.subject
    if subject is not None and (affected is None or not subject.covers(game, affected, rule.situation)):
        return False
    return replacement.condition is None or replacement.condition.holds(game, rule.situation)


def apply_replacement(game: VsGame, upcoming: Upcoming, rule: RuleAtWork) -> int:
    """Replace something, if whoever may decide it does. [vs 203.7b, 513.5f, 203.7a]

    Returns:
        `REPLACED`, `DECLINED` or `CHANGED`.
    """
    replacement = rule.rule
    assert isinstance(replacement, Replacement)
    situation = context_of(game, upcoming, rule)
    if replacement.cost is not None:
        if not replacement.cost.payable(game, situation):
            return DECLINED
        if not game.may(situation.controller, USE_REPLACEMENT, situation.source):
            return DECLINED
        replacement.cost.pay(game, situation)
        situation.did = True
    upcoming.applied = (*upcoming.applied, mark(rule))
    if replacement.amount is not None:
        upcoming.amount = replacement.amount.count(game, situation)
        return CHANGED
    before = game.replacing
    game.replacing = upcoming.applied
    if replacement.effect is not None:
        replacement.effect.run(game, situation)
    game.replacing = before
    return REPLACED


def context_of(game: VsGame, upcoming: Upcoming, rule: RuleAtWork) -> Situation:
    """The context in which a replacement is carried out: what would have happened, to whom, how much. [vs 513.5h]"""
    situation = rule.situation.copy()
    situation.amount = upcoming.amount
    if upcoming.affected is not None:
        situation.mention(CARD_SORT, (game.reference(upcoming.affected.card),))
    if upcoming.player != NOBODY:
        situation.mention(PLAYER_SORT, ((PLAYER_MARK, upcoming.player),))
    return situation


def mark(rule: RuleAtWork) -> Mark:
    """What a replacement modifier is known by, even after texts were read again. [vs 513.5i]"""
    return (rule.rule, rule.situation.reference)


def has_applied(applied: tuple[Mark, ...], rule: RuleAtWork) -> bool:
    """Whether a replacement modifier has affected an event already. [vs 513.5i]"""
    for replacement, reference in applied:
        if replacement is rule.rule and reference == rule.situation.reference:
            return True
    return False


def first_of(game: VsGame, player: int, candidates: list[RuleAtWork]) -> RuleAtWork:
    """Let the affected player choose which replacement applies first. [vs 513.5c]"""
    choices: list[Choice] = [Word(title_of(rule, number)) for number, rule in enumerate(candidates)]
    answer = game.ask(Question(player, WHICH_FIRST, choices))
    return candidates[choices.index(answer)]


def title_of(rule: RuleAtWork, number: int) -> str:
    """What a replacement is called in a question: the card that makes it."""
    source: TeamCard | None = rule.situation.source
    return f"replacement {number + 1}" if source is None else str(source)
