"""Advises how a text that can't be read could be said instead, by the words of a grammar and the texts of a house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from longbox.kernel.terms import parts_of
from longbox.language.advice import Advice, Example, Proposal
from longbox.language.errors import AmbiguousText, TextError, UnreadableText, UnwritableTerm
from longbox.language.lexicon import Lexicon, Phrasing
from longbox.language.proposals import Proposer, Read
from longbox.language.readings import told_apart
from longbox.language.wording import Words
from longbox.language.writer import Writer

if TYPE_CHECKING:
    from longbox.language.earley import Grammar
    from longbox.language.house import House

NEAR: Final = 1.0
"""The cost up to which a proposal surely says what was meant, so that no other cards are shown."""
SOMEWHAT_ALIKE: Final = 0.25
"""From which likeness on a line is shown that is like the only sentence that can't be read, where there is no other."""
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
        self._writer = Writer(lexicon)
        self._meanings: dict[str, object] = {}

    def advise(self, error: TextError, begun: Mapping[str, Phrasing], wanted: Mapping[str, str]) -> Advice:
        """Advice on a text that can't be read, or not in one way.

        Args:
            error: What is wrong with it.
            begun: The patterns that it begins where it can't be read, as people read them.
            wanted: The categories that could follow there, by what they are.
        """
        proposals = self._proposer.proposals(error)
        if isinstance(error, AmbiguousText):
            return Advice(proposals, told_apart=told_apart(self._lexicon, error.readings, self._category))
        if not isinstance(error, UnreadableText):
            return Advice(proposals)
        examples = {outline: self._example([phrasing]) for outline, phrasing in begun.items()}
        if not proposals:
            for what, category in wanted.items():
                examples[what] = self._example(self._lexicon.categories.get(category, []))
        found = {what: example for what, example in examples.items() if example}
        sentences = self._proposer.sentences(error.stopped)
        if error.stopped != error.text and all([fine for _, fine in sentences]):
            sentences = []  # nothing but full stops is missing
        return Advice(proposals, sentences, self._like(error.text, sentences, proposals), found)

    def _like(self, text: str, sentences: list[tuple[str, bool]], proposals: list[Proposal]) -> list[Example]:
        """Lines of shipped cards that are like a text, or else like what in it can't be read; none near a proposal."""
        if self._house is None or (proposals and proposals[0].cost <= NEAR):
            return []
        lines = self._house.like(text)
        if not lines and not proposals:
            bad = [sentence for sentence, fine in sentences if not fine] or [text]
            lines = [line for sentence in bad for line in self._house.like(sentence, SOMEWHAT_ALIKE)[:1]]
        return [Example(line.card, line.line) for line in lines]

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
