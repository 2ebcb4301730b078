"""Kinds of cards, and places for them, that card texts speak of."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb.definitions import ALL_MARKS, IF_IT_COSTS, TIME_TRAVEL, TYPES, CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import DESTROYED_PILE, KICK_STACK, LINE_UP, SUPER_VILLAIN_STACK
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import PRONOUN, Term
from longbox.kernel.zones import NOBODY

GREEN: Final = "green"
COLORS: Final[dict[str, int]] = {
    "blue": TYPES["Hero"],
    GREEN: 0,
    "grey": TYPES["Equipment"],
    "orange": TYPES["Super Power"],
    "red": TYPES["Villain"],
    "violet": TYPES["Location"],
    "yellow": TYPES["Starter"],
}
"""The colors of cards, with the types that have them; green is that of Weaknesses. [cube 6.100]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardKind(Term):
    """Some of all cards, by what is on them: Heroes, cards with cost 4 or less, Villains."""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        """Whether a card is one of them."""
        raise NotImplementedError

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        """The same kind, where a text has said what it depends on: "a card with the same cost"."""
        return self


class AnyCard(CardKind):
    """Every card."""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return True


ANY_CARD: Final[CardKind] = AnyCard()


class EitherOf(CardKind):
    """Cards of any of several kinds."""

    fields = ("kinds",)

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        for kind in self.kinds:
            if kind.matches(game, card):
                return True
        return False


class Named(CardKind):
    """Cards with a certain name, from whatever set they are: a Weakness is a card of that name. [cube 6.270, 6.560]"""

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.is_called(self.name)


class Except(CardKind):
    """Cards that are not of a kind."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return not self.kind.matches(game, card)


class NotNamed(CardKind):
    """Cards of a kind that don't have a certain name: "a Super Power not named Kick"."""

    fields = ("kind", "other")

    def __init__(self, kind: CardKind, other: CardKind) -> None:
        self.kind = kind
        self.other = other

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return self.kind.matches(game, card) and not self.other.matches(game, card)


class OfType(CardKind):
    """Cards of a card type. A Super-Villain is a Villain. [dcdb Types of Cards, Super-Villains are Villains]"""

    fields = ("type_name",)

    def __init__(self, type_name: str) -> None:
        self.type_name = type_name
        self.bit = TYPES[type_name]

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        if definition.types & self.bit:
            return True
        return (
            bool(definition.owned_types)
            and definition.owned_types & self.bit != 0
            and game.owners[card.serial] != NOBODY
        )


def types_now(game: DeckBuildingGame, card: Card[Any]) -> int:
    """The types that a card has where it is, as bits. [cube 1.020, 6.101]"""
    types: int = game.recorded(card).definition.types
    return types


class SuperVillain(CardKind):
    """Super-Villains: a title, not a type; a card of their stack may be called Super-Hero as well.

    [dcdb Super-Villains are Villains] [cube 6.460]
    """

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return bool(card.definition.is_super_villain)


class NameHas(CardKind):
    """Cards whose name has certain words in it: each Power Ring, whoever made it.

    [cube Green Lantern Power Ring (Heroes Unite)]
    """

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return self.name in definition.printed_name


class IsDefense(CardKind):
    """Cards that can avoid an Attack with a Defense. [dcdb Attacks and Defenses] [cube 6.170]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.defense is not None and not definition.blocks


class IsBlock(CardKind):
    """Cards that can avoid an Attack with a Block. [cube 6.080]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.blocks


class IsOngoing(CardKind):
    """Cards that stay in play, as all Locations do. [dcdb Locations] [cube 6.300]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        return definition.ongoing


class OfColor(CardKind):
    """Cards of a color, which the printed type has, and no type that comes or goes changes. [cube 6.100-6.102]"""

    fields = ("color",)

    def __init__(self, color: str) -> None:
        self.color = color

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        if self.color in definition.colors:
            return True
        return definition.printed_types & COLORS[self.color] != 0 or (
            self.color == GREEN and definition.stack == "weakness"
        )


class HasKeyword(CardKind):
    """Cards with a keyword or of a subtype; Time Travel can come with an effect. [cube 6.030, 6.450, 6.512]"""

    fields = ("keyword",)

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        definition: CardDefinition = card.definition
        if self.keyword in definition.keywords:
            return True
        return self.keyword == TIME_TRAVEL and card.serial in game.ledger.this_turn.time_travelled


class OnSuperVillainStack(CardKind):
    """The Super-Villain that can be defeated: one that was added to the Line-Up is bought. [dcdb Defeated]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, SUPER_VILLAIN_STACK)


class InLineUp(CardKind):
    """Cards that lie in the Line-Up, to which the stacks don't belong. [dcdb The Line-Up]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, LINE_UP)


class FromLineUp(CardKind):
    """Cards of a kind that lie in the Line-Up."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.lies_in(card, LINE_UP) and self.kind.matches(game, card)


class NotYours(CardKind):
    """Cards that the active player doesn't own. [cube 6.320]"""

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return game.owners[card.serial] != game.active


class SharesType(CardKind):
    """Cards of a kind that have a type in common with the card that was spoken of. [cube 6.530]"""

    fields = ("kind",)
    refers = PRONOUN

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        types = types_now(game, resolution.cards[-1]) if resolution.cards else 0
        return OfAnyType(self.kind, types)


class OfAnyType(CardKind):
    """Cards of a kind with any of several types, as bits; those without a type, where there are none."""

    fields = ("kind", "types")

    def __init__(self, kind: CardKind, types: int) -> None:
        self.kind = kind
        self.types = types

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        types = types_now(game, card)
        return bool(types & self.types or types == self.types) and self.kind.matches(game, card)


