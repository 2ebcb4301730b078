"""What a player of DC Forever can't know."""

from __future__ import annotations

from typing import Any

from longbox.games.forever import events
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.system import SYSTEM
from longbox.kernel.events import Event
from longbox.kernel.game import Game
from tests.always.common.secrets import Secrets


class ForeverSecrets(Secrets):
    """Cards in which two worlds of this game differ."""

    system = SYSTEM
    shown_to_one = (events.DREW, events.LOOKED, events.TOOK)
    shown_to_none = (events.ADVANCE,)

    @classmethod
    def owners_are_secret(cls, game: ForeverGame) -> bool:
        """Whose deck a card is in is no secret: a card is affiliated with a character of its owner."""
        return False

    def hold(self, choice: object) -> bool:
        """Whether an answer is, or is about, one of the cards."""
        return super().hold(choice) or super().hold(getattr(choice, "card", None))

    def are_out(self, game: Any, since: int) -> bool:
        """A teammate sees what lies facedown at Locations, and what is chosen to start with."""
        viewer = game.players[self.viewer]
        mates = [seat for seat in game.on_side(viewer.side) if seat.number != viewer.number]
        seen = [*[seat.schemes for seat in mates], *[seat.chosen for seat in mates]]
        lying = [game.zones[game.places[serial]] for serial in self.serials]
        return super().are_out(game, since) or any([zone is each for zone in lying for each in seen])


class HandOrder(ForeverSecrets):
    """The order of other players' hands, until a card is taken out of one at random, by its place."""

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer, set())

    def are_out(self, game: Game[Any], since: int) -> bool:
        return any([at_random(event) for event in game.log[since:]])


def at_random(event: Event) -> bool:
    """Whether something was discarded that chance picked."""
    return event.kind is events.DISCARD and event.source is not None and "random" in event.source.definition.text
