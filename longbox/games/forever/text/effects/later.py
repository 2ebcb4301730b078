"""What a text does later: at the end of the round, at the start of the next. [forever Round, Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import THIS_ACT, THIS_ACTIVATION, CardEffect, Constant, Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.tableau import NO_CARD

WAITING: Final = "done later"


class Waits(Constant):
    """Something that will be done as soon as a time is over."""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def aspects(self) -> tuple[str, ...]:
        return (WAITING,)

    def ended(self, game: ForeverGame, situation: Situation) -> None:
        if not game.over:
            game.run(self.effect, situation.speaking_to(situation.player))


class Later(CardEffect):
    """Something is done at the end of a time: "at the end of the round, discard it".

    What it says of cards it says of those that the text spoke of, as long as they stay where they are.
    """

    fields = ("until", "effect")

    def __init__(self, until: str, effect: CardEffect) -> None:
        self.until = until
        self.effect = effect

    def is_unlikely(self) -> bool:
        """A line that begins so tells what happens each round."""
        return True

    def run(self, game: ForeverGame, resolution: Situation) -> None:
        if self.possible(game, resolution):
            left = resolution.speaking_to(resolution.player)
            left.event = None
            if self.until != THIS_ACT:
                left.act = None
            game.start(Waits(self.effect), left, self.until)

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        if self.until == THIS_ACT:
            return bool(game.acts)
        return self.until != THIS_ACTIVATION or game.activated != NO_CARD
