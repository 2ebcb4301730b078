"""Effects that other players carry out: one foe, all players, the next one, those who have something."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.effects.base import CardEffect
from longbox.games.dcdb.effects.choosing import run_for
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import PLACE, Need

CHOOSE_FOE: Final[Prompt] = Prompt("Choose a foe", "Clockwise Order")


class Others(CardEffect):
    """Something that others do, one after another, clockwise. This is no Attack. [dcdb Clockwise Order]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    several: ClassVar[bool] = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        """Who does it."""
        raise NotImplementedError

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.cards = []
        for player in self.who(game, resolution):
            run_for(game, player, self.effect, resolution)


class OneFoe(Others):
    """A foe whom the player chooses does something: "choose a foe. That foe discards two cards"."""

    several = False

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return chosen_foe(game, resolution)


def chosen_foe(game: DeckBuildingGame, resolution: Resolution) -> list[int]:
    """The foe whom the player chooses."""
    foes = game.foes(resolution.player)
    choices: list[Choice] = [game.players[foe] for foe in foes]
    if len(choices) > 1:
        chosen = game.ask(Question(resolution.player, CHOOSE_FOE, choices, resolution.source))
        return [foes[choices.index(chosen)]]
    return foes


class EachPlayerDoes(Others):
    """All players do something, who plays the card first."""

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return game.clockwise_from(resolution.player)


class NextPlayer(Others):
    """The player on the left does something."""

    several = False

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return game.clockwise_from(resolution.player)[1:2]


class AttackingPlayer(Others):
    """The player who made the Attack that is avoided does something; nobody where a Super-Villain made it.

    [dcdb Attacks and Defenses, First Appearance]
    """

    several = False
    needs = (
        Need(
            PLACE,
            (circumstances.IN_HAND, circumstances.IN_DISCARD_PILE),
            'only a Defense can say "the attacking player"',
            "Attacks and Defenses",
            "say which foe",
        ),
    )

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return [foe for foe in game.foes(resolution.player) if foe == game.active]


class FoesWho(CardEffect):
    """Each foe for whom something is so does something: "each foe with four or more cards in hand discards a card"."""

    fields = ("condition", "effect")
    several = True

    def __init__(self, condition: Condition[DeckBuildingGame, Resolution], effect: CardEffect) -> None:
        self.condition = condition
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.cards = []
        for foe in game.foes(resolution.player):
            if self.condition.holds(game, Resolution(foe, resolution.source)):
                run_for(game, foe, self.effect, resolution)
