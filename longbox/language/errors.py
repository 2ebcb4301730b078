"""What can go wrong between a card's words and its meaning.

LongboxError
└── LanguageError
    ├── LexiconError          a vocabulary contradicts itself
    ├── TextError             a text is the matter
    │   ├── UnreadableText    it means nothing
    │   ├── LongText          it is longer than any text of a card
    │   ├── AmbiguousText     it means two things
    │   └── UnboundReference  "it" in it means two things, or nothing
    ├── UnwritableTerm        a meaning without words
    ├── UnknownTerm           stored data that is no term of this vocabulary
    ├── BadCache              a file of stored readings that can't be used
    └── CardFileError         a file of cards that can't be loaded
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from longbox.kernel.errors import LongboxError

SHOWN_AT_MOST = 12

LONGEST = 2_000
"""The most signs that a text can have, several times as many as fit on a card; reading more would take too long."""

SHOWN_OF_LONG_TEXT = 40


class LanguageError(LongboxError):
    """Any error of `longbox.language`: catch this one to catch them all."""


class LexiconError(LanguageError):
    """Patterns that can't be used, alone or together. You meet it when a vocabulary is written, not when it is used."""


class UnwritableTerm(LanguageError):
    """No pattern of the category says this term. You meet it when a term is built by hand that no text reads as."""

    def __init__(self, term: object, category: str) -> None:
        super().__init__(f"no wording for {term!r} as {category}")
        self.term = term
        self.category = category


class UnknownTerm(LanguageError):
    """Stored data names a class that the vocabulary lacks, or fits none. You meet it with data from elsewhere."""


class BadCache(LanguageError):
    """A file of stored readings is damaged or of another version. You meet it when a file was edited or cut short."""


class CardFileError(LanguageError):
    """A file of cards is not as it should be. You meet it when you write one: it says where, what and what instead."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class TextError(LanguageError):
    """Any of the errors about a text; catch this one to put the place (a file and line) to it."""

    def __init__(self, message: str, text: str, place: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.text = text
        self.place = place

    def at(self, place: str) -> TextError:
        """The same error, naming the place where the text stands."""
        raise NotImplementedError


class AmbiguousText(TextError):
    """A text can be read in more than one way. You meet it when a vocabulary has two uses for the same words."""

    def __init__(self, text: str, readings: Sequence[object], place: str = "") -> None:
        listed = "".join(f"\n  {number}. {reading!r}" for number, reading in enumerate(readings, 1))
        super().__init__(f"{text!r} can be read in {len(readings)} ways:{listed}", text, place)
        self.readings = tuple(readings)

    def at(self, place: str) -> AmbiguousText:
        """The same error, naming the place where the text stands."""
        return AmbiguousText(self.text, self.readings, place)


class UnboundReference(TextError):
    """A word such as "it" or "that enemy" could mean two things, or nothing. You meet it when a text is unclear.

    `words` is the reference, `reason` what it could mean, or why it means nothing, and what to say instead.
    """

    def __init__(self, words: str, reason: str, text: str = "", place: str = "") -> None:
        super().__init__("\n".join([f'"{words}" is unclear here: {reason}', *pointed(text, words)]), text, place)
        self.words = words
        self.reason = reason

    def at(self, place: str) -> UnboundReference:
        """The same error, naming the place where the text stands."""
        return UnboundReference(self.words, self.reason, self.text, place)

    def in_text(self, text: str) -> UnboundReference:
        """The same error, naming the text."""
        return UnboundReference(self.words, self.reason, text, self.place)


def pointed(text: str, words: str) -> list[str]:
    """The line of a text in which words stand, and marks under them; all of the text where it says them otherwise."""
    for line in text.split("\n"):
        found = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", line, re.IGNORECASE)
        if found:
            return [f"    {line}", "    " + " " * found.start() + "^" * len(words)]
    return [f"    {line}" for line in text.split("\n") if line]


class LongText(TextError):
    """A text is longer than any text of a card. You meet it when something else was taken for one."""

    def __init__(self, text: str, place: str = "") -> None:
        start = text[:SHOWN_OF_LONG_TEXT]
        super().__init__(f"{start!r}... has {len(text):,} signs; a text has at most {LONGEST:,}", text, place)

    def at(self, place: str) -> LongText:
        """The same error, naming the place where the text stands."""
        return LongText(self.text, place)


class UnreadableText(TextError):
    """A text can't be read. You meet it with a misspelt word, or a sentence that the vocabulary has no pattern for.

    `line` and `column` count from one within the text; `understood` are the words that could be read,
    `begins` the patterns that they begin, `expected` what could have stood in the place, near matches first.
    """

    def __init__(
        self,
        text: str,
        line: int,
        column: int,
        found: str,
        understood: str,
        begins: Sequence[str],
        expected: Sequence[str],
        suggestions: Sequence[str],
        place: str = "",
    ) -> None:
        self.line = line
        self.column = column
        self.found = found
        self.understood = understood
        self.begins = tuple(begins)
        self.expected = tuple(expected)
        self.suggestions = tuple(suggestions)
        self.text = text
        super().__init__("\n".join(self._message()), text, place)

    def at(self, place: str) -> UnreadableText:
        """The same error, naming the place where the text stands."""
        return UnreadableText(
            self.text,
            self.line,
            self.column,
            self.found,
            self.understood,
            self.begins,
            self.expected,
            self.suggestions,
            place,
        )

    def _message(self) -> list[str]:
        found = f'can\'t read "{self.found}"' if self.found else "the text ends too early"
        lines = [f"{found} (line {self.line}, column {self.column})", *self._pointer()]
        if self.understood:
            lines.append(f'understood: "{self.understood}"{self._beginnings()}')
        if self.suggestions:
            lines.append(f"did you mean: {' or '.join(self.suggestions)}?")
        lines.append(f"expected: {', '.join(self._shown())}")
        return lines

    def _pointer(self) -> list[str]:
        source = self.text.split("\n")[self.line - 1]
        return [f"    {source}", "    " + " " * (self.column - 1) + "^" * max(1, len(self.found))]

    def _beginnings(self) -> str:
        return f", which begins: {'; '.join(self.begins)}" if self.begins else ""

    def _shown(self) -> list[str]:
        shown = list(self.expected[:SHOWN_AT_MOST])
        return [*shown, "..."] if len(self.expected) > SHOWN_AT_MOST else shown
