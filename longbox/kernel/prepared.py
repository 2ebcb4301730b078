"""Types of plain data of which msgspec knows all before several threads read values of them.

msgspec works out what a struct is made of when the first value is read. A thread that reads another one meanwhile finds
it half done, and the process dies: a server to which many come at once, just after it was started, would crash.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

_PREPARED: Final[set[Any]] = set()
_ALONE: Final = Lock()


def prepared(kind: type[T]) -> type[T]:
    """The type itself, as soon as all is known of it and of what it is made of; threads wait for each other."""
    if kind not in _PREPARED:
        with _ALONE:
            msgspec.json.Decoder(kind)
            _PREPARED.add(kind)
    return kind
