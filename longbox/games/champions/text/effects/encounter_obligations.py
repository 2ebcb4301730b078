"""What obligations and other encounter cards let players choose. [champions Obligation, Choose]"""

from __future__ import annotations

from longbox.games.champions import events
from longbox.games.champions.abilities import CardEffect, PlayRule, Situation
from longbox.games.champions.actions import entering
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import REMOVED


class GivenTo(PlayRule):
    """The obligation is given to the player of a hero, who resolves it. [champions Obligation]

    The rules find the player by the set that the card belongs to.
    """

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class RemoveThisFromGame(CardEffect):
    """Remove this card from the game. [champions Removed From The Game]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = situation.source
        if card is None:
            return
        if game.in_play(card):
            entering.leave_to(game, card, REMOVED)
        else:
            game.move(card, REMOVED)
            game.log.append(Happening(events.MOVED, situation.player, card.alone, note="out of the game"))


class RemoveNamedFromGame(RemoveThisFromGame):
    """Remove this card, called by its title, from the game. [champions Removed From The Game]"""

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
