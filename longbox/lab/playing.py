"""Playing one game of a plan, or some in a row: what each worker does."""

from __future__ import annotations

import traceback
from typing import Any

import msgspec

from longbox.games import find, find_pack
from longbox.games.provenance import stamped
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.course import Course
from longbox.kernel.game import Game
from longbox.kernel.limits import EndlessTexts
from longbox.kernel.prepared import prepared
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.view import View
from longbox.lab.plan import Plan
from longbox.lab.results import Chunk, Failure, GameResult, Outcome
from longbox.players.registry import make_player


class Recorder(Answerer):
    """Passes questions on, and writes down the keys of the answers.

    Attributes:
        keys: The answers of all players so far, in the order of the questions; shared by the recorders of a game.
        course: The course of the game so far; shared, too.
    """

    def __init__(self, player: Answerer, game: Game[Any], keys: list[str], course: Course) -> None:
        self.player = player
        self.thinks = player.thinks
        self.keys = keys
        self.course = course
        self._game = game

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.course.mark(self._game, question, self.keys)
        choice = self.player.answer(question, view)
        self.keys.append(question.key_of(choice))
        return choice

    def asks_first(self, players: list[int]) -> int:
        return self.player.asks_first(players)


def play_game(plan: Plan, number: int, records: dict[int, Record] | None = None) -> GameResult:
    """Play one game of a plan.

    Args:
        plan: What is played.
        number: The number of the game.
        records: Gets the record of the game by its number, if one is wanted; even if the game breaks off.

    Raises:
        LongboxError: The options don't fit the game, or a bot doesn't know it.
    """
    system = find(plan.game)
    seed = plan.game_seed(number)
    entrants = plan.entrants(number)
    game = system.new_game(plan.agreed(), seed)
    players = [make_player(plan.bots[entrant], plan.game, plan.bot_seed(number, entrant)) for entrant in entrants]
    keys: list[str] = []
    course = Course()
    game.answerers = [Recorder(player, game, keys, course) for player in players] if records is not None else players
    try:
        system.play(game)
        course.mark(game, None, keys)
    finally:
        if records is not None:
            seats = tuple([plan.bots[entrant] for entrant in entrants])
            record = stamped(Record(plan.game, plan.agreed(), seed, tuple(keys), seats))
            records[number] = msgspec.structs.replace(record, course=course.written(len(keys) + 1))
    return GameResult(number, seed, entrants, outcome_of(plan.game, game))


def outcome_of(name: str, game: Any) -> Outcome:
    """How a finished game went, as its pack tells."""
    return msgspec.convert(find_pack(name).function("results")(game), prepared(Outcome))


def play_chunk(plan: Plan, first: int, last: int, recorded: bool = False) -> Chunk:
    """Play the games of a plan from one number to another; the first that fails is the last one.

    Games whose texts go on without end are set aside.
    """
    results: list[GameResult] = []
    endless: list[Failure] = []
    records: dict[int, Record] = {}
    for number in range(first, last + 1):
        try:
            results.append(play_game(plan, number, records if recorded else None))
        except EndlessTexts as error:
            endless.append(Failure(number, plan.game_seed(number), str(error)))
        except Exception:
            failure = Failure(number, plan.game_seed(number), traceback.format_exc())
            return Chunk(results, failure, endless, records)
    return Chunk(results, None, endless, records)
