"""Statements made of others: active while something is so, or several about the same cards. [vs 513]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.aspects import Fact
from longbox.games.vs.modifiers.changes import Gets, GetsBoth
from longbox.games.vs.terms import Filter, Noun, Situation, TextAmount, TextCondition
from longbox.games.vs.what_is_so import Change, Rule, Statement
from longbox.texts.conditions import Not

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class WhileChange(Change):
    """A change that is active only while something is so. [vs 513.1c]"""

    fields = ("condition", "change")
    order = ("change", "condition")

    def __init__(self, condition: TextCondition, change: Change) -> None:
        self.condition = condition
        self.change = change
        self.subject = change.subject

    def writes(self) -> tuple[Fact, ...]:
        return self.change.writes()

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.condition.holds(game, situation) and self.change.covers(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        return self.change.scope(situation)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        # What an effect flagged is changed only while it is so. [vs 513.2c]
        if self.condition.holds(game, situation):
            self.change.apply(game, qualities, situation, timestamp)

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return WhileChange(self.condition, resolved_change(self.change, game, situation))

    def everywhere(self) -> bool:
        return self.change.everywhere()


class WhileChangeFirst(WhileChange):
    """The same, with the condition said first: "While you have the initiative, ..."."""

    order = ("condition", "change")


class WhileIs(Change):
    """A change of those of its cards that are something now: "get +2 ATK while attacking". [vs 513.1c]

    What an effect flagged stays flagged, and is changed as long as it is so. [vs 513.2c]
    """

    fields: ClassVar[tuple[str, ...]] = ("change", "quality")
    at_once: ClassVar[tuple[str, ...]] = ("change", "quality")

    def __init__(self, change: Change, quality: Filter) -> None:
        self.change = change
        self.quality = quality
        self.subject = change.subject

    def writes(self) -> tuple[Fact, ...]:
        return self.change.writes()

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.quality.matches(game, qualities, situation) and self.change.covers(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        return self.change.scope(situation)

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        if self.quality.matches(game, qualities, situation):
            self.change.apply(game, qualities, situation, timestamp)

    def resolved(self, game: VsGame, situation: Situation) -> Statement:
        return WhileIs(resolved_change(self.change, game, situation), self.quality)


class GetsWhile(WhileIs):
    """The same, of so much ATK or DEF as is explained afterwards: "gets +X ATK while attacking, where X is ..."."""

    fields = ("subject", "atk", "defense", "quality")
    at_once = ("subject", "quality")

    def __init__(self, subject: Noun, atk: TextAmount | None, defense: TextAmount | None, quality: Filter) -> None:
        super().__init__(Gets(subject, atk, defense), quality)
        self.atk = atk
        self.defense = defense


class GetsBothWhile(WhileIs):
    """The same, of ATK and of DEF: "gets +X ATK / +X DEF while attacking, where X is ..."."""

    fields = ("subject", "amount", "quality")
    at_once = ("subject", "quality")

    def __init__(self, subject: Noun, amount: TextAmount, quality: Filter) -> None:
        super().__init__(GetsBoth(subject, amount), quality)
        self.amount = amount


def resolved_change(change: Change, game: VsGame, situation: Situation) -> Change:
    """A change with what an effect asks once answered as it resolves. [vs 508.2d]"""
    resolved = change.resolved(game, situation)
    assert isinstance(resolved, Change)
    return resolved


class WhileRule(Rule):
    """A rule that is active only while something is so. [vs 513.1c]"""

    fields = ("condition", "rule")
    order = ("rule", "condition")

    def __init__(self, condition: TextCondition, rule: Rule) -> None:
        self.condition = condition
        self.rule = rule

    def at_work(self, game: VsGame, situation: Situation) -> Rule | None:
        return self.rule.at_work(game, situation) if self.condition.holds(game, situation) else None


class WhileRuleFirst(WhileRule):
    """The same, with the condition said first."""

    order = ("condition", "rule")


class WhileSubject(Rule):
    """A rule about those of its cards that are something now: "can't be stunned while attacking". [vs 513.1c]"""

    fields = ("rule", "quality")

    def __init__(self, rule: Rule, quality: Filter) -> None:
        self.rule = rule
        self.quality = quality
        narrowed = with_subject(rule, Narrowed(subject_of(rule), quality))
        assert isinstance(narrowed, Rule)
        self.narrowed = narrowed

    def at_work(self, game: VsGame, situation: Situation) -> Rule | None:
        return self.narrowed.at_work(game, situation)


class Narrowed(Noun):
    """Those of some cards that are something now. [vs 513.1c]"""

    fields = ("noun", "quality")
    at_once = ("noun", "quality")

    def __init__(self, noun: Noun, quality: Filter) -> None:
        self.noun = noun
        self.quality = quality

    def known_as(self) -> str:
        return self.noun.known_as()

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.noun.find(game, situation)
        return [qualities for qualities in found if self.quality.matches(game, qualities, situation)]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.noun.recall(game, situation)
        return [qualities for qualities in found if self.quality.matches(game, qualities, situation)]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return self.quality.matches(game, qualities, situation) and self.noun.covers(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        return self.noun.scope(situation)


class Combined(Statement):
    """Two or three statements about the same cards: "gets +3 DEF, has reinforcement, and can't be targeted ...".

    Its later statements have `definite.Same` as their subject, which stands for that of the first.
    """

    fields: ClassVar[tuple[str, ...]] = ("first", "second", "third")
    defaults: ClassVar[dict[str, object]] = {"third": None}

    def __init__(self, first: Statement, second: Statement, third: Statement | None = None) -> None:
        self.first = first
        self.second = second
        self.third = third

    def separate(self) -> tuple[Statement, ...]:
        """The statements, each with the subject."""
        subject = subject_of(self.first)
        later = (self.second,) if self.third is None else (self.second, self.third)
        return (self.first, *[with_subject(statement, subject) for statement in later])


class WhileCombined(Combined):
    """Two or three statements about the same cards, all of them active only while something is so. [vs 513.1a, 513.1c]

    "While you have the initiative, Hulk has flight and gets +1 ATK."
    """

    fields = ("condition", "first", "second", "third")

    def __init__(
        self, condition: TextCondition, first: Statement, second: Statement, third: Statement | None = None
    ) -> None:
        super().__init__(first, second, third)
        self.condition = condition

    def separate(self) -> tuple[Statement, ...]:
        return tuple([while_so(self.condition, statement) for statement in super().separate()])


class WhileEither(Combined):
    """One change while something is so, and another while it isn't: "If ..., gets +2 ATK. Otherwise, gets +2 DEF."

    [vs 513.1a, 513.1c]
    """

    fields = ("condition", "change", "otherwise")

    def __init__(self, condition: TextCondition, change: Change, otherwise: Change) -> None:
        super().__init__(change, otherwise)
        self.condition = condition
        self.change = change
        self.otherwise = otherwise

    def separate(self) -> tuple[Statement, ...]:
        """The two changes, each with its condition."""
        contrary: Not[VsGame, Situation] = Not(self.condition)
        return (WhileChangeFirst(self.condition, self.change), WhileChangeFirst(contrary, self.otherwise))


def while_so(condition: TextCondition, statement: Statement) -> Statement:
    """A statement that is active only while something is so."""
    if isinstance(statement, Change):
        return WhileChange(condition, statement)
    assert isinstance(statement, Rule)
    return WhileRule(condition, statement)


def subject_of(statement: Statement) -> Noun:
    """The cards that a statement is about."""
    if isinstance(statement, WhileIs | WhileChange):
        return subject_of(statement.change)
    if isinstance(statement, WhileRule | WhileSubject):
        return subject_of(statement.rule)
    subject = getattr(statement, "subject", None)
    assert isinstance(subject, Noun)
    return subject


def with_subject(statement: Statement, subject: Noun) -> Statement:
    """The same statement about other cards."""
    values: list[object] = []
    for field in statement.fields:
        value = getattr(statement, field)
        if field == "subject":
            values.append(subject)
        elif isinstance(value, Statement):
            values.append(with_subject(value, subject))
        else:
            values.append(value)
    changed = statement.with_values(values)
    assert isinstance(changed, Statement)
    return changed
