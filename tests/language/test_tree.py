"""Terms as drawings and as plain data."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from longbox.games import find_card_language, games_with
from longbox.kernel.terms import Term
from longbox.language import UnknownTerm, decode, encode, explain
from longbox.language.tree import tell

from . import vocabulary
from .vocabulary import LEXICON, Draw, Simple, read

DRAWING = """\
1 in order
└─ 1. If
   ├─ condition: Controls
   │  ├─ count: 1
   │  └─ kind: OfType(name='Hero')
   ├─ yes: Then
   │  └─ effects: 2 in order
   │     ├─ 1. Draw(count=2)
   │     └─ 2. Discard(count=1)
   └─ no: None"""


def test_a_reading_is_drawn_as_a_tree() -> None:
    """Terms that fit on a line stand on one; others branch by field, tuples by number."""
    assert explain(read("If you control a Hero, draw two cards, then discard a card.")) == DRAWING


OUTLINE = """\
if
  condition: controls
    count: 1
    kind: of type Hero
  yes: then
    effects:
      1. draw 2
      2. discard 1"""


def test_a_reading_is_told_in_words() -> None:
    """Classes and fields are told as words, each part below what it belongs to; what is not there is not told."""
    assert tell(read("If you control a Hero, draw two cards, then discard a card.")) == OUTLINE
    assert tell(()) == "nothing"


@pytest.mark.thorough
@pytest.mark.parametrize("game", games_with("cards"))
def test_no_two_meanings_are_told_alike(game: str) -> None:
    """Of all texts of a game those that mean different things are told in different words."""
    language = find_card_language(game)
    told: dict[str, object] = {}
    for text in {entry.text.strip() for file in language.library.files for entry in language.load(file)} - {""}:
        meaning = language.known(text)
        assert told.setdefault(tell(meaning), meaning) == meaning, text
    assert len(told) > 40


@given(vocabulary.texts)
def test_data_restores_the_term(value: object) -> None:
    """A term is the same after it was plain data, and JSON."""
    assert decode(json.loads(json.dumps(encode(value))), LEXICON.classes) == value


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (["Explode", 1], "there is no term 'Explode'"),
        (["__import__", "os"], "there is no term '__import__'"),
        (["Draw"], "Draw has 1 fields, not 0"),
        (["Draw", ["Explode"]], "there is no term 'Explode'"),
        ([], "is not a stored term"),
        ([1, 2], "is not a stored term"),
        ({"Draw": 1}, "is not a stored term"),
        (1.5, "is not a stored term"),
        (["Strict", "many"], "can't be built of ['many']: a number, please"),
    ],
)
def test_unknown_data_is_refused(data: object, problem: str) -> None:
    """Only known classes are built, with the right number of values that they accept."""
    with pytest.raises(UnknownTerm) as caught:
        decode(data, {"Draw": Draw, "Strict": Strict})
    assert problem in str(caught.value)


def test_what_is_no_term_is_not_stored() -> None:
    """Only terms and plain values can be made data."""
    with pytest.raises(UnknownTerm, match="neither a term nor"):
        encode(Draw(1.5))


class Strict(Simple):
    """A term that checks its value."""

    fields = ("count",)

    def __init__(self, count: object) -> None:
        if not isinstance(count, int):
            raise TypeError("a number, please")
        super().__init__(count)


def test_empty_tuples_are_drawn_and_stored() -> None:
    """An empty tuple is a value like others."""
    assert explain(()) == "()"
    assert decode(encode(()), {}) == ()
    assert explain(Term()) == "Term()"
