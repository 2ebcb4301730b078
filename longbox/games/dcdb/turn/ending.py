"""What is put away at the end of a turn of the base set, and what happens between two turns in any form.

[dcdb Ending Your Turn]
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.board import LINE_UP_SIZE
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.text.effects import DestroyThis, DiscardThis, PutThisOnBottom, PutThisUnderHero, RemoveThis
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY, Zone
from longbox.texts.conditions import If
from longbox.texts.may import May

OF_THIS_CARD: Final = (DestroyThis, DiscardThis, PutThisOnBottom, PutThisUnderHero, RemoveThis)
"""What a card says of itself as the turn ends: where it goes."""


def is_of_this_card(ending: Effect[Any, Any] | None) -> bool:
    """Whether what a card says of the end of the turn is where it goes itself, perhaps."""
    if isinstance(ending, (If, May)):
        return is_of_this_card(ending.effect)
    return isinstance(ending, OF_THIS_CARD)


def goes_into_deck(ending: Effect[Any, Any] | None) -> bool:
    """Whether a card says of itself that it goes into its owner's deck as the turn ends, perhaps."""
    if isinstance(ending, (If, May)):
        return goes_into_deck(ending.effect)
    return isinstance(ending, PutThisOnBottom)


def clear_play(game: DeckBuildingGame, player: int) -> None:
    """Put away all cards played that don't stay, and the rest of the hand. [dcdb Ending Your Turn, Locations]"""
    seat = game.players[player]
    game.move_all(seat.play, seat.discard)
    if game.objects and game.piles[seat.play.number]:
        send_all_elsewhere(game, player)
    hand = game.move_all(seat.hand, seat.discard)
    if hand and game.watchers[events.DISCARDED.number]:
        game.emit(Event(events.DISCARDED, player, hand))
    elif hand:
        game.log.append(Event(events.DISCARDED, player, hand))


def send_all_elsewhere(game: DeckBuildingGame, player: int) -> None:
    """Put away those of a player's cards in play that go elsewhere. [dcdb Ending Your Turn]"""
    card = next_to_leave(game, player)
    while card is not None:
        send_elsewhere(game, player, card)
        card = next_to_leave(game, player)


def next_to_leave(game: DeckBuildingGame, player: int) -> GameCard | None:
    """The first card that is still in a player's play area, and doesn't stay there."""
    left = game.ledger.left
    for card in game.piles[game.players[player].play.number]:
        if not (card.definition.ongoing or card.serial in left):
            return card
        thing = game.objects[card.serial]
        if isinstance(thing, PlayedCard) and thing.goes_to is not None and game.is_on_loan(card):
            return card
    return None


def send_elsewhere(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card that was played where its text, or the text that played it, says; else to its owner.

    [dcdb Ending Your Turn]
    """
    ending = card.definition.at_end_of_turn
    thing = game.objects.get(card.serial)
    if isinstance(thing, PlayedCard) and thing.goes_to is not None:
        send_home(game, player, card, thing.goes_to)
        return
    if ending is not None:
        game.run(ending, Resolution(game.owners[card.serial], card))
    if game.lies_in(card, game.players[player].play):
        game.move(card, game.players[game.owners[card.serial]].discard)


def send_home(game: DeckBuildingGame, player: int, card: GameCard, zone: Zone) -> None:
    """Put a card where the text that played it says; in play, it works again for the player there. [cube 8.030]"""
    left = card.serial in game.ledger.left
    game.put(player, card, zone, f"into {zone.in_words()}")
    if zone.in_play and game.lies_in(card, zone):
        if left:
            game.ledger.left.append(card.serial)
        game.watch_for(zone.owner, card)


def forget_turn(game: DeckBuildingGame) -> None:
    """Unspent Power is lost, and all that lasted for the turn ends. [dcdb Ending Your Turn]"""
    if game.modifiers or game.passing:
        game.end_turn_of_effects()
    # Another list only in the place of one with something in it.
    if game.pending:
        game.pending = []
    game.power_gained = 0
    game.power_factor = 1
    game.power_spent = 0
    if game.played:
        game.played = []
    turn = game.ledger.this_turn
    if game.gained:
        game.gained = []
        turn.bought = []
    game.draws_told = 0
    game.extra_cards = 0
    if game.later_sets:
        game.ledger.closed = 0
        turn.forget()
        if game.ledger.held_back:
            game.ledger.release(NOBODY)
    elif turn.used or turn.no_draws:
        turn.forget()
    game.active = NOBODY


def refill_line_up(game: DeckBuildingGame) -> bool:
    """Fill each empty slot of the Line-Up from the main deck. [dcdb Refilling the Line-Up] [cube 6.400]

    Returns:
        Whether all five slots could be filled.
    """
    missing = LINE_UP_SIZE - len(game.piles[LINE_UP.number])
    return len(game.add_to_line_up(missing)) == missing
