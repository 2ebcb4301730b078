"""Where each key and each value of a TOML file stands, so that errors can name the line.

The file has been read by `tomllib` before: what is scanned here is known to be good TOML.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]
"""The way to a value: keys of tables and indices of arrays."""

BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")
SPACE: Final = re.compile(r"[ \t]*")
NEW_LINE: Final = re.compile(r"\n")
CONTINUED: Final = re.compile(r"\\[ \t\r]*\n")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
BARE_VALUE: Final = re.compile(r"[^,\]}\n#]*")
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'", re.DOTALL
)


class Lines:
    """The lines of one TOML text, by the way to each value. Scanned when the first is asked for: few ever are."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._lines: dict[Path, int] = {}
        self._tables: dict[Path, int] = {}

    def of(self, path: Path) -> int:
        """The line where a value stands, or else the nearest thing it is part of."""
        if not self._lines:
            self._lines[()] = 1
            self._scan()
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    # Scanning

    def _scan(self) -> None:
        table: Path = ()
        self._skip(BLANK)
        while self._at < len(self._text):
            if self._next("[["):
                table = self._header("]]")
            elif self._next("["):
                table = self._header("]")
            else:
                self._assignment(table)
            self._skip(BLANK)

    def _header(self, end: str) -> Path:
        """A table's header. Each `[[...]]` begins the next element of an array."""
        start = self._at
        self._at += len(end)
        keys = self._keys()
        self._at += len(end)
        path = self._into_last((), keys[:-1])
        path += (keys[-1],)
        if end == "]]":
            self._tables[path] = self._tables.get(path, -1) + 1
            self._note(path, start)
        path = self._into_last(path[:-1], path[-1:])
        self._note(path, start)
        return path

    def _into_last(self, path: Path, keys: Path) -> Path:
        """The way from a table on through keys; of an array of tables, the last that has begun."""
        for key in keys:
            path += (key,)
            if path in self._tables:
                path += (self._tables[path],)
        return path

    def _assignment(self, table: Path) -> None:
        start = self._at
        keys = self._keys()
        path = table
        for key in keys:
            path += (key,)
            self._note(path, start)
        self._at += 1  # the equals sign
        self._skip(SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        self._note(path, self._at)
        if self._next("["):
            self._array(path)
        elif self._next("{"):
            self._inline_table(path)
        elif self._next('"""') or self._next("'''"):
            self._long_string(path)
        elif self._next('"') or self._next("'"):
            self._skip(STRING)
        else:
            self._skip(BARE_VALUE)

    def _long_string(self, path: Path) -> None:
        """A string of several lines, each of which has its place by its number, if none goes on in the next.

        A first line that is empty doesn't count.
        """
        start = self._at + len('"""')
        self._skip(STRING)
        starts = [start, *[found.end() for found in NEW_LINE.finditer(self._text, start, self._at)]]
        if self._text.startswith(("\n", "\r\n"), start):
            del starts[0]
        if CONTINUED.search(self._text, start, self._at):
            return
        for number, line in enumerate(starts):
            self._note((*path, number), line)

    def _array(self, path: Path) -> None:
        self._at += 1
        count = 0
        self._skip(BLANK)
        while not self._next("]"):
            self._value((*path, count))
            count += 1
            self._skip(BLANK)
            if self._next(","):
                self._at += 1
                self._skip(BLANK)
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        self._skip(BLANK)
        while not self._next("}"):
            self._assignment(path)
            self._skip(BLANK)
            if self._next(","):
                self._at += 1
                self._skip(BLANK)
        self._at += 1

    def _keys(self) -> tuple[str, ...]:
        """A key, or several with dots between."""
        keys: list[str] = []
        while True:
            self._skip(SPACE)
            keys.append(self._key())
            self._skip(SPACE)
            if not self._next("."):
                return tuple(keys)
            self._at += 1

    def _key(self) -> str:
        start = self._at
        if self._next('"') or self._next("'"):
            self._skip(STRING)
            return str(tomllib.loads(f"key = {self._text[start : self._at]}")["key"])
        self._skip(BARE_KEY)
        return self._text[start : self._at]

    # The place in the text

    def _next(self, characters: str) -> bool:
        return self._text.startswith(characters, self._at)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self._text, self._at)
        if match is not None:
            self._at = match.end()

    def _note(self, path: Path, start: int) -> None:
        self._lines.setdefault(path, self._text.count("\n", 0, start) + 1)
