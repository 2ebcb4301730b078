"""Effects that prevent what is about to happen, some of it or all. [champions Prevent, Interrupt]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardEffect, Situation
from longbox.games.champions.act import Act
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured
from longbox.kernel.choices import Choice, Number
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import ENDLESS
from longbox.kernel.zones import NOBODY

HOW_MUCH: Final[Prompt] = Prompt("Choose how much to prevent", "Prevent")


def is_about_to_happen(situation: Situation) -> bool:
    """Whether there is anything to prevent."""
    return situation.event is not None and situation.event.amount > 0


class PreventSome(Measured):
    """Prevent some of what is about to happen. [champions Prevent]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        event = situation.event
        if event is not None:
            most = min(self.amount.count(game, situation), event.amount)
            situation.amount = self.how_much(game, situation, most)
            event.amount -= situation.amount
            event.prevented = event.amount <= 0

    def how_much(self, game: ChampionsGame, situation: Situation, most: int) -> int:
        """How much of it is prevented, of what can be: all of that."""
        return most

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
    """Prevent some of the damage that is about to be taken, or that an attack of an enemy is going to deal."""

    measures: ClassVar[tuple[str, ...]] = ("damage prevented",)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        act = attack_that_begins(situation)
        if act is None:
            super().run(game, situation)
        else:
            situation.amount = self.amount.count(game, situation)
            act.prevented += situation.amount

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return attack_that_begins(situation) is not None or super().possible(game, situation)


class PreventAllDamage(PreventAll):
    """Prevent all of the damage that is about to be taken, or that an attack of an enemy is going to deal."""

    measures: ClassVar[tuple[str, ...]] = ("damage prevented",)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        act = attack_that_begins(situation)
        if act is None:
            super().run(game, situation)
        else:
            act.prevented = ENDLESS

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return attack_that_begins(situation) is not None or super().possible(game, situation)


def attack_that_begins(situation: Situation) -> Act | None:
    """The attack of an enemy that the text interrupts as it is made, or as somebody defends against it; else none."""
    event = situation.event
    if event is None or event.act is None or event.act.by != NOBODY:
        return None
    return event.act if event.kind in (events.ATTACK, events.DEFENSE) else None


class PreventThreat(PreventSome):
    """Prevent some of the threat that is about to be placed."""

    measures: ClassVar[tuple[str, ...]] = ("threat prevented",)


class PreventDamageUpTo(PreventDamage):
    """Prevent as much of the damage about to be taken as the player likes, up to a most. [champions Prevent]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        PreventSome.run(self, game, situation)

    def how_much(self, game: ChampionsGame, situation: Situation, most: int) -> int:
        return choose_up_to(game, situation, most)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return is_about_to_happen(situation)


class PreventThreatUpTo(PreventThreat):
    """Prevent as much of the threat about to be placed as the player likes, up to a most. [champions Prevent]"""

    def how_much(self, game: ChampionsGame, situation: Situation, most: int) -> int:
        return choose_up_to(game, situation, most)


def choose_up_to(game: ChampionsGame, situation: Situation, most: int) -> int:
    """Let the player of a text choose how much is prevented."""
    if most <= 0 or situation.player == NOBODY:
        return most
    choices: list[Choice] = [Number(value) for value in range(most + 1)]
    return choices.index(game.ask(Question(situation.player, HOW_MUCH, choices, situation.source)))


class PreventAllThreat(PreventAll):
    """Prevent all of the threat that is about to be placed."""

    measures: ClassVar[tuple[str, ...]] = ("threat prevented",)
