"""What became known between two moments, so that taking an answer back would be looking at cards."""

from __future__ import annotations

from typing import Any

from longbox.kernel.game import Game


class Moment:
    """What is known at a table at one moment.

    Attributes:
        seen: The players, as bits, who know each card, by its serial number.
        chance: How far chance has been asked.
        told: How long the log is.
    """

    def __init__(self, game: Game[Any]) -> None:
        everybody = game.everybody()
        self.seen = {card.serial: game.seen_by(card) & everybody for pile in game.piles for card in pile}
        self.chance = (game.randomness.seed, game.randomness.counter)
        self.told = len(game.log)


def chance_decided(before: Moment, after: Moment) -> bool:
    """Whether chance decided something between two moments."""
    return before.chance != after.chance


def newly_known(before: Moment, after: Moment, game: Game[Any]) -> set[int]:
    """The serial numbers of the cards that a player got to know.

    Args:
        before: A moment.
        after: A later one.
        game: The game at the later one, whose log tells of cards that were seen in between.
    """
    found = {card for card, bits in after.seen.items() if bits & ~before.seen.get(card, bits)}
    everybody = game.everybody()
    for event in game.log[before.told :]:
        cards = [card.serial for card in event.cards]
        found |= {card for card in cards if event.seen_by & everybody & ~before.seen.get(card, everybody)}
    return found
