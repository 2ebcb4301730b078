"""The root of all errors that Longbox raises on purpose, and how they name what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LongboxError(Exception):
    """Something that a person did or wrote can't be carried out; the message says what, where and what would be."""


LIKE: Final = 0.6
"""From which likeness on a name is taken for what was meant."""
LISTED_AT_MOST: Final = 12
"""How many names an error lists; of more, it proposes the nearest."""
PROPOSED: Final = 3


def near(word: str, known: Iterable[str]) -> str:
    """A sentence that offers what is near to a word that isn't known; else all that is, if that isn't much."""
    names = list(dict.fromkeys(known))
    close = nearest(word, names, LIKE)
    if close:
        return f"Did you mean {' or '.join([repr(name) for name in close])}?"
    if len(names) > LISTED_AT_MOST:
        found = ", ".join([repr(name) for name in nearest(word, names)])
        return f"The nearest of {len(names)} that are known: {found}."
    return f"Possible: {', '.join([repr(name) for name in names]) or 'nothing'}."


def nearest(word: str, names: list[str], likeness: float = 0.0) -> list[str]:
    """The names that are most like a word, at least so much like it (from 0 to 1), the nearest first."""
    by_lower = {name.lower(): name for name in names}
    found = difflib.get_close_matches(word.lower(), list(by_lower), n=PROPOSED, cutoff=likeness)
    return [by_lower[name] for name in found]


def some_of(names: list[str], word: str = "") -> str:
    """Names in a row: all, if they are not many, else those that are nearest to a word, and how many others."""
    if len(names) <= LISTED_AT_MOST:
        return ", ".join(names) or "nothing"
    found = nearest(word, names)
    return f"{', '.join(found)} and {len(names) - len(found)} others"
