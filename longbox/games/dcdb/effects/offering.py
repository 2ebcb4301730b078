"""What is done unless players do something else."""

from __future__ import annotations

from longbox.games.dcdb.effects.base import CardEffect
from longbox.games.dcdb.effects.discarding import DISCARD
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.kernel.effects import Resolution


class UnlessDiscarded(CardEffect):
    """Something is done, unless a card of a kind is discarded from the hand."""

    fields = ("effect", "kind")

    def __init__(self, effect: CardEffect, kind: CardKind) -> None:
        self.effect = effect
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand)
        found = [card for card in hand if self.kind.matches(game, card)]
        asked = game.is_asked_in_any_case(player, self.kind.matches)
        card = game.choose_card(player, DISCARD, found, resolution.source, optional=True, in_any_case=asked)
        if card is None:
            self.effect.run(game, resolution)
        else:
            game.discard(card)
