"""What a player can't know, and worlds that differ in nothing else."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from longbox.kernel.cards import Card
from longbox.kernel.events import Event, EventKind
from longbox.kernel.game import Game
from longbox.kernel.system import System
from longbox.kernel.zones import PRIVATE, PUBLIC, Zone

Pair = tuple[Card[Any], Card[Any]]


def choose_pairs(groups: list[list[Card[Any]]], luck: random.Random, pairs: int) -> list[Pair]:
    """Pairs of cards that could lie in each other's place.

    Args:
        groups: Cards that could change places among each other for all that a player knows.
        luck: Chooses the pairs, and the groups that they are of.
        pairs: How many of each group.
    """
    chosen: list[Pair] = []
    for group in luck.sample(groups, luck.randint(min(1, len(groups)), len(groups))):
        taken = {card.serial for pair in chosen for card in pair}
        left = [card for card in group if card.serial not in taken]
        luck.shuffle(left)
        chosen += list(zip(left[0 : 2 * pairs : 2], left[1 : 2 * pairs : 2], strict=False))
    return chosen


class Secrets:
    """Cards in which two worlds differ, for as long as a player may not see them.

    Attributes:
        system: The rules of the game. Who deals anew by them tells what a player can't know.
        shown_to_one: What happens to cards that only the player to whom it happens then sees.
        shown_to_none: What happens to cards that nobody sees by it.
        viewer: The number of the player.
        serials: The serial numbers of the cards.
    """

    system: ClassVar[System]
    shown_to_one: ClassVar[tuple[EventKind, ...]] = ()
    shown_to_none: ClassVar[tuple[EventKind, ...]] = ()

    def __init__(self, viewer: int, serials: set[int]) -> None:
        self.viewer = viewer
        self.serials = serials

    @classmethod
    def groups(cls, game: Any, viewer: int) -> list[list[Card[Any]]]:
        """Cards that a player doesn't know, in groups among which they could change places."""
        groups = [group.cards for group in cls.system.new_dealer(game).unknown(game, viewer)]
        others = [card for cards in [*groups[:viewer], *groups[viewer + 1 : len(game.seats)]] for card in cards]
        if cls.owners_are_secret(game):
            groups.append(others)
        return [cards for cards in groups if len(cards) > 1]

    @classmethod
    def owners_are_secret(cls, game: Any) -> bool:
        """Whether nothing that a player is told depends on which of the others owns a hidden card."""
        return True

    @classmethod
    def swap(cls, game: Any, card: Card[Any], other: Card[Any]) -> None:
        """Let two hidden cards change places."""
        cls.system.new_dealer(game).exchange(game, card, other)

    def hold(self, choice: object) -> bool:
        """Whether an answer is, or is about, one of the cards."""
        return isinstance(choice, Card) and choice.serial in self.serials

    def are_out(self, game: Game[Any], since: int) -> bool:
        """Whether the player has by right come to see one of them, since a line of the log.

        This is told by the rules alone, and not by what the events say of who may see them.
        """
        zones = [game.zones[game.places[serial]] for serial in self.serials]
        return any([self._sees(zone) for zone in zones]) or any([self._shown_by(event) for event in game.log[since:]])

    def _sees(self, zone: Zone) -> bool:
        return zone.visibility == PUBLIC or (zone.visibility == PRIVATE and zone.owner == self.viewer)

    def _shown_by(self, event: Event) -> bool:
        if event.kind in self.shown_to_none or not any([self.hold(card) for card in event.cards]):
            return False
        return event.kind not in self.shown_to_one or event.player == self.viewer
