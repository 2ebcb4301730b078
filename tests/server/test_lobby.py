"""Making tables and sitting down: what can be agreed on, by whom, and what can't."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from longbox.kernel.errors import LongboxError
from longbox.players import registry
from longbox.server.agreeing import bots_of
from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.common import Guest

KEPT = str(Path(__file__).parents[2] / "examples" / "dcdb.bot")


@pytest.mark.thorough
def test_games_tell_what_can_be_agreed_on(client: TestClient[Any]) -> None:
    """Each game has fields that make a form, with choices, bounds and what is so if nothing is said."""
    games = {game["game"]: game for game in client.get("/api/games").json()}
    assert {"dcdb", "vs", "champions", "forever"} <= {*games}
    fields = {field["name"]: field for field in games["vs"]["fields"]}
    assert "X-Men" in fields["decks"]["choices"]
    assert fields["decks"]["per_seat"]
    assert (fields["endurance"]["kind"], fields["endurance"]["least"]) == ("number", 1)
    assert games["champions"]["bots"][0]["name"] == "greedy"


def test_forms_are_begun_at_once(client: TestClient[Any], ann: Guest) -> None:
    """Each form that a game's pack tells of has a quick table, which is called after it; another one is refused."""
    games = {game["game"]: game["forms"] for game in client.get("/api/games").json()}
    assert games["dcdb"] == [{"form": "cube", "title": "DCDB Cube"}]
    assert games["vs"] == []
    table = ann.post("/api/quick", {"game": "dcdb", "form": "cube"}).json()
    assert (table["state"], table["title"], table["chosen"]) == ("playing", "DCDB Cube", {"format": "cube"})
    for game, form in (("dcdb", "sphere"), ("vs", "cube"), ("chess", "cube")):
        assert ann.post("/api/quick", {"game": game, "form": form}).status_code == 404


def test_what_is_chosen_is_played(ann: Guest, ben: Guest) -> None:
    """Decks of each seat and options of the game get into its record."""
    seats = [{"who": "me", "choice": {"decks": "Brotherhood"}}, {"who": "open"}]
    wished = {"game": "vs", "chosen": {"endurance": 9}, "seats": seats}
    table = ann.post("/api/tables", wished).json()
    assert table["state"] == "open"
    assert ben.post(f"/api/tables/{table['id']}/join").json()["code"] == "not_allowed"
    joined = ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"], "choice": {"decks": "X-Men"}})
    assert joined.json()["state"] == "playing"
    with ann.sit(table["id"]) as hers:
        view = hers.expect("view")["view"]
    assert [side["name"] for side in view["sides"] if side.get("seat") == 0] == ["Ann"]
    assert any("9 endurance" in fact for side in view["sides"] for fact in side.get("facts", []))


def test_bots_of_the_host(tmp_path: Path) -> None:
    """A bot that the host brings sits at tables of its game under its name, and no other file of the server does."""
    try:
        with TestClient(make_app(Settings(data=tmp_path, warm=False, bots=(KEPT,)))) as client:
            ann = Guest(client, "Ann")
            wished = {"game": "dcdb", "seats": [{"who": "me"}, {"who": "bot", "bot": "dcdb"}]}
            table = ann.post("/api/tables", wished).json()
            assert [seat["name"] for seat in table["seats"]] == ["You", "Dcdb"]
            with ann.sit(table["id"]) as hers:
                assert KEPT not in str(hers.expect("view"))
            for game, bot in (("vs", "dcdb"), ("dcdb", KEPT)):
                assert ann.post("/api/tables", {"game": game, "seats": [{"who": "bot", "bot": bot}]}).status_code == 400
        assert ("dcdb" in bots_of("dcdb"), "dcdb" in bots_of("vs")) == (True, False)
        with pytest.raises(LongboxError, match="There is no file"):
            make_app(Settings(data=tmp_path, warm=False, bots=("nowhere.bot",)))
    finally:
        registry._INTRODUCED.clear()


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "bicycle"},
        {"game": "vs", "chosen": {"wheels": 2}},
        {"game": "vs", "chosen": {"endurance": "many"}},
        {"game": "vs", "chosen": {"endurance": -1}},
        {"game": "vs", "chosen": {"decks": ["/etc/passwd"]}},
        {"game": "vs", "chosen": {"decks": ["README.md"]}},
        {"game": "champions", "chosen": {"scenario": "/etc/passwd"}},
        {"game": "dcdb", "chosen": {"cards": ["/etc/passwd"]}},
        {"game": "dcdb", "seats": [{"who": "bot", "bot": "os:system"}, {"who": "me"}]},
        {"game": "dcdb", "seats": [{"who": "me"}]},
        {"game": "dcdb", "seats": [{"who": "bot"}, {"who": "bot"}]},
        {"game": "dcdb", "clock": {"kind": "turn", "seconds": 0}},
    ],
)
def test_what_cannot_be(ann: Guest, wrong: dict[str, Any]) -> None:
    """No file of the server is read, no module loaded, nothing impossible agreed on: it is refused in a sentence."""
    reply = ann.post("/api/tables", wrong)
    assert reply.status_code in (400, 404)
    assert reply.json()["why"]
    assert "root:" not in reply.text


