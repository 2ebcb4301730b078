"""Time Travel: a card is played from the Line-Up or the Super-Villain stack, and returns there. [cube 6.510-6.512]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import TIME_TRAVEL, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import LineUp
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.abilities import KindPlayed
from longbox.games.dcdb.text.effects.base import CardAmount, WithOneFromPlace
from longbox.games.dcdb.text.effects.discarding import DISCARD
from longbox.games.dcdb.text.playing import return_at_once
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt

TRAVEL: Final[Prompt] = Prompt("Choose a card to Time Travel", "6.512")


def travellers(game: DeckBuildingGame) -> list[GameCard]:
    """The cards with Time Travel that the active player can play for a discarded card. [cube 6.510]"""
    found = [card for card in game.cards(LINE_UP) if TIME_TRAVEL in card.definition.keywords]
    villain = game.top_of(SUPER_VILLAIN_STACK)
    if villain is not None and game.super_villain_face_up and TIME_TRAVEL in villain.definition.keywords:
        found.append(villain)
    return found if found and fares(game, game.active) else []


def fares(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The cards of the hand that can be discarded for it. [cube 6.510]"""
    return [card for card in game.cards(game.players[player].hand) if card.definition.cost >= 1]


def travel(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Discard a card for a card with Time Travel, which triggers nothing, and play it. [cube 6.510, 6.511]"""
    fare = game.choose_card(player, DISCARD, fares(game, player), card)
    assert fare is not None
    game.move(fare, game.players[player].discard)
    game.log.append(Event(events.DISCARDED, player, fare.alone))
    game.log.append(Event(events.TRAVELLED, player, card.alone))
    play_and_return_later(game, player, card)


def play_and_return_later(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Play a card from where it lies, to which it returns at the end of the turn. [cube 6.510, 6.512]"""
    place = game.place_of(card)
    if place is SUPER_VILLAIN_STACK:
        game.super_villain_face_up = False
    game.ledger.this_turn.time_travelled.append(card.serial)
    game.play(player, card, place)
    return_at_once(game, player, card, place)


class TimeTraveledThis(Condition[DeckBuildingGame, Resolution]):
    """Whether this card was played by Time Travel this turn. [cube 6.510, 6.512]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def holds(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        card = resolution.source
        return card is not None and card.serial in game.ledger.this_turn.time_travelled


class TimeTraveledThisTurn(CardAmount):
    """How many cards were played by Time Travel this turn. [cube 6.510, 6.512]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return len(game.ledger.this_turn.time_travelled) if resolution.player == game.active else 0


class WhenTimeTraveled(KindPlayed):
    """Whenever you play a card of a kind by Time Travel, as soon as it is resolved. [cube 6.352, 6.510, 6.512]"""

    needs = circumstances.IN_LATER_SETS

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        traveled = event.cards[0].serial in game.ledger.this_turn.time_travelled
        return traveled and super().triggers(game, watcher, event)


class TimeTravelOne(WithOneFromPlace):
    """Time Travel a card of a kind in the Line-Up; nothing is discarded for it. [cube 6.512, 6.512]"""

    fields = ("kind",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)
    prompt = TRAVEL

    def __init__(self, kind: CardKind) -> None:
        super().__init__(kind, LineUp())

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        play_and_return_later(game, player, card)
