"""What players pay as a text says, besides what abilities cost: "unless its controller pays ...". [forever Cost]"""

from __future__ import annotations

from longbox.games.forever.abilities import CardEffect, Situation
from longbox.games.forever.actions import payment
from longbox.games.forever.definitions import HERO, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.costs import payer
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED

WHO_PAYS = Prompt("Choose the Hero who pays", "Cost")


class Pays(CardEffect):
    """Renown of what is on a Hero, or Infamy of the hand, is paid. [forever Cost, Character Abilities]

    Of Heroes the one pays whose text it is, or of whom it speaks, or else one whom the player chooses.
    """

    fields = ("amount", "word")
    not_zero = ("amount",)
    brings = (DEED,)

    def __init__(self, amount: int, word: str) -> None:
        self.amount = amount
        self.word = word

    def is_unlikely(self) -> bool:
        """Said before a colon it is what an ability costs, which is then limited."""
        return True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        able = self.able(game, resolution)
        character = able[0] if able else None
        if len(able) > 1 and able[0].definition.type == HERO:
            character = game.choose_card(resolution.player, WHO_PAYS, able, resolution.source)
        resolution.did = character is not None
        if character is not None:
            payment.pay(game, resolution.player, character, self.amount, resolution.source)

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The characters of the player who can pay it."""
        if game.resource_word(situation.player) != self.word:
            return []
        own = game.characters_of(situation.player)
        meant = [card for card in own if card in self.meant(game, situation)] or own
        source, player = situation.source, situation.player
        return [card for card in meant if payment.can_pay(game, player, card, self.amount, source)]

    def meant(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """Whose text it is, or those of whom it speaks."""
        if situation.player != situation.controller:
            return situation.cards
        character = payer(game, situation)
        return [] if character is None else [character]

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))
