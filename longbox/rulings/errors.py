"""What can be wrong with a ruling.

LongboxError
├── BadRuling      it can't be judged: a word that isn't known, a position that can't exist, a choice left out
└── DoesNotHold    it can be judged, and the engine plays otherwise
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError
from longbox.rulings.lines import Lines, Path


class Place:
    """A place in a file of rulings.

    Attributes:
        file: The file as it was named.
        lines: Where everything stands in it.
        path: The way to the value in question.
    """

    __slots__ = ("file", "lines", "path")

    def __init__(self, file: str, lines: Lines, path: Path = ()) -> None:
        self.file = file
        self.lines = lines
        self.path = path

    def __truediv__(self, key: str | int) -> Place:
        """A place further in."""
        return Place(self.file, self.lines, (*self.path, key))

    @property
    def line(self) -> int:
        """The line, from 1."""
        return self.lines.of(self.path)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class BadRuling(LongboxError):
    """A ruling can't be judged as it is written. The message says where, why, and what would be right."""

    def __init__(self, place: Place, words: str) -> None:
        super().__init__(f"{place}: {words}")
        self.place = place
        self.words = words

    def __reduce__(self) -> tuple[type[BadRuling], tuple[Place, str]]:
        return type(self), (self.place, self.words)


class DoesNotHold(LongboxError):
    """What a ruling says is not what the engine does."""

    def __init__(self, place: Place, words: str) -> None:
        super().__init__(f"{place}: {words}")
        self.place = place
        self.words = words
