"""Damage that a player divides among characters as they choose. [forever Damage, Heal, Resolving Effects]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import CardEffect, Filter, Situation
from longbox.games.forever.actions import damage
from longbox.games.forever.definitions import CANNOT_HEAL, CHARACTERS, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import may_be_meant
from longbox.games.forever.text.filters import found
from longbox.games.forever.text.targets import One
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, Need

DEAL: Final[Prompt] = Prompt("Choose a character to suffer 1 damage of those", "Resolving Effects")
HEAL: Final[Prompt] = Prompt("Choose a character to heal 1 damage from", "Resolving Effects")


class Divide(CardEffect):
    """Damage is dealt that the player divides, one after the other; all of it is suffered at the same time.

    "Deal 3 damage divided as you choose among Heroes." [forever Damage]
    """

    fields: ClassVar[tuple[str, ...]] = ("amount", "filter")
    not_zero = ("amount",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    needs = (Need("filter", CHARACTERS, "suffer damage", "Damage"),)
    prompt: ClassVar[Prompt] = DEAL
    optional_each: ClassVar[bool] = False

    def __init__(self, amount: int, filter: Filter) -> None:
        self.amount = amount
        self.filter = filter

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        given: list[GameCard] = []
        for _ in range(self.amount):
            able = [card for card in self.able(game, resolution) if self.has_room(game, card, given.count(card))]
            card = game.choose_card(
                resolution.player, self.prompt, able, resolution.source, optional=self.optional_each
            )
            if card is None:
                break
            given.append(card)
        shares = [(card, given.count(card)) for card in dict.fromkeys(given)]
        resolution.amount = self.give(game, shares, resolution)
        resolution.did = resolution.amount > 0

    def able(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The characters among which it is divided."""
        one = One(self.filter)
        cards = [card for card in found(game, self.filter, situation) if card.definition.type in CHARACTERS]
        return [card for card in cards if card is not situation.shielded and may_be_meant(game, card, one, situation)]

    def has_room(self, game: ForeverGame, card: GameCard, given: int) -> bool:
        """Whether more of it can be given to a character."""
        return True

    def give(self, game: ForeverGame, shares: list[tuple[GameCard, int]], situation: Situation) -> int:
        """Let each have its share; gives how much it was."""
        landed = damage.suffer(game, shares, situation.source, situation.controller, None)
        return sum([event.amount for event in landed])

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return any([self.has_room(game, card, 0) for card in self.able(game, resolution)])


class DivideHealing(Divide):
    """Up to so much damage is healed, which the player divides: "heal up to 3 damage divided among your Heroes"."""

    needs = (Need("filter", CHARACTERS, "be healed", "Heal"),)
    prompt: ClassVar[Prompt] = HEAL
    optional_each: ClassVar[bool] = True

    def has_room(self, game: ForeverGame, card: GameCard, given: int) -> bool:
        return game.permanent(card).damage > given and not game.forbidden(card, CANNOT_HEAL)

    def give(self, game: ForeverGame, shares: list[tuple[GameCard, int]], situation: Situation) -> int:
        return sum([damage.heal(game, card, amount, situation.source) for card, amount in shares])
