"""What is typed is understood as one answer, or it is said why not."""

from __future__ import annotations

import pytest

from longbox.faces.offers import (
    Ambiguous,
    Label,
    NotOffered,
    Offer,
    find_offer,
    find_offers,
    make_offers,
    plain_label,
)
from longbox.kernel.choices import DONE, NO, YES, Choice, Word
from longbox.kernel.questions import Prompt, Question

WORDS = ["Punch", "Punch", "Green Arrow", "Green Arrow's Bow", "Kick", "X-Ray Vision"]


def offers(words: list[str] = WORDS, labels: list[Label] | None = None) -> list[Offer]:
    """Offers of some words, numbered unless they have labels of their own."""
    choices: list[Choice] = [Word(word) for word in words]
    question = Question(0, Prompt("Choose"), choices)
    return make_offers(question, labels or [Label(word) for word in words], [*words])


def test_alike_choices_are_one_offer() -> None:
    """Choices with the same words in the same place get one number, and are counted."""
    first, second = offers()[:2]
    assert (first.key, first.words, first.count) == ("1", "Punch", 2)
    assert (second.key, second.words, second.count) == ("2", "Green Arrow", 1)


def test_places_keep_choices_apart() -> None:
    """The same card in the hand and in the discard pile are two offers."""
    found = offers(["Punch", "Punch"], [Label("Punch", "hand"), Label("Punch", where="discard pile")])
    assert [offer.words for offer in found] == ["Punch", "Punch (discard pile)"]
    with pytest.raises(Ambiguous, match=r"Punch \(1\) or Punch \(discard pile\) \(2\)"):
        find_offer(found, "punch")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "Punch"),
        ("kick", "Kick"),
        ("KI", "Kick"),
        ("xray", "X-Ray Vision"),
        ("x ray", "X-Ray Vision"),
        ("vision", "X-Ray Vision"),
        ("green arrow", "Green Arrow"),
        ("green arrows b", "Green Arrow's Bow"),
        ("bow", "Green Arrow's Bow"),
        ("pnuch", "Punch"),
        ("kik", "Kick"),
    ],
)
def test_names_are_understood(typed: str, meant: str) -> None:
    """A key, a name, its beginning, one of its words or a slip of the fingers each find the answer."""
    assert find_offer(offers(), typed).words == meant


def test_doubt_is_said() -> None:
    """What could be two answers is refused, and both are named with their keys."""
    with pytest.raises(Ambiguous, match=r"'green' could be Green Arrow \(2\) or Green Arrow's Bow \(3\)"):
        find_offer(offers(), "green")


@pytest.mark.parametrize("typed", ["p", "9", "Batman", ""])
def test_other_words_are_refused(typed: str) -> None:
    """One letter of a name, a number that isn't there and other words are no answer."""
    with pytest.raises(NotOffered):
        find_offer(offers(), typed)


@pytest.mark.parametrize("typed", ["1 1 4", "1,1,4", "punch, punch, kick"])
def test_several_answers_in_one_line(typed: str) -> None:
    """Keys parted by spaces, and anything parted by commas, are answers one after another."""
    assert [offer.words for offer in find_offers(offers(), typed)] == ["Punch", "Punch", "Kick"]


def test_answers_of_every_game_have_their_keys() -> None:
    """Yes is y, no is n, and nothing more is 0."""
    assert [plain_label(choice).key for choice in (YES, NO, DONE)] == ["y", "n", "0"]


def test_numbers_keep_clear_of_fixed_keys() -> None:
    """A choice without a key gets a number that no other choice has for itself."""
    found = offers(["Punch", "Kick", "Bow"], [Label("Punch", key="2"), Label("Kick"), Label("Bow")])
    assert [(offer.key, offer.words) for offer in found] == [("1", "Kick"), ("2", "Punch"), ("3", "Bow")]


def test_numbers_are_in_order() -> None:
    """Offers with numbers stand in their order, whatever the order of the choices; letters stay where they are."""
    labels = [Label("Flip", key="f"), Label("Kick", key="3"), Label("Use", key="b"), Label("Punch", key="1")]
    assert [offer.key for offer in offers(["w", "x", "y", "z"], labels)] == ["f", "1", "b", "3"]


def test_of_names_alone_the_plainest_is_meant() -> None:
    """Where offers that aren't shown only say more exactly what another one says, that one is meant."""
    hidden = [Offer("", words, (words,)) for words in ("attack Rhino with Hulk", "attack Rhino", "thwart")]
    assert find_offer(hidden, "attack rh").words == "attack Rhino"
    assert find_offer(hidden, "attack rhino with").words == "attack Rhino with Hulk"
    with pytest.raises(NotOffered):
        find_offers(hidden, "thwrt", nearly=False)
    assert find_offers(hidden, "thwrt")[0].words == "thwart"
