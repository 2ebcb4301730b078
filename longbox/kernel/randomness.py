"""Chance as plain data: a seed and a counter.

A state is copied, saved and compared with two values, and nobody can work out coming shuffles from
those that were seen: each number is a BLAKE2b hash of the counter, keyed by the seed (RFC 7693).
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

WORD_BITS: Final = 16
WORD_LIMIT: Final = 1 << WORD_BITS
LOW_BITS: Final = WORD_LIMIT - 1
HIGH_BYTE_FIRST: Final = sys.byteorder == "big"
NO_WORDS: Final = array("H")


@mypyc_attr(allow_interpreted_subclasses=True)
class Randomness:
    """Random numbers of one game.

    Attributes:
        seed: Any whole number; the same seed gives the same numbers.
        counter: How many hashes were taken so far.
    """

    __slots__ = ("_keyed", "counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self._keyed = hashlib.blake2b(key=hashlib.blake2b(str(seed).encode(), digest_size=32).digest())

    def copy(self) -> Randomness:
        """The same chance, once more."""
        other = Randomness.__new__(Randomness)
        other.seed = self.seed
        other.counter = self.counter
        other._keyed = self._keyed
        return other

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely as the others; `limit` is at most 2^16."""
        while True:
            block = self._block()
            product = (block[0] | block[1] << 8) * limit
            if not too_often(product, limit):
                return product >> WORD_BITS

    def pick(self, items: list[T]) -> T:
        """One of `items`, each as likely as the others."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put at most 2^16 `items` into random order, in place (Fisher and Yates, from the end)."""
        limit = len(items)
        left = NO_WORDS
        while limit > 1:
            # No more words than are needed, unless some are drawn again.
            words = left or self._words()
            needed = limit - 1
            left = words[needed:]
            for word in words[:needed]:
                product = word * limit
                if product & LOW_BITS < limit and too_often(product, limit):
                    continue
                other = product >> WORD_BITS
                limit -= 1
                items[limit], items[other] = items[other], items[limit]

    def new_seed(self) -> int:
        """A seed of 128 bits for other random numbers, from which these can't be told."""
        return int.from_bytes(self._block()[:16], "little")

    def _block(self) -> bytes:
        """The next hash of 512 bits."""
        self.counter += 1
        hashing = self._keyed.copy()
        hashing.update(self.counter.to_bytes(8, "little"))
        block: bytes = hashing.digest()
        return block

    def _words(self) -> array[int]:
        """The next hash, as 32 numbers of 16 bits, in each the low byte first."""
        words = array("H", self._block())
        if HIGH_BYTE_FIRST:
            words.byteswap()
        return words


def too_often(product: int, limit: int) -> bool:
    """Whether a word times a limit is one of the few that would make some numbers likelier than others.

    Those are drawn again. (Lemire: Fast Random Integer Generation in an Interval, 2019.)
    """
    return product & LOW_BITS < (WORD_LIMIT - limit) % limit
