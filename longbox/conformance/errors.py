"""What conformance says is wrong.

LongboxError
└── Broken    something that must always hold does not
"""

from __future__ import annotations

from longbox.kernel.errors import LongboxError


class Broken(LongboxError):
    """Something that must always hold does not hold. The message says what is so instead."""


def expect(holds: bool, problem: str) -> None:
    """Refuse what does not hold.

    Raises:
        Broken: It doesn't.
    """
    if not holds:
        raise Broken(problem)
