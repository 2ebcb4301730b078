"""Which rule is behind what happened, what is asked, and what can't be done."""

from __future__ import annotations

from rich.text import Text

from longbox.kernel.questions import Question
from longbox.kernel.system import System
from longbox.kernel.view import Report
from longbox.terminal.session import Session
from longbox.terminal.words import speak_to


def why_happened(system: System, report: Report, reader: str) -> list[Text]:
    """The rule by which something happened, and the card whose text did it."""
    lines = [Text(speak_to(report.words, reader), style="bold"), *rule_lines(system, report.kind.rule)]
    if report.source is not None:
        lines += card_lines(report.source.key(), report.source.definition.text)
    return lines


def why_asked(system: System, question: Question) -> list[Text]:
    """The rule by which a player is asked, and the card that asks."""
    lines = [Text(f"You are asked: {question.words()}", style="bold"), *rule_lines(system, question.prompt.rule)]
    if question.source is not None:
        lines += card_lines(question.source.key(), question.source.definition.text)
    return lines


def why_not(session: Session, player: int, wish: str, things: list[str]) -> list[Text]:
    """Why a player can't do something now."""
    reason = session.system.why_not(session.table.game, player, wish)
    if reason is None:
        return [Text(f"Nothing keeps you from it: {wish}.")]
    return [Text(reason.words), *rule_lines(session.system, reason.rule)]


def rule_lines(system: System, rule: str) -> list[Text]:
    """A rule by its name, with its words where the game's rulebook has them."""
    return [Text.assemble("Rule: ", (rule, "italic"))] if rule else []


def card_lines(name: str, text: str) -> list[Text]:
    """What a card says."""
    return [Text.assemble(f"{name}: ", (text.replace("\n", " ") or "no text", "dim"))]
