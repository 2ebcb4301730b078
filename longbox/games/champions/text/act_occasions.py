"""What abilities wait for of attacks and thwarts, and to whom or what these are made. [champions Attack, Thwart]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Filter, Situation
from longbox.games.champions.definitions import FRIENDS, SCHEMES
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.encounter_damage import AttacksOther
from longbox.games.champions.text.filters import OfTypes
from longbox.games.champions.text.occasions import ThwartsTarget
from longbox.kernel.terms import Need

ANY_SCHEME: Final = OfTypes(SCHEMES)


class BasicAttackOn(AttacksOther):
    """A character makes a basic attack against another: "after you make a basic attack against a minion"."""

    needs = (Need("who", FRIENDS, "make a basic attack", "Card Types"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.act is not None and event.act.basic and super().matches(game, event, situation)


class ThwartsSome(ThwartsTarget):
    """A character thwarts any scheme, of which the text then speaks: "after an ally thwarts, ... that scheme".

    So it is meant only where the text does speak of it.
    """

    defaults: ClassVar[dict[str, object]] = {"whom": ANY_SCHEME}

    def __init__(self, who: Filter, whom: Filter = ANY_SCHEME) -> None:
        super().__init__(who, whom)

    def is_unlikely(self) -> bool:
        return True
