"""Endurance totals that become other totals, or change places. [vs 104.1b, Switch]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.actions.endurance import set_endurance
from longbox.games.vs.terms import Situation, TextEffect, Who
from longbox.kernel.terms import DEED

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class SwitchEndurance(TextEffect):
    """Two players switch their endurance totals, negative ones too. [vs 104.1b, Switch]"""

    fields = ("one", "other")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, one: Who, other: Who) -> None:
        self.one = one
        self.other = other

    def run(self, game: VsGame, situation: Situation) -> None:
        ones, others = self.one.told(game, situation), self.other.told(game, situation)
        situation.did = bool(ones and others)
        if situation.did:
            one, other = game.endurance[ones[0]], game.endurance[others[0]]
            set_endurance(game, ones[0], other, situation)
            set_endurance(game, others[0], one, situation)


class EnduranceBecomes(TextEffect):
    """A player's endurance total becomes equal to another player's, even if that is negative. [vs 104.1b]"""

    fields = ("whose", "model")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, whose: Who, model: Who) -> None:
        self.whose = whose
        self.model = model

    def run(self, game: VsGame, situation: Situation) -> None:
        models = self.model.told(game, situation)
        situation.did = bool(models)
        if models:
            for player in self.whose.told(game, situation):
                set_endurance(game, player, game.endurance[models[0]], situation)
