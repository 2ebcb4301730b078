"""A game in a folder of one's own is played at the web table as shipped games are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar", reason="needs the extra longbox[web]")

import msgspec
from litestar.testing import TestClient

from longbox.games import outside
from longbox.kernel.record import Record
from longbox.records import play_back
from longbox.server import agreeing, catalogue
from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.common import Guest

pytestmark = pytest.mark.usefixtures("known_packs")


@pytest.fixture
def ann(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    """Somebody at a server that was told of the folder; what it found before is found anew."""
    outside.add_folder(folder)
    monkeypatch.setattr(agreeing, "_found", agreeing._found.__wrapped__)
    monkeypatch.setattr(catalogue, "all_cards", catalogue.all_cards.__wrapped__)
    with TestClient(make_app(Settings(data=tmp_path / "data", warm=False))) as client:
        yield Guest(client, "Ann")


def test_it_is_played_at_the_web_table(ann: Guest) -> None:
    """It is offered in the lobby, played against a bot to its end, and its record is played back."""
    told = {game["game"]: game["title"] for game in ann.get("/api/games").json()}
    assert told["sidekicks"] == "Sidekicks"
    table = ann.quick("sidekicks")
    with ann.sit(table) as chair:
        while chair.until_asked():
            chair.answer(chair.keys()[0])
        assert chair.over
    record = msgspec.json.decode(ann.get(f"/api/tables/{table}/record").content, type=Record)
    assert record.game == "sidekicks"
    assert play_back(record).game.over


def test_its_cards_are_looked_up(ann: Guest) -> None:
    """With those of all other games."""
    found: Any = ann.get("/api/cards?game=sidekicks").json()
    assert "Bruiser" in str(found)
