"""The rules of a game can be looked up by name, and its list is checked."""

from __future__ import annotations

import pytest

from longbox.games import UnknownGame
from longbox.rulebook import BadRulebook, UnknownRule, rule_named, rule_text, rules, rules_of


def test_rules_come_in_the_order_of_the_rulebook() -> None:
    """Sections follow each other as they do in the booklet, each in one piece."""
    sections = list(dict.fromkeys([rule.section for rule in rules_of("dcdb").values()]))
    assert sections == [
        "Turn sequence",
        "Overview",
        "Contents",
        "Setup for your first game",
        "Gameplay",
        "End of game",
        "Additional rules",
        "Variant games",
        "Specific cards",
        "Questions and answers",
    ]
    names = [rule.section for rule in rules_of("dcdb").values()]
    assert names == sorted(names, key=sections.index)


def test_every_rule_says_something_short() -> None:
    """A few words each, which fit into a line or two."""
    for rule in rules_of("dcdb").values():
        assert 10 < len(rule.words) < 200
        assert rule.words.endswith(".")


def test_a_rule_is_looked_up_by_its_name() -> None:
    """The words behind the last event are one call away; a rule that isn't there has none."""
    assert "more Super-Villains" in rule_text("dcdb", "Ties")
    assert rule_text("dcdb", "No Such Rule") == ""
    assert rule_named("dcdb", "Packing Up").nothing


def test_unknown_rules_and_games_are_errors_with_near_matches() -> None:
    """Who misspells a name is helped."""
    with pytest.raises(UnknownRule, match="Did you mean 'The Joker'"):
        rule_named("dcdb", "Joker")
    with pytest.raises(UnknownGame, match="There is no game"):
        rules_of("chess")


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"name": "A", "section": "S", "word": "W"}, "'word' is not known. Did you mean 'words'"),
        ({"name": "A", "section": "S"}, "the rule 'A' needs words"),
        ({"name": "A [B]", "section": "S", "words": "W"}, "can't be cited with its brackets"),
    ],
)
def test_a_rulebook_that_cannot_be_used_is_refused(entry: dict[str, str], words: str) -> None:
    """Unknown keys, missing ones, and names that a citation would split."""
    with pytest.raises(BadRulebook, match=words):
        rules._read(entry, "dcdb")
