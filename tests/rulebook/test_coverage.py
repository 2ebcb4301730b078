"""Every citation is of a rule that exists, every rule is cited or shown, and the report says where."""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import longbox.games.dcdb
from longbox.cli import group
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt
from longbox.rulebook import rules_of
from longbox.rulebook.citations import citations_in
from longbox.rulebook.coverage import report_on
from tests.rulebook.reports import report_once
from tests.rulings.writing import sheet

MODULE = '''"""A module. [dcdb Turns]"""

class Deck:
    """A deck.

    [dcdb Shuffling Your Deck,
    Starting Decks]
    """

    def draw(self):
        """Draw. [cube 3.010] [dcdb No Such Rule]"""

    def look(self):
        # [dcdb Passing] is no docstring
        return "[dcdb Passing]"
'''


def rulebook(*words: str) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["rulebook", *words])


def test_every_cited_rule_exists() -> None:
    """Code, tests and rulings cite no rule that the rulebook doesn't have."""
    assert report_once("dcdb").unknown == []
    assert report_once("cube").unknown == []


def test_no_rule_is_open_and_all_are_shown() -> None:
    """Each rule is carried out and shown, or there is a reason why there is nothing to implement."""
    coverage = report_once("dcdb")
    assert coverage.open() == []
    assert [name for name, rule in coverage.rules.items() if not coverage.shown[name] and not rule.nothing] == []


def test_questions_and_events_name_rules_that_exist() -> None:
    """The rule behind a question or a line of the log can be looked up."""
    for found in pkgutil.walk_packages(longbox.games.dcdb.__path__, "longbox.games.dcdb."):
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            if isinstance(value, Prompt | EventKind):
                assert value.rule in rules_of("dcdb") | rules_of("cube"), f"{found.name}.{name}"


def test_citations_are_found_in_docstrings_with_their_lines() -> None:
    """Several rules may stand in one citation; other games and other strings don't count."""
    found = [(rule, str(place)) for rule, place in citations_in(MODULE, "dcdb", "deck.py")]
    assert found == [
        ("Turns", "deck.py:1"),
        ("Shuffling Your Deck", "deck.py:6 Deck"),
        ("Starting Decks", "deck.py:6 Deck"),
        ("No Such Rule", "deck.py:11 Deck.draw"),
    ]


def test_names_with_commas_are_told_from_lists_of_names() -> None:
    """Of the names that are known, the longest that fits is meant."""
    known = ("Form, Change Form", "Identity", "Sustained Damage; Damage Sustained", "Form")
    source = (
        '"""A module. [champions Identity; Form, Change Form, Form] [champions Sustained Damage; Damage Sustained]"""'
    )
    found = [rule for rule, _ in citations_in(source, "champions", "forms.py", known)]
    assert found == ["Identity", "Form, Change Form", "Form", "Sustained Damage; Damage Sustained"]


def test_a_span_of_numbers_means_the_rules_between_of_the_same_level() -> None:
    """602.1a-c are three, 214.2-4 leave their subparagraphs out, and what isn't known stays as it is."""
    known = ("214.2", "214.3", "214.3a", "214.4", "602.1a", "602.1b", "602.1c", "602.2", "Non-Unique")
    source = '"""A module. [vs 602.1a-c, 214.2-4; Non-Unique; 214.2-9]"""'
    found = [rule for rule, _ in citations_in(source, "vs", "entering.py", known)]
    assert found == ["602.1a", "602.1b", "602.1c", "214.2", "214.3", "214.4", "Non-Unique", "214.2-9"]


