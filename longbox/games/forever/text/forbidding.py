"""What cannot be done: "Heroes at this Location cannot Rescue". [forever Cannot]"""

from __future__ import annotations

from longbox.games.forever.abilities import NOT_ATTACKED_BY, Filter, Situation
from longbox.games.forever.definitions import CHARACTERS, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.constants import OfCards
from longbox.kernel.terms import Need


class Forbids(OfCards):
    """Something cannot be done: "Heroes at this Location cannot Rescue". [forever Cannot]"""

    fields = ("who", "deed")

    def __init__(self, who: Filter, deed: str) -> None:
        super().__init__(who)
        self.deed = deed

    def aspects(self) -> tuple[str, ...]:
        return (self.deed,)

    def forbids(self, game: ForeverGame, deed: str, card: GameCard, situation: Situation) -> bool:
        return deed == self.deed and self.who.matches(game, card, situation)


class ForbidsBoth(OfCards):
    """Neither of two things can be done: "that Hero cannot attack or Rescue". [forever Cannot]"""

    fields = ("who", "deed", "other")

    def __init__(self, who: Filter, deed: str, other: str) -> None:
        super().__init__(who)
        self.deed = deed
        self.other = other

    def aspects(self) -> tuple[str, ...]:
        return (self.deed, self.other)

    def forbids(self, game: ForeverGame, deed: str, card: GameCard, situation: Situation) -> bool:
        return deed in (self.deed, self.other) and self.who.matches(game, card, situation)


class ForbidsAttacking(OfCards):
    """Some characters cannot attack others: "that Hero cannot attack Poison Ivy". [forever Cannot, Attack]"""

    fields = ("who", "whom")
    needs = (Need("who", CHARACTERS, "attack", "Attack"), Need("whom", CHARACTERS, "be attacked", "Attack"))

    def __init__(self, who: Filter, whom: Filter) -> None:
        super().__init__(who)
        self.whom = whom

    def aspects(self) -> tuple[str, ...]:
        return (NOT_ATTACKED_BY,)

    def keeps_apart(self, game: ForeverGame, actor: GameCard, card: GameCard, situation: Situation) -> bool:
        return self.who.matches(game, actor, situation) and self.whom.matches(game, card, situation)
