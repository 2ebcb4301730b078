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
    ("dcdb", "guiding"): 20,
    ("dcdb", "aside"): 15,
    ("dcdb", "invented"): 35,
    ("champions", "guiding"): 18,
    ("champions", "aside"): 19,
    ("champions", "invented"): 35,
    ("champions", "guide"): 20,
    ("vs", "guiding"): 18,
    ("vs", "aside"): 14,
    ("vs", "invented"): 41,
    ("vs", "fresh"): 48,
    ("vs", "guide"): 20,
    ("dcdb", "rulebook_guiding"): 15,
    ("dcdb", "rulebook_aside"): 15,
    ("dcdb", "cube_guiding"): 12,
    ("dcdb", "cube_written"): 20,
    ("dcdb", "base_written"): 20,
    ("dcdb", "cube_aside"): 4,
    ("dcdb", "base_guide"): 19,
    ("dcdb", "cube_guide"): 10,
    # One of them waits in your turn for what foes do in theirs alone, so it is refused.
    ("dcdb", "matrix"): 53,
    ("champions", "rulebook_guiding"): 10,
    ("champions", "rulebook_aside"): 18,
    ("vs", "rulebook_guiding"): 15,
    # One of them would choose its target by a card that is discarded only as it is paid for, so it is refused.
    ("vs", "rulebook_aside"): 12,
    ("forever", "rulebook_guiding"): 10,
    ("forever", "rulebook_aside"): 10,
    ("forever", "inventors_guiding"): 20,
    ("forever", "guide"): 9,
    ("forever", "varied"): 82,
}
"""How many read at least: of those that guided the work, of those set aside, and of those invented later.

Those that were written from the rulebook alone say how far a stranger gets; much of what they ask for no card says yet.
"""

SIZES: Final = {
    "guiding": 20,
    "aside": 20,
    "invented": 40,
    "fresh": 60,
    "guide": 20,
    "rulebook_guiding": 20,
    "rulebook_aside": 20,
    "inventors_guiding": 20,
    "varied": 120,
    "cube_guiding": 20,
    "cube_aside": 20,
    "cube_written": 20,
    "base_written": 20,
    "base_guide": 20,
    "cube_guide": 20,
    "matrix": 40,
}
"""How many there are of each at least."""


def is_read(game: str, text: str) -> bool:
    """Whether a game reads a text in exactly one way."""
    try:
        find_card_language(game).read(text)
    except TextError:
        return False
    return True


@pytest.mark.parametrize(("game", "part"), READ)
def test_so_many_texts_read_at_first_try(game: str, part: str) -> None:
    """None that reads today is lost. Whoever adds words raises the numbers."""
    texts: list[str] = tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))[part]
    assert len(texts) >= SIZES[part]
    count = sum(is_read(game, text) for text in texts)
    assert count >= READ[game, part]
