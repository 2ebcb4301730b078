"""What attachments add to the values of what they are attached to. [champions Attachment]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.champions.abilities import Constant, Situation
from longbox.games.champions.definitions import ATK, SCH, GameCard

if TYPE_CHECKING:
    from longbox.games.champions.game import ChampionsGame


class PrintedValues(Constant):
    """The ATK and SCH printed on an attachment change those of the enemy that it is attached to."""

    changes_values = True

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        if value not in (ATK, SCH) or situation.source is None or game.host(situation.source) is not card:
            return 0
        return int(situation.source.definition.base(value))
