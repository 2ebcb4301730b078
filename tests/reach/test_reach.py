"""How many texts read at first try that were written by people who know a game, and not its list of words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from longbox.games import find_card_language
from longbox.language import TextError

HERE: Final = Path(__file__).parent
READ: Final = {
    ("dcdb", "guiding"): 19,
    ("dcdb", "aside"): 12,
    ("champions", "guiding"): 16,
    ("champions", "aside"): 15,
    ("vs", "guiding"): 15,
    ("vs", "aside"): 5,
}
"""How many of twenty read, of those that guided the work and of those that were set aside."""


def is_read(game: str, text: str) -> bool:
    """Whether a game reads a text in exactly one way."""
    try:
        find_card_language(game).read(text)
    except TextError:
        return False
    return True


@pytest.mark.parametrize(("game", "part"), READ)
def test_so_many_texts_read_at_first_try(game: str, part: str) -> None:
    """None that reads today is lost, and whoever adds words raises the number."""
    texts: list[str] = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))[part]
    assert len(texts) == 20
    count = sum(is_read(game, text) for text in texts)
    assert count == READ[game, part]
