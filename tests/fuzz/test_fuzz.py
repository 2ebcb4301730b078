"""A few changes of every format, the same each time; `make fuzz` tries others for as long as you like."""

from __future__ import annotations

import random

import pytest

from longbox.kernel.errors import LongboxError
from tests.always.common.tried import some_thorough
from tests.fuzz.formats import FORMATS, Format

TRIED = 12


@pytest.mark.parametrize("each", some_thorough(FORMATS, 3, of=4), ids=lambda each: each.name)
def test_whatever_it_holds_it_is_used_or_refused(each: Format) -> None:
    """Nothing but an error of Longbox's own comes out, which says what is wrong."""
    luck = random.Random(f"1 {each.name}")
    examples = each.examples()
    assert each.use(examples[0]) in ("read", "refused")
    for _ in range(max(1, TRIED // each.size)):
        text = each.change(luck, luck.choice(examples))
        assert outcome(each, text).strip(), text


def outcome(each: Format, text: str) -> str:
    """What comes of a text: "read", or why it is refused. Anything else that is raised fails the test."""
    try:
        return each.use(text)
    except LongboxError as refused:
        return str(refused)
