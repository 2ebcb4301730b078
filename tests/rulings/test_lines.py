"""Each key and value of a TOML file is found on its line."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from longbox.rulings.lines import Lines

TEXT = '''format = 1  # a comment with [brackets] and "quotes"

[[ruling]]
name = """two
lines"""
position.Alice.hand = [
    "Punch",  # not counted: ["Kick"]

    'Kick', { card = "Robin", "owner" = "Bob" },
]
[[ruling.step]]
"do" = "x = [1]"
[ruling.step.seen_by.Bob]
"Line-Up" = []
[[ruling.step]]
over = true
[[ruling]]
name = "second"
[[ruling.step]]
Power = 3
'''


def test_values_are_found_in_tables_and_arrays_of_tables() -> None:
    """Headers in double brackets begin the next element, also inside of another."""
    lines = Lines(TEXT)
    assert lines.of(("format",)) == 1
    assert lines.of(("ruling", 0)) == 3
    assert lines.of(("ruling", 0, "step", 0, "do")) == 12
    assert lines.of(("ruling", 0, "step", 0, "seen_by", "Bob", "Line-Up")) == 14
    assert lines.of(("ruling", 0, "step", 1, "over")) == 16
    assert lines.of(("ruling", 1, "name")) == 18
    assert lines.of(("ruling", 1, "step", 0, "Power")) == 20


def test_elements_of_arrays_are_found_behind_comments_and_empty_lines() -> None:
    """Each entry of a list has a line of its own, tables in one line included."""
    lines = Lines(TEXT)
    hand = ("ruling", 0, "position", "Alice", "hand")
    assert lines.of(hand) == 6
    assert lines.of((*hand, 0)) == 7
    assert lines.of((*hand, 1)) == 9
    assert lines.of((*hand, 2, "owner")) == 9


def test_what_is_not_there_is_sought_where_it_would_stand() -> None:
    """A missing key has the line of the table that lacks it."""
    assert Lines(TEXT).of(("ruling", 1, "rule")) == 17
    assert Lines(TEXT).of(("nothing",)) == 1


KEYS = st.text("abc-_", min_size=1, max_size=4)
STRINGS = st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), max_size=8).filter(lambda s: "'" not in s)


@given(st.lists(st.tuples(KEYS, st.lists(STRINGS, max_size=3)), max_size=6, unique_by=lambda pair: pair[0]))
def test_whatever_strings_hold_later_keys_are_found(pairs: list[tuple[str, list[str]]]) -> None:
    """Brackets, hashes and quotes inside of strings mislead nobody."""
    text = "\n".join([f"{key} = [{', '.join([repr_toml(word) for word in words])}]" for key, words in pairs])
    assert list(tomllib.loads(text)) == [key for key, _ in pairs]
    for number, (key, words) in enumerate(pairs, 1):
        assert Lines(text).of((key, len(words) - 1)) == number


def repr_toml(words: str) -> str:
    """A string as TOML writes it without escapes."""
    return f"'{words}'"
