"""Finding names of cards in sentences, so that they can be drawn in their colours."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from longbox.faces.lines import STRONG, Line, Piece, Role

WORD: Final = re.compile(r"\w+")


SENTENCES: Final = 4096
"""How many sentences are kept with what was found in them, as several people read the same ones, some at each step."""


class Mentions:
    """Finds the names of cards, the longest first. Tables that are played with the same cards share one.

    Args:
        roles: What each card is, by its name.
        chapters: How sentences begin that open a part of the game; they are weighty.
    """

    def __init__(self, roles: dict[str, Role], chapters: tuple[str, ...]) -> None:
        self._finder = _finder_of(tuple(roles.items()), chapters)

    def role_of(self, name: str) -> Role:
        """What a card is, by its name; "" for one that isn't known."""
        return self._finder.roles.get(name, "")

    def marked(self, words: str) -> Line:
        """A sentence, in which names have the roles of their cards."""
        return self._finder.marked(words)


class _Finder:
    """Finds names of cards in sentences.

    Attributes:
        roles: What each card is, by its name.
        marked: Gives a sentence, in which names have the roles of their cards.
    """

    def __init__(self, roles: dict[str, Role], chapters: tuple[str, ...]) -> None:
        self.roles = roles
        self.marked = lru_cache(maxsize=SENTENCES)(self._marked)
        self._chapters = chapters
        self._by_first: dict[str, list[str]] = {}
        for name in sorted(roles, key=len, reverse=True):
            first = WORD.search(name)
            if first is not None and first.start() == 0:
                self._by_first.setdefault(first[0], []).append(name)

    def _marked(self, words: str) -> Line:
        weight = STRONG if self._chapters and words.startswith(self._chapters) else ""
        pieces: list[Piece] = []
        told = 0
        for found in WORD.finditer(words):
            name = self._at(words, found.start(), found[0]) if found.start() >= told else ""
            if name:
                pieces.append(Piece(words[told : found.start()], weight))
                pieces.append(Piece(name, f"{weight} {self.roles[name]}".strip()))
                told = found.start() + len(name)
        pieces.append(Piece(words[told:], weight))
        return tuple([piece for piece in pieces if piece.words])

    def _at(self, words: str, start: int, first: str) -> str:
        """The name that begins at a place; "" if none does."""
        for name in self._by_first.get(first, ()):
            if words.startswith(name, start) and not _goes_on(words, start + len(name), name):
                return name
        return ""


@lru_cache(maxsize=32)
def _finder_of(roles: tuple[tuple[str, Role], ...], chapters: tuple[str, ...]) -> _Finder:
    return _Finder(dict(roles), chapters)


def _goes_on(words: str, end: int, name: str) -> bool:
    """Whether a word goes on after a name that ends at a place."""
    return words[end : end + 1].isalnum() and name[-1].isalnum()
