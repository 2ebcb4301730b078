"""What cannot be done to some by some, or by some players: attacks, threat, playing cards. [champions Cannot]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import Constant, Filter, Situation, Target
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.constants import OfCards


class CannotBeAttackedBy(OfCards):
    """Cards cannot be attacked by those of a kind: "that player cannot be attacked by minions". [champions Attack]"""

    fields: ClassVar[tuple[str, ...]] = ("target", "whom")

    def __init__(self, target: Target, whom: Filter) -> None:
        super().__init__(target)
        self.whom = whom

    def forbids_attack(self, game: ChampionsGame, attacker: GameCard, attacked: GameCard, situation: Situation) -> bool:
        return self.whom.matches(game, attacker, situation) and self.concerns(game, attacked, situation)


class NoThreatOn(OfCards):
    """Threat cannot be placed on schemes. [champions Threat]"""

    def forbids_threat(self, game: ChampionsGame, scheme: GameCard, situation: Situation) -> bool:
        return self.concerns(game, scheme, situation)


class CannotPlay(Constant):
    """You cannot play cards of a kind. [champions Play, Put Into Play]"""

    fields: ClassVar[tuple[str, ...]] = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def forbids_play(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> bool:
        return player == situation.player and self.filter.matches(game, card, situation)


class NobodyCanPlay(CannotPlay):
    """No player can play cards of a kind. [champions Play, Put Into Play]"""

    def forbids_play(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> bool:
        return self.filter.matches(game, card, situation)
