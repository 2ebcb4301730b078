"""python -m benchmarks.engines: how fast the engines play the same games on two processors of this machine.

Two engines play the same games in turn, several times; what counts is the ratio of the medians. Workers are started,
and have played some games, before anything is measured. A cluster runs while it is measured and no longer, as its
programs use some of the processors even when they have nothing to do. `make cluster` installs what it needs.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from longbox.lab.engines.engine import Engine
from longbox.lab.engines.naming import engine_named
from longbox.lab.plan import Plan
from longbox.lab.running import play_plans

BIN: Final = Path(sys.executable).parent
HERE: Final = "127.0.0.1"
DASK: Final = f"{HERE}:8786"
RAY: Final = f"{HERE}:10001"
RAY_START: Final = (
    "start --head --block --port=6379 --ray-client-server-port=10001 --num-cpus=2 --include-dashboard=false "
    "--object-store-memory=100000000 --disable-usage-stats"
)

TWO: Final = ("processes", 2)
AGAINST: Final[dict[str, dict[str, tuple[str, int]]]] = {
    "processes": {"one process": ("processes", 1), "two processes": TWO},
    "dask": {"two processes": TWO, "Dask, two workers": (f"dask://{DASK}", 2)},
    "ray": {"two processes": TWO, "Ray, two processors": (f"ray://{RAY}", 2)},
}
"""What is compared with what, by the engine and the number of its workers."""

WARMING_UP: Final = 2000
"""So many games are played at most before anything is measured."""

AS_OTHERS: Final = os.environ | {
    "RAY_worker_niceness": "0",
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
}
"""As `docs/cluster.md` starts them: Ray's workers would let all other processes of a machine go first, the one that
gives out the games among them, and the programs of Dask would look after themselves many times a second."""


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.engines", description=__doc__)
    parser.add_argument("--games", type=int, default=10000, help="how many games are played each time")
    parser.add_argument("--repeats", type=int, default=5, help="how often each engine plays them")
    parser.add_argument("--only", nargs="*", default=list(AGAINST), choices=AGAINST, help="what is measured; else all")
    given = parser.parse_args()
    plan = Plan("dcdb", {}, ("greedy", "greedy"), given.games, 1)
    for name in given.only:
        with ExitStack() as stack:
            compare(started(stack, name, plan), plan, given.repeats)


def compare(engines: dict[str, Engine], plan: Plan, repeats: int) -> None:
    """Let two engines play in turn, and print how fast they were."""
    for engine in engines.values():
        seconds(msgspec.structs.replace(plan, games=min(plan.games, WARMING_UP)), engine)
    rates: dict[str, list[float]] = {name: [] for name in engines}
    for _ in range(repeats):
        for name, engine in engines.items():
            rates[name].append(plan.games / seconds(plan, engine))
    show({name: statistics.median(each) for name, each in rates.items()})


def started(stack: ExitStack, name: str, plan: Plan) -> dict[str, Engine]:
    """An engine and what it is compared with, ready to play; what they are started with ends with the stack."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    if name == "dask":
        start(stack, folder, "dask", f"scheduler --host {HERE} --port 8786 --no-dashboard")
        start(stack, folder, "dask", f"worker tcp://{DASK} --nworkers 2 --nthreads 1 --no-dashboard")
    if name == "ray":
        start(stack, folder, "ray", RAY_START)
    return {
        words: stack.enter_context(engine_named(word, jobs, [plan.game], plan.bots))
        for words, (word, jobs) in AGAINST[name].items()
    }


def start(stack: ExitStack, folder: str, program: str, words: str) -> None:
    """Start a part of a cluster; it is asked to end with the stack, and waited for."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [str(BIN / program), *words.split()], cwd=folder, stdout=quiet, stderr=quiet, env=AS_OTHERS
    )
    stack.callback(process.wait)
    stack.callback(process.terminate)
    time.sleep(5)


def seconds(plan: Plan, engine: Engine) -> float:
    """How long an engine takes for the games of a plan."""
    began = time.perf_counter()
    run = play_plans([plan], lambda number, result: None, engine=engine)
    assert run.played == plan.games
    return time.perf_counter() - began


def show(rates: dict[str, float]) -> None:
    """Print games a second, and the ratio of the second to the first."""
    (first, slower), (second, faster) = rates.items()
    print(f"{first} {slower:.1f} games/s, {second} {faster:.1f} games/s: {faster / slower:.2f} times", flush=True)


if __name__ == "__main__":
    main()
