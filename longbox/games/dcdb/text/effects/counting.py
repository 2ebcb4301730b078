"""What card texts count."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.board import LINE_UP_SIZE
from longbox.games.dcdb.definitions import NO_TYPE, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import COLORS, CardKind, OfColor, types_now
from longbox.games.dcdb.places import Place, controlled, find
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.text.effects.base import CardAmount
from longbox.games.dcdb.this_turn import gained_of, got_of, played_of
from longbox.games.dcdb.values import points_now
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.terms import AMOUNT, MEASURE, PRONOUN

# What somebody did, and the text goes on to count
DISCARDED: Final = "discarded"
REVEALED: Final = "revealed"
DESTROYED: Final = "destroyed"
GAINED: Final = "gained"
LOST_VP: Final = "VP lost"
PAID_VP: Final = "VP paid"
PUT: Final = "put"
ADDED: Final = "added"
DRAWN_CARDS: Final = "drawn"
MISSING: Final = "missing"
THAT_MANY: Final = "number"
MOVED_CARDS: Final = "put there"
SHOWN_CARDS: Final = "shown"
"""What cards of a deck were revealed or looked at, for "one of them"."""

# What is counted once each
DIFFERENT_COSTS: Final = "cost"
DIFFERENT_NAMES: Final = "name"
DIFFERENT_TYPES: Final = "type"
DIFFERENT_COLORS: Final = "color"

EACH_COLOR: Final = tuple([OfColor(color) for color in COLORS])


def different(game: DeckBuildingGame, cards: list[GameCard], what: str) -> int:
    """How many different costs, names, types or colors cards have. [cube 6.100, 6.185]"""
    if what == DIFFERENT_COSTS:
        return len({card.definition.cost for card in cards})
    if what == DIFFERENT_NAMES:
        return len({card.name for card in cards})
    if what == DIFFERENT_COLORS:
        return len([kind for kind in EACH_COLOR if any([kind.matches(game, card) for card in cards])])
    types = 0
    given = bool(game.ledger.this_turn.types_given)
    for card in cards:
        # As `types_now` tells, which is called only where a card may be of more types than are printed on it.
        definition = card.definition
        types |= (types_now(game, card) if given or definition.owned_types else definition.types) or NO_TYPE
    return types.bit_count()


def standing_for(player: int, resolution: Resolution) -> Resolution:
    """What is asked of another player, in the text of the one whose it is: that one is "you" in "more than you"."""
    part = Resolution(player, resolution.source)
    part.controller = resolution.controller
    return part


class FoesHolding(CardAmount):
    """How many foes there are for whom something is so: "foe with three or more cards in their hand"."""

    fields = ("condition",)

    def __init__(self, condition: Condition[DeckBuildingGame, Resolution]) -> None:
        self.condition = condition

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        foes = game.foes(resolution.player)
        return len([foe for foe in foes if self.condition.holds(game, standing_for(foe, resolution))])


class FoesWith(CardAmount):
    """How many foes have a card of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        kind = self.kind.seen_from(game, resolution)
        return len([foe for foe in game.foes(resolution.player) if find(game, foe, kind, self.place)])


class CardsIn(CardAmount):
    """How many cards of a kind lie in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(find(game, resolution.player, self.kind.seen_from(game, resolution), self.place))


class CardsControlled(CardAmount):
    """How many cards of a kind you control: those you have in play, and more by some Main Characters.

    [dcdb Locations] [cube 6.140, 6.141]
    """

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        kind = self.kind.seen_from(game, resolution)
        return len([card for card in controlled(game, resolution.player) if kind.matches(game, card)])


class OthersControlled(CardsControlled):
    """How many other cards of a kind you control. [cube 6.010, 6.140, 6.141]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        cards, kind = controlled(game, resolution.player), self.kind.seen_from(game, resolution)
        return len([card for card in cards if card is not resolution.source and kind.matches(game, card)])


