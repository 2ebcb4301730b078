"""Verdicts as people and programs read them, and the command that prints them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group, main
from tests.rulings.writing import sheet

GOOD = sheet('Alice.hand = ["Kick"]', 'do = "Alice plays Kick"\nPower = 2')
WRONG = sheet('Alice.hand = ["Kick"]', 'do = "Alice plays Kick"\nPower = 3', rule='["Turns", "Passing"]')
DRAWN = sheet("Alice.hand = []", 'do = "Alice ends the turn"\nAlice.hand = 5')
MISSPELT = sheet('Alice.hand = ["Kikc"]', "Power = 3")


def judge(*paths: Path, options: tuple[str, ...] = ()) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["judge", *map(str, paths), *options])


def written(folder: Path, **texts: str) -> Path:
    """A folder with files of rulings."""
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_rulings_that_hold_are_told_in_a_line_for_each_file(tmp_path: Path) -> None:
    """All is well: exit code 0."""
    result = judge(written(tmp_path, good=GOOD))
    assert result.exit_code == 0
    assert result.output == f"{tmp_path / 'good.toml'}: 1 ruling holds\n1 ruling holds.\n"


def test_a_ruling_that_fails_shows_all_that_helps(tmp_path: Path) -> None:
    """Name, rule, step, line, what was expected, what was, the position and the log; exit code 1."""
    result = judge(written(tmp_path, wrong=WRONG))
    assert result.exit_code == 1
    for words in (
        "DOES NOT HOLD: a ruling",
        "shows: Turns, Passing",
        "in step 1: Alice plays Kick",
        "wrong.toml:12: Power: expected 3, but it is 2.",
        "Alice's hand: Kick",
        "Alice plays Kick (+2 Power).",
        "1 does not hold.",
    ):
        assert words in result.output


@pytest.mark.thorough
def test_what_was_not_tried_is_told_though_the_ruling_holds(tmp_path: Path) -> None:
    """With fewer plays allowed, how much was left; nothing is said where all was tried."""
    drawn = written(tmp_path, drawn=DRAWN)
    assert judge(drawn).output.endswith("drawn.toml: 1 ruling holds\n1 ruling holds.\n")
    told = judge(drawn, options=("--plays", "40"))
    assert told.exit_code == 0
    assert "holds as far as it was tried: a ruling" in told.output
    assert ": after 40 plays, " in told.output
    assert told.output.endswith("1 ruling holds (1 of them as far as it was tried).\n")
    data = json.loads(judge(drawn, options=("--plays", "40", "--json")).output)
    assert data["files"][0]["rulings"][0]["untried"].startswith("after 40 plays, ")


def test_a_malformed_ruling_has_an_exit_code_of_its_own(tmp_path: Path) -> None:
    """What can't be judged is told apart from what doesn't hold, and doesn't stop the rest."""
    result = judge(written(tmp_path, good=GOOD, misspelt=MISSPELT, broken="format = ", wrong=WRONG))
    assert result.exit_code == 2
    assert "CAN'T BE JUDGED: a ruling" in result.output
    assert "misspelt.toml:9: there is no card 'Kikc'. Did you mean 'Kick'?" in result.output
    assert "broken.toml:1: this is not TOML" in result.output
    assert result.output.endswith("1 ruling holds, 1 does not hold, 1 can't be judged, 1 file can't be read.\n")


def test_json_holds_everything(tmp_path: Path) -> None:
    """Programs get each verdict with its lines."""
    result = judge(written(tmp_path, good=GOOD, wrong=WRONG, broken="x"), options=("--json",))
    data = json.loads(result.output)
    assert (data["format"], data["holds"], data["fails"], data["malformed"]) == (1, 1, 1, 1)
    wrong = next(file for file in data["files"] if file["file"].endswith("wrong.toml"))
    assert wrong["rulings"][0]["result"] == "fails"
    assert wrong["rulings"][0]["problems"] == [{"line": 12, "words": "Power: expected 3, but it is 2."}]
    broken = next(file for file in data["files"] if file["file"].endswith("broken.toml"))
    assert broken["error"]["line"] == 1


def test_a_place_without_rulings_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence says so, without a traceback."""
    monkeypatch.setattr("sys.argv", ["longbox", "judge", str(tmp_path / "nothing")])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "There are no rulings at" in capsys.readouterr().err


@pytest.mark.thorough
def test_the_examples_of_the_documentation_hold(tmp_path: Path) -> None:
    """Each example in docs/rulings.md that is a whole file is judged; one of them is meant to fail."""
    page = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    examples = [block.split("```")[0] for block in page.split("```toml\n")[1:]]
    whole = [example for example in examples if example.startswith("format = 1")]
    assert len(whole) >= 2
    for number, example in enumerate(whole):
        result = judge(written(tmp_path, example=example))
        assert result.exit_code == (1 if "# This ruling is wrong." in example else 0), (number, result.output)


@pytest.mark.thorough
def test_however_many_processes_judge_the_same_is_told(tmp_path: Path) -> None:
    """Verdicts and errors come back whole from where files were judged, in the order of the files."""
    folder = written(tmp_path, drawn=DRAWN, good=GOOD, misspelt=MISSPELT, broken="[[", wrong=WRONG)
    alone, shared = [judge(folder, options=("--processes", count)) for count in ("1", "3")]
    assert alone.output == shared.output
    assert alone.exit_code == shared.exit_code == 2
