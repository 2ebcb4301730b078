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
LOOKED_AT: Final = 80
"""So much of what was written is compared with names, none of which is longer."""
NEAR_PART: Final = 0.72
"""How near it must be to one word of a name, or to the beginning of one."""


def meant(word: str, known: Iterable[str]) -> list[str]:
    """The names that somebody may have meant who wrote a word that isn't known, the nearest first; at most three."""
    names = list(dict.fromkeys(known))
    folded = word[:LOOKED_AT].casefold()
    far = {name: 1 - nearness(folded, name.casefold()) for name in names}
    return sorted([name for name in names if far[name] < 1], key=far.__getitem__)[:PROPOSED]


def nearness(word: str, name: str) -> float:
    """How near a word is to a name, to a word of it or to its beginning, from 0 to 1; 0 where it is too far."""
    whole = _alike(word, name)
    part = max([_alike(word, part) for part in (*name.split(), name[: len(word)])], default=0.0)
    return max(whole if whole >= LIKE else 0.0, part if part >= NEAR_PART else 0.0)


def _alike(word: str, other: str) -> float:
    return difflib.SequenceMatcher(None, other, word).ratio()


def near(word: str, known: Iterable[str]) -> str:
    """A sentence that offers what is near to a word that isn't known; else all that is, if that isn't much."""
    names = list(dict.fromkeys(known))
    close = meant(word, names)
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