class CostIsX(CardKind):
    """Cards of a kind that cost X. [cube Black Lightning (Promo)]"""

    fields = ("kind",)

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
        return card.definition.cost <= self.cost and self.kind.matches(game, card)


class CostAtLeast(CardKind):
    """Cards of a kind with a cost that is not below a number."""

    fields = ("kind", "cost")

    def __init__(self, kind: CardKind, cost: int) -> None:
        self.kind = kind
        self.cost = cost

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return card.definition.cost >= self.cost and self.kind.matches(game, card)


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


def marks_of(kind: CardKind) -> int:
    """The marks that cards of a kind may have; `ALL_MARKS` where that isn't simply told."""
    if isinstance(kind, OfType):
        return kind.bit | kind.bit << IF_IT_COSTS
    if isinstance(kind, EitherOf):
        return reduce(or_, [marks_of(part) for part in kind.kinds])
    if isinstance(kind, CostAtLeast) and kind.cost > 0:
        return marks_of(kind.kind) >> IF_IT_COSTS << IF_IT_COSTS
    return ALL_MARKS


class Place(Term):
    """Where a text looks for cards, seen from a player."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards there, in a list that may be kept."""
        raise NotImplementedError


class Hand(Place):
    """A player's hand."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(game.players[player].hand).copy()


class DiscardPile(Place):
    """A player's discard pile."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(game.players[player].discard).copy()


class HandOrDiscardPile(Place):
    """A player's hand and discard pile, as one. [dcdb Deathstroke]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        seat = game.players[player]
        return game.cards(seat.hand) + game.cards(seat.discard)


class SeveralPlaces(Place):
    """Several places, as one: "their hand or play area"."""

    fields = ("places",)

    def __init__(self, places: tuple[Place, ...]) -> None:
        self.places = places

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for place in self.places for card in place.cards(game, player)]


class UnderHero(Place):
    """What lies under a player's Super Hero."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(game.players[player].under_hero).copy()


class PlayedHere(Place):
    """What a player has in play and has played this turn. [cube 1.040]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for card in game.cards(game.players[player].play) if card in game.played]


class AllInPlay(Place):
    """What all players have in play."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return [card for seat in game.players for card in game.cards(seat.play)]


class TopSuperVillain(Place):
    """The top of the Super-Villain stack, if its card is face up. [cube 3.012]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(SUPER_VILLAIN_STACK)[-1:] if game.super_villain_face_up else []


class LineUp(Place):
    """The Line-Up, to which the stacks don't belong. [dcdb The Line-Up]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(LINE_UP).copy()


class InPlay(Place):
    """What a player has in play: Locations, and what was played this turn. [dcdb Locations]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(game.players[player].play).copy()


class DestroyedPile(Place):
    """The pile of all cards that were destroyed. [dcdb Destroying Cards] [cube 3.012]"""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(DESTROYED_PILE).copy()


class KickStack(Place):
    """The top card of the Kick stack."""

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.cards(KICK_STACK)[-1:]


class OneOfNames(CardKind):
    """Cards of a kind with one of certain names. [cube 6.270]"""

    fields = ("kind", "names")

    def __init__(self, kind: CardKind, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.names = names

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return card.definition.printed_name in self.names and self.kind.matches(game, card)


class NamedLike(CardKind):
    """Cards of a kind with the name of a card in a place, seen from a player. [cube 6.270]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def matches(self, game: DeckBuildingGame, card: Card[Any]) -> bool:
        return False

    def seen_from(self, game: DeckBuildingGame, resolution: Resolution) -> CardKind:
        names = {card.definition.printed_name for card in self.place.cards(game, resolution.player)}
        return OneOfNames(self.kind, tuple(sorted(names)))


def find(game: DeckBuildingGame, player: int, kind: CardKind, place: Place) -> list[GameCard]:
    """The cards of a kind in a place."""
    cards = place.cards(game, player)
    return cards if isinstance(kind, AnyCard) else [card for card in cards if kind.matches(game, card)]


def played_of(game: DeckBuildingGame, kind: CardKind) -> list[GameCard]:
    """The cards played this turn that were of a kind as they were played. [cube 1.020]"""
    return of_kind_then(game, kind, game.played, game.ledger.this_turn.played_as)


def gained_of(game: DeckBuildingGame, kind: CardKind) -> list[GameCard]:
    """The cards bought or gained this turn that were of a kind as that happened. [cube 1.020, 6.096, 6.203]"""
    return of_kind_then(game, kind, game.gained, game.ledger.this_turn.gained_as)


def of_kind_then(
    game: DeckBuildingGame, kind: CardKind, cards: list[GameCard], recorded: dict[int, GameCard]
) -> list[GameCard]:
    """Those of some cards that were of a kind, as it was recorded of those whose attributes can change. [cube 1.020]"""
    if not recorded:
        return [card for card in cards if kind.matches(game, card)]
    return [card for place, card in enumerate(cards) if kind.matches(game, recorded.get(place, card))]


def controlled(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The cards that a player controls: those in play, and in own turns those that a Main Character controls elsewhere.

    [cube 6.140, 6.141]
    """
    cards = game.cards(game.players[player].play)
    if player != game.active or game.hero_face_down[player]:
        return cards
    kinds = [hero.definition.controls for hero in game.cards(game.players[player].heroes)]
    others = [card for other in game.players if other.number != player for card in game.cards(other.play)]
    found = [card for card in [*others, *game.cards(LINE_UP)] if any([controls(game, kind, card) for kind in kinds])]
    return [*cards, *found] if found else cards


def controls(game: DeckBuildingGame, kind: Term | None, card: GameCard) -> bool:
    """Whether what a Main Character controls elsewhere is of such a kind."""
    return isinstance(kind, CardKind) and kind.matches(game, card)
