"""Constant abilities that only encounter cards have. [champions Constant Ability, Cannot]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import Amount, Constant, Filter, Situation
from longbox.games.champions.definitions import Thing
from longbox.games.champions.game import ChampionsGame


class CannotTakeDamage(Constant):
    """Characters of a kind cannot take damage. [champions Cannot]"""

    fields: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def forbids_damage(self, game: ChampionsGame, card: Thing, source: Thing | None, situation: Situation) -> bool:
        return self.who.matches(game, card, situation)


class CannotTakeDamageFrom(CannotTakeDamage):
    """Characters of a kind cannot take damage from cards of another kind. [champions Cannot]"""

    fields = ("who", "whom")

    def __init__(self, who: Filter, whom: Filter) -> None:
        super().__init__(who)
        self.whom = whom

    def forbids_damage(self, game: ChampionsGame, card: Thing, source: Thing | None, situation: Situation) -> bool:
        if source is None or not self.whom.matches(game, source, situation):
            return False
        return super().forbids_damage(game, card, source, situation)


class AlliesMustDefend(Constant):
    """Attacks of enemies of a kind must be defended with an ally, if able. [champions Defend, Defense]"""

    fields = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def demands_ally(self, game: ChampionsGame, attacker: Thing, player: int, situation: Situation) -> bool:
        return self.who.matches(game, attacker, situation)


class ValueIs(Constant):
    """A power of this card is what its text says. [champions Base Value]"""

    fields = ("value", "amount")

    def __init__(self, value: str, amount: Amount) -> None:
        self.value = value
        self.amount = amount

    def defines(self, game: ChampionsGame, value: str, card: Thing, situation: Situation) -> int | None:
        if value != self.value or card is not situation.source:
            return None
        return self.amount.count(game, situation)


class RemainingHitPoints(Amount):
    """The remaining hit points of cards. [champions Remaining Hit Points]"""

    fields = ("who",)

    def __init__(self, who: Filter) -> None:
        self.who = who

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([game.remaining(card) for card in game.characters() if self.who.matches(game, card, situation)])
