"""The texts that a game ships, to learn from: which of them is like a text, and which shows what a pattern says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from math import log, sqrt
from typing import Final

from longbox.language.dividing import sentence_spans
from longbox.language.stems import stem
from longbox.language.tokens import tokenise
from longbox.language.wording import words_of

ALIKE: Final = 0.4
"""From which likeness on a sentence is worth being shown."""
SHOWN_AT_MOST: Final = 3
REST: Final = 2.0
"""How much more words count that can't be read than those before them."""
LABEL: Final = re.compile(r"(?:[A-Z][^.:,\n]*: )+")


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
        self._sentences: list[HouseLine] = []

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

    def sentences(self) -> list[HouseLine]:
        """All sentences of all lines, each once, and after the label of its line; dots show what is left out."""
        if not self._sentences:
            found: dict[str, HouseLine] = {}
            for line in self.lines():
                label = LABEL.match(line.line)
                tokens = tokenise(line.line)
                for number, (start, end) in enumerate(sentence_spans(tokens)):
                    said = line.line[tokens[start].start : tokens[end - 1].end]
                    sentence = f"{label[0] if label else ''}\N{HORIZONTAL ELLIPSIS} {said}" if number else said
                    found.setdefault(sentence, HouseLine(line.card, sentence, line.text))
            self._sentences = list(found.values())
        return self._sentences

    def like(self, sentence: str, rest: str = "") -> list[HouseLine]:
        """The sentences that are most like one, and above all like the rest of it, which can't be read."""
        rarest = log(len(self.lines()) + 1)
        weights = {each: self._rarity.get(each, rarest) for each in stems_of(sentence)}
        for each in stems_of(rest):
            weights[each] = REST * self._rarity.get(each, 0.0)
        whole = sum(weights.values())
        likeness = [(self._likeness(weights, whole, line.stems), line) for line in self.sentences()]
        likeness.sort(key=lambda each: -each[0])
        return [line for likely, line in likeness[:SHOWN_AT_MOST] if likely >= ALIKE]

    def with_words(self, words: Iterable[str]) -> list[HouseLine]:
        """The lines that have words, the shortest first."""
        wanted = {stem(word) for word in words if word[0].isalnum()}
        return sorted([line for line in self.lines() if wanted <= line.stems], key=lambda line: len(line.text))

    def _likeness(self, weights: dict[str, float], whole: float, others: set[str]) -> float:
        """How much of what two sentences say is in both, rare words counting more; about 1 if that is all."""
        shared = sum([weights.get(each, 0.0) for each in others])
        return shared / sqrt((whole + 1.0) * (self._weight(others) + 1.0))

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
