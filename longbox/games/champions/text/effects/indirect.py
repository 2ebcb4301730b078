"""Indirect damage. [champions Indirect Damage]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import damage
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured
from longbox.kernel.terms import AMOUNT, DEED


class TakeIndirectDamage(Measured):
    """Take indirect damage: you split it among your characters. [champions Indirect Damage]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        damage.deal_indirect_damage(game, [situation.player], self.amount.count(game, situation), situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.amount.count(game, situation) > 0


class DealIndirectDamage(Measured):
    """Deal indirect damage to each player, who splits it. [champions Indirect Damage, In Player Order]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("damage dealt", "damage taken")

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        total = 0
        for player in game.in_order():
            part = situation.speaking_to(player)
            damage.deal_indirect_damage(game, [player], self.amount.count(game, situation), part)
            total += part.amount
        situation.amount = total
        situation.did = total > 0

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.amount.count(game, situation) > 0
