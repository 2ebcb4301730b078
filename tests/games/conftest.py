"""The game of docs/games.md, in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.pages import ROOT, Written, steps_of

PAGE = ROOT / "docs" / "games.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known_packs: None) -> Path:
    """The folder of the game, as the page tells to write it."""
    monkeypatch.setenv("LONGBOX_HOME", str(tmp_path / "games"))
    for step in steps_of(PAGE):
        if isinstance(step, Written):
            file = tmp_path / step.name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step.content, "utf-8")
    return tmp_path / "sidekicks"
