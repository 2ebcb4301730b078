"""What a card's text is read into: trees of small immutable terms.

An effect, a condition, a kind of card, a number of cards: each is a `Term`. Terms are compared by
value, print as the call that builds them, and pickle.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

# As what a term refers to something that its text spoke of before.
PRONOUN: Final = "it"
WORD: Final = "that"
PLAYER: Final = "that player"
VICTIM: Final = "the player to whom it happens"
DEED: Final = "if you do"
MEASURE: Final = "this way"
DOER: Final = "he or she"


@mypyc_attr(allow_interpreted_subclasses=True)
class Term:
    """A value with named fields, which never changes once it is built.

    A subclass lists its `fields` in the order of its `__init__`, and stores each under its own name.
    A field that a wording need not mention stands in `defaults`, with the value that it then has.

    What its text can go on to speak of, and what it refers to itself, it declares as well, so that references are
    bound while a text is read (`longbox.language.bindings`):

    Attributes:
        order: The fields in the order in which a text is resolved, where that is not the order of `fields`.
        mentions: The fields of whose cards the text can speak from there on.
        opens: What else its parts can speak of already, in words: `PLAYER`, `VICTIM`, "this card".
        brings: What else the text can speak of once it is over: `DEED`, "the discarded card".
        measures: What it does so much of, for "this way": "damage healed".
        refers: As what it refers to something said before: `PRONOUN`, `WORD`, `PLAYER`, `DEED`, `MEASURE`, `DOER`;
            nothing, if it doesn't.
        outright: Whether the text chose none of its cards, so that "it" can mean them, but no "that ...".
        named: Whether it means certain cards and not any of a sort.
        spoken_to: Whether it is who is spoken to, so that no "it" can mean it.
        several: Whether what it tells to do is done by several players, each on their own.
        begins: Whether nothing that was said before is spoken of any more.
        speaks: Whether a text speaks of it from there on wherever it stands, other than in what `asks`.
        asks: Whether it only asks about, or describes, what stands in it, so that nothing there is spoken of.
        tells: The field of the players who do what its other fields say: they are "he or she" there.
        forks: The fields that are done in place of the one before, or of which one item is done.
        roles: What can be said of a field's cards alone of all that its sentence speaks of: "stunned".
        role: As what of these it refers to cards.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, object]] = {}
    order: ClassVar[tuple[str, ...]] = ()
    mentions: ClassVar[tuple[str, ...]] = ()
    opens: ClassVar[tuple[str, ...]] = ()
    brings: ClassVar[tuple[str, ...]] = ()
    measures: ClassVar[tuple[str, ...]] = ()
    refers: ClassVar[str] = ""
    outright: ClassVar[bool] = False
    named: ClassVar[bool] = False
    spoken_to: ClassVar[bool] = False
    several: ClassVar[bool] = False
    begins: ClassVar[bool] = False
    speaks: ClassVar[bool] = False
    asks: ClassVar[bool] = False
    tells: ClassVar[str] = ""
    forks: ClassVar[tuple[str, ...]] = ()
    roles: ClassVar[dict[str, str]] = {}
    role: ClassVar[str] = ""

    def values(self) -> tuple[object, ...]:
        """The values of the fields, in order."""
        return tuple([getattr(self, field) for field in self.fields])

    def brought(self) -> tuple[str, ...]:
        """What else the text can speak of once it is over, where that depends on what it says of it."""
        return self.brings

    def sorts(self) -> tuple[str, ...]:
        """The sorts of things that it can mean, such as types of cards; none if it can mean any."""
        return ()

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
