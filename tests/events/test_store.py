"""The file of events: nothing that was acknowledged is lost, nothing is half done, and two may write to it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longbox.events import migrations
from longbox.events.errors import BadFile, Busy, NotNow
from longbox.events.organising import create, register
from longbox.events.pairing import pair
from longbox.events.reading import all_events, event_named
from longbox.events.store import MARK, Store

from .held import NAME, found, registered, report_all

WRITER = """
import sys
from pathlib import Path
from longbox.events.store import Store
from longbox.events.organising import create, register
from longbox.events.pairing import pair
from longbox.events.reporting import Report, report
from longbox.events.reading import event_named

with Store(Path(sys.argv[1])) as store:
    for number in range(10_000):
        name = f"Event {number}"
        create(store, name, game="dcdb", seed=number)
        print("created", number, flush=True)
        register(store, name, [f"P{player}" for player in range(8)])
        print("registered", number, flush=True)
        for table in pair(store, name).tables:
            players = [event_named(store, name).player(seat.entrant) for seat in table.seats]
            report(store, name, table.number, [Report(player) for player in players])
            print("reported", number, flush=True)
"""


def test_nothing_acknowledged_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    """Killed at any moment, the file has each act that was done, at most one more, and none by half."""
    for number, moment in enumerate((0.05, 0.11, 0.23, 0.37, 0.5)):
        file = tmp_path / f"{number}.sqlite"
        said = said_until_killed(file, moment)
        assert said
        with Store(file) as store:
            assert store.one("PRAGMA integrity_check") == ("ok",)
            assert store.rows("PRAGMA foreign_key_check") == []
            there = acts_in(store)
        assert there[: len(said)] == said
        assert len(there) <= len(said) + 1


def said_until_killed(file: Path, moment: float) -> list[str]:
    """What a program that holds events has acknowledged until it is killed, so long after its first word."""
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    first = writer.stdout.readline()
    time.sleep(moment)
    os.kill(writer.pid, signal.SIGKILL)
    rest = writer.stdout.read()
    assert writer.wait() == -signal.SIGKILL
    whole = (first + rest).rpartition("\n")[0]
    return whole.splitlines()


def acts_in(store: Store) -> list[str]:
    """The acts that the file shows, as the program says them."""
    acts: list[str] = []
    for event in sorted(all_events(store), key=lambda event: event.number):
        number = event.name.removeprefix("Event ")
        acts.append(f"created {number}")
        assert len(event.entrants) in (0, 8)
        acts += [f"registered {number}"] * bool(event.entrants)
        for played in event.rounds:
            assert [len(table.seats) for table in played.tables] == [4, 4]
            reported = [table for table in played.tables if table.reported]
            assert all([sorted([place for _, place in table.finishes()]) == [1, 2, 3, 4] for table in reported])
            acts += [f"reported {number}"] * len(reported)
    return acts


def test_an_act_is_done_wholly_or_not_at_all(tmp_path: Path) -> None:
    """Where the last of many players can't register, none of them is there."""
    with registered(2, Store(tmp_path / "events.sqlite")) as store:
        with pytest.raises(NotNow):
            register(store, NAME, ["Ann", "Bob", "P01"])
        assert [entrant.player for entrant in found(store).entrants] == ["P01", "P02"]


def test_two_organisers_get_clear_answers(tmp_path: Path) -> None:
    """Who is second learns that the round was paired, and who waits too long that somebody writes."""
    file = tmp_path / "events.sqlite"
    with Store(file) as one, Store(file, patience=0.1) as other:
        registered(8, one)
        pair(one, NAME)
        with pytest.raises(NotNow, match="is not over"):
            pair(other, NAME)
        with one.act(), pytest.raises(Busy, match="Another organiser is just writing"):
            create(other, "Other", game="dcdb")
        report_all(other, found(other).rounds[0])
        assert found(one).rounds[0].open_tables() == []


def test_who_reads_is_not_kept_waiting(tmp_path: Path) -> None:
    """While one organiser writes, another sees what there was before."""
    file = tmp_path / "events.sqlite"
    with Store(file) as one, Store(file, patience=0.1) as other:
        registered(3, one)
        with one.act():
            one.add("entrant", event=1, number=3, player="Late")
            assert len(event_named(other, NAME).entrants) == 3
        assert len(event_named(other, NAME).entrants) == 4


def test_many_organisers_lose_nothing(tmp_path: Path) -> None:
    """Programs that register players at the same time register all of them."""
    file = tmp_path / "events.sqlite"
    with Store(file) as store:
        create(store, NAME, game="dcdb")
    line = (
        "import sys; from longbox.events.store import Store; from longbox.events.organising import register\n"
        "with Store(sys.argv[1], patience=60) as store:\n"
        "    for number in range(20): register(store, 'Friday Cube', [f'{sys.argv[2]}{number}'])\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", line, str(file), who]) for who in "ABC"]
    assert [writer.wait() for writer in writers] == [0, 0, 0]
    with Store(file) as store:
        assert len(found(store).entrants) == 60
        assert [entrant.number for entrant in found(store).entrants] == list(range(60))


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    """What is no file of events is refused and stays as it is."""
    text = tmp_path / "text.sqlite"
    text.write_text("This is a letter, and longer than the beginning of a file of SQLite would be. " * 3)
    before = text.read_bytes()
    with pytest.raises(BadFile, match="no file of events"):
        Store(text)
    assert text.read_bytes() == before
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE song (name TEXT)")
    with pytest.raises(BadFile, match="another program"):
        Store(other)
    with pytest.raises(BadFile, match="can't be used"):
        Store(tmp_path / "nowhere" / "events.sqlite")


def test_files_of_later_versions_are_refused(tmp_path: Path) -> None:
    """They say what they are."""
    file = tmp_path / "events.sqlite"
    Store(file).close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(BadFile, match="later version"):
        Store(file)


def test_a_file_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A migration that is new is carried out once, and keeps what there is; one that fails leaves nothing behind."""
    file = tmp_path / "events.sqlite"
    with Store(file) as store:
        registered(3, store)
        assert store.version == len(migrations.MIGRATIONS)
        assert store.one("PRAGMA application_id") == (MARK,)
        assert store.one("PRAGMA journal_mode") == ("wal",)
    broken = (*migrations.MIGRATIONS, ("CREATE TABLE prize (event INTEGER)", "CREATE NONSENSE"))
    monkeypatch.setattr("longbox.events.store.MIGRATIONS", broken)
    with pytest.raises(BadFile):
        Store(file)
    monkeypatch.setattr("longbox.events.store.MIGRATIONS", (*broken[:-1], broken[-1][:1]))
    for _ in range(2):
        with Store(file) as store:
            assert store.version == len(broken)
            assert store.rows("SELECT * FROM prize") == []
            assert len(found(store).entrants) == 3
