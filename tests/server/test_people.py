"""Guests, accounts and tokens: who somebody is, and how they are known again."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from longbox.server import people
from tests.server.common import Guest
from tests.server.stopped import Stopped

WORDS = {"login": "Ann", "password": "a long password"}


def test_who_waits_at_a_table_is_called_by_their_new_name(ann: Guest) -> None:
    """A new name stands at tables that wait; where somebody sits twice, or the game has begun, names stay."""
    twice = [{"who": "me"}, {"who": "me", "name": "Eve"}, {"who": "open"}]
    waits = ann.post("/api/tables", {"game": "dcdb", "seats": twice}).json()["id"]
    begun = ann.post("/api/tables", {"game": "dcdb", "seats": twice[:2]}).json()["id"]
    ann.post("/api/me", {"name": "Anna"})
    names = [[seat.get("name", "") for seat in ann.get(f"/api/tables/{id}").json()["seats"]] for id in (waits, begun)]
    assert names == [["Anna", "Eve", ""], ["Ann", "Eve"]]


def test_guests(client: TestClient[Any]) -> None:
    """A guest has a name and a cookie that scripts can't read; nobody is anybody before."""
    assert client.get("/api/me").json()["person"] is None
    assert client.post("/api/quick", json={"game": "dcdb"}).status_code == 401
    reply = client.post("/api/me", json={"name": "  Ann \u202e<b>  "})
    assert reply.json()["person"]["name"] == "Ann <b>"
    sent = reply.headers["set-cookie"].lower()
    assert all(word in sent for word in ("httponly", "samesite=lax", "path=/"))
    assert client.post("/api/me", json={"name": "Anna"}).json()["person"]["name"] == "Anna"
    assert client.post("/api/me", json={"name": "\u200b"}).status_code == 400


@pytest.mark.thorough
def test_accounts(client: TestClient[Any], ann: Guest) -> None:
    """An account keeps what the guest had; it is opened by its password, and by each recovery code once."""
    made = ann.post("/api/accounts", WORDS)
    assert made.status_code == 201
    code = made.json()["recovery"][0]
    table = ann.quick("dcdb")
    other = Guest(client, "Other")
    assert other.post("/api/accounts", WORDS).json()["code"] == "taken_name"
    assert client.post("/api/session", json={**WORDS, "password": "a wrong password"}).status_code == 403
    assert client.post("/api/session", json={**WORDS, "login": "nobody"}).status_code == 403
    assert client.post("/api/session", json=WORDS).json()["person"]["login"] == "ann"
    assert [found["id"] for found in client.get("/api/me/tables").json()] == [table]
    client.delete("/api/session")
    assert client.get("/api/me").json()["person"] is None
    renewed = {"login": "ann", "code": code, "password": "another password"}
    assert client.post("/api/recovery", json=renewed).status_code == 200
    assert ann.get("/api/me").json()["person"] is None, "a new password signs out everywhere"
    assert client.post("/api/recovery", json=renewed).status_code == 403


@pytest.mark.thorough
def test_passwords_are_not_tried_for_ever(
    client: TestClient[Any], ann: Guest, monkeypatch: pytest.MonkeyPatch, stopped: Stopped
) -> None:
    """After some wrong passwords, the next are refused unseen."""
    monkeypatch.setattr(people, "TRIES", 2)
    ann.post("/api/accounts", WORDS)
    wrong = {**WORDS, "password": "wrong"}
    codes = [client.post("/api/session", json=wrong).status_code for _ in range(3)]
    assert codes == [403, 403, 429]


def test_tokens(ann: Guest) -> None:
    """A program's token opens what its person may do, is told once, and can be ended."""
    token = ann.post("/api/tokens", {"label": "my bot"}).json()
    program = {"Authorization": f"Bearer {token['token']}"}
    assert ann.client.get("/api/me", headers=program).json()["person"]["name"] == "Ann"
    listed = ann.get("/api/tokens").json()
    assert [(found["label"], "token" in found) for found in listed] == [("my bot", False)]
    ann.client.delete(f"/api/tokens/{token['id']}", headers=ann.headers)
    assert ann.client.get("/api/me", headers=program).json()["person"] is None


def test_nothing_that_opens_is_kept(client: TestClient[Any], ann: Guest, tmp_path: Any) -> None:
    """Neither passwords nor tokens nor codes stand in the database."""
    codes = ann.post("/api/accounts", WORDS).json()["recovery"]
    token = ann.post("/api/tokens", {"label": "bot"}).json()["token"]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in (WORDS["password"], token, ann.token, *codes):
        assert secret.encode() not in kept
    assert b"argon2id" in kept
