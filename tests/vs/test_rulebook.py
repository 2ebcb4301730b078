"""The rules of Vs. System: all numbered paragraphs and terms, cited by names that exist."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path
from typing import Final

import longbox
import longbox.games.vs
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt
from longbox.rulebook import rules_of
from tests.rulebook.reports import report_once

PARAGRAPHS = 702
"""The numbered paragraphs of the comprehensive rules, headings among them."""
TERMS = 137
"""The terms of the glossary."""
EXAMPLES: Final = 145
"""The examples of both."""
UNWORDED: Final = 42
"""Those of them whose words the edition given leaves out."""
DOUBTFUL: Final = Path(longbox.__file__).parent.parent / "docs" / "vs-doubtful.md"


def test_all_paragraphs_and_terms_are_listed() -> None:
    """Nothing of the rulebook is left out."""
    names = list(rules_of("vs"))
    numbered = [name for name in names if re.fullmatch(r"\d+\.\d+[a-z]?", name)]
    assert len(numbered) == PARAGRAPHS
    assert len([name for name in names if not name[0].isdigit()]) == TERMS


def test_every_example_is_a_ruling() -> None:
    """What the rulebook gives as examples of its rules is played as rulings, none left out."""
    coverage = report_once("vs")
    assert len(coverage.examples) == EXAMPLES
    assert coverage.not_carried_out() == []


def test_the_examples_without_words_are_listed_where_readings_are_explained() -> None:
    """Of these the rulings are our own reading, so the page of readings names each of them, and no other."""
    unworded = report_once("vs").by_card_only()
    assert len(unworded) == UNWORDED
    listed = re.search(r"Of these we know only.*?:\s(.*?)\.\n\n", DOUBTFUL.read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    assert " ".join(listed[1].split()).split("; ") == unworded


def test_every_cited_rule_exists() -> None:
    """Code, tests and rulings cite no rule that the rulebook doesn't have."""
    assert report_once("vs").unknown == []


def test_what_only_repeats_names_the_rule_that_is_carried_out() -> None:
    """A rule without anything to implement because another says the same, points to one that has something."""
    rules = rules_of("vs")
    for rule in rules.values():
        repeated = re.fullmatch(r"It repeats (.+)\.", rule.nothing)
        assert repeated is None or not rules[repeated[1]].nothing, rule.name


def test_questions_and_events_name_rules_that_exist() -> None:
    """The rule behind a question or a line of the log can be looked up."""
    for found in pkgutil.walk_packages(longbox.games.vs.__path__, "longbox.games.vs."):
        for name, value in vars(importlib.import_module(found.name)).items():
            if isinstance(value, Prompt | EventKind):
                assert value.rule in rules_of("vs"), f"{found.name}.{name}"
