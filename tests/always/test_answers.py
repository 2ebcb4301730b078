"""Every answer that a question offers can be taken; every other is refused."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.game import TAKING_TURN, DeckBuildingGame
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import IllegalAnswer, Question
from longbox.kernel.record import Record
from longbox.kernel.table import NotAsked, Table

from .games import SYSTEM, VARIANTS, BriskPlayer, Sequel, all_answer, how_many, new_game, positions, rich_game
from .truths import check, check_cards


class Inspector(BriskPlayer):
    """Looks at every question before it answers, and at the cards on the table, which may be on their way."""

    def __init__(self, seed: int, game: DeckBuildingGame) -> None:
        super().__init__(seed)
        self.game = game

    def choose(self, question: Question) -> Choice:
        check_cards(self.game)
        check_question(self.game, question)
        return super().choose(question)


def check_question(game: DeckBuildingGame, question: Question) -> None:
    """A question has choices with keys of their own, asks somebody who is there, and can be put in words."""
    keys = question.keys()
    assert keys
    assert len(set(keys)) == len(keys)
    assert [question.find(key) for key in keys] == question.choices
    assert 0 <= question.player < len(game.seats)
    assert question.prompt.words in question.words()
    assert all([choice.words() for choice in question.choices])
    assert 0 <= question.least <= question.most
    assert len(question.taken or []) < question.most


def take_all_answers(game: DeckBuildingGame, luck: int) -> int:
    """Take a step, and beside it all other answers to its questions, each going on at random to the step's end.

    Returns:
        How many answers were taken.
    """
    rest = game.copy()
    line = Sequel([], Inspector(luck, game))
    all_answer(game, line)
    SYSTEM.step(game)
    check(game)
    taken = len(line.places)
    for number, size in enumerate(line.sizes):
        for place in range(size):
            if place != line.places[number]:
                branch = rest.copy()
                all_answer(branch, Sequel([*line.places[:number], place], BriskPlayer(luck)))
                SYSTEM.step(branch)
                check(branch)
                taken += 1
    return taken


def play_taking_all_answers(number: int) -> int:
    """Play a game, every other with good decks, and take all answers on the way; gives how many there were."""
    game = rich_game(number) if number % 2 else new_game(number)
    taken = 0
    while not game.over:
        taken += take_all_answers(game, number + taken)
    return taken


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_offered_answer_can_be_taken(variant: int) -> None:
    """In every position of random games, whatever is answered, the step ends in a sound state."""
    games = range(variant, how_many(2 * len(VARIANTS)), len(VARIANTS))
    assert sum([play_taking_all_answers(number) for number in games]) > 1000


class Stubborn(BriskPlayer):
    """Gives an answer that was not offered."""

    def choose(self, question: Question) -> Choice:
        return Word("something else")


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_no_other_answer_is_taken(variant: int) -> None:
    """A player who answers what was not offered is refused, at every question of a game."""
    for game in positions(variant):
        if game.phase == TAKING_TURN:
            stubborn = game.copy()
            all_answer(stubborn, Stubborn(0))
            with pytest.raises(IllegalAnswer, match="something else"):
                SYSTEM.step(stubborn)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_refused_answer_changes_nothing(variant: int) -> None:
    """The table refuses what isn't offered, and who isn't asked, and is as it was before."""
    table = Table(SYSTEM, Record("dcdb", VARIANTS[variant], variant))
    player = BriskPlayer(variant)
    for _ in range(60):
        before = situation(table)
        question = table.questions[0]
        with pytest.raises(IllegalAnswer):
            table.answer(question.player, "something else")
        for seat in table.game.seats:
            if table.question_for(seat.number) is None:
                with pytest.raises(NotAsked):
                    table.answer(seat.number, question.keys()[0])
        assert situation(table) == before
        table.answer(question.player, question.key_of(player.choose(question)))


def situation(table: Table) -> tuple[object, ...]:
    """All of a table that anybody can see."""
    seats = range(len(table.game.seats))
    return (
        table.game.state(),
        table.answers,
        [(question.player, question.words(), question.keys()) for question in table.questions],
        [(table.view(seat).describe(), table.view(seat).log()) for seat in seats],
    )
