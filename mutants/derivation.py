"""How a meaning is said: which pattern says which part of it."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.kernel.terms import Term
from longbox.language import Lexicon, Phrasing
from longbox.language.builtin import DESCRIPTIONS, written
from longbox.language.wording import split_list


class Part:
    """A part of a meaning, as it is said in a category.

    Attributes:
        category: The category.
        value: The meaning of the part.
        pattern: The pattern that says it; none for a list, a number or a name.
        inner: The parts in its slots, by field; the members of a list, by number.
    """

    __slots__ = ("category", "inner", "pattern", "value")

    def __init__(
        self, category: str, value: object, pattern: Phrasing | None, inner: list[tuple[str | int, Part]]
    ) -> None:
        self.category = category
        self.value = value
        self.pattern = pattern
        self.inner = inner

    @property
    def is_list(self) -> bool:
        """Whether its inner parts are the members of a list."""
        return split_list(self.category)[1] is not None

    def with_inner(self, place: str | int, value: object) -> object:
        """The meaning with another one at the place of an inner part."""
        if isinstance(place, int):
            assert isinstance(self.value, tuple)
            return (*self.value[:place], value, *self.value[place + 1 :])
        if self.pattern is not None and self.pattern.is_transparent:
            return value
        assert isinstance(self.value, Term)
        fields = dict(zip(self.value.fields, self.value.values(), strict=True))
        return type(self.value)(**(fields | {place: value}))

    def all_parts(self) -> Iterator[Part]:
        """This part and all within it."""
        yield self
        for _, part in self.inner:
            yield from part.all_parts()


class Derivation:
    """Finds how meanings are said by the patterns of a lexicon, as its writer says them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._handing_on: list[tuple[str, int]] = []

    def find(self, value: object, category: str) -> Part | None:
        """How a value is said in a category; none if there are no words for it."""
        member, join = split_list(category)
        if join is not None:
            return self._find_list(value, category, member)
        if category in DESCRIPTIONS:
            return None if written(value, category) is None else Part(category, value, None, [])
        for pattern in self.lexicon.printed[category]:
            if pattern.fits(value) and (part := self._find_by(pattern, value)) is not None:
                return part
        return None

    def _find_list(self, value: object, category: str, member: str) -> Part | None:
        if not isinstance(value, tuple):
            return None
        parts = [self.find(each, member) for each in value]
        found = [(number, part) for number, part in enumerate(parts) if part is not None]
        return Part(category, value, None, [*found]) if len(found) == len(value) else None

    def _find_by(self, pattern: Phrasing, value: object) -> Part | None:
        """How a pattern says a value. One that only hands on is not tried within itself."""
        step = (pattern.category, id(value))
        if pattern.is_transparent and step in self._handing_on:
            return None
        self._handing_on.append(step)
        part = self._with_slots(pattern, value)
        self._handing_on.pop()
        return part

    def _with_slots(self, pattern: Phrasing, value: object) -> Part | None:
        inner: list[tuple[str | int, Part]] = []
        for slot in pattern.slots:
            said = value if pattern.is_transparent else getattr(value, slot.field)
            part = self.find(said, slot.category)
            if part is None:
                return None
            inner.append((slot.field, part))
        return Part(pattern.category, value, pattern, inner)
