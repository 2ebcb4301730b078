"""Cards in play, and the playing of those that only give Power."""

from __future__ import annotations

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import GameCard
from longbox.kernel.events import Event
from longbox.kernel.objects import InPlay
from longbox.kernel.zones import Zone


class PlayedCard(InPlay):
    """A card in a play area.

    Attributes:
        goes_to: Where it goes at the end of the turn, if not to its owner's discard pile.
        was_put: Whether it was put into play, and not played. [cube 6.382]
        returns: Whether it goes on top of its owner's deck whenever it leaves play. [cube 6.500]
    """

    __slots__ = ("goes_to", "returns", "was_put")

    def __init__(
        self,
        card: GameCard,
        number: int,
        controller: int,
        goes_to: Zone | None = None,
        *,
        was_put: bool = False,
        returns: bool = False,
    ) -> None:
        self.card = card
        self.number = number
        self.controller = controller
        self.goes_to = goes_to
        self.was_put = was_put
        self.returns = returns

    def copy(self) -> PlayedCard:
        return PlayedCard(
            self.card, self.number, self.controller, self.goes_to, was_put=self.was_put, returns=self.returns
        )

    def state(self) -> tuple[object, ...]:
        goes_to = -1 if self.goes_to is None else self.goes_to.number
        return (self.card.serial, self.number, self.controller, goes_to, self.was_put, self.returns)


def own_play(player: int, card: GameCard) -> Event:
    """The event that is a player's playing a card in the own turn."""
    return Event(events.PLAYED, player, card.alone, card.definition.power)


def plain_play(player: int, card: GameCard) -> Event | None:
    """The same, if the card's Power is all that there is to it."""
    definition = card.definition
    simple = definition.further is None and not definition.abilities and not definition.owned_types
    plain = simple and not definition.stays
    return own_play(player, card) if plain else None
