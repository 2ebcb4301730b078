"""What many games come to: who won from where with what, how they went, and which cards were bought."""

from __future__ import annotations

from collections import Counter

from longbox.lab.numbers import Spread, Wins
from longbox.lab.own import OWN_MARK, own_names
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult, PlayerResult


class Group:
    """Players who have something in common: the seat, the Super Hero.

    Attributes:
        wins: How often they won.
        score: How their scores spread.
    """

    def __init__(self) -> None:
        self.wins = Wins()
        self.score = Spread()

    def add(self, player: PlayerResult) -> None:
        """Count one player of one game."""
        self.wins.add(player.won)
        if player.score is not None:
            self.score.add(player.score)


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
        own: The names of the cards of one's own.
        everybody: How often players won at all, which is an even share.
        by: Groups of players, by what they have in common: by "bot", "seat" and each fact that is text.
        facts: How each fact that is a number spreads, for each bot.
        turns: How many turns the games had.
        endings: How often games ended for each reason.
        bought: How each card was bought, by name.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.own = own_names(plan)
        self.everybody = Wins()
        self.by: dict[str, dict[str, Group]] = {"bot": {}, "seat": {}}
        self.facts: dict[str, dict[str, Spread]] = {}
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
            self._add_player(player, self.plan.bots[result.entrants[seat]], seat)

    def most_bought(self, count: int) -> list[tuple[str, Bought]]:
        """The cards that were bought most, those first."""
        cards = sorted(self.bought.items(), key=lambda card: (-card[1].copies, card[0]))
        return cards[:count]

    def shown(self, count: int) -> list[tuple[str, Bought]]:
        """The cards that were bought most, and behind them those of one's own that aren't among them."""
        cards = self.most_bought(count)
        listed = [name for name, _ in cards]
        return [*cards, *[(name, self.bought.get(name, Bought())) for name in self.own if name not in listed]]

    def marked(self, name: str) -> str:
        """The name of a card, marked if it is one's own."""
        return f"{OWN_MARK}{name}" if name in self.own else name

    def _add_player(self, player: PlayerResult, bot: str, seat: int) -> None:
        self.everybody.add(player.won)
        self._add_to("bot", bot, player)
        self._add_to("seat", str(seat + 1), player)
        for name, fact in player.facts.items():
            if isinstance(fact, str):
                self._add_to(name, fact, player)
            else:
                self._add_fact(bot, name, fact)
        for name, copies in Counter(player.bought or []).items():
            self._add_bought(name, copies, player.won)

    def _add_to(self, grouping: str, name: str, player: PlayerResult) -> None:
        groups = self.by.setdefault(grouping, {})
        if name not in groups:
            groups[name] = Group()
        groups[name].add(player)

    def _add_fact(self, bot: str, name: str, fact: float) -> None:
        facts = self.facts.setdefault(bot, {})
        if name not in facts:
            facts[name] = Spread()
        facts[name].add(fact)

    def _add_bought(self, name: str, copies: int, won: float) -> None:
        if name not in self.bought:
            self.bought[name] = Bought()
        self.bought[name].copies += copies
        self.bought[name].buyers.add(won)
