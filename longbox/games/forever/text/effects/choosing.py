"""Several of some things, which a player chooses. [forever Resolving Effects]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever.abilities import CardEffect, Situation
from longbox.games.forever.game import ForeverGame
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Question
from longbox.texts.choosing import Mode, OneOrOther


class DoesEither(OneOrOther[ForeverGame, Situation]):
    """One of several things that you do, said in one sentence: "draw a card or ready a Hero"."""

    def is_unlikely(self) -> bool:
        """What others do or leave is said of them: "each player may draw a card or discard a card"."""
        return True


class ChooseSeveral(CardEffect):
    """Do several of some things, each once, in the order of the text: "choose two: ...", "choose one or both: ..."."""

    fields: ClassVar[tuple[str, ...]] = ("least", "most", "modes")
    forks = ("modes",)

    def __init__(self, least: int, most: int, modes: tuple[CardEffect, ...]) -> None:
        self.least = least
        self.most = most
        self.modes = modes

    def unclear(self) -> str:
        return "" if self.most <= len(self.modes) else "there are not so many things to choose from"

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        taken: list[CardEffect] = []
        able = self.able(game, resolution)
        while able and len(taken) < self.most:
            choices: list[Choice] = [Mode(mode, game) for mode in able]
            if len(taken) >= self.least:
                choices.append(DONE)
            if len(choices) == 1:
                taken.append(able[0])
                break
            chosen = game.ask(Question(resolution.player, game.CHOOSE_ONE, choices, resolution.source))
            if chosen is DONE:
                break
            mode = able[choices.index(chosen)]
            taken.append(mode)
            able = [each for each in able if each is not mode]
        for mode in self.modes:
            if mode in taken and not game.over:
                mode.run(game, resolution)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        return bool(self.able(game, resolution))

    def able(self, game: ForeverGame, situation: Situation) -> list[CardEffect]:
        """Those that can be done now."""
        return [mode for mode in self.modes if mode.possible(game, situation)]
