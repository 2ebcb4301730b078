"""Replacing what would happen. [vs 513.5]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.modifiers.rules import STUNNING, Replacement, speaks_of
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import CARD_SORT, Cost, Situation
from longbox.games.vs.what_is_so import Rule
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.at_work import RuleAtWork
    from longbox.games.vs.modifiers.standing import Standing
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


class ChosenReplacement:
    """What happens instead of something, if whoever decides it has decided so. [vs 513.5, 203.7]

    Attributes:
        replacement: The replacement modifier.
        situation: The context in which it is carried out.
        applied: The replacements that led to it. [vs 513.5i]
        unpaid: Whether its cost is still to be paid.
    """

    __slots__ = ("applied", "replacement", "situation", "unpaid")

    def __init__(self, replacement: Replacement, situation: Situation, applied: tuple[Mark, ...], unpaid: bool) -> None:
        self.replacement = replacement
        self.situation = situation
        self.applied = applied
        self.unpaid = unpaid

    def happen(self, game: VsGame) -> None:
        """Let it happen; what is gone by now is left out. [vs 508.2c]"""
        cost, effect = self.replacement.cost, self.replacement.effect
        if self.unpaid and cost is not None:
            if not cost.payable(game, self.situation):
                return
            cost.pay(game, self.situation)
        self.situation.did = True
        if effect is not None:
            before = game.replacing
            game.replacing = self.applied
            game.run(effect, self.situation)
            game.replacing = before


class Stunning:
    """A character that is about to become stunned, with what it will cost its controller.

    Attributes:
        qualities: The character, as it is.
        by: References to what stuns it. [vs 708.11e-g]
        loss: The stun endurance loss; 0 for an invulnerable character. [vs 708.11b, 706.6]
        cause: The text that stuns it, if one does.
    """

    __slots__ = ("by", "cause", "loss", "qualities")

    def __init__(self, qualities: Qualities, by: tuple[Reference, ...], loss: int, cause: Situation | None) -> None:
        self.qualities = qualities
        self.by = by
        self.loss = loss
        self.cause = cause


class Together:
    """What is about to happen at the same time: all of it is chosen first. [vs 513.5b, 702.1, 702.2]

    Attributes:
        before: What texts made of the game right before. [vs 502.4]
        stunnings: The characters that will become stunned.
        insteads: What will happen instead of others' becoming stunned, or of breakthrough.
        promised: The objects with which that will be paid for.
        choosing: Whether it is still being chosen, and nothing of it has happened yet.
    """

    __slots__ = ("before", "choosing", "insteads", "promised", "stunnings")

    def __init__(self, before: Standing) -> None:
        self.before = before
        self.choosing = True
        self.stunnings: list[Stunning] = []
        self.insteads: list[ChosenReplacement] = []
        self.promised: list[Reference] = []

    def is_promised(self, taken: list[Reference]) -> bool:
        """Whether something will be paid with one of some objects."""
        return any([reference in self.promised for reference in taken])

    def next_instead(self) -> ChosenReplacement | None:
        """What happens next instead of something: first what may still ask for something."""
        chosen = next((instead for instead in self.insteads if not instead.unpaid), None)
        if chosen is None and self.insteads:
            chosen = self.insteads[0]
        if chosen is not None:
            self.insteads.remove(chosen)
        return chosen


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
    quality = replacement.quality
    if quality is not None and (affected is None or not quality.matches(game, affected, rule.situation)):
        return False
    return replacement.condition is None or replacement.condition.holds(game, rule.situation)


def apply_replacement(game: VsGame, upcoming: Upcoming, rule: RuleAtWork) -> int:
    """Replace something, if whoever may decide it does. [vs 203.7b, 513.5f, 203.7a]

    Returns:
        `REPLACED`, `DECLINED` or `CHANGED`.
    """
    replacement = rule.rule
    assert isinstance(replacement, Replacement)
    situation, together = context_of(game, upcoming, rule), planned_with(game, upcoming)
    cost = replacement.cost
    taken = None if cost is None or together is None else cost.takes(game, situation)
    if cost is not None and not is_wanted(game, cost, taken or [], situation):
        return DECLINED
    if cost is not None and taken is None:
        cost.pay(game, situation)
    upcoming.applied = (*upcoming.applied, mark(rule))
    if replacement.amount is not None:
        upcoming.amount = replacement.amount.count(game, situation)
        return CHANGED
    instead = ChosenReplacement(replacement, situation, upcoming.applied, taken is not None)
    if together is None:
        instead.happen(game)
    else:
        together.insteads.append(instead)
        together.promised += taken or []
    return REPLACED


def planned_with(game: VsGame, upcoming: Upcoming) -> Together | None:
    """What something happens together with that is about to happen, if it is one of several such things. [vs 702.2]

    While that happens, only more stuns join it.
    """
    together = game.together
    return together if together is not None and (together.choosing or upcoming.event == STUNNING) else None


def is_wanted(game: VsGame, cost: Cost, taken: list[Reference], situation: Situation) -> bool:
    """Whether the cost of a replacement can be paid, and its controller wants to. [vs 203.7b]"""
    if not cost.payable(game, situation):
        return False
    if game.together is not None and game.together.is_promised(taken):
        return False
    return game.may(situation.controller, USE_REPLACEMENT, situation.source)


def context_of(game: VsGame, upcoming: Upcoming, rule: RuleAtWork) -> Situation:
    """The context in which a replacement is carried out: what would have happened, to whom, how much. [vs 513.5h]"""
    situation = rule.situation.copy()
    situation.amount = upcoming.amount
    if upcoming.affected is not None:
        affected = (game.reference(upcoming.affected.card),)
        situation.mention(CARD_SORT, affected)
        replacement = rule.rule
        assert isinstance(replacement, Replacement)
        if replacement.subject is not None:
            situation.call(replacement.subject, affected)
    if upcoming.player != NOBODY:
        situation.speak_of_players(rule.rule, [upcoming.player])
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
    source: GameCard | None = rule.situation.source
    return f"replacement {number + 1}" if source is None else str(source)
