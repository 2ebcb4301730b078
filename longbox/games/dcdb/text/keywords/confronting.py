"""Confrontations. [cube 6.110-6.112]"""

from __future__ import annotations

from typing import Any, ClassVar

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import UseAbility
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects import CardEffect
from longbox.kernel.cards import Card
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.events import Event
from longbox.kernel.terms import MOMENT, Need


class Confront(UseAbility):
    """Enter a Confrontation, which lasts for the turn, and do something for it; once a turn. [cube 6.110]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    once = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def can_be_used(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> bool:
        return True

    def use(self, game: DeckBuildingGame, player: int, card: Card[Any]) -> None:
        game.run(self.effect, Resolution(player, card))
        game.ledger.this_turn.confronting = True
        game.log.append(Event(events.CONFRONTED, player, []))


class InConfrontation(Condition[DeckBuildingGame, Resolution]):
    """Whether you are in a Confrontation: you entered one, or your Main Character always is. [cube 6.110, 6.111]"""

    needs = (
        Need(
            MOMENT,
            (circumstances.OWN_TURN, circumstances.END_OF_TURN),
            "you are in a Confrontation in your own turn alone, up to its very end",
            "6.112",
            "ask for something else here",
        ),
    )

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.in_confrontation(resolution.player)
