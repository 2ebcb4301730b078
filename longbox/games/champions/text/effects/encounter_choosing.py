"""Letting a player choose what to do, or pay to do it. [champions Choose, May, Cost]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import CardEffect, Cost, Situation
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.choosing import ChoosePlayer, EachPlayerDoes, ThatPlayerDoes
from longbox.games.champions.text.effects.encounter_players import OnePlayer
from longbox.kernel.choices import NO, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.texts import choosing, may
from longbox.texts.choosing import Mode
from longbox.texts.may import May

BY_OTHERS: Final = (May, ChoosePlayer, EachPlayerDoes, OnePlayer, ThatPlayerDoes)
"""What others than "you" do, or "you" only perhaps."""
AVERT: Final[Prompt] = Prompt("You may do what averts it", "May")


class ChooseOne(choosing.ChooseOne[ChampionsGame, Situation]):
    """Do one of several things: one that could change the game, if any could. [champions Choose]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        able = self.able(game, situation)
        if not able:
            return
        chosen = choose_effect(game, situation, able, game.CHOOSE_ONE)
        situation.chooses = True
        chosen.run(game, situation)
        situation.chooses = False


class OneOrTheOther(ChooseOne):
    """The same, said without more: "exhaust your hero or take 2 damage". [champions Choose]"""

    def unclear(self) -> str:
        others = any([isinstance(mode, BY_OTHERS) for mode in self.modes])
        return 'who chooses is not said: say "choose one: ..." or "each player must either ..."' if others else ""


def choose_effect(game: ChampionsGame, situation: Situation, able: list[CardEffect], prompt: Prompt) -> CardEffect:
    """Let the player of a text choose one of some things to do, which are called as the card words them.

    Whether another one could be paid for may depend on the hand, which asking in any case doesn't tell.
    """
    if len(able) == 1 and not game.perhaps_held(situation.player):
        return able[0]
    choices: list[Choice] = [Mode(effect, game) for effect in able]
    answer = game.ask(Question(situation.player, prompt, choices, situation.source))
    assert isinstance(answer, Mode)
    return answer.effect


class Pay(CardEffect):
    """Pay a cost: "spend a mental resource". It can be chosen only if it can be paid. [champions Cost]"""

    fields = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        self.cost.pay(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.cost.payable(game, situation)


class PayToDo(CardEffect):
    """Pay a cost for an effect: "exhaust Peter Parker → remove this card from the game". [champions Cost]"""

    fields = ("cost", "effect")

    def __init__(self, cost: Cost, effect: CardEffect) -> None:
        self.cost = cost
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if self.cost.payable(game, situation):
            situation.unpaid = False
            self.cost.pay(game, situation)
            if not situation.unpaid:
                self.effect.run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.cost.payable(game, situation) and self.effect.possible(game, situation)


def averts(game: ChampionsGame, situation: Situation, *, able: bool) -> bool:
    """Whether a player does what averts something. Who can't is asked, too, where nobody may tell. [champions May]"""
    if able:
        return game.may(situation.player, AVERT, situation.source)
    if game.perhaps_held(situation.player):
        game.ask(Question(situation.player, AVERT, [NO], situation.source))
    return False


class Unless(may.Unless[ChampionsGame, Situation]):
    """Something happens, unless you do another thing: "take 3 damage unless you exhaust your hero". [champions May]"""

    fields = ("effect", "other")

    def __init__(self, effect: CardEffect, other: CardEffect) -> None:
        super().__init__(effect)
        self.other = other

    def averted(self, game: ChampionsGame, situation: Situation) -> bool:
        done = averts(game, situation, able=self.other.possible(game, situation))
        if done:
            self.other.run(game, situation)
        return done

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return self.effect.possible(game, situation)
