"""Texts that can be read, near to one that can't: the nearest first, each of them read before it is proposed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import compress, pairwise
from typing import TYPE_CHECKING, Final

from longbox.kernel.terms import unlikely_in
from longbox.language.advice import Proposal
from longbox.language.builtin import INTEGER, NUMBER
from longbox.language.differences import count_of_differences
from longbox.language.dividing import cuts_a_sentence, labels_a_later_line, sentence_spans, with_its_label
from longbox.language.errors import AmbiguousText, TextError, UnboundReference, UnreadableText, UnwritableTerm
from longbox.language.lattice import OTHER_WORD, Lattice, Words
from longbox.language.mending import STEPS_AT_MOST, Mending, Rows
from longbox.language.recasting import paid_otherwise, recast
from longbox.language.tokens import Token, normalised, tokenise
from longbox.language.writer import Writer

if TYPE_CHECKING:
    from longbox.language.earley import Grammar
    from longbox.language.lexicon import Lexicon

Read = Callable[[str], object]
"""Reads a text of the category, or raises what is wrong with it."""
Candidate = tuple[float, str]
"""A text that is perhaps read, with what it costs."""

PROPOSED_AT_MOST: Final = 3
TRIED_AT_MOST: Final = 20
BOUNDS: Final = (1.6, 3.2, 4.8)
"""How far texts may be, tried one after another."""
ALWAYS: Final = 1.0
PART: Final = 0.4
"""How far a text may be from one that says little, and what part of what it says may be changed besides."""
FURTHER: Final = 0.8
"""How much further than the nearest a proposal may be."""
NEAR: Final = 5
"""So many tokens before and after the place where reading stopped are near to it."""
RECAST: Final = 0.5
"""How far a text is from one that says the same in another order."""
RECAST_AT_MOST: Final = 3
"""So many sentences are said in other orders."""
MENDED_AT_MOST: Final = 120
"""The most tokens of a text that is mended."""

UNKNOWN_AT_MOST: Final = 3
FORMS_AT_MOST: Final = 3
KNOWN: Final = frozenset([NUMBER, INTEGER])
"""What is known without being a word of a pattern."""
SEVERAL: Final = frozenset(["any", "all", "each", "every", "those", "these"])
"""Words for as many as there are, and for more than one."""
GLUED: Final = (",", ".", ";", ":", ")", "!", "?", "'s", "\n", "%")
GLUING: Final = ("(", "\n", "non-", "+", "-")


class Proposer:
    """Proposes texts, by the grammar and the words of a reader."""

    def __init__(self, lexicon: Lexicon, grammar: Grammar, read: Read) -> None:
        self._lexicon = lexicon
        self._grammar = grammar
        self._read = read
        self._rows = Rows(grammar.productions.values(), grammar.start, lexicon.labels)
        self._words = Words(grammar.words, lexicon.synonyms)
        self._writer = Writer(lexicon)
        self._known: dict[str, list[bool]] = {}

    def sentences(self, text: str) -> list[tuple[str, bool]]:
        """The sentences of a text, and whether each can be read by itself."""
        tokens = self._tokens(text)
        fine = self._readable(text, tokens)
        return [
            (normalised(text)[tokens[start].start : tokens[end - 1].end], fine[start])
            for start, end in (sentence_spans(tokens) if fine else ())
        ]

    def unknown_words(self, text: str, sentences: list[str]) -> list[tuple[str, list[str]]]:
        """The words in some sentences of a text that the grammar has not, each with other forms that it has."""
        found: dict[str, list[str]] = {}
        for token in self._tokens(" ".join(sentences) if sentences else text):
            word = token.text
            if word.isalpha() and word.islower() and not token.kinds & KNOWN and not self._words.knows(word):
                found[word] = sorted(self._words.forms(word))[:FORMS_AT_MOST]
        return list(found.items())[:UNKNOWN_AT_MOST]

    def proposals(self, error: TextError) -> list[Proposal]:
        """Up to three texts that can be read, the nearest first."""
        for candidates in self._attempts(error):
            found = self._readable_among(candidates, error)
            if found:
                return found
        return []

    def _readable_among(self, candidates: Iterable[Candidate], error: TextError) -> list[Proposal]:
        """Those of some texts that can be read, each with another meaning."""
        text = error.text
        found: list[Proposal] = []
        meanings: list[object] = []
        for cost, candidate in candidates:
            if cuts_a_sentence(text, candidate):
                continue
            said, meaning = self._read_with_label(text, candidate)
            if meaning is None or labels_a_later_line(text, said, self._lexicon.labels):
                continue
            if meaning not in meanings and not unlikely_in(meaning):
                meanings.append(meaning)
                written = said if cost == RECAST else self._better_written(text, said, meaning)
                if not (isinstance(error, UnreadableText) and is_about_several(text, written)):
                    found.append(Proposal(written, text, cost))
            if len(found) == PROPOSED_AT_MOST:
                break
        return found

    def _read_with_label(self, text: str, candidate: str) -> tuple[str, object]:
        """A candidate and what it means: with its label on a new line of it, too, or as it is; nothing, if not read."""
        for said in dict.fromkeys([with_its_label(text, candidate), candidate]):
            try:
                return said, self._read(said)
            except TextError:
                continue
        return candidate, None

    def _attempts(self, error: TextError) -> Iterator[Iterable[Candidate]]:
        """Texts that are perhaps read, with what they cost; where none is, others that are further."""
        if isinstance(error, AmbiguousText):
            yield [(OTHER_WORD, written) for written in self._written(error.readings)]
        elif isinstance(error, UnboundReference):
            yield [(OTHER_WORD, said) for said in renamed(error.text, error)]
        elif isinstance(error, UnreadableText):
            yield self._recast(error)
            yield from self._mended(error)

    def _written(self, readings: tuple[object, ...]) -> Iterator[str]:
        for reading in readings:
            try:
                yield self._writer.write(reading, self._grammar.start)
            except UnwritableTerm:
                continue

    def _recast(self, error: UnreadableText) -> Iterator[Candidate]:
        """Texts with sentences that can't be read said in other orders: one after another, until all can be read."""
        text = normalised(error.stopped)
        yield from [(RECAST, said) for said in paid_otherwise(text) if self._left_unread(said) < 0]
        bad = [sentence for sentence, fine in self.sentences(text) if not fine]
        for sentence in bad[:RECAST_AT_MOST]:
            after = len(text) - text.find(sentence) - len(sentence)
            for said in recast(text, sentence, self._is_word):
                left = self._left_unread(said)
                if left < 0:
                    yield RECAST, said
                elif left < after:
                    text = said
                    break

    def _left_unread(self, said: str) -> int:
        """How much of a text comes after the place where reading it stops; less than nothing if it can be read."""
        tokens = self._tokens(said)
        reached = self._grammar.reach(tokens)
        if reached >= len(tokens):
            return -1 if reached > len(tokens) else 0
        return len(said) - tokens[reached].start

    def _is_word(self, word: str) -> bool:
        return word in self._grammar.words

    def _mended(self, error: UnreadableText) -> Iterator[Iterable[Candidate]]:
        """Texts at a small cost, and at a larger one: first those that change only what can't be read."""
        tokens = self._tokens(error.stopped)
        fine = self._readable(error.stopped, tokens)
        for editable in zones(tokens, fine, error):
            lattice = Lattice(tokens, self._words, editable)
            steps = STEPS_AT_MOST
            furthest = ALWAYS + PART * sum(compress(lattice.weights, editable))
            mending: Mending | None = None
            for bound in BOUNDS:
                mending = Mending(self._rows, lattice, min(bound, furthest), steps, mending)
                yield _nearest(mending, tokens)
                steps -= mending.steps

    def _better_written(self, text: str, candidate: str, meaning: object) -> str:
        """A candidate in the words of the house, if these are as near."""
        try:
            written = self._writer.write(meaning, self._grammar.start)
        except UnwritableTerm:
            return candidate
        near = count_of_differences(text, written) <= count_of_differences(text, candidate)
        return written if near else candidate

    def _tokens(self, text: str) -> list[Token]:
        tokens = self._lexicon.tokens(text)
        for token in tokens:
            token.kinds = self._grammar.kinds(token)
        return tokens

    def _readable(self, text: str, tokens: list[Token]) -> list[bool]:
        """Whether each token stands in a sentence, or several, that can be read alone; nothing if the text is long."""
        if len(tokens) > MENDED_AT_MOST:
            return []
        if text not in self._known:
            self._known = {text: self._find_readable(tokens)}
        return self._known[text]

    def _find_readable(self, tokens: list[Token]) -> list[bool]:
        mending = Mending(self._rows, Lattice(tokens, self._words, [False] * len(tokens)), 0.0)
        for _ in mending.texts():
            pass
        spans = sentence_spans(tokens)
        starts, ends = {start for start, _ in spans}, {end for _, end in spans}
        fine = [False] * len(tokens)
        for start, end in mending.stretches():
            if start in starts and end in ends:
                fine[start:end] = [True] * (end - start)
        return fine


