"""Advises how a text that can't be read could be said instead, by the words of a grammar and the texts of a house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from longbox.kernel.terms import parts_of
from longbox.language.advice import Advice, Example, Proposal
from longbox.language.continuing import Continuing
from longbox.language.diagnosis import Diagnosis, outline
from longbox.language.errors import AmbiguousText, TextError, UnreadableText, UnwritableTerm
from longbox.language.lexicon import Lexicon, Phrasing
from longbox.language.proposals import Proposer, Read
from longbox.language.readings import told_apart
from longbox.language.wording import Words, words_of
from longbox.language.writer import Writer

if TYPE_CHECKING:
    from longbox.language.earley import Grammar
    from longbox.language.house import House

NEAR: Final = 1.0
"""The cost up to which a proposal surely says what was meant, so that no other cards are shown."""
FITTING_AT_MOST: Final = 4
"""So many wordings are shown that could stand where a text can't be read."""
LOOKED_AT_MOST: Final = 2
"""So many lines of cards are looked at for an example."""


class Adviser:
    """Advises on all texts of a category."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar, read: Read, house: House | None) -> None:
        self._lexicon = lexicon
        self._house = house
        self._read = read
        self._category = grammar.start
        self._proposer = Proposer(lexicon, grammar, read)
        self._continuing = Continuing(grammar)
        self._writer = Writer(lexicon)
        self._meanings: dict[str, object] = {}

    def advise(self, error: TextError, diagnosis: Diagnosis | None) -> Advice:
        """Advice on a text that can't be read, or not in one way.

        Args:
            error: What is wrong with it.
            diagnosis: Where it can't be read, and what could follow there.
        """
        proposals = self._proposer.proposals(error)
        if isinstance(error, AmbiguousText):
            return Advice(proposals, told_apart=told_apart(self._lexicon, error.readings, self._category))
        if not isinstance(error, UnreadableText) or diagnosis is None:
            return Advice(proposals)
        examples = {words: self._example([phrasing]) for words, phrasing in diagnosis.begun.items()}
        fitting: dict[str, str] = {}
        if not proposals:
            for what, category in diagnosis.wanted.items():
                examples[what] = self._example(self._lexicon.categories.get(category, []))
            fitting = self._fitting(diagnosis)
        found = {what: example for what, example in examples.items() if example}
        sentences = self._proposer.sentences(error.stopped)
        if error.stopped != error.text and all([fine for _, fine in sentences]):
            sentences = []  # nothing but full stops is missing
        bad = [sentence for sentence, fine in self._proposer.sentences(error.stopped) if not fine]
        unknown = [] if proposals else self._proposer.unknown_words(error.stopped, bad)
        like = self._like(diagnosis, bad, proposals)
        return Advice(proposals, sentences, like, found, fitting=fitting, unknown=unknown)

    def _fitting(self, diagnosis: Diagnosis) -> dict[str, str]:
        """The wordings that fit best where a text stops, with their examples."""
        nearest = self._continuing.nearest(diagnosis.waiting, diagnosis.followers, diagnosis.rest, FITTING_AT_MOST)
        fitting = {outline(phrasing, self._lexicon): self._example([phrasing]) for phrasing in nearest}
        return {words: example for words, example in fitting.items() if words not in diagnosis.begun}

    def _like(self, diagnosis: Diagnosis, bad: list[str], proposals: list[Proposal]) -> list[Example]:
        """Sentences of shipped cards that are like those that can't be read; none near a proposal."""
        if self._house is None or (proposals and proposals[0].cost <= NEAR):
            return []
        stopped = [sentence for sentence in bad if in_words(diagnosis.rest) in in_words(sentence)][:1]
        lines = self._house.like(stopped[0] if stopped else diagnosis.error.text, diagnosis.rest)
        others = [sentence for sentence in bad if sentence not in stopped] if stopped else bad
        lines += [line for sentence in others for line in self._house.like(sentence)[:1]]
        return [Example(line.card, line.line) for line in dict.fromkeys(lines)]

    def _example(self, phrasings: Iterable[Phrasing]) -> str:
        """Words of a shipped card that are an example of a pattern, or of one of several; nothing if there are none."""
        for phrasing in phrasings:
            for term in self._terms_with(phrasing):
                if phrasing.fits(term):
                    try:
                        return self._writer.write(term, phrasing.category)
                    except UnwritableTerm:
                        continue
        return ""

    def _terms_with(self, phrasing: Phrasing) -> Iterator[object]:
        """Parts of what shipped cards say that have the words of a pattern."""
        if self._house is None or not isinstance(phrasing.meaning, type):
            return
        words = [word for each in phrasing.elements if isinstance(each, Words) for word, _ in each.singular]
        for line in self._house.with_words(words)[:LOOKED_AT_MOST]:
            if line.text not in self._meanings:
                self._meanings[line.text] = self._read(line.text)
            yield from parts_of(self._meanings[line.text])


def in_words(text: str) -> str:
    """A text with a space between all its words and marks."""
    return " ".join(words_of(text))
