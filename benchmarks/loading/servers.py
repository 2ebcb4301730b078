"""Servers of the web table in processes of their own, and what they use."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from longbox.server.settings import Settings

STARTS = 180.0


class Worker:
    """A server that runs.

    Attributes:
        process: Its process.
        port: The port of 127.0.0.1 at which it listens.
        log: The file of what it writes down.
    """

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log
        self._watched = psutil.Process(process.pid)
        self._seen = (time.monotonic(), 0.0)
        self.share()

    def memory(self) -> int:
        """How many bytes it uses."""
        return int(self._watched.memory_info().rss)

    def settled(self) -> int:
        """How many bytes it uses, once all cards have been read."""
        last = 0
        while (now := self.memory()) != last:
            last = now
            time.sleep(3)
        return last

    def share(self) -> float:
        """How many hundredths of a processor it used since this was asked last."""
        times = self._watched.cpu_times()
        now, used = time.monotonic(), times.user + times.system
        before, self._seen = self._seen, (now, used)
        return 100 * (used - before[1]) / max(1e-6, now - before[0])

    def kill(self) -> None:
        """End it as a crash does."""
        self.process.kill()
        self.process.wait()


def start(settings: Settings, port: int = 0) -> Worker:
    """Start a server, and wait until it listens; at any free port if none is named."""
    log = settings.data / f"server-{time.monotonic_ns()}.log"
    command = [sys.executable, "-m", "longbox", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--data", str(settings.data), *(["--database", settings.database] if settings.database else [])]
    with log.open("wb") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written, env=os.environ)
    until = time.monotonic() + STARTS
    while time.monotonic() < until:
        found = re.search(r"http://[^:]+:(\d+)/", log.read_text())
        if found and _listens(process.pid):
            return Worker(process, int(found[1]), log)
        if process.poll() is not None:
            break
        time.sleep(0.02)
    process.kill()
    raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")


def _listens(process: int) -> bool:
    return any([line.status == psutil.CONN_LISTEN for line in psutil.Process(process).net_connections()])


@contextmanager
def started(settings: Settings) -> Iterator[Worker]:
    """A server, until it is no longer needed."""
    worker = start(settings)
    try:
        yield worker
    finally:
        if worker.process.poll() is None:
            worker.process.send_signal(signal.SIGINT)
            try:
                worker.process.wait(10)
            except subprocess.TimeoutExpired:
                worker.kill()
