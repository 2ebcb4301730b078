"""Whether something became known between two moments, so that taking an answer back would be looking at cards."""

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


def became_known(before: Moment, after: Moment, game: Game[Any]) -> bool:
    """Whether a player got to know a card, or chance decided something.

    Args:
        before: A moment.
        after: A later one.
        game: The game at the later one, whose log tells of cards that were seen in between.
    """
    if before.chance != after.chance:
        return True
    if any([bits & ~before.seen.get(card, bits) for card, bits in after.seen.items()]):
        return True
    everybody = game.everybody()
    return any(
        [
            event.seen_by & everybody & ~before.seen.get(card.serial, everybody)
            for event in game.log[before.told :]
            for card in event.cards
        ]
    )
