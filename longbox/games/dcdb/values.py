"""Kinds of cards by their cost and their Victory Points, and by what only cards of later sets speak of."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, OfType
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import CALLED_SO, PRONOUN, Need
from longbox.texts import comparing
from longbox.texts.amounts import Amount


class OfLaterType(OfType):
    """Cards of a type that came with later sets. [cube 5.010, 6.530]"""

    needs: ClassVar[tuple[Need, ...]] = circumstances.IN_LATER_SETS


class CostIsX(CardKind):
    """Cards of a kind that cost X. [cube Black Lightning (Promo)]"""

    fields = ("kind",)
    depends = True

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        return CostExactly(self.kind, resolution.number)


class CostAtMost(CardKind):
    """Cards of a kind with a cost that is not above a number."""

    fields = ("kind", "cost")

    def __init__(self, kind: CardKind, cost: int) -> None:
        self.kind = kind
        self.cost = cost

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.cost <= self.cost and self.kind.matches(game, card)


class CostAtLeast(CardKind):
    """Cards of a kind with a cost that is not below a number."""

    fields = ("kind", "cost")

    def __init__(self, kind: CardKind, cost: int) -> None:
        self.kind = kind
        self.cost = cost

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.cost >= self.cost and self.kind.matches(game, card)


class CostEither(CardKind):
    """Cards of a kind with one of two costs."""

    fields = ("kind", "cost", "other_cost")

    def __init__(self, kind: CardKind, cost: int, other_cost: int) -> None:
        self.kind = kind
        self.cost = cost
        self.other_cost = other_cost

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        cost = card.definition.cost
        return (cost in (self.cost, self.other_cost)) and self.kind.matches(game, card)


class CostExactly(CardKind):
    """Cards of a kind with a certain cost."""

    fields = ("kind", "cost")

    def __init__(self, kind: CardKind, cost: int) -> None:
        self.kind = kind
        self.cost = cost

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return bool(card.definition.cost == self.cost) and self.kind.matches(game, card)


class CostBetween(CardKind):
    """Cards of a kind with a cost from one number to another."""

    fields = ("kind", "least", "most")

    def __init__(self, kind: CardKind, least: int, most: int) -> None:
        self.kind = kind
        self.least = least
        self.most = most

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return bool(self.least <= card.definition.cost <= self.most) and self.kind.matches(game, card)


EXACTLY: Final = "same"

AT_MOST: Final = "same or lower"


class CostAsIts(CardKind):
    """Cards of a kind with the cost of the card that was spoken of, or with a lower one, too."""

    fields = ("kind", "relation")
    refers = PRONOUN
    depends = True

    def __init__(self, kind: CardKind, relation: str) -> None:
        self.kind = kind
        self.relation = relation

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        if not resolution.cards:
            return self
        cost = resolution.cards[-1].definition.cost
        return CostExactly(self.kind, cost) if self.relation == EXACTLY else CostAtMost(self.kind, cost)


class CostBesideAmount(CardKind):
    """Cards of a kind whose cost stands so to a number that is counted then: "the number of Heroes you control".

    Attributes:
        relation: How it stands to that number.
        beyond: How much is added to that number.
    """

    fields = ("kind", "relation", "beyond", "amount")
    depends = True

    def __init__(self, kind: CardKind, relation: str, beyond: int, amount: Amount[Any, Any]) -> None:
        self.kind = kind
        self.relation = relation
        self.beyond = beyond
        self.amount = amount

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        return cost_beside(self.kind, self.relation, self.amount.count(game, resolution) + self.beyond)


def cost_beside(kind: CardKind, relation: str, cost: int) -> CardKind:
    """Cards of a kind whose cost stands so to a number."""
    if relation == comparing.EXACTLY:
        return CostExactly(kind, cost)
    if relation in (comparing.MORE, comparing.OR_MORE):
        return CostAtLeast(kind, cost + (relation == comparing.MORE))
    return CostAtMost(kind, cost - (relation == comparing.LESS))


class CostBesideCard(CardKind):
    """Cards of a kind whose cost stands so to that of a certain card.

    Attributes:
        relation: How it stands to that cost.
        beyond: How much is added to that cost.
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "relation", "beyond")
    depends = True

    def __init__(self, kind: CardKind, relation: str, beyond: int) -> None:
        self.kind = kind
        self.relation = relation
        self.beyond = beyond

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        card = self.other(resolution)
        return self if card is None else cost_beside(self.kind, self.relation, card.definition.cost + self.beyond)

    def other(self, resolution: Resolution) -> Card[Any] | None:
        """The card beside which they are seen, if there is one."""
        raise NotImplementedError


class CostBesideIts(CostBesideCard):
    """The same beside the card that was spoken of: "up to 2 more than its cost"."""

    refers = PRONOUN

    def other(self, resolution: Resolution) -> Card[Any] | None:
        return resolution.cards[-1] if resolution.cards else None


class CostBesideThis(CostBesideCard):
    """The same beside the card whose text it is: "that costs less than this card"."""

    def other(self, resolution: Resolution) -> Card[Any] | None:
        return resolution.source


class CostBesideCalled(CostBesideIts):
    """The same of a card that is called by what was done with it: "up to 2 more than the destroyed card"."""

    fields = ("kind", "relation", "beyond", "word")
    refers = CALLED_SO

    def __init__(self, kind: CardKind, relation: str, beyond: int, word: str) -> None:
        super().__init__(kind, relation, beyond)
        self.word = word


HIGHEST: Final = "highest"
LOWEST: Final = "lowest"


class CostExtreme(CardKind):
    """Those cards of a kind that cost the most of all among which one is chosen, or the least. [cube 6.120]"""

    fields = ("kind", "which")

    def __init__(self, kind: CardKind, which: str) -> None:
        self.kind = kind
        self.which = which

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return self.kind.matches(game, card)

    def outstanding(self, game: DeckBuildingGame, cards: list[GameCard]) -> list[GameCard]:
        costs = [card.definition.cost for card in cards]
        cost = max(costs, default=0) if self.which == HIGHEST else min(costs, default=0)
        return [card for card in cards if card.definition.cost == cost]


STARRED: Final = 3
"""The Victory Points of a card with a star, before the end of the game. [cube 5.040]"""


def points_now(card: Card[Any]) -> int:
    """The Victory Points that a card counts for before the end of the game. [cube 5.040]"""
    definition: CardDefinition = card.definition
    return definition.points if definition.worth is None else STARRED


class PointsAtMost(CardKind):
    """Cards of a kind that are worth no more than so many Victory Points."""

    fields = ("kind", "points")

    def __init__(self, kind: CardKind, points: int) -> None:
        self.kind = kind
        self.points = points

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return points_now(card) <= self.points and self.kind.matches(game, card)


class PointsAtLeast(PointsAtMost):
    """Cards of a kind that are worth no fewer than so many Victory Points."""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return points_now(card) >= self.points and self.kind.matches(game, card)


class CostParity(CardKind):
    """Cards of a kind with an even cost, or an odd one. 0 is even."""

    fields = ("kind", "parity")

    def __init__(self, kind: CardKind, parity: str) -> None:
        self.kind = kind
        self.parity = parity

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return ("even", "odd").index(self.parity) == card.definition.cost % 2 and self.kind.matches(game, card)
