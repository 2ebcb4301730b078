"""What a card's text is read into: trees of small immutable terms.

An effect, a condition, a kind of card, a number of cards: each is a `Term`. Terms are compared by
value, print as the call that builds them, and pickle.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """A value with named fields, which never changes once it is built.

    A subclass lists its `fields` in the order of its `__init__`, and stores each under its own name.
    A field that a wording need not mention stands in `defaults`, with the value that it then has.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, object]] = {}

    def values(self) -> tuple[object, ...]:
        """The values of the fields, in order."""
        return tuple([getattr(self, field) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        assert isinstance(other, Term)
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        arguments = ", ".join([f"{field}={value!r}" for field, value in zip(self.fields, self.values(), strict=True)])
        return f"{type(self).__name__}({arguments})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), self.values()
