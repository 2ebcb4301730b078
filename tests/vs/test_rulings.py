"""What rulings of Vs. System say: short names, passing, attacks and positions in one sentence, places of cards."""

from __future__ import annotations

import pytest

from longbox.rulings import HOLDS, judge
from longbox.rulings.judging import FAILS, MALFORMED, Verdict
from longbox.rulings.sheets import read_sheet


def verdict(position: str, *steps: str, rule: str = '"216.2"') -> Verdict:
    """How a ruling with these lines comes out."""
    lines = ["format = 1", 'game = "vs"', "[[ruling]]", 'name = "a ruling"', f"rule = {rule}", "[ruling.position]"]
    parts = [f"[[ruling.step]]\n{step}" for step in steps]
    return judge(read_sheet("\n".join([*lines, position, *parts]))[0])


def problem(position: str, *steps: str) -> str:
    """What is wrong with a ruling, in words."""
    found = verdict(position, *steps)
    assert found.result != HOLDS
    return found.problems[0][1]


ATTACK = """phase = "Ann's attack step"
Ann.front_row = ["Beast", "Gambit"]
Bob.front_row = ["Iceman"]
"""


DECKS = 'Ann.deck = ["6 Beast"]\nBob.deck = ["6 Toad"]'
"""What is drawn, written down: every card that isn't would be tried in the place of others, turn for turn."""


def test_everybody_passes_once_and_no_more() -> None:
    """The top effect resolves, and what lies under it waits."""
    position = 'Ann.front_row = ["Storm, Ororo Munroe"]'
    step = 'do = ["Ann uses Storm", "Ann uses Storm", "everybody passes"]\nchain = ["Storm, Ororo Munroe"]'
    assert verdict(position, step).result == HOLDS


def test_the_chain_resolves_to_its_end() -> None:
    """All effects resolve, and the phase goes on."""
    position = 'Ann.front_row = ["Storm, Ororo Munroe"]'
    step = 'do = ["Ann uses Storm", "Ann uses Storm", "the chain resolves"]\nchain = []\nphase = "Ann\'s recruit step"'
    assert verdict(position, step).result == HOLDS


def test_nothing_resolves_on_an_empty_chain() -> None:
    """The sentence is wrong then, rather than a step further."""
    assert "The chain is empty." in problem("", 'do = "the chain resolves"')


def test_passing_until_a_phase_builds_and_moves_nothing() -> None:
    """Who lets the game go on does nothing in the steps between."""
    position = f'phase = "Bob\'s formation step"\nAnn.front_row = ["Gambit"]\n{DECKS}'
    deeds = 'do = ["the turn ends", "Ann\'s recruit step begins"]'
    result = 'turn = 2\nAnn.front_row = ["Gambit"]\nAnn.resources = 10'
    assert verdict(position, f"{deeds}\n{result}").result == HOLDS


def test_passing_stops_where_something_must_be_chosen() -> None:
    """Who recovers has to be written down."""
    position = 'phase = "recovery phase"\nAnn.front_row = [{ card = "Beast", stunned = true }]'
    words = problem(position, 'do = "the turn ends"')
    assert "a choice is not written down" in words
    assert "Recover a character" in words


def test_there_is_no_phase_of_a_wrong_name() -> None:
    """A phase that isn't known is an error with what is near."""
    found = verdict('phase = "attack phase"', "turn = 1")
    assert found.result == MALFORMED
    assert "there is no phase or step 'attack phase'" in found.problems[0][1]


def test_an_attack_is_said_in_one_sentence() -> None:
    """Attackers and defender are named together, whatever is asked for them."""
    step = 'do = ["Ann attacks Iceman with Beast and Gambit", "the attack begins"]\nattackers = ["Beast", "Gambit"]'
    assert verdict(ATTACK, step).result == HOLDS


