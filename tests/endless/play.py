"""Plays all endless games on a small stack, and prints how each ends, with a digest of all that was written down.

A crash of the program would be that of this process: `python -m tests.endless.play`.
"""

from __future__ import annotations

import hashlib
import threading
from typing import Final

from longbox.kernel import game as kernel
from tests.endless import champions, dcdb, forever, vs
from tests.endless.case import Case, outcome

ALL: Final[list[Case]] = [*dcdb.CASES, *champions.CASES, *vs.CASES, *forever.CASES]
SMALL_STACK: Final = 1 << 20
"""An eighth of what a program has: no text may come near the end of it."""


def play_all() -> None:
    """Play each game and print its line; at last, which build it was."""
    for case in ALL:
        lines = outcome(case)
        print(f"{case!r}: {lines[0]} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()}")
    print("plain" if kernel.__file__.endswith(".py") else "compiled")


if __name__ == "__main__":
    threading.stack_size(SMALL_STACK)
    thread = threading.Thread(target=play_all)
    thread.start()
    thread.join()
