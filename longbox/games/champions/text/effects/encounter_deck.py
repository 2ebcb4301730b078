"""Effects that put cards on top of the encounter deck, or on the bottom. [champions In Play And Out Of Play]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import entering
from longbox.games.champions.definitions import ENCOUNTER_TYPES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import ENCOUNTER_DECK
from longbox.games.champions.text.effects.moving import STAYING, AlsoLookedAt
from longbox.kernel.terms import DEED, Need
from longbox.kernel.zones import Zone

GOING_BACK: Final = tuple([each for each in ENCOUNTER_TYPES if each not in STAYING])
"""What lies in the encounter deck, so that it can go there again."""


class PutOnEncounterDeck(AlsoLookedAt):
    """Put encounter cards on top of their deck, from wherever they lie. [champions In Play And Out Of Play]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", GOING_BACK, "be put into the encounter deck", "In Play And Out Of Play"),)

    def deck(self, game: ChampionsGame, situation: Situation) -> Zone | None:
        return ENCOUNTER_DECK

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type in GOING_BACK

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        situation.did = False
        for card in cards:
            if self.affects(game, card, situation):
                entering.put_away(game, card, ENCOUNTER_DECK)
                self.place(game, card)
                situation.did = True

    def place(self, game: ChampionsGame, card: GameCard) -> None:
        """Give the card, which lies on top, its place in the deck."""


class PutUnderEncounterDeck(PutOnEncounterDeck):
    """Put encounter cards on the bottom of the encounter deck. [champions In Play And Out Of Play]"""

    def place(self, game: ChampionsGame, card: GameCard) -> None:
        game.move(card, ENCOUNTER_DECK, to_bottom=True)
