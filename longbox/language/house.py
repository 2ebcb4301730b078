"""The texts that a game ships, to learn from: which of them is like a text, and which shows what a pattern says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log, sqrt
from typing import Final

from longbox.language.stems import stem
from longbox.language.wording import words_of

ALIKE: Final = 0.45
"""From which likeness on a text is worth being shown."""
SHOWN_AT_MOST: Final = 2


class HouseLine:
    """A line of the text of a shipped card.

    Attributes:
        card: The card.
        line: The line.
        text: The whole text.
        stems: The stems of its words.
    """

    def __init__(self, card: str, line: str, text: str) -> None:
        self.card = card
        self.line = line
        self.text = text
        self.stems = stems_of(line)


class House:
    """The texts that a game ships, read when they are asked for."""

    def __init__(self, texts: Callable[[], Iterable[tuple[str, str]]]) -> None:
        """Keep them.

        Args:
            texts: Gives the cards with their texts.
        """
        self._texts = texts
        self._lines: list[HouseLine] = []
        self._rarity: dict[str, float] = {}

    def lines(self) -> list[HouseLine]:
        """All lines of all cards that have a text, each once."""
        if not self._lines:
            found: dict[str, HouseLine] = {}
            for card, text in self._texts():
                for line in text.strip().split("\n"):
                    if line.strip():
                        found.setdefault(line.strip(), HouseLine(card, line.strip(), text.strip()))
            self._lines = list(found.values())
            self._rarity = rarities([line.stems for line in self._lines])
        return self._lines

    def like(self, text: str, least: float = ALIKE) -> list[HouseLine]:
        """The lines that are most like a text, and at least so much."""
        lines = self.lines()
        stems = stems_of(text)
        likeness = {line.line: self._likeness(stems, line.stems) for line in lines}
        nearest = sorted(lines, key=lambda line: -likeness[line.line])[:SHOWN_AT_MOST]
        return [line for line in nearest if likeness[line.line] >= least]

    def with_words(self, words: Iterable[str]) -> list[HouseLine]:
        """The lines that have words, the shortest first."""
        wanted = {stem(word) for word in words if word[0].isalnum()}
        return sorted([line for line in self.lines() if wanted <= line.stems], key=lambda line: len(line.text))

    def _likeness(self, stems: set[str], others: set[str]) -> float:
        """How much of what two texts say is in both, rare words counting more; from 0 to 1."""
        both = self._weight(stems) * self._weight(others)
        return self._weight(stems & others) / sqrt(both) if both else 0.0

    def _weight(self, stems: Iterable[str]) -> float:
        rarest = log(len(self._lines) + 1)
        return sum([self._rarity.get(each, rarest) for each in stems])


def stems_of(text: str) -> set[str]:
    """The stems of the words of a text."""
    return {stem(word) for word in words_of(text) if word[0].isalnum()}


def rarities(texts: list[set[str]]) -> dict[str, float]:
    """How rare each stem is."""
    counts: dict[str, int] = {}
    for stems in texts:
        for each in stems:
            counts[each] = counts.get(each, 0) + 1
    return {each: log((len(texts) + 1) / count) for each, count in counts.items()}
