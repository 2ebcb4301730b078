"""Status cards that encounter cards give, and what was so already. [champions Status Cards, Exhausted]"""

from __future__ import annotations

from longbox.games.champions.abilities import CardCondition, Situation, Target
from longbox.games.champions.game import ChampionsGame


class WasAlready(CardCondition):
    """Whether what was to be done to characters could not, as it was so already: "if you are already confused"."""

    fields = ("target", "state")

    def __init__(self, target: Target, state: str) -> None:
        self.target = target
        self.state = state

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return not situation.did


class AlreadyHad(WasAlready):
    """Whether characters that were to get a status card already had it. [champions Status Cards]"""
