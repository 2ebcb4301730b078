"""Unity. [cube 6.540]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb.kinds import HasKeyword
from longbox.games.dcdb.text.abilities import WhenPlayed
from longbox.games.dcdb.text.effects.base import CardEffect

UNITY: Final = "Unity"


class Unity(WhenPlayed):
    """Whenever you play a card with Unity while this card is in play, itself included. [cube 6.540]"""

    fields = ("effect",)
    sees_itself: ClassVar[bool] = True

    def __init__(self, effect: CardEffect) -> None:
        super().__init__(HasKeyword(UNITY), effect)


class OngoingUnity(Unity):
    """The same as an Ongoing effect, which is given only while the card is in play. [cube 6.301, 6.540]"""
