"""python -m benchmarks.engines: how fast the engines play the same games on two processors of this machine.

All engines play the same games in turn, several times; what counts is the ratio of the medians. Workers are started,
and have played some games, before anything is measured. `make cluster` installs what it needs.
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


WARMING_UP: Final = 2000
"""So many games are played at most before anything is measured."""
AS_OTHERS: Final = os.environ | {"RAY_worker_niceness": "0"}
"""Ray's workers would let all other processes of a machine go first, the one that gives out the games among them."""


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.engines", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="how many games are played each time")
    parser.add_argument("--repeats", type=int, default=5, help="how often each engine plays them")
    parser.add_argument("--only", nargs="*", default=[], help="engines, by the first words of their names; else all")
    given = parser.parse_args()
    plan = Plan("dcdb", {}, ("greedy", "greedy"), given.games, 1)
    with ExitStack() as stack:
        engines = started(stack, plan, tuple(given.only or [""]))
        for engine in engines.values():
            seconds(msgspec.structs.replace(plan, games=min(plan.games, WARMING_UP)), engine)
        rates: dict[str, list[float]] = {name: [] for name in engines}
        for _ in range(given.repeats):
            for name, engine in engines.items():
                rates[name].append(plan.games / seconds(plan, engine))
    show({name: statistics.median(each) for name, each in rates.items()})


def started(stack: ExitStack, plan: Plan, only: tuple[str, ...]) -> dict[str, Engine]:
    """The engines, ready to play; what they are started with ends with the stack."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    start(
        stack,
        folder,
        "dask",
        f"scheduler --host {HERE} --port 8786 --no-dashboard",
    )
    start(stack, folder, "ray", RAY_START)
    time.sleep(5)
    start(stack, folder, "dask", f"worker tcp://{DASK} --nworkers 2 --nthreads 1 --no-dashboard")
    words = {"one process": ("processes", 1), "two processes": ("processes", 2)}
    words |= {"Dask, two workers": (f"dask://{DASK}", 2), "Ray, two processors": (f"ray://{RAY}", 2)}
    return {
        name: stack.enter_context(engine_named(word, jobs, [plan.game], plan.bots))
        for name, (word, jobs) in words.items()
        if name.startswith(only)
    }


def start(stack: ExitStack, folder: str, program: str, words: str) -> None:
    """Start a part of a cluster; it is asked to end with the stack, and waited for."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [str(BIN / program), *words.split()], cwd=folder, stdout=quiet, stderr=quiet, env=AS_OTHERS
    )
    stack.callback(process.wait)
    stack.callback(process.terminate)


def seconds(plan: Plan, engine: Engine) -> float:
    """How long an engine takes for the games of a plan."""
    began = time.perf_counter()
    run = play_plans([plan], lambda number, result: None, engine=engine)
    assert run.played == plan.games
    return time.perf_counter() - began


def show(rates: dict[str, float]) -> None:
    """Print games a second, and their ratio to those of processes."""
    for name, rate in rates.items():
        ratios = "  ".join([f"{rate / other:5.2f} times {than}" for than, other in rates.items() if "process" in than])
        print(f"{name:20} {rate:7.1f} games/s  {ratios}")


if __name__ == "__main__":
    main()
