"""What a card of one's own is worth: the same games with it and without it, compared as they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from longbox.games import find_pack
from longbox.lab.own import (
    Comparison,
    NothingToLeaveOut,
    measured_of,
    measured_of_decks,
    measured_together,
    without,
    without_text,
)
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.running import play_plans
from longbox.players.altered import SHUNS

BOT: Final = "greedy"
WITH_IT: Final = "the deck with it"
WINS: Final = "wins of who buys it"
HAD: Final = "wins of who has it from the start"
OTHER: Final = "the other deck"

Told = dict[str, Any]


def bots_for(card: str, players: int, *, stays: bool) -> tuple[str, ...]:
    """Who plays: where all can have the card, only the first takes it, so that it shows what it is worth."""
    others = BOT if stays else f"{BOT}{SHUNS}buy {card}"
    return (BOT, *[others] * (players - 1))


def measure_worth(
    plans: Sequence[Plan], card: str, tell: Callable[[Told], None], *, stays: bool, instead: Sequence[Plan] = ()
) -> Told:
    """Play the games of some plans, with a card and without it.

    Args:
        plans: The games with it.
        card: The card.
        tell: Gets how far it has got, again and again.
        stays: Whether the card stays, and only its text is left out.
        instead: The games that they are compared with, one by one, if the card is not just left out.

    Raises:
        LongboxError: The games can't be played, or not without the card.
    """
    lacking = without_text if stays else without
    others = list(instead)

    def leave_out(kind: Plan, name: str) -> Plan:
        if name.partition(",")[0] != card:
            raise NothingToLeaveOut("it is not the card that is measured.")
        return others[plans.index(kind)] if others else lacking(kind, name)

    said = said_of(others, stays=stays)
    comparison = Comparison(plans, leave_out, lambda kind, result: measured(plans[kind], result), said)
    if not comparison.cards:
        reason = next((why for name, why in comparison.needed.items() if name.partition(",")[0] == card), "")
        raise NothingToLeaveOut(f"{card} can't be measured: {reason or 'no game has it.'}")
    games = sum([plan.games for plan in [*plans, *comparison.plans]])
    played = 0

    def take(number: int, result: GameResult) -> None:
        nonlocal played
        played += 1
        comparison.add(number, result)
        tell(told(comparison, played, games))

    run = play_plans([*plans, *comparison.plans], take)
    if run.failure:
        raise NothingToLeaveOut(f"Game {run.failure.number} broke off; the card does something that can't be played.")
    return {**told(comparison, played, games), "endless": len(run.endless)}


def said_of(instead: Sequence[Plan], *, stays: bool) -> str:
    """What the other game of a pair lacks, or has."""
    if not instead:
        return "its text" if stays else "it"
    return "what it replaced" if stays else "others in its place"


def measured(plan: Plan, result: GameResult) -> dict[str, float]:
    """What is compared of a game."""
    pack = find_pack(plan.game)
    if pack.together:
        return measured_together(result.outcome)
    if pack.decks_meet:
        return measured_of_decks(result.outcome, (WITH_IT, OTHER))
    found = measured_of(result.outcome, [plan.bots[entrant] for entrant in result.entrants])
    wins = {WINS: found[f"wins of {BOT}"]} if len(set(plan.bots)) > 1 else {HAD: found["wins of seat 1"]}
    return {**wins, **{what: value for what, value in found.items() if not what.startswith("wins")}}


def told(comparison: Comparison, played: int, games: int) -> Told:
    """What was found so far: for each thing that is measured, its means, their difference and its 95 % interval."""
    found = comparison.cards[0].differences
    return {
        "played": played,
        "of": games,
        "pairs": max([each.pairs for each in found.values()], default=0),
        "lacking": comparison.lacking,
        "found": [
            {
                "what": what,
                "with": each.with_it / each.pairs,
                "without": each.without_it / each.pairs,
                "mean": each.mean,
                "low": each.interval[0],
                "high": each.interval[1],
            }
            for what, each in found.items()
            if each.pairs > 1
        ],
    }
