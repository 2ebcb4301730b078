"""Effects that let characters change places. [vs Exchange, 708.4b]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.actions.formation import Position, move_to, report_move
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.terms import Situation
from longbox.games.vs.text.effects.base import OnCards, still_there
from longbox.kernel.terms import Need

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class ExchangePositions(OnCards):
    """Two characters change places: each comes to stand where the other stood, under the control of who has that row.

    If one of them is not there any more, nothing happens. [vs Exchange, 708.4b, 708.4c]
    """

    needs = (Need("subject", (CHARACTER,), "stand in a formation", "Exchange"),)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        there = [qualities for qualities in found if still_there(game, qualities) and qualities.is_character()]
        situation.did = len(there) == 2
        situation.amount = len(there) if situation.did else 0
        if not situation.did:
            return
        things = [game.thing(qualities.card) for qualities in there]
        stood = [(thing.controller, Position(thing.row, thing.column, thing.hidden)) for thing in things]
        for thing, (player, position) in zip(things, reversed(stood), strict=True):
            move_to(game, player, thing, position)
        for thing in things:
            report_move(game, thing, situation)
