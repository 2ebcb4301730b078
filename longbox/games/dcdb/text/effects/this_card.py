"""Effects on the very card whose text it is."""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.putting import PutThisOnBottom, to_top
from longbox.kernel.effects import Resolution
from longbox.kernel.terms import DEED
from longbox.kernel.zones import NOBODY


class PutThisOnTop(PutThisOnBottom):
    """Put this card on top of its owner's deck, from where it lies in play. [dcdb Ending Your Turn]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        resolution.did = card is not None and self.possible(game, resolution)
        if resolution.did and card is not None:
            to_top(game, game.owners[card.serial], card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        card = resolution.source
        in_play = card is not None and game.lies_in(card, game.players[resolution.player].play)
        return in_play and card is not None and game.owners[card.serial] != NOBODY
