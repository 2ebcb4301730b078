"""Ratings by tables: who is rated, for what, and that they follow from the records alone."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from litestar.testing import TestClient

from longbox.commands.rate import command as rate
from tests.server.common import Guest


def account(guest: Guest) -> Guest:
    """A guest who has an account now."""
    assert guest.post("/api/accounts", {"login": guest.name, "password": "a long password"}).status_code == 201
    return guest


def conceded(one: Guest, other: Guest, **more: Any) -> None:
    """A game of two which the first concedes."""
    seats = [{"who": "me"}, {"who": "open"}]
    table = one.post("/api/tables", {"game": "dcdb", "seats": seats, "listed": True, **more}).json()["id"]
    assert other.post(f"/api/tables/{table}/join").json()["state"] == "playing"
    with one.sit(table) as chair:
        chair.expect("view")
        chair.send("wish", id=str(random.random()), what="concede")
        chair.expect("taken")


def test_who_is_rated(client: TestClient[Any], ann: Guest, ben: Guest, tmp_path: Path) -> None:
    """Accounts are rated by who won; guests, and tables where answers are taken back freely, are not."""
    conceded(ann, ben)
    assert client.get("/api/ratings").json() == []
    account(ann)
    conceded(ann, ben)
    assert client.get("/api/ratings").json() == [], "one of the two is a guest"
    account(ben)
    conceded(ann, ben, undo="free")
    assert client.get("/api/ratings").json() == []
    conceded(ann, ben)
    [board] = client.get("/api/ratings").json()
    first, second = board["rows"]
    assert (first["player"], first["games"], first["firsts"]) == ("Ben", 1, 1)
    assert (second["player"], second["games"], second["firsts"]) == ("Ann", 1, 0)
    assert first["mu"] > 25 > second["mu"]
    assert first["sigma"] < 8.34
    conceded(ann, ben)
    again = client.get("/api/ratings").json()
    assert again[0]["rows"][0]["mu"] > first["mu"]
    told = CliRunner().invoke(rate, ["--data", str(tmp_path)], catch_exceptions=False)
    assert "Ben" in told.output
    found = client.get("/api/ratings").json()
    assert [row["player"] for row in found[0]["rows"]] == ["Ben", "Ann"]
    assert found[0]["rows"][0]["games"] == 4, "what was played as a guest counts for the account"
