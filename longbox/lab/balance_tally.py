"""How the two sides of a game stand against each other: who wins, how, in how many rounds, and with whom."""

from __future__ import annotations

from collections import Counter

from longbox.lab.numbers import Spread, Wins, difference
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult

SIDE = "side"
"""The fact of a player that says on which side they were."""


class Balance:
    """What is counted of the games of one kind.

    Attributes:
        name: Who plays: "rogue against hero".
        sides: How often each side won.
        endings: How often games ended for each reason, by the side that won.
        present: How often a side won with a character in its team, by the side and the character.
        rounds: How long the games were.
    """

    def __init__(self) -> None:
        self.name = ""
        self.sides: dict[str, Wins] = {}
        self.endings: Counter[tuple[str, str]] = Counter()
        self.present: dict[tuple[str, str], Wins] = {}
        self.rounds = Spread()

    def add(self, result: GameResult) -> None:
        """Count one game."""
        outcome = result.outcome
        self.rounds.add(outcome.turns)
        sides = [str(player.facts[SIDE]) for player in outcome.players]
        self.name = " against ".join([" and ".join([each] * sides.count(each)) for each in dict.fromkeys(sides)])
        won = dict(zip(sides, [player.won for player in outcome.players], strict=True))
        winner = next((side for side, share in won.items() if share == 1), "")
        self.endings[winner, outcome.ending] += 1
        for side, share in won.items():
            self.sides.setdefault(side, Wins()).add(share)
        for side, player in zip(sides, outcome.players, strict=True):
            for character in player.characters or []:
                self.present.setdefault((side, character), Wins()).add(won[side])

    def without(self, side: str, character: str) -> Wins:
        """How often a side won that did not have a character in its team."""
        left = Wins()
        left.games = self.sides[side].games - self.present[side, character].games
        left.won = self.sides[side].won - self.present[side, character].won
        return left

    def moved(self, side: str, character: str) -> tuple[float, float, float]:
        """By how much a character's presence moves its side's chance: how much more often it wins with it than without.

        What the side wins in all games is no measure, as whoever is in most of them hardly differs from it. Gives the
        difference and its 95 % interval; none where the character was always there.
        """
        without = self.without(side, character)
        return difference(self.present[side, character], without) if without.games else (0.0, 0.0, 0.0)


class BalanceTally:
    """All that is counted of games between two sides, of each kind of game.

    Attributes:
        plans: What is played.
        kinds: What was counted of each plan.
    """

    def __init__(self, plans: list[Plan]) -> None:
        self.plans = plans
        self.kinds = [Balance() for _ in plans]

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum([kind.rounds.total for kind in self.kinds])

    @property
    def played(self) -> list[Balance]:
        """The kinds of which any game was counted."""
        return [kind for kind in self.kinds if kind.rounds.total]

    def add(self, number: int, result: GameResult) -> None:
        """Count one game of a plan."""
        self.kinds[number].add(result)
