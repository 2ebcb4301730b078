"""What is wrong with a ruling is told in the words that were written, with their file and line, and shortly."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.kernel.errors import LISTED_AT_MOST, near, some_of
from longbox.rulings import judge, judge_file, read_sheet
from tests.rulings.writing import line_of, problem, sheet

VS = 'format = 1\ngame = "vs"\nplayers = ["Ann", "Bob"]\n'


def problem_vs(position: str, *steps: str) -> str:
    """What is wrong with a ruling of Vs. System."""
    return problem(position, *steps, head=VS, rule='"508.1"')


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        ('do = ["Alice plays Kick", "Bob passes"]', "Bob passes"),
        ('do = ["Alice plays Kick", "Alice plays Robin"]', "Alice plays Robin"),
        ('do = ["Alice plays Kick", "Alice juggles Robin"]', "Alice juggles Robin"),
        ('do = ["Alice plays Kick", "Alcie passes"]', "Alcie passes"),
        ('do = ["Alice plays Kick", "Alice is done"]', "Alice is done"),
        ('then = ["Kick is not in play", "Alice has 2 pionts"]', "Alice has 2 pionts"),
        ('cannot = { "Alice juggles Kick" = "no" }', "Alice juggles Kick"),
    ],
)
def test_the_sentence_that_failed_is_quoted(step: str, sentence: str) -> None:
    """Of several sentences of a step, the error names the one that it is about."""
    assert repr(sentence) in problem('Alice.hand = ["Kick"]', step)


def test_chance_that_cannot_come_quotes_the_sentence() -> None:
    """What is written for chance fails as a sentence is carried out, and that is the sentence named."""
    found = problem(
        'Alice.hand = ["Brainiac"]\nBob.hand = ["Kick", "Punch"]', 'do = "Alice plays Brainiac"\nrandom = "Bane"'
    )
    assert "'Alice plays Brainiac': 'Bane' can't be the random one" in found


def test_each_line_of_a_long_text_has_its_own_number() -> None:
    """Sentences on lines of their own are found where they stand, whether the first begins at once or below."""
    for opening in ('do = """', 'do = """\n'):
        step = f'{opening}Alice plays Kick\n\nBob passes\n"""'
        text = sheet('Alice.hand = ["Kick"]', step)
        assert f"<text>:{line_of(text, 'Bob passes')}: 'Bob passes'" in problem('Alice.hand = ["Kick"]', step)


def test_a_long_text_with_lines_that_go_on_is_found_where_it_begins() -> None:
    """Where two lines are one sentence, their numbers don't fit; the beginning of the text does."""
    step = 'do = """\nAlice plays \\\n Kick\nBob passes\n"""'
    text = sheet('Alice.hand = ["Kick"]', step)
    assert f"<text>:{line_of(text, 'do =')}: 'Bob passes'" in problem('Alice.hand = ["Kick"]', step)


def test_cards_of_ones_own_are_named_with_their_file(tmp_path: Path) -> None:
    """An error in a file of cards names that file, and the line in it, and where the ruling asks for it."""
    cards = '\n\n[[card]]\nname = "Oracle"\ntype = "Hero"\ntext = "Draw two crads."\n'
    (tmp_path / "mine.toml").write_text(cards, encoding="utf-8")
    file = tmp_path / "ruling.toml"
    head = 'format = 1\ngame = "dcdb"\nplayers = ["Alice", "Bob"]\ncards = ["mine.toml"]\n'
    file.write_text(sheet('Alice.hand = ["Oracle"]', 'do = "Alice plays Oracle"', head=head), encoding="utf-8")
    place, words = judge_file(file).verdicts[0].problems[0]
    assert str(place).startswith(f"{file}:")
    assert f'{tmp_path / "mine.toml"}:6 (Oracle): can\'t read "crads"' in words


def test_a_file_of_cards_that_was_changed_is_read_again(tmp_path: Path) -> None:
    """Whether a file can be read is remembered for what stood in it."""
    file = tmp_path / "ruling.toml"
    head = 'format = 1\ngame = "dcdb"\nplayers = ["Alice", "Bob"]\ncards = ["mine.toml"]\n'
    file.write_text(sheet('Alice.hand = ["Oracle"]', 'do = "Alice plays Oracle"', head=head), encoding="utf-8")
    results = []
    for text in ("+2 Power.", "+2 Pwoer.", "+2 Power."):
        cards = f'[[card]]\nname = "Oracle"\ntype = "Hero"\ntext = "{text}"\n'
        (tmp_path / "mine.toml").write_text(cards, encoding="utf-8")
        results.append(judge_file(file).verdicts[0].result)
    assert results == ["holds", "malformed", "holds"]


@pytest.mark.parametrize(
    ("position", "step"),
    [
        ('Ann.front_row = ["Beast"]', 'then = ["Beast is affliated with the X-Man"]'),
        ('Ann.front_row = ["Beast"]', 'then = ["Beast has the X-Mne affiliation"]'),
        ('Ann.front_row = ["Beast"]', 'then = ["Beast wobbles"]'),
        ('Ann.front_row = ["Beast"]', 'then = ["Beats has flight"]'),
        ('Ann.front_row = [{ card = "Beast", wobbly = true }]', "turn = 1"),
        ('Ann.front_row = [{ card = "Beast", chosen_affiliation = "X-Mne" }]', "turn = 1"),
        ('Ann.front_row = ["Baest"]', "turn = 1"),
        ('Ann.front_row = ["Qqqqqq"]', "turn = 1"),
        ('Ann.front_raw = ["Beast"]', "turn = 1"),
        ('Ann.front_row = ["Beast"]', 'do = "Ann wobbles"'),
        ('Ann.front_row = ["Beast"]', 'do = "Ann names Qqqq"'),
        ('Ann.front_row = ["Beast"]', 'cannot = { "Ann plays Qqqqq" = "x" }'),
    ],
)
def test_no_error_lists_dozens_of_names(position: str, step: str) -> None:
    """Of many cards, affiliations or sayings, only the nearest are proposed."""
    found = problem_vs(position, step)
    assert found
    assert len(found) < 600
    assert found.count(",") <= LISTED_AT_MOST + 6


def test_the_nearest_of_many_are_proposed() -> None:
    """Up to a dozen names are listed; of more, the nearest, however far they are."""
    many = [f"name {number}" for number in range(LISTED_AT_MOST + 1)]
    assert near("xyz", many[:2]) == "Possible: 'name 0', 'name 1'."
    assert near("name 7x", many).startswith("Did you mean 'name 7'")
    assert near("qqq", many).startswith("The nearest of 13 that are known: 'name ")
    assert some_of(many[:2]) == "name 0, name 1"
    assert some_of(many, "name 12").startswith("name 12, ")
    assert some_of(many, "name 12").endswith(" and 10 others")


def test_a_question_with_many_answers_shows_the_nearest() -> None:
    """Who is asked to name a card sees the answers nearest to what was said, and how many others there are."""
    text = sheet("Ann.hand = []", 'do = "Ann passes to Bob"', head=VS, rule='"508.1"')
    assert "'Ann passes to Bob'" in "".join([words for _, words in judge(read_sheet(text)[0]).problems])
