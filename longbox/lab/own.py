"""Cards of one's own in many games: which they are, and the same games without one of them.

Two games are a pair if they have the same seeds, and one has a card that the other lacks. What chance does is then
as alike as it can be, so that a difference shows sooner than between games that have nothing in common.

Where players bring decks, a deck without a card would be another deck. There the card stays, as what it costs and what
its numbers are, and what the other game lacks is its text.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import tomli_w

from longbox.games import find, find_card_language
from longbox.kernel.errors import LongboxError
from longbox.lab.numbers import Z_95
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult, Outcome
from longbox.players.altered import SHUNS

CARDS: Final = "cards"
"""The option of all games that has card files of one's own, as TOML."""

OWN_MARK: Final = "* "
"""Stands before the names of cards of one's own."""

EACH_CARD: Final = "*"
"""Stands for the name of each card among the answers that a bot never gives."""

WITHOUT: Final = "without"
"""What tells games that lack a card, or its text, from those that have it: the name of the card."""

ENTRY: Final = re.compile(r"^(?=[ \t]*\[\[card\]\])", re.MULTILINE)


class UnseparatedCards(LongboxError):
    """The cards of a file don't stand each under a line of its own, so that none could be left out."""


def own_names(plan: Plan) -> list[str]:
    """The names of the cards of one's own, in order.

    Raises:
        UnseparatedCards: A file has cards that could not be left out.
    """
    texts = plan.options.get(CARDS, [])
    return list(dict.fromkeys([name for text in texts for name, _ in entries_of(plan.game, text)]))


def entries_of(game: str, text: str) -> list[tuple[str, str]]:
    """The cards of a file by the names that the game knows them by, each with its part of the file.

    What waits for its text is no card yet.

    Raises:
        UnseparatedCards: A card of the file stands under no line of its own.
    """
    read_cards = find_card_language(game).library.read_cards
    parts = [part for part in ENTRY.split(text) if ENTRY.match(part)]
    entries = [(str(card.name), part) for part in parts for card in read_cards(part)[:1]]
    names = [name for name, _ in entries]
    for card in read_cards(text):
        if str(card.name) not in names:
            raise UnseparatedCards(f"{card.name} must stand under a line [[card]] of its own, or no game can lack it.")
    return entries


LeaveOut = Callable[[Plan, str], Plan]
"""Makes a plan of the same games that lack something of a card."""

Measure = Callable[[int, GameResult], dict[str, float]]
"""Tells what is compared of a game, which is of the kind of that number."""


class NothingToLeaveOut(LongboxError):
    """A card has no text that games could be played without."""


def without(plan: Plan, name: str) -> Plan:
    """A plan of the same games without a card of one's own.

    Raises:
        LongboxError: They can't be played without it.
    """
    return _with_entries(plan, name, lambda entry: "")


def without_text(plan: Plan, name: str) -> Plan:
    """A plan of the same games in which a card of one's own says nothing.

    Raises:
        NothingToLeaveOut: It says nothing anyway.
        LongboxError: The games can't be played without its text.
    """
    return _with_entries(plan, name, lambda entry: _silenced(plan.game, entry))


def _silenced(game: str, text: str) -> str:
    """The part of a card file for a card, as that of a card which says nothing."""
    (entry,) = tomllib.loads(text)["card"]
    if not entry.get("text", "").strip():
        raise NothingToLeaveOut("it has no text that games could lack.")
    return f"[[card]]\n{tomli_w.dumps(find_card_language(game).library.silenced(entry))}\n"


def _with_entries(plan: Plan, name: str, changed: Callable[[str], str]) -> Plan:
    """A plan in which the part of a card is another; checked by preparing one of its games."""
    texts = plan.options[CARDS]
    kept = [
        "".join([part if other != name else changed(part) for other, part in entries_of(plan.game, text)])
        for text in texts
    ]
    other = msgspec.structs.replace(plan, options={**plan.options, CARDS: [text for text in kept if text]})
    find(plan.game).new_game(other.agreed(), plan.game_seed(plan.first))
    return other


def shunned(plan: Plan, answers: Sequence[str]) -> dict[str, Plan]:
    """Plans of the same games in which the first bot never gives an answer, by that answer.

    Args:
        plan: What is played.
        answers: The answers; "*" in one stands for the name of each card that is in these games.
    """
    keys = [key for answer in answers for key in each_card(plan, answer)]
    first, *others = plan.bots
    return {key: msgspec.structs.replace(plan, bots=(f"{first}{SHUNS}{key}", *others)) for key in keys}


def each_card(plan: Plan, answer: str) -> list[str]:
    """The answers that one stands for: one for each card that is in the games of a plan, or itself."""
    if EACH_CARD not in answer:
        return [answer]
    return [answer.replace(EACH_CARD, name) for name in names_in(plan)]


def names_in(plan: Plan) -> dict[str, None]:
    """The names of all cards that are in the games of a plan, as its games call them, in the order of its box."""
    game = find(plan.game).new_game(plan.agreed(), plan.game_seed(plan.first))
    return dict.fromkeys([str(card.definition.name) for card in game.box])


