"""Effects that prevent what is about to happen, some of it or all. [champions Prevent, Interrupt]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardEffect, Situation
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured


def is_about_to_happen(situation: Situation) -> bool:
    """Whether there is anything to prevent."""
    return situation.event is not None and situation.event.amount > 0


class PreventSome(Measured):
    """Prevent some of what is about to happen. [champions Prevent]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        event = situation.event
        if event is not None:
            situation.amount = min(self.amount.count(game, situation), event.amount)
            event.amount -= situation.amount
            event.prevented = event.amount <= 0

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return is_about_to_happen(situation)


class PreventAll(CardEffect):
    """Prevent all of what is about to happen. [champions Prevent]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        event = situation.event
        if event is not None:
            situation.amount = event.amount
            event.amount = 0
            event.prevented = True

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return is_about_to_happen(situation)


class PreventDamage(PreventSome):
    """Prevent some of the damage that is about to be taken."""

    measures: ClassVar[tuple[str, ...]] = ("damage prevented",)


class PreventAllDamage(PreventAll):
    """Prevent all of the damage that is about to be taken."""

    measures: ClassVar[tuple[str, ...]] = ("damage prevented",)


class PreventThreat(PreventSome):
    """Prevent some of the threat that is about to be placed."""

    measures: ClassVar[tuple[str, ...]] = ("threat prevented",)


class PreventAllThreat(PreventAll):
    """Prevent all of the threat that is about to be placed."""

    measures: ClassVar[tuple[str, ...]] = ("threat prevented",)
