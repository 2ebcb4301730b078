"""What must be true is compared exactly, and what is not so is told with what is."""

from __future__ import annotations

import pytest

from longbox.rulings import FAILS, HOLDS, MALFORMED
from tests.rulings.writing import judged, problem

POSITION = """
Alice.hand = ["Kick", "Punch", "Punch"]
Alice.deck = ["Robin", "Mera", "Bane"]
Alice.discard = ["Catwoman"]
Line-Up = ["Cheetah"]
Power = 2
"""


@pytest.mark.parametrize(
    "expected",
    [
        'Alice.hand = ["2 Punch", "Kick"]',
        'Alice.hand = ["Kick", "..."]',
        "Alice.hand = 3",
        'Alice.hand = { has = ["Punch", "Kick"], without = ["Bane"], count = 3 }',
        'Alice.hand = [{ card = "Kick", owner = "Alice" }, "..."]',
        'Alice.discard = "Catwoman"',
        'Alice.deck = ["Robin", "Mera", "Bane"]',
        'Alice.deck = ["Robin", "..."]',
        'Alice.deck = ["...", "Bane"]',
        'Alice.deck = ["...", "Mera", "..."]',
        'Alice.deck = ["..."]',
        "Bob.hand = []",
        "Power = 2",
        'turn = "Alice"',
        "winners = []",
        'winners = "nobody"',
        "over = false",
        'asked = "Alice"',
        'question = "play a card"',
        'offered = ["Kick", "Punch", "Punch", "buy Cheetah", "end turn"]',
        'offered = ["Buy Cheetah", "..."]',
        'not_offered = ["buy Kick", "Bane"]',
        'cannot = { "Alice buys Kick" = "you have 2 Power", "Bob plays Kick" = "" }',
        'cannot = ["Alice plays Bane"]',
        'seen_by.Bob = { "Alice\'s hand" = ["?", "?", "?"], Line-Up = ["Cheetah"] }',
        'seen_by.Alice.Alice = { hand = ["Kick", "2 Punch"], deck = ["?", "?", "?"] }',
        'seen_by.Bob.Alice.deck = ["?", "..."]',
    ],
)
def test_what_is_so_holds(expected: str) -> None:
    """Each way to say what must be true."""
    assert problem(POSITION, expected) == ""


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        ('Alice.hand = ["Punch", "Kick"]', "Alice's hand: expected Punch, Kick, but it is"),
        ('Alice.hand = ["3 Punch", "..."]', "expected Punch, Punch, Punch, ..., but it is"),
        ("Alice.hand = 4", "Alice's hand: expected 4 cards, but it has 3: "),
        ('Alice.hand = { has = ["Bane"] }', "Alice's hand: expected Bane among others, but it is"),
        ('Alice.hand = { without = ["Kick"] }', "Alice's hand: expected no Kick, but it is"),
        ('Alice.hand = [{ card = "Kick", owner = "Bob" }, "..."]', "Alice's hand: expected Kick, ..., but it is"),
        ('Alice.deck = ["Mera", "..."]', "Alice's deck: expected Mera, ..., but it is Robin, Mera, Bane"),
        ('Alice.deck = ["Robin", "...", "Mera"]', "Alice's deck: expected"),
        ("Power = 3", "Power: expected 3, but it is 2"),
        ('turn = "Bob"', "turn: expected Bob, but it is Alice"),
        ('winners = ["Bob"]', "winners: expected Bob, but it is nobody"),
        ("Super-Villain_face_up = false", "Super-Villain face up: expected false, but it is true"),
        ("over = true", "the game is not over"),
        ('asked = "Bob"', "expected that Bob is asked, but: Alice is asked"),
        ('asked = "nobody"', "expected that nobody is asked, but: Alice is asked"),
        ('question = "Discard"', "expected the question 'Discard', but: Alice is asked"),
        ('offered = ["Kick"]', "is on offer too"),
        ('offered = ["Bane", "..."]', "Bane is not on offer. Alice is asked"),
        ('not_offered = ["Kick"]', "'Kick' is on offer, but should not be"),
        ('cannot = ["Alice plays Kick"]', "'Alice plays Kick' should not be possible, but it is"),
        ('cannot = { "Alice buys Kick" = "because" }', "expected the reason 'because', but it is"),
        ('log = ["Alice plays Kick"]', "'Alice plays Kick' is not in the log of this step"),
        ('seen_by.Bob.Alice.hand = ["Kick", "?", "?"]', "what Bob sees of Alice's hand: expected Kick, ?, ?"),
    ],
)
def test_what_is_not_so_is_told_with_what_is(expected: str, words: str) -> None:
    """A failing ruling says what was expected and what was."""
    assert judged(POSITION, expected).result == FAILS
    assert words in problem(POSITION, expected)


