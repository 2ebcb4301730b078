"""What is done to cards that a text revealed or discarded before. [forever Reveal, Out Of Play]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.abilities import Situation
from longbox.games.forever.actions import leaving
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import DISCARDED, FOUND, REVEALED, OnCards
from longbox.games.forever.text.effects.cards import PLAY_IT, can_be_played, play


class TakeIt(OnCards):
    """What the text spoke of goes into your hand, if you own it, from wherever it is. [forever Out Of Play]"""

    out_of_play = (REVEALED, DISCARDED)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.is_affiliated and game.owners[card.serial] == situation.player

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        hand = game.players[situation.player].hand
        for card in cards:
            if game.in_play(card):
                leaving.leave(game, card, hand)
            else:
                game.move(card, hand)
            game.tell(Happening(events.TOOK, situation.player, card.alone))


class PlayIt(OnCards):
    """Play the card that the text spoke of, from where it is. [forever Play A Card]"""

    out_of_play = (REVEALED, DISCARDED, FOUND)

    def affects(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        own = game.owners[card.serial] == situation.player and not game.in_play(card)
        return own and can_be_played(game, card, situation)

    def do(self, game: ForeverGame, cards: list[GameCard], situation: Situation) -> None:
        card = game.choose_card(situation.player, PLAY_IT, cards, situation.source) if cards else None
        if card is not None:
            play(game, card, situation.player)
