"""Which of a rulebook's rulings hold of cards whose texts somebody has typed in, as nobody else knows them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import tomli_w

from longbox.games.card_language import CardLanguage
from longbox.kernel.documents import read_text, read_toml
from longbox.kernel.prepared import prepared
from longbox.language.library import CardFile
from longbox.rulings.judging import FAILS, HOLDS, MALFORMED, Verdict, judge
from longbox.rulings.sheets import Ruling, read_file

RULINGS: Final = "unwritten.toml"
"""The rulings, each of which has the heading of its card as its rule."""
REMARKS: Final = "remarks.toml"
"""What else the rulebook says of such cards, and why no position shows it."""


class Finding(NamedTuple):
    """What was found of something that is known of a card.

    Attributes:
        result: `HOLDS`, `FAILS`, or `MALFORMED` where it can't be checked.
        words: What is known.
        verdict: How the ruling was judged, if it is one.
        why: Why it can't be checked, if it never can.
    """

    result: str
    words: str
    verdict: Verdict | None = None
    why: str = ""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rulebook says of a card, and no position shows.

    Attributes:
        card: The heading of the card.
        says: What it says, in our own words.
        why: Why it can't be shown before the text is known.
    """

    card: str
    says: str
    why: str


def findings(language: CardLanguage, cards: CardFile[Any], number: int) -> Iterator[Finding]:
    """All that is known of a card whose text was typed in: whether it holds, or why that can't be checked.

    Args:
        language: The cards of the game, and where rulings on them are kept.
        cards: A file of cards that can be read.
        number: Which of them.
    """
    entry = cards[number]
    for words, holds in language.compare(entry, language.library.define(cards, number)):
        yield Finding(HOLDS if holds else FAILS, words)
    if language.rulings is None:
        return
    headings = [heading.casefold() for heading in language.headings(entry)]
    for ruling in read_file(language.rulings / RULINGS):
        if any([name.casefold() in headings for name in ruling.rules]):
            verdict = judge(with_card(ruling, entry))
            yield Finding(verdict.result, ruling.name, verdict)
    for remark in remarks(language.rulings / REMARKS):
        if remark.card.casefold() in headings:
            yield Finding(MALFORMED, remark.says, why=remark.why)


def with_card(ruling: Ruling, entry: Any) -> Ruling:
    """A ruling, played with a card of one's own: that one alone, so that cards are called as the ruling calls them."""
    ruling.options = {**ruling.options, "cards": [tomli_w.dumps({"card": [said(entry)]})]}
    return ruling


def said(entry: Any) -> dict[str, Any]:
    """What a file says of a card, without what goes without saying."""
    plain: dict[str, Any] = msgspec.to_builtins(entry)
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(entry))}
    return {key: value for key, value in plain.items() if key == "name" or getattr(entry, key) != defaults[key]}


def remarks(file: Path) -> list[Remark]:
    """What a rulebook says of cards that no position shows."""
    return msgspec.convert(read_toml(read_text(file)).get("remark", []), prepared(list[Remark]))


def in_lines(finding: Finding) -> Iterator[str]:
    """What is told of a finding: one line, or what is wrong with it."""
    if finding.verdict is None:
        told = {HOLDS: "holds", FAILS: "DOES NOT HOLD", MALFORMED: "can't be checked"}[finding.result]
        yield f"{told}: {finding.words}" + (f" ({finding.why})" if finding.why else "")
        return
    if finding.result == HOLDS:
        yield f"holds: {finding.words}"
        return
    told = "DOES NOT HOLD" if finding.result == FAILS else "can't be checked"
    yield f"{told}: {finding.words}"
    yield from [f"  {problem}" for _, problem in finding.verdict.problems]
    if finding.result == FAILS:
        yield "  the position:"
        yield from [f"    {line}" for line in finding.verdict.position]
        yield "  what happened last:"
        yield from [f"    {line}" for line in finding.verdict.log]
