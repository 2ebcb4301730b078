"""Terms are values: equal by what they say, printed as the call that builds them, pickled, and resolved."""

from __future__ import annotations

import copy
import pickle

import pytest

from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.terms import parts_of
from longbox.texts.amounts import Fixed, Plus, Times, X
from longbox.texts.conditions import Did, If, IfElse, Not
from longbox.texts.sequences import Sequence

from .toy import Toy, new_toy


class Note(Effect[Toy, Resolution]):
    """Notes a word, by speaking of so many cards."""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: Toy, resolution: Resolution) -> None:
        resolution.cards = resolution.cards + game.box[: self.count]


ONE, TWO = Note(1), Note(2)
TERMS = [
    ONE,
    Not(Did()),
    Sequence((ONE, TWO)),
    If(Did(), ONE),
    IfElse(Not(Did()), ONE, TWO),
]


@pytest.mark.parametrize("term", TERMS, ids=repr)
def test_terms_are_equal_by_what_they_say(term: Effect[Toy, Resolution]) -> None:
    """Also after pickling and copying; and each is another than all others."""
    for other in (pickle.loads(pickle.dumps(term)), copy.deepcopy(term), type(term)(*term.values())):
        assert other == term
        assert hash(other) == hash(term)
        assert repr(other) == repr(term)
    assert [other for other in TERMS if other == term] == [term]
    assert term != repr(term)


def test_terms_print_as_they_are_built() -> None:
    """With the names of their fields."""
    assert repr(If(Not(Did()), ONE)) == "If(condition=Not(condition=Did()), effect=Note(count=1))"
    assert repr(Did()) == "Did()"


def spoken_of(effect: Effect[Toy, Resolution], *, did: bool = False) -> int:
    """How many cards an effect speaks of."""
    resolution = Resolution(0, None)
    resolution.did = did
    effect.run(new_toy(), resolution)
    return len(resolution.cards)


def test_effects_are_carried_out_one_after_another() -> None:
    """All of a sequence; one of two after a condition."""
    assert spoken_of(Sequence((ONE, TWO))) == 3
    assert (spoken_of(If(Did(), ONE), did=True), spoken_of(If(Did(), ONE))) == (1, 0)
    assert (spoken_of(IfElse(Did(), ONE, TWO), did=True), spoken_of(IfElse(Did(), ONE, TWO))) == (1, 2)
    assert spoken_of(If(Not(Did()), TWO)) == 2
    assert ONE.possible(new_toy(), Resolution(0, None))


def test_all_parts_of_a_meaning_come_in_the_order_in_which_they_are_said() -> None:
    """Each before what it is made of, also in lists; what is no term has none."""
    inner, other = Fixed(1), X()
    whole = Plus(inner, Times(other, inner))
    assert parts_of(whole) == [whole, inner, whole.other, other, inner]
    assert parts_of((inner, "damage", (other,))) == [inner, other]
    assert parts_of("damage") == []
