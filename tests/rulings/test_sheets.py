"""Files that are no rulings are refused with their line and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.rulings import BadRuling, NoRulings, files_in, judge, judge_file, read_sheet
from tests.rulings.writing import HEAD, line_of, problem, sheet

STEP = 'do = "Alice passes"'


def refusal(text: str) -> str:
    """Why a text can't be read."""
    with pytest.raises(BadRuling) as caught:
        read_sheet(text)
    return str(caught.value)


def test_a_ruling_is_read_with_all_its_parts() -> None:
    """Name, rules, players, position and steps are there, sentences as they were written."""
    ruling = read_sheet(sheet('Alice.hand = ["Punch"]', 'do = ["Alice plays Punch"]\nPower = 1'))[0]
    assert (ruling.game, ruling.name, ruling.rules, ruling.players) == ("dcdb", "a ruling", ["Turns"], ["Alice", "Bob"])
    assert ruling.position == {"Alice": {"hand": ["Punch"]}}
    assert [words for words, _ in ruling.steps[0].deeds] == ["Alice plays Punch"]
    assert [key for key, _, _ in ruling.steps[0].expected] == ["Power"]


def test_sentences_may_be_written_one_on_each_line() -> None:
    """A long string is as good as a list."""
    ruling = read_sheet(sheet("", 'do = """\nAlice plays Punch.\n\n  Alice passes.\n"""'))[0]
    assert [words for words, _ in ruling.steps[0].deeds] == ["Alice plays Punch.", "Alice passes."]


def test_broken_toml_is_refused_with_its_line() -> None:
    """A missing quote is told with the line where reading failed."""
    text = sheet('Alice.hand = ["Punch]', STEP)
    assert f"<text>:{line_of(text, 'Punch]')}: this is not TOML" in refusal(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('game = "dcdb"\n', "<text>:1: the file doesn't say its format; this version of Longbox reads: format = 1"),
        ('format = 2\ngame = "dcdb"\n', "<text>:1: the file is in format 2"),
        ('format = 1\ngame = "dcbd"\n', "<text>:2: There is no game 'dcbd'. Did you mean 'dcdb'?"),
        ("format = 1\n", "There is no game"),
        (HEAD, "the file has no rulings; each begins with a line [[ruling]]"),
        (HEAD + "rulings = 3\n", "<text>:4: 'rulings' is not known here. Did you mean 'ruling'?"),
        (HEAD + '[ruling]\nname = "x"\n', "the file has no rulings"),
        (HEAD + "[[ruling]]\n", 'write words here: name = "..."'),
        (HEAD + '[[ruling]]\nname = "x"\n', "doesn't say which rule it shows"),
        (HEAD + '[[ruling]]\nname = "x"\nrule = 3\n', "<text>:6: write a list of words here"),
        (HEAD + '[[ruling]]\nname = "x"\nrule = "Turns"\n', "the ruling has no step"),
        (HEAD + '[[ruling]]\nname = "x"\nrule = "Turns"\n[ruling.step]\n', "in double brackets"),
        (
            HEAD + '[[ruling]]\nname = "x"\nrule = "Turns"\nstpe = 3\n',
            "<text>:7: 'stpe' is not known here.",
        ),
    ],
)
def test_what_is_missing_or_unknown_is_told(text: str, words: str) -> None:
    """Formats, games and keys that aren't known are refused, with near matches."""
    assert words in refusal(text)


def test_an_unknown_rule_is_refused_with_near_matches() -> None:
    """A ruling must show a rule of its game's rulebook."""
    text = sheet("", STEP, rule='["Turns", "Location"]')
    assert problem("", STEP, rule='["Turns", "Location"]') == (
        f"<text>:{line_of(text, 'rule = ')}: the rulebook has no rule 'Location'. Did you mean 'Locations'?"
    )


def test_an_example_is_one_of_a_rule_that_the_ruling_shows() -> None:
    """It is written with its rule, and must be in the rulebook."""
    ruling = (
        'format = 1\ngame = "vs"\n[[ruling]]\nname = "x"\nrule = ["502.4"]\nexample = "{}"\n[[ruling.step]]\nturn = 1\n'
    )
    assert read_sheet(ruling.format("502.4: Arcade"))[0].examples == ["502.4: Arcade"]
    assert "written with its rule" in refusal(ruling.format("Arcade"))
    assert "which the ruling doesn't show" in refusal(ruling.format("502.1: Artie"))
    unknown = judge(read_sheet(ruling.format("502.4: Arcde"))[0])
    assert "no example '502.4: Arcde'. Did you mean '502.4: Arcade'" in unknown.problems[0][1]


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path: Path) -> None:
    """Neither stops the judging of other files."""
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for file in (tmp_path / "missing.toml", binary):
        judged = judge_file(file)
        assert judged.error is not None
        assert "can't be read" in str(judged.error)


def test_folders_are_searched_for_files(tmp_path: Path) -> None:
    """All .toml files of a folder and those below are judged but those of cards; a folder without any is an error."""
    (tmp_path / "below").mkdir()
    for name in ("b.toml", "below/a.toml", "notes.txt"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "cards.toml").write_text('[[card]]\nname = "Fan Hero"\n', encoding="utf-8")
    assert [file.name for file in files_in([tmp_path])] == ["b.toml", "a.toml"]
    for empty in (tmp_path / "missing", tmp_path / "below" / "none"):
        with pytest.raises(NoRulings, match="There are no rulings"):
            files_in([empty])


def test_players_and_options_may_stand_once_for_a_whole_file() -> None:
    """A ruling that has its own overrides them."""
    text = HEAD + '[[ruling]]\nname = "x"\nrule = "Turns"\nplayers = ["Carol", "Dave"]\n[[ruling.step]]\ndo = []\n'
    assert read_sheet(text)[0].players == ["Carol", "Dave"]
