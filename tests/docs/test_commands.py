"""Each command of each page runs as it is typed, and prints what the page shows under it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox import cli

from .pages import PAGES, ROOT, Typed, Written, options_of, steps_of
from .stand_ins import lay_out, named

NAMES_A_COMMAND = re.compile(r"longbox \w+")
"""What the prose calls a command by, and nobody types: it is asked for its help."""

GOES_ON = "longbox serve"
"""A command that goes on until it is stopped: it is asked for its help."""

WRITES_INTO_LONGBOX = {"longbox cards check --save-readings": "longbox cards check --help"}
"""Commands for who changes Longbox itself, with what is tried instead."""

PLAYED = {"What is played": "dcdb", "Marvel Champions": "champions", "Vs. System": "vs"}
"""The games of the parts of docs/playing.md that have a table of options."""

SIDEKICKS = (
    "__init__.py",
    "pack.py",
    "rulebook.toml",
    "cards.toml",
    "cards.py",
    "rules.py",
    "face.py",
    "bots.py",
    "positions.py",
    "rulings/points.toml",
)
"""The files of the game that docs/games.md adds."""

WITH = {"--variant team": "--players you,greedy,greedy,greedy", "--first-player 2": "--players you,greedy"}
"""Options that only a table of more players has a use for."""


def run(line: str) -> Result:
    """What a line prints that is typed at a prompt, as `longbox.cli.main` prints it."""
    typed, _, command = line.rpartition(" | ")
    words = shlex.split(command)[1:]
    given = shlex.split(typed)[1].encode().decode("unicode_escape") if typed else ""
    return CliRunner().invoke(cli.group, words, input=given)


def said(result: Result) -> str:
    """All that a person reads, errors included."""
    error = f"longbox: {result.exception}\n" if result.exception and result.exit_code == 1 else ""
    return (result.output + error).rstrip()


def sooner(line: str) -> str:
    """The same line for a few games on one processor: a test has no time for thousands, and no cluster."""
    if " arena " in line and "--help" not in line:
        return re.sub(r" --(games|jobs) \d+| --on \S+| --gate \S+", "", line) + " --games 2"
    if " simulate " not in line or "--help" in line:
        return line
    if " events " in line:
        return re.sub(r" --(players|jobs|bots|on) \S+", "", line) + " --players 8 --bots random"
    line = re.sub(r" --(games|jobs) \d+| --on \S+", "", line)
    return f"{line} --games 1 --jobs 1"


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known_packs: None) -> None:
    """A reader with a folder of their own, in which no game was played yet."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "games"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("LONGBOX_DATABASE", raising=False)
    monkeypatch.chdir(tmp_path)


def test_readers_keep_their_own_data(tmp_path: Path) -> None:
    """What a page lets a command write goes to the reader of the tests, not to whoever runs them."""
    assert run("longbox rate").exit_code == 0
    assert list(tmp_path.rglob("*.sqlite*") or tmp_path.rglob("*.db*")), list(tmp_path.rglob("*"))


@pytest.mark.thorough
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_can_be_followed(page: Path, tmp_path: Path) -> None:
    """Each file of a page is written and each command typed, in order; those that fail are shown to fail."""
    for step in steps_of(page):
        if isinstance(step, Written):
            write(step, tmp_path)
        else:
            follow(page, step, tmp_path)


def write(step: Written, folder: Path) -> None:
    """Write a file of a page."""
    file = folder / step.name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(step.content, "utf-8")


def follow(page: Path, step: Typed, folder: Path) -> None:
    """Type a command of a page."""
    line = WRITES_INTO_LONGBOX.get(step.line, step.line)
    if line.startswith(GOES_ON):
        line = GOES_ON
    if NAMES_A_COMMAND.fullmatch(line):
        line += " --help"
    lay_out(line, folder)
    result = run(sooner(named(line, folder)))
    if step.shown:
        assert said(result) == step.shown, f"{page.name}: {line}"
    else:
        assert result.exit_code == 0, f"{page.name}: {line}\n{said(result)}"


@pytest.mark.thorough
def test_options_in_tables_can_be_given(tmp_path: Path) -> None:
    """Each option that docs/playing.md lists for a game is one with which it begins."""
    page = ROOT / "docs" / "playing.md"
    for heading, game in PLAYED.items():
        options = options_of(page, heading)
        assert options, heading
        for option in options:
            line = f"longbox play {game} {option} {WITH.get(option, '')}"
            lay_out(line, tmp_path)
            result = run(named(line, tmp_path))
            assert result.exit_code == 0, f"{line}\n{said(result)}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_make_is_told_it_can_do(page: Path) -> None:
    """Each `make` that a page names is a target of the Makefile."""
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    named_here = re.findall(r"(?:^|`)make ([\w-]+)", page.read_text("utf-8"), re.MULTILINE)
    assert [name for name in named_here if name not in targets] == []


@pytest.mark.parametrize(
    ("page", "written", "shown"),
    [
        ("README.md", ["my.toml"], 0),
        ("cards.md", ["my.toml", "watch.toml"], 4),
        ("champions-decks.md", ["web.toml"], 3),
        ("games.md", [f"sidekicks/{name}" for name in SIDEKICKS], 0),
        ("library.md", ["my_bots.py"], 0),
        ("rulings.md", ["scarecrow.toml"], 1),
        ("vs-decks.md", ["claws.txt"], 3),
    ],
)
def test_pages_are_read_as_they_are_meant(page: str, written: list[str], shown: int) -> None:
    """The pages that teach a format have a file to write and show what is printed; all of it is found."""
    steps = steps_of(next(path for path in PAGES if path.name == page))
    assert [step.name for step in steps if isinstance(step, Written)] == written
    assert len([step for step in steps if isinstance(step, Typed) and step.shown]) == shown
