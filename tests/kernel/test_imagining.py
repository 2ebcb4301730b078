"""Players who think: positions, imagined games, and what is remembered for them."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.imagining import NotImagined, Position, Thinker
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.kernel.view import NothingRemembered, View

from .toy import ACT, END, LAY_TOGETHER, PILE, SYSTEM, TABLE, TAKE, Toy


class First(Answerer):
    """Answers with the first choice."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return question.choices[0]


class Ending(Answerer):
    """Ends each turn at once, and lays the last card."""

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return END if END in question.choices else question.choices[-1]


class Dreamer(Thinker):
    """Imagines a game at each question, and answers like another player."""

    def __init__(self, like: Answerer) -> None:
        self.like = like
        self.chance = Randomness(7)
        self.thoughts: list[tuple[Question, Position]] = []
        self.hands: list[list[str]] = []

    def think(self, question: Question, view: View[Any], position: Position) -> Choice:
        self.thoughts.append((question, position))
        imagined = position.imagine(self.chance)
        asked = imagined.question
        assert asked is not None
        assert (asked.player, asked.prompt, asked.keys()) == (question.player, question.prompt, question.keys())
        self.hands.append([card.key() for card in imagined.game.cards(imagined.game.hand(question.player))])
        return self.like.answer(question, view)


def played_by(players: list[Answerer], seed: int = 3) -> Toy:
    """A toy game, played to its end."""
    game = SYSTEM.new_game({}, seed)
    game.answerers = players
    SYSTEM.play(game)
    return game


def one_position() -> Position:
    """Where Ann stands at her first question."""
    dreamer = Dreamer(Ending())
    played_by([dreamer, Ending(), Ending()])
    return dreamer.thoughts[0][1]


def test_thinking_changes_nothing() -> None:
    """A game in which somebody thinks is the same as one in which nobody does."""
    thought = played_by([Dreamer(Ending()), First(), Dreamer(Ending())])
    plain = played_by([Ending(), First(), Ending()])
    assert [repr(event) for event in thought.log] == [repr(event) for event in plain.log]
    assert thought.state() == plain.state()


def test_own_hand_is_known() -> None:
    """Who thinks holds the same cards in each imagined game."""
    dreamer = Dreamer(Ending())
    game = SYSTEM.new_game({}, 3)
    held = [card.key() for card in game.cards(game.hand(0))]
    game.answerers = [dreamer, Ending(), Ending()]
    SYSTEM.play(game)
    assert dreamer.hands[0] == held


def test_others_hands_and_piles_are_not_known() -> None:
    """What others hold, and what lies in the pile, is another each time; how many cards there are is not."""
    position = one_position()
    chance = Randomness(1)
    worlds = [position.imagine(chance).game for _ in range(20)]
    for zone in (PILE, worlds[0].hand(1), worlds[0].hand(2)):
        assert len({tuple([card.key() for card in world.cards(zone)]) for world in worlds}) > 1
        assert len({len(world.cards(zone)) for world in worlds}) == 1


def test_the_same_randomness_imagines_the_same() -> None:
    """Who thinks with the same random numbers imagines the same games."""
    position = one_position()
    some = [position.imagine(chance).play(First()).state() for chance in (Randomness(5), Randomness(5), Randomness(6))]
    assert some[0] == some[1] != some[2]


def test_an_imagined_game_is_played_on_from_the_question() -> None:
    """Answers are given by their places; each question waits until it is answered."""
    imagined = one_position().imagine(Randomness(1))
    assert imagined.question is not None
    laid = imagined.question.choices[0]
    imagined.answer(0)
    assert imagined.game.cards(TABLE) == [laid]
    assert imagined.question is not None
    assert imagined.question.prompt is ACT
    imagined.answer(imagined.question.choices.index(END))
    assert [imagined.question.prompt, imagined.question.player] == [LAY_TOGETHER, 0]
    assert not imagined.over


def test_an_imagined_game_is_played_for_some_steps() -> None:
    """A player for all plays on, for as many steps as are wanted, and then the game waits there."""
    imagined = one_position().imagine(Randomness(1))
    assert imagined.play(Ending(), 0) is imagined.game
    assert imagined.play(Ending(), 1).turns == 1
    assert imagined.play([Ending(), Ending(), Ending()], 2).turns == 3
    assert imagined.play(Ending()).over
    assert imagined.over
    assert imagined.play(Ending()).over


