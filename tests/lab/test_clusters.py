"""On a cluster whose parts are killed, many games have the results that they have here."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import polars
import pytest
from click.testing import CliRunner
from ray._common.usage import usage_lib
from ray._private import client_mode_hook
from ray.util import client_connect
from ray.util.client import ray as ray_client

from longbox.cli import group
from longbox.commands.simulating import INTERRUPTED
from longbox.environments.linear import Weights, save
from longbox.lab.engines.engine import never
from longbox.lab.engines.naming import engine_named
from longbox.lab.plan import Plan
from longbox.lab.results import GameResult
from longbox.lab.running import play_games, play_plans

from .clusters import BIN, Dask, Ray, dask, ray

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


def test_a_client_that_is_nearly_connected_is_let_go(cluster: Dask | Ray) -> None:
    """Where connecting to Ray broke off when the line was open already, it is connected anew; so is Dask."""
    with engine_named(cluster.name, 1, [PLAN.game], PLAN.bots) as engine:
        client_mode_hook._explicitly_disable_client_mode()  # As Ray does when connecting breaks off.
        engine.mend(never)
        assert engine.submit(len, (1, 2, 3)).result(60) == 3


def test_a_head_that_dies_while_it_is_connected_to_is_tried_again(
    cluster: Dask | Ray, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the head of Ray dies in the middle of connecting, Ray's own assertion fails; the next try goes well."""
    tried: list[bool] = []

    def die_at_first() -> None:
        tried.append(ray_client.is_connected())
        if len(tried) == 1:
            client_connect.disconnect()
        assert ray_client.is_connected()

    monkeypatch.setattr(usage_lib, "put_pre_init_usage_stats", die_at_first)
    with engine_named(cluster.name, 1, [PLAN.game], PLAN.bots) as engine:
        assert engine.submit(len, (1, 2, 3)).result(60) == 3
    assert tried == ([True, True] if isinstance(cluster, Ray) else [])


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that no worker has: a bot, the module and the file that it needs, trained bots, cards and a deck."""
    (tmp_path / "steady_bot.py").write_text(BOT)
    (tmp_path / "steady_words.py").write_text("KIND = 'first'\n")
    (tmp_path / "steady_number.txt").write_text("1")
    for name, weights in {"first": {}, "second": {"end turn": 9.0}}.items():
        (tmp_path / name).mkdir()
        save(Weights(1, "dcdb", {}, {"Play a card, buy one, or end your turn": weights}), tmp_path / name / "mine.bot")
    (tmp_path / "coin.toml").write_text(COIN)
    (tmp_path / "drone.toml").write_text(DRONE)
    (tmp_path / "post.txt").write_text("30 Mail Drone, Army\n30 Wild Sentinel, Army\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


COMMANDS: Final = [
    "simulate dcdb --players steady_bot:Steady,random --games 20",
    "simulate dcdb --players first/mine.bot,second/mine.bot --games 6",
    "simulate dcdb --players 'steady_bot:Steady!end turn,greedy' --cards coin.toml --games 6",
    "simulate vs --deck post.txt --deck X-Men --cards drone.toml --players random --games 4",
    "simulate champions --hero Spider-Man --scenario Rhino --players random --games 12",
    "simulate dcdb --format cube --players random,random,random --games 4 --report characters",
    "simulate forever --players random,random --games 4 --report balance",
    "arena dcdb steady_bot:Steady second/mine.bot random --cards coin.toml --games 12",
    "arena vs random random --deck post.txt --against X-Men --cards drone.toml --games 4",
    "events simulate --players 9 --bots random,steady_bot:Steady",
]


@pytest.mark.parametrize("words", COMMANDS)
def test_commands_say_the_same_there(cluster: Dask | Ray, own: Path, words: str) -> None:
    """Own bots, cards and decks go along to workers that have none of them, with every command that takes an engine."""
    there = said(words, "--on", cluster.name)
    assert there == said(words)
    assert there.strip()


def said(words: str, *more: str) -> str:
    """What a command prints, but for how long the answers of bots took, which stands last in a row of the arena."""
    result = CliRunner().invoke(group, [*shlex.split(words), *more])
    assert result.exit_code == 0, result.output
    return re.sub(r"\d+\.\d{3} +│$", "", result.stdout, flags=re.MULTILINE)


def simulating(cluster: Dask | Ray, *more: str) -> subprocess.Popen[bytes]:
    """Games that are played there by a process of their own, which keeps results and records."""
    words = f"simulate dcdb --players random,random --games 400 --out out --record records --on {cluster.name}"
    return subprocess.Popen([str(BIN / "longbox"), *words.split(), *more])


def wait_for_a_game(folder: Path) -> None:
    """Wait until the record of the first game lies there."""
    until = time.monotonic() + 240
    while not list(folder.glob("records/*.json")):
        assert time.monotonic() < until, "no game was played"
        time.sleep(0.05)


@pytest.mark.parametrize("dies", [False, True])
def test_a_run_that_is_stopped_keeps_its_games_and_goes_on(cluster: Dask | Ray, own: Path, *, dies: bool) -> None:
    """After Ctrl-C, also while all is gone, games are kept; going on gives the files of one run, byte for byte."""
    stopped = simulating(cluster)
    wait_for_a_game(own)
    if dies:
        cluster.close()
    stopped.send_signal(signal.SIGINT)
    assert stopped.wait(120) == INTERRUPTED
    if dies:
        cluster.start_again()
    kept = len(polars.read_parquet("out/games-*/games.parquet"))
    assert 0 < kept < 400
    assert simulating(cluster, "--resume").wait(240) == 0
    said("simulate dcdb --players random,random --games 400 --out whole")
    assert files(own / "out") == files(own / "whole")


def files(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


COIN = """
[[card]]
name = "Lucky Coin"
type = "Equipment"
cost = 1
vp = 1
text = "+2 Power."
copies = 20
"""
DRONE = '[[card]]\nname = "Mail Drone"\nversion = "Army"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n'
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
