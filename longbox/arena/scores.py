"""Who is better: the mean score of a pairing with its interval, and ratings of all bots."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from longbox.arena.bouts import Bout, Pairing

RESAMPLES: Final = 2_000
MOST_BLOCKS: Final = 5_000
"""Of more bouts than these, as many neighbours as needed are taken together, so that it takes no longer."""
TAIL: Final = 0.025
"""What a 95 % interval leaves out at each end."""
CAUTION: Final = 3
"""So many times the uncertainty is taken off a rating."""


class Score(NamedTuple):
    """The mean of the scores of some bouts, with its 95 % interval.

    Attributes:
        mean: 1 where the first bot won all, 0.5 where both are even.
        low: The lower bound.
        high: The upper bound.
        bouts: How many bouts were counted.
    """

    mean: float
    low: float
    high: float
    bouts: int


def score_of(scores: Sequence[float], seed: int = 1) -> Score:
    """The mean of the scores of bouts, with the interval of a bootstrap over bouts, whose games belong together.

    Bouts that all went one way leave a bootstrap nothing to draw from, so that it would be sure after a single one:
    there the interval is the exact one, which goes as far as a mean at which so many in a row are no surprise.

    Args:
        scores: One for each bout; at least one.
        seed: Decides which are drawn.
    """
    no_surprise = TAIL ** (1 / len(scores))
    if set(scores) == {1.0}:
        return Score(1.0, no_surprise, 1.0, len(scores))
    if set(scores) == {0.0}:
        return Score(0.0, 0.0, 1 - no_surprise, len(scores))
    blocks = in_blocks(scores)
    luck = random.Random(seed)
    means = sorted([sum(luck.choices(blocks, k=len(blocks))) / len(blocks) for _ in range(RESAMPLES)])
    cut = int(RESAMPLES * TAIL)
    return Score(sum(scores) / len(scores), means[cut], means[-cut - 1], len(scores))


def in_blocks(scores: Sequence[float]) -> list[float]:
    """The means of neighbouring bouts, as many together as keeps them few."""
    together = -(-len(scores) // MOST_BLOCKS)
    whole = len(scores) // together * together
    return [sum(scores[start : start + together]) / together for start in range(0, whole, together)]


class Rating(NamedTuple):
    """A row of the table of ratings.

    Attributes:
        bot: The name of the bot.
        rating: What it has almost certainly reached: the estimate less three times its uncertainty.
        mu: The estimate; it begins with 25.
        sigma: How uncertain it is; it begins with 8.33.
        answers: How many answers it gave.
        seconds: How long it took for all of them.
    """

    bot: str
    rating: float
    mu: float
    sigma: float
    answers: int
    seconds: float


def ratings(bots: Iterable[str], met: Sequence[tuple[Pairing, list[Bout]]]) -> list[Rating]:
    """The ratings of all bots (OpenSkill, Plackett-Luce) from their bouts in turn, the best first."""
    model = PlackettLuce()
    rated = {bot: model.rating() for bot in bots}
    answers, seconds = dict.fromkeys(rated, 0), dict.fromkeys(rated, 0.0)
    for number in range(max([len(bouts) for _, bouts in met], default=0)):
        for pairing, bouts in met:
            one, other = pairing.bots
            if number >= len(bouts):
                continue
            bout = bouts[number]
            for place, bot in enumerate(pairing.bots):
                answers[bot] += bout.answers[place]
                seconds[bot] += bout.seconds[place]
            if not bout.endless and one != other:
                ranks = [float(part < max(bout.won)) for part in bout.won]
                (rated[one],), (rated[other],) = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
    found = [
        Rating(bot, rating.mu - CAUTION * rating.sigma, rating.mu, rating.sigma, answers[bot], seconds[bot])
        for bot, rating in rated.items()
    ]
    return sorted(found, key=lambda rating: (-rating.rating, rating.bot))
