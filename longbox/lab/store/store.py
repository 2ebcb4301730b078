"""The folder that results are kept in, and how a run goes on that was broken off."""

from __future__ import annotations

import os.path
import re
import shutil
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
import polars

from longbox.games.provenance import fingerprint, version
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.lab.keeping import Keeping
from longbox.lab.plan import Plan
from longbox.lab.results import Failure, GameResult
from longbox.lab.store import schema
from longbox.lab.store.schema import CARDS, GAMES, SEATS, Row

PART: Final = 1000
"""How many games are kept together."""

KEPT_EVERY: Final = 30.0
"""Seconds after which a part is kept that isn't full yet."""

RUN: Final = "run.json"
NAME: Final = re.compile(r"games-(\d{9})-(\d{9})")
TABLES: Final = {"games": GAMES, "seats": SEATS, "cards": CARDS}


class NoResults(LongboxError):
    """A folder has no results, or the game that is asked for isn't among them."""


class OtherRun(LongboxError):
    """A folder has results of another run."""


class RunFile(msgspec.Struct, frozen=True):
    """What the games of a folder are.

    Attributes:
        schema: The version of the tables.
        longbox: The version of Longbox that plays them.
        rules: A word for the rules and cards of each plan.
        plans: What is played.
        labels: What tells the games of each plan from those of the others.
    """

    schema: int
    longbox: str
    rules: list[str]
    plans: list[Plan]
    labels: list[dict[str, str]]


def run_of(plans: Sequence[Plan], labels: Sequence[dict[str, str]]) -> RunFile:
    """What a run of some plans is, played by what is here."""
    rules = [fingerprint(plan.game, plan.agreed()) for plan in plans]
    return RunFile(schema.VERSION, version(), rules, list(plans), list(labels))


def read_run(folder: Path) -> RunFile:
    """What the games of a folder are.

    Raises:
        NoResults: The folder has none.
    """
    try:
        return msgspec.json.decode((folder / RUN).read_bytes(), type=prepared(RunFile))
    except (OSError, msgspec.MsgspecError) as error:
        raise NoResults(f"{folder} has no results of longbox simulate --out FOLDER: {error}.") from None


class Store(Keeping):
    """Keeps results in a folder, a part after the other."""

    def __init__(self, folder: Path, run: RunFile, *, resume: bool = False) -> None:
        """Open a folder.

        Args:
            folder: Where the results go; made if it isn't there.
            run: What is played.
            resume: Whether to go on with what is there.

        Raises:
            OtherRun: It has results already and is not to be gone on with, or they are those of another run.
            OSError: It can't be written.
        """
        self._folder = folder
        self._run = run
        self._played = [msgspec.json.encode(plan).decode() for plan in run.plans]
        self._rows: dict[str, list[Row]] = {name: [] for name in TABLES}
        self._first = 1
        self._kept_at = time.monotonic()
        if resume and os.path.exists(folder / RUN):
            self._go_on()
        else:
            self._begin()

    def _begin(self) -> None:
        if os.path.isdir(self._folder) and any(self._folder.iterdir()):
            raise OtherRun(f"{self._folder} isn't empty: name another folder, or go on with --resume.")
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / RUN).write_bytes(msgspec.json.format(msgspec.json.encode(self._run), indent=1))

    def _go_on(self) -> None:
        if read_run(self._folder) != self._run:
            raise OtherRun(f"{self._folder} has the results of another run, or of other rules: name another folder.")
        parts = parts_of(self._folder)
        for stale in set(self._folder.glob("games-*")) - set(parts):
            shutil.rmtree(stale)
        if not parts:
            return
        self._first, last = _numbers(parts[-1])
        self._rows = {name: polars.read_parquet(parts[-1] / f"{name}.parquet").to_dicts() for name in TABLES}
        row = self._rows["games"][-1]
        self.after = (row["plan"], row["game"])
        self._close_full_part(last)

    def earlier(self) -> Iterator[tuple[int, GameResult | Failure]]:
        for part in parts_of(self._folder):
            yield from schema.results_of(*[polars.read_parquet(part / f"{name}.parquet").to_dicts() for name in TABLES])

    def add(self, number: int, result: GameResult | Failure) -> None:
        common = {
            "longbox": self._run.longbox,
            "rules": self._run.rules[number],
            "played": self._played[number],
            **self._run.labels[number],
        }
        self._rows["games"].append({**schema.game_row(number, result), **common})
        if isinstance(result, GameResult):
            self._rows["seats"] += schema.seat_rows(number, result, self._run.plans[number].bots)
            self._rows["cards"] += schema.card_rows(number, result)
        last = self._first + len(self._rows["games"]) - 1
        if last == self._first + PART - 1 or time.monotonic() - self._kept_at > KEPT_EVERY:
            self._write(last)
            self._close_full_part(last)

    def _close_full_part(self, last: int) -> None:
        if last == self._first + PART - 1:
            self._rows = {name: [] for name in TABLES}
            self._first = last + 1

    def _write(self, last: int) -> None:
        """Write the part that is being filled; what was written of it before goes away after that."""
        before = [part for part in self._folder.glob(f"games-{self._first:09}-*") if part.is_dir()]
        part = self._folder / f"games-{self._first:09}-{last:09}"
        if part not in before:
            beside = self._folder / "new"
            shutil.rmtree(beside, ignore_errors=True)
            beside.mkdir()
            for name, columns in TABLES.items():
                schema.table_of(self._rows[name], columns).write_parquet(beside / f"{name}.parquet")
            beside.rename(part)
        for old in before:
            if old != part:
                shutil.rmtree(old)
        self._kept_at = time.monotonic()

    def close(self) -> None:
        if self._rows["games"]:
            self._write(self._first + len(self._rows["games"]) - 1)


def parts_of(folder: Path) -> list[Path]:
    """The folders of the parts, in order; where one was written again with more games, the last of these."""
    longest = {_numbers(part)[0]: part for part in sorted(folder.iterdir()) if NAME.fullmatch(part.name)}
    return [longest[first] for first in sorted(longest)]


def _numbers(part: Path) -> tuple[int, int]:
    """Which games a part has, counted through all plans."""
    found = NAME.fullmatch(part.name)
    assert found
    return int(found[1]), int(found[2])


def read_table(folder: Path, name: str) -> polars.LazyFrame:
    """A table of a folder.

    Args:
        folder: The folder.
        name: "games", "seats" or "cards".

    Raises:
        NoResults: The folder has no games.
    """
    read_run(folder)
    parts = parts_of(folder)
    if not parts:
        raise NoResults(f"{folder} has no game yet.")
    return polars.concat([polars.scan_parquet(part / f"{name}.parquet") for part in parts], how="diagonal_relaxed")
