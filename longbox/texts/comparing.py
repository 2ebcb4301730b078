"""How numbers compare: "3 or less", "exactly one", "more than 4"."""

from __future__ import annotations

from typing import Final

from longbox.kernel.terms import ENDLESS, Bound

EXACTLY: Final = "exactly"
OR_LESS: Final = "or less"
OR_MORE: Final = "or more"
LESS: Final = "less than"
MORE: Final = "greater than"


def compare(value: int, relation: str, number: int) -> bool:
    """Whether a value stands so to a number: `EXACTLY`, `OR_LESS`, `OR_MORE`, `LESS` or `MORE`."""
    if relation == OR_LESS:
        return value <= number
    if relation == OR_MORE:
        return value >= number
    if relation == LESS:
        return value < number
    if relation == MORE:
        return value > number
    return value == number


def bounds_of(value: object, relation: str, number: int) -> tuple[Bound, ...]:
    """Within what bounds a value is that stands so to a number."""
    if relation in (OR_LESS, LESS):
        return (Bound(value, 0, number - (relation == LESS)),)
    if relation in (OR_MORE, MORE):
        return (Bound(value, number + (relation == MORE), ENDLESS),)
    return (Bound(value, number, number),)
