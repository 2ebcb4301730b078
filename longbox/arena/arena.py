"""All pairings of some bots, played here or by an engine: the results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from longbox.arena.bouts import Bout, Pairing, play_bouts
from longbox.games import find, find_pack
from longbox.kernel.errors import LongboxError
from longbox.lab.engines.engine import Engine
from longbox.lab.engines.sharing import in_order
from longbox.lab.interruption import Interruption
from longbox.players.registry import make_player

BOUTS_A_PIECE: Final = 5


class TooFewBots(LongboxError):
    """One bot alone meets nobody."""


def pairings_of(game: str, bots: Sequence[str], options: dict[str, Any], seats: int, seed: int) -> list[Pairing]:
    """Each bot against each, and a bot against itself where it is named twice.

    Args:
        game: The short name of the game.
        bots: Their names.
        options: What is agreed on.
        seats: How many players a game has.
        seed: Decides all seeds.

    Raises:
        TooFewBots: There are not two.
        LongboxError: There is no such game or bot, or the options don't fit.
    """
    if len(bots) < 2:
        raise TooFewBots("Name two bots or more: longbox arena dcdb greedy random.")
    for bot in bots:
        make_player(bot, game, 0)
    agreed = find(game).options_for(seats, options)
    sitting = len(find(game).new_game(agreed, 0).seats)
    together = find_pack(game).together
    pairs = list(dict.fromkeys(combinations(bots, 2)))
    return [Pairing(game, agreed, pair, sitting, together, seed) for pair in pairs]


def pieces(pairings: Sequence[Pairing], bouts: int) -> Iterator[tuple[Pairing, int, int]]:
    """What is to be played, some bouts of each pairing in turn."""
    for first in range(1, bouts + 1, BOUTS_A_PIECE):
        for pairing in pairings:
            yield pairing, first, min(first + BOUTS_A_PIECE - 1, bouts)


def hold(
    pairings: Sequence[Pairing], bouts: int, engine: Engine | None, tell: Callable[[int], None]
) -> list[tuple[Pairing, list[Bout]]]:
    """Play so many bouts of each pairing, until all are played or somebody presses Ctrl-C.

    Args:
        pairings: Who meets.
        bouts: How many bouts each pairing has.
        engine: Who plays; this process if nobody is named.
        tell: Gets how many bouts more are played, whenever some are.

    Raises:
        BotFailed: A bot gave an answer that was not offered, or broke.
    """
    met: dict[tuple[str, str], list[Bout]] = {pairing.bots: [] for pairing in pairings}
    with Interruption() as interruption:
        left = pieces(pairings, bouts)
        played = (
            in_order(engine, play_bouts, left, lambda: interruption.wished)
            if engine
            else ((piece, play_bouts(*piece)) for piece in left)
        )
        for (pairing, _, _), some in played:
            met[pairing.bots] += some
            tell(len(some))
            if interruption.wished and engine is None:
                break
    return [(pairing, met[pairing.bots]) for pairing in pairings]
