"""Whatever a file of rulings says, it is judged or refused, and never breaks the judge."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longbox.rulings import FAILS, HOLDS, MALFORMED, BadRuling, judge, read_sheet

FOLDER = Path(__file__).parents[2] / "rulings" / "dcdb"
HEADS_AND_RULINGS = [
    (text.split("[[ruling]]")[0], ruling)
    for text in [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.toml"))]
    for ruling in text.split("[[ruling]]")[1:]
]
KEYS = [
    "hand",
    "Alice.hand",
    "Alice",
    "Bob.deck",
    "Alice.under_hero",
    "Alice.face_down",
    "turn",
    "Power",
    "played",
    "gained",
    "points",
    "Line-Up",
    "main_deck",
    "Super-Villain_stack",
    "Kick_stack",
    "winners",
    "over",
    "asked",
    "offered",
    "not_offered",
    "question",
    "cannot",
    "log",
    "no_log",
    "seen_by",
    "random",
    "shuffled",
    "do",
    "rule",
    "players",
    "options",
    "position",
    "step",
    "name",
    '"Alice\'s.hand"',
]
VALUES = [
    *(
        "1",
        "-3",
        "99",
        "true",
        "1.5",
        "2026-01-01",
        '""',
        '"Punch"',
        '"Alice"',
        '"nobody"',
        '"..."',
        '"Alice plays Kick"',
    ),
    *("[]", "[1]", '["..."]', '["...", "..."]', '["?"]', '[["Punch"]]', '["16 Kick"]', '["999 Punch"]', '["Alice"]'),
    *("{}", "{ a = 1 }", '{ Alice = "Kick" }', '{ has = ["Punch"], count = "x" }', "{ count = -1 }"),
    *('[{ card = "Kick" }]', '[{ card = "Kick", owner = "Bob", x = 2 }]', '{ "Alice plays Kick" = 3 }'),
]


@pytest.mark.thorough
@settings(max_examples=250)
@given(
    st.sampled_from(HEADS_AND_RULINGS),
    st.integers(0, 999),
    st.sampled_from(KEYS),
    st.sampled_from(VALUES),
    st.booleans(),
)
def test_a_ruling_that_was_written_wrongly_is_judged_or_refused(
    written: tuple[str, str], line: int, key: str, value: str, keeps_key: bool
) -> None:
    """A line with another value, or another key too, is an answer with a line, and never a traceback."""
    head, ruling = written
    lines = ruling.splitlines()
    line %= len(lines)
    match = re.match(r"[^=\[#]+(?= = )", lines[line])
    lines[line] = f"{match[0] if match and keeps_key else key} = {value}"
    text = "\n".join([head + "[[ruling]]", *lines])
    assert outcomes(text) <= {HOLDS, FAILS, MALFORMED, "refused with a line"}


def outcomes(text: str) -> set[str]:
    """What becomes of the rulings of a text."""
    try:
        return {judge(ruling).result for ruling in read_sheet(text)}
    except BadRuling as error:
        return {"refused with a line" if str(error).startswith("<text>:") else str(error)}
