"""What a player of Vs. System can't know."""

from __future__ import annotations

from typing import Any

from longbox.games.vs import events
from longbox.games.vs.chain.chain import ChainEffect, TargetSlot
from longbox.games.vs.game import TeamCard, VsGame
from longbox.games.vs.objects import TeamObject
from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from tests.always.common import secrets as common
from tests.always.common.copies import declared
from tests.always.common.secrets import Secrets, unknown


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
    """The cards that texts speak of, but for those that are only targets: they are told by when they came."""
    situations = [
        *[effect.situation for effect in game.chain],
        *[triggered.situation for triggered in game.pending],
        *[modifier.situation for modifier in game.modifiers],
    ]
    told = {serial for modifier in game.modifiers for serial, _ in modifier.flagged}
    told |= {serial for situation in situations for _, spoken in situation.mentioned for serial, _ in spoken}
    return told | {situation.reference[0] for situation in situations}


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
    game.chain = [with_targets(effect, {one: two, two: one}) for effect in game.chain]
    game.forget_standing()
    game.standing()


def with_targets(effect: ChainEffect, renamed: dict[int, int]) -> ChainEffect:
    """An effect on the chain whose targets are other cards, in the same places."""
    other = ChainEffect(effect.number, effect.kind, effect.controller, effect.title, effect.situation)
    for name in declared(ChainEffect):
        setattr(other, name, getattr(effect, name))
    other.targets = tuple(
        [
            TargetSlot(slot.term, tuple([(renamed.get(serial, serial), time) for serial, time in slot.chosen]))
            for slot in effect.targets
        ]
    )
    return other


class VsSecrets(Secrets):
    """Cards in which two worlds of this game differ."""

    shown_to_one = (events.DRAW, events.LOOK, events.TO_HAND, events.TO_DECK, events.ROW)

    @staticmethod
    def groups(game: VsGame, viewer: int) -> list[list[TeamCard]]:
        return secret_groups(game, viewer)

    @staticmethod
    def swap(game: VsGame, card: Card[Any], other: Card[Any]) -> None:
        swap(game, card, other)

    def hold(self, choice: object) -> bool:
        """Whether an answer is, or is about, one of the cards."""
        return super().hold(choice) or super().hold(getattr(choice, "card", None))

    def are_out(self, game: Game[Any], since: int) -> bool:
        """A resource is seen as soon as it is turned face up or revealed, too, and what a player searches.

        [vs 701.11, 708.10]
        """
        assert isinstance(game, VsGame)
        secret = [game.thing(game.box[serial]) for serial in self.serials if serial in game.objects]
        searched = [event for event in game.log[since:] if event.kind is events.SEARCH and event.player == self.viewer]
        seen = bool(searched) or any([thing.face_up or thing.revealed for thing in secret])
        return seen or super().are_out(game, since)

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
