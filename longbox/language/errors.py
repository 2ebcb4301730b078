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
from collections.abc import Callable, Sequence

from longbox.kernel.errors import LongboxError
from longbox.language.advice import Advice

SHOWN_AT_MOST = 18
"""So many words that could follow are shown: enough for all that a sentence can begin with but names."""

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
    """Any of the errors about a text; catch this one to put the place (a file and line) to it.

    Its `advice` is looked for by `finds_advice` only when somebody asks for it, or is shown the error.
    """

    def __init__(self, text: str, place: str) -> None:
        super().__init__(text)
        self.text = text
        self.place = place
        self.finds_advice: Callable[[], Advice] | None = None
        self._advice: Advice | None = None

    @property
    def advice(self) -> Advice:
        """How the text could be said instead."""
        if self._advice is None:
            self._advice = Advice(()) if self.finds_advice is None else self.finds_advice()
        return self._advice

    def __str__(self) -> str:
        message = "\n".join(self._message())
        return f"{self.place}: {message}" if self.place else message

    def at(self, place: str) -> TextError:
        """The same error, naming the place where the text stands."""
        placed = self._again(place)
        placed.finds_advice = lambda: self.advice
        return placed

    def unadvised(self) -> TextError:
        """The same error without advice, for who reads so many texts that looking for it would take too long."""
        return self._again(self.place)

    def _again(self, place: str) -> TextError:
        raise NotImplementedError

    def _message(self) -> list[str]:
        raise NotImplementedError


class AmbiguousText(TextError):
    """A text can be read in more than one way. You meet it when a vocabulary has two uses for the same words."""

    def __init__(self, text: str, readings: Sequence[object], place: str = "") -> None:
        super().__init__(text, place)
        self.readings = tuple(readings)

    def _again(self, place: str) -> AmbiguousText:
        return AmbiguousText(self.text, self.readings, place)

    def _message(self) -> list[str]:
        words = self.advice.told_apart or tuple([""] * len(self.readings))
        listed = [
            line
            for number, (reading, said) in enumerate(zip(self.readings, words, strict=True), 1)
            for line in _numbered(number, said or repr(reading))
        ]
        shown = f"{self.text!r}" if "\n" not in self.text else "the text"
        return [f"{shown} can be read in {len(self.readings)} ways:", *listed, *self.advice.lines()]


def _numbered(number: int, said: str) -> list[str]:
    """Lines of a list, the first of which has a number."""
    first, *others = said.split("\n")
    return [f"  {number}. {first}", *[f"     {line}" for line in others]]


class UnboundReference(TextError):
    """A word such as "it" or "that enemy" could mean two things, or nothing. You meet it when a text is unclear.

    `words` is the reference, `reason` what it could mean, or why it means nothing, and what to say instead;
    `instead` are the words for each thing that it could mean.
    """

    def __init__(self, words: str, reason: str, text: str = "", place: str = "", instead: Sequence[str] = ()) -> None:
        super().__init__(text, place)
        self.words = words
        self.reason = reason
        self.instead = tuple(instead)

    def _again(self, place: str) -> UnboundReference:
        return UnboundReference(self.words, self.reason, self.text, place, self.instead)

    def _message(self) -> list[str]:
        unsaid = self.text and not re.search(rf"(?<!\w){re.escape(self.words)}(?!\w)", self.text, re.IGNORECASE)
        problem = "is meant here without being said, and" if unsaid else "is unclear here:"
        return [f'"{self.words}" {problem} {self.reason}', *pointed(self.text, self.words), *self.advice.lines()]

    def in_text(self, text: str) -> UnboundReference:
        """The same error, naming the text."""
        return UnboundReference(self.words, self.reason, text, self.place, self.instead)


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
        super().__init__(text, place)

    def _again(self, place: str) -> LongText:
        return LongText(self.text, place)

    def _message(self) -> list[str]:
        start = self.text[:SHOWN_OF_LONG_TEXT]
        return [f"{start!r}... has {len(self.text):,} signs; a text has at most {LONGEST:,}"]


