"""The villain phase, step by step. [champions Villain Phase]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import THIS_PHASE, THIS_ROUND, Situation
from longbox.games.champions.actions import encounter, enemies, entering, threat, timing
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.phases import ACTIVATING, DEALING, ENDING_ROUND, PLACING_THREAT, REVEALING
from longbox.kernel.zones import NOBODY

NEXT_ROUND: Final = -1
"""The phase between two rounds, which no state rests in."""


def step(game: ChampionsGame) -> None:
    """Carry the villain phase a step further. [champions Villain Phase]"""
    if game.phase == PLACING_THREAT:
        place_round_threat(game)
        begin_activations(game)
    elif game.phase == ACTIVATING:
        activate_next(game)
    elif game.phase == DEALING:
        deal_encounter_cards(game)
    elif game.phase == REVEALING:
        reveal_next(game)
    elif game.phase == ENDING_ROUND:
        end_round(game)


def place_round_threat(game: ChampionsGame) -> None:
    """Step one: threat on the main scheme, more for each acceleration icon and token. [champions Villain Phase]"""
    scheme = game.main_scheme()
    definition = scheme.definition
    amount = definition.acceleration
    if definition.acceleration_per_player:
        amount = game.per_player(amount)
    amount += game.icons("acceleration") + game.counters(scheme, ACCELERATION)
    threat.place_threat(game, scheme, amount, Situation(game.first_player, None))


def begin_activations(game: ChampionsGame) -> None:
    """Step two begins. [champions Villain Phase]"""
    if not game.over:
        game.phase = ACTIVATING
        game.position = 0


def activate_next(game: ChampionsGame) -> None:
    """Step two: the villain, and then the minions engaged with them, activate against each player.

    [champions Activation, Villain Phase]
    """
    for player in game.in_order():
        if not game.position & game.players[player].bit:
            game.position |= game.players[player].bit
            game.active = player
            enemies.activate_all(game, player)
            game.active = NOBODY
            return
    game.phase = DEALING


def deal_encounter_cards(game: ChampionsGame) -> None:
    """Step three: an encounter card to each player, and one more for each hazard icon, in player order.

    [champions Villain Phase; Deal, Deal An Encounter Card; Side Scheme]
    """
    order = game.in_order()
    for player in order:
        game.deal_encounter_card(player)
    for number in range(game.icons("hazard")):
        game.deal_encounter_card(order[number % len(order)])
    game.phase = REVEALING


def reveal_next(game: ChampionsGame) -> None:
    """Step four: the players reveal what they were dealt, one card at a time. [champions Villain Phase, Reveal]"""
    for player in game.in_order():
        dealt = game.piles[game.players[player].dealt.number]
        if dealt:
            game.active = player
            encounter.reveal(game, player, dealt[-1])
            game.active = NOBODY
            return
    game.phase = ENDING_ROUND


def end_round(game: ChampionsGame) -> None:
    """Step five: pass the first player token, and end the round. [champions Villain Phase, First Player]

    In later editions the end is a step six: the new first player orders what happens at it.
    """
    if game.plays(editions.END_OF_VILLAIN_PHASE):
        pass_token(game)
        end_villain_phase(game)
    else:
        end_villain_phase(game)
        pass_token(game)
    if not game.over:
        game.phase = NEXT_ROUND


def end_villain_phase(game: ChampionsGame) -> None:
    """End what lasts until the end of the phase or the round, and let abilities answer its end.

    [champions Lasting Effects, Delayed Effects, Response]
    """
    event = Happening(events.ENDED_ROUND, NOBODY, [])
    timing.interrupts(game, event)
    game.end_of(THIS_PHASE)
    game.end_of(THIS_ROUND)
    entering.settle(game)
    timing.responses(game, [event])


def pass_token(game: ChampionsGame) -> None:
    """Pass the first player token to the next player. [champions First Player]"""
    if not game.over:
        game.first_player = game.next_player(game.first_player)
        if len(game.in_order()) > 1:
            game.log.append(Happening(events.PASSED_TOKEN, game.first_player, []))
