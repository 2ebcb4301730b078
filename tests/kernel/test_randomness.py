"""Chance is plain data: reproducible, fair, and copied with two numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from longbox.kernel.randomness import Randomness

seeds = st.integers(-(2**70), 2**70)


@given(seeds, st.integers(1, 1000))
def test_numbers_are_below_their_limit(seed: int, limit: int) -> None:
    """From zero on, and never the limit itself."""
    chance = Randomness(seed)
    assert all([0 <= chance.below(limit) < limit for _ in range(20)])


@given(seeds)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    """And so does the same counter, wherever one starts."""
    one, two = Randomness(seed), Randomness(seed)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert Randomness(seed, one.counter).below(100) == one.below(100)


@given(seeds)
def test_another_seed_gives_other_numbers(seed: int) -> None:
    """Seeds that are next to each other have nothing in common."""
    numbers = [[Randomness(seed + step).below(60_000) for _ in range(4)] for step in range(2)]
    assert numbers[0] != numbers[1]


def test_a_copy_goes_its_own_way() -> None:
    """Using a copy leaves the original where it was."""
    chance = Randomness(7)
    chance.below(10)
    copy = chance.copy()
    expected = [copy.below(100) for _ in range(10)]
    assert (chance.seed, chance.counter) == (7, 1)
    assert [chance.below(100) for _ in range(10)] == expected


def test_numbers_are_equally_likely() -> None:
    """Counted over many draws, no number stands out. (The seed is fixed, so this never fails by chance.)"""
    chance = Randomness(3)
    counts = Counter([chance.below(6) for _ in range(6000)])
    assert sorted(counts) == list(range(6))
    assert all([880 < count < 1120 for count in counts.values()])


def test_orders_are_equally_likely() -> None:
    """All twenty-four orders of four things come up, about as often."""
    chance = Randomness(4)
    counts: Counter[str] = Counter()
    for _ in range(4800):
        letters = list("ABCD")
        chance.shuffle(letters)
        counts["".join(letters)] += 1
    assert len(counts) == 24
    assert all([140 < count < 260 for count in counts.values()])


@given(seeds, st.lists(st.integers(), max_size=150))
def test_shuffling_keeps_all_things(seed: int, things: list[int]) -> None:
    """Nothing is lost or doubled, however many there are; one thing needs no chance."""
    chance = Randomness(seed)
    shuffled = things.copy()
    chance.shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)
    assert (chance.counter == 0) == (len(things) < 2)


@given(seeds, st.lists(st.integers(), min_size=1))
def test_picking_takes_one_of_them(seed: int, things: list[int]) -> None:
    """What is picked is there, and stays there."""
    before = things.copy()
    assert Randomness(seed).pick(things) in things
    assert things == before


def test_the_stream_is_the_one_that_saved_games_rely_on() -> None:
    """Games are saved as a seed and answers: these numbers must never change within a format of records."""
    chance = Randomness(2012)
    letters = list("ABCDEFGHIJ")
    chance.shuffle(letters)
    assert "".join(letters) == "EIJHCBFAGD"
    assert [chance.below(1000) for _ in range(5)] == [568, 873, 305, 662, 441]
