"""What a player wants to be answered without being asked: always used, or never.

LongboxError
└── NoHabit    something that can't be used when it comes up
"""

from __future__ import annotations

from typing import Any

import msgspec

from longbox.faces.opportunities import ALWAYS, ASK, KEPT_AS, NEVER, Opportunity
from longbox.faces.words import listed
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.kernel.record import BadRecord


class NoHabit(LongboxError):
    """A player wants something always or never to be used, in a game where nothing comes up like that."""


class Habits:
    """What players want to be used always or never; everything else is asked."""

    def __init__(self) -> None:
        self._chosen: dict[tuple[int, str], str] = {}

    def choose(self, player: int, thing: str, habit: str) -> None:
        """Keep what a player wants: `ALWAYS`, `NEVER`, or to be asked."""
        if habit == ASK:
            self._chosen.pop((player, thing), None)
        else:
            self._chosen[player, thing] = habit

    def answer(self, player: int, opportunity: Opportunity) -> str:
        """The answer that a player wants to be given; nothing if the player is to be asked."""
        habits = {key: self._chosen.get((player, thing), ASK) for key, thing in opportunity.uses.items()}
        for key, habit in habits.items():
            if habit == ALWAYS:
                return key
        return opportunity.declining if habits and set(habits.values()) == {NEVER} else ""

    def wishes(self) -> dict[str, Any]:
        """All of them as plain data, to be kept with the game; nothing where everything is asked."""
        kept = [[player, thing, habit] for (player, thing), habit in self._chosen.items()]
        return {KEPT_AS: kept} if kept else {}

    def take_over(self, wishes: dict[str, Any]) -> None:
        """Take over those that were kept with a game.

        Raises:
            BadRecord: They are none.
        """
        try:
            kept = msgspec.convert(wishes.get(KEPT_AS, []), prepared(list[tuple[int, str, str]]))
        except msgspec.ValidationError as error:
            raise BadRecord(f"What is always or never used in this game can't be read: {error}.") from None
        for player, thing, habit in kept:
            self.choose(player, thing, habit)

    def words(self, player: int) -> str:
        """What a player has chosen, in a sentence."""
        chosen = {
            habit: [thing for (who, thing), kept in self._chosen.items() if (who, kept) == (player, habit)]
            for habit in (ALWAYS, NEVER)
        }
        words = {ALWAYS: "Used without asking", NEVER: "Not asked about"}
        told = [f"{words[habit]}: {listed(things)}." for habit, things in chosen.items() if things]
        return " ".join(told) or "You are asked about everything."