def is_about_several(text: str, proposed: str) -> bool:
    """Whether a proposed text speaks of all cards of some kind, or of several, where the other speaks of one."""
    said, other = ({token.text.lower() for token in tokenise(each)} for each in (text, proposed))
    return not said & SEVERAL and bool(other & SEVERAL)


def zones(tokens: list[Token], fine: list[bool], error: UnreadableText) -> list[list[bool]]:
    """What may be changed: the sentences that can't be read; there, only what is near to the place; or everything."""
    bad = [not each for each in fine]
    if not any(bad):
        return [[True] * len(fine)] if fine else []
    stop = next((number for number, token in enumerate(tokens) if _is_at(token, error)), len(tokens))
    near = [each and abs(number - stop) <= NEAR for number, each in enumerate(bad)]
    return [zone for zone in (bad, near if near != bad else []) if any(zone)]


def _is_at(token: Token, error: UnreadableText) -> bool:
    return (token.line, token.column) == (error.line, error.column)


def _nearest(mending: Mending, tokens: list[Token]) -> Iterator[Candidate]:
    """The nearest texts of a search."""
    least: float | None = None
    for number, (cost, said) in enumerate(mending.texts()):
        least = cost if least is None else least
        if number == TRIED_AT_MOST or cost > least + FURTHER:
            return
        yield cost, put_together(said, tokens)


