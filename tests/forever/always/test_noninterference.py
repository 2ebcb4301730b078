"""Nothing that a player of DC Forever can't know makes a difference to what the player is told."""

from __future__ import annotations

from tests.always.common.noninterference import Noninterference

from .games import BENCH
from .secrets import HandOrder
from .witness import ELSEWHERE, OF_A_CARD, OF_A_PLAYER, OF_A_SPOT, OF_THE_TABLE, PROPERTIES, ForeverWitness


class TestNoninterference(Noninterference):
    """What players of DC Forever are told."""

    bench = BENCH
    witness = ForeverWitness
    hand_order = HandOrder
    every = 90
    compared = (*OF_A_PLAYER, *OF_A_SPOT, *OF_THE_TABLE, *PROPERTIES, *OF_A_CARD, *ELSEWHERE)
