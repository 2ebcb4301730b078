"""Sentences: what players do and answer is understood generously, and never guessed."""

from __future__ import annotations

import pytest

from longbox.rulings import FAILS, HOLDS, MALFORMED
from tests.rulings.writing import HEAD, judged, line_of, problem, sheet

PENGUIN = 'Alice.hand = ["The Penguin", "Kick"]\nAlice.deck = ["Robin", "Mera", "..."]'


@pytest.mark.parametrize(
    "sentence",
    [
        "Alice plays Kick",
        "alice PLAYS kick.",
        "Alice plays a Kick",
        "Alice plays the Kick",
        "  Alice   plays  Kick  ",
        "Alice chooses Kick",
        "Alice answers Kick",
    ],
)
def test_a_sentence_may_be_written_in_several_ways(sentence: str) -> None:
    """Case, articles, spaces and a full stop don't matter; any answer may also be chosen."""
    assert judged('Alice.hand = ["Kick"]', f'do = "{sentence}"\nPower = 2').result == HOLDS


def test_choices_can_be_declined_in_several_ways() -> None:
    """Done and no are said as people say them."""
    position = 'Alice.hand = ["King of Atlantis"]\nAlice.discard = ["Kick"]'
    for words in ("declines", "chooses nothing", "is done", "chooses Done", "stops"):
        assert judged(position, f'do = ["Alice plays King of Atlantis", "Alice {words}"]\nPower = 1').result == HOLDS
    riddler = 'Alice.hand = ["The Riddler"]\nPower = 3'
    for words in ("does not pay", "says no", "declines", "answers No"):
        assert judged(riddler, f'do = ["Alice plays The Riddler", "Alice {words}"]\nPower = 4').result == HOLDS


def test_a_verb_answers_only_the_questions_it_is_meant_for() -> None:
    """Who is asked for a card to discard can't play one instead, though it is among the answers."""
    step = 'do = ["Alice plays The Penguin", "Alice plays Kick"]'
    verdict = judged(PENGUIN, step)
    assert verdict.result == FAILS
    assert "'plays' is no answer to what is asked now" in verdict.problems[0][1]
    assert "Choose a card to discard" in verdict.problems[0][1]


def test_who_is_not_asked_cannot_answer() -> None:
    """The error names who is asked, what, and all legal answers."""
    assert problem('Alice.hand = ["Kick"]', 'do = "Bob passes"') == (
        f"<text>:{line_of(sheet('x = 1', 'do = '), 'do = ')}: 'Bob passes': Bob is not asked anything now. "
        'Alice is asked: "Play a card, buy one, or end your turn" (possible: Kick, end turn). '
        "What leaves no choice is done without asking."
    )


def test_what_is_not_on_offer_cannot_be_chosen() -> None:
    """A ruling whose players do what isn't legal doesn't hold."""
    verdict = judged("Power = 2", 'do = "Alice buys Kick"')
    assert verdict.result == FAILS
    assert "'Alice buys Kick' is not possible now" in verdict.problems[0][1]


def test_a_choice_that_is_not_written_down_is_an_error_with_the_answers() -> None:
    """Nothing is guessed: the question and its legal answers are named."""
    verdict = judged(PENGUIN, 'do = "Alice plays The Penguin"')
    assert verdict.result == MALFORMED
    assert verdict.problems[0][1] == (
        'a choice is not written down. Alice is asked: "The Penguin: Choose a card to discard (1 of 2)" '
        "(possible: Kick, Robin, Mera)."
    )


def test_a_step_may_end_with_a_question_that_it_expects() -> None:
    """Whoever says what is asked has written it down."""
    assert judged(PENGUIN, 'do = "Alice plays The Penguin"\nasked = "Alice"').result == HOLDS


def test_cards_of_one_name_in_two_places_must_be_told_apart() -> None:
    """Which Kick is destroyed matters, so it has to be said from where."""
    position = 'Alice.hand = ["Heat Vision", "Kick"]\nAlice.discard = ["Kick"]'
    found = problem(position, 'do = ["Alice plays Heat Vision", "Alice destroys Kick"]')
    assert "can mean several things: write Kick from Alice's hand or Kick from Alice's discard pile" in found
    for words in ("the discard pile", "discard", "Alice's discard pile"):
        step = f'do = ["Alice plays Heat Vision", "Alice destroys Kick from {words}"]\nAlice.hand = ["Kick"]'
        assert judged(position, step).result == HOLDS


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("Alise plays Kick", "'Alise plays Kick' doesn't begin with a player's name"),
        ("Alice plyas Kick", "'Alice plyas Kick' can't be understood. Did you mean 'plays'"),
        ("Alice", "can't be understood"),
        ("", "doesn't begin with a player's name"),
    ],
)
def test_a_sentence_that_is_not_understood_is_an_error(sentence: str, words: str) -> None:
    """Misspelt players and verbs are told with near matches."""
    found = problem('Alice.hand = ["Kick"]', f'do = ["{sentence}"]')
    assert words in found
    assert judged('Alice.hand = ["Kick"]', f'do = ["{sentence}"]').result == MALFORMED


def test_players_answer_at_the_same_time_in_any_order() -> None:
    """Where several are asked at once, the ruling may let them answer in any order."""
    position = """
        Power = 8
        Super-Villain_stack = ["Ra's al Ghul", "The Joker", "..."]
        Line-Up = ["Bane", "Robin", "Mera", "Catwoman", "Kid Flash"]
        Alice.deck = ["4 Punch", "Vulnerability", "..."]
        Bob.hand = ["Punch", "Vulnerability"]
    """
    end = '"Alice defeats Ra\'s al Ghul", "Alice ends the turn"'
    answers = ['"Bob passes Punch to the left"', '"Alice passes Vulnerability to the left"']
    for order in (answers, answers[::-1]):
        step = f'do = [{end}, {", ".join(order)}]\nBob.discard = ["Vulnerability"]'
        assert judged(position, step).result == HOLDS


def test_a_player_with_two_super_heroes_is_called_by_either() -> None:
    """In Two Heads, both names mean the same player."""
    head = HEAD.replace('["Alice", "Bob"]', '["Batman and Superman", "Bob"]')
    step = 'do = ["Batman plays Kick", "Superman plays Punch"]'
    assert judged('Batman.hand = ["Kick", "Punch"]', f"{step}\nPower = 4", head=head).result == HOLDS
