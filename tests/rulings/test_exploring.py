"""What is tried of that which a ruling doesn't write down: all that is read together, and no more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from longbox.kernel.cards import Card, Definition
from longbox.rulings import HOLDS, MALFORMED, judge, read_sheet
from longbox.rulings.exploring import Exploration
from longbox.rulings.likeness import may_touch
from longbox.rulings.plans import Trial, seated
from longbox.rulings.reads import CALLED, DEALT, SHUFFLED, Reads
from tests.rulings.writing import sheet

RULING = read_sheet(sheet("Alice.hand = []", "Power = 0"))[0]
SPOTS = [(DEALT, 0, place) for place in range(8)]
FIVE_DRAWN = sheet("Alice.hand = []", 'do = "Alice ends the turn"\nAlice.hand = 5')

Rules = Callable[[Callable[[int], int]], None]
"""What is read in a run: it is given what tells the cost of the card at a place of the pile."""


class Priced(Definition):
    """A print with a cost."""

    __slots__ = ("cost",)

    def __init__(self, name: str, cost: int) -> None:
        super().__init__(name, "")
        self.cost = cost


PRINTS = [Priced(f"Card {cost}", cost) for cost in (1, 2, 9)]


def explored(rules: Rules, count: int = 4) -> list[dict[int, int]]:
    """What was read in each run that is made: the costs, by the place."""
    found = []
    exploration = Exploration(RULING)
    for trial in exploration.trials():
        found.append(run(trial, rules, count))
        exploration.note(trial)
    assert not exploration.untried()
    return found


def run(trial: Trial, rules: Rules, count: int) -> dict[int, int]:
    """What is read in one run of a pile with some cards of each cost."""
    cards: list[Card[Priced]] = [Card(number, definition) for number, definition in enumerate(PRINTS * count)]
    trial.fate.dealing().put_in_order(cards, 0)
    trial.reads.lay(DEALT, 0, cards)
    costs: dict[int, int] = {}

    def cost_at(place: int) -> int:
        trial.reads.note(cards[place].serial, "cost")
        return costs.setdefault(place, cards[place].definition.cost)

    rules(cost_at)
    return costs


def search(cost_at: Callable[[int], int]) -> None:
    """Cards are looked at from the top until one costs 9."""
    for place in range(6):
        if cost_at(place) == 9:
            return


def one_or_the_other(cost_at: Callable[[int], int]) -> None:
    """The first card tells which of two others is looked at."""
    cost_at(1 if cost_at(0) == 1 else 2)


def test_what_is_read_together_comes_together() -> None:
    """Each two costs come to each two places in a run that reads both, though a card may end the search before."""
    runs = explored(search)
    for second in range(6):
        for first, costs in product(range(second), product((1, 2), (1, 2, 9))):
            assert costs in [(costs_read.get(first), costs_read.get(second)) for costs_read in runs]


def test_what_no_run_reads_together_is_not_brought_together() -> None:
    """Places 1 and 2 are never read in one run, and 1 only under a card that costs 1."""
    runs = explored(one_or_the_other)
    assert {(costs[0], costs.get(1), costs.get(2)) for costs in runs} == {
        *[(1, cost, None) for cost in (1, 2, 9)],
        *[(first, None, cost) for first in (2, 9) for cost in (1, 2, 9)],
    }
    assert len(runs) < 20


def test_what_nobody_reads_is_tried_once() -> None:
    """A run stands for all that differ only in what it doesn't read."""
    assert explored(lambda cost_at: None) == [{}]


def test_in_any_order_the_smaller_part_of_a_pile_is_read() -> None:
    """Who knows all cards knows four of five by the fifth, and all five without looking."""
    cards = [Card(number, Priced(f"Card {number}", 1)) for number in range(5)]
    for wanted, noted in ((4, [4]), (5, []), (1, [0])):
        reads = Reads()
        reads.lay(DEALT, 0, cards)
        reads.note_in_any_order([card.serial for card in cards[:wanted]])
        assert reads.noted == {spot: {CALLED: None} for spot in [(DEALT, 0, place) for place in noted]}


def test_what_was_dealt_before_a_shuffle_counts_in_any_order_too() -> None:
    """All of a shuffled pile is looked at: its order doesn't matter, but which cards were dealt to it."""
    cards = [Card(number, Priced(f"Card {number}", 1)) for number in range(5)]
    reads = Reads()
    reads.lay(DEALT, 0, cards)
    reads.lay(SHUFFLED, 0, cards[3:1:-1])
    reads.note_in_any_order([2, 3])
    assert reads.noted == {(DEALT, 0, place): {CALLED: None} for place in (2, 3)}


@pytest.mark.parametrize(
    ("name", "touches"),
    [("mera", True), ("robin", True), ("nightwing", True), ("zoom", True), ("kick", False), ("lobo", False)],
)
def test_a_name_touches_words_that_it_can_be_a_part_of(name: str, touches: bool) -> None:
    """The end of "zoom" and the beginning of "nightwing" could be those of the words."""
    assert may_touch(name, "mera, robin") == touches
    assert may_touch(name, "(2)")


def test_cards_are_seated_so_that_all_have_one() -> None:
    """Who could have either of two cards leaves the one that another needs; there may be too few for the last."""
    assert seated({SPOTS[0]: [1, 2], SPOTS[1]: [1], SPOTS[2]: [2]}) == {SPOTS[0]: 2, SPOTS[1]: 1}


def test_what_is_not_tried_is_said() -> None:
    """With too few plays for each two, a ruling holds as far as it was tried; with too few for each, it is refused."""
    ruling = read_sheet(FIVE_DRAWN)[0]
    whole, some, few = judge(ruling), judge(ruling, most_plays=40), judge(ruling, most_plays=5)
    assert (whole.result, whole.untried) == (HOLDS, "")
    assert some.result == HOLDS
    assert some.untried.startswith("after 40 plays, ")
    assert "ways in which two things come out together were not tried, of what is not written down" in some.untried
    assert few.result == MALFORMED
    assert "too much to be tried out: after 5 plays, " in few.problems[0][1]