@pytest.mark.parametrize(
    ("expected", "words"),
    [
        ('Alice.hand = ["Kikc"]', "there is no card 'Kikc'. Did you mean 'Kick'?"),
        ('Alice.hand = ["?"]', '"?" can\'t stand in this list'),
        ("Alice.hand = { hsa = [] }", "'hsa' is not known here"),
        ("powre = 3", "'powre' is not known here. Did you mean 'Power'?"),
        ('Power = "two"', "write a whole number here, not 'two'"),
        ('turn = "Carol"', "there is no player 'Carol'"),
        ('over = "yes"', "write true or false here"),
        ("question = 3", "write the words of the question"),
        ("offered = [3]", "write words in quotes here, not 3"),
        ('cannot = ["Alice plays Kikc"]', "is nothing that can be done"),
        ('not_offered = ["Kikc"]', "nobody is ever offered 'Kikc'. Did you mean 'Kick'?"),
        ('not_offered = ["bye Bane"]', "nobody is ever offered 'bye Bane'"),
        ('not_offered = ["defeat Dorkseid"]', "Did you mean 'Darkseid'?"),
        ('seen_by = ["Bob"]', "write who sees what"),
        ("seen_by.Bob = 3", "write zones with the cards"),
        ("seen_by.Bob.Power = 3", "Power is no place for cards"),
        ('Alice.hand = [{ card = "Kick", exhausted = true }, "..."]', "'exhausted' can't be said of a card here"),
    ],
)
def test_what_cannot_be_understood_is_an_error(expected: str, words: str) -> None:
    """A misspelt expectation is not taken for one that fails."""
    assert judged(POSITION, expected).result == MALFORMED
    assert words in problem(POSITION, expected)


def test_all_that_is_wrong_in_a_step_is_told_at_once() -> None:
    """Who mends a ruling need not run it for each mistake."""
    assert len(judged(POSITION, "Power = 5\nAlice.hand = 1\nover = true").problems) == 3


def test_the_log_is_that_of_the_step_and_of_its_reader() -> None:
    """Lines of earlier steps don't count, and a player reads only what that player may know."""
    position = 'Alice.hand = ["Kid Flash", "Punch"]\nAlice.deck = ["Robin", "..."]'
    first = 'do = "Alice plays Kid Flash"\nlog = { Alice = "Alice draws Robin (Kid Flash)." }\nno_log = "Robin"'
    second = 'do = "Alice plays Punch"\nno_log = ["draws"]'
    assert problem(position, first, second) == ""
    assert problem(position, first.replace("log = { Alice", "log = { Bob"), second) != ""


def test_expectations_may_stand_between_what_is_done() -> None:
    """Each step is checked before the next one is taken."""
    position = 'Alice.hand = ["Kick", "Punch"]'
    steps = ('do = "Alice plays Kick"\nPower = 3', 'do = "Alice plays Punch"\nPower = 3')
    verdict = judged(position, *steps)
    assert (verdict.result, verdict.step) == (FAILS, 1)
    assert judged(position, steps[0].replace("Power = 3", "Power = 2"), steps[1]).result == HOLDS


def test_a_part_of_a_name_is_on_offer_where_the_whole_name_is() -> None:
    """What must not be on offer is looked for by all that its words can mean."""
    head = 'format = 1\ngame = "vs"\nplayers = ["Ann", "Bob"]\n'
    position = 'phase = "Ann\'s recruit step"\nAnn.resource_points = {}\nAnn.hand = ["Beast, Dr. Henry McCoy"]'
    step = 'not_offered = ["recruit Beast"]'
    assert problem(position.format(1), step, head=head, rule='"203.4b"') == ""
    assert "is on offer, but should not be" in problem(position.format(9), step, head=head, rule='"203.4b"')