@pytest.mark.thorough
def test_own_decks(ann: Guest) -> None:
    """A deck comes as the text of a file, and a text that is none is refused with its place."""
    mine = {"who": "me", "choice": {"decks": {"file": "4 Bicycle\n"}}}
    reply = ann.post("/api/tables", {"game": "vs", "seats": [mine, {"who": "bot"}]})
    assert reply.status_code == 400
    assert "Bicycle" in reply.json()["why"]
    assert str(Path("/tmp")) not in reply.json()["why"]


def test_seats(ann: Guest, ben: Guest) -> None:
    """A listed table is found and joined without an invitation; its host starts it with bots, and nobody else does."""
    wished = {"game": "dcdb", "listed": True, "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}]}
    table = ann.post("/api/tables", wished).json()["id"]
    found = ben.get("/api/tables").json()
    assert [(one["id"], "invite" in one) for one in found] == [(table, False)]
    assert ben.post(f"/api/tables/{table}/join").json()["seats"][1]["yours"]
    assert ben.post(f"/api/tables/{table}/start").status_code == 403
    assert ben.post(f"/api/tables/{table}/leave").json()["seats"][1]["who"] == "open"
    ben.post(f"/api/tables/{table}/join", {"seat": 2})
    started = ann.post(f"/api/tables/{table}/start").json()
    assert [seat["who"] for seat in started["seats"]] == ["person", "bot", "person"]
    assert ben.post(f"/api/tables/{table}/leave").json()["code"] == "started"


def test_what_all_agree_on_is_told(ann: Guest, ben: Guest) -> None:
    """Who is invited is told what isn't as usual, in words; neither files nor what a player brings are told."""
    seats = [{"who": "me", "choice": {"decks": "Brotherhood"}}, {"who": "open"}]
    chosen = {"endurance": 31, "initiative": None, "cards": [{"file": "[[card]]"}], "decks": ["X-Men"]}
    table = ann.post("/api/tables", {"game": "vs", "seats": seats, "chosen": chosen}).json()["id"]
    told = ben.get(f"/api/tables/{table}").json()
    assert told["agreed"] == [
        {"label": "endurance", "value": "31"},
        {"label": "cards", "value": "a file of one's own"},
    ]
    assert "chosen" not in told
    assert "Brotherhood" not in str(told)
    flags = {"game": "dcdb", "seats": [{"who": "me"}, {"who": "open"}], "chosen": {"on_patrol": True, "timed": False}}
    table = ann.post("/api/tables", flags).json()["id"]
    assert ben.get(f"/api/tables/{table}").json()["agreed"] == [{"label": "on patrol"}]


def test_who_is_asked_is_told_to_those_who_may_see_it(ann: Guest, ben: Guest) -> None:
    """Where all may watch at the very moment, strangers are told who is asked; where they see it later, not."""
    seats = [{"who": "me"}, {"who": "bot"}]
    told = {}
    for name, terms in (("now", {"watch": "public"}), ("later", {"watch": "public", "delay": 60}), ("never", {})):
        table = ann.post("/api/tables", {"game": "dcdb", "seats": seats, "listed": True, **terms}).json()["id"]
        with ann.sit(table) as hers:
            hers.until_asked()
        told[name] = ben.get(f"/api/tables/{table}").json().get("asked")
        assert ann.get(f"/api/tables/{table}").json()["asked"] == [0]
    assert told == {"now": [0], "later": None, "never": None}
    listed = ben.get("/api/tables?which=playing").json()
    assert sorted(one.get("asked", []) for one in listed) == [[], [0]]


def test_hot_seat(ann: Guest) -> None:
    """Two at one device: only the cards of one seat are seen at a time, until the device is handed over."""
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Eve"}]
    table = ann.post("/api/tables", {"game": "dcdb", "seats": seats}).json()["id"]
    with ann.sit(table) as chair:
        chair.expect("view")
        while chair.face is not None and chair.face.asked is not None:
            keys = chair.keys()
            chair.answer("end turn" if "end turn" in keys else keys[-1])
        assert chair.face is not None
        asked = next(one["seat"] for one in chair.asked if one.get("yours"))
        assert asked != chair.face.viewer
        chair.send("sit", seat=asked)
        chair.expect("view")
        assert chair.face.viewer == asked
        assert chair.face.asked is not None


def test_fields_are_told_without_the_command_line(client: TestClient[Any]) -> None:
    """What a field does is said in words that fit a page, too: it names no option of the command line."""
    fields = [field for game in client.get("/api/games").json() for field in game["fields"]]
    assert [field["about"] for field in fields if "--" in field["about"]] == []
