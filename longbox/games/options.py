"""What is agreed on before a game: plain data, made into the options that the game knows."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from longbox.kernel.errors import LongboxError

S = TypeVar("S", bound=msgspec.Struct)


class BadOptions(LongboxError):
    """What was agreed on before a game doesn't fit its rules. The message says which, and what would."""


def agreed_on(options: dict[str, Any], kind: type[S]) -> S:
    """The options of a game.

    Args:
        options: What was agreed on, as plain data.
        kind: What a game can agree on.

    Raises:
        BadOptions: Something is not known, or of another kind than it must be.
    """
    try:
        return msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{error}. The options are: {', '.join(kind.__struct_fields__)}.") from None