def test_an_attack_that_is_not_possible_is_refused() -> None:
    """The sentence fails when somebody else would be attacked, or with somebody else."""
    assert "can't attack" in problem(ATTACK, 'do = "Ann attacks Iceman with Wolverine"')
    assert "Toad can't be attacked" in problem(ATTACK, 'do = "Ann attacks Toad with Beast"')


def test_targets_are_said_with_what_is_played() -> None:
    """A target that leaves no choice is checked all the same."""
    position = 'Ann.hand = ["Flying Kick"]\nAnn.front_row = ["Beast"]'
    right = 'do = ["Ann plays Flying Kick on Beast", "it resolves"]\nthen = ["Beast has flight"]'
    assert verdict(position, right).result == HOLDS
    assert "Gambit is no target" in problem(position, 'do = "Ann plays Flying Kick on Gambit"')


def test_positions_are_said_by_rows_and_neighbors() -> None:
    """A recruited character goes into a row, behind, in front of or beside another."""
    position = 'Ann.hand = ["Beast", "Gambit"]\nAnn.front_row = ["Iceman"]\nAnn.resource_points = 9'
    step = (
        'do = ["Ann recruits Beast", "it resolves", "Ann puts it behind Iceman",'
        ' "Ann recruits Gambit", "it resolves", "Ann puts it to the right of Beast"]\n'
        'Ann.support_row = [{ card = "Beast", column = 1 }, { card = "Gambit", column = 2 }]'
    )
    assert verdict(position, step).result == HOLDS


def test_a_name_with_several_versions_must_be_told_apart_in_positions() -> None:
    """The full names are offered."""
    found = verdict('Ann.front_row = ["Storm"]', "turn = 1")
    assert found.result == MALFORMED
    assert "Storm, Ororo Munroe" in found.problems[0][1]


def test_characters_of_two_players_are_told_apart() -> None:
    """ "Bob's Beast" is another than Ann's."""
    position = 'Ann.front_row = ["Beast"]\nBob.front_row = [{ card = "Beast", exhausted = true }]'
    assert verdict(position, 'then = ["Ann\'s Beast is ready", "Bob\'s Beast is exhausted"]').result == HOLDS
    assert verdict(position, 'then = ["Beast is ready"]').result == MALFORMED
    assert verdict(position, 'then = ["Bob\'s Beast is ready"]').result == FAILS


def test_only_characters_stand_in_rows() -> None:
    """A plot twist in the front row is no position."""
    found = verdict('Ann.front_row = ["Flying Kick"]', "turn = 1")
    assert found.result == MALFORMED
    assert "never lies there" in found.problems[0][1]


def test_resources_that_are_not_written_are_ten() -> None:
    """Enough for everything, face down, and of no matter to the ruling."""
    step = "Ann.resources = 10\nAnn.resource_points = 10\nBob.resource_points = 0"
    assert verdict("", step).result == HOLDS
    assert verdict('Ann.resources = ["Beast", "..."]', step).result == HOLDS


@pytest.mark.thorough
def test_an_attack_that_is_not_legal_is_said_with_its_reason() -> None:
    """Who attacks whom, or which player, and why not; a wrong reason and a legal attack are refused."""
    position = """phase = "Ann's attack step"
Ann.support_row = ["Beast"]
Bob.front_row = ["Toad"]
Ann.front_row = [{ card = "Toad", column = 2 }]
"""
    for attack in ("attacks Toad", "attacks Bob's Toad", "team attacks Toad"):
        assert verdict(position, f'cannot = {{ "Ann {attack} with Beast" = "has no range" }}').result == HOLDS
    assert verdict(position, 'cannot = { "Ann attacks Bob with Toad" = "can\'t attack Toad" }').result == HOLDS
    assert verdict(position, 'cannot = { "Ann attacks Toad with Beast and Toad" = "range" }').result == HOLDS
    assert "but it is" in problem(position, 'cannot = { "Ann attacks Toad with Beast" = "stunned" }')
    assert "should not be possible, but it is" in problem(position, 'cannot = ["Ann attacks Bob\'s Toad with Toad"]')
    assert "Bob controls Toad" in problem(position, 'cannot = { "Ann attacks Beast with Bob\'s Toad" = "flight" }')


