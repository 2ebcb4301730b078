"""Teamwork: the top card of a foe's deck is played, and returns there. [cube 6.500-6.504]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.abilities import TurnAbility
from longbox.games.dcdb.text.effects.base import CardAmount, CardEffect
from longbox.games.dcdb.text.effects.choosing import run_for
from longbox.games.dcdb.text.effects.others import remember_foe
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import DEED, PLAYER


class Teamwork(CardEffect):
    """Play the top card of the deck of a random foe, to which it returns whenever it leaves play.

    [cube 6.500, 6.501, 6.504]
    """

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)
    brings: ClassVar[tuple[str, ...]] = (DEED, "the card played", PLAYER)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.teamworked(game, resolution)

    def teamworked(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        """Do it, and tell with whom."""
        player = resolution.player
        able = [foe for foe in game.foes(player) if has_cards(game, foe)]
        resolution.did = bool(able)
        if not able:
            resolution.cards = []
            return remember_foe(resolution, [])
        foe = game.randomness.pick(able)
        remember_foe(resolution, [foe])
        resolution.cards = [teamwork(game, player, foe)]
        return [foe]

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return any([has_cards(game, foe) for foe in game.foes(resolution.player)])


class TeamworkFor(Teamwork):
    """The same, and then that foe does something. [cube 6.500, 6.504]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for foe in self.teamworked(game, resolution):
            run_for(game, foe, self.effect, resolution)


class TeamworkFoes(Teamwork):
    """Teamwork so many different foes, one after another, or as many as can be. [cube 6.500, 6.501]"""

    fields = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        foes = game.foes(resolution.player)
        resolution.cards = []
        for _ in range(self.count):
            able = [foe for foe in foes if has_cards(game, foe)]
            if able and not game.over:
                foe = game.randomness.pick(able)
                foes = [other for other in foes if other != foe]
                resolution.cards.append(teamwork(game, resolution.player, foe))
        resolution.did = bool(resolution.cards)


class TeamworkEachFoe(Teamwork):
    """Teamwork each foe, clockwise. [cube 6.500]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.cards = []
        for foe in game.foes(resolution.player):
            if has_cards(game, foe) and not game.over:
                resolution.cards.append(teamwork(game, resolution.player, foe))
        resolution.did = bool(resolution.cards)


def has_cards(game: DeckBuildingGame, player: int) -> bool:
    """Whether a player has a deck, or a discard pile to make one of. [cube 6.151, 6.501]"""
    seat = game.players[player]
    return bool(game.cards(seat.deck) or game.cards(seat.discard))


def teamwork(game: DeckBuildingGame, player: int, foe: int) -> GameCard:
    """Play the top card of a foe's deck; the foe was teamworked as soon as it is resolved. [cube 6.500, 6.504]

    Returns:
        The card.
    """
    card = game.top_of_deck(foe)
    assert card is not None
    game.reveal(foe, [card], None)
    game.play(player, card, teamworked=True)
    game.ledger.this_turn.teamworks += 1
    game.emit(Event(events.TEAMWORKED, player, [], note=game.name(foe)))
    return card


class WhenTeamworked(TurnAbility):
    """Each time you teamwork a foe. [cube 6.504]"""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.TEAMWORKED,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.player == game.active


class Teamworked(CardAmount):
    """How often you teamworked a foe this turn. [cube 6.504]"""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return game.ledger.this_turn.teamworks if resolution.player == game.active else 0


def return_teamworked(game: DeckBuildingGame, player: int) -> None:
    """Put the cards that a player teamworked back, the last first, so that each deck is as it was. [cube 6.503]

    Ongoing ones stay in play, as any other does; they go back when they leave it. [cube 6.300, 6.500]
    """
    objects = game.objects
    things: list[PlayedCard] = []
    for card in game.piles[game.players[player].play.number]:
        if card.serial in objects:
            thing = objects[card.serial]
            if isinstance(thing, PlayedCard) and thing.returns and not game.is_ongoing(card):
                things.append(thing)
    if things:
        for thing in sorted(things, key=number_of, reverse=True):
            game.return_to_deck(thing.card)


def number_of(thing: PlayedCard) -> int:
    """When a card came into play."""
    return thing.number
