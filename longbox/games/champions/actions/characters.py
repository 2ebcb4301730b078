"""What must hold of a character that is to do something. [champions Player Turn, Exhausted, Cannot]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import ALLY, HERO, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.kernel.reasons import Requirement

CardRequirement = Requirement[ChampionsGame, GameCard]
"""What must hold of a card."""


class IsYours(Requirement[ChampionsGame, GameCard]):
    """It is an identity or an ally that the player controls. [champions Player Turn]"""

    rule = "Player Turn"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return subject in game.characters_of(player)

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        if subject is game.other_side(game.identity(player)):
            return f"You are {game.identity(player)} now. Change form to be {subject}."
        return f"{subject} is no hero or ally that you control."


class IsHeroOrAlly(Requirement[ChampionsGame, GameCard]):
    """It is a hero or an ally. [champions Attack, Thwart; Defend, Defense]"""

    rule = "Form, Change Form"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return subject.definition.type in (HERO, ALLY)

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is an alter-ego: change form first."


class IsReady(Requirement[ChampionsGame, GameCard]):
    """It is ready. [champions Exhausted]"""

    rule = "Exhausted"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return not game.permanent(subject).exhausted

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} is exhausted."


class IsFree(Requirement[ChampionsGame, GameCard]):
    """No text keeps it from doing so. [champions Cannot]

    Attributes:
        deed: What the text would forbid: `CANNOT_ATTACK`, `CANNOT_THWART` or `CANNOT_DEFEND`.
    """

    rule = "Cannot"

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return not game.forbidden(subject, self.deed)

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} cannot {self.deed} now."


IS_YOURS: Final = IsYours()
IS_HERO_OR_ALLY: Final = IsHeroOrAlly()
IS_READY: Final = IsReady()
