"""Starting the game: decks, initiative, opening hands, mulligans. [vs 101]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.actions.hands import draw
from longbox.games.vs.decks.decks import agreed_decks, agreed_names
from longbox.games.vs.events import Happening
from longbox.games.vs.game import VsGame
from longbox.games.vs.table import TeamPlayer, all_zones
from longbox.games.vs.turn.turn import begin_turn
from longbox.games.vs.whole_game import WholeGame
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.randomness import Randomness

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.options import Options

OPENING_HAND: Final = 4
WHO_STARTS: Final = Prompt("Who starts with the initiative?", "101.4")
TAKE_MULLIGAN: Final = Prompt("Take a mulligan?", "101.6")
ORDER_HAND: Final = Prompt("Which card goes to the bottom next?", "101.6", ordered=True)


def set_up(options: Options) -> VsGame:
    """A table with each player's deck on it, not shuffled. [vs 101.1]

    Raises:
        BadOptions: The options don't fit together.
        BadDeck: A deck can't be played.
    """
    decks = agreed_decks(options)
    names = agreed_names(options)
    players = [TeamPlayer(number, name) for number, name in enumerate(names)]
    box: list[GameCard] = []
    owners: list[TeamPlayer] = []
    for player, deck in zip(players, decks, strict=True):
        for definition in deck:
            box.append(Card(len(box), definition))
            owners.append(player)
    game = WholeGame(options, players, all_zones(players), box, Randomness(0))
    game.clear_table()
    game.endurance = [options.endurance] * len(players)
    for card, owner in zip(box, owners, strict=True):
        game.owners[card.serial] = owner.number
        game.put_new(card, owner.deck)
    return game


def begin(game: VsGame) -> None:
    """Shuffle, decide on the initiative, draw opening hands, offer mulligans, and begin the first turn. [vs 101.4-6]"""
    for seat in game.players:
        game.shuffle(seat.deck)
    game.initiative = choose_initiative(game)
    for player in game.in_order(game.initiative):
        draw(game, player, OPENING_HAND)
    for player in game.in_order(game.initiative):
        offer_mulligan(game, player)
    begin_turn(game)


def choose_initiative(game: VsGame) -> int:
    """Let a player drawn by lot choose who starts with the initiative, unless that was agreed on. [vs 101.4]"""
    if game.options.initiative is not None:
        return game.options.initiative
    chooser = game.randomness.below(len(game.players))
    choices: list[Choice] = [*game.players]
    return choices.index(game.ask(Question(chooser, WHO_STARTS, choices)))


def offer_mulligan(game: VsGame, player: int) -> None:
    """Let a player put the hand on the bottom of the deck, in any order, and draw anew. [vs 101.6, 708.14]"""
    if not game.may(player, TAKE_MULLIGAN, None):
        return
    seat = game.players[player]
    game.happen(Happening(events.MULLIGAN, player, []))
    while game.hand(player):
        hand: list[Choice] = [*game.hand(player)]
        answer = hand[0] if len(hand) == 1 else game.ask(Question(player, ORDER_HAND, hand))
        card = next(held for held in game.hand(player) if held is answer)
        game.move(card, seat.deck, to_bottom=True)
    draw(game, player, OPENING_HAND)
