"""What the forms of a word have in common."""

from __future__ import annotations

from typing import Final

ENDINGS: Final = ("'s", "ing", "ies", "es", "ed", "s")
LAST_LETTERS: Final = ("e", "y")
LETTERS_AT_LEAST: Final = 3


def stem(word: str) -> str:
    """The part of a word that its forms have in common."""
    word = word.lower()
    for endings in (ENDINGS, LAST_LETTERS):
        ending = next((each for each in endings if word.endswith(each)), "")
        if ending and len(word) - len(ending) >= LETTERS_AT_LEAST:
            word = word.removesuffix(ending)
            doubled = ending in ("ing", "ed") and word[-1] == word[-2]
            word = word[:-1] if doubled else word
    return word
