"""Chance in a ruling: what was written down comes out so, and the rest differs from one run to the next."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from longbox.kernel.choices import Choice
from longbox.kernel.errors import LongboxError, some_of
from longbox.kernel.positions import Dealing
from longbox.kernel.randomness import Randomness
from longbox.rulings.reads import DEALT, DRAWN, SHUFFLED, Reads, Spot
from longbox.rulings.watching import names_in_any_order, unwatched
from longbox.rulings.words import REST, in_words, plain

T = TypeVar("T")

FIRST: Final = 0
"""The seed of the run in which the first of everything is picked, and nothing changes its order."""
LAST: Final = 1
"""The seed of the run in which the last of everything is picked, and orders are turned around."""


class Fate:
    """How some of what nobody wrote down comes out in a run; the rest comes out as it would without.

    Attributes:
        cards: Which card lies at a spot, by its serial number.
        draws: Which of the possible things chance draws, by the spot.
    """

    def __init__(self, cards: dict[Spot, int] | None = None, draws: dict[Spot, int] | None = None) -> None:
        self.cards = cards or {}
        self.draws = draws or {}

    def size(self) -> int:
        """Of how many things it says how they come out."""
        return len(self.cards) + len(self.draws)

    def dealing(self) -> Dealing:
        """How the cards are dealt."""
        return Dealing({(pile, place): card for (kind, pile, place), card in self.cards.items() if kind == DEALT})

    def shuffled(self, number: int) -> dict[int, int]:
        """Which card lies at a place from the top after a shuffle, by its serial number."""
        return {
            place: card for (kind, shuffle, place), card in self.cards.items() if (kind, shuffle) == (SHUFFLED, number)
        }


class BadChance(LongboxError):
    """What is written down can't come out of a pick or a shuffle."""


class Pinned(Generic[T]):
    """What is written down for one kind of chance, in the order in which it comes.

    Attributes:
        entries: What comes out, each with the number of times that chance had decided before it was written:
            a step that is run again must not take what was written for later.
        used: How many of the entries came in any run so far.
    """

    def __init__(self) -> None:
        self.entries: list[tuple[int, T]] = []
        self.used = 0

    def next(self, taken: int, times: int) -> T | None:
        """What is written for the next time, after so many entries were taken and chance decided so many times."""
        if taken < len(self.entries) and self.entries[taken][0] <= times:
            return self.entries[taken][1]
        return None

    def take(self, taken: int) -> int:
        """Note that an entry came. Returns how many now have."""
        self.used = max(self.used, taken + 1)
        return taken + 1


class Pins:
    """What is written down of chance in one ruling.

    Attributes:
        picks: What is picked at random.
        shuffles: The order of cards after a shuffle, from the top.
        left_open: What was decided by chance and not written down, in words.
    """

    def __init__(self) -> None:
        self.picks: Pinned[str] = Pinned()
        self.shuffles: Pinned[list[str]] = Pinned()
        self.left_open: list[str] = []

    def note(self, words: str) -> None:
        """Keep in mind what chance decided alone."""
        if words not in self.left_open:
            self.left_open.append(words)

    def unused(self) -> list[str]:
        """What was written down and didn't come, in words."""
        picks = [what for _, what in self.picks.entries[self.picks.used :]]
        return picks + [in_words(what) for _, what in self.shuffles.entries[self.shuffles.used :]]


