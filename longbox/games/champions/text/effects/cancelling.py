"""Effects that cancel what is about to resolve. [champions Cancel]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions import events
from longbox.games.champions.abilities import WHEN_REVEALED, CardEffect, Situation, abilities_of
from longbox.games.champions.actions import entering
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.kernel.terms import DEED


class CancelWhenRevealed(CardEffect):
    """Cancel the When Revealed effects of the card that is revealed. [champions Cancel, When Revealed Abilities]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        event = situation.event
        if event is not None:
            event.cancelled = True
            game.log.append(Happening(events.CANCELLED, event.player, event.cards, source=situation.source))

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        event = situation.event
        if event is None or event.cancelled:
            return False
        return bool(abilities_of(event.cards[0].definition, WHEN_REVEALED))


class CancelAct(CardEffect):
    """Cancel the attack or scheming that is about to be made. [champions Cancel]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        if situation.event is not None:
            situation.event.prevented = True
            situation.did = True

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.event is not None and situation.event.happens


class CancelActivation(CancelAct):
    """The same, said as "cancel that activation"."""


class CancelAndDiscard(CardEffect):
    """Cancel all effects of the card that is revealed or played, and discard it. [champions Cancel]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        event = situation.event
        if event is not None:
            event.prevented = True
            game.log.append(Happening(events.CANCELLED, event.player, event.cards, source=situation.source))
            for card in event.cards:
                game.move(card, entering.discard_pile_of(game, card))
            situation.did = True

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.event is not None and situation.event.happens
