"""A turn from its first card to the next player's. [dcdb Turns, Ending Your Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.duplicates import PointingOut, point_out
from longbox.games.dcdb.answers import Purchase, TimeTravel, Use
from longbox.games.dcdb.board import CHOOSING_HEROES, HAND_SIZE, LINE_UP_SIZE, TAKING_TURN
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.setup import begin
from longbox.games.dcdb.table import LINE_UP, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.appearing import flip_super_villain
from longbox.games.dcdb.text.assaults import end_turn_face_down
from longbox.games.dcdb.text.keywords import travel
from longbox.games.dcdb.turn import clock, cube_ending, patrol, scoring
from longbox.games.dcdb.turn.ending import clear_play, forget_turn, refill_line_up
from longbox.games.dcdb.turn.legal_actions import END_TURN, REFILL, all_actions, few_actions
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.events import Event
from longbox.kernel.questions import IllegalAnswer, Prompt, Question
from longbox.kernel.zones import NOBODY

TAKE_TURN: Final[Prompt] = Prompt("Play a card, buy one, or end your turn", "Turns")
TAKE_TIMED_TURN: Final[Prompt] = Prompt(TAKE_TURN.words, TAKE_TURN.rule, of_the_table=True)
"""The same in a game of which somebody may say that its time is up, or that a player concedes. [cube 9.020, 9.040]"""


def step(game: DeckBuildingGame) -> None:
    """Carry the game from one resting state to the next: setup, or one thing that the active player does."""
    if game.phase == TAKING_TURN:
        take_actions(game, 1)
    else:
        set_out(game)


def take_actions(game: DeckBuildingGame, count: int) -> None:
    """Let the active player play a card, buy one, or end the turn, and do what follows; so often, unless the game ends.

    [dcdb Order of Playing Your Cards] [cube 2.050-2.055]
    """
    limits = game.limits
    if limits.resolved:
        limits.rest()
    can_do_more = game.offers_more
    timed = game.timed
    prompt = TAKE_TIMED_TURN if timed else TAKE_TURN
    views = game.views
    for _ in range(count):
        player = game.active
        question = Question(player, prompt, all_actions(game) if can_do_more else few_actions(game))
        # As `ask` does where no card asks, without calling it: nothing else is asked as often.
        action = game.ask(question) if timed else game.answerers[player].answer(question, views[player])
        if action not in question.choices:
            raise IllegalAnswer(question, action.key())
        # It holds the player's hand, which whoever is asked on the way doesn't know.
        del question
        if isinstance(action, Card):
            game.play_from_hand(player, action)
        elif action is END_TURN:
            end_turn(game)
        elif isinstance(action, Purchase):
            buy(game, player, action.card)
        elif isinstance(action, Use):
            use(game, player, action)
        else:
            act_otherwise(game, player, action)
        if game.pending:
            game.resolve_triggers()
        if limits.resolved:
            limits.rest()
            if game.ledger.outright != NOBODY and not game.over:
                scoring.end_game(game, "a card's text says so")
        if game.over:
            return


def act_otherwise(game: DeckBuildingGame, player: int, action: Choice) -> None:
    """Do what is rarely done in a turn, or what the table says. [dcdb On Patrol] [cube 1.170, 2.052, 9.020, 9.040]"""
    if isinstance(action, TimeTravel):
        travel(game, player, action.card)
    elif isinstance(action, PointingOut):
        point_out(game, player, action)
    elif action is REFILL:
        patrol.refill(game)
    else:
        clock.hear(game, action)
        if player in game.ledger.conceded:
            end_turn(game)


def set_out(game: DeckBuildingGame) -> None:
    """Set the game up, if it isn't yet, and give the first turn. [dcdb Going First]"""
    if game.phase == CHOOSING_HEROES:
        begin(game)
        if game.options.first_villain == "at once":
            flip_super_villain(game, game.turn_player)
        begin_turn(game, game.turn_player)


def buy(game: DeckBuildingGame, player: int, card: GameCard) -> None:
    """Buy a card, or defeat the Super-Villain on top of the stack. [dcdb Buying Cards, The Super-Villains, Defeated]

    The next Super-Villain stays face down until the turn is over. One that was added to the Line-Up is bought.
    Buying is gaining for Power. [cube 6.090]
    """
    cost = game.cost_of(card)
    game.power_spent += cost
    if game.places[card.serial] == SUPER_VILLAIN_STACK.number:
        game.super_villain_face_up = False
        game.acquire(player, card, Event(events.DEFEATED, player, card.alone, cost))
    else:
        game.acquire(player, card, Event(events.BOUGHT, player, card.alone, cost))


def use(game: DeckBuildingGame, player: int, action: Use) -> None:
    """Use an ability of a card in play or of a Main Character: pay its cost, do what it says. [cube 1.090, 2.052]"""
    if action.ability.once:
        game.ledger.this_turn.used.append((action.card.serial, action.number))
    game.emit(Event(events.USED, player, action.card.alone))
    action.ability.use(game, player, action.card)


def begin_turn(game: DeckBuildingGame, player: int) -> None:
    """Give the turn to a player. [dcdb Turns]"""
    game.turn += 1
    if game.later_sets and game.ledger.held_back:
        release_frozen(game, player)
    game.turn_player = player
    game.active = player
    seat = game.players[player]
    beginning = seat.beginnings[game.turn] if game.turn < len(seat.beginnings) else seat.beginning(game.turn)
    if game.watchers[events.BEGAN_TURN.number]:
        game.emit(beginning)
        game.resolve_triggers()
    else:
        game.log.append(beginning)


def release_frozen(game: DeckBuildingGame, player: int) -> None:
    """Take away the Frozen tokens of the player whose turn begins, and of those whose turn would have come before.

    Who has left the game has no next turn, but its time comes. [cube 6.197, 9.050]
    """
    for comes in game.players[game.turn_player].clockwise[1:]:
        game.ledger.release(comes)
        if comes == player:
            return


def end_turn(game: DeckBuildingGame) -> None:
    """End the turn in the order of the rulebook, or of the Cube's, and give the next one.

    [dcdb Ending Your Turn] [cube 8.010-8.140]
    """
    if game.format.hand_goes_first:
        next_player = cube_ending.end_turn(game)
        if next_player != NOBODY:
            begin_turn(game, next_player)
        return
    player = game.active
    if game.ledger.down_for_a_turn:
        end_turn_face_down(game, player)
    if game.watchers[events.ENDED_TURN.number]:
        game.notice(game.players[player].ending)
        game.resolve_triggers()
    clear_play(game, player)
    game.draw(player, HAND_SIZE + game.extra_cards, None)
    forget_turn(game)
    if len(game.piles[LINE_UP.number]) < LINE_UP_SIZE and not refill_line_up(game):
        scoring.end_game(game, "the Line-Up can't be refilled")
    elif not game.super_villain_face_up and not flip_super_villain(game, player):
        scoring.end_game(game, "no Super-Villain is left to flip up")
    else:
        begin_turn(game, game.players[player].next_player)