class MostAlike(CardAmount):
    """How many copies of one card you control, of that of which you control the most. [cube 6.141, 6.185]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        names = [card.name for card in controlled(game, resolution.player)]
        return max([names.count(name) for name in names], default=0)


class OthersPlayed(CardAmount):
    """How many other cards of a kind you have already played this turn; in the Cube, one played again is another.

    [dcdb Clayface] [cube 1.030, 6.011]
    """

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(others_played(game, resolution, self.kind))


def others_played(game: DeckBuildingGame, resolution: Resolution, kind: CardKind) -> list[GameCard]:
    """The other cards of a kind that were played this turn; in the Cube, one played again is another. [cube 1.030]"""
    played = played_of(game, kind.seen_from(game, resolution))
    source = resolution.source
    if not game.format.played_when_resolved:
        return each_playing(game, [card for card in played if card is not source])
    if source not in played or source in game.resolving:
        return played
    asked_after = played.copy()
    asked_after.remove(source)
    return asked_after


class PlayedThisTurn(CardAmount):
    """How many cards of a kind were played this turn; in the Cube, one played again is a new one. [cube 1.030]"""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(each_playing(game, played_of(game, self.kind.seen_from(game, resolution))))


def each_playing(game: DeckBuildingGame, played: list[GameCard]) -> list[GameCard]:
    """Cards that were played: in the Cube, each as often as it was, and else once. [cube 1.030]"""
    return played if game.format.played_when_resolved else list({card.serial: card for card in played}.values())


def played_and_this(game: DeckBuildingGame, resolution: Resolution, kind: CardKind) -> list[GameCard]:
    """The cards of a kind that were played this turn, and the one that counts them, which may not be resolved yet.

    [cube 2.020]
    """
    played = played_of(game, kind)
    own = resolution.source
    if own is None or not kind.matches(game, own):
        return played
    again = game.format.played_when_resolved and own in game.resolving
    return [*played, own] if again or own not in played else played


class PlayedWithThis(PlayedThisTurn):
    """How many cards of a kind were played this turn, the one that counts them included. [cube 2.020]"""

    needs = circumstances.OF_A_DECK

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(each_playing(game, played_and_this(game, resolution, self.kind.seen_from(game, resolution))))


class CostPlayed(PlayedThisTurn):
    """The total cost of the cards of a kind that were played this turn. [cube 1.030, 6.120]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return sum(
            [
                card.definition.cost
                for card in each_playing(game, played_of(game, self.kind.seen_from(game, resolution)))
            ]
        )


class DifferentPlayed(CardAmount):
    """How many different costs, names or types the cards of a kind have that were played this turn."""

    fields = ("what", "kind")

    def __init__(self, what: str, kind: CardKind) -> None:
        self.what = what
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return different(game, played_of(game, self.kind.seen_from(game, resolution)), self.what)


class DifferentPlayedWithThis(DifferentPlayed):
    """The same, the card that counts them included. [cube 2.020]"""

    needs = circumstances.OF_A_DECK

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return different(game, played_and_this(game, resolution, self.kind.seen_from(game, resolution)), self.what)


class DifferentAmongOthers(DifferentPlayed):
    """The same among the other cards that were played this turn, without the one that counts them. [cube 1.030]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return different(game, others_played(game, resolution, self.kind), self.what)


class DifferentIn(CardAmount):
    """How many different costs, cards or types there are among the cards of a kind in a place. [cube 6.185]"""

    fields = ("what", "kind", "place")

    def __init__(self, what: str, kind: CardKind, place: Place) -> None:
        self.what = what
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return different(
            game, find(game, resolution.player, self.kind.seen_from(game, resolution), self.place), self.what
        )


class ItsCost(CardAmount):
    """The cost that is printed on the card that was spoken of. [cube 6.120]"""

    refers = PRONOUN

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        cards = resolution.cards
        return cards[-1].definition.cost if cards else 0


class Foes(CardAmount):
    """How many foes there are."""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(game.foes(resolution.player))


class GainedThisTurn(CardAmount):
    """How many cards of a kind were bought or gained this turn."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(gained_of(game, self.kind.seen_from(game, resolution)))


class GotThisTurn(CardAmount):
    """How many cards of a kind were bought this turn, or gained, alone. [cube 6.090, 6.201]"""

    fields = ("how", "kind")

    def __init__(self, how: str, kind: CardKind) -> None:
        self.how = how
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(got_of(game, self.how, self.kind.seen_from(game, resolution)))


