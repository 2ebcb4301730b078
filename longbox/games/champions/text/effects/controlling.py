"""Taking control of cards in play. [champions Ownership And Control]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import entering
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import OnCards
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED
from longbox.kernel.zones import NOBODY

TAKE_CONTROL: Final[Prompt] = Prompt("Choose what you take control of", "Ownership And Control")


class TakeControl(OnCards):
    """Take control of cards of other players. [champions Ownership And Control]"""

    prompt: ClassVar[Prompt] = TAKE_CONTROL
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        controller = game.controller(card)
        return controller not in (NOBODY, situation.player) and not card.definition.is_identity

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        for card in cards:
            entering.take_control(game, card, situation.player)
        situation.did = bool(cards)
