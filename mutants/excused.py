"""The changes that no ruling can notice, each with its reason: the files beside this one, one for each game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from longbox.kernel.errors import LongboxError
from mutants.shelf import Mutant

FOLDER: Final = Path(__file__).parent / "equal"


class BadExcuse(LongboxError):
    """A file of equal changes can't be read. The message says where and why."""


class Excuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes that make no difference.

    Attributes:
        change: The change as it is printed, or a part of it with the brackets: "[two → three] cards".
        reason: Why the changed card does the same as before, in every position.
        card: The card, as it is printed; all cards, if there is none.
    """

    change: str
    reason: str
    card: str = ""

    def __str__(self) -> str:
        return f"{self.card or 'all cards'}: {self.change}"

    def fits(self, mutant: Mutant) -> bool:
        """Whether this is about a changed card."""
        return self.card in ("", mutant.card) and self.change in mutant.change


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equal: tuple[Excuse, ...] = ()


def excuses_for(game: str) -> list[Excuse]:
    """The changes of a game's cards that make no difference.

    Raises:
        BadExcuse: The file can't be read, or an entry has no reason.
    """
    file = FOLDER / f"{game}.toml"
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).equal
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadExcuse(f"{file}: {error}") from None
    for excuse in found:
        if "[" not in excuse.change or "→" not in excuse.change or not excuse.reason.strip():
            raise BadExcuse(f"{file}: {excuse}: write the change with its brackets, and a reason.")
    return list(found)
