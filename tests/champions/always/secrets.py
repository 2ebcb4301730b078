"""What a player of Marvel Champions can't know."""

from __future__ import annotations

from typing import Any

from longbox.games.champions import events
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.system import SYSTEM
from longbox.kernel.game import Game
from tests.always.common.secrets import Secrets


class ChampionsSecrets(Secrets):
    """Cards in which two worlds of this game differ."""

    system = SYSTEM
    shown_to_one = (events.DREW, events.LOOKED)
    shown_to_none = (events.BENEATH,)

    @classmethod
    def owners_are_secret(cls, game: ChampionsGame) -> bool:
        """Where all who could hold an answer are asked, it counts whose deck a card is in: decks are no secret."""
        return not game.options.always_ask

    def hold(self, choice: object) -> bool:
        """Whether an answer is, or is about, one of the cards."""
        return super().hold(choice) or super().hold(getattr(choice, "card", None))

    def are_held_by(self, game: ChampionsGame, player: int) -> bool:
        """Whether a player has one of them in hand, who may thus be able to do other things in another world."""
        return any([self.hold(card) for card in game.cards(game.players[player].hand)])


class HandOrder(ChampionsSecrets):
    """The order of other players' hands, until a card is taken out of one at random, by its place."""

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer, set())

    def are_out(self, game: Game[Any], since: int) -> bool:
        taking = [event.source for event in game.log[since:] if event.kind in (events.DISCARDED, events.BENEATH)]
        hidden = [event for event in game.log[since:] if event.kind is events.BENEATH]
        return bool(hidden) or any([card is not None and "random" in card.definition.text for card in taking])