def test_a_report_tells_cited_shown_open_and_unknown_apart(tmp_path: Path) -> None:
    """In a project of its own, everything is found where it is."""
    for folder in ("longbox", "tests", "rulings/dcdb"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "longbox" / "deck.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "tests" / "test_deck.py").write_text('"""Ties are broken. [dcdb Ties]"""\n', encoding="utf-8")
    ruling = sheet("", "Power = 0", rule='"Passing"')
    (tmp_path / "rulings" / "dcdb" / "passing.toml").write_text(ruling, encoding="utf-8")
    coverage = report_on("dcdb", tmp_path)
    assert [str(place) for place in coverage.cited["Turns"]] == ["longbox/deck.py:1"]
    assert [str(place) for place in coverage.shown["Ties"]] == ["tests/test_deck.py:1"]
    assert [str(place) for place in coverage.shown["Passing"]] == ["rulings/dcdb/passing.toml:5 a ruling"]
    assert [name for name, _ in coverage.unknown] == ["No Such Rule"]
    assert {"Turns", "Ties", "Passing", "Overview"}.isdisjoint([rule.name for rule in coverage.open()])
    assert "Weakness" in [rule.name for rule in coverage.open()]
    assert [rule.name for rule in coverage.not_shown()] == ["Starting Decks", "Turns", "Shuffling Your Deck"]


def test_examples_are_counted_as_rulings_carry_them_out(tmp_path: Path) -> None:
    """A ruling names the example that it plays; those that none plays are told, and those that there aren't."""
    (tmp_path / "longbox").mkdir()
    (tmp_path / "rulings" / "vs").mkdir(parents=True)
    ruling = sheet("", "turn = 1", head='format = 1\ngame = "vs"\n', rule='"502.4"\nexample = "502.4: {}"')
    (tmp_path / "rulings" / "vs" / "arcade.toml").write_text(ruling.format("Arcade"), encoding="utf-8")
    (tmp_path / "rulings" / "vs" / "arcady.toml").write_text(ruling.format("Arcady"), encoding="utf-8")
    coverage = report_on("vs", tmp_path)
    assert [str(place) for place in coverage.examples["502.4: Arcade"]] == ["rulings/vs/arcade.toml:4 a ruling"]
    assert "502.4: Blue Devil" in coverage.not_carried_out()
    assert [name for name, _ in coverage.unknown] == ["502.4: Arcady"]


@pytest.mark.thorough
def test_the_command_tells_how_many_examples_are_rulings() -> None:
    """In sum and for each rule; of one rule, where."""
    assert re.search(r"\n\d+ examples: \d+ carried out by rulings\.\n", rulebook("vs").output)
    assert re.search(r" 502\.4 .*, examples 3 of 3\n", rulebook("vs").output)
    assert "example Arcade: carried out by rulings/vs/powers.toml" in rulebook("vs", "--rule", "502.4").output


@pytest.mark.thorough
def test_examples_whose_words_are_not_given_are_told_apart() -> None:
    """Of some only the card is known; the sum, the rule's line, the rule itself and the data say so."""
    output, data = rulebook("vs").output, json.loads(rulebook("vs", "--json").output)
    unworded = data["by_card_only"]
    assert f"words of {data['examples'] - len(unworded)} of them; of the other {len(unworded)} only" in output
    assert re.search(r" 103\.1 .*, examples 2 of 2 \(1 known by the card only\)\n", output)
    assert re.search(r" 502\.4 .*, examples 3 of 3\n", output)
    of_one = rulebook("vs", "--rule", "103.1").output
    assert "example Nightcrawler (known by the card only): carried out by" in of_one
    assert "example Sewer System: carried out by" in of_one
    assert "103.1: Nightcrawler" in unworded
    assert "103.1: Sewer System" not in unworded
    details = {rule["name"]: rule["by_card_only"] for rule in data["details"]}
    assert details["103.1"] == ["103.1: Nightcrawler"]
    assert details["502.4"] == []


def test_a_package_without_tests_and_rulings_is_reported_too(tmp_path: Path) -> None:
    """What isn't there is not shown, and that is no error."""
    (tmp_path / "longbox").mkdir()
    (tmp_path / "longbox" / "deck.py").write_text('"""Deck. [dcdb Turns]"""\n', encoding="utf-8")
    coverage = report_on("dcdb", tmp_path)
    assert coverage.cited["Turns"]
    assert not any(coverage.shown.values())


def test_the_command_lists_all_rules_and_their_sums() -> None:
    """People read it by section; the sums stand at the end."""
    result = rulebook("dcdb")
    assert result.exit_code == 0
    assert "Specific cards" in result.output
    assert result.output.splitlines()[-1].endswith("with nothing to implement, 0 open.")


def test_the_command_tells_of_one_rule() -> None:
    """What it says, and where it is cited and shown."""
    output = rulebook("dcdb", "--rule", "The Riddler").output
    assert "The Riddler (Specific cards)" in output
    assert "cited by longbox/games/dcdb/" in output
    assert "shown by rulings/dcdb/villains.toml" in output


def test_the_report_is_there_as_data() -> None:
    """Counts, and the open rules by name."""
    data = json.loads(rulebook("dcdb", "--json").output)
    assert data["game"] == "dcdb"
    assert data["rules"] == len(data["details"]) == len(rules_of("dcdb"))
    assert data["open"] == data["unknown"] == []
    assert data["shown"] + data["nothing_to_implement"] == data["rules"]
