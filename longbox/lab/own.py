"""Cards of one's own in many games: which they are, and the same games without one of them.

Two games are a pair if they have the same seeds, and one has a card that the other lacks. What chance does is then
as alike as it can be, so that a difference shows sooner than between games that have nothing in common.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final

import msgspec

from longbox.games import find, find_card_language
from longbox.kernel.errors import LongboxError
from longbox.lab.numbers import Z_95
from longbox.lab.plan import Plan
from longbox.lab.results import Outcome

CARDS: Final = "cards"
"""The option of all games that has card files of one's own, as TOML."""

OWN_MARK: Final = "* "
"""Stands before the names of cards of one's own."""

ENTRY: Final = re.compile(r"^(?=[ \t]*\[\[card\]\])", re.MULTILINE)


def own_names(plan: Plan) -> list[str]:
    """The names of the cards of one's own, in order."""
    texts = plan.options.get(CARDS, [])
    return list(dict.fromkeys([name for text in texts for name, _ in entries_of(plan.game, text)]))


def entries_of(game: str, text: str) -> Iterator[tuple[str, str]]:
    """The cards of a file by the names that the game knows them by, each with its part of the file."""
    read_cards = find_card_language(game).library.read_cards
    for part in ENTRY.split(text):
        if ENTRY.match(part):
            yield str(read_cards(part)[0].name), part


def without(plan: Plan, name: str) -> Plan:
    """A plan of the same games without a card of one's own.

    Raises:
        LongboxError: They can't be played without it.
    """
    texts = plan.options[CARDS]
    kept = ["".join([part for other, part in entries_of(plan.game, text) if other != name]) for text in texts]
    other = msgspec.structs.replace(plan, options={**plan.options, CARDS: [text for text in kept if text]})
    find(plan.game).new_game(other.agreed(), plan.game_seed(plan.first))
    return other


class Difference:
    """How a number differs between games with a card and the same games without it.

    Attributes:
        pairs: How many pairs were counted.
        with_it: The sum of the number in games with the card.
        without_it: The sum of the number in games without it.
    """

    def __init__(self) -> None:
        self.pairs = 0
        self.with_it = 0.0
        self.without_it = 0.0
        self._squares = 0.0

    def add(self, with_it: float, without_it: float) -> None:
        """Count one pair."""
        self.pairs += 1
        self.with_it += with_it
        self.without_it += without_it
        self._squares += (with_it - without_it) ** 2

    @property
    def mean(self) -> float:
        """By how much it is more with the card, on average."""
        return (self.with_it - self.without_it) / self.pairs if self.pairs else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean, from how the pairs differ among themselves."""
        if self.pairs < 2:
            return (-math.inf, math.inf)
        spread = max(self._squares - self.pairs * self.mean**2, 0.0) / (self.pairs - 1)
        half = Z_95 * math.sqrt(spread / self.pairs)
        return (self.mean - half, self.mean + half)


class Compared:
    """Games with a card of one's own against the same games without it.

    Attributes:
        name: The card.
        plan: The games without it.
        differences: What was measured of both.
    """

    def __init__(self, name: str, plan: Plan) -> None:
        self.name = name
        self.plan = plan
        self.differences: dict[str, Difference] = {}
        self._waiting: dict[int, tuple[bool, dict[str, float]]] = {}

    def add(self, number: int, measured: dict[str, float], *, has_card: bool) -> None:
        """Count a game, as soon as the other of its pair is there too.

        Args:
            number: Its number.
            measured: What was measured of it.
            has_card: Whether it is the one with the card.
        """
        other = self._waiting.pop(number, None)
        if other is None:
            self._waiting[number] = (has_card, measured)
            return
        with_it, without_it = (measured, other[1]) if has_card else (other[1], measured)
        for name, value in with_it.items():
            self.differences.setdefault(name, Difference()).add(value, without_it[name])


class Comparison:
    """Each card of one's own, compared.

    Attributes:
        cards: The cards that the games can be played without.
        needed: Why they can't be played without others, by the card's name.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.cards: list[Compared] = []
        self.needed: dict[str, str] = {}
        for name in own_names(plan):
            try:
                self.cards.append(Compared(name, without(plan, name)))
            except LongboxError as error:
                self.needed[name] = str(error)

    @property
    def plans(self) -> list[Plan]:
        """The games without each of the cards."""
        return [compared.plan for compared in self.cards]

    def add(self, place: int, number: int, outcome: Outcome, entrants: list[int]) -> None:
        """Count a game.

        Args:
            place: Whose games it is of: 0 with all cards, else the number of the card that is left out, from 1.
            number: Its number.
            outcome: How it went.
            entrants: Which of the plan's bots sat on each seat.
        """
        measured = measured_of(outcome, [self.plan.bots[entrant] for entrant in entrants])
        for each in self.cards if place == 0 else [self.cards[place - 1]]:
            each.add(number, measured, has_card=place == 0)


def measured_of(outcome: Outcome, bots: list[str]) -> dict[str, float]:
    """What is compared of a game: its length, who won from where, and how high the scores were."""
    measured: dict[str, float] = {outcome.counted_in: outcome.turns, "wins of seat 1": outcome.players[0].won}
    different = sorted(set(bots)) if len(set(bots)) > 1 else []
    for bot in different:
        won = [player.won for player, by in zip(outcome.players, bots, strict=True) if by == bot]
        measured[f"wins of {bot}"] = sum(won) / len(won)
    scores = [player.score for player in outcome.players if player.score is not None]
    if scores:
        measured["highest score"] = max(scores)
        measured["mean score"] = sum(scores) / len(scores)
    return measured
