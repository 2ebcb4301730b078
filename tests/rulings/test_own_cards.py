"""Which of a rulebook's rulings hold of cards that somebody has typed in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from longbox.games import find_card_language
from longbox.rulebook.rules import rules_of
from longbox.rulings.judging import FAILS, HOLDS, MALFORMED
from longbox.rulings.own_cards import REMARKS, RULINGS, Finding, findings, in_lines, remarks
from longbox.rulings.sheets import read_file

LANGUAGE = find_card_language("dcdb")
assert LANGUAGE.rulings is not None
FOLDER: Path = LANGUAGE.rulings

AQUAMAN = {"name": "Aquaman", "set": "Dark Nights: Metal", "type": "Super Hero", "tier": 3, "triggers": "B"}
ROBIN = {"name": "Rabid Robin", "set": "Dark Nights: Metal", "type": "Villain", "cost": 2, "triggers": "C"}
KRYPTONITE = {"name": "Kryptonite", "set": "Confrontations", "type": "Equipment", "cost": 5, "flags": ["Attack"]}
TWO = "Once during each of your turns, if you control two or more Villains{}, +2 Power."


def found(tmp_path: Path, card: dict[str, Any], text: str) -> list[Finding]:
    """What is found of a card with a text."""
    file = tmp_path / "mine.toml"
    keys = [f"{key} = {value!r}" for key, value in {**card, "known": "part"}.items()]
    file.write_text("\n".join(["[[card]]", *keys, f"text = '''{text}'''", ""]), encoding="utf-8")
    return list(findings(LANGUAGE, LANGUAGE.load(file), 0))


@pytest.mark.parametrize(
    ("card", "text", "failing"),
    [
        (AQUAMAN, TWO.format(" or Super Powers"), []),
        (AQUAMAN, TWO.format(""), ["two Super Powers", "a Villain and a Super Power"]),
        (AQUAMAN, "When you play a Villain on your turn, +2 Power.", ["its abilities", "two V", "two S", "a Villain"]),
        (KRYPTONITE, "Attack: Each foe discards a Weakness.", []),
        (KRYPTONITE, "+1 Power.", ["it has Attack", "shows the hand", "discards it"]),
        (ROBIN, "When you gain or buy this card, gain a Weakness.", ["from the Reserve"]),
        (ROBIN, "+1 Power.", ["gives a Weakness", "from the Reserve"]),
    ],
)
def test_rulings_hold_or_fail_by_the_text(tmp_path: Path, card: dict[str, Any], text: str, failing: list[str]) -> None:
    """Each ruling on the card is tried with the text that was typed in; the position is told of one that fails."""
    all_found = found(tmp_path, card, text)
    failed = [finding for finding in all_found if finding.result == FAILS]
    assert len(failed) == len(failing)
    assert all([words in finding.words for words, finding in zip(failing, failed, strict=True)])
    assert all([finding.result == HOLDS for finding in all_found if finding not in failed])
    told = [line for finding in failed if finding.verdict is not None for line in in_lines(finding)]
    assert ("  the position:" in told) == any([finding.verdict is not None for finding in failed])


def test_what_must_be_resolved_is_not_asked_about(tmp_path: Path) -> None:
    """Rabid Robin is of class C by what is known of him: the ruling plays on. Without that, he could be missed."""
    text = "When you gain or buy this card, gain a Weakness."
    assert found(tmp_path, ROBIN, text)[0].result == HOLDS
    assert found(tmp_path, {**ROBIN, "triggers": "A"}, text)[0].result == MALFORMED


def test_what_no_position_shows_is_told_with_its_reason(tmp_path: Path) -> None:
    """It neither holds nor fails."""
    arisia = {"name": "Arisia", "set": "Rivals 2", "type": "Hero", "cost": 3}
    (finding,) = found(tmp_path, arisia, "+2 Power.")
    assert finding.result == MALFORMED
    assert list(in_lines(finding)) == [f"can't be checked: {finding.words} ({finding.why})"]


def test_all_that_is_kept_is_on_cards_of_the_rulebook() -> None:
    """Each ruling and each remark names a heading that the rulebook has."""
    headings = rules_of("cube")
    rulings = read_file(FOLDER / RULINGS)
    kept = [name for ruling in rulings for name in ruling.rules]
    assert [name for name in [*kept, *[one.card for one in remarks(FOLDER / REMARKS)]] if name not in headings] == []


def test_each_heading_on_a_card_that_waits_has_a_ruling_or_a_remark() -> None:
    """So `cards check` says something of each card on which the rulebook does."""
    said = {name for ruling in read_file(FOLDER / RULINGS) for name in ruling.rules}
    said |= {one.card for one in remarks(FOLDER / REMARKS)}
    waiting = [
        name for name, rule in rules_of("cube").items() if rule.nothing and re.search("isn't public", rule.nothing)
    ]
    assert waiting
    assert [name for name in waiting if name not in said] == []
