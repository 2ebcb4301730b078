"""Names on the command line: in whatever case, with or without spaces and hyphens, and with a proposal if misspelt."""

from __future__ import annotations

import os.path
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import click

from longbox.games.decks import plain
from longbox.kernel.errors import LongboxError, near

FILE: Final = click.Path(exists=True, dir_okay=False, path_type=Path)
"""A file that is read."""

MOST_SHOWN: Final = 4
"""Of more names, the help tells in a sentence which there are."""


class UnknownName(LongboxError):
    """A name on the command line is none of those that there are. The message offers what is near."""


class NameChoice(click.ParamType[str]):
    """One of some names.

    Args:
        one: What one of them is called: "scenario".
        names: All of them, or what tells them when they are asked for.
        files: Whether a file may be named instead.
    """

    name = "name"

    def __init__(self, one: str, names: Sequence[str] | Callable[[], Sequence[str]], *, files: bool = False) -> None:
        self.one = one
        self.files = files
        self._names = names

    @property
    def names(self) -> Sequence[str]:
        """All names that there are."""
        return self._names() if callable(self._names) else self._names

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        for name in self.names:
            if plain(name) == plain(value):
                return name
        if self.files and os.path.isfile(os.path.expanduser(value)):
            return value
        if isinstance(param, click.Option) and param.multiple and (several := self._several(value)):
            said = " ".join([f"{param.opts[0]} {part}" for part in several])
            raise UnknownName(f"Name one {self.one} at a time: {said}.")
        start = "There is no file and no" if self.files else "There is no"
        raise UnknownName(f"{start} {self.one} {value!r}. {near(value, self.names)}")

    def _several(self, value: str) -> list[str]:
        """The names that are joined by commas; none where some are none."""
        known = {plain(name) for name in self.names}
        parts = [part.strip() for part in value.split(",")]
        return parts if all([plain(part) in known for part in parts]) else []

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        if len(self.names) > MOST_SHOWN or self.files:
            return "NAME|FILE" if self.files else "NAME"
        return f"[{'|'.join(self.names)}]"
