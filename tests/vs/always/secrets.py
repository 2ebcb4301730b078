"""What a player of Vs. System can't know."""

from __future__ import annotations

import random
from typing import Any

from longbox.games.vs import events
from longbox.games.vs.game import TeamCard, VsGame
from longbox.games.vs.objects import TeamObject
from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from tests.always.common import secrets as common
from tests.always.common.secrets import Pair, Secrets, choose_pairs, unknown


def secret_groups(game: VsGame, viewer: int) -> list[list[TeamCard]]:
    """Cards that a player doesn't know, in groups among which they could change places."""
    others = [seat for seat in game.players if seat.number != viewer and not game.out[seat.number]]
    hidden = [unknown(game, viewer, [seat.deck, seat.hand, seat.resources]) for seat in others]
    groups = [
        unknown(game, viewer, [game.players[viewer].deck]),
        *hidden,
        *[unknown(game, viewer, [seat.resources]) for seat in others],
        [card for cards in hidden for card in cards],
    ]
    return [[card for card in group if card.serial not in spoken_of(game)] for group in groups]


def spoken_of(game: VsGame) -> set[int]:
    """The cards that effects speak of, which are told by when they came where they lie."""
    situations = [
        *[effect.situation for effect in game.chain],
        *[triggered.situation for triggered in game.pending],
        *[modifier.situation for modifier in game.modifiers],
    ]
    told = {serial for effect in game.chain for slot in effect.targets for serial, _ in slot.chosen}
    told |= {serial for modifier in game.modifiers for serial, _ in modifier.flagged}
    told |= {serial for situation in situations for _, spoken in situation.mentioned for serial, _ in spoken}
    return told | {situation.reference[0] for situation in situations}


def choose_swaps(game: VsGame, viewer: int, luck: random.Random, pairs: int) -> list[Pair]:
    """Pairs of cards that could lie in each other's place for all that a player knows.

    Args:
        game: The game.
        viewer: The number of the player.
        luck: Chooses the pairs, and the groups that they are of.
        pairs: How many of each group.
    """
    return choose_pairs(secret_groups(game, viewer), luck, pairs)


def swap(game: VsGame, card: Card[Any], other: Card[Any]) -> None:
    """Let two hidden cards change places, face-down resources with all that is true of their places."""
    common.swap(game, card, other)
    one, two = card.serial, other.serial
    game.arrived[one], game.arrived[two] = game.arrived[two], game.arrived[one]
    renamed = {one: other, two: card}
    things: dict[int, TeamObject] = {}
    for serial in game.objects:
        moved = game.thing(game.box[serial]).copy()
        moved.card = renamed.get(serial, moved.card)
        things[moved.card.serial] = moved
    game.objects = {**things}
    game.forget_standing()
    game.standing()


class VsSecrets(Secrets):
    """Cards in which two worlds of this game differ."""

    shown_to_one = (events.DRAW, events.LOOK, events.TO_HAND, events.TO_DECK, events.ROW)

    def hold(self, choice: object) -> bool:
        """Whether an answer is, or is about, one of the cards."""
        return super().hold(choice) or super().hold(getattr(choice, "card", None))

    def are_out(self, game: Game[Any], since: int) -> bool:
        """A resource is seen as soon as it is turned face up or revealed, too. [vs 701.11]"""
        assert isinstance(game, VsGame)
        secret = [game.thing(game.box[serial]) for serial in self.serials if serial in game.objects]
        return super().are_out(game, since) or any([thing.face_up or thing.revealed for thing in secret])

    def are_held_by(self, game: VsGame, player: int) -> bool:
        """Whether a player has one of them in the hand or the row, who may thus be able to do other things."""
        seat = game.players[player]
        return any([self.hold(card) for card in [*game.cards(seat.hand), *game.cards(seat.resources)]])


class HandOrder(VsSecrets):
    """The order of other players' hands, until a card is taken out of one at random, by its place."""

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer, set())

    def are_out(self, game: Game[Any], since: int) -> bool:
        taking = [event.source for event in game.log[since:] if event.kind is events.DISCARD]
        return any([card is not None and "random" in card.definition.text for card in taking])
