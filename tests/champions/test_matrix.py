"""What those who write cards put into a hole of a sentence, in all kinds of sentences: how much of it can be read.

`matrix.toml` has the sentences and what goes into them. More of it may be read than it says, never less; what is read
anew is no longer told as refused there.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from longbox.games import find_card_language
from longbox.language import TextError

MATRIX: Final = tomllib.loads((Path(__file__).parent / "matrix.toml").read_text(encoding="utf-8"))


def filled(frame: str, filler: str) -> str:
    """A sentence with a filler in its hole, with a capital letter where the sentence begins with it."""
    return frame.replace("{x}", filler).replace("{X}", filler[0].upper() + filler[1:])


def is_read(text: str) -> bool:
    """Whether a text of the game is read, in one way, and printed so that it is read as the same again."""
    language = find_card_language("champions")
    try:
        meaning = language.read(text)
    except TextError:
        return False
    return language.read(language.write(meaning)) == meaning


@pytest.mark.parametrize("kind", MATRIX)
def test_what_is_put_into_a_sentence_is_read(kind: str) -> None:
    """Each filler in the first frame and each frame with the first filler, but for those that are told as refused."""
    frames, fillers, refused = (MATRIX[kind][key] for key in ("frames", "fillers", "refused"))
    texts = {filler: filled(frames[0], filler) for filler in fillers}
    texts |= {frame: filled(frame, fillers[0]) for frame in frames[1:]}
    assert [name for name, text in texts.items() if is_read(text) == (name in refused)] == []
