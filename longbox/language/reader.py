"""Texts to terms: Earley parsing over the words of a text.

A word can be a word of the lexicon, a number and part of a name at the same time: all derivations are
followed, and every different meaning that they build is a reading. More than one is an error, never a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.kernel.terms import unlikely_in
from longbox.language.advising import Adviser
from longbox.language.bindings import bindings_of
from longbox.language.diagnosis import Diagnosis
from longbox.language.errors import LONGEST, AmbiguousText, LexiconError, LongText, TextError, UnboundReference
from longbox.language.grammar import productions_from
from longbox.language.lexicon import Lexicon, Phrasing
from longbox.language.stops import with_all_stops, with_stops
from longbox.language.tokens import Token, without_shared_dots

if TYPE_CHECKING:
    from longbox.language.earley import Chart, Grammar
    from longbox.language.house import House


class Reader:
    """Reads texts by the patterns of a lexicon. The grammar of a category is built when it is first used.

    What can't be read is compared with texts of the `house`, when advice is asked for.
    """

    def __init__(self, lexicon: Lexicon, house: House | None = None) -> None:
        self.lexicon = lexicon
        self._house = house
        self._grammars: dict[str, Grammar] = {}
        self._advisers: dict[str, Adviser] = {}

    def read(self, text: str, category: str) -> Any:
        """The meaning of a text: a term, a plain value, or a tuple if the category is a list ("sentence+").

        A way to read it in which a reference means nothing, or two things, is none if there is another, nor is one that
        is less likely.

        Raises UnreadableText, AmbiguousText if the text can be read in more than one way, or UnboundReference if
        "it" or "that card" in it could mean two things, or nothing.
        """
        bound: list[Any] = []
        unbound: list[tuple[int, UnboundReference]] = []
        for reading in self.readings(text, category):
            try:
                bindings_of(reading, self.lexicon)
                bound.append(reading)
            except UnboundReference as error:
                unbound.append((unlikely_in(reading), error))
        if not bound:
            _, likeliest = min(unbound, key=lambda each: each[0])
            raise self._advised(likeliest.in_text(text), category)
        if len(bound) > 1:
            least = min([unlikely_in(reading) for reading in bound])
            bound = [reading for reading in bound if unlikely_in(reading) == least]
        if len(bound) > 1:
            raise self._advised(AmbiguousText(text, bound), category)
        return bound[0]

    def readings(self, text: str, category: str) -> list[Any]:
        """All meanings of a text, at least one. Raises UnreadableText, or LongText."""
        if len(text) > LONGEST:
            raise LongText(text)
        written, text = text, self.lexicon.with_lines(text)
        grammar = self._grammar(category)
        tokens = self._tokens(text)
        chart = _parse(grammar, tokens)
        found = chart.readings or _parse_with_stops(grammar, tokens)
        if not found:
            raise self._unreadable(text, written, tokens, chart, category)
        return found

    def _unreadable(self, text: str, written: str, tokens: list[Token], chart: Chart, category: str) -> TextError:
        """Why a text can't be read. Full stops that lines lack are told beside what else is wrong.

        The text has a new line before each heading; its places are told as it was written.
        """
        grammar = self._grammar(category)
        stopped = with_stops(text, lambda part: bool(_parse(grammar, self._tokens(part)).readings))
        diagnosed = text
        if stopped != text:
            other = _parse(grammar, self._tokens(stopped))
            if not other.readings:
                diagnosed, tokens, chart = stopped, self._tokens(stopped), other
        chart = grammar.without_mistaken_name(tokens, chart)
        diagnosis = Diagnosis(diagnosed, tokens, chart, grammar, self.lexicon)
        error = diagnosis.error.of_text(text, stopped).as_written(written)
        return self._advised(error, category, diagnosis)

    def _tokens(self, text: str) -> list[Token]:
        return self.lexicon.tokens(text)

    def _advised(self, error: TextError, category: str, diagnosis: Diagnosis | None = None) -> TextError:
        """The error, with advice that is looked for when it is asked for."""
        error.finds_advice = lambda: self._adviser(category).advise(error, diagnosis)
        return error

    def _adviser(self, category: str) -> Adviser:
        """Who advises on texts of a category that can't be read."""
        if category not in self._advisers:
            grammar = self._grammar(category)
            self._advisers[category] = Adviser(
                self.lexicon, grammar, lambda text: self.read(text, category), self._house
            )
        return self._advisers[category]

    def phrasings(self, text: str, category: str) -> list[Phrasing]:
        """The wordings by which a text can be read; none, if it can't."""
        grammar = self._grammar(category)
        tokens = self.lexicon.tokens(text)
        for said in (tokens, without_shared_dots(tokens), with_all_stops(tokens)):
            found = grammar.productions_of(said)
            if found:
                return [production.phrasing for production in found if production.phrasing is not None]
        return []

    def _grammar(self, category: str) -> Grammar:
        if category not in self._grammars:
            self._grammars[category] = self._build(category)
        return self._grammars[category]

    def _build(self, category: str) -> Grammar:
        if not self.lexicon.knows(category):
            raise LexiconError(f"there is no category {category!r}")
        # Lark takes time to import, and whoever plays shipped cards never needs it.
        from longbox.language.earley import Grammar  # noqa: PLC0415

        return Grammar(productions_from(self.lexicon, category), category)


def _parse_with_stops(grammar: Grammar, tokens: list[Token]) -> list[Any]:
    """The readings of lines that lack nothing but their full stops; none, if more is wrong."""
    stopped = with_all_stops(tokens)
    return grammar.parse(stopped).readings if len(stopped) > len(tokens) else []


def _parse(grammar: Grammar, tokens: list[Token]) -> Chart:
    """Parse; where a line ends with an acronym, its dot may or may not end a sentence, too."""
    chart = grammar.parse(tokens)
    fewer = tokens if chart.readings else without_shared_dots(tokens)
    if len(fewer) < len(tokens):
        other = grammar.parse(fewer)
        return other if other.readings else chart
    return chart
