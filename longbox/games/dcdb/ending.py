"""How a turn of the base set ends, and what happens between two turns in any form. [dcdb Ending Your Turn]"""

from __future__ import annotations

from longbox.games.dcdb import events, scoring
from longbox.games.dcdb.attacks import attack
from longbox.games.dcdb.board import HAND_SIZE, LINE_UP_SIZE, PlayedCard
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.ledger import ThisTurn
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY


def end_turn(game: DeckBuildingGame) -> int:
    """End the turn in the rulebook's order. [dcdb Ending Your Turn]

    Returns:
        Whose turn is next; `NOBODY` where the game is over.
    """
    player = game.active
    clear_play(game, player)
    game.draw(player, HAND_SIZE + game.extra_cards, None)
    forget_turn(game)
    if len(game.piles[LINE_UP.number]) < LINE_UP_SIZE and not refill_line_up(game):
        scoring.end_game(game, "the Line-Up can't be refilled")
        return NOBODY
    if not game.super_villain_face_up and not flip_super_villain(game, player):
        scoring.end_game(game, "no Super-Villain is left to flip up")
        return NOBODY
    return game.players[player].next_player


def clear_play(game: DeckBuildingGame, player: int) -> None:
    """Put away all cards played that don't stay, and the rest of the hand. [dcdb Ending Your Turn, Locations]"""
    seat = game.players[player]
    game.move_all(seat.play, seat.discard)
    if game.objects and game.piles[seat.play.number]:
        send_all_elsewhere(game, player)
    hand = game.move_all(seat.hand, seat.discard)
    if hand:
        game.emit(Event(events.DISCARDED, player, hand))


def send_all_elsewhere(game: DeckBuildingGame, player: int) -> None:
    """Put away those of a player's cards in play that go elsewhere. [dcdb Ending Your Turn]"""
    card = next_to_leave(game, player)
    while card is not None:
        send_elsewhere(game, player, card)
        card = next_to_leave(game, player)


def next_to_leave(game: DeckBuildingGame, player: int) -> GameCard | None:
    """The first card that is still in a player's play area, and doesn't stay there."""
    for card in game.piles[game.players[player].play.number]:
        if not card.definition.ongoing:
            return card
    return None


def send_elsewhere(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Put a card that was played where its text, or the text that played it, says; else to its owner.

    [dcdb Ending Your Turn]
    """
    ending = card.definition.at_end_of_turn
    thing = game.objects.get(card.serial)
    if isinstance(thing, PlayedCard) and thing.goes_to is not None:
        game.put(player, card, thing.goes_to, f"into {thing.goes_to.in_words()}")
        return
    if ending is not None:
        game.run(ending, Resolution(game.owners[card.serial], card))
    if game.lies_in(card, game.players[player].play):
        game.move(card, game.players[game.owners[card.serial]].discard)


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
    if game.gained:
        game.gained = []
    game.draws_told = 0
    game.extra_cards = 0
    game.ledger.closed = 0
    if game.later_sets:
        game.ledger.this_turn = ThisTurn()
        game.ledger.release(NOBODY)
    game.active = NOBODY


def refill_line_up(game: DeckBuildingGame) -> bool:
    """Fill each empty slot of the Line-Up from the main deck. [dcdb Refilling the Line-Up] [cube 6.400]

    Returns:
        Whether all five slots could be filled.
    """
    missing = LINE_UP_SIZE - len(game.piles[LINE_UP.number])
    return len(game.add_to_line_up(missing)) == missing


def flip_super_villain(game: DeckBuildingGame, player: int) -> bool:
    """Turn the top Super-Villain face up, and let it attack everybody. [dcdb The Next Super-Villain, First Appearance]

    The Attack is in nobody's turn, and goes clockwise from the player who just ended theirs.

    Returns:
        Whether a Super-Villain lies face up.
    """
    villain = game.top_of(SUPER_VILLAIN_STACK)
    if villain is None:
        return False
    game.super_villain_face_up = True
    game.log.append(Event(events.APPEARED, NOBODY, [villain]))
    assault = villain.definition.first_appearance
    if assault is not None:
        game.ledger.appearing = True
        attack(game, game.clockwise_from(player), assault, Resolution(NOBODY, villain))
        game.ledger.appearing = False
        game.resolve_triggers()
    return True
