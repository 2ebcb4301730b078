"""A vocabulary: which words say which meanings.

A `Pattern` joins a wording (see `longbox.language.wording` for its notation) to a meaning. These are the kinds:

    Pattern("effect", "draw {count:number} card(s)", Draw)     builds Draw(count)
    Pattern("kind", "Hero(es)", OfType, name="Hero")           a constant fills a field that the words don't say
    Pattern("place", "your hand", "hand")                      is a plain value: a str or int
    Pattern("type", "Hero | Villain", str)                     is the words themselves
    Pattern("sentence", "{effect:effect}.", None)              hands its only slot on
    Pattern("clause/verb", "[draw/draws] a card", Draw)        the same for two speakers, each with a category
    Pattern("size", "a few{n=few} | many{n=many}", Some, n={"few": 3, "many": 9})    values that words stand for

What can be said in several ways is one pattern. Its `phrasings` are the ways, spelled out. They are spelled out, and
checked, when somebody asks for them: a game that has the readings of its cards never does, and starts sooner.

A `Lexicon` is patterns in their order: the first that fits a term prints it, all of them are read.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

from longbox.kernel.terms import Term
from longbox.language.alternatives import given, spelled_out
from longbox.language.builtin import DESCRIPTIONS
from longbox.language.errors import LexiconError
from longbox.language.tokens import Token, tokenise
from longbox.language.wording import Slot, parse_wording, split_list, symbols_of

READING_VERSION: Final = 1  # goes up when the same lexicon reads the same text in another way
Meaning = type[Term] | str | int | None
"""What a phrasing builds: a term of a class, a plain value, or what its only slot says."""
NOTHING: Final = re.compile(r"(?!)")
SIGNED_NUMBER: Final = re.compile(r"[+\-]\{\w+:(number|count)\}")


class Phrasing:
    """One of the wordings of a pattern, in one of its categories: without alternatives, and with a number of slots.

    Fields of the meaning that have no slot here are `fixed`: by the pattern's constants, or by the class's `defaults`.
    """

    __slots__ = (
        "category",
        "elements",
        "fields",
        "fixed",
        "given",
        "meaning",
        "pattern",
        "rows",
        "slots",
        "speaker",
        "wording",
    )

    def __init__(self, pattern: Pattern, speaker: int, wording: str) -> None:
        self.pattern = pattern
        self.speaker = speaker
        self.category = pattern.category.split("/")[speaker]
        self.wording, said = given(wording)
        self.given = {field: pattern.meant(field, value) for field, value in said.items()}
        self.elements = parse_wording(self.wording)
        self.slots = [element for element in self.elements if isinstance(element, Slot)]
        self.rows = symbols_of(self.elements)
        self.fields = [slot.field for slot in self.slots]
        self.meaning = self._meaning()
        self.fixed: dict[str, object] = {}
        self._check()

    @property
    def is_transparent(self) -> bool:
        """Does the pattern hand its slot on, adding only words?"""
        return self.meaning is None

    def build(self, values: list[object]) -> object:
        """The meaning of the wording with these values in its slots, in the order of the wording."""
        if isinstance(self.meaning, type):
            said = dict(zip(self.fields, values, strict=True))
            return self.meaning(*[said.get(field, self.fixed.get(field)) for field in self.meaning.fields])
        return values[0] if self.meaning is None else self.meaning

    def fits(self, value: object) -> bool:
        """Can this phrasing say the value, if its slots can say their part?"""
        if self.meaning is None:
            return True
        if not isinstance(self.meaning, type):
            return same(value, self.meaning)
        return type(value) is self.meaning and all(
            [same(getattr(value, field), fixed) for field, fixed in self.fixed.items()]
        )

    def means_the_same_as(self, other: Phrasing) -> bool:
        """Would both build the same of the same values?"""
        return self.pattern is other.pattern and (self.meaning, self.fields, self.fixed) == (
            other.meaning,
            other.fields,
            other.fixed,
        )

    def __repr__(self) -> str:
        return repr(self.pattern)

    def _meaning(self) -> Meaning:
        if self.pattern.meaning is str:
            return cast("Meaning", self.given.pop("", self.wording))
        return cast("Meaning", self.pattern.meaning)

    def _check(self) -> None:
        if () in self.rows:
            raise LexiconError(f"{self!r}: a wording needs a word or a slot")
        if SIGNED_NUMBER.search(self.wording):
            raise LexiconError(f"{self!r}: a number right after a sign is said in digits, by the category integer")
        if len(set(self.fields)) < len(self.fields):
            raise LexiconError(f"{self!r}: a field has two slots")
        if isinstance(self.meaning, type):
            self.fixed = self._fixed_fields(self.meaning)
        else:
            self._check_plain()

    def _check_plain(self) -> None:
        if self.pattern.constants or self.given:
            raise LexiconError(f"{self!r}: constants need a class of terms to belong to")
        wanted = 1 if self.meaning is None else 0
        if len(self.slots) != wanted:
            raise LexiconError(f"{self!r}: needs {wanted} slots, has {len(self.slots)}")

    def _fixed_fields(self, meaning: type[Term]) -> dict[str, object]:
        alike = {field: value for field, value in self.pattern.constants.items() if not isinstance(value, dict)}
        constants = {**alike, **self.given}
        if both := set(self.fields) & set(self.given):
            raise LexiconError(f"{self!r}: {min(both)!r} is a slot and a constant")
        for field in [*self.fields, *constants]:
            if field not in meaning.fields:
                known = ", ".join(meaning.fields) or "none"
                raise LexiconError(f"{self!r}: {meaning.__name__} has no field {field!r}, its fields are: {known}")
        fixed = {**meaning.defaults, **constants}
        for field in meaning.fields:
            if field not in fixed and field not in self.fields:
                raise LexiconError(f"{self!r}: {field!r} is neither a slot, nor a constant, nor has it a default")
        return {field: value for field, value in fixed.items() if field not in self.fields}


class Pattern:
    """What can be said in one way or another, and what it means.

    Fields of the meaning that a wording has no slot for must be among the constants, or the class's `defaults`. A
    constant that is a dictionary holds what the words stand for that a wording gives to its field.
    """

    def __init__(self, category: str, wording: str, meaning: Meaning | type[str], /, **constants: object) -> None:
        self.category = category
        self.wording = wording
        self.meaning = meaning
        self.constants = constants
        self._phrasings: list[Phrasing] = []

    @property
    def phrasings(self) -> list[Phrasing]:
        """The ways in which it can be said, that which is printed first.

        Raises:
            LexiconError: It contradicts itself.
        """
        if not self._phrasings:
            self._phrasings = self._spelled_out()
        return self._phrasings

    def _spelled_out(self) -> list[Phrasing]:
        phrasings = [
            Phrasing(self, speaker, spelled)
            for speaker in range(self.category.count("/") + 1)
            for spelled in spelled_out(self.wording, speaker)
        ]
        several = self.category.isidentifier() and "/" in self.wording
        if several and spelled_out(self.wording, 0) != spelled_out(self.wording, 1):
            raise LexiconError(f"{self!r}: speaks for several, and has one category")
        if not phrasings:
            raise LexiconError(f"{self!r}: a wording needs a word or a slot")
        for field in self.constants:
            if all([field in phrasing.fields for phrasing in phrasings]):
                raise LexiconError(f"{self!r}: {field!r} is a slot and a constant")
        return phrasings

    def facts(self) -> str:
        """All in it that decides how a text is read, in one line."""
        meaning = self.meaning
        named: object = meaning
        if isinstance(meaning, type) and issubclass(meaning, Term):
            named = (meaning.__name__, meaning.fields, sorted(meaning.defaults.items()))
        return repr((self.category, self.wording, named, sorted(self.constants.items())))

    def meant(self, field: str, value: object) -> object:
        """What a value stands for that a wording gives to a field."""
        values = self.constants.get(field)
        if not isinstance(values, dict):
            return value
        if value not in values:
            known = ", ".join([str(each) for each in values])
            raise LexiconError(f"{self!r}: {field!r} can't be {value!r}, it can be: {known}")
        return values[value]

    def __repr__(self) -> str:
        meaning = self.meaning.__name__ if isinstance(self.meaning, type) else repr(self.meaning)
        constants = "".join([f", {name}={value!r}" for name, value in self.constants.items()])
        return f"Pattern({self.category!r}, {self.wording!r}, {meaning}{constants})"


class Lexicon:
    """Patterns in order, checked against each other. Iterates over its patterns, so that lexicons can be joined.

    `descriptions` says in a few words what a category is ("kind": "a kind of card"), for error messages; `synonyms`
    which words of the lexicon stand for words that people know from elsewhere ("graveyard": "discard pile").
    `headings` are words that begin a line, as regular expressions: who goes on with them after a sentence means a new
    line; `leads` are a line by themselves, though others follow them; `trailers` are one where they end a line with a
    heading. `nouns` are kinds of things of which "that ..." is said in place of "that card", where a text has spoken of
    no other since. `same` says which words are read as others, wherever they stand: "his or her" as "their"; these are
    no longer. `pronouns` says the same of single words outside quotation marks, of whatever length: "his" as "their".
    `labels` are those that may be proposed for a line that has none: they say no more of when and where it acts than
    it says itself.
    """

    def __init__(
        self,
        *parts: Iterable[Pattern],
        descriptions: Mapping[str, str] | None = None,
        synonyms: Mapping[str, str] | None = None,
        headings: Sequence[str] = (),
        leads: Sequence[str] = (),
        trailers: Sequence[str] = (),
        nouns: Sequence[str] = (),
        same: Mapping[str, str] | None = None,
        pronouns: Mapping[str, str] | None = None,
        labels: Sequence[str] = (),
    ) -> None:
        self.patterns: tuple[Pattern, ...] = tuple([pattern for part in parts for pattern in part])
        self.descriptions: dict[str, str] = dict(DESCRIPTIONS)
        self.synonyms: dict[str, str] = {}
        self.labels: set[str] = set(labels)
        for part in parts:
            if isinstance(part, Lexicon):
                self.labels |= part.labels
                self.descriptions.update(part.descriptions)
                self.synonyms.update(part.synonyms)
        self.descriptions.update(descriptions or {})
        self.synonyms.update(synonyms or {})
        self._headings = "|".join(headings)
        self._same = dict(same or {})
        self._pronouns = dict(pronouns or {})
        self._otherwise = re.compile("|".join([rf"\b{words}\b" for words in self._same])) if self._same else NOTHING
        self._unbroken = re.compile(rf"(?<=[.)]) (?=(?:{self._headings}))") if headings else NOTHING
        self._nouns = tuple(nouns)
        self._leads = "|".join(leads)
        self._led = re.compile(rf"^(?:{self._leads})\. (?=\S)", re.MULTILINE) if leads else NOTHING
        self._trailers = "|".join(trailers)
        self._trailing = (
            re.compile(rf"^(.*(?:{self._headings}).*[.)]) (?=(?:{self._trailers})\.$)", re.MULTILINE)
            if trailers
            else NOTHING
        )
        self._phrasings: list[Phrasing] = []
        self._categories: dict[str, list[Phrasing]] = {}
        self._printed: dict[str, list[Phrasing]] = {}
        self._classes: dict[str, type[Term]] = {}
        self._fingerprint = ""

    def __iter__(self) -> Iterator[Pattern]:
        return iter(self.patterns)

    def __len__(self) -> int:
        return len(self.patterns)

    @property
    def fingerprint(self) -> str:
        """A digest of all in the lexicon that decides how a text is read."""
        if not self._fingerprint:
            same = [*self._same.items(), *self._pronouns.items()]
            lines = [
                str(READING_VERSION),
                self._headings,
                *([self._leads] if self._leads else []),
                *([self._trailers] if self._trailers else []),
                *self._nouns,
                *[f"{one} = {two}" for one, two in same],
            ]
            lines += [pattern.facts() for pattern in self.patterns]
            self._fingerprint = hashlib.sha256("\n".join(lines).encode()).hexdigest()
        return self._fingerprint

    @property
    def phrasings(self) -> list[Phrasing]:
        """The ways in which its patterns can be said, in order.

        Raises:
            LexiconError: A pattern contradicts itself, or another.
        """
        if not self._phrasings:
            phrasings = [phrasing for pattern in self.patterns for phrasing in pattern.phrasings]
            _check(phrasings)
            self._classes = _classes_by_name(self.patterns)
            self._phrasings = phrasings
        return self._phrasings

    @property
    def categories(self) -> dict[str, list[Phrasing]]:
        """The phrasings by their categories."""
        if not self._categories:
            self._categories = _by_category(self.phrasings)
        return self._categories

    @property
    def printed(self) -> dict[str, list[Phrasing]]:
        """The same without those that can say nothing but what one before them says in other words."""
        if not self._printed:
            self._printed = {category: _printed(phrasings) for category, phrasings in self.categories.items()}
        return self._printed

    @property
    def classes(self) -> dict[str, type[Term]]:
        """The classes of all terms that its patterns build, by their names.

        Raises:
            LexiconError: Two have the same name.
        """
        if not self._classes:
            self._classes = _classes_by_name(self.patterns)
        return self._classes

    def knows(self, category: str) -> bool:
        """Is this a category of the lexicon, a built-in one, or a list of one?"""
        member, _ = split_list(category)
        return member in DESCRIPTIONS or member in self.categories

    def with_lines(self, text: str) -> str:
        """A text with a new line before each heading, all characters in their places."""
        broken = self._led.sub(lambda led: led[0][:-1] + "\n", self._unbroken.sub("\n", text))
        return self._trailing.sub(lambda line: line[0][:-1] + "\n", broken)

    def in_its_words(self, text: str) -> str:
        """A text with words for which it has others in these, all characters in their places."""
        return self._otherwise.sub(lambda match: self._same[match[0]].ljust(len(match[0])), text)

    def tokens(self, text: str) -> list[Token]:
        """The words of a text, those in its own for which it has others in these; each stands where it was written."""
        tokens = tokenise(self.in_its_words(text))
        ends = {match.start(): match.end() for match in self._otherwise.finditer(text)}
        quoted = False
        for token in tokens:
            quoted = quoted != (token.text == '"')
            if not quoted and token.text.lower() in self._pronouns and (token.opening or token.text.islower()):
                own = self._pronouns[token.text.lower()]
                token.text = own if token.text.islower() else own.capitalize()
            token.end = ends.get(token.start, token.end)
        return with_cards_meant(tokens, self._nouns) if self._nouns else tokens

    def describe(self, category: str) -> str:
        """What a category is, in a few words."""
        member, _ = split_list(category)
        article = "an" if member[0] in "aeiou" else "a"
        return self.descriptions.get(member, f"{article} {member.replace('_', ' ')}")


def with_cards_meant(tokens: list[Token], nouns: tuple[str, ...]) -> list[Token]:
    """The words of a text with "that card" for "that Hero", where the last card it spoke of was called a Hero, too."""
    last = ""
    said: list[Token] = []
    for number, token in enumerate(tokens):
        if token.text in nouns and number and tokens[number - 1].text == "that" and token.text == last:
            token.text = "card"
        elif token.text in nouns:
            last = token.text
        elif token.text in ("card", "cards", "Super", "\n", '"') or token.text.rstrip("es") in nouns:
            last = ""
        said.append(token)
    return said


def same(value: object, other: object) -> bool:
    """Equal, and of the same type: True is not 1 here."""
    return type(value) is type(other) and value == other


def _by_category(phrasings: list[Phrasing]) -> dict[str, list[Phrasing]]:
    categories: dict[str, list[Phrasing]] = {}
    for phrasing in phrasings:
        categories.setdefault(phrasing.category, []).append(phrasing)
    return categories


def _check(phrasings: list[Phrasing]) -> None:
    categories = _by_category(phrasings)
    seen: dict[tuple[str, tuple[str, ...]], Phrasing] = {}
    for phrasing in phrasings:
        _check_categories(phrasing, categories)
        for row in phrasing.rows:
            other = seen.setdefault((phrasing.category, row), phrasing)
            if not phrasing.means_the_same_as(other):
                raise LexiconError(f"{phrasing!r}: the same words as {other!r}: {phrasing.wording!r}")
    _check_cycles(categories)


def _check_categories(phrasing: Phrasing, categories: dict[str, list[Phrasing]]) -> None:
    name = phrasing.category
    if name in DESCRIPTIONS or "+" in name or not name.isidentifier():
        raise LexiconError(f"{phrasing!r}: {name!r} can't be the name of a category of your own")
    for slot in phrasing.slots:
        member, _ = split_list(slot.category)
        if member not in DESCRIPTIONS and member not in categories:
            raise LexiconError(f"{phrasing!r}: there is no category {slot.category!r}")


def _check_cycles(categories: dict[str, list[Phrasing]]) -> None:
    """A category that is a bare slot of itself, even by way of others, could be read without end."""
    inside = {category: _bare_slots(phrasings) for category, phrasings in categories.items()}
    for start, direct in inside.items():
        reached: set[str] = set()
        waiting = list(direct)
        while waiting:
            category = waiting.pop()
            if category not in reached:
                reached.add(category)
                waiting += inside.get(category, [])
        if start in reached:
            culprit = next(phrasing for phrasing in categories[start] if _bare_slot(phrasing) in reached)
            raise LexiconError(f"{culprit!r}: the category {start!r} is said by itself alone")


def _bare_slots(phrasings: list[Phrasing]) -> list[str]:
    return [member for member in [_bare_slot(phrasing) for phrasing in phrasings] if member]


def _bare_slot(phrasing: Phrasing) -> str:
    """The category that the phrasing can be without a word of its own, or nothing."""
    for row in phrasing.rows:
        if len(row) == 1 and not row[0].startswith("'"):
            member, join = split_list(row[0])
            return member if join in (None, "", "\n", ",") else ""
    return ""


def _printed(phrasings: list[Phrasing]) -> list[Phrasing]:
    """The phrasings without those that can say nothing but what one before them says in other words."""
    kept: dict[tuple[object, ...], Phrasing] = {}
    for phrasing in phrasings:
        slots = sorted([(slot.field, slot.category, slot.plural is None, slot.plural) for slot in phrasing.slots])
        said = phrasing.given if isinstance(phrasing.meaning, type) else phrasing.meaning
        kept.setdefault((id(phrasing.pattern), tuple(slots), repr(said)), phrasing)
    return list(kept.values())


def _classes_by_name(patterns: Sequence[Pattern]) -> dict[str, type[Term]]:
    classes: dict[str, type[Term]] = {}
    for pattern in patterns:
        for meaning in _classes_of(pattern):
            other = classes.setdefault(meaning.__name__, meaning)
            if other is not meaning:
                raise LexiconError(f"{pattern!r}: two classes have the name {meaning.__name__}")
    return classes


def _classes_of(pattern: Pattern) -> list[type[Term]]:
    """The classes of all terms that the pattern builds, those of its constants included."""
    meaning = pattern.meaning
    found: list[type[Term]] = []
    waiting: list[object] = list(pattern.constants.values())
    if isinstance(meaning, type) and issubclass(meaning, Term):
        found.append(meaning)
        waiting += meaning.defaults.values()
    while waiting:
        value = waiting.pop()
        if isinstance(value, tuple):
            waiting += value
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, Term):
            found.append(type(value))
            waiting += value.values()
    return found
