"""One of several things, which a player chooses."""

from __future__ import annotations

from typing import Any

from longbox.kernel.choices import Choice
from longbox.kernel.effects import Effect, G, R
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.texts.may import unclear_in_one_sentence


class Mode(Choice):
    """One of several things to do, as an answer: it is called as the card words it.

    Attributes:
        effect: What is done.
    """

    __slots__ = ("_game", "effect")

    def __init__(self, effect: Effect[Any, Any], game: Game[Any]) -> None:
        self.effect = effect
        self._game = game

    def key(self) -> str:
        return self._game.words_of(self.effect)


class ChooseOne(Effect[G, R]):
    """Do one of several things; what can't be done can't be chosen. [dcdb The Joker] [champions Choose]

    `Game.CHOOSE_ONE` is the question, `Game.words_of` tells what the answers are called.
    """

    fields = ("modes",)
    forks = ("modes",)

    def __init__(self, modes: tuple[Effect[G, R], ...]) -> None:
        self.modes = modes

    def run(self, game: G, resolution: R) -> None:
        able = self.able(game, resolution)
        if len(able) > 1:
            choices: list[Choice] = [Mode(mode, game) for mode in able]
            chosen = game.ask(Question(resolution.player, game.CHOOSE_ONE, choices, resolution.source))
            able = [able[choices.index(chosen)]]
        for mode in able:
            mode.run(game, resolution)

    def possible(self, game: G, resolution: R) -> bool:
        return any([mode.possible(game, resolution) for mode in self.modes])

    def able(self, game: G, resolution: R) -> list[Effect[G, R]]:
        """Those that can be done now."""
        return [mode for mode in self.modes if mode.possible(game, resolution)]


class OneOrOther(ChooseOne[G, R]):
    """The same, said in one sentence: "draw a card or +2 Power"."""

    def unclear(self) -> str:
        return unclear_in_one_sentence(self.modes)
