"""What later editions changed is told in one way: by the options, by the page about them, and by rulings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from longbox.games.champions.editions import LATER_RULES, FollowedRule
from longbox.rulings import read_file

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "champions-editions.md"
RULINGS = ROOT / "rulings" / "champions"


def decisions() -> list[str]:
    """The last column of the table: what is done about each change."""
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [row.rstrip(" |").rsplit("| ", 1)[1] for row in rows[2:]]


def test_the_page_names_exactly_the_options_there_are() -> None:
    """Where the given rulebook speaks, the later reading is an option, and all of them are in the table."""
    named = [match[1] for row in decisions() if (match := re.match("option `(.+)`$", row))]
    assert sorted(named) == sorted(LATER_RULES)


def test_all_else_is_followed_or_there_is_nothing_to_do() -> None:
    """Each row of the table says one of three things."""
    assert [row for row in decisions() if not re.match("option `|followed|nothing to do", row)] == []


def test_what_is_followed_is_no_option() -> None:
    """What is always played can still be asked for, but not be chosen."""
    assert set(get_args(FollowedRule)) & set(LATER_RULES) == set()


def test_each_option_is_shown_by_a_ruling() -> None:
    """A ruling plays by each of the later readings."""
    shown = {
        name
        for file in sorted(RULINGS.glob("*.toml"))
        for ruling in read_file(file)
        for name in ruling.options.get("later_rules", ())
    }
    assert set(LATER_RULES) <= shown