class UnreadableText(TextError):
    """A text can't be read. You meet it with a misspelt word, or a sentence that the vocabulary has no pattern for.

    `line` and `column` count from one within the text; `understood` are the words that could be read; `begun` the
    patterns that they begin, as people read them; `wanted` the categories that could have stood in the place, in words;
    `stopped` is the text with the full stops that its lines lack at their ends.
    """

    def __init__(
        self,
        text: str,
        line: int,
        column: int,
        found: str,
        understood: str,
        begun: Sequence[str],
        finds_expected: Callable[[], Sequence[str]],
        wanted: Sequence[str],
        place: str = "",
        stopped: str = "",
    ) -> None:
        self.line = line
        self.column = column
        self.found = found
        self.understood = understood
        self.begun = tuple(begun)
        self.finds_expected = finds_expected
        self.wanted = tuple(wanted)
        self.stopped = stopped or text
        self.written = text
        super().__init__(text, place)

    @property
    def expected(self) -> tuple[str, ...]:
        """What could have stood in the place, near matches first; looked for when somebody asks."""
        return tuple(self.finds_expected())

    def _again(self, place: str) -> UnreadableText:
        return UnreadableText(
            self.text,
            self.line,
            self.column,
            self.found,
            self.understood,
            self.begun,
            self.finds_expected,
            self.wanted,
            place,
            self.stopped,
        ).as_written(self.written)

    @property
    def place_written(self) -> tuple[int, int]:
        """The line and column in the text as it was written, in which lines may begin that no new line shows."""
        before = sum([len(line) + 1 for line in self.text.split("\n")[: self.line - 1]]) + self.column - 1
        lines = self.written[:before].split("\n")
        return len(lines), len(lines[-1]) + 1

    def as_written(self, text: str) -> UnreadableText:
        """The same error of a text that was written without some new lines, all else in its place."""
        self.written = text
        return self

    def of_text(self, text: str, stopped: str) -> UnreadableText:
        """The same error of a text, and of what it is with full stops at the ends of its lines."""
        self.text, self.stopped = text, stopped
        return self

    def _message(self) -> list[str]:
        found = f'can\'t read "{self.found}"' if self.found else "the text ends too early"
        line, column = self.place_written
        return [
            f"{found} (line {line}, column {column})",
            *self._pointer(),
            *self._without_stops(),
            *self.advice.lines(),
            *self._understood(),
            *self._fitting(),
            *self._expected(),
        ]

    def _without_stops(self) -> list[str]:
        """The lines that lack a full stop at their end, where more than that is wrong."""
        if self.advice.proposals:
            return []
        lines = zip(self.text.split("\n"), self.stopped.split("\n"), strict=False)
        lacking = [said.rstrip() for said, whole in lines if len(said.rstrip()) < len(whole.rstrip())]
        return [f"a full stop is missing after: {said}" for said in lacking]

    def _understood(self) -> list[str]:
        """How far the text was understood, and the patterns that are begun there."""
        if not self.understood:
            return []
        begun = [f"    {outline}{self._as_in(outline)}" for outline in self.begun]
        return [f'understood: "{self.understood}"{", which begins:" if begun else ""}', *begun]

    def _fitting(self) -> list[str]:
        """The wordings nearest to the rest of the sentence that fit there."""
        found = [
            f"    {outline}{_example(said) if said.lower() != outline.lower() else ''}"
            for outline, said in self.advice.fitting.items()
        ]
        return ["nearest to what follows are these words:", *found] if found else []

    def _expected(self) -> list[str]:
        """What could have stood there, where nothing better is known."""
        if self.advice.proposals:
            return []
        wanted = [f"    {what}{self._as_in(what)}" for what in self.wanted]
        words = [each for each in self.expected if each not in self.wanted]
        rest = ", ".join([*words[:SHOWN_AT_MOST], *(["..."] if len(words) > SHOWN_AT_MOST else [])])
        listed = [*wanted, *([f"    {rest}"] if rest else [])]
        return ["expected:", *listed] if listed else []

    def _as_in(self, what: str) -> str:
        """An example of a pattern or a category, if there is one."""
        return _example(self.advice.examples.get(what, ""))

    def _pointer(self) -> list[str]:
        source = self.text.split("\n")[self.line - 1]
        return [f"    {source}", "    " + " " * (self.column - 1) + "^" * max(1, len(self.found))]


def _example(said: str) -> str:
    """Words of a shipped card after what they are an example of, if there are any."""
    return f', as in "{said}"' if said else ""
