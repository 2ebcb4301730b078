"""The page on faces runs as it stands there, and names all that there is."""

from __future__ import annotations

import re
from typing import Any, get_args

from longbox.faces.face import Kind, TableFace
from longbox.faces.lines import ROLES

from .pages import ROOT

PAGE = (ROOT / "docs" / "faces.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_page_runs() -> None:
    """One block after another, with all that it says is so."""
    written: dict[str, Any] = {}
    for block in BLOCKS:
        exec(block, written)
    assert isinstance(written["now"], TableFace)


def test_the_page_names_all_roles_and_kinds() -> None:
    """Who draws a face finds each word there that can stand on one."""
    named = {*re.findall(r"`([\w-]+)`", PAGE)}
    assert {*ROLES} <= named
    assert {*get_args(Kind)} <= named
