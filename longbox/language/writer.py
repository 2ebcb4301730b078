"""Terms to texts: the inverse of reading.

A term is written by the first phrasing of its category that fits it and whose slots can say their part. Words
are collected as pieces first, then joined: articles agree with the sound of the next word, and a
sentence begins with a capital letter.
"""

from __future__ import annotations

from typing import Final

from longbox.kernel.terms import Term
from longbox.language.builtin import DESCRIPTIONS, LOBBY, written
from longbox.language.errors import LexiconError, UnwritableTerm
from longbox.language.lexicon import Lexicon, Phrasing
from longbox.language.pieces import Piece, join_pieces
from longbox.language.wording import ARTICLES, Element, Mark, Slot, Spelling, Words, split_list, words_of

MEMBERS_AT_LEAST: Final = 2  # of a list that is joined by a word


class Phrase:
    """What a value is in words, and the number that words after it agree with, if it ends with one."""

    __slots__ = ("pieces", "plural")

    def __init__(self, pieces: list[Piece], plural: bool | None) -> None:
        self.pieces = pieces
        self.plural = plural


class Writer:
    """Writes terms by the patterns of a lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def write(self, value: object, category: str) -> str:
        """The text of a term (or of a tuple, if the category is a list). Raises UnwritableTerm."""
        if not self.lexicon.knows(category):
            raise LexiconError(f"there is no category {category!r}")
        attempt = Attempt(self.lexicon)
        phrase = attempt.phrase(value, category, False)
        if phrase is None:
            raise UnwritableTerm(attempt.culprit, attempt.culprit_category)
        return join_pieces(phrase.pieces)

    def words(self, term: Term) -> str:
        """What a term is called within a sentence, in the first category that has words for it; else its class."""
        return self.said(term) or type(term).__name__

    def said(self, term: Term) -> str:
        """The same; nothing, if no category has words for it."""
        for category, phrasings in self.lexicon.printed.items():
            if any([phrasing.meaning is type(term) for phrasing in phrasings]):
                phrase = Attempt(self.lexicon).phrase(term, category, False)
                if phrase is not None:
                    return join_pieces(phrase.pieces, opening=False)
        return ""


class Attempt:
    """One run of a writer, which remembers the innermost value that it had no words for."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._printed = lexicon.printed
        self._depth = 0
        self._culprit_depth = -1
        self._handing_on: list[tuple[str, int]] = []  # the phrasings without meaning that are being tried
        self.culprit: object = None
        self.culprit_category = ""

    def phrase(self, value: object, category: str, plural: bool) -> Phrase | None:
        """The value in the words of a category, or None."""
        before = (self._culprit_depth, self.culprit, self.culprit_category)
        found = self._phrase(value, category, plural)
        if found is not None:
            self._culprit_depth, self.culprit, self.culprit_category = before
        elif self._depth >= self._culprit_depth:
            self._culprit_depth, self.culprit, self.culprit_category = self._depth, value, category
        return found

    def _phrase(self, value: object, category: str, plural: bool) -> Phrase | None:
        member, join = split_list(category)
        if join is not None:
            return self._list(value, member, join, plural)
        if category in DESCRIPTIONS:
            return _built_in(value, category)
        for phrasing in self._printed[category]:
            phrase = self._by_phrasing(phrasing, value, plural) if phrasing.fits(value) else None
            if phrase is not None:
                return phrase
        return None

    def _by_phrasing(self, phrasing: Phrasing, value: object, plural: bool) -> Phrase | None:
        if not phrasing.is_transparent:
            return self._by_elements(phrasing, value, plural)
        step = (phrasing.category, id(value))
        if step in self._handing_on:
            return None
        self._handing_on.append(step)
        phrase = self._by_elements(phrasing, value, plural)
        self._handing_on.pop()
        return phrase

    def _by_elements(self, phrasing: Phrasing, value: object, plural: bool) -> Phrase | None:
        pieces: list[Piece] = []
        final: bool | None = None
        for element in phrasing.elements:
            phrase = self._element(element, phrasing, value, plural)
            if phrase is None:
                return None
            pieces += phrase.pieces
            final = phrase.plural
            plural = plural if final is None else final
        return Phrase(pieces, final)

    def _element(self, element: Element, phrasing: Phrasing, value: object, plural: bool) -> Phrase | None:
        if isinstance(element, Words):
            return Phrase(_words(element.plural if plural else element.singular), None)
        if isinstance(element, Mark):
            return Phrase([], plural if element.passes else element.plural)
        assert isinstance(element, Slot)
        part = value if phrasing.is_transparent else getattr(value, element.field)
        self._depth += 0 if phrasing.is_transparent else 1
        phrase = self.phrase(part, element.category, plural if element.plural is None else element.plural)
        self._depth -= 0 if phrasing.is_transparent else 1
        return None if phrase is None else _in_slot(phrase, element)

    def _list(self, value: object, member: str, join: str, plural: bool) -> Phrase | None:
        if not isinstance(value, tuple):
            return None
        self._depth += 1
        phrases = [self.phrase(part, member, plural) for part in value]
        self._depth -= 1
        pieces = _joined([phrase.pieces for phrase in phrases if phrase is not None], join)
        return None if pieces is None or None in phrases else Phrase(pieces, None)


def _in_slot(phrase: Phrase, slot: Slot) -> Phrase:
    """The phrase as close to the words before it as the wording has its slot."""
    first, *rest = phrase.pieces
    return Phrase([first.following(slot.glued), *rest], slot.plural if phrase.plural is None else phrase.plural)


def _built_in(value: object, category: str) -> Phrase | None:
    text = written(value, category)
    if text is None:
        return None
    piece = Piece(text, is_article=text in ARTICLES, is_fixed=category == "name")
    return Phrase([piece], value != 1 if category in LOBBY else None)


def _words(spelling: Spelling) -> list[Piece]:
    return [Piece(word, is_glued=glued, is_article=word in ARTICLES) for word, glued in spelling]


def _joined(phrases: list[list[Piece]], join: str) -> list[Piece] | None:
    """The members of a list and the words between them."""
    if join in ("", "\n", ",", ";"):
        between = [Piece(join, is_glued=True)] if join else []
        pieces = [piece for phrase in phrases for piece in [*between, *_member(phrase, join)]]
        return pieces[len(between) :] or None
    if len(phrases) < MEMBERS_AT_LEAST:
        return None
    return _joined_by_word(phrases, join)


def _member(phrase: list[Piece], join: str) -> list[Piece]:
    return [phrase[0].opened(), *phrase[1:]] if join in ("", "\n") else phrase


def _joined_by_word(phrases: list[list[Piece]], join: str) -> list[Piece]:
    mark = Piece(";" if join.startswith(";") else ",", is_glued=True)
    word = [Piece(text) for text in words_of(join.lstrip(",;"))]
    pieces = list(phrases[0])
    for phrase in phrases[1:-1]:
        pieces += [mark, *phrase]
    if len(phrases) > MEMBERS_AT_LEAST or join[0] in ",;":
        pieces.append(mark)
    return [*pieces, *word, *phrases[-1]]
