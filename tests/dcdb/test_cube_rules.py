"""Rules of the Cube that no text of a card can show by itself."""

from __future__ import annotations

from collections import Counter
from typing import cast

from longbox.games import find
from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.system import SYSTEM
from longbox.games.dcdb.table import SET_ASIDE, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.appearing import shuffle_in
from longbox.games.dcdb.turn.clock import TURNS_OF_AN_HOUR
from longbox.games.dcdb.turn.turn import TAKE_TURN
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.players.random import RandomPlayer


def test_a_card_that_would_be_passed_to_where_it_lies_is_not_passed() -> None:
    """Who would pass a card to the own hand passes nothing; to another's hand, it is passed. [cube 6.333]"""
    game = find("dcdb").new_game({"players": 2, "format": "cube", "heroes": "random"}, 1)
    assert isinstance(game, DeckBuildingGame)
    first, second = game.players
    card = game.cards(first.deck)[-1]
    game.owners[card.serial] = first.number
    game.move(card, first.hand)
    before = len(game.log)
    game.pass_on(first.number, card, first.hand, "into the hand")
    assert len(game.log) == before
    game.pass_on(first.number, card, second.hand, "into the hand")
    assert [event.kind for event in game.log[before:]] == [events.PUT]
    assert game.owners[card.serial] == second.number


def started(seed: int, **options: object) -> DeckBuildingGame:
    """A game of the Cube for two random players, whose first turn has just begun."""
    game = SYSTEM.new_game({"players": 2, "format": "cube", "heroes": "random", **options}, seed)
    game.answerers = [RandomPlayer(seed + seat) for seat in range(2)]
    SYSTEM.step(game)
    return game


def stack_with_dr_light_shuffled_in() -> tuple[DeckBuildingGame, GameCard]:
    """A game in which Dr. Light appeared, was avoided, and lies somewhere below the one who appeared in his place."""
    game = started(1, card_list="all known")
    light = next(card for card in game.box if card.key() == "Dr. Light (Teen Titans)")
    top = game.cards(SUPER_VILLAIN_STACK)[-1]
    if light is not top:
        SYSTEM.new_dealer(game).exchange(game, light, top)
    shuffle_in(game, light)
    game.super_villain_face_up = True
    return game, light


def test_who_was_shuffled_into_the_stack_lies_there_in_imagined_games() -> None:
    """All have seen that Dr. Light is in the stack, and nobody knows where; whom he hides may as well be set aside."""
    game, light = stack_with_dr_light_shuffled_in()
    top = game.cards(SUPER_VILLAIN_STACK)[-1]
    places: Counter[int] = Counter()
    others: Counter[str] = Counter()
    for seed in range(400):
        imagined = game.copy()
        SYSTEM.new_dealer(imagined).deal(imagined, 0, None, Randomness(seed))
        stack = imagined.cards(SUPER_VILLAIN_STACK)
        assert stack[-1] is top
        places[stack.index(light)] += 1
        others.update([card.key() for card in stack])
        assert len(imagined.cards(SET_ASIDE)) == len(game.cards(SET_ASIDE))
        assert {imagined.places[card.serial] for card in stack} == {SUPER_VILLAIN_STACK.number}
    assert sorted(places) == [0, 1, 2, 3]
    assert all(70 <= count <= 130 for count in places.values())
    assert len(others) > 20


def test_who_was_shuffled_into_the_stack_stays_in_it_when_it_is_dealt_anew() -> None:
    """So it is where a table goes back; and who was not shuffled in may be set aside then."""
    game, light = stack_with_dr_light_shuffled_in()
    question = Question(0, TAKE_TURN, [])
    hidden = game.cards(SUPER_VILLAIN_STACK)[:-1]
    away: set[str] = set()
    for seed in range(60):
        other = game.copy()
        SYSTEM.new_dealer(other).deal_unseen(other, question, Randomness(seed), ())
        assert other.lies_in(light, SUPER_VILLAIN_STACK)
        away.update([card.key() for card in hidden if other.lies_in(card, SET_ASIDE)])
    assert away == {card.key() for card in hidden if card is not light}


def test_a_game_in_which_nobody_can_buy_ends_with_the_hour() -> None:
    """Both players destroy all that gives them Power; the clock ends their game, and the better of them wins.

    [cube 9.020]
    """
    game = cast(DeckBuildingGame, SYSTEM.new_game({"players": 2, "format": "cube"}, 111))
    game.answerers = [RandomPlayer(111 + seat) for seat in range(2)]
    SYSTEM.play(game)
    assert game.over
    assert game.turn == TURNS_OF_AN_HOUR + 2
    assert [event.amount for event in game.log if event.kind is events.CALLED_TIME] == [2]
    assert len(game.winners) == 1