class PinnedRandomness(Randomness):
    """Random numbers of one run of a ruling.

    Attributes:
        pins: What is written down.
        fate: How what isn't written comes out, where that is said.
        reads: What is read of the cards that are shuffled, if that is watched.
        draws: How often chance drew alone.
        picks: How often something was picked so far.
        picks_taken: How many of the picks that are written down came so far.
        shuffles: How often something was shuffled so far.
        shuffles_taken: How many of the shuffles that are written down came so far.
    """

    def __init__(self, seed: int, pins: Pins, fate: Fate | None = None, reads: Reads | None = None) -> None:
        super().__init__(seed)
        self.pins = pins
        self.fate = fate or Fate()
        self.reads = reads
        self.draws = 0
        self.picks = 0
        self.picks_taken = 0
        self.shuffles = 0
        self.shuffles_taken = 0

    def copy(self) -> PinnedRandomness:
        other = PinnedRandomness(self.seed, self.pins, self.fate, self.reads)
        other.counter = self.counter
        other.draws = self.draws
        other.picks, other.picks_taken = self.picks, self.picks_taken
        other.shuffles, other.shuffles_taken = self.shuffles, self.shuffles_taken
        return other

    def below(self, limit: int) -> int:
        spot = (DRAWN, self.draws, 0)
        self.draws += 1
        drawn = self.fate.draws[spot] % limit if spot in self.fate.draws else self._by_seed(limit)
        if self.reads is not None:
            self.reads.draw(spot, limit, drawn)
        return drawn

    def _by_seed(self, limit: int) -> int:
        if self.seed == FIRST:
            return 0
        return limit - 1 if self.seed == LAST else super().below(limit)

    def pick(self, items: list[T]) -> T:
        keys = [item.key() if isinstance(item, Choice) else str(item) for item in items]
        wanted = self.pins.picks.next(self.picks_taken, self.picks)
        self.picks += 1
        alike = len(set(keys)) == 1
        if wanted is None or (alike and plain(wanted) != plain(keys[0])):
            if alike:
                return items[self._by_seed(len(items))]
            self.pins.note(f"which is the random one of {some_of(keys)} (write random = [...])")
            different = list(dict.fromkeys(keys))
            return items[keys.index(different[self.below(len(different))])]
        self.picks_taken = self.pins.picks.take(self.picks_taken)
        for item, key in zip(items, keys, strict=True):
            if plain(key) == plain(wanted):
                return item
        raise BadChance(f"{wanted!r} can't be the random one, which is one of: {some_of(keys, wanted)}.")

    def shuffle(self, items: list[Any]) -> None:
        alike = len(set(names_in_any_order(items))) < 2
        wanted = None if alike else self.pins.shuffles.next(self.shuffles_taken, self.shuffles)
        number = self.shuffles
        self.shuffles += 1
        if wanted is not None:
            self.shuffles_taken = self.pins.shuffles.take(self.shuffles_taken)
            self._put_in_order(items, wanted, number)
            return
        if not alike:
            self.pins.note(f"the order of {len(items)} cards that are shuffled (write shuffled = [...])")
        self._mix(items, number)

    def _mix(self, items: list[Any], number: int) -> None:
        """Bring items that are shuffled alone, the last of which is on top, into an order."""
        if self.seed == LAST:
            items.reverse()
        elif self.seed != FIRST:
            super().shuffle(items)
        items.reverse()
        put_at_places(items, self.fate.shuffled(number))
        if self.reads is not None:
            self.reads.lay(SHUFFLED, number, items.copy())
        items.reverse()

    def _put_in_order(self, items: list[Any], wanted: list[str], number: int) -> None:
        """Bring items, the last of which is on top, into an order that is written from the top."""
        left = items.copy()
        above = wanted.index(REST) if REST in wanted else len(wanted)
        with unwatched():
            top = [_take(left, name, items) for name in wanted[:above]]
            bottom = [_take(left, name, items) for name in wanted[above + 1 :]]
        if left and REST not in wanted:
            others = some_of([item.key() for item in left])
            raise BadChance(f"{others} is shuffled too: write all that is shuffled, or {REST!r} for the rest.")
        self._mix(left, number)
        items[:] = [*reversed(bottom), *left, *reversed(top)]


def put_at_places(cards: list[Any], wanted: dict[int, int]) -> None:
    """Let some cards, by serial number, lie at some places; those that lay there take theirs."""
    for place, serial in wanted.items():
        now = next((number for number, card in enumerate(cards) if card.serial == serial), place)
        if place < len(cards):
            cards[place], cards[now] = cards[now], cards[place]


def _take(left: list[Any], name: str, items: list[Any]) -> Any:
    for item in left:
        if plain(item.key()) == plain(name):
            left.remove(item)
            return item
    raise BadChance(
        f"{name} (or so many of it) is not among what is shuffled: {some_of([i.key() for i in items], name)}."
    )
