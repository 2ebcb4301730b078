"""What a player of the deck-building game can't know."""

from __future__ import annotations

from typing import Any

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.system import SYSTEM
from longbox.games.dcdb.text import effects
from longbox.games.dcdb.text.assaults import DearestDiscarded, HideUnderHero
from longbox.games.dcdb.text.passing_left import PutRandomLeft
from longbox.kernel.game import Game
from longbox.kernel.terms import parts_of
from longbox.kernel.zones import NOBODY

from .common.secrets import Secrets

TAKE_AT_RANDOM = (
    effects.DestroyAtRandom,
    effects.DiscardAtRandom,
    effects.DiscardSomeAtRandom,
    effects.RevealAtRandom,
    effects.RevealSomeAtRandom,
    DearestDiscarded,
    HideUnderHero,
    PutRandomLeft,
)
"""What takes cards at random out of hands."""


class DeckBuildersSecrets(Secrets):
    """Cards in which two worlds of this game differ. When a game is over, all decks are shown."""

    system = SYSTEM
    shown_to_one = (events.DREW, events.LOOKED)
    shown_to_none = (events.PUT,)

    @classmethod
    def owners_are_secret(cls, game: DeckBuildingGame) -> bool:
        """Where all who could hold an answer are asked, it counts whose cards they are: all saw them being bought."""
        return not game.options.always_ask

    def are_out(self, game: Game[Any], since: int) -> bool:
        if game.over and any([game.owners[serial] != NOBODY for serial in self.serials]):
            return True
        return super().are_out(game, since)


class HandOrder(DeckBuildersSecrets):
    """The order of other players' hands, until a card is taken out of one at random, by its place."""

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer, set())

    def are_out(self, game: Game[Any], since: int) -> bool:
        taking = [event.source for event in game.log[since:] if event.kind is events.ATTACKED]
        taking += [card for event in game.log[since:] if event.kind is events.PLAYED for card in event.cards]
        return any([card is not None and takes_at_random(card.definition) for card in taking])


def takes_at_random(card: CardDefinition) -> bool:
    """Whether a card, as it is played or appears, takes others at random out of hands."""
    meaning = (card.effect, card.first_appearance)
    return any([isinstance(part, TAKE_AT_RANDOM) for part in parts_of(meaning)])
