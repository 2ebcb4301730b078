"""What can be changed in a meaning, one place at a time: what the lexicon offers instead of what stands there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final

from longbox.language import Lexicon, Phrasing, UnwritableTerm, Writer
from mutants.derivation import Derivation, Part

NUMBERS: Final = ("number", "count", "integer", "signed")
NAMES: Final = ("name", "word")
GENERAL: Final = "card"
"""The word for anything at all, which every kind of card is tried against."""
ADDED: Final = frozenset(["you", "may", "another", "other", "any", "not", "non"])
"""The words that a wording may have more to stand for another: what makes a text allow, turn over, or leave out."""

SLOT: Final = re.compile(r"\{\w+:([^{}]*?)(?:/(?:plural|singular))?\}")
MARK: Final = re.compile(r"\{(?:plural|singular|number|neutral)\}")


class Changes:
    """Finds the changes of meanings. It has seen some texts, whose names it puts in the place of others."""

    def __init__(self, lexicon: Lexicon, category: str, meanings: list[object]) -> None:
        self.category = category
        self._lexicon = lexicon
        self._derivation = Derivation(lexicon)
        self._writer = Writer(lexicon)
        self._names: dict[str, list[object]] = {}
        for meaning in meanings:
            self._note_names(meaning)

    def texts(self, meaning: object) -> list[str]:
        """All texts that say something else than a meaning in one place."""
        whole = self._derivation.find(meaning, self.category)
        assert whole is not None
        texts: dict[str, None] = {}
        for changed in self._changed(whole):
            try:
                texts[self._writer.write(changed, self.category)] = None
            except UnwritableTerm:
                continue
        texts.pop(self._writer.write(meaning, self.category), None)
        return list(texts)

    def _note_names(self, meaning: object) -> None:
        whole = self._derivation.find(meaning, self.category)
        assert whole is not None
        for part in whole.all_parts():
            known = self._names.setdefault(part.category, []) if part.category in NAMES else []
            if part.value not in known:
                known.append(part.value)

    def _changed(self, part: Part) -> Iterator[object]:
        """The meaning of a part with one change, in the part itself or in one within it."""
        yield from self._instead_of(part)
        for place, inner in part.inner:
            for value in self._changed(inner):
                yield part.with_inner(place, value)

    def _instead_of(self, part: Part) -> Iterator[object]:
        """What can stand in the place of a part."""
        if part.category in NUMBERS:
            assert isinstance(part.value, int)
            yield from (part.value + 1, part.value - 1)
        elif part.category in NAMES:
            yield from self._other_names(part)
        elif part.is_list:
            yield from without_one(part)
        elif part.pattern is not None and not part.pattern.is_transparent:
            yield from other_numbers(part, part.pattern)
            yield from self._raised(part)
            yield from self._by_other_patterns(part, part.pattern)
        elif part.pattern is not None:
            yield from self._around(part)

    def _around(self, part: Part) -> Iterator[object]:
        """What patterns say that stand where a part is only handed on: "you may" before it, any card instead of it."""
        for other in self._reached(part.category, set()):
            for handed, pattern in handed_on(part):
                values = filled(other, handed)
                if values is not None and (adds_words(pattern, other) or is_general(other)):
                    yield other.build(values)

    def _reached(self, category: str, seen: set[str]) -> Iterator[Phrasing]:
        """The patterns that say something in a category, or in one that it hands on to."""
        seen.add(category)
        for pattern in self._lexicon.printed[category]:
            if not pattern.is_transparent:
                yield pattern
            elif pattern.slots[0].category not in seen and pattern.slots[0].category in self._lexicon.printed:
                yield from self._reached(pattern.slots[0].category, seen)

    def _other_names(self, part: Part) -> Iterator[object]:
        """The name that comes after this one among those of the texts."""
        names = self._names[part.category]
        yield names[(names.index(part.value) + 1) % len(names)]

    def _raised(self, part: Part) -> Iterator[object]:
        """What is left when all is dropped but one part: a condition, a clause, what narrows a kind of card."""
        for _, inner in part.inner:
            for _, each in inner.inner if inner.is_list else [("", inner)]:
                if self._derivation.find(each.value, part.category) is not None:
                    yield each.value

    def _by_other_patterns(self, part: Part, pattern: Phrasing) -> Iterator[object]:
        """What other patterns of the category say with the same parts, or with some of them."""
        nearest: list[tuple[float, object]] = []
        for other in self._patterns_of(part.category):
            values = filled(other, part)
            if values is None or other is pattern:
                continue
            value = other.build(values)
            if value == part.value:
                continue
            if drops_words(pattern, other) or adds_words(pattern, other) or is_general(other):
                yield value
            elif len(values) == len(pattern.slots):
                nearest.append((-likeness(pattern, other), value))
        if nearest:
            yield min(nearest, key=lambda found: found[0])[1]

    def _patterns_of(self, category: str) -> Iterator[Phrasing]:
        """The patterns of a category; those that it is handed on to, where it has one of its own alone."""
        printed = self._lexicon.printed[category]
        own = [pattern for pattern in printed if not pattern.is_transparent]
        yield from own
        for pattern in printed if len(own) == 1 else []:
            if pattern.is_transparent:
                yield from self._lexicon.printed[pattern.slots[0].category]


def without_one(part: Part) -> Iterator[object]:
    """A list without each of its members."""
    assert isinstance(part.value, tuple)
    for number in range(len(part.value)):
        yield part.value[:number] + part.value[number + 1 :]


def other_numbers(part: Part, pattern: Phrasing) -> Iterator[object]:
    """A part that says a number in words of its own ("1 damage", "once"), with one more and one less."""
    for field, number in pattern.fixed.items():
        if type(number) is int:
            yield from (part.with_inner(field, number + 1), part.with_inner(field, number - 1))


def handed_on(part: Part) -> Iterator[tuple[Part, Phrasing]]:
    """A part that is only handed on, and those that it is handed on to, each with the pattern that does so."""
    while part.pattern is not None and part.pattern.is_transparent:
        yield part, part.pattern
        part = part.inner[0][1]


def filled(pattern: Phrasing, part: Part) -> list[object] | None:
    """The values for the slots of a pattern, out of the parts of another: by field, else by category."""
    left = {place: inner for place, inner in part.inner if isinstance(place, str)}
    values: list[object] = []
    for slot in pattern.slots:
        fitting = [field for field, inner in left.items() if inner.category == slot.category]
        if not fitting:
            return None
        values.append(left.pop(slot.field if slot.field in fitting else fitting[0]).value)
    return values


def is_general(pattern: Phrasing) -> bool:
    """Whether a pattern says nothing but that something is a card."""
    return words_of(pattern) == [GENERAL]


def words_of(pattern: Phrasing) -> list[str]:
    """The words of a pattern in the singular, with the categories of its slots."""
    wording = MARK.sub("", SLOT.sub(r"{\1}", pattern.wording))
    wording = re.sub(r"\[([^|\[\]]*)\|[^\[\]]*\]", r"\1", re.sub(r"\((?:e?s)\)", "", wording))
    return wording.split()


def drops_words(pattern: Phrasing, other: Phrasing) -> bool:
    """Whether another pattern has nothing but words of a pattern, in their order."""
    return all([kind in ("equal", "delete") for kind, *_ in opcodes(words_of(pattern), words_of(other))])


def adds_words(pattern: Phrasing, other: Phrasing) -> bool:
    """Whether another pattern has all words of a pattern, and nothing more but words such as "may"."""
    words = words_of(other)
    changes = opcodes(words_of(pattern), words)
    added = [word for kind, _, _, start, end in changes if kind == "insert" for word in words[start:end]]
    return all([kind in ("equal", "insert") for kind, *_ in changes]) and ADDED.issuperset(added)


def likeness(pattern: Phrasing, other: Phrasing) -> float:
    """How alike two patterns are, letter by letter: from 0 to 1."""
    return SequenceMatcher(None, " ".join(words_of(pattern)), " ".join(words_of(other)), autojunk=False).ratio()


def opcodes(words: list[str], others: list[str]) -> Sequence[tuple[str, int, int, int, int]]:
    """What makes others out of some words."""
    return SequenceMatcher(None, words, others, autojunk=False).get_opcodes()


def marked(text: str, changed: str) -> str:
    """A text with its change marked: "Draw [two → three] cards."."""
    words, others = text.split(), changed.split()
    shorter = min(len(words), len(others))
    before = next((number for number in range(shorter) if words[number] != others[number]), shorter)
    after = next((number for number in range(shorter - before) if words[-1 - number] != others[-1 - number]), shorter)
    after = min(after, shorter - before)
    old, new = words[before : len(words) - after], others[before : len(others) - after]
    change = f"[{' '.join(old)} → {' '.join(new)}]"
    return " ".join([*words[:before], change, *words[len(words) - after :]])