def renamed(text: str, error: UnboundReference) -> Iterator[str]:
    """The text with other words for a reference that is unclear."""
    possessives = {"it": "its", "he": "his", "him": "his", "she": "her", "they": "their", "them": "their"}
    for words in error.instead:
        for said, own in (
            (error.words, words),
            (possessives.get(error.words, ""), possessives.get(words, f"{words}'s")),
        ):
            parts = [] if not said else _around(text, said)
            for before, after in reversed(parts):
                yield before + (own[0].upper() + own[1:] if before.rstrip()[-1:] in ("", ".", ":") else own) + after


def _around(text: str, words: str) -> list[tuple[str, str]]:
    """What stands before and after each place where words stand, in any case."""
    return [
        (text[: match.start()], text[match.end() :])
        for match in re.finditer(rf"(?<!\w){re.escape(words)}(?!\w)", text, re.IGNORECASE)
    ]


def put_together(said: tuple[str, ...], tokens: list[Token]) -> str:
    """Words as a text, with spaces where the other text has them, or texts usually have them."""
    spaced = {(before.text, token.text): token.spaced for before, token in pairwise(tokens)}
    text, opening = "", True
    for number, word in enumerate(said):
        before = said[number - 1] if number else ""
        if number and before != "\n" and spaced.get((before, word), not _glued(before, word)):
            text += " "
        text += word[0].upper() + word[1:] if opening else word
        opening = word in (".", ":", "\n", "•") or (word == ">")
    return text


def _glued(before: str, word: str) -> bool:
    return word in GLUED or before in GLUING or before == word == ">"
