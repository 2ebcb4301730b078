"""What card texts count."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.effects.base import CardAmount
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, Place, find, gained_of, played_of
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import MEASURE, PRONOUN

# What somebody did, and the text goes on to count
DISCARDED: Final = "discarded"
REVEALED: Final = "revealed"
THAT_MANY: Final = "number"

# What is counted once each
DIFFERENT_COSTS: Final = "cost"
DIFFERENT_NAMES: Final = "name"


class FoesWith(CardAmount):
    """How many foes have a card of a kind in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        foes = game.foes(resolution.player)
        return len([foe for foe in foes if find(game, foe, self.kind, self.place)])


class CardsIn(CardAmount):
    """How many cards of a kind lie in a place."""

    fields = ("kind", "place")

    def __init__(self, kind: CardKind, place: Place) -> None:
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(find(game, resolution.player, self.kind, self.place))


class CardsControlled(CardAmount):
    """How many cards of a kind you have in play. [dcdb Locations]"""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        played = game.cards(game.players[resolution.player].play)
        return len([card for card in played if self.kind.matches(game, card)])


class OthersPlayed(CardAmount):
    """How many other cards of a kind you have already played this turn."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        others = {card.serial for card in played_of(game, self.kind) if card is not resolution.source}
        return len(others)


class PlayedThisTurn(CardAmount):
    """How many cards of a kind were played this turn."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len({card.serial for card in played_of(game, self.kind)})


class DifferentPlayed(CardAmount):
    """How many different costs or names the cards of a kind have that were played this turn."""

    fields = ("what", "kind")

    def __init__(self, what: str, kind: CardKind) -> None:
        self.what = what
        self.kind = kind

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        played = played_of(game, self.kind)
        if self.what == DIFFERENT_COSTS:
            return len({card.definition.cost for card in played})
        return len({card.name for card in played})


class DifferentIn(CardAmount):
    """How many different costs or cards there are among the cards of a kind in a place. [cube 6.185]"""

    fields = ("what", "kind", "place")

    def __init__(self, what: str, kind: CardKind, place: Place) -> None:
        self.what = what
        self.kind = kind
        self.place = place

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        found = find(game, resolution.player, self.kind, self.place)
        if self.what == DIFFERENT_COSTS:
            return len({card.definition.cost for card in found})
        return len({card.name for card in found})


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
        return len(gained_of(game, self.kind))


class ThisWay(CardAmount):
    """How many cards of a kind the text had somebody discard or reveal last: "card discarded this way"."""

    fields = ("kind", "how")
    refers = MEASURE

    def __init__(self, kind: CardKind, how: str) -> None:
        self.kind = kind
        self.how = how

    def sorts(self) -> tuple[str, ...]:
        return (self.how,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len([card for card in resolution.cards if self.kind.matches(game, card)])


class ThatMany(CardAmount):
    """As many cards as were discarded right before: "that many"."""

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (THAT_MANY,)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return resolution.amount
