"""What is agreed on before a game: plain data, made into the options that the game knows."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared

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
        return msgspec.convert(options, prepared(kind))
    except msgspec.ValidationError as error:
        raise BadOptions(f"{error}. {_what_fits(str(error), kind)}") from None


def _what_fits(error: str, kind: type[msgspec.Struct]) -> str:
    """What the option can be that an error names, where it is one of some words; else which options there are."""
    wrong = next((field for field in msgspec.structs.fields(kind) if f"`$.{field.name}`" in error), None)
    words = get_args(wrong.type) if wrong is not None and get_origin(wrong.type) is Literal else ()
    if words:
        return f"Possible: {', '.join([repr(word) for word in words])}."
    return f"The options are: {', '.join(kind.__struct_fields__)}."
