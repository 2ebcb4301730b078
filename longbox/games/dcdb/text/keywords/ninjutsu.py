"""Ninjutsu: a card resolves in the Line-Up. [cube 6.290-6.294]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.text.effects.base import CardEffect
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import MOMENT, Need
from longbox.kernel.zones import NOBODY

NINJUTSU: Final[Prompt] = Prompt("Use Ninjutsu, so that the card goes into the Line-Up?", "6.290")
AS_IT_IS_PLAYED: Final = (
    Need(
        MOMENT,
        (circumstances.PLAYED,),
        "only a card that is being played can resolve in the Line-Up",
        "6.290",
        'say it in a line without "Ongoing" or "When"',
    ),
)


class Ninjutsu(CardEffect):
    """Do something, if the card resolves in the Line-Up. Its player decides that where its text first says Ninjutsu.

    Only a card that the player owns can do so; it is the player's no longer, and can't be got back this turn.

    [cube 6.290-6.294]
    """

    fields = ("effect",)
    needs = (*circumstances.IN_LATER_SETS, *AS_IT_IS_PLAYED)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        if card is None or (not resolves_in_line_up(game, card) and not self.decide(game, resolution.player, card)):
            return
        self.effect.run(game, resolution)

    def decide(self, game: DeckBuildingGame, player: int, card: GameCard) -> bool:
        """Let the player decide, if it was not decided before. [cube 6.291]"""
        notes = game.ledger.this_turn
        if card.serial in notes.declined or game.owners[card.serial] != player:
            return False
        if not game.lies_in(card, game.players[player].play):
            return False
        if not game.may(player, NINJUTSU, card):
            notes.declined.append(card.serial)
            return False
        game.put(player, card, LINE_UP, "into the Line-Up")
        if game.lies_in(card, LINE_UP):
            game.ledger.held_back[card.serial] = NOBODY
            notes.in_line_up.append(card.serial)
        return True


def resolves_in_line_up(game: DeckBuildingGame, card: GameCard) -> bool:
    """Whether Ninjutsu was used with a card this turn, and it lies in the Line-Up still. [cube 1.040, 6.291]"""
    return card.serial in game.ledger.this_turn.in_line_up and game.lies_in(card, LINE_UP)
