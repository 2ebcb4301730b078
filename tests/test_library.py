"""`import longbox`: what it offers, and that the examples of docs/library.md are what happens."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import longbox
from longbox.cli import group
from longbox.players.own import BadBot, own_player
from tests.docs.pages import ROOT, Written, steps_of

PAGE = ROOT / "docs" / "library.md"
EXAMPLES = re.compile(r"^```python\n(>>> .*?)^```$", re.MULTILINE | re.DOTALL)
BOT = '''
import longbox

class Chancy(longbox.Answerer):
    """Leaves everything to chance."""
    def __init__(self, seed):
        import random
        self.chance = random.Random(seed)
    def answer(self, question, view):
        return self.chance.choice(question.choices)

class Cheat(longbox.Answerer):
    """Answers what nobody offers."""
    def answer(self, question, view):
        from longbox.kernel.choices import Word
        return Word("win", "Win")

class Deaf:
    """Answers nothing."""

def made():
    """No class."""
'''


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known_packs: None) -> None:
    """A reader with a folder of their own, who has written the files of the page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "games"))
    for step in steps_of(PAGE):
        if isinstance(step, Written):
            (tmp_path / step.name).write_text(step.content, "utf-8")
    (tmp_path / "chancy_bots.py").write_text(BOT, "utf-8")
    (tmp_path / "my_ruling.toml").write_text((ROOT / "rulings" / "dcdb" / "turns.toml").read_text("utf-8"), "utf-8")


@pytest.mark.thorough
def test_the_examples_of_the_page_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, in one session, from the first to the last."""
    monkeypatch.syspath_prepend(Path.cwd())
    text = "\n".join(EXAMPLES.findall(PAGE.read_text("utf-8")))
    test = doctest.DocTestParser().get_doctest(text, {}, "library.md", str(PAGE), 0)
    assert len(test.examples) > 20
    told: list[str] = []
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    doctest.DocTestRunner(optionflags=flags).run(test, out=told.append)
    assert told == []


def test_what_is_offered_is_there_and_says_what_it_is() -> None:
    """Each name can be had, has a docstring, and a function types and describes what it takes."""
    for name in longbox.__all__:
        thing: Any = getattr(longbox, name)
        assert thing.__doc__, name
        if inspect.isfunction(thing):
            for parameter in inspect.signature(thing).parameters.values():
                assert parameter.annotation is not inspect.Parameter.empty, (name, parameter)
            assert thing.__annotations__["return"]
    assert dir(longbox) == sorted(longbox.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'tabel'"):
        longbox.tabel  # noqa: B018 (asking for it is what is tested)


def test_every_name_stands_on_the_page() -> None:
    """What is promised is told, and nothing else."""
    page = PAGE.read_text("utf-8").split("## All names")[1]
    told = set(re.findall(r"`(\w+)", page))
    assert set(longbox.__all__) - told == {"PlayerResult"} - told


def test_importing_it_costs_nothing() -> None:
    """No module of it is loaded before something is asked for."""
    script = "import sys, longbox; print([name for name in sys.modules if name.startswith('longbox.')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


def test_a_game_that_goes_on_has_no_outcome() -> None:
    """It says what to do first."""
    with pytest.raises(longbox.NotOver, match="answer its questions first"):
        longbox.outcome(longbox.play("dcdb", [None, "random"]))


def test_a_bot_of_ones_own_plays_by_its_name_too() -> None:
    """With a seed where it takes one, the same game each time; in commands, at tables, and in other processes."""
    first, again = [longbox.play("dcdb", ["chancy_bots:Chancy", "my_bots:Saver"], seed=3) for _ in range(2)]
    assert first.answers == again.answers
    one, two = [longbox.simulate("dcdb", ["chancy_bots:Chancy", "random"], games=6, jobs=jobs) for jobs in (1, 2)]
    assert one == two
    result = CliRunner().invoke(group, ["simulate", "dcdb", "--players", "my_bots:Saver,random", "--games", "2"])
    assert "2 games of my_bots:Saver, random" in result.output
    result = CliRunner().invoke(group, ["play", "dcdb", "--players", "you,my_bots:Saver", "--plain"], input="quit\n")
    assert "Saver" in result.output
    result = CliRunner().invoke(group, ["play", "dcdb", "--plain", "--resume"], input="quit\n")
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("chancy_bots:Deaf", "must be a subclass of longbox.Answerer, and is 'Deaf'"),
        ("chancy_bots:Nobody", 'write "my_module:MyBot"'),
        ("chancy_bots:made", 'write "my_module:MyBot"'),
        ("no_such_bots:Bot", "No module named 'no_such_bots'"),
        (":", 'write "my_module:MyBot"'),
    ],
)
def test_what_is_no_bot_is_refused(word: str, problem: str) -> None:
    """Before any game begins, in a sentence that says what would be right."""
    with pytest.raises(BadBot, match=re.escape(problem)):
        own_player(word, 1)
    result = CliRunner().invoke(group, ["simulate", "dcdb", "--players", f"{word},random", "--games", "1"])
    assert isinstance(result.exception, BadBot)


def test_a_bot_that_answers_what_is_not_offered_breaks_the_game_off() -> None:
    """And is told so, with the game's number and seed."""
    with pytest.raises(longbox.GameBroke, match=r"(?s)Game 1 \(seed \d+\) broke off.*'win' does not answer"):
        longbox.simulate("dcdb", ["chancy_bots:Cheat", "random"], games=2)


def test_python_m_longbox_is_the_command() -> None:
    """Where the program isn't on the path."""
    done = subprocess.run(
        [sys.executable, "-m", "longbox", "--help"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert "simulate" in done.stdout
