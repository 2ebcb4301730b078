"""What rulings of Vs. System say: short names, passing, attacks and positions in one sentence, places of cards."""

from __future__ import annotations

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
    position = 'phase = "Bob\'s formation step"\nAnn.front_row = ["Gambit"]'
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
