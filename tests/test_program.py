"""What people are told to type runs as it is typed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from longbox.program import installing, program


@pytest.fixture
def called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone as the present folder, with the program in it, which is not found by its name."""
    file = tmp_path / ".venv" / "bin" / "longbox"
    file.parent.mkdir(parents=True)
    file.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(sys, "argv", [str(file)])
    return file


def test_the_path_is_told_where_the_name_finds_nothing(called: Path) -> None:
    """Called by its path, as `make play` does, the program is named by that path from the present folder."""
    assert program() == ".venv/bin/longbox"


def test_the_path_is_whole_from_elsewhere(called: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From another folder the whole path is told."""
    (called.parent.parent.parent / "other").mkdir()
    monkeypatch.chdir("other")
    assert program() == str(called)


def test_the_name_is_told_where_it_finds_the_program(called: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the name finds the program, the name is enough."""
    monkeypatch.setenv("PATH", str(called.parent))
    assert program() == "longbox"


def test_an_extra_is_installed_by_make_in_a_clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a clone `make` does it, from wherever; an installed package takes it from the index."""
    assert installing("lab", tmp_path).endswith("-m pip install 'longbox[lab]'")
    for name in ("Makefile", "pyproject.toml"):
        (tmp_path / name).touch()
    assert installing("lab", tmp_path) == f"make -C {tmp_path} lab"
    monkeypatch.chdir(tmp_path)
    assert installing("lab", tmp_path) == "make lab"


def test_the_makefile_knows_the_extra() -> None:
    """What is named is a target of the Makefile."""
    assert "\nlab: " in (Path(__file__).parent.parent / "Makefile").read_text(encoding="utf-8")
