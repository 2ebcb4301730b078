"""Effects that place and remove threat, and let enemies place less. [champions Threat, Thwart, Prevent]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import threat
from longbox.games.champions.definitions import SCHEMES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import Measured, MeasuredOnCards, OnCards
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, DEED, Need

REMOVE_THREAT: Final[Prompt] = Prompt("Choose a scheme to remove threat from", "Thwart")
PLACE_THREAT: Final[Prompt] = Prompt("Choose a scheme to place threat on", "Threat")


class RemoveThreat(MeasuredOnCards):
    """Remove threat from schemes. All of it must be there for what comes "then". [champions Thwart, Then]"""

    prompt: ClassVar[Prompt] = REMOVE_THREAT
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("threat removed",)
    needs = (Need("target", SCHEMES, "have threat", "Thwart"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.permanent(card).threat > 0 and not game.threat_removal_forbidden(card)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        removed = 0
        for card in cards:
            threat.remove_threat(game, card, amount, situation)
            removed += situation.amount
        situation.amount = removed
        situation.did = bool(cards) and removed == amount * len(cards)


class RemoveAllThreat(OnCards):
    """Remove all threat from schemes. [champions Thwart]"""

    prompt: ClassVar[Prompt] = REMOVE_THREAT
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("threat removed",)
    needs = (Need("target", SCHEMES, "have threat", "Thwart"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.permanent(card).threat > 0 and not game.threat_removal_forbidden(card)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        removed = 0
        for card in cards:
            threat.remove_threat(game, card, game.permanent(card).threat, situation)
            removed += situation.amount
        situation.amount = removed
        situation.did = removed > 0


class PlaceThreat(MeasuredOnCards):
    """Place threat on schemes. All of it must be placed for what comes "then". [champions Threat, Then]"""

    prompt: ClassVar[Prompt] = PLACE_THREAT
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    measures: ClassVar[tuple[str, ...]] = ("threat placed",)
    needs = (Need("target", SCHEMES, "get threat", "Threat"),)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        amount = self.amount.count(game, situation)
        placed = 0
        for card in cards:
            threat.place_threat(game, card, amount, situation)
            placed += situation.amount
        situation.amount = placed
        situation.did = bool(cards) and placed == amount * len(cards)


class SchemeForLess(Measured):
    """Let the scheming that is being made place less threat. [champions Prevent, Enemy Schemes]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        act = situation.act
        if act is not None:
            act.boost -= self.amount.count(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.act is not None
