"""Effects that add cards of the main deck to the Line-Up. [dcdb Refilling the Line-Up]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.board import LINE_UP_SIZE
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP, MAIN_DECK
from longbox.games.dcdb.text.effects.base import CardEffect, remember
from longbox.games.dcdb.text.effects.counting import ADDED
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import MEASURE
from longbox.texts.measured import Measured

SPEAK_OF: Final[Prompt] = Prompt("Choose one of these cards", "Order of Playing Your Cards")


class AddSeveralToLineUp(Measured[DeckBuildingGame, Resolution]):
    """Add so many top cards of the main deck to the Line-Up. [dcdb Refilling the Line-Up]"""

    measures = (ADDED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.cards = game.add_to_line_up(self.amount.count(game, resolution))


class ChooseOneAdded(CardEffect):
    """Choose one of the cards that were added to the Line-Up, for what the text goes on to say of it."""

    refers = MEASURE
    brings = ("the chosen card",)

    def sorts(self) -> tuple[str, ...]:
        return (ADDED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        remember(resolution, game.choose_card(resolution.player, SPEAK_OF, resolution.cards, resolution.source))


class RefillLineUp(CardEffect):
    """Refill the Line-Up up to five cards. [cube 6.400]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.add_to_line_up(max(LINE_UP_SIZE - len(game.cards(LINE_UP)), 0))


class AddTopToLineUp(CardEffect):
    """Add the top card of the main deck to the Line-Up. [dcdb Refilling the Line-Up]"""

    brings = ("the card added",)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.cards = game.add_to_line_up(1)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(MAIN_DECK))
