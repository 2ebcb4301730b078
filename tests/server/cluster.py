"""A PostgreSQL of the tests' own, from Debian's package, in a folder that vanishes afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

USER = "postgres"
INSTALL = "PostgreSQL is missing. Install it: apt-get install postgresql"


def programs() -> Path | None:
    """Where PostgreSQL's programs lie, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return None if named is None else Path(named).parent


class Cluster:
    """A PostgreSQL that runs.

    Attributes:
        folder: Its folder, where its socket is too.
    """

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder = folder
        self._bin = bin

    def url(self, name: str = USER) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a new database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url(), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def start(self) -> None:
        """Let it run."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self.run(
            "pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", options, "start"
        )

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` is as a crash."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs, as a user who isn't root."""
        command = [str(self._bin / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        subprocess.run(command, check=True, capture_output=True, cwd="/tmp", timeout=300)


@contextmanager
def running(bin: Path) -> Iterator[Cluster]:
    """A new PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="longbox-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    cluster = Cluster(folder, bin)
    try:
        cluster.run("initdb", "-D", str(folder / "data"), "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8")
        cluster.start()
        yield cluster
        cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
