"""Which cards a text means, by what they are: any, of one kind or another, with a quality, without one.

A kind says what sort of card it is; a quality narrows a kind, and can be asked of a card by itself. Where games have no
qualities by themselves, a kind is narrowed at once. A definite kind names its cards outright.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.effects import G, R
from longbox.kernel.terms import Bearer, Bound, Term
from longbox.texts.conditions import opposite

C = TypeVar("C")
"""What a filter is asked of: a card, or what a card is as modifiers left it."""

TWICE: Final = "it says the same kind twice: say it once"


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Term, Generic[G, C, R]):
    """Some of all cards, by what they are: "minion", "Tech upgrade you control", "stunned".

    Attributes:
        within: The cards among which all of them are, by a name that the game gives these, so that no others need be
            looked at; any, if it has none.
    """

    within: str = ""

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(self, 1, 1),)

    def matches(self, game: G, card: C, resolution: R) -> bool:
        """Whether a card is one of them, as the text that is resolved means it."""
        raise NotImplementedError


class AnyCard(Filter[G, C, R]):
    """Every card: "card"."""

    def matches(self, game: G, card: C, resolution: R) -> bool:
        return True


class With(Filter[G, C, R]):
    """Cards of a kind that have a quality: "stunned character", "character with cost 3 or less"."""

    fields = ("quality", "filter")
    at_once = ("quality", "filter")

    def __init__(self, quality: Filter[G, C, R], filter: Filter[G, C, R]) -> None:
        self.quality = quality
        self.filter = filter
        self.within = quality.within or filter.within

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return self.filter.found_where()

    def matches(self, game: G, card: C, resolution: R) -> bool:
        return self.filter.matches(game, card, resolution) and self.quality.matches(game, card, resolution)


class EitherOf(Filter[G, C, R]):
    """Cards of any of several kinds: "attacker or defender", "plot twist or location"."""

    fields: ClassVar[tuple[str, ...]] = ("filters",)

    def __init__(self, filters: tuple[Filter[G, C, R], ...]) -> None:
        self.filters = filters
        self.within = filters[0].within if len({filter.within for filter in filters}) == 1 else ""

    def unclear(self) -> str:
        return TWICE if len(set(self.filters)) < len(self.filters) else ""

    def sorts(self) -> tuple[str, ...]:
        return all_sorts([each.sorts() for each in self.filters])

    def matches(self, game: G, card: C, resolution: R) -> bool:
        for filter in self.filters:
            if filter.matches(game, card, resolution):
                return True
        return False


def all_sorts(kinds: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The sorts of cards of several kinds together; none if one of them can be of any."""
    return tuple([sort for sorts in kinds for sort in sorts]) if all(kinds) else ()


class AllOf(Filter[G, C, R]):
    """Cards that have several qualities: "in your front row"."""

    fields = ("filters",)
    at_once = ("filters",)

    def __init__(self, filters: tuple[Filter[G, C, R], ...]) -> None:
        self.filters = filters
        self.within = next((filter.within for filter in filters if filter.within), "")

    def matches(self, game: G, card: C, resolution: R) -> bool:
        for filter in self.filters:
            if not filter.matches(game, card, resolution):
                return False
        return True


class Lacks(Filter[G, C, R]):
    """Cards that lack a quality: "non-stunned", "without flight". [vs Non-<something>]"""

    fields = ("quality",)

    def __init__(self, quality: Filter[G, C, R]) -> None:
        self.quality = quality

    def bounds(self) -> tuple[Bound, ...]:
        return opposite(self.quality.bounds())

    def matches(self, game: G, card: C, resolution: R) -> bool:
        return not self.quality.matches(game, card, resolution)


class Narrowed(Filter[G, C, R]):
    """Some cards of a kind, by more than the kind: "minion engaged with you", "Hero at this Location"."""

    fields: ClassVar[tuple[str, ...]] = ("filter",)
    at_once = ("filter",)

    def __init__(self, filter: Filter[G, C, R]) -> None:
        self.filter = filter
        self.within = filter.within

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def matches(self, game: G, card: C, resolution: R) -> bool:
        return self.filter.matches(game, card, resolution) and self.keeps(game, card, resolution)

    def keeps(self, game: G, card: C, resolution: R) -> bool:
        """Whether a card of the kind is one of them."""
        raise NotImplementedError


class Definite(Filter[G, C, R]):
    """Cards that a text names outright, mostly one: "this card", "the villain", "Batman"."""

    named: ClassVar[bool] = True

    def cards(self, game: G, resolution: R) -> list[C]:
        """The cards; a list that may not be changed."""
        raise NotImplementedError

    def matches(self, game: G, card: C, resolution: R) -> bool:
        return card in self.cards(game, resolution)
