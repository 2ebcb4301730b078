"""What all tests share: how Hypothesis looks for examples, what is drawn by lot, and what failures tell."""

from __future__ import annotations

import gc
import importlib
import random
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from longbox import program

# A test that several games share tells what differs, as their own tests do.
pytest.register_assert_rewrite("tests.always.common", "tests.terminal.drawing")

# The machines that run the tests are slow at times, and a test that fails must fail again.
settings.register_profile("longbox", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("longbox")


def pytest_collection_finish() -> None:
    """Don't look again and again through all that was imported and collected for what can be let go.

    It stays until the end. Rulings take a sixth less time so.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True, scope="session")
def _games_of_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep what is played and reported in tests out of the directory of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LONGBOX_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(autouse=True)
def _seeds_of_tests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each test draw the seeds of its games anew as before: who is first, and all else that the lot decides.

    All that begins games in this process draws their seeds by `secrets.randbits`. A seed depends on the test's name and
    on how many were drawn in it before, not on what ran earlier or elsewhere.
    """
    monkeypatch.setattr(secrets, "randbits", random.Random(request.node.nodeid).getrandbits)


@pytest.fixture
def known_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games that a test adds from folders of its own are forgotten with it."""
    monkeypatch.setenv("LONGBOX_PACKS", "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(program, "ALWAYS", [])
    importlib.invalidate_caches()
    yield
    for name, module in [*sys.modules.items()]:
        if str(getattr(module, "__file__", None)).startswith(str(tmp_path)):
            del sys.modules[name]
