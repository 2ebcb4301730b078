"""What a card's text is read into: trees of small immutable terms.

An effect, a condition, a kind of card, a number of cards: each is a `Term`. Terms are compared by
value, print as the call that builds them, and pickle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

# As what a term refers to something that its text spoke of before.
PRONOUN: Final = "it"
WORD: Final = "that"
PLAYER: Final = "that player"
CALLED_SO: Final = "the ... card"
VICTIM: Final = "the player to whom it happens"
DEED: Final = "if you do"
THEIR_DEED: Final = "if he or she does"
SEEN: Final = "of them"
MEASURE: Final = "this way"
NUMBER: Final = "X"
AMOUNT: Final = "that much"
EVENT: Final = "instead"
DOER: Final = "he or she"

# What a part of a text can need, other than something of a field of its own.
CARD: Final = "the card that the text stands on"
PLACE: Final = "where that card lies"
MOMENT: Final = "when it is read"

# Where all cards lie that a part of a text can mean, where it says so.
IN_PLAY: Final = "in play"
OUT_OF_PLAY: Final = "out of play"

ENDLESS: Final = 1_000_000_000
"""More than anything is ever counted to."""


class Bearer(NamedTuple):
    """The card that a text stands on.

    Attributes:
        sorts: What it is: its types, its title; any, if there are none.
        names: What its text calls it.
    """

    sorts: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Need(NamedTuple):
    """What a part of a text needs, or else it is never so, never done, never paid.

    Attributes:
        of: The field whose cards must be such; or `CARD`, `PLACE` or `MOMENT`.
        able: The sorts of cards that will do, or the places, or the moments.
        words: What no other sort can do ("attack"), or why it must be so, as a whole sentence after "as ...".
        rule: The rule that says so, without its game.
        better: What would be right.
    """

    of: str
    able: tuple[str, ...]
    words: str
    rule: str = ""
    better: str = ""


class Bound(NamedTuple):
    """Within what bounds something must lie, so that a part of a text is so.

    Attributes:
        of: What is counted or asked. What is or isn't so is 1 or 0.
        least: The least that it must be.
        most: The most that it may be.
    """

    of: Any
    least: int
    most: int


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
        refers: As what it refers to something said before: `PRONOUN`, `WORD`, `CALLED_SO`, `PLAYER`, `DEED`,
            `THEIR_DEED`, `SEEN`, `MEASURE`, `NUMBER`, `AMOUNT`, `EVENT`, `DOER`; nothing, if it doesn't.
        said: The word by which it refers to that, where this isn't told from what stands in it: "they", "their".
        last: What of the last effect that left one it asks about, where it asks for a measure: `AMOUNT` or `DEED`.
        outright: Whether the text chose none of its cards, so that "it" can mean them, but no "that ...".
        named: Whether it means certain cards and not any of a sort.
        spoken_to: Whether it is who is spoken to, so that no "it" can mean it.
        several: Whether what it tells to do is done by several players, each on their own.
        done_apart: Whether what is done in it is not meant by "if you do" after it: others do it, or it is done often.
        x_ends: Whether the X that it explains is known in it alone, and not in what follows it.
        begins: Whether nothing that was said before is spoken of any more.
        speaks: Whether a text speaks of it from there on wherever it stands, other than in what `asks`.
        speaks_anywhere: Whether a text speaks of it even where it stands in what only asks: "target ...".
        asks: Whether it only asks about, or describes, what stands in it, so that nothing there is spoken of.
        silent: Whether nothing that stands in it is spoken of after it, be it mentioned by one of its parts.
        tells: The field of the players who do what its other fields say: they are "he or she" there.
        doer: What those are called who do what its fields say, where none of these names them: "each player".
        acts_in_play: Whether it does something to cards in play alone, so that no "it" in it can mean one elsewhere.
        forks: The fields that are done in place of the one before, or of which one item is done.
        roles: What can be said of a field's cards alone of all that its sentence speaks of: "stunned".
        role: As what of these it refers to cards.
        stays: Whether what it brings is spoken of in all that follows, whatever begins anew.
        gathers: Whether all cards of which it speaks are in one place.
        apart: Whether the cards of its fields are different ones, as nobody attacks himself.
        weighs_own: Whether an "it" in it that can mean the card to which it does something can mean one of before, too.
        is_price: Whether it is what is paid for what follows, so that an "it" there can mean what it waits for as well.
        is_place: Whether it means where something is, and not that itself.
        upon: The field of the cards to which those of another do something: a word for both means these, said last.
        asked_first: Whether what stands in it is asked before anything is paid or done, as a target is chosen by it.
        comes_first: Whether what stands in it is known before anything is asked: it is what a text waits for.

    And what it needs, so that what can never be so is found as its card is read (`longbox.texts.dead`):

    Attributes:
        needs: What it needs of its cards, and of where it stands.
        of_sorts: The sorts of cards of which it can ever be so; any, if there are none.
        at_once: The fields that must all be so of the same cards, or at the same time.
        not_zero: The fields that are numbers, with 0 of which it does nothing.
        lies_in: Where the card lies as what stands in it is read; as before, if nothing is said.
        read_when: When what stands in it is read; as before, if nothing is said.
        elsewhere: Whether what stands in it is read on other cards than its own.
        vain: What can be said of it where it needs something that never is.

    Two marks are no part of its value. They are set as a card is made of its text, and tell play what was bound:

    Attributes:
        spoken_as: What it brings up is known by this, if a word of its text means that.
        bound_to: What a word that refers to something means: the `spoken_as` of all that can have brought that up.
    """

    fields: ClassVar[tuple[str, ...]] = ()
    defaults: ClassVar[dict[str, object]] = {}
    order: ClassVar[tuple[str, ...]] = ()
    mentions: ClassVar[tuple[str, ...]] = ()
    opens: ClassVar[tuple[str, ...]] = ()
    brings: ClassVar[tuple[str, ...]] = ()
    measures: ClassVar[tuple[str, ...]] = ()
    refers: ClassVar[str] = ""
    said: ClassVar[str] = ""
    last: ClassVar[str] = ""
    outright: ClassVar[bool] = False
    named: ClassVar[bool] = False
    spoken_to: ClassVar[bool] = False
    several: ClassVar[bool] = False
    done_apart: ClassVar[bool] = False
    x_ends: ClassVar[bool] = False
    begins: ClassVar[bool] = False
    speaks: ClassVar[bool] = False
    speaks_anywhere: ClassVar[bool] = False
    asks: ClassVar[bool] = False
    silent: ClassVar[bool] = False
    tells: ClassVar[str] = ""
    doer: ClassVar[str] = ""
    acts_in_play: ClassVar[bool] = False
    forks: ClassVar[tuple[str, ...]] = ()
    roles: ClassVar[dict[str, str]] = {}
    role: ClassVar[str] = ""
    stays: ClassVar[bool] = False
    gathers: ClassVar[bool] = False
    apart: ClassVar[bool] = False
    weighs_own: ClassVar[bool] = False
    is_price: ClassVar[bool] = False
    is_place: ClassVar[bool] = False
    upon: ClassVar[str] = ""
    asked_first: ClassVar[bool] = False
    comes_first: ClassVar[bool] = False
    needs: ClassVar[tuple[Need, ...]] = ()
    of_sorts: ClassVar[tuple[str, ...]] = ()
    at_once: ClassVar[tuple[str, ...]] = ()
    not_zero: ClassVar[tuple[str, ...]] = ()
    lies_in: ClassVar[tuple[str, ...]] = ()
    read_when: ClassVar[tuple[str, ...]] = ()
    elsewhere: ClassVar[bool] = False
    vain: ClassVar[str] = "it says what can never be so"
    spoken_as: str = ""
    bound_to: tuple[str, ...] = ()

    def values(self) -> tuple[object, ...]:
        """The values of the fields, in order."""
        return tuple([getattr(self, field) for field in self.fields])

    def brought(self) -> tuple[str, ...]:
        """What else the text can speak of once it is over, where that depends on what it says of it."""
        return self.brings

    def explains_x(self) -> str:
        """The field from which on the text can say X, as this says which number that is; nothing if it doesn't."""
        return ""

    def sorts(self) -> tuple[str, ...]:
        """The sorts of things that it can mean, such as types of cards; none if it can mean any."""
        return ()

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        """The sorts of cards that it can mean on a card; any, if there are none."""
        return () if self.refers == MEASURE else self.sorts() or self.describes()

    def unclear(self) -> str:
        """Why it is unclear wherever it is said, and what to say instead; nothing if it is clear."""
        return ""

    def found_where(self) -> str:
        """Where all cards lie that it can mean: `IN_PLAY` or `OUT_OF_PLAY`; nothing, if it can be either."""
        return ""

    def describes(self) -> tuple[str, ...]:
        """The sorts of cards of which it can ever be so, where that depends on what it says; any, if there are none."""
        return self.of_sorts

    def bounds(self) -> tuple[Bound, ...]:
        """What must lie within which bounds, so that it is so."""
        return ()

    def are_many(self) -> bool:
        """Whether it means several cards: "each enemy", "two Heroes"."""
        return False

    def can_mean_many(self) -> bool:
        """Whether it can refer to several cards, as "them" can, and "it" can't."""
        return False

    def in_plural(self) -> Term | None:
        """What refers to several cards where it refers to one: "those Heroes" for "that Hero"."""
        return None

    def is_unlikely(self) -> bool:
        """Whether nobody would say it so: where the words can be read in another way, too, that is meant."""
        return False

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

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        if self.spoken_as or self.bound_to:
            return marked, (type(self), self.values(), self.spoken_as, self.bound_to)
        return type(self), self.values()

    def known_as(self) -> str:
        """What it brings up is known by this; by nothing, if no word of its text means that."""
        return self.spoken_as

    def with_values(self, values: Sequence[object]) -> Term:
        """The same term with other values. It means what this one means, and is meant by the same words."""
        return marked(type(self), tuple(values), self.spoken_as, self.bound_to)


def marked(kind: type[Term], values: tuple[object, ...], spoken_as: str, bound_to: tuple[str, ...]) -> Term:
    """A term with what was bound of it."""
    term = kind(*values)
    term.spoken_as = spoken_as
    term.bound_to = bound_to
    return term


def parts_of(meaning: object) -> list[Term]:
    """All terms of a meaning, each before those that it is made of, in the order in which they are said."""
    if isinstance(meaning, tuple):
        return [part for value in meaning for part in parts_of(value)]
    if not isinstance(meaning, Term):
        return []
    return [meaning, *parts_of(meaning.values())]


def unlikely_in(reading: object) -> int:
    """How much there is in a reading that nobody would say so."""
    return sum([part.is_unlikely() for part in parts_of(reading)])
