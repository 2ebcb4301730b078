"""Where things stand in the TOML source of a card file: cards, their keys, and places in their texts."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from longbox.language.tokens import normalised

HEADER: Final = re.compile(r"\s*\[\[\s*card\s*\]\]")
LONG_QUOTES: Final = re.compile(r'"""|\'\'\'')


class CardSource:
    """The text of a card file. Cards are counted from zero, lines from one."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.names: list[str] = []
        self._lines = text.split("\n")
        self._headers = _header_lines(self._lines)

    def card_line(self, number: int) -> int:
        """The line where a card begins."""
        return self._headers[number] if number < len(self._headers) else 1

    def key_line(self, number: int, key: str) -> int:
        """The line where a card's key stands, or where the card begins if it can't be found."""
        assignment = re.compile(rf"\s*(?:{re.escape(key)}|\"{re.escape(key)}\")\s*[=.]|\s*\[+card\.{re.escape(key)}\b")
        for line in range(self.card_line(number), self._end_line(number)):
            if assignment.match(self._lines[line - 1]):
                return line
        return self.card_line(number)

    def line_in_text(self, number: int, key: str, text: str, line: int, column: int) -> int:
        """The line of the file for a place in a card's text.

        Line breaks and spaces may differ from the text's (TOML can fold lines), so all other characters are counted.
        """
        first = self.key_line(number, key)
        source = normalised("\n".join(self._lines[first - 1 : self._end_line(number) - 1]))
        wanted = normalised("\n".join([*text.split("\n")[: line - 1], text.split("\n")[line - 1][: column - 1]]))
        found = _anywhere(text).search(source)
        if found is None:
            return first
        return first + source.count("\n", 0, _skip(source, found.start(), len("".join(wanted.split()))))

    def place(self, number: int, line: int) -> str:
        """A card's line for an error message: its file, line and name."""
        name = f" ({self.names[number]})" if number < len(self.names) else ""
        return f"{self.file}:{line}{name}"

    def without(self, numbers: Collection[int]) -> str:
        """The text with empty lines in the place of cards, so that all others stand where they stood."""
        left = list(self._lines)
        for number in numbers:
            for line in range(self.card_line(number), self._end_line(number)):
                left[line - 1] = ""
        return "\n".join(left)

    def has_each_apart(self, count: int) -> bool:
        """Whether so many cards stand each under a header of its own, so that each could be left out."""
        return len(self._headers) == count

    def _end_line(self, number: int) -> int:
        return self.card_line(number + 1) if number + 1 < len(self._headers) else len(self._lines) + 1


def _header_lines(lines: list[str]) -> list[int]:
    """The lines with [[card]], but for those inside of long strings."""
    headers: list[int] = []
    inside = False
    for line, content in enumerate(lines, 1):
        if not inside and HEADER.match(content):
            headers.append(line)
        inside ^= len(LONG_QUOTES.findall(content)) % 2 == 1
    return headers


def _anywhere(text: str) -> re.Pattern[str]:
    """Finds the text in a source that folds its lines and escapes its quotes."""
    words = [re.escape(word).replace('"', r"\\?\"") for word in normalised(text).split()]
    return re.compile(r"[\s\\]+".join(words))


def _skip(source: str, position: int, count: int) -> int:
    """The place of the next visible character after so many visible ones; backslashes are the source's own."""
    while position < len(source):
        if not source[position].isspace() and source[position] != "\\":
            if count == 0:
                return position
            count -= 1
        position += 1
    return position
