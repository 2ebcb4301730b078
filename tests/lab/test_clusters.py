"""On a cluster whose parts are killed, many games have the results that they have here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from longbox.lab.engines.naming import engine_named
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.running import play_games, play_plans

from .clusters import Dask, Ray, dask, ray

pytestmark = pytest.mark.thorough

PLAN = Plan("dcdb", {}, ("random", "random"), 120, 4)


@pytest.fixture(scope="module", params=[dask, ray])
def cluster(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask | Ray]:
    """A cluster of each kind."""
    with request.param(tmp_path_factory.mktemp("cluster")) as started:
        yield started


def on_cluster(cluster: Dask | Ray, plan: Plan, then: dict[int, Callable[[], None]]) -> list[GameResult]:
    """Play on a cluster, and do something after some games."""
    found: list[GameResult] = []

    def take(number: int, result: GameResult) -> None:
        found.append(result)
        then.get(result.number, lambda: None)()

    with engine_named(cluster.name, 1, [plan.game], plan.bots) as engine:
        run = play_plans([plan], take, engine=engine)
    assert run.failure is None
    return found


def here(plan: Plan) -> list[GameResult]:
    """Play in this process."""
    found: list[GameResult] = []
    play_games(plan, found.append)
    return found


def test_results_are_the_same_when_workers_and_schedulers_die(cluster: Dask | Ray) -> None:
    """Two workers are killed, then all is: no game is lost, none counts twice, and all went as here."""
    then = {5: cluster.kill_worker, 30: cluster.kill_worker, 60: cluster.restart}
    assert on_cluster(cluster, PLAN, then) == here(PLAN)


def test_own_bots_go_along(cluster: Dask | Ray, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot in a file that no worker has plays there as here, with the module and the file that it needs."""
    (tmp_path / "steady_bot.py").write_text(BOT)
    (tmp_path / "steady_words.py").write_text("KIND = 'first'\n")
    (tmp_path / "steady_number.txt").write_text("1")
    monkeypatch.chdir(tmp_path)
    plan = msgspec.structs.replace(PLAN, bots=("steady_bot:Steady", "random"), games=20)
    assert on_cluster(cluster, plan, {}) == here(plan)


BOT = """
from pathlib import Path

import longbox
import steady_words

FILES = ("steady_number.txt",)


class Steady(longbox.Answerer):
    '''Takes the answer whose number a file has.'''

    def answer(self, question, view):
        assert steady_words.KIND == "first"
        number = int((Path(__file__).parent / "steady_number.txt").read_text())
        return question.choices[min(number, len(question.choices)) - 1]
"""
