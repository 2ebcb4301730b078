"""Clusters on this machine, whose parts can be killed."""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from longbox.lab.engines.on_ray import packed_work
from tests.ports import HERE, hold_port

BIN: Final = Path(sys.executable).parent


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as asked:
        asked.bind((HERE, 0))
        return int(asked.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    until = time.monotonic() + 240
    while time.monotonic() < until:
        with socket.socket() as asked:
            if asked.connect_ex((HERE, port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"Nobody listens at port {port}.")


class Dask:
    """A scheduler of Dask and its workers, each a process of its own.

    Attributes:
        port: Where the scheduler listens.
        workers: The processes that work.
    """

    def __init__(self, folder: Path) -> None:
        self._held, self.port = hold_port()
        self.workers: list[subprocess.Popen[bytes]] = []
        self._folder = folder
        self._log = (folder / "dask.log").open("wb")
        self._scheduler = self._start_scheduler()

    @property
    def name(self) -> str:
        """What `--on` is given."""
        return f"dask://{HERE}:{self.port}"

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(BIN / "dask"), *words, "--no-dashboard"], stdout=self._log, stderr=self._log, cwd=self._folder
        )

    def _start_scheduler(self) -> subprocess.Popen[bytes]:
        started = self._start("scheduler", "--host", HERE, "--port", str(self.port))
        wait_for(self.port)
        return started

    def hire(self, count: int) -> None:
        """Start workers."""
        words = (f"tcp://{HERE}:{self.port}", "--nthreads", "1", "--no-nanny")
        self.workers += [self._start("worker", *words) for _ in range(count)]

    def kill_worker(self) -> None:
        """Kill the worker that came first, and start another."""
        self.workers.pop(0).kill()
        self.hire(1)

    def start_again(self) -> None:
        """Start the scheduler, where it was before, and two workers."""
        self._log = (self._folder / "dask.log").open("ab")
        self._scheduler = self._start_scheduler()
        self.hire(2)

    def restart(self) -> None:
        """Kill the scheduler, and start it and two workers anew."""
        self.close()
        self.start_again()

    def end_workers(self) -> None:
        """Kill all workers."""
        for worker in self.workers:
            worker.kill()
        self.workers = []

    def close(self) -> None:
        """End it all."""
        self.end_workers()
        self._scheduler.kill()
        self._scheduler.wait()
        self._log.close()

    def let_go(self) -> None:
        """Let others have the port."""
        self._held.close()


@contextmanager
def dask(folder: Path, workers: int = 2) -> Iterator[Dask]:
    """A cluster of Dask with some workers."""
    cluster = Dask(folder)
    try:
        cluster.hire(workers)
        yield cluster
    finally:
        cluster.close()
        cluster.let_go()


class Ray:
    """A head of Ray with two processors on this machine.

    Attributes:
        port: Where clients are served.
    """

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._own = free_port()
        self._process = self._start()

    @property
    def name(self) -> str:
        """What `--on` is given."""
        return f"ray://{HERE}:{self.port}"

    def _start(self) -> subprocess.Popen[bytes]:
        words = f"start --head --block --port={self._own} --ray-client-server-port={self.port} --num-cpus=2"
        more = "--include-dashboard=false --object-store-memory=100000000 --disable-usage-stats"
        log = (self._folder / "ray.log").open("ab")
        command = [str(BIN / "ray"), *words.split(), *more.split()]
        as_others = os.environ | {"RAY_worker_niceness": "0"}
        started = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, env=as_others)
        wait_for(self.port)
        self._wait_until_served()
        return started

    def _wait_until_served(self) -> None:
        """Wait until a client is served, which on a machine that is busy takes long after the head listens."""
        until = time.monotonic() + 400
        while not self._serves():
            assert time.monotonic() < until, "Ray serves nobody."

    def _serves(self) -> bool:
        """Whether a client gets an answer in time: one that asks while the head starts may wait for ever."""
        asking = [sys.executable, "-c", f"import ray; ray.init({self.name!r})"]
        try:
            return subprocess.run(asking, capture_output=True, check=False, timeout=90).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def kill_worker(self) -> None:
        """Kill a process that plays, which Ray calls after its work, or one that waits for more work."""
        workers = [process for process in self.processes() if process[1].startswith("ray::")]
        playing = [process for process in workers if process[1].startswith(f"ray::{packed_work.__name__}")]
        number, _ = (playing or workers)[0]
        os.kill(number, signal.SIGKILL)

    def processes(self) -> list[tuple[int, str]]:
        """The processes of this head: their numbers and what they are called."""
        listed = subprocess.run(["ps", "-e", "-o", "pid=,sess=,args="], capture_output=True, text=True, check=True)
        lines = [line.split(None, 2) for line in listed.stdout.splitlines()]
        return [(int(pid), words) for pid, session, words in lines if session == str(self._process.pid)]

    def start_again(self) -> None:
        """Start it where it was before."""
        self._process = self._start()

    def restart(self) -> None:
        """Kill all of it, and start it anew."""
        self.close()
        self.start_again()

    def close(self) -> None:
        """End it all."""
        for process, _ in self.processes():
            os.kill(process, signal.SIGKILL)
        self._process.wait()


@contextmanager
def ray(folder: Path) -> Iterator[Ray]:
    """A cluster of Ray, the only one of all tests: several on one machine take each other's ports when they restart."""
    with (Path(tempfile.gettempdir()) / "longbox-tests-ray.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        cluster = Ray(folder)
        try:
            yield cluster
        finally:
            cluster.close()
