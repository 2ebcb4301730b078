"""A server for each test, with a database of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="needs the extra longbox[web]")

import structlog
from litestar.testing import TestClient

from longbox.server.app import make_app
from longbox.server.play import hall
from longbox.server.settings import Settings
from tests.server.cluster import INSTALL, Cluster, programs, running
from tests.server.common import Guest, be_patient
from tests.server.stopped import stopped  # noqa: F401 (a fixture)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens each second happens ten times a second."""
    monkeypatch.setattr(hall, "TICKS", 0.1)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long on a busy machine is no sign of a broken line or of a hostile text; tests of that say so."""
    be_patient(monkeypatch)


@pytest.fixture(autouse=True)
def _who_writes_down() -> Iterator[None]:
    """A server of another test that still runs writes down what it does where it did before, not where this one did."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A client of a server."""
    with TestClient(make_app(Settings(data=tmp_path, warm=False))) as made:
        yield made


@pytest.fixture
def ann(client: TestClient[Any]) -> Guest:
    """Somebody."""
    return Guest(client, "Ann")


@pytest.fixture
def ben(client: TestClient[Any]) -> Guest:
    """Somebody else."""
    return Guest(client, "Ben")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL; where it isn't installed, its tests are left out, unless all are wanted."""
    found = programs()
    if found is None and os.environ.get("LONGBOX_TESTS") == "all":
        pytest.fail(INSTALL)
    if found is None:
        pytest.skip(INSTALL)
    with running(found) as made:
        yield made
