"""What the games of decks against each other come to: who won, with or without the initiative, and how long it took."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from longbox.lab.matchups import Matchup, Matchups
from longbox.lab.numbers import Spread, Wins
from longbox.lab.own import own_names
from longbox.lab.results import GameResult
from longbox.lab.used import UsedCards, count_used

INITIATIVE: Final = "initiative"
"""The fact of a player that says when they had the initiative: `FIRST`, or later."""
FIRST: Final = "first"


class Met:
    """What is counted of a pairing.

    Attributes:
        wins: How often the first of the two decks won.
        began: The same of the games in which it had the initiative first.
        followed: The same of those in which the other had it.
        length: How long the games were.
    """

    def __init__(self) -> None:
        self.wins = Wins()
        self.began = Wins()
        self.followed = Wins()
        self.length = Spread()

    def add(self, won: float, turns: int, *, began: bool) -> None:
        """Count one game."""
        self.wins.add(won)
        self.length.add(turns)
        (self.began if began else self.followed).add(won)


class MatchupTally:
    """All that is counted of the pairings.

    Attributes:
        matchups: What is played.
        met: What was counted of each pairing, from the view of its first deck.
        bots: How often each bot won.
        own: The names of the cards of one's own.
        used: How often those won who used each card, by the deck and the card.
        endings: How often games ended for each reason.
        counted_in: What the length of a game is counted in.
    """

    def __init__(self, matchups: Matchups) -> None:
        self.matchups = matchups
        self.met = [Met() for _ in matchups.pairings]
        self.bots: dict[str, Wins] = {}
        self.own = own_names(matchups.pairings[0].plan)
        self.used: UsedCards = {}
        self.endings: Counter[str] = Counter()
        self.counted_in = "turns"

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum([met.wins.games for met in self.met])

    def add(self, number: int, result: GameResult) -> None:
        """Count one game of a pairing."""
        outcome = result.outcome
        self.counted_in = outcome.counted_in
        self.endings[outcome.ending] += 1
        player = outcome.players[0]
        self.met[number].add(player.won, outcome.turns, began=player.facts.get(INITIATIVE) == FIRST)
        pairing = self.matchups.pairings[number]
        for seat, each in enumerate(outcome.players):
            self.bots.setdefault(pairing.plan.bots[result.entrants[seat]], Wins()).add(each.won)
            count_used(self.used, (pairing.one, pairing.other)[seat], each.used, each.won)

    def against(self, deck: str, opponent: str) -> Wins:
        """How often a deck won against another."""
        together = Wins()
        for pairing, met in self._pairs():
            if (pairing.one, pairing.other) == (deck, opponent):
                _count(together, met.wins)
            elif (pairing.other, pairing.one) == (deck, opponent):
                _count(together, _turned(met.wins))
        return together

    def against_all(self, deck: str) -> Wins:
        """How often a deck won against all others."""
        together = Wins()
        for opponent in self.matchups.names:
            if opponent != deck:
                _count(together, self.against(deck, opponent))
        return together

    def of_deck(self, deck: str) -> Wins:
        """How often a deck won, against itself too."""
        together = Wins()
        for pairing, met in self._pairs():
            if pairing.one == deck:
                _count(together, met.wins)
            if pairing.other == deck:
                _count(together, _turned(met.wins))
        return together

    def with_initiative(self, deck: str) -> Wins:
        """How often a deck won that had the initiative first."""
        together = Wins()
        for pairing, met in self._pairs():
            if pairing.one == deck:
                _count(together, met.began)
            if pairing.other == deck:
                _count(together, _turned(met.followed))
        return together

    def without_initiative(self, deck: str) -> Wins:
        """How often a deck won whose opponent had the initiative first."""
        together = Wins()
        for pairing, met in self._pairs():
            if pairing.one == deck:
                _count(together, met.followed)
            if pairing.other == deck:
                _count(together, _turned(met.began))
        return together

    def first_initiative(self) -> Wins:
        """How often the player won who had the initiative first, with whatever deck."""
        together = Wins()
        for met in self.met:
            _count(together, met.began)
            _count(together, _turned(met.followed))
        return together

    def length(self) -> Spread:
        """How long all games were."""
        together = Spread()
        for met in self.met:
            for turns, games in met.length:
                together.counts[turns] = together.counts.get(turns, 0) + games
        return together

    def rates(self) -> list[dict[str, Any]]:
        """What was counted of each pairing, as rows of a table."""
        return [self._rate(pairing, met) for pairing, met in self._pairs()]

    def _rate(self, pairing: Matchup, met: Met) -> dict[str, Any]:
        low, high = met.wins.interval
        return {
            "deck": pairing.one,
            "opponent": pairing.other,
            "bots": ",".join(pairing.plan.bots),
            "games": met.wins.games,
            "won": met.wins.won,
            "share": met.wins.share,
            "low": low,
            "high": high,
            "share_with_initiative": met.began.share,
            "share_without_initiative": met.followed.share,
            f"mean_{self.counted_in}": met.length.mean,
        }

    def _pairs(self) -> list[tuple[Matchup, Met]]:
        """Each pairing with what was counted of it."""
        return list(zip(self.matchups.pairings, self.met, strict=True))


def _turned(wins: Wins) -> Wins:
    """The wins of the other side."""
    turned = Wins()
    turned.games = wins.games
    turned.won = wins.games - wins.won
    return turned


def _count(together: Wins, wins: Wins) -> None:
    together.games += wins.games
    together.won += wins.won
