"""Finding memory that nobody uses any more, without keeping all tables waiting for it.

Python looks through all that is in memory to find it, which takes a second where a thousand tables are awake. So only
what is new is looked through as long as memory hasn't grown much: tables make little that isn't freed by itself.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

NEW: Final = (10_000, 20, 1_000_000)
"""After how many new things to look through those, after how many times through the younger half, and through all."""

GROWS: Final = 2.5
FEWEST: Final = 2_000_000
"""How many blocks of memory must be used before it is worth it to leave the older things alone."""


class Sweeper:
    """Looks for memory that nobody uses any more."""

    def __init__(self) -> None:
        self._whole = FEWEST
        gc.set_threshold(*NEW)

    def sweep(self) -> None:
        """Look through what is new; through all if `GROWS` times as much memory is used as the last time.

        Blocks of memory are asked for, as Python goes through all things that are left alone to count them.
        """
        gc.collect(1)
        gc.freeze()
        if sys.getallocatedblocks() > GROWS * self._whole:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._whole = max(FEWEST, sys.getallocatedblocks())
