"""The draw phases, the Maintenance Stage, and the beginning of a round. [forever Maintenance Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import NEXT_ROUND, THIS_PHASE, THIS_ROUND, THIS_STAGE
from longbox.games.forever.actions import damage, leaving, timing
from longbox.games.forever.definitions import CANNOT_READY, CANNOT_READY_THEN, TEAM, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES, SIDES
from longbox.games.forever.phases import ORDERING
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.turn import action_phase, winning
from longbox.games.forever.turn.action_phase import turns_of
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY, Player

DISCARD_ANY: Final[Prompt] = Prompt("You may discard cards from your hand", "Draw Phase")
DISCARD_DOWN: Final[Prompt] = Prompt("Discard down to your maximum hand size", "Draw Phase")
WHO_IS_FIRST: Final[Prompt] = Prompt("Who of your side goes first this round", "Multiplayer Game")

ROGUE_DRAWS: Final = 3
LONE_ROGUE_PLOTTING: Final = 4
LONE_ROGUE_MAINTENANCE: Final = 2
MOST_ROUNDS: Final = 100
"""A game of more rounds than any needs, in which both sides only pass, is nobody's."""


# The beginning of a round


def begin_round(game: ForeverGame) -> None:
    """Begin a round: who goes first of each side, then the Plotting Stage. [forever Round, Multiplayer Game]"""
    if game.round >= MOST_ROUNDS:
        game.end("", winning.NO_END)
        return
    game.round += 1
    timing.tell(game, Happening(events.BEGAN_ROUND, NOBODY, [], game.round))
    game.begin_last_round()
    game.end_of(NEXT_ROUND)
    damage.remove_the_weakened(game)
    if game.round > 1:
        for side in SIDES:
            decide_order(game, side)
    if not game.over:
        action_phase.begin_plotting(game)


def decide_order(game: ForeverGame, side: str) -> None:
    """Let the players of a side say who of them goes first this round. [forever Multiplayer Game]

    They decide together: who went first before says it for both. In the first round chance has decided.
    """
    seats = game.on_side(side)
    if len(seats) == 1:
        game.first[side] = seats[0].number
        return
    choices: list[Choice] = [*seats]
    chosen = game.ask(Question(game.first[side], WHO_IS_FIRST, choices))
    assert isinstance(chosen, Player)
    game.first[side] = chosen.number
    words = "Rogues" if side == ROGUES else "Heroes"
    game.tell(Happening(events.GOES_FIRST, chosen.number, [], note=words))


# Drawing


def rogue_draw_phase(game: ForeverGame) -> None:
    """Let the Rogues draw at the end of the Plotting Stage. [forever Rogue Draw Phase, Multiplayer Game]"""
    timing.begin_draw_phase(game)
    for seat in turns_of(game, ROGUES):
        game.active = seat.number
        rogue_draws(game, seat.number, LONE_ROGUE_PLOTTING)
    damage.end_of_phase(game)
    action_phase.begin_planning(game)


def rogue_draws(game: ForeverGame, player: int, alone: int) -> None:
    """Let a Rogue player draw, then discard down to the maximum hand size. [forever Rogue Draw Phase]"""
    count = alone if game.plays_alone(player) else ROGUE_DRAWS
    game.draw(player, max(count + game.draws_added(player), 0))
    excess = len(game.hand(player)) - game.hand_limit(player)
    if excess > 0:
        cards = game.choose_cards(player, DISCARD_DOWN, game.hand(player), None, excess, excess)
        leaving.discard_from_hand(game, player, cards)


# The Maintenance Stage


def maintain(game: ForeverGame) -> None:
    """The Ready Phase, the Draw Phase and the End of Round Phase; then a new round. [forever Maintenance Stage]"""
    game.passed = ()
    timing.begin_stage(game)
    game.end_of(THIS_STAGE)
    damage.remove_the_weakened(game)
    ready_all(game)
    damage.end_of_phase(game)
    draw_phase(game)
    damage.end_of_phase(game)
    end_round(game)
    game.phase = ORDERING


def ready_all(game: ForeverGame) -> None:
    """Ready all cards together, and return the characters to the play areas. [forever Ready Phase]"""
    readied = [thing.card for thing in game.things_in_play() if thing.exhausted and may_ready(game, thing.card)]
    for card in readied:
        game.permanent(card).exhausted = False
    for thing in game.figures:
        if thing.card.definition.type in TEAM:
            thing.spot = NOWHERE
    game.tell(Happening(events.RETURNED, NOBODY, []))
    happened = [Happening(events.READY, game.controller(card), card.alone) for card in readied]
    game.log += happened
    timing.after(game, happened)


def may_ready(game: ForeverGame, card: GameCard) -> bool:
    """Whether a card readies. [forever Ready, Cannot]"""
    return not game.forbidden(card, CANNOT_READY) and not game.forbidden(card, CANNOT_READY_THEN)


def draw_phase(game: ForeverGame) -> None:
    """The Heroes may discard; then the Rogues draw, and the Heroes. [forever Draw Phase, Multiplayer Game]"""
    timing.begin_draw_phase(game)
    for seat in turns_of(game, HEROES):
        hand = game.hand(seat.number)
        cards = game.choose_cards(seat.number, DISCARD_ANY, hand, None, 0, len(hand))
        leaving.discard_from_hand(game, seat.number, cards)
    for seat in turns_of(game, ROGUES):
        rogue_draws(game, seat.number, LONE_ROGUE_MAINTENANCE)
    for seat in turns_of(game, HEROES):
        lacking = max(game.hand_limit(seat.number) - len(game.hand(seat.number)), 0)
        game.draw(seat.number, max(lacking + game.draws_added(seat.number), 0))


def end_round(game: ForeverGame) -> None:
    """End the round and what lasts as long; limited abilities can be used again. [forever End Of Round Phase]"""
    timing.tell(game, Happening(events.ENDED_ROUND, NOBODY, []))
    game.end_of(THIS_ROUND)
    game.end_of(THIS_PHASE)
    game.acquired = ()
    game.activations = ()
    game.this_round = ()
    damage.remove_the_weakened(game)
    for thing in game.things_in_play():
        thing.used = ()
