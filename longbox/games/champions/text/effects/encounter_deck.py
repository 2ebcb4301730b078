"""Effects that put cards on top of the encounter deck, or on the bottom. [champions In Play And Out Of Play]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import entering
from longbox.games.champions.definitions import ENCOUNTER_TYPES, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import ENCOUNTER_DECK
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.moving import STAYING
from longbox.games.champions.text.targets import SpokenOf
from longbox.kernel.terms import DEED, Need

GOING_BACK: Final = tuple([each for each in ENCOUNTER_TYPES if each not in STAYING])
"""What lies in the encounter deck, so that it can go there again."""


class PutOnEncounterDeck(OnCards):
    """Put encounter cards on top of their deck, from wherever they lie. [champions In Play And Out Of Play]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", GOING_BACK, "be put into the encounter deck", "In Play And Out Of Play"),)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        seen = self.looked_at(game, situation)
        if seen:
            self.do(game, seen, situation)
        else:
            super().run(game, situation)

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.looked_at(game, situation)) or super().possible(game, situation)

    def looked_at(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards of the encounter deck that it means."""
        return self.target.lying_in(game, ENCOUNTER_DECK, situation) if isinstance(self.target, SpokenOf) else []

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
