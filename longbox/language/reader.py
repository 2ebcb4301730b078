"""Texts to terms: Earley parsing over the words of a text.

A word can be a word of the lexicon, a number and part of a name at the same time: all derivations are
followed, and every different meaning that they build is a reading. More than one is an error, never a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from longbox.language.bindings import bindings_of
from longbox.language.diagnosis import diagnose
from longbox.language.errors import LONGEST, AmbiguousText, LexiconError, LongText, UnboundReference
from longbox.language.grammar import productions_from
from longbox.language.lexicon import Lexicon
from longbox.language.tokens import Token, tokenise, without_shared_dots

if TYPE_CHECKING:
    from longbox.language.earley import Chart, Grammar


class Reader:
    """Reads texts by the patterns of a lexicon. The grammar of a category is built when it is first used."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._grammars: dict[str, Grammar] = {}

    def read(self, text: str, category: str) -> Any:
        """The meaning of a text: a term, a plain value, or a tuple if the category is a list ("sentence+").

        Raises UnreadableText, AmbiguousText if the text can be read in more than one way, or UnboundReference if
        "it" or "that card" in it could mean two things, or nothing.
        """
        readings = self.readings(text, category)
        if len(readings) > 1:
            raise AmbiguousText(text, readings)
        try:
            bindings_of(readings[0], self.lexicon)
        except UnboundReference as error:
            raise error.in_text(text) from None
        return readings[0]

    def readings(self, text: str, category: str) -> list[Any]:
        """All meanings of a text, at least one. Raises UnreadableText, or LongText."""
        if len(text) > LONGEST:
            raise LongText(text)
        grammar = self._grammar(category)
        tokens = tokenise(text)
        chart = _parse(grammar, tokens)
        if not chart.readings:
            raise diagnose(text, tokens, chart, grammar, self.lexicon)
        return chart.readings

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


def _parse(grammar: Grammar, tokens: list[Token]) -> Chart:
    """Parse; where a line ends with an acronym, its dot may or may not end a sentence, too."""
    chart = grammar.parse(tokens)
    fewer = tokens if chart.readings else without_shared_dots(tokens)
    if len(fewer) < len(tokens):
        other = grammar.parse(fewer)
        return other if other.readings else chart
    return chart
