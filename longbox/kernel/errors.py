"""The root of all errors that Longbox raises on purpose, and how they name what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LongboxError(Exception):
    """Something that a person did or wrote can't be carried out; the message says what, where and what would be."""


def near(word: str, known: Iterable[str]) -> str:
    """A sentence that offers what is near to a word that isn't known, else all that is."""
    names = list(dict.fromkeys(known))
    by_lower = {name.lower(): name for name in names}
    close = [by_lower[name] for name in difflib.get_close_matches(word.lower(), list(by_lower), n=3, cutoff=0.6)]
    if close:
        return f"Did you mean {' or '.join([repr(name) for name in close])}?"
    return f"Possible: {', '.join([repr(name) for name in names]) or 'nothing'}."
