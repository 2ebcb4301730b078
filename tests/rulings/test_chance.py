"""Chance: what is written down comes out so, and what isn't must not matter."""

from __future__ import annotations

import pytest

from longbox.kernel.choices import Word
from longbox.rulings import HOLDS, MALFORMED, judge, read_sheet
from longbox.rulings.chance import FIRST, LAST, BadChance, PinnedRandomness, Pins
from tests.rulings.writing import HEAD, judged, problem

RESHUFFLE = 'Alice.hand = ["Kid Flash"]\nAlice.deck = []\nAlice.discard = ["Punch", "Kick", "Robin"]'
DRAW = 'do = "Alice plays Kid Flash"'
BRAINIAC = 'Alice.hand = ["Brainiac"]\nBob.hand = ["Kick", "Super Strength", "The Batcave"]'


def words(*names: str) -> list[Word]:
    """Things to pick from and to shuffle."""
    return [Word(name) for name in names]


def test_an_order_after_a_shuffle_is_written_from_the_top() -> None:
    """All cards, or the top ones, or the bottom ones."""
    assert (
        judged(RESHUFFLE, f'{DRAW}\nshuffled = ["Robin", "Punch", "Kick"]\nAlice.deck = ["Punch", "Kick"]').result
        == HOLDS
    )
    assert judged(RESHUFFLE, f'{DRAW}\nshuffled = ["Kick", "..."]\nAlice.hand = ["Kick"]').result == HOLDS
    assert judged(RESHUFFLE, f'{DRAW}\nshuffled = ["...", "Kick"]\nAlice.deck = ["...", "Kick"]').result == HOLDS


def test_a_random_card_can_be_written_down() -> None:
    """Brainiac shows the card that the ruling names."""
    assert judged(BRAINIAC, 'do = "Alice plays Brainiac"\nrandom = "Kick"\nPower = 2').result == HOLDS
    assert judged(BRAINIAC, 'do = "Alice plays Brainiac"\nrandom = ["super strength"]\nPower = 5').result == HOLDS


def test_chance_that_matters_must_be_written_down() -> None:
    """A ruling that holds only with luck is an error that names what was left to chance."""
    found = problem(RESHUFFLE, f'{DRAW}\nAlice.hand = ["Kick"]')
    assert "this depends on what is not written down (the order of 3 cards that are shuffled" in found
    found = problem(BRAINIAC, 'do = "Alice plays Brainiac"\nPower = 2')
    assert "which is the random one of" in found
    assert judged(BRAINIAC, 'do = "Alice plays Brainiac"\nPower = 2').result == MALFORMED


def test_chance_that_does_not_matter_may_be_left_out() -> None:
    """What is the same in any case holds."""
    assert judged(RESHUFFLE, f"{DRAW}\nAlice.hand = 1\nAlice.deck = 2\nAlice.discard = []").result == HOLDS


def test_cards_that_were_not_named_must_not_matter() -> None:
    """A card drawn from a deck that the ruling doesn't name could be any."""
    position = 'Alice.hand = ["Kid Flash"]'
    assert judged(position, f"{DRAW}\nAlice.hand = 1").result == HOLDS
    assert "which cards lie in Alice's deck" in problem(position, f'{DRAW}\nAlice.hand = ["Punch"]')
    found = problem(position + '\nAlice.deck = ["Kick", "..."]', f'{DRAW}\nAlice.deck = ["Punch", "..."]')
    assert "depends on what is not written down" in found


def test_who_goes_first_can_be_written_down() -> None:
    """The players are picked from like cards."""
    text = HEAD.replace("Alice", "Batman").replace("Bob", "Superman")
    text += '[[ruling]]\nname = "x"\nrule = "Going First"\n[[ruling.step]]\nturn = "Superman"\n'
    assert judge(read_sheet(text)[0]).result == MALFORMED
    assert judge(read_sheet(text + 'random = "Superman"\n')[0]).result == HOLDS


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ('shuffled = ["Bane", "..."]', "Bane (or so many of it) is not among what is shuffled"),
        ('shuffled = ["Robin", "Robin", "..."]', "Robin (or so many of it) is not among what is shuffled"),
        ('shuffled = ["Robin"]', "is shuffled too: write all that is shuffled, or '...' for the rest"),
        ('shuffled = [["Robin", "..."], ["Punch", "..."]]', "chance doesn't decide so often in this step; not used"),
        ('random = "Kick"', "chance doesn't decide so often in this step; not used: Kick"),
        ('random = "Kikc"', "there is no card 'Kikc'"),
    ],
)
def test_what_chance_cannot_bring_is_an_error(step: str, message: str) -> None:
    """Orders and cards that can't come out are refused, and so is what never comes."""
    assert message in problem(RESHUFFLE, f"{DRAW}\n{step}")


def test_a_random_card_must_be_among_those_picked_from() -> None:
    """A card that the foe doesn't hold can't be the random one."""
    assert "can't be the random one, which is one of" in problem(
        BRAINIAC, 'do = "Alice plays Brainiac"\nrandom = "Robin"'
    )


def test_what_is_written_for_a_later_step_is_not_used_in_an_earlier_one() -> None:
    """A step of the game that is run again after an answer takes the same chances as before."""
    position = """
        Alice.hand = ["The Joker"]
        Alice.deck = []
        Alice.discard = ["Robin", "Mera"]
        Bob.hand = ["Kick", "Punch"]
        Carol.hand = ["Bane", "Cheetah"]
    """
    head = HEAD.replace('"Bob"', '"Bob", "Carol"')
    steps = (
        'do = ["Alice plays The Joker", "Bob discards a random card"]\nrandom = "Kick"\nasked = "Carol"',
        'do = "Carol discards a random card"\nrandom = "Bane"\nBob.discard = ["Kick"]\nCarol.discard = ["Bane"]',
    )
    assert judged(position, *steps, head=head).result == HOLDS


def test_unpinned_chance_takes_extremes_and_is_the_same_for_the_same_seed() -> None:
    """Two runs take the first and the last of everything, so that what depends on it comes out differently."""
    items = words("a", "b", "c")
    assert PinnedRandomness(FIRST, Pins()).pick(items).key() == "a"
    assert PinnedRandomness(LAST, Pins()).pick(items).key() == "c"
    shuffled = [words(*"abcdefgh"), words(*"abcdefgh")]
    for order in shuffled:
        PinnedRandomness(7, Pins()).shuffle(order)
    assert [item.key() for item in shuffled[0]] == [item.key() for item in shuffled[1]]


def test_copies_of_chance_go_on_by_themselves() -> None:
    """What a copy takes is not taken from the original."""
    pins = Pins()
    pins.picks.entries = [(0, "b"), (0, "c")]
    chance = PinnedRandomness(FIRST, pins)
    other = chance.copy()
    assert [other.pick(words("a", "b", "c")).key() for _ in range(3)] == ["b", "c", "a"]
    assert chance.pick(words("a", "b", "c")).key() == "b"


def test_things_that_are_alike_use_up_nothing_unless_they_are_meant() -> None:
    """A random one of equal cards need not be written down, but may be."""
    pins = Pins()
    pins.picks.entries = [(0, "Kick")]
    chance = PinnedRandomness(FIRST, pins)
    assert chance.pick(words("Punch", "Punch")).key() == "Punch"
    assert chance.pick(words("Punch", "Kick")).key() == "Kick"
    assert pins.unused() == []
    pins.picks.entries.append((0, "Bane"))
    with pytest.raises(BadChance):
        chance.pick(words("Punch", "Kick"))
