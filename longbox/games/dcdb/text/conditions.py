"""What card texts ask about the game."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import NO_TYPE
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import ANY_CARD, CardKind, Named, share_one_type, types_now
from longbox.games.dcdb.places import DiscardPile, Place, find
from longbox.games.dcdb.text.effects.base import CardAmount
from longbox.games.dcdb.text.effects.counting import SHOWN_CARDS, standing_for
from longbox.games.dcdb.this_turn import played_of
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.terms import CALLED_SO, MEASURE, MOMENT, PLAYER, PRONOUN, Bound, Need
from longbox.kernel.zones import NOBODY
from longbox.texts.comparing import bounds_of, compare

CardCondition = Condition[DeckBuildingGame, Resolution]


class DiscardPileEmpty(CardCondition):
    """Whether your discard pile is empty."""

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound((ANY_CARD, DiscardPile()), 0, 0),)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return not game.cards(game.players[resolution.player].discard)


class DeckEmpty(CardCondition):
    """Whether your deck is empty."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return not game.cards(game.players[resolution.player].deck)


class IsCardPlayed(CardCondition):
    """Whether this is the first card you play this turn, or the second, and so on. [dcdb Batmobile]"""

    fields = ("number",)
    needs = (
        Need(
            MOMENT,
            (circumstances.PLAYED,),
            "only a card that is being played is the first or second that you play",
            "Order of Playing Your Cards",
            'say it in a line without "Ongoing" or "When"',
        ),
    )

    def __init__(self, number: int) -> None:
        self.number = number

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound("cards you have played", self.number, self.number),)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        before = len(game.played) if game.format.played_when_resolved else len(game.played) - 1
        return before == self.number - 1


class ItIs(CardCondition):
    """Whether the card that was spoken of is of a kind. It isn't, if there was none."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    refers = PRONOUN

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and self.kind.seen_from(game, resolution).matches(game, resolution.cards[-1])


CALLED: Final[tuple[str, ...]] = (
    "the discarded card",
    "the revealed card",
    "the destroyed card",
    "the card drawn",
    "the card gained",
    "the card looked at",
    "the card played",
)
"""What a card is called by what was done with it."""


class CardIs(ItIs):
    """The same of a card that is called by what was done with it, last of all: "the discarded card is a Hero"."""

    fields = ("word", "kind")
    refers = CALLED_SO

    def __init__(self, word: str, kind: CardKind) -> None:
        super().__init__(kind)
        self.word = word


class CardIsNot(CardIs):
    """Whether there was such a card, and it is not of a kind: "the discarded card is not a Hero"."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and not super().holds(game, resolution)


PARITIES: Final[tuple[str, ...]] = ("even", "odd")


class ItsCostIsNamed(CardCondition):
    """Whether the cost of the card that was spoken of is even or odd, as was named. 0 is even."""

    refers = PRONOUN

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and resolution.cards[-1].definition.cost % 2 == resolution.number


class ItsCostIs(CardCondition):
    """Whether the cost of the card that was spoken of is even, or odd. 0 is even."""

    fields = ("parity",)
    refers = PRONOUN

    def __init__(self, parity: str) -> None:
        self.parity = parity

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and resolution.cards[-1].definition.cost % 2 == PARITIES.index(self.parity)


class HasIn(CardCondition):
    """Whether so many cards of a kind lie in a place, seen from the player: "you have no cards in your hand"."""

    fields = ("relation", "number", "kind", "place")

    def __init__(self, relation: str, number: int, kind: CardKind, place: Place) -> None:
        self.relation = relation
        self.number = number
        self.kind = kind
        self.place = place

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_of((self.kind, self.place), self.relation, self.number)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        kind = self.kind.seen_from(game, resolution)
        return compare(len(find(game, resolution.player, kind, self.place)), self.relation, self.number)


class HasAnotherIn(CardCondition):
    """Whether there is a card of a kind in a place that is not the one whose text this is. [cube 6.010]"""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        found = find(game, resolution.player, self.kind.seen_from(game, resolution), self.place)
        return any([card is not resolution.source for card in found])


class Comparison(CardCondition):
    """Whether there is more of something for one player than for others, or fewer.

    Attributes:
        relation: More or fewer.
        amount: What is counted.
    """

    fields: ClassVar[tuple[str, ...]] = ("relation", "amount")

    def __init__(self, relation: str, amount: CardAmount) -> None:
        self.relation = relation
        self.amount = amount


class ThanYou(Comparison):
    """Whether somebody has more of something than the player whose text it is, or fewer."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        yours = self.amount.count(game, Resolution(resolution.controller, resolution.source))
        return compare(self.amount.count(game, resolution), self.relation, yours)


class EachFoeHas(CardCondition):
    """Whether something is so for each foe: "each foe has two or more cards in their hand"."""

    fields = ("condition",)
    asks = True

    def __init__(self, condition: CardCondition) -> None:
        self.condition = condition

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        foes = [standing_for(foe, resolution) for foe in game.foes(resolution.player)]
        return bool(foes) and all([self.condition.holds(game, foe) for foe in foes])


class ThatFoeHas(CardCondition):
    """Whether something is so for the foe of whom the text spoke: "that foe has a Hero in their discard pile"."""

    fields = ("condition",)
    refers = PLAYER
    said = "that foe"

    def __init__(self, condition: CardCondition) -> None:
        self.condition = condition

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        if resolution.other == NOBODY:
            return False
        return self.condition.holds(game, standing_for(resolution.other, resolution))


class ForemostFoe(Comparison):
    """Whether no other foe has more of something than a foe, or none fewer: "each foe with the most cards in hand"."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        own = self.amount.count(game, resolution)
        rivals = game.foes(resolution.controller) if resolution.controller != NOBODY else range(len(game.players))
        others = [self.amount.count(game, standing_for(foe, resolution)) for foe in rivals if foe != resolution.player]
        return not any([compare(other, self.relation, own) for other in others])