def tell_of_unused(plans: Sequence[Plan]) -> str:
    """A sentence on the cards of one's own that are in no game; "" if there is none."""
    own = own_names(plans[0])
    if not own:
        return ""
    used = {name for plan in plans for name in names_in(plan)}
    unused = [name for name in own if name not in used]
    if unused and len(unused) == len(own):
        return "No game has any of the cards of your own: put them into a deck or a set, and name it."
    return f"No game has: {', '.join(unused)}." if unused else ""


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
    """Games with a card of one's own against the same games without it, or without its text.

    Attributes:
        name: The card.
        differences: What was measured of both.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.differences: dict[str, Difference] = {}
        self._waiting: dict[tuple[int, int], tuple[bool, dict[str, float]]] = {}

    def add(self, game: tuple[int, int], measured: dict[str, float], *, has_card: bool) -> None:
        """Count a game, as soon as the other of its pair is there too.

        Args:
            game: The number of its kind, and its own.
            measured: What was measured of it.
            has_card: Whether it is the one with the card.
        """
        other = self._waiting.pop(game, None)
        if other is None:
            self._waiting[game] = (has_card, measured)
            return
        with_it, without_it = (measured, other[1]) if has_card else (other[1], measured)
        for name, value in with_it.items():
            self.differences.setdefault(name, Difference()).add(value, without_it[name])


class Comparison:
    """Each card of one's own, compared in games of one kind or of several.

    Attributes:
        kinds: The games with all cards, a plan for each kind.
        plans: The games that lack a card, a plan for each card and each kind that has it.
        cards: The cards that the games can be played without.
        needed: Why others are not compared, by the card's name.
        lacking: What the other game of a pair lacks: "it", "its text".
    """

    def __init__(self, kinds: Sequence[Plan], leave_out: LeaveOut, measure: Measure, lacking: str = "it") -> None:
        self.kinds = kinds
        self.lacking = lacking
        self.plans: list[Plan] = []
        self.cards: list[Compared] = []
        self.needed: dict[str, str] = {}
        self._measure = measure
        self._kind_of_plan: list[int] = []
        self._card_of_plan: list[Compared] = []
        self._cards_of_kind: list[list[Compared]] = [[] for _ in kinds]
        own = own_names(kinds[0])
        names = [names_in(kind) for kind in kinds] if own else []
        for name in own:
            self._compare(name, [number for number, there in enumerate(names) if name in there], leave_out)

    def _compare(self, name: str, kinds: list[int], leave_out: LeaveOut) -> None:
        """Plan the games without a card, of each kind that has it."""
        try:
            plans = [leave_out(self.kinds[kind], name) for kind in kinds]
        except NothingToLeaveOut as error:
            self.needed[name] = str(error)
            return
        except LongboxError as error:
            self.needed[name] = f"the games can't be played without {self.lacking}: {error}"
            return
        if not kinds:
            return
        compared = Compared(name)
        self.cards.append(compared)
        for kind, plan in zip(kinds, plans, strict=True):
            self.plans.append(plan)
            self._kind_of_plan.append(kind)
            self._card_of_plan.append(compared)
            self._cards_of_kind[kind].append(compared)

    def labels(self, labels: Sequence[dict[str, str]]) -> list[dict[str, str]]:
        """What tells the games of `plans` apart: what tells their kinds, and the card of which something is lacking."""
        return [
            {**labels[kind], WITHOUT: card.name}
            for kind, card in zip(self._kind_of_plan, self._card_of_plan, strict=True)
        ]

    def kind_of(self, place: int) -> int:
        """The number of the kind that games are of.

        Args:
            place: The number of their plan among `kinds` and, behind them, `plans`.
        """
        return place if place < len(self.kinds) else self._kind_of_plan[place - len(self.kinds)]

    def add(self, place: int, result: GameResult) -> None:
        """Count a game.

        Args:
            place: The number of its plan among `kinds` and, behind them, `plans`.
            result: How it went.
        """
        kind = self.kind_of(place)
        measured = self._measure(kind, result)
        has_card = place < len(self.kinds)
        for each in self._cards_of_kind[kind] if has_card else [self._card_of_plan[place - len(self.kinds)]]:
            each.add((kind, result.number), measured, has_card=has_card)


def measured_together(outcome: Outcome) -> dict[str, float]:
    """What is compared of a game that players win or lose together: its length, and whether they won."""
    return {outcome.counted_in: outcome.turns, "wins": outcome.won}


def measured_of_decks(outcome: Outcome, decks: tuple[str, str]) -> dict[str, float]:
    """What is compared of a game of two decks: its length, and which won; of a deck against itself the length alone."""
    measured: dict[str, float] = {outcome.counted_in: outcome.turns}
    if decks[0] != decks[1]:
        measured.update({f"wins of {deck}": player.won for deck, player in zip(decks, outcome.players, strict=True)})
    return measured


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
