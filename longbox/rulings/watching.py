"""Watching cards: while a run is watched, they note what is read of them.

A watched card is the same object, of a class that looks after its attributes. What is printed on it is a copy for this
card alone, as otherwise nobody could tell of which of two equal cards a cost was read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any, Final

from longbox.kernel.cards import Card, Definition
from longbox.rulings.reads import CALLED, IS, NAME, PRINTED_NAME, Reads
from longbox.rulings.words import plain


class Watch:
    """One run that is watched.

    Attributes:
        reads: What was read.
        prints: What is printed on each watched card, by its serial number.
    """

    def __init__(self, reads: Reads) -> None:
        self.reads = reads
        self.prints: dict[int, Any] = {}
        self._changed: list[tuple[Any, type]] = []

    def begin(self, card: Card[Any]) -> None:
        """Watch a card from now on."""
        kind = type(card)
        if not issubclass(kind, WatchedCard):
            self._changed.append((card, kind))
            card.__class__ = watched(WatchedCard, kind, ())

    def end(self) -> None:
        """Watch no card any more."""
        for card, kind in self._changed:
            card.__class__ = kind


class WatchedCard:
    """What a watched card does otherwise than any card."""

    __slots__ = ()

    serial: int

    @property
    def definition(self) -> Any:
        """What is printed on the card."""
        printed = PRINT.__get__(self)
        watch = _now[-1]
        if watch is None:
            return printed
        if self.serial not in watch.prints:
            watch.prints[self.serial] = watched_print(self.serial, printed)
        return watch.prints[self.serial]

    @property
    def name(self) -> str:
        """Its name, by which it can be told from all others."""
        if _now[-1] is not None:
            _now[-1].reads.note(self.serial, CALLED if _now[-1].reads.comparing else NAME)
        return str(PRINTED_NAME.__get__(self))

    def key(self) -> str:
        """Its name, to be said or to be compared with what was said."""
        if _now[-1] is not None:
            _now[-1].reads.note(self.serial, CALLED)
        return str(PRINTED_NAME.__get__(self))

    __str__ = key


class WatchedPrint:
    """What the copy of a print does otherwise than any. It is equal to all prints of the same card."""

    __slots__ = ()

    def __getattribute__(self, what: str) -> Any:
        watch = _now[-1]
        if watch is None or what.startswith("__") or isinstance(getattr(type(self), what, None), FunctionType):
            return object.__getattribute__(self, what)
        with unwatched():
            value = object.__getattribute__(self, what)
        watch.reads.note_value(self._of()[0], what, value)
        return value

    def _of(self) -> tuple[int, Definition]:
        """The serial number of the card, and what is printed on all cards that are the same."""
        found: tuple[int, Definition] = object.__getattribute__(self, "of_card")
        return found

    def _identified(self) -> Definition:
        """What is printed on all cards that are the same, now that somebody asks whether this is one."""
        serial, printed = self._of()
        if _now[-1] is not None:
            _now[-1].reads.note(serial, NAME)
        return printed

    def __eq__(self, other: object) -> bool:
        return self._identified() is (other._identified() if isinstance(other, WatchedPrint) else other)

    def __hash__(self) -> int:
        return hash(self._identified())

    def is_called(self, name: str) -> bool:
        """Whether this is its name."""
        serial, printed = self._of()
        if _now[-1] is not None:
            _now[-1].reads.note(serial, IS + name)
        return printed.is_called(name)


PRINT: Final = vars(Card)["definition"]

_now: list[Watch | None] = [None]
_watched: dict[type, Any] = {}


def watched(watching: type, kind: type, slots: tuple[str, ...]) -> Any:
    """The watched kind of something."""
    if kind not in _watched:
        _watched[kind] = type(kind.__name__, (watching, kind), {"__slots__": slots})
    return _watched[kind]


def watched_print(serial: int, printed: Definition) -> Any:
    """A copy of what is printed on a card."""
    kind = watched(WatchedPrint, type(printed), ("of_card",))
    copy = kind.__new__(kind)
    for base in type(printed).__mro__:
        for slot in vars(base).get("__slots__", ()):
            object.__setattr__(copy, slot, object.__getattribute__(printed, slot))
    object.__setattr__(copy, "of_card", (serial, printed))
    return copy


def can_watch() -> bool:
    """Whether reading can be noticed: not so where cards are compiled."""
    return isinstance(Card.key, FunctionType)


@contextmanager
def watching(reads: Reads) -> Iterator[None]:
    """Note what is read meanwhile of the cards that are laid."""
    watch = Watch(reads)
    reads.watch = watch.begin if can_watch() else None
    _now.append(watch)
    try:
        yield
    finally:
        _now.pop()
        watch.end()


@contextmanager
def unwatched() -> Iterator[None]:
    """Note nothing meanwhile."""
    _now.append(None)
    try:
        yield
    finally:
        _now.pop()


@contextmanager
def comparing() -> Iterator[None]:
    """Names that are read meanwhile are only compared with words of the ruling."""
    watch = _now[-1]
    before = watch is not None and watch.reads.comparing
    if watch is not None:
        watch.reads.comparing = True
    try:
        yield
    finally:
        if watch is not None:
            watch.reads.comparing = before


def is_among(words: str, line: str) -> bool:
    """Whether words of the ruling stand in a line."""
    if _now[-1] is not None:
        _now[-1].reads.note_words(line, plain(words))
    return plain(words) in plain(line)


def names_in_any_order(cards: list[Card[Any] | None]) -> list[str | None]:
    """What cards are called, for who doesn't care which of them lies where; none for a card that isn't seen."""
    watch = _now[-1]
    with unwatched():
        names = [None if card is None else card.key() for card in cards]
    if watch is not None:
        watch.reads.note_in_any_order([card.serial for card in cards if card is not None])
    return names
