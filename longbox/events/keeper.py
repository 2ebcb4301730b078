"""Where events are kept: what a file of events can do, and any other place for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from typing import Any


class Keeper(ABC):
    """Keeps events in tables, with `?` for each value of a statement."""

    @abstractmethod
    def act(self) -> AbstractContextManager[None]:
        """Do what is done within as one: all of it, or nothing where it raises or the program ends.

        An act within an act is a part of it.

        Raises:
            Busy: Another organiser has been writing for too long.
        """

    @abstractmethod
    def looking(self) -> AbstractContextManager[None]:
        """Read what is read within from one and the same state."""

    @abstractmethod
    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows that a statement finds."""

    @abstractmethod
    def add(self, table: str, **values: Any) -> int:
        """Add a row.

        Returns:
            Its number, where the table numbers its rows.
        """

    @abstractmethod
    def change(self, statement: str, *values: Any) -> int:
        """Carry out a statement that changes rows.

        Returns:
            How many it changed.
        """
