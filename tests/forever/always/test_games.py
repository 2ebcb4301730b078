"""Games of DC Forever end, and what must hold does at each rest."""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.definitions import EVENT, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ORDERING
from longbox.games.forever.turn.maintenance import MOST_ROUNDS
from tests.always.common.tried import Tried

from .games import BENCH, SYSTEM
from .truths import check

LONGEST_ROUND = 3_000
"""More steps than any round has: its players can do so many things in each of their turns, and no more."""


ACTING = (
    events.ATTACK,
    events.THREATEN,
    events.RESCUE,
    events.CLAIM,
    events.ACTIVATE,
    events.USED,
    events.TRIGGERED,
)
"""What a card in play does."""
ENTERING = (events.PLAY, events.RECRUIT, events.RECOVERED, events.NEW_LOCATION, events.NEW_UNALIGNED)
"""How a card comes into play."""
LEAVING = (events.KNOCK_OUT, events.CAPTURE, events.DEFEAT)
"""How a character is taken out."""


class TestGames(Tried):
    """Whole games."""

    bench = BENCH

    def test_games_end_and_all_holds_at_each_rest(self, number: int) -> None:
        """A round ends, a game ends, and between two steps everything is as it must be."""
        play_and_check(number)


def play_and_check(number: int) -> None:
    """Play a game, and look at each rest whether all is as it must be."""
    game = BENCH.any_game(number)
    game.answerers = [BENCH.player(number)] * len(game.seats)
    begun = steps = 0
    while not game.over:
        before, told = set(game.cards_in_play()), len(game.log)
        SYSTEM.step(game)
        check(game)
        check_what_acted(game, before, told)
        steps += 1
        if game.phase == ORDERING:
            begun = steps
        check_round_ends(steps - begun)
    check_is_won(game)


def check_round_ends(steps: int) -> None:
    """A round has no more steps than any needs."""
    assert steps < LONGEST_ROUND


def check_what_acted(game: ForeverGame, before: set[GameCard], told: int) -> None:
    """What acted in a step was in play as it did so: as the step began or by entering, and not taken out since.

    Of events that is not asked.
    """
    there = before.copy()
    for event in game.log[told:]:
        if event.kind in ENTERING:
            there.update(event.cards)
        elif event.kind in LEAVING:
            there.difference_update(event.cards)
        elif event.kind in ACTING:
            assert [card for card in event.cards if card not in there and card.definition.type != EVENT] == []


def check_is_won(game: ForeverGame) -> None:
    """The game ends in time, and who has won is told once, and by the rules of the ending."""
    assert game.winner
    assert game.round < MOST_ROUNDS
    told = [event.kind.name for event in game.log if event.kind.name.endswith(" won")]
    assert told == [{"rogue": "rogues won", "hero": "heroes won", "": "nobody won"}[game.winner]]