class HasPower(CardCondition):
    """Whether the active player has so much Power left."""

    fields = ("least",)
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return resolution.player == game.active and game.power() >= self.least


class TopOfDiscardPile(CardCondition):
    """Whether the top card of your discard pile is of a kind."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        pile = game.cards(game.players[resolution.player].discard)
        return bool(pile) and self.kind.matches(game, pile[-1])


class PlayedEach(CardCondition):
    """Whether cards of each of several kinds were played this turn."""

    fields = ("kinds",)

    def __init__(self, kinds: tuple[CardKind, ...]) -> None:
        self.kinds = kinds

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return all([played_of(game, kind) for kind in self.kinds])


class TheyShareAType(CardCondition):
    """Whether all cards that were shown have a type in common. One alone does.

    [cube Star Sapphire Power Ring (Heroes Unite)]
    """

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (SHOWN_CARDS,)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(resolution.cards) and share_one_type(game, resolution.cards)


class ItIsOfNamedType(CardCondition):
    """Whether the card that was spoken of has the type that was named."""

    refers = PRONOUN

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        if not resolution.cards:
            return False
        types = types_now(game, resolution.cards[-1]) or NO_TYPE
        return bool(types & resolution.number)


class ItIsTheNamedCard(CardCondition):
    """Whether the card that was spoken of has the name that was named."""

    refers = PRONOUN

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        if not resolution.cards:
            return False
        return Named(game.names[resolution.number].key()).matches(game, resolution.cards[-1])


class PlayedAnotherOfItsCost(CardCondition):
    """Whether another card with the cost of the one spoken of was played this turn; played again, it is another.

    [cube 6.011]
    """

    refers = PRONOUN

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        if not resolution.cards:
            return False
        costs = [card.definition.cost for card in game.played]
        return costs.count(resolution.cards[-1].definition.cost) > 1


class OnYourTeam(CardCondition):
    """Whether one of your Main Characters has a name; cards of that name don't count. [cube 4.010, 4.020, 7.040]"""

    fields = ("name",)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        heroes = game.cards(game.players[resolution.player].heroes)
        return any([hero.definition.is_called(self.name) for hero in heroes])


class Compared(Comparison):
    """Whether you have more of something than each foe, or fewer, each counted for each: "more VP than each foe"."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        own = self.amount.count(game, resolution)
        so = [
            compare(own, self.relation, self.count_for(game, foe, resolution)) for foe in game.foes(resolution.player)
        ]
        return bool(so) and all(so)

    def count_for(self, game: DeckBuildingGame, foe: int, resolution: Resolution) -> int:
        """How much of it a foe has."""
        return self.amount.count(game, Resolution(foe, resolution.source))


class AmountIs(CardCondition):
    """Whether there is exactly so much of something, or so much at most: "you have played exactly two Heroes"."""

    fields = ("amount", "relation", "number")

    def __init__(self, amount: CardAmount, relation: str, number: int) -> None:
        self.amount = amount
        self.relation = relation
        self.number = number

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_of(self.amount, self.relation, self.number)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return compare(self.amount.count(game, resolution), self.relation, self.number)


class AmountsAre(CardCondition):
    """How one number stands to another: "you control more Heroes than Villains"."""

    fields = ("amount", "relation", "other")

    def __init__(self, amount: CardAmount, relation: str, other: CardAmount) -> None:
        self.amount = amount
        self.relation = relation
        self.other = other

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return compare(self.amount.count(game, resolution), self.relation, self.other.count(game, resolution))


class MoreOfOneKind(CardCondition):
    """Whether there are more cards of one kind than of another in a place, or fewer."""

    fields = ("relation", "kind", "other_kind", "place")

    def __init__(self, relation: str, kind: CardKind, other_kind: CardKind, place: Place) -> None:
        self.relation = relation
        self.kind = kind
        self.other_kind = other_kind
        self.place = place

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        kind, other_kind = self.kind.seen_from(game, resolution), self.other_kind.seen_from(game, resolution)
        number = len(find(game, resolution.player, kind, self.place))
        return compare(number, self.relation, len(find(game, resolution.player, other_kind, self.place)))


class ComparedToAny(Compared):
    """Whether you have more of something than at least one foe, or fewer: "fewer VP than a foe"."""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        own = self.amount.count(game, resolution)
        return any(
            [compare(own, self.relation, self.count_for(game, foe, resolution)) for foe in game.foes(resolution.player)]
        )


class PowerIs(CardCondition):
    """How much Power the active player has left."""

    fields = ("relation", "number")
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, relation: str, number: int) -> None:
        self.relation = relation
        self.number = number

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_of("Power", self.relation, self.number)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return resolution.player == game.active and compare(game.power(), self.relation, self.number)


class IsYourTurn(CardCondition):
    """Whether it is your own turn. [dcdb Turns]"""

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return resolution.player == game.active
