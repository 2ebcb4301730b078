"""What the page on environments shows runs as it stands there, in its order."""

from __future__ import annotations

import re

import pytest

from .pages import ROOT

BLOCKS = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "environments.md").read_text("utf-8"), re.M | re.S)


def test_the_page_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A reader who types all of it in the clone sees a game lost or won, masks, information states and meanings."""
    monkeypatch.chdir(ROOT)
    written: dict[str, object] = {}
    for block in BLOCKS:
        exec(block, written)
    told = capsys.readouterr().out.splitlines()
    assert len(BLOCKS) == 8
    assert told[0] in {"won", "lost"}
    assert told[1] == "3 3"
    assert told[2] == "answers: []"
    assert "end turn" in told[3]
    assert float(told[4].split()[0]) >= 0
