"""What many games come to: who won from where with what, how they went, and which cards were bought."""

from __future__ import annotations

from collections import Counter

from longbox.lab.numbers import Spread, Wins
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult, PlayerResult


class Group:
    """Players who have something in common: the bot, the seat, the Super Hero.

    Attributes:
        wins: How often they won.
        numbers: How what was counted of them spreads, by name; "score" first.
    """

    def __init__(self) -> None:
        self.wins = Wins()
        self.numbers: dict[str, Spread] = {}

    def add(self, player: PlayerResult) -> None:
        """Count one player of one game."""
        self.wins.add(player.won)
        self._add_number("score", player.score)
        for name, fact in player.facts.items():
            if not isinstance(fact, str):
                self._add_number(name, fact)

    def _add_number(self, name: str, number: float) -> None:
        if name not in self.numbers:
            self.numbers[name] = Spread()
        self.numbers[name].add(number)


class Bought:
    """How one card was bought.

    Attributes:
        copies: How many copies were.
        buyers: How often those who bought at least one won.
    """

    def __init__(self) -> None:
        self.copies = 0
        self.buyers = Wins()


class Tally:
    """All that is counted of the games of a plan. It takes the same room for any number of games.

    Attributes:
        plan: What is played.
        everybody: All players of all games.
        by: Groups of players, by what they have in common: by "bot", "seat" and each fact that is text.
        turns: How many turns the games had.
        endings: How often games ended for each reason.
        bought: How each card was bought, by name.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.everybody = Group()
        self.by: dict[str, dict[str, Group]] = {"bot": {}, "seat": {}}
        self.turns = Spread()
        self.endings: Counter[str] = Counter()
        self.bought: dict[str, Bought] = {}

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.turns.total

    def add(self, result: GameResult) -> None:
        """Count one game."""
        outcome = result.outcome
        self.turns.add(outcome.turns)
        self.endings[outcome.ending] += 1
        for seat, player in enumerate(outcome.players):
            self.everybody.add(player)
            self._add_to("bot", self.plan.bots[result.entrants[seat]], player)
            self._add_to("seat", str(seat + 1), player)
            for name, fact in player.facts.items():
                if isinstance(fact, str):
                    self._add_to(name, fact, player)
            self._add_bought(player)

    def most_bought(self, count: int) -> list[tuple[str, Bought]]:
        """The cards that were bought most, those first."""
        cards = sorted(self.bought.items(), key=lambda card: (-card[1].copies, card[0]))
        return cards[:count]

    def _add_to(self, grouping: str, name: str, player: PlayerResult) -> None:
        groups = self.by.setdefault(grouping, {})
        if name not in groups:
            groups[name] = Group()
        groups[name].add(player)

    def _add_bought(self, player: PlayerResult) -> None:
        for name, copies in Counter(player.bought).items():
            card = self.bought.setdefault(name, Bought())
            card.copies += copies
            card.buyers.add(player.won)
