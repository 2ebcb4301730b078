"""Which parts of which cards were resolved, and did what they name.

Every part of every card's meaning is wrapped while games are played. A part counts once it did, in a game, what its
class names. Compiled code can't be wrapped; the plain build has the same rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, NamedTuple
from unittest.mock import patch

from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import Term


class Part(NamedTuple):
    """A part of a card's meaning, and how it is to come out.

    Attributes:
        card: What tells the card from others.
        where: The way to the part: "played > IfElse > condition > ItIs".
        node: The identity of the term; the name of its class, if it is made later.
        outcome: How it came out, where that differs.
    """

    card: str
    where: str
    node: int | str
    outcome: object

    def words(self) -> str:
        """The part, for a person."""
        return f"{self.card}: {self.where}{'' if self.outcome is None else f' = {self.outcome}'}"


class Tracer:
    """What was resolved so far, and how often. A game says what its cards are made of, and when a part did something.

    Attributes:
        traced: The kinds of terms that are parts of their own.
        methods: The methods by which they are resolved.
        later: What parts of a text leave behind, to be resolved later: names of classes.
        cards: The cards.
        seen: How often each part came out how, by card, term and outcome.
    """

    traced: ClassVar[tuple[type[Term], ...]] = ()
    methods: ClassVar[tuple[str, ...]] = ()
    later: ClassVar[dict[type[Term], tuple[str, ...]]] = {}

    def __init__(self, cards: list[Any]) -> None:
        self.cards = cards
        self.seen: Counter[tuple[str, int | str, object]] = Counter()

    # What a game says

    def name_of(self, card: Any) -> str:
        """What tells a card from others."""
        raise NotImplementedError

    def roots(self, card: Any) -> list[tuple[str, Term | None]]:
        """The meanings of a card's text, and how they are called."""
        raise NotImplementedError

    def classes(self) -> list[type[Term]]:
        """All classes of terms that cards can be made of."""
        raise NotImplementedError

    def outcomes(self, term: Term) -> tuple[object, ...]:
        """In which ways a part is to come out; none if it has nothing to do."""
        return (None,)

    def inner(self, term: Term) -> list[tuple[str, object]]:
        """What a term is made of."""
        return list(zip(term.fields, term.values(), strict=True))

    def later_of(self, term: Term) -> tuple[str, ...]:
        """What a part leaves behind, to be resolved later: names of classes."""
        return self.later.get(type(term), ())

    def measure(self, method: str, game: Any, arguments: tuple[Any, ...]) -> Any:
        """What is looked at before and after a part is resolved by a method."""
        raise NotImplementedError

    def judge(self, method: str, term: Term, game: Any, arguments: tuple[Any, ...], before: Any, result: Any) -> None:
        """Note what a part did.

        Args:
            method: The name of the method by which it was resolved.
            term: The part.
            game: The game.
            arguments: What else the method was given.
            before: What was measured before.
            result: What the method returned.
        """
        raise NotImplementedError

    def other_patches(self) -> list[Any]:
        """What else is to be wrapped, as what it notes is not resolved by a part itself."""
        return []

    # What follows from it

    def parts_of(self, card: Any) -> list[Part]:
        """All parts of a card's meaning."""
        name = self.name_of(card)
        return [part for way, root in self.roots(card) if root is not None for part in self._parts(name, way, root)]

    def _parts(self, card: str, way: str, term: Term) -> Iterator[Part]:
        way = f"{way} > {type(term).__name__}"
        if isinstance(term, self.traced):
            for outcome in self.outcomes(term):
                yield Part(card, way, id(term), outcome)
            for name in self.later_of(term):
                yield Part(card, f"{way} > later {name}", name, None)
        for field, value in self.inner(term):
            for inner in value if isinstance(value, tuple) else (value,):
                if isinstance(inner, Term):
                    yield from self._parts(card, f"{way} > {field}", inner)

    def all_parts(self) -> list[Part]:
        """All parts of all cards."""
        return [part for card in self.cards for part in self.parts_of(card)]

    def missing(self) -> list[Part]:
        """The parts of cards that were never resolved with the effect that they name."""
        return [part for part in self.all_parts() if not self.count(part)]

    def count(self, part: Part) -> int:
        """How often a part was resolved with the effect that it names."""
        return self.seen[part.card, part.node, part.outcome]

    def note(self, card: str, term: Term, outcome: object) -> None:
        """Count a part that was resolved."""
        self.seen[card, id(term), outcome] += 1
        self.seen[card, type(term).__name__, None] += 1

    @contextmanager
    def watching(self, parts: list[Part] | None = None) -> Iterator[None]:
        """Note all that is resolved meanwhile; it goes faster if only some parts are of interest."""
        owners = self.traced_classes() if parts is None else self.classes_of(parts)
        wrapped = [(owner, name) for owner in owners for name in self.methods if name in vars(owner)]
        patches = [patch.object(owner, name, self._wrap(name, vars(owner)[name])) for owner, name in wrapped]
        patches += self.other_patches()
        for each in patches:
            each.start()
        try:
            yield
        finally:
            for each in patches:
                each.stop()

    def traced_classes(self) -> list[type[Term]]:
        """All classes of parts of texts, and those that they are built on."""
        return with_bases([each for each in self.classes() if issubclass(each, self.traced)])

    def classes_of(self, parts: list[Part]) -> list[type[Term]]:
        """The classes of some parts, and those that they are built on."""
        names = {part.node if isinstance(part.node, str) else part.where.split(" > ")[-1] for part in parts}
        return with_bases([each for each in self.classes() if each.__name__ in names])

    def _wrap(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def traced(term: Term, game: Any, *arguments: Any) -> Any:
            before = self.measure(name, game, arguments)
            result = method(term, game, *arguments)
            self.judge(name, term, game, arguments, before, result)
            return result

        return traced

    def report(self) -> str:
        """Each part of each card, with how often it was resolved."""
        return "\n".join([f"{self.count(part):7} {part.words()}" for part in self.all_parts()])


def with_bases(classes: list[type[Term]]) -> list[type[Term]]:
    """Classes of terms, and those that they are built on."""
    return list(dict.fromkeys([base for each in classes for base in each.__mro__ if issubclass(base, Term)]))


def shows(event: Event, kind: EventKind) -> bool:
    """Whether a line of the log is of a kind, with at least one card where it is about cards."""
    about_cards = "{cards}" in kind.wording
    return event.kind is kind and (bool(event.cards) or not about_cards)


def all_shown(since: list[Event], kinds: tuple[EventKind, ...]) -> bool:
    """Whether the log shows something of each kind."""
    return all([any([shows(event, kind) for event in since]) for kind in kinds])
