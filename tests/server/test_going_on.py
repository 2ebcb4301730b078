"""What can't be stored or looked up for a moment leaves no table behind that knows more, or less, than the database."""

from __future__ import annotations

import errno
import io
import sys
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from longbox.server.logs import set_up_logs
from longbox.server.messages import Because, Why
from longbox.server.play import doing
from longbox.server.play import room as rooms
from longbox.server.play.room import Room
from longbox.server.storage.database import Unreachable
from longbox.server.storage.rows import Entry
from longbox.server.storage.store import Store
from tests.server.common import Guest, asked_of, both, fail_once, together


@pytest.mark.thorough
def test_a_wish_that_is_not_stored_is_forgotten(
    client: TestClient[Any], ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where somebody wants to be asked can't be kept: it is refused, and the next answer has the next number."""
    store: Store = client.app.state.hall.store
    table = ann.quick("vs")
    with ann.sit(table) as chair:
        chair.until_asked()
        n = chair.n
        fail_once(store, "append", monkeypatch)
        chair.send("typed", id="s", words="stop all")
        chair.send("p")
        heard = [message["t"] for message in iter(chair.read, {"t": "p"})]
        assert "refused" in heard
        assert "told" not in heard, "nobody is told that it was chosen"
        assert chair.expect("view")["n"] == n
        assert chair.answer(chair.keys()[0]) == n + 1
    entries = store.entries(table)
    assert [entry.n for entry in entries] == [*range(1, len(entries) + 1)]


def test_players_see_what_watchers_can_not(
    client: TestClient[Any], ann: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where what watchers see can't be looked up, all who sit there see what was stored, and watchers see it later."""
    table = together(ann, ben, watch="public")
    store: Store = client.app.state.hall.store
    entries = store.entries

    def fail(sitting: str, after: int = 0) -> list[Entry]:
        raise Unreachable("The line broke.")

    cem = Guest(ann.client, "Cem")
    with both(ann, ben, table) as (active, passive), cem.sit(table, door="watch") as watcher:
        watcher.expect("view")
        monkeypatch.setattr(store, "entries", fail)
        n = active.answer(active.keys()[0])
        passive.wait(n)
        monkeypatch.setattr(store, "entries", entries)
        going_on = asked_of(active, passive)
        watcher.wait(going_on.answer(going_on.keys()[0]))


def test_who_lost_sight_is_shown_the_table(ann: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the game was loaded anew as somebody only looked at it, all who are there are shown it again by itself."""
    monkeypatch.setattr(rooms, "STALLS", 0.1)
    table = together(ann, ben)
    with both(ann, ben, table) as (active, passive):

        def load(room: Room, person: str, message: Why) -> Because:
            room.kept._lose()
            assert room.progress.n == active.n
            return Because(message.key, ())

        monkeypatch.setattr(doing, "because", load)
        active.send("why", key="")
        active.expect("because")
        for chair in (active, passive):
            assert chair.expect("view")["n"] == active.n


class FullDisk(io.StringIO):
    """A file that takes nothing."""

    def write(self, words: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_that_can_not_be_written_hinders_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server can't write down it lets be."""
    monkeypatch.setattr(sys, "stderr", FullDisk())
    set_up_logs()
    structlog.get_logger("longbox.table").warning("database")
