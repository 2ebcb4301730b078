"""Programs that play at the same time take no game from each other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from longbox.kernel.record import load

PROGRAMS = 6

BEGINS = """
import sys
from longbox.cli import main
from longbox.games.dcdb import face
from longbox.terminal import plain, starting
print("ready", flush=True)
sys.stdin.buffer.readline()
main()
"""
"""A program that has loaded what it needs, and begins when it is told: so that all of them begin together."""


class Programs:
    """Programs with one directory for their games.

    Attributes:
        home: The directory.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self._started: list[subprocess.Popen[str]] = []

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start `longbox` with some words; it waits for its first line before it begins."""
        program = subprocess.Popen(
            [sys.executable, "-c", BEGINS, *words],
            env={**os.environ, "LONGBOX_HOME": str(self.home), "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._started.append(program)
        assert told(program).readline() == "ready\n"
        return program

    def end(self) -> None:
        """End those that are still there."""
        for program in self._started:
            if program.poll() is None:
                program.kill()
            program.communicate()


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    """Programs that are ended with the test."""
    started = Programs(tmp_path)
    yield started
    started.end()


def told(program: subprocess.Popen[str]) -> IO[str]:
    """What a program writes."""
    assert program.stdout is not None
    return program.stdout


def send(program: subprocess.Popen[str], line: str) -> None:
    """Type a line."""
    assert program.stdin is not None
    program.stdin.write(f"{line}\n")
    program.stdin.flush()


def until(program: subprocess.Popen[str], words: str) -> None:
    """Read what a program writes up to a line with some words."""
    for line in told(program):
        if words in line:
            return
    raise AssertionError(f"{words!r} was never written")


@pytest.mark.thorough
def test_programs_that_begin_together_take_a_file_each(programs: Programs) -> None:
    """Each keeps its own game, and no lock is left."""
    started = [
        programs.start("play", "dcdb", "--plain", "--players", "you,random", "--seed", str(seed))
        for seed in range(1, PROGRAMS + 1)
    ]
    for program in started:
        send(program, "begin")
    for program in started:
        out, _ = program.communicate("0\n")
        assert program.returncode == 0, out
    kept = {path.name: load(path).seed for path in (programs.home / "dcdb").iterdir()}
    assert sorted(kept) == [f"game-{number}.json" for number in range(1, PROGRAMS + 1)]
    assert sorted(kept.values()) == list(range(1, PROGRAMS + 1))


@pytest.mark.thorough
def test_a_game_is_played_by_one_program_at_a_time(programs: Programs) -> None:
    """The second one is told so, by whatever name it comes; when the first one crashes, the game is free again."""
    first = programs.start("play", "dcdb", "--plain", "--players", "you,random", "--seed", "1")
    send(first, "begin")
    until(first, "Play a card, buy one, or end your turn.")
    file = programs.home / "dcdb" / "game-1.json"
    before = file.read_bytes()
    for words in ([], [str(file)], [str(file.parent / ".." / "dcdb" / "game-1.json")]):
        second = programs.start("play", "dcdb", "--plain", "--resume", *words)
        out, _ = second.communicate("begin\n0\n")
        assert second.returncode == 2
        assert "game-1.json is being played by another program. Leave the game there first" in out
    assert file.read_bytes() == before
    first.kill()
    first.wait()
    third = programs.start("play", "dcdb", "--plain", "--resume")
    out, _ = third.communicate("begin\n0\n")
    assert third.returncode == 0, out
    assert len(load(file).answers) > 0
    assert [path.name for path in file.parent.iterdir()] == ["game-1.json"]
