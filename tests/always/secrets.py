"""What a player can't know, and worlds that differ in nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterable

from longbox.games.dcdb import events
from longbox.games.dcdb.game import DeckBuildingGame, Thing
from longbox.games.dcdb.table import MAIN_DECK, SET_ASIDE, SUPER_VILLAIN_STACK
from longbox.kernel.cards import Card
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY, PUBLIC, Zone

SHOWN_TO_ONE = (events.DREW, events.LOOKED)
"""What happens to cards that only one player then sees."""


TAKE_AT_RANDOM = ("Atrocitus", "Brainiac", "The Joker")
"""The cards that take others at random out of hands."""


def secret_groups(game: DeckBuildingGame, viewer: int) -> list[list[Thing]]:
    """Cards that a player doesn't know, in groups among which they could change places."""
    others = [seat for seat in game.players if seat.number != viewer]
    own = [[seat.deck, seat.hand, seat.under_hero] for seat in others]
    places = [
        *own,
        [zone for zones in own for zone in zones],
        [game.players[viewer].deck],
        [MAIN_DECK],
        [SUPER_VILLAIN_STACK, SET_ASIDE],
    ]
    return [unknown(game, viewer, zones) for zones in places]


def unknown(game: DeckBuildingGame, viewer: int, zones: Iterable[Zone]) -> list[Thing]:
    """The cards in some zones that a player doesn't know."""
    return [card for zone in zones for card in game.cards(zone) if not game.knows(viewer, card)]


def choose_swaps(game: DeckBuildingGame, viewer: int, luck: random.Random, pairs: int) -> list[tuple[Thing, Thing]]:
    """Pairs of cards that could lie in each other's place for all that a player knows.

    Args:
        game: The game.
        viewer: The number of the player.
        luck: Chooses the pairs, and the groups that they are of.
        pairs: How many of each group.
    """
    chosen: list[tuple[Thing, Thing]] = []
    groups = secret_groups(game, viewer)
    for group in luck.sample(groups, luck.randint(1, len(groups))):
        taken = {card.serial for pair in chosen for card in pair}
        left = [card for card in group if card.serial not in taken]
        luck.shuffle(left)
        chosen += list(zip(left[0 : 2 * pairs : 2], left[1 : 2 * pairs : 2], strict=False))
    return chosen


def swap(game: DeckBuildingGame, card: Thing, other: Thing) -> None:
    """Let two hidden cards change places. Who owns and who knows the card in a place stays as it is."""
    first, second = game.places[card.serial], game.places[other.serial]
    one, two = game.piles[first].index(card), game.piles[second].index(other)
    game.piles[first][one], game.piles[second][two] = other, card
    game.places[card.serial], game.places[other.serial] = second, first
    owners = game.owners
    owners[card.serial], owners[other.serial] = owners[other.serial], owners[card.serial]
    mine, others = game.known.pop(card.serial, 0), game.known.pop(other.serial, 0)
    for serial, players in ((card.serial, others), (other.serial, mine)):
        if players:
            game.known[serial] = players


class Secrets:
    """Cards in which two worlds differ, for as long as a player may not see them.

    Attributes:
        viewer: The number of the player.
        serials: The serial numbers of the cards.
    """

    def __init__(self, viewer: int, serials: set[int]) -> None:
        self.viewer = viewer
        self.serials = serials

    def hold(self, card: object) -> bool:
        """Whether this is one of the cards."""
        return isinstance(card, Card) and card.serial in self.serials

    def are_out(self, game: DeckBuildingGame, since: int) -> bool:
        """Whether the player has by right come to see one of them, since a line of the log.

        This is told by the rules alone, and not by what the events say of who may see them. When a game is
        over, all decks are shown.
        """
        if game.over and any([game.owners[serial] != NOBODY for serial in self.serials]):
            return True
        zones = [game.zones[game.places[serial]] for serial in self.serials]
        seen = [zone for zone in zones if zone.visibility == PUBLIC or zone is game.players[self.viewer].hand]
        return bool(seen) or any([self._shown_by(event) for event in game.log[since:]])

    def _shown_by(self, event: Event) -> bool:
        if not any([self.hold(card) for card in event.cards]) or event.kind is events.PUT:
            return False
        return event.kind not in SHOWN_TO_ONE or event.player == self.viewer


class HandOrder(Secrets):
    """The order of other players' hands, until a card is taken out of one at random, by its place."""

    def __init__(self, viewer: int) -> None:
        super().__init__(viewer, set())

    def are_out(self, game: DeckBuildingGame, since: int) -> bool:
        taking = [event.source for event in game.log[since:] if event.kind is events.ATTACKED]
        taking += [card for event in game.log[since:] if event.kind is events.PLAYED for card in event.cards]
        return any([card is not None and card.key() in TAKE_AT_RANDOM for card in taking])
