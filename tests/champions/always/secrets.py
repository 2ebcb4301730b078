"""What a player of Marvel Champions can't know."""

from __future__ import annotations

from typing import Any

from longbox.games.champions import events
from longbox.games.champions.definitions import Thing
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import BENEATH, ENCOUNTER_DECK, HeroPlayer
from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.kernel.zones import Zone
from tests.always.common import secrets as common
from tests.always.common.secrets import Secrets, exchange, unknown


def secret_groups(game: ChampionsGame, viewer: int) -> list[list[Thing]]:
    """Cards that a player doesn't know, in groups among which they could change places."""
    me = game.players[viewer]
    others = [seat for seat in game.players if seat is not me]
    encounter_cards = [ENCOUNTER_DECK, *[seat.dealt for seat in game.players]]
    return [
        of_player(game, viewer, me, [me.deck]),
        *[of_player(game, viewer, seat, [seat.deck, seat.hand]) for seat in others],
        [card for seat in others for card in of_player(game, viewer, seat, [seat.deck, seat.hand])],
        unknown(game, viewer, [ENCOUNTER_DECK]),
        unknown(game, viewer, encounter_cards),
    ]


def of_player(game: ChampionsGame, viewer: int, seat: HeroPlayer, zones: list[Zone]) -> list[Thing]:
    """A player's cards in some zones, or facedown under cards in play, that another doesn't know."""
    beneath = [card for card in unknown(game, viewer, [BENEATH]) if game.owners[card.serial] == seat.number]
    return unknown(game, viewer, zones) + beneath


def swap(game: ChampionsGame, card: Card[Any], other: Card[Any]) -> None:
    """Let two hidden cards change places."""
    common.swap(game, card, other)
    exchange(game.beneath, card.serial, game.beneath, other.serial)


class ChampionsSecrets(Secrets):
    """Cards in which two worlds of this game differ."""

    shown_to_one = (events.DREW, events.LOOKED)
    shown_to_none = (events.BENEATH,)

    @staticmethod
    def groups(game: ChampionsGame, viewer: int) -> list[list[Thing]]:
        return secret_groups(game, viewer)

    @staticmethod
    def swap(game: ChampionsGame, card: Card[Any], other: Card[Any]) -> None:
        swap(game, card, other)

    def hold(self, choice: object) -> bool:
        """Whether an answer is, or is about, one of the cards."""
        return super().hold(choice) or super().hold(getattr(choice, "card", None))

    def are_held_by(self, game: ChampionsGame, player: int) -> bool:
        """Whether a player has one of them in hand, who may thus be able to do other things in another world."""
        return any([self.hold(card) for card in game.cards(game.players[player].hand)])


class HandOrder(ChampionsSecrets):
    """The order of other players' hands, until a card is taken out of one at random, by its place."""

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer, set())

    def are_out(self, game: Game[Any], since: int) -> bool:
        taking = [event.source for event in game.log[since:] if event.kind in (events.DISCARDED, events.BENEATH)]
        hidden = [event for event in game.log[since:] if event.kind is events.BENEATH]
        return bool(hidden) or any([card is not None and "random" in card.definition.text for card in taking])
