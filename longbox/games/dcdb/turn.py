"""A turn from its first card to the next player's. [dcdb Turns, Ending Your Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events, patrol, scoring
from longbox.games.dcdb.attacks import attack
from longbox.games.dcdb.board import CHOOSING_HEROES, HAND_SIZE, LINE_UP_SIZE, TAKING_TURN, PlayedCard, Purchase
from longbox.games.dcdb.definitions import LOCATION, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.legal_actions import END_TURN, actions
from longbox.games.dcdb.setup import begin
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.kernel.cards import Card
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

TAKE_TURN: Final[Prompt] = Prompt("Play a card, buy one, or end your turn", "Turns")


def step(game: DeckBuildingGame) -> None:
    """Carry the game from one resting state to the next: setup, or one thing that the active player does."""
    if game.phase == TAKING_TURN:
        take_actions(game, 1)
    else:
        set_out(game)


def take_actions(game: DeckBuildingGame, count: int) -> None:
    """Let the active player play a card, buy one, or end the turn, and do what follows; so often, unless the game ends.

    [dcdb Order of Playing Your Cards]
    """
    limits = game.limits
    for _ in range(count):
        if limits.resolved:
            limits.rest()
        player = game.active
        action = game.ask(Question(player, TAKE_TURN, actions(game)))
        if isinstance(action, Card):
            game.play_from_hand(player, action)
        elif action is END_TURN:
            end_turn(game)
        elif isinstance(action, Purchase):
            buy(game, player, action.card)
        else:
            patrol.refill(game)
        if game.pending:
            game.resolve_triggers()
        if game.over:
            return


def set_out(game: DeckBuildingGame) -> None:
    """Set the game up, if it isn't yet, and give the first turn. [dcdb Going First]"""
    if game.phase == CHOOSING_HEROES:
        begin(game)
        begin_turn(game, game.turn_player)


def buy(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Buy a card, or defeat the Super-Villain on top of the stack. [dcdb Buying Cards, The Super-Villains, Defeated]

    The next Super-Villain stays face down until the turn is over. One that was added to the Line-Up is bought.
    """
    cost = game.cost_of(card)
    game.spend_power(cost)
    if game.lies_in(card, SUPER_VILLAIN_STACK):
        game.super_villain_face_up = False
        game.acquire(player, card, Event(events.DEFEATED, player, card.alone, cost))
    else:
        game.acquire(player, card, Event(events.BOUGHT, player, card.alone, cost))


def begin_turn(game: DeckBuildingGame, player: int) -> None:
    """Give the turn to a player. [dcdb Turns]"""
    game.turn += 1
    game.turn_player = player
    game.active = player
    game.emit(game.players[player].beginning(game.turn))
    if game.pending:
        game.resolve_triggers()


def end_turn(game: DeckBuildingGame) -> None:
    """End the turn in the rulebook's order. [dcdb Ending Your Turn]"""
    player = game.active
    clear_play(game, player)
    game.draw(player, HAND_SIZE + game.extra_cards, None)
    forget_turn(game)
    if len(game.piles[LINE_UP.number]) < LINE_UP_SIZE and not refill_line_up(game):
        scoring.end_game(game, "the Line-Up can't be refilled")
    elif not game.super_villain_face_up and not flip_super_villain(game, player):
        scoring.end_game(game, "no Super-Villain is left to flip up")
    else:
        begin_turn(game, game.players[player].next_player)


def clear_play(game: DeckBuildingGame, player: int) -> None:
    """Put away all cards played but Locations, and the rest of the hand. [dcdb Ending Your Turn, Locations]"""
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
    """The first card but Locations that is still in a player's play area."""
    for card in game.piles[game.players[player].play.number]:
        if not card.definition.types & LOCATION:
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
    game.active = NOBODY


def refill_line_up(game: DeckBuildingGame) -> bool:
    """Fill each empty slot of the Line-Up from the main deck. [dcdb Refilling the Line-Up]

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
        attack(game, game.clockwise_from(player), assault, Resolution(NOBODY, villain))
        game.resolve_triggers()
    return True