def test_the_bare_name_of_a_card_is_no_answer_where_something_is_done_with_cards() -> None:
    """It could never be on offer, so it shows nothing; where cards are chosen, their names are answers."""
    position = """phase = "Ann's attack step"
Ann.hand = ["Savage Beatdown"]
Ann.front_row = ["Beast"]
Bob.front_row = ["Toad", "Gambit"]
"""
    assert verdict(position, 'not_offered = ["play Savage Beatdown"]').result == HOLDS
    assert verdict(position, 'not_offered = ["Savage Beatdown"]').result == MALFORMED
    assert "say what is done with it, like 'play Savage" in problem(position, 'not_offered = ["Savage Beatdown"]')
    chosen = 'do = "Ann attacks with Beast"\nquestion = "Attack whom"\nnot_offered = ["Beast"]'
    assert verdict(position, chosen).result == HOLDS


def test_who_bears_two_equipment_is_equipped_with_each() -> None:
    """A sentence names one of them, or both; what isn't there is refused, and one copy is not two."""
    position = 'Ann.front_row = [{ card = "Beast", equipment = ["Dual Sidearms", "Kevlar Body Armor"] }, "Gambit"]'
    so = (
        "Beast is equipped with Kevlar Body Armor",
        "Beast is equipped with Dual Sidearms and Kevlar Body Armor",
        "Beast is not equipped with Blackbird",
        "Gambit is equipped with nothing",
        "Beast is not equipped with nothing",
    )
    for sentence in so:
        assert verdict(position, f'then = ["{sentence}"]').result == HOLDS
    not_so = ("is equipped with Blackbird", "is not equipped with Dual Sidearms", "is equipped with nothing")
    for words in (*not_so, "is equipped with Dual Sidearms and Blackbird", "is equipped with 2 Dual Sidearms"):
        assert "is not so" in problem(position, f'then = ["Beast {words}"]')
    both = 'then = ["Beast is not equipped with Dual Sidearms and Blackbird"]'
    assert "can mean two things" in problem(position, both)


def test_counters_change_atk_and_def_by_different_numbers() -> None:
    """Each kind of counter is arranged, told from the others and seen in the values."""
    position = 'Ann.front_row = [{ card = "Beast", "-1/+0 counters" = 2, "+0/-1 counter" = 1, "+3/+0 counters" = 1 }]'
    so = (
        "Beast has 2 -1 ATK / +0 DEF counters",
        "Beast has 1 +0/-1 counter",
        "Beast has 1 +3/+0 counter",
        "Beast has no +1/+1 counters",
        "Beast has no -1/+1 counters",
        "Beast has no -1/-1 counters",
        "Beast has 3 ATK",
        "Beast has 2 DEF",
    )
    assert verdict(position, f"then = {list(so)}").result == HOLDS
    assert "is not so: 2 -1 ATK / +0 DEF counters" in problem(position, 'then = "Beast has 1 -1/+0 counter"')
    assert "there can't be -1" in problem('Ann.front_row = [{ card = "Beast", "-1/+0 counters" = -1 }]', "turn = 1")


def test_a_turn_ends_a_second_time() -> None:
    """What goes on already doesn't end or begin: the game goes on to the next."""
    position = f'Ann.front_row = ["Gambit"]\n{DECKS}'
    twice = 'do = ["the turn ends", "the turn ends"]\nturn = 3\ninitiative = "Ann"'
    assert verdict(position, twice).result == HOLDS
    again = 'do = ["the recovery phase begins", "the recovery phase begins"]\nturn = 2\nphase = "recovery phase"'
    assert verdict(position, again).result == HOLDS
