"""Frozen tokens on cards of the Line-Up. [cube 6.197]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import LineUp
from longbox.games.dcdb.text.effects.base import SoManyFromPlace, WithOneFromPlace
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt

FREEZE: Final[Prompt] = Prompt("Choose a card to put a Frozen token on", "6.197")


class Freeze(WithOneFromPlace):
    """Put a Frozen token on a card of the Line-Up: until the player's next turn, nobody can buy or gain it.

    [cube 6.197]
    """

    fields = ("kind",)
    needs = circumstances.IN_LATER_SETS
    prompt = FREEZE

    def __init__(self, kind: CardKind) -> None:
        super().__init__(kind, LineUp())

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        freeze(game, player, card)


class FreezeUpTo(SoManyFromPlace):
    """Put Frozen tokens on up to so many cards of the Line-Up. [cube 6.197]"""

    fields = ("count", "kind")
    needs = circumstances.IN_LATER_SETS

    def __init__(self, count: int, kind: CardKind) -> None:
        super().__init__(count, kind, LineUp())

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = self.found(game, resolution)
        chosen = game.choose_cards(resolution.player, FREEZE, found, resolution.source, 0, self.count)
        for card in chosen:
            freeze(game, resolution.player, card)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


def freeze(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a player's Frozen token on a card."""
    game.ledger.held_back[card.serial] = player
    game.log.append(Event(events.FROZE, player, card.alone))
