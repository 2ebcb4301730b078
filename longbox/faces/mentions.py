"""Finding names of cards in sentences, so that they can be drawn in their colours."""

from __future__ import annotations

import re
from typing import Final

from longbox.faces.lines import STRONG, Line, Piece, Role

WORD: Final = re.compile(r"\w+")


class Mentions:
    """Finds the names of cards, the longest first.

    Args:
        roles: What each card is, by its name.
        chapters: How sentences begin that open a part of the game; they are weighty.
    """

    def __init__(self, roles: dict[str, Role], chapters: tuple[str, ...]) -> None:
        self._roles = roles
        self._chapters = chapters
        self._by_first: dict[str, list[str]] = {}
        for name in sorted(roles, key=len, reverse=True):
            first = WORD.search(name)
            if first is not None and first.start() == 0:
                self._by_first.setdefault(first[0], []).append(name)

    def marked(self, words: str) -> Line:
        """A sentence, in which names have the roles of their cards."""
        weight = STRONG if self._chapters and words.startswith(self._chapters) else ""
        pieces: list[Piece] = []
        told = 0
        for found in WORD.finditer(words):
            name = self._at(words, found.start(), found[0]) if found.start() >= told else ""
            if name:
                pieces.append(Piece(words[told : found.start()], weight))
                pieces.append(Piece(name, f"{weight} {self._roles[name]}".strip()))
                told = found.start() + len(name)
        pieces.append(Piece(words[told:], weight))
        return tuple([piece for piece in pieces if piece.words])

    def _at(self, words: str, start: int, first: str) -> str:
        """The name that begins at a place; "" if none does."""
        for name in self._by_first.get(first, ()):
            if words.startswith(name, start) and not _goes_on(words, start + len(name), name):
                return name
        return ""


def _goes_on(words: str, end: int, name: str) -> bool:
    """Whether a word goes on after a name that ends at a place."""
    return words[end : end + 1].isalnum() and name[-1].isalnum()
