"""A card that leaves play and returns is as new, in Marvel Champions. [champions In Play And Out Of Play]"""

from __future__ import annotations

import random
from typing import Final

from longbox.games.champions.abilities import THIS_PHASE, THIS_ROUND, CardEffect, Situation
from longbox.games.champions.actions import damage, encounter, entering, statuses
from longbox.games.champions.actions.playing import PLAYED_INTO_PLAY
from longbox.games.champions.definitions import (
    ATK,
    CANNOT_ATTACK,
    CANNOT_READY,
    FORBIDDEN,
    HIT_POINTS,
    KEYWORDS,
    MINION,
    SCH,
    THW,
    VALUES,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import MOST_ABILITIES, STATUSES
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.text.constants import Adds, AddsSeveral, Cannot, GainsKeyword, GainsTrait, Gets
from longbox.games.champions.text.effects.lasting import AtEndOf, Lasting
from longbox.games.champions.text.effects.moving import DiscardFromPlay
from longbox.games.champions.text.filters import This
from longbox.games.champions.text.targets import The
from tests.always.common.leaving import Leaving

from .games import BENCH

THIS_CARD: Final = The(This())
MORE: Final = AddsSeveral((Adds(2, ATK), Adds(1, THW), Adds(1, SCH), Adds(4, HIT_POINTS)))
LASTING: Final[tuple[CardEffect, ...]] = (
    Lasting(Gets(THIS_CARD, MORE), THIS_PHASE),
    Lasting(GainsTrait(THIS_CARD, "Aerial"), THIS_ROUND),
    Lasting(GainsKeyword(THIS_CARD, "retaliate", 1), THIS_ROUND),
    Lasting(Cannot(THIS_CARD, (CANNOT_ATTACK, CANNOT_READY)), THIS_ROUND),
    AtEndOf(DiscardFromPlay(THIS_CARD), THIS_PHASE),
)
"""What texts do for a time, to the card that they stand on."""


class TestLeaving(Leaving):
    """Allies, upgrades, supports and minions that leave play and return."""

    bench = BENCH
    every = 15
    steps = 12

    def able(self, game: ChampionsGame) -> list[GameCard]:
        if game.phase != TAKING_TURN:
            return []
        own = [card for player in game.in_order() for card in game.controlled(player)]
        return [card for card in [*own, *game.minions()] if can_return(game, card)]

    def burden(self, game: ChampionsGame, card: GameCard, luck: random.Random) -> None:
        permanent = game.permanent(card)
        permanent.exhausted = True
        permanent.counters["spite"] = 2
        permanent.used = {card.serial * MOST_ABILITIES + place: 1 for place in range(len(card.definition.abilities))}
        for effect in LASTING:
            effect.run(game, Situation(permanent.controller, card))
        if card.definition.is_character:
            permanent.damage = max(game.remaining(card) - 1, 0)
            for status in STATUSES:
                statuses.give_status(game, card, status)

    def leave(self, game: ChampionsGame, card: GameCard, luck: random.Random) -> None:
        if card.definition.type == MINION and luck.random() < 0.5:
            game.permanent(card).statuses = ()
            damage.deal_damage(game, [card], 99, Situation(game.active, None))
        elif card.definition.type == MINION or luck.random() < 0.5:
            entering.discard_from_play(game, card)
        else:
            entering.return_to_hand(game, card)

    def controller(self, game: ChampionsGame, card: GameCard) -> int:
        permanent = game.permanent(card)
        return permanent.engaged if card.definition.type == MINION else permanent.controller

    def come_back(self, game: ChampionsGame, card: GameCard, player: int) -> None:
        if game.eliminated[player]:
            return
        if card.definition.type == MINION:
            encounter.enter_engaged(game, card, player)
        else:
            entering.put_into_play(game, card, player)

    def worth(self, game: ChampionsGame, card: GameCard) -> object:
        permanent = game.permanent(card)
        return (
            (permanent.exhausted, permanent.damage, permanent.counters, permanent.statuses, permanent.engaged),
            [number % MOST_ABILITIES for number in permanent.used],
            [game.value(card, value) for value in VALUES],
            [game.keyword(card, keyword) for keyword in KEYWORDS],
            [game.forbidden(card, deed) for deed in FORBIDDEN],
            (game.has_trait(card, "Aerial"), game.take_damage_forbidden(card, None), len(game.attachments(card))),
        )


def can_return(game: ChampionsGame, card: GameCard) -> bool:
    """Whether a card in play could enter play by itself: markers and what is attached to others could not."""
    if game.host(card) is not None or card.definition.code == "":
        return False
    return card.definition.type in (*PLAYED_INTO_PLAY, MINION)
