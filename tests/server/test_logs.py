"""The server's log tells kinds and places of errors, and nothing that an error says, as it may name cards."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from longbox.kernel.errors import LongboxError
from longbox.server.app import make_app
from longbox.server.logs import WithoutWords, kinds, set_up_logs
from longbox.server.play.kept import Kept
from longbox.server.settings import Settings
from longbox.server.storage.sqlite import SqliteDatabase
from tests.server.common import Guest

SECRET = "Kryptonite in Ben's hand"


def secret_fault(*told: object) -> None:
    """A fault that names what nobody may know, as does the error that led to it."""
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise LookupError(f"no {SECRET}") from error


def secret_error(*told: object) -> None:
    """An error of ours that does."""
    raise LongboxError(f"{SECRET} can't be played.")


@pytest.mark.parametrize("wrong", [secret_fault, secret_error])
def test_faults_of_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], wrong: Any
) -> None:
    """What fails at a table, in a request and while nobody asks, is written down by its place, without its words."""
    with TestClient(make_app(Settings(data=tmp_path, warm=False))) as client:
        ann = Guest(client, "Ann")
        table = ann.quick("dcdb")
        with ann.sit(table) as chair:
            chair.until_asked()
            monkeypatch.setattr(Kept, "take", wrong)
            monkeypatch.setattr(Kept, "go_on", wrong)
            chair.send("answer", id="a", q=chair.question, key=chair.keys()[0])
            monkeypatch.setattr("longbox.server.tables.told", wrong)
            ann.get(f"/api/tables/{table}")
    told = capfd.readouterr().err
    assert SECRET not in told
    assert "Kryptonite" not in told
    if wrong is secret_fault:
        lines = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
        assert {line["error"] for line in lines} == {"LookupError < KeyError"}
        assert any("secret_fault" in place for line in lines for place in line["trace"])


def test_what_a_database_says(tmp_path: Path) -> None:
    """Of a database that can't be used the log tells its code, and no value."""
    database = SqliteDatabase(tmp_path)
    with pytest.raises(LongboxError) as failed:
        database.rows("SELECT 'Kryptonite' FROM nowhere")
    assert kinds(failed.value) == "Unreachable < OperationalError (SQLITE_ERROR)"
    database.close()


def test_what_libraries_say(capfd: pytest.CaptureFixture[str]) -> None:
    """A library that tells of an error, as of a task that nobody waited for, tells its kind and place alone."""
    handler = logging.StreamHandler()
    handler.setFormatter(WithoutWords("%(levelname)s %(name)s %(message)s"))
    log = logging.getLogger("longbox.tests.library")
    log.addHandler(handler)
    log.propagate = False
    try:
        secret_fault()
    except LookupError as error:
        log.error("Task exception was never retrieved\nfuture: %r", error, exc_info=error)
    log.removeHandler(handler)
    [line] = capfd.readouterr().err.splitlines()
    assert line.startswith("ERROR longbox.tests.library Task exception was never retrieved: LookupError < KeyError at ")
    assert "secret_fault" in line


def test_the_log_of_libraries_is_set_up() -> None:
    """Whoever writes to Python's own log is heard without words of errors."""
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    try:
        root.handlers.clear()
        set_up_logs()
        assert [type(handler.formatter) for handler in root.handlers] == [WithoutWords]
    finally:
        root.handlers[:] = before