class ThisWay(CardAmount):
    """How many cards of a kind the text had somebody discard or reveal last: "card discarded this way"."""

    fields = ("kind", "how")
    refers = MEASURE
    last = AMOUNT

    def __init__(self, kind: CardKind, how: str) -> None:
        self.kind = kind
        self.how = how

    def sorts(self) -> tuple[str, ...]:
        return (self.how,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        kind = self.kind.seen_from(game, resolution)
        return len([card for card in resolution.cards if kind.matches(game, card)])


class FoesWhoDid(CardAmount):
    """How many foes did something with a card of a kind, or did so much of something, when all were told to.

    Who avoided an Attack did nothing. [dcdb Attacks and Defenses]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "how")
    refers = MEASURE
    last = AMOUNT

    def __init__(self, kind: CardKind, how: str) -> None:
        self.kind = kind
        self.how = how

    def sorts(self) -> tuple[str, ...]:
        return (self.how,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        kind = self.kind.seen_from(game, resolution)
        foes = game.foes(resolution.player)
        return len([part for part in resolution.parts if part.player in foes and self.did(game, kind, part)])

    def did(self, game: DeckBuildingGame, kind: CardKind, part: Resolution) -> bool:
        """Whether one of them did it."""
        if self.how in (GAINED, LOST_VP):
            return part.amount > 0
        return any([kind.matches(game, card) for card in part.cards])


class FoesWhoDidNot(FoesWhoDid):
    """How many foes did not, be it that they avoided the Attack."""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(game.foes(resolution.player)) - super().count(game, resolution)


class SoMuchThisWay(CardAmount):
    """How much of something the text had all together do last: "for each Weakness gained this way"."""

    fields = ("how",)
    refers = MEASURE
    last = AMOUNT

    def __init__(self, how: str) -> None:
        self.how = how

    def sorts(self) -> tuple[str, ...]:
        return (self.how,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return resolution.amount


class ThatMany(CardAmount):
    """As many cards as were discarded right before: "that many", which is a number like any other. [cube 1.070]"""

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (THAT_MANY,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return resolution.amount


class Missing(CardAmount):
    """How many fewer cards there were than a text told to do something with."""

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (MISSING,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return resolution.amount


class OneFewer(ThatMany):
    """One card fewer than were discarded right before, and none where none was."""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return max(resolution.amount - 1, 0)


class DiscardedThisTurn(CardAmount):
    """How many cards the active player has discarded from the hand this turn. [cube 6.192]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return game.ledger.this_turn.discarded if resolution.player == game.active else 0


class DestroyedThisTurn(CardAmount):
    """How many cards of a kind the active player has destroyed this turn, as they were then. [cube 1.020]"""

    fields = ("kind",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        if resolution.player != game.active:
            return 0
        kind = self.kind.seen_from(game, resolution)
        return len([card for card in game.ledger.this_turn.destroyed if kind.matches(game, card)])


class DrawnThisTurn(CardAmount):
    """How many cards the active player has drawn this turn."""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return game.ledger.this_turn.drawn if resolution.player == game.active else 0


class MostPoints(CardAmount):
    """The Victory Points of the card of a place that is worth the most, none below zero. [cube 5.040]"""

    fields = ("place",)

    def __init__(self, place: Place) -> None:
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return max([0, *[points_now(card) for card in self.place.cards(game, resolution.player)]])


class EmptySlots(CardAmount):
    """How many slots of the Line-Up are empty. [dcdb Refilling the Line-Up]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return max(LINE_UP_SIZE - len(game.cards(LINE_UP)), 0)


class CardsInDeck(CardAmount):
    """How many cards a player's deck has, apart from the discard pile and the hand."""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(game.cards(game.players[resolution.player].deck))


class CardsOfFoes(CardsControlled):
    """How many cards of a kind all foes control together. [cube 6.140]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        foes, kind = game.foes(resolution.player), self.kind.seen_from(game, resolution)
        return len([card for foe in foes for card in controlled(game, foe) if kind.matches(game, card)])


class FoesControlling(CardsControlled):
    """How many foes control a card of a kind. [cube 6.140]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        foes, kind = game.foes(resolution.player), self.kind.seen_from(game, resolution)
        return len([foe for foe in foes if any([kind.matches(game, card) for card in controlled(game, foe)])])


class MostAlikePlayed(CardAmount):
    """How many cards of a kind were played this turn with one name, or one cost, of that with the most. [cube 6.185]"""

    fields = ("what", "kind")

    def __init__(self, what: str, kind: CardKind) -> None:
        self.what = what
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        played = each_playing(game, played_of(game, self.kind.seen_from(game, resolution)))
        if self.what == DIFFERENT_COSTS:
            costs = [card.definition.cost for card in played]
            return max([costs.count(cost) for cost in costs], default=0)
        names = [card.name for card in played]
        return max([names.count(name) for name in names], default=0)
