"""Lines of decks as people write them, in all games: "2 Backflip", "2x Backflip", "x2 Backflip", "Backflip x2"."""

from __future__ import annotations

import re
from typing import Final

BULLETS: Final = ("-", "*", "•")
TIMES: Final = ("x", "X", "\u00d7")
COUNT: Final = re.compile(r"(\d+)[xX\u00d7]?|[xX\u00d7](\d+)")
CLOSED: Final = re.compile(r"(\d+)[xX\u00d7](\S+)")
"""A count and the beginning of a name without a space: "2xBackflip"."""


def counted(line: str) -> tuple[str, int] | None:
    """The card of a line, and how many there are of it; nothing if the line doesn't say how many."""
    words = line.split()
    if words and words[0] in BULLETS:
        del words[0]
    elif words and words[0][0] in BULLETS:
        words[0] = words[0][1:]
    return _count_before(words) or _count_behind(words)


def _count_before(words: list[str]) -> tuple[str, int] | None:
    count = COUNT.fullmatch(words[0]) if len(words) > 1 else None
    if count:
        name = words[2:] if words[1] in TIMES else words[1:]
        return (" ".join(name), _number(count)) if name else None
    closed = CLOSED.fullmatch(words[0]) if words else None
    return (" ".join([closed[2], *words[1:]]), int(closed[1])) if closed else None


def _count_behind(words: list[str]) -> tuple[str, int] | None:
    if len(words) > 2 and words[-2] in TIMES and words[-1].isdecimal():
        words = [*words[:-2], f"{TIMES[0]}{words[-1]}"]
    count = COUNT.fullmatch(words[-1]) if len(words) > 1 and words[-1][0] in TIMES else None
    return (" ".join(words[:-1]), _number(count)) if count else None


def _number(count: re.Match[str]) -> int:
    return int(count[1] or count[2])
