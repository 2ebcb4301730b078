"""Questions list legal answers, each with a key of its own and words, and refuse all others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.kernel.cards import Card, Definition
from longbox.kernel.choices import DONE, NO, YES, Choice, Number, Word
from longbox.kernel.errors import near
from longbox.kernel.questions import IllegalAnswer, Prompt, Question, Unanswered

DISCARD = Prompt("Discard a card", "Discarding")


def cards(letters: str) -> list[Choice]:
    """Cards with these names."""
    return [Card(serial, Definition(letter, "")) for serial, letter in enumerate(letters)]


@given(st.text("ABC", min_size=1, max_size=12))
def test_each_choice_has_a_key_of_its_own(letters: str) -> None:
    """Copies are numbered in their order; the key finds just the choice that it names."""
    question = Question(0, DISCARD, cards(letters))
    keys = question.keys()
    assert len(set(keys)) == len(keys)
    assert [question.find(key) for key in keys] == question.choices
    assert [question.key_of(choice) for choice in question.choices] == keys


def test_copies_are_numbered_from_the_second_on() -> None:
    """The first goes by its name alone."""
    assert Question(0, DISCARD, cards("ABAA")).keys() == ["A", "B", "A #2", "A #3"]


def test_a_key_that_is_not_offered_is_refused_with_near_ones() -> None:
    """The error says what was asked, and what the answer may have meant."""
    question = Question(0, DISCARD, [Word("discard the hand"), Word("draw"), DONE])
    with pytest.raises(IllegalAnswer) as refusal:
        question.find("discard hand")
    assert str(refusal.value) == ("'discard hand' does not answer 'Discard a card'. Did you mean 'discard the hand'?")
    assert refusal.value.question is question


def test_nothing_near_names_all() -> None:
    """Where nothing is like the answer, all that is possible is named."""
    assert near("xyz", ["yes", "no", "yes"]) == "Possible: 'yes', 'no'."
    assert near("xyz", []) == "Possible: nothing."
    assert near("PUNCH", ["Punch", "Kick"]) == "Did you mean 'Punch'?"


def test_words_tell_who_asks_and_how_many() -> None:
    """The card that asks comes first, and how far one is in choosing several comes last."""
    source = Card(7, Definition("Bane", ""))
    taken = cards("A")
    assert Question(0, DISCARD, cards("B")).words() == "Discard a card"
    assert Question(0, DISCARD, cards("B"), source).words() == "Bane: Discard a card"
    assert Question(0, DISCARD, cards("B"), None, 2, 2, taken).words() == "Discard a card (2 of 2)"
    assert Question(0, DISCARD, cards("B"), source, 0, 3).words() == "Bane: Discard a card (1 of up to 3)"


def test_a_question_is_optional_if_it_can_be_ended() -> None:
    """Whoever may stop is offered to."""
    assert Question(0, DISCARD, [*cards("A"), DONE]).optional
    assert not Question(0, DISCARD, cards("A")).optional


def test_choices_have_keys_and_words() -> None:
    """Words for people may differ from the key, which never changes."""
    assert (YES.key(), YES.words(), NO.key(), DONE.words()) == ("yes", "Yes", "no", "Done")
    assert (Number(3).key(), Number(3).words()) == ("3", "3")
    assert (Word("take").words(), Word("take", "Take a card").words()) == ("take", "Take a card")


def test_questions_can_be_looked_at() -> None:
    """What is printed of a question, or of one that waits, says all that matters."""
    question = Question(1, DISCARD, cards("AA"))
    assert repr(question) == "<question to player 1: Discard a card ['A', 'A #2']>"
    assert str(Unanswered([question, question])) == "Discard a card; Discard a card"
