"""What a player of Vs. System can't know."""

from __future__ import annotations

from typing import Any

from longbox.games.vs import events
from longbox.games.vs.chain_effects import ChainEffect, TargetSlot
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.system import SYSTEM
from longbox.kernel.cards import Card
from longbox.kernel.dealing import Dealer
from longbox.kernel.game import Game
from tests.always.common.copies import declared
from tests.always.common.secrets import Secrets


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
    """Let two hidden cards change places, face-down resources with all that is true of their places.

    Their numbers change places, too, other than where bots imagine cards: so a leak of numbers is found.
    """
    Dealer(game).exchange(game, card, other)
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

    system = SYSTEM
    shown_to_one = (events.DRAW, events.LOOK, events.TO_HAND, events.TO_DECK, events.ROW)

    @classmethod
    def groups(cls, game: VsGame, viewer: int) -> list[list[GameCard]]:
        """Without the cards that texts speak of."""
        spoken = spoken_of(game)
        return [[card for card in group if card.serial not in spoken] for group in super().groups(game, viewer)]

    @classmethod
    def swap(cls, game: VsGame, card: Card[Any], other: Card[Any]) -> None:
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
