"""What texts ask: "there is a Scheme at this Location", "Batman is exhausted", "your hand is empty"."""

from __future__ import annotations

from longbox.games.forever.abilities import CardCondition, Filter, Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Definite, found, is_in_state


class IsInState(CardCondition):
    """Whether a certain card is in a state: "Batman is exhausted"."""

    fields = ("filter", "state")

    def __init__(self, filter: Definite, state: str) -> None:
        self.filter = filter
        self.state = state

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = self.filter.cards(game, resolution)
        return bool(cards) and all([is_in_state(game, card, self.state) for card in cards])


class ItIs(CardCondition):
    """Whether what the text spoke of is of a kind: "if it is a Gift card"."""

    fields = ("filter",)
    refers = "it"

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(resolution.cards) and all(
            [self.filter.matches(game, card, resolution) for card in resolution.cards]
        )


class IsAmong(CardCondition):
    """Whether a certain card is one of some cards: "Superman is at a Location with five or more citizens"."""

    fields = ("who", "filter")

    def __init__(self, who: Definite, filter: Filter) -> None:
        self.who = who
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        cards = found(game, self.who, resolution)
        return bool(cards) and all([self.filter.matches(game, card, resolution) for card in cards])


class IsAt(CardCondition):
    """Whether a certain card is at the Location of the text's card: "Robin is at this Location"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(found(game, self.filter, resolution))


class HandIsEmpty(CardCondition):
    """Whether you hold no card."""

    def holds(self, game: ForeverGame, resolution: Situation) -> bool:
        return not game.hand(resolution.player)