def test_answers_may_reach_beyond_the_step() -> None:
    """Answers given in advance are taken in as many steps as they need."""
    imagined = one_position().imagine(Randomness(1))
    assert imagined.question is not None
    take = imagined.question.choices.index(TAKE)
    imagined.answer(take)
    imagined.answer(0)
    game = imagined.play(Ending(), 2)
    assert len(game.cards(TABLE)) == 1
    assert game.turns == 0


def test_a_copy_goes_its_own_way() -> None:
    """What is done with a copy is not done with the original."""
    imagined = one_position().imagine(Randomness(1))
    other = imagined.copy()
    other.answer(0)
    assert len(other.game.cards(TABLE)) == 1
    assert len(imagined.game.cards(TABLE)) == 0
    assert imagined.copy().play(First()).state() == imagined.play(First()).state()


def test_the_log_goes_on() -> None:
    """It tells what happened before, and then what happens in the imagined game, however that is played on."""
    imagined = one_position().imagine(Randomness(1))
    imagined.answer(0)
    looked_at, played = imagined.copy(), imagined.copy()
    while not looked_at.over:
        looked_at.answer(0)
    while not played.over:
        played.play(First(), 2)
    lines = looked_at.game.new_view(looked_at.game.seats[0]).log()
    assert len(lines) > 5
    assert played.game.new_view(played.game.seats[0]).log() == lines


@pytest.mark.parametrize("place", [-1, 9])
def test_a_choice_that_is_not_there_is_refused(place: int) -> None:
    """The error says what was asked, and how many choices there are."""
    imagined = one_position().imagine(Randomness(1))
    imagined.answer(place)
    with pytest.raises(NotImagined, match=r"'Take a card, lay one, or end your turn' has \d choices, from 0"):
        _ = imagined.question


def test_nothing_is_answered_after_the_end() -> None:
    """Who answers when nothing is asked is told so."""
    imagined = one_position().imagine(Randomness(1))
    imagined.play(Ending())
    imagined.answer(0)
    with pytest.raises(NotImagined, match="over"):
        _ = imagined.game


def test_nobody_thinks_in_a_game_that_is_not_remembered() -> None:
    """Who takes steps by hand is told how games are played in which somebody thinks."""
    game = SYSTEM.new_game({}, 1)
    game.answerers = [Dreamer(Ending())] * 3
    with pytest.raises(NothingRemembered, match=r"System\.play"):
        SYSTEM.step(game)


def test_bots_think_at_a_table() -> None:
    """A bot beside people imagines games too, in the middle of a step as well."""
    dreamer = Dreamer(First())
    table = Table(SYSTEM, Record("toy", {}, 3), {1: dreamer})
    table.answer(0, END.key())
    table.answer(0, table.questions[0].keys()[0])
    table.answer(2, table.questions[0].keys()[0])
    assert [question.prompt for question, _ in dreamer.thoughts][:2] == [LAY_TOGETHER, ACT]


class Peeker(Thinker):
    """Notes what it imagines that Ann lays at the same time, the first time."""

    def __init__(self) -> None:
        self.laid: set[str] = set()

    def think(self, question: Question, view: View[Any], position: Position) -> Choice:
        if question.prompt is LAY_TOGETHER and not self.laid:
            for seed in range(40):
                imagined = position.imagine(Randomness(seed))
                imagined.answer(0)
                self.laid.add(imagined.play(First(), 1).cards(TABLE)[0].key())
        return question.choices[0]


def test_what_others_answer_at_the_same_time_is_not_known() -> None:
    """Ann has answered already, as the first who is asked; Ben imagines that she lays any card that she may hold."""
    game = SYSTEM.new_game({}, 3)
    deck_and_hand = {card.key() for zone in (game.deck(0), game.hand(0)) for card in game.cards(zone)}
    peeker = Peeker()
    game.answerers = [Ending(), peeker, Ending()]
    SYSTEM.play(game)
    assert len(peeker.laid & deck_and_hand) == len(deck_and_hand) == 3
