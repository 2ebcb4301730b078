"""Our own deck files: TOML with a name and a table of cards. What else they say, each game knows."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from longbox.games.decks import BadDeck
from longbox.kernel.documents import MARK, BadDocument, read_toml
from longbox.kernel.errors import near

MOST_LINES: Final = 1_000
LONGEST_LINE: Final = 300
"""What a list of cards goes not beyond: each line is tried with patterns that would take long on longer ones."""
REMARK: Final = re.compile(r"(?:^|\s)(?:#|//)(.*)$")
"""A remark in a list of cards, to the end of its line."""
IN_QUOTES: Final = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")
SIGNS: Final = "#/*=-[] \t"
"""What stands around the words of a remark."""


def written_by_a_program(text: str) -> str:
    """What a text is that programs write for each other, and people don't: "JSON" or "XML"; "" if it is neither."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):
        return "XML"
    return "JSON" if start.startswith("{") or re.match(r"\[\s*[{\]\[\"]", start) else ""


def read_document(text: str, keys: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """What a file says, by its keys, and what is wrong with them.

    Args:
        text: The file, as TOML.
        keys: Those that are known.

    Raises:
        BadDeck: It is not TOML.
    """
    try:
        document = read_toml(text)
    except BadDocument as error:
        raise BadDeck("the deck", [f"it {error.problem}{f' (line {error.line})' if error.line else ''}."]) from None
    return document, [f"{key!r} is not known. {near(key, keys)}" for key in document if key not in keys]


def without_remark(line: str, remarks: list[str]) -> str:
    """A line of a list without its remark, which is added to the remarks."""
    found = REMARK.search(line)
    if found is None:
        return line
    remarks += [words] if (words := found[1].strip(SIGNS)) else []
    return line[: found.start()].strip()


def remarks_in(text: str, headings: Sequence[str]) -> list[str]:
    """The remarks of a file of TOML, but for the headings that are written anew."""
    bare = [IN_QUOTES.sub("", line) for line in text.splitlines()]
    found = [line.partition("#")[2].strip(SIGNS) for line in bare]
    return [words for words in found if words and words not in headings]


def lines_of(text: str) -> list[str]:
    """The lines of a list of cards, without spaces around them.

    Raises:
        BadDeck: It is too long for a list of cards.
    """
    lines = [line.strip() for line in text.removeprefix(MARK).splitlines()]
    if len(lines) > MOST_LINES:
        raise BadDeck("the deck", [f"it has {len(lines):,} lines; a list of cards has at most {MOST_LINES:,}."])
    long = [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE]
    if long:
        raise BadDeck("the deck", [f"line {long[0]} is longer than any card's: more than {LONGEST_LINE} signs."])
    return lines


def quoted(words: str) -> str:
    """A word as TOML writes it."""
    return json.dumps(words, ensure_ascii=False)
