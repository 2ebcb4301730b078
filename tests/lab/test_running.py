"""Many games have the same results here and shared out, stopped or not."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from longbox.games import UnknownGame, find
from longbox.games.options import BadOptions
from longbox.kernel.answerers import Answerer
from longbox.kernel.record import load
from longbox.kernel.table import Table
from longbox.lab import playing
from longbox.lab.plan import Plan
from longbox.lab.records import RecordThere, apart, check_records, record_file
from longbox.lab.results import GameResult
from longbox.lab.running import Run, play_games
from longbox.players.registry import UnknownPlayer, make_player

PLAN = Plan("dcdb", {}, ("greedy", "random", "greedy"), 25, 9)


def run(plan: Plan, jobs: int = 1) -> tuple[Run, list[GameResult]]:
    """Play a plan, and keep all results."""
    results: list[GameResult] = []
    return play_games(plan, results.append, jobs=jobs), results


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    """One process and several give the same results, in the order of the games."""
    _, here = run(PLAN)
    _, shared = run(PLAN, jobs=3)
    assert here == shared
    assert [result.number for result in here] == list(range(1, 26))


def test_another_seed_has_other_results() -> None:
    """The seed matters."""
    _, results = run(Plan("dcdb", {}, PLAN.bots, 2, 9))
    _, others = run(Plan("dcdb", {}, PLAN.bots, 2, 10))
    assert results != others


def test_a_plan_may_begin_later() -> None:
    """Games played on their own are those of the whole plan."""
    _, whole = run(Plan("dcdb", {}, PLAN.bots, 6, 9))
    _, rest = run(Plan("dcdb", {}, PLAN.bots, 3, 9, first=4), jobs=2)
    assert rest == whole[3:]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_keeps_what_was_done(jobs: int) -> None:
    """After Ctrl-C, the games that were finished are there, from the first on, as if no more had been asked for."""
    results: list[GameResult] = []

    def take(result: GameResult) -> None:
        results.append(result)
        if result.number == 3:
            signal.raise_signal(signal.SIGINT)

    ended = play_games(Plan("dcdb", {}, PLAN.bots, 5000, 9), take, jobs=jobs)
    assert ended.interrupted
    assert 3 <= ended.played == len(results) < 1000
    assert results == run(Plan("dcdb", {}, PLAN.bots, ended.played, 9))[1]


def test_a_second_interruption_stops_at_once() -> None:
    """Who presses Ctrl-C twice doesn't wait."""

    def take(result: GameResult) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        play_games(PLAN, take)


def test_ctrl_c_works_again_afterwards() -> None:
    """What Ctrl-C does is put back when the games are over."""
    before = signal.getsignal(signal.SIGINT)
    run(Plan("dcdb", {}, PLAN.bots, 1, 9))
    assert signal.getsignal(signal.SIGINT) is before


def test_a_failure_stops_and_tells_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks off names its number, its seed and the error; those before it count."""

    def breaks_in_the_fourth(name: str, game: str, seed: int) -> Answerer:
        if seed == PLAN.bot_seed(4, 1):
            return Answerer()
        return make_player(name, game, seed)

    monkeypatch.setattr(playing, "make_player", breaks_in_the_fourth)
    ended, results = run(PLAN)
    assert ended.failure is not None
    assert (ended.failure.number, ended.failure.seed) == (4, PLAN.game_seed(4))
    assert "NotImplementedError" in ended.failure.error
    assert [result.number for result in results] == [1, 2, 3]


@pytest.mark.thorough
def test_a_process_that_dies_costs_nothing() -> None:
    """When a process is killed, its games are played by another: each counts once, in order."""
    results: list[GameResult] = []

    def take(result: GameResult) -> None:
        results.append(result)
        if result.number in (1, 15):
            multiprocessing.active_children()[0].kill()

    plan = msgspec.structs.replace(PLAN, games=40)
    ended = play_games(plan, take, jobs=2)
    assert ended.failure is None
    assert results == run(plan)[1]


@pytest.mark.thorough
def test_processes_end_with_the_one_that_shares_out(tmp_path: Path) -> None:
    """Where that is killed, nobody is left who plays or waits for ever."""
    words = "simulate dcdb --players random,random --games 100000 --jobs 2 --record records"
    playing = subprocess.Popen([sys.executable, "-m", "longbox", *words.split()], cwd=tmp_path, start_new_session=True)
    until = time.monotonic() + 240
    while not list(tmp_path.glob("records/*.json")):
        assert time.monotonic() < until, "no game was played"
        time.sleep(0.05)
    assert of_session(playing.pid) > 2
    playing.kill()
    playing.wait()
    while of_session(playing.pid):
        assert time.monotonic() < until, "processes are left"
        time.sleep(0.05)


def of_session(number: int) -> int:
    """How many processes a session has that do anything yet."""
    listed = subprocess.run(["ps", "-e", "-o", "sess=,stat="], capture_output=True, text=True, check=True)
    return len([1 for line in listed.stdout.splitlines() if line.split()[0] == str(number) and "Z" not in line])


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", {}, ("greedy",), 1, 1), UnknownGame),
        (Plan("dcdb", {}, ("greedy", "clever"), 1, 1), UnknownPlayer),
        (Plan("dcdb", {"variant": "team"}, ("greedy", "greedy"), 1, 1), BadOptions),
        (Plan("dcdb", {"speed": 3}, ("greedy", "greedy"), 1, 1), BadOptions),
    ],
)
def test_what_cannot_be_played_is_refused_first(plan: Plan, error: type[Exception]) -> None:
    """A wrong game, bot or option is an error before any game is played."""
    with pytest.raises(error):
        run(plan, jobs=2)


def test_directories_of_records_are_kept_apart() -> None:
    """What is called alike, but for capital letters or a stroke, has a directory of its own."""
    assert [path.name for path in apart(Path("x"), ["A-B", "a-b", "A/B", "A-B (2)"])] == [
        "A-B",
        "a-b (2)",
        "A-B (3)",
        "A-B (2) (2)",
    ]


def test_no_record_is_written_over(tmp_path: Path) -> None:
    """A second run into the same directory is refused before it plays; one of other games is not."""
    plan = Plan("dcdb", {}, PLAN.bots, 2, 9)
    play_games(plan, lambda result: None, records=tmp_path)
    before = record_file(tmp_path, 2).read_bytes()
    with pytest.raises(RecordThere, match=r"game-000001\.json is there already, and is kept"):
        check_records([plan], [tmp_path])
    with pytest.raises(RecordThere, match="game-000002"):
        check_records([msgspec.structs.replace(plan, seed=3, first=2)], [tmp_path])
    check_records([msgspec.structs.replace(plan, first=3)], [tmp_path])
    with pytest.raises(RecordThere, match="game-000001"):
        play_games(msgspec.structs.replace(plan, seed=3), lambda result: None, records=tmp_path)
    assert record_file(tmp_path, 2).read_bytes() == before


def test_records_play_the_same_game_again(tmp_path: Path) -> None:
    """The record of each game leads to the result that was counted."""
    results: list[GameResult] = []
    play_games(Plan("dcdb", {}, PLAN.bots, 3, 9), results.append, records=tmp_path)
    for result in results:
        record = load(tmp_path / f"game-{result.number:06}.json")
        table = Table(find("dcdb"), record)
        assert not table.questions
        assert table.game.points == [player.score for player in result.outcome.players]
        assert record.seats == tuple(PLAN.bots[entrant] for entrant in result.entrants)
