"""Which rule is behind what happened, what is asked, and what can't be done."""

from __future__ import annotations

import re
from typing import Any, Final

from longbox.faces.lines import CITED, FAINT, STRONG, Line, line
from longbox.faces.words import speak_to
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.system import System
from longbox.kernel.view import Report
from longbox.rulebook.rules import rule_text, rules_of

MOST_RULINGS: Final = 3


def why_happened(system: System, report: Report, reader: str) -> list[Line]:
    """The rule by which something happened, and the card whose text did it."""
    lines = [line((speak_to(report.words, reader), STRONG)), *rule_lines(system, report.kind.rule)]
    if report.source is not None:
        lines += card_lines(report.source.key(), report.source.definition.text)
    return lines


def why_asked(system: System, question: Question) -> list[Line]:
    """The rule by which a player is asked, and the card that asks."""
    lines = [line((f"You are asked: {question.words()}", STRONG)), *rule_lines(system, question.prompt.rule)]
    if question.source is not None:
        lines += card_lines(question.source.key(), question.source.definition.text)
    return lines


def why_not(system: System, game: Game[Any], player: int, wish: str) -> list[Line]:
    """Why a player can't do something now.

    Raises:
        LongboxError: It is nothing that can be done in this game.
    """
    reason = system.why_not(game, player, wish)
    if reason is None:
        return allowed(wish)
    return [line(reason.words), *rule_lines(system, reason.rule)]


def allowed(wish: str) -> list[Line]:
    """That something can be done."""
    return [line(f"Nothing keeps you from it: {wish}.")]


def rule_lines(system: System, rule: str) -> list[Line]:
    """A rule by its name, and what it says."""
    return [line("Rule: ", (rule, CITED), ". ", rule_text(system.id, rule))] if rule else []


def rulings_about(system: System, thing: str) -> list[Line]:
    """The rules of the rulebook that are about a card or name it, those about it first."""
    rules = [rule for rule in rules_of(system.id).values() if not rule.nothing]
    about = [rule for rule in rules if rule.name == thing]
    naming = [rule for rule in rules if rule.name != thing and re.search(rf"(?<!\w){re.escape(thing)}\b", rule.words)]
    return [line((f"{rule.name}: ", CITED), rule.words) for rule in (about + naming)[:MOST_RULINGS]]


def card_lines(name: str, text: str) -> list[Line]:
    """What a card says."""
    return [line(f"{name}: ", (text.replace("\n", " ") or "no text", FAINT))]
