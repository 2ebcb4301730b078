"""Chance as plain data: a seed and a counter.

A state is copied, saved and compared with two values, and nobody can work out coming shuffles from
those that were seen: each number is a BLAKE2b hash of the counter, keyed by the seed (RFC 7693).
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

WORDS: Final = struct.Struct("<16I")
"""One hash of 512 bits, as 16 numbers of 32 bits."""
WORD_BITS: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Randomness:
    """Random numbers of one game.

    Attributes:
        seed: Any whole number; the same seed gives the same numbers.
        counter: How many hashes were taken so far.
    """

    __slots__ = ("counter", "key", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.key = hashlib.blake2b(str(seed).encode(), digest_size=32).digest()

    def copy(self) -> Randomness:
        """The same chance, once more."""
        other = Randomness.__new__(Randomness)
        other.seed = self.seed
        other.counter = self.counter
        other.key = self.key
        return other

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely as the others but for one part in 2^32 / limit."""
        return self._words()[0] * limit >> WORD_BITS

    def pick(self, items: list[T]) -> T:
        """One of `items`, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put `items` into random order, in place (Fisher and Yates, from the end)."""
        words: tuple[int, ...] = ()
        used = 0
        for last in range(len(items) - 1, 0, -1):
            if used == len(words):
                words = self._words()
                used = 0
            other = words[used] * (last + 1) >> WORD_BITS
            used += 1
            items[last], items[other] = items[other], items[last]

    def _words(self) -> tuple[int, ...]:
        self.counter += 1
        return WORDS.unpack(hashlib.blake2b(self.counter.to_bytes(8, "little"), key=self.key).digest())
