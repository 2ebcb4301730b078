"""Terms as trees: drawn and told for people, and stored as plain data.

Stored, a term is a list of its class's name and its values, and a tuple a list that begins with an empty name;
numbers, strings, truth values and None are themselves. Restoring data builds terms of the classes given,
and runs nothing but their constructors.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from longbox.kernel.terms import Term
from longbox.language.errors import UnknownTerm

CAPITALS: Final = re.compile(r"(?<!^)(?=[A-Z])|_")
TUPLE: Final = ""  # the name that a tuple is stored under


def explain(value: object) -> str:
    """Draw a term as an indented tree."""
    return "\n".join(_drawn(value))


def tell(value: object) -> str:
    """Tell a term in words, as an outline: what it is, and indented below it what belongs to it."""
    return "\n".join(_told(value))


def encode(value: object) -> object:
    """The term as plain data. Raises UnknownTerm for a value that is none."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [TUPLE, *[encode(part) for part in value]]
    if isinstance(value, Term):
        return [type(value).__name__, *[encode(part) for part in value.values()]]
    raise UnknownTerm(f"{value!r} is neither a term nor a str, an int, a bool, None or a tuple of them")


def decode(data: object, classes: Mapping[str, type[Term]]) -> object:
    """The term that the data is of. Raises UnknownTerm for data that is none of the given classes."""
    if data is None or isinstance(data, (str, int)):
        return data
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise UnknownTerm(f"{data!r} is not a stored term: a list of a class's name and its values")
    values = [decode(part, classes) for part in data[1:]]
    return tuple(values) if data[0] == TUPLE else _restored(data[0], values, classes)


def _restored(name: str, values: list[object], classes: Mapping[str, type[Term]]) -> Term:
    found = classes.get(name)
    if found is None:
        raise UnknownTerm(f"there is no term {name!r} in this vocabulary")
    if len(values) != len(found.fields):
        raise UnknownTerm(f"{name} has {len(found.fields)} fields, not {len(values)}")
    try:
        return found(*values)
    except (TypeError, ValueError) as error:
        raise UnknownTerm(f"{name} can't be built of {values!r}: {error}") from error


def _drawn(value: object) -> list[str]:
    """The lines of a drawing, the first of them the root's."""
    branches = _branches(value)
    if not branches:
        return [repr(value)]
    lines = [type(value).__name__ if isinstance(value, Term) else f"{len(branches)} in order"]
    for number, (label, part) in enumerate(branches, 1):
        is_last = number == len(branches)
        first, *rest = _drawn(part)
        lines.append(f"{'└─' if is_last else '├─'} {label} {first}")
        lines += [f"{'   ' if is_last else '│  '}{line}" for line in rest]
    return lines


def _branches(value: object) -> list[tuple[str, object]]:
    """The labelled parts of a value, or none where it fits on a line."""
    if isinstance(value, tuple):
        return [(f"{number}.", part) for number, part in enumerate(value, 1)]
    if isinstance(value, Term) and any([isinstance(part, (Term, tuple)) and part for part in value.values()]):
        return [(f"{field}:", part) for field, part in zip(value.fields, value.values(), strict=True)]
    return []


def _told(value: object) -> list[str]:
    """The lines of an outline, the first of them the root's."""
    if isinstance(value, tuple):
        return _told_in_order(value)
    if not isinstance(value, Term):
        return [_scalar(value)]
    name = _words(type(value).__name__)
    named = zip(value.fields, value.values(), strict=True)
    parts = [(field, part) for field, part in named if part is not False and part not in (None, "", ())]
    if len(parts) == 1 and isinstance(parts[0][1], (str, int)):
        return [f"{name} {_scalar(parts[0][1])}"]
    lines = [name]
    for field, part in parts:
        first, *rest = ["", *_indented(_told(part))] if isinstance(part, tuple) and len(part) > 1 else _told(part)
        lines += _indented([f"{_words(field)}: {first}".rstrip(), *rest])
    return lines


def _told_in_order(parts: tuple[object, ...]) -> list[str]:
    if len(parts) < 2:
        return _told(parts[0]) if parts else [_scalar(None)]
    lines: list[str] = []
    for number, part in enumerate(parts, 1):
        first, *rest = _told(part)
        lines += [f"{number}. {first}", *_indented(rest)]
    return lines


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _scalar(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nothing" if value in (None, "") else str(value)


def _words(name: str) -> str:
    """The words of which the name of a class or a field is made."""
    return CAPITALS.sub(" ", name).lower()
