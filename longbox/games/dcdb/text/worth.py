"""Victory Points that depend on the rest of a deck. [dcdb Scoring]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.definitions import GameCard, Worth
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.this_turn import identities
from longbox.texts.comparing import compare


def count_kind(game: DeckBuildingGame, deck: list[GameCard], kind: CardKind) -> int:
    """How many cards of a kind a deck has."""
    return len([card for card in deck if kind.matches(game, card)])


class WorthForEach(Worth):
    """Points for each card of a kind. [dcdb Bizarro]"""

    fields = ("points", "kind")
    not_zero = ("points",)

    def __init__(self, points: int, kind: CardKind) -> None:
        self.points = points
        self.kind = kind

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return self.points * count_kind(game, deck, self.kind)


class WorthForEachOther(WorthForEach):
    """Points for each other card of a kind: this one doesn't count, if it is of it. [dcdb Scoring]"""

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return self.points * (count_kind(game, deck, self.kind) - count_kind(game, self.itself(deck), self.kind))

    def itself(self, deck: list[GameCard]) -> list[GameCard]:
        """The card that is worth so much: one of those that say so."""
        return [card for card in deck if card.definition.worth == self][:1]


class WorthOnCondition(Worth):
    """Points if something is so of the deck, and none otherwise."""

    points: int

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return self.points if self.is_earned(game, deck) else 0

    def is_earned(self, game: DeckBuildingGame, deck: list[GameCard]) -> bool:
        """Whether it is so."""
        raise NotImplementedError


class WorthIfOthers(WorthOnCondition):
    """Points if there are at least so many other cards of a kind, to which this one belongs. [dcdb Scoring]"""

    fields = ("points", "number", "kind")
    not_zero = ("points", "number")

    def __init__(self, points: int, number: int, kind: CardKind) -> None:
        self.points = points
        self.number = number
        self.kind = kind

    def is_earned(self, game: DeckBuildingGame, deck: list[GameCard]) -> bool:
        return count_kind(game, deck, self.kind) - 1 >= self.number


class WorthForEachDifferent(Worth):
    """Points for each different name among the cards of a kind."""

    fields = ("points", "kind")
    not_zero = ("points",)

    def __init__(self, points: int, kind: CardKind) -> None:
        self.points = points
        self.kind = kind

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return self.points * len(
            set(identities(game, self.kind, [card for card in deck if self.kind.matches(game, card)]))
        )


class WorthForEvery(Worth):
    """Points for each so many cards of a kind: "1 VP for every two Heroes"."""

    fields = ("points", "number", "kind")
    not_zero = ("points", "number")

    def __init__(self, points: int, number: int, kind: CardKind) -> None:
        self.points = points
        self.number = number
        self.kind = kind

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return self.points * (count_kind(game, deck, self.kind) // max(self.number, 1))


class WorthIf(WorthOnCondition):
    """Points if there are at least so many cards of a kind."""

    fields = ("points", "number", "kind")
    not_zero = ("points", "number")

    def __init__(self, points: int, number: int, kind: CardKind) -> None:
        self.points = points
        self.number = number
        self.kind = kind

    def is_earned(self, game: DeckBuildingGame, deck: list[GameCard]) -> bool:
        return count_kind(game, deck, self.kind) >= self.number


class WorthIfNone(WorthOnCondition):
    """Points if there is no card of a kind."""

    fields = ("points", "kind")
    not_zero = ("points",)

    def __init__(self, points: int, kind: CardKind) -> None:
        self.points = points
        self.kind = kind

    def is_earned(self, game: DeckBuildingGame, deck: list[GameCard]) -> bool:
        return not count_kind(game, deck, self.kind)


class WorthIfCompared(WorthOnCondition):
    """Points if there are more cards of one kind than of another, or fewer."""

    fields = ("points", "relation", "kind", "other_kind")
    not_zero = ("points",)

    def __init__(self, points: int, relation: str, kind: CardKind, other_kind: CardKind) -> None:
        self.points = points
        self.relation = relation
        self.kind = kind
        self.other_kind = other_kind

    def is_earned(self, game: DeckBuildingGame, deck: list[GameCard]) -> bool:
        return compare(count_kind(game, deck, self.kind), self.relation, count_kind(game, deck, self.other_kind))


class WorthOtherwise(Worth):
    """Points if something is so of the deck, and other points otherwise."""

    fields = ("worth", "otherwise")

    def __init__(self, worth: WorthOnCondition, otherwise: int) -> None:
        self.worth = worth
        self.otherwise = otherwise

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return self.worth.count(game, deck) if self.worth.is_earned(game, deck) else self.otherwise


class WorthLess(Worth):
    """Points, fewer by one for each card of a kind beyond a number, but never fewer than none."""

    fields = ("points", "kind", "free")
    defaults: ClassVar[dict[str, object]] = {"free": 0}
    not_zero = ("points",)

    def __init__(self, points: int, kind: CardKind, free: int = 0) -> None:
        self.points = points
        self.kind = kind
        self.free = free

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        return max(self.points - max(count_kind(game, deck, self.kind) - self.free, 0), 0)


class WorthUnderHero(WorthForEachDifferent):
    """Points for each different card of a kind under the Super Hero of the owner. [cube 6.185]"""

    def count(self, game: DeckBuildingGame, deck: list[GameCard]) -> int:
        owners = {game.owners[card.serial] for card in deck}
        under = [card for owner in sorted(owners) for card in game.cards(game.players[owner].under_hero)]
        return super().count(game, under)
