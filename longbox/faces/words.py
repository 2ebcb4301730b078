"""Small matters of wording: speaking to "you", counting equal things."""

from __future__ import annotations

import re
from typing import Final

from longbox.faces.players import YOU

TIMES: Final = "\u00d7"

IRREGULAR: Final = {
    "has": "have",
    "is": "are",
    "does": "do",
    "goes": "go",
    "can't": "can't",
    "passes": "pass",
    "misses": "miss",
    "copies": "copy",
    "searches": "search",
}


def speak_to(line: str, reader: str) -> str:
    """A line of the log for the player whom it may tell of: "You draws Kick." becomes "You draw Kick."

    Args:
        line: The line.
        reader: The name of the player who reads. Only a player named `YOU` is spoken to.
    """
    if reader != YOU or YOU not in line:
        return line
    if re.match(rf"(Turn \d+: )?{YOU} ", line):
        line = re.sub(rf"((?:^|: ){YOU}|[.)\w],) ([a-z']+)", lambda found: f"{found[1]} {_plural(found[2])}", line)
        line = line.replace(" their ", " your ")
    if not line.startswith("Turn "):
        line = re.sub(rf"([:;] ){YOU} ([a-z']+)", lambda found: f"{found[1]}you {_plural(found[2])}", line)
    line = re.sub(rf"\bthe discard pile of {YOU}\b", "your discard pile", line)
    line = re.sub(rf"(?<=\s){YOU}'s\b", "your", line).replace(f"{YOU}'s", "Your")
    return re.sub(rf"(?<=[a-z,] ){YOU}\b", "you", line)


def _plural(verb: str) -> str:
    """The form of a verb that goes with "you"."""
    return IRREGULAR.get(verb, verb.removesuffix("s"))


def counted(names: list[str]) -> str:
    """Names with equal ones counted: three Punches and a Kick."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([times(name, count) for name, count in counts.items()])


def times(name: str, count: int) -> str:
    """A name, and how often it is there if more than once."""
    return f"{name}{so_often(count)}"


def so_often(count: int) -> str:
    """What follows a name that is there more than once: a space, a multiplication sign and the count."""
    return "" if count == 1 else f" {TIMES}{count}"


def listed(names: list[str]) -> str:
    """Names as a sentence lists them: "Ann, Ben and Cem"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def number_of(count: int, thing: str, things: str = "") -> str:
    """A count with its noun: "1 card", "3 cards"."""
    return f"{count} {thing if count == 1 else things or thing + 's'}"
