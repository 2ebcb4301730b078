"""Several people at a table: taking back is asked and answered, talk is heard, and who leaves is replaced."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longbox.server.app import make_app
from longbox.server.play import presence
from longbox.server.settings import Settings
from tests.server.common import Chair, Guest


def together(ann: Guest, ben: Guest, game: str = "dcdb", **terms: Any) -> str:
    """A table of two."""
    wished = {"game": game, "seats": [{"who": "me"}, {"who": "open"}], **terms}
    made = ann.post("/api/tables", wished)
    assert made.status_code == 201, made.text
    joined = ben.post(f"/api/tables/{made.json()['id']}/join", {"invite": made.json()["invite"]})
    assert joined.json()["state"] == "playing", joined.text
    return str(made.json()["id"])


def asked_of(*chairs: Chair) -> Chair:
    """Who is asked; both have read all that there is."""
    n = max(chair.n for chair in chairs)
    for chair in chairs:
        chair.wait(n)
    while not any(chair.question for chair in chairs):
        for chair in chairs:
            chair.read()
    return next(chair for chair in chairs if chair.question)


def test_both_see_the_same(ann: Guest, ben: Guest) -> None:
    """Each gets a step for each entry, with the same numbers, and only one of them is told the question."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        for _ in range(6):
            active = asked_of(hers, his)
            passive = his if active is hers else hers
            assert [asked for asked in passive.asked if "q" in asked] == []
            n = active.answer(active.keys()[0])
            passive.wait(n)
        asked = asked_of(hers, his).guest
        turns = [guest.get("/api/me/tables").json()[0].get("your_turn", False) for guest in (ann, ben)]
        assert turns == [asked is ann, asked is ben]


def test_taking_back_is_asked(ann: Guest, ben: Guest) -> None:
    """Where something became known, the other is asked, and nobody else; who was refused waits before asking again."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        active = asked_of(hers, his)
        passive = his if active is hers else hers
        active.answer(active.keys()[0])
        assert active.undo["state"] == "ask", "the other has seen the card"
        active.send("wish", id="wish", what="undo")
        request = passive.expect("request")
        assert (request["what"], request["n"]) == ("undo", active.n + 1)
        active.send("reply", id="own", n=request["n"], yes=True)
        assert active.expect("refused")["code"] == "not_yours"
        passive.send("reply", id="reply", n=request["n"], yes=False)
        assert active.until(lambda message: bool(message.get("lapsed")))["n"] == request["n"]
        active.send("wish", id="again", what="undo")
        assert active.expect("refused")["code"] == "too_fast"
        passive.send("wish", id="theirs", what="undo")
        assert passive.expect("refused")["code"] == "stale", "there is nothing of theirs to take back"


def test_agreeing_to_take_back(ann: Guest, ben: Guest) -> None:
    """When the other agrees, the table is what it was before, under a higher number."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        active = asked_of(hers, his)
        passive = his if active is hers else hers
        keys = active.keys()
        n = active.answer(keys[0])
        active.send("wish", id="w", what="undo")
        passive.send("reply", id="r", n=passive.expect("request")["n"], yes=True)
        view = active.expect("view")
        assert view["back_to"] == n
        assert view["n"] > n
        assert active.keys() == keys
        passive.expect("view")
        active.send("wish", id="again", what="redo")
        assert active.expect("taken")["n"] > view["n"]


def test_against_bots_it_is_free(ann: Guest) -> None:
    """Against bots alone, an answer is taken back at once, and can be given again."""
    with ann.sit(ann.quick("dcdb")) as chair:
        chair.until_asked()
        keys = chair.keys()
        chair.answer(keys[0])
        played = chair.face
        chair.send("wish", id="w", what="undo")
        chair.expect("view")
        assert chair.keys() == keys
        assert chair.undo["redo"]
        chair.send("wish", id="x", what="redo")
        chair.wait(chair.expect("taken")["n"])
        assert chair.face is not None
        assert played is not None
        assert [area.count for area in chair.face.areas()] == [area.count for area in played.areas()]


def test_talk(ann: Guest, ben: Guest) -> None:
    """What one says, all hear, as text; too much of it is refused, and complaints are kept."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.send("say", id="s", words="<b>Hello</b>\n")
        heard = his.expect("said")
        assert (heard["by"], heard["words"], heard["no"]) == ("Ann", "<b>Hello</b>", 1)
        for number in range(6):
            hers.send("say", id=str(number), words="again")
        assert hers.expect("refused")["code"] == "too_fast"
    assert [said["words"] for said in ben.get(f"/api/tables/{table}/chat").json()][:2] == ["<b>Hello</b>", "again"]
    assert ben.post(f"/api/tables/{table}/report", {"no": 1, "words": "rude"}).status_code == 201


def test_who_stays_away_is_replaced(ann: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the table agreed on it, a bot takes the seat of who stays away, until they come back."""
    monkeypatch.setattr(presence, "STAYS_AWAY", 500)
    table = together(ann, ben, away="bot")
    with ann.sit(table) as hers:
        hers.expect("view")
        assert hers.expect("crowd")["away"] == [1]
        hers.expect("step")
        with ben.sit(table) as his:
            his.expect("view")
            hers.until(lambda message: message["t"] == "crowd" and not message.get("away"))


def test_conceding(ann: Guest, ben: Guest) -> None:
    """Who concedes ends the game of two; it is over for both, and its record can be had."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        his.expect("view")
        hers.expect("view")
        hers.send("wish", id="c", what="concede")
        his.expect("step")
        assert not his.asked
        his.send("answer", id="a", q="1.0", key="Punch")
        assert his.expect("refused")["code"] == "over"
    told = ben.get(f"/api/tables/{table}").json()
    assert (told["state"], told["result"]) == ("over", "Ann concedes.")
    again = ben.post(f"/api/tables/{table}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Ben"]
    assert again["id"] in [found["id"] for found in ann.get("/api/me/tables").json()]


def test_a_clock_that_runs_out(ann: Guest, ben: Guest) -> None:
    """Whose time is over is replaced by a bot, and the clocks are told."""
    clock = {"kind": "turn", "seconds": 1}
    table = together(ann, ben, clock=clock)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        active = asked_of(hers, his)
        active.answer(active.keys()[0])
        step = active.until(lambda message: message["t"] == "step" and bool(message.get("itself")))
        assert len(step["clocks"]["left"]) == 2


def test_watchers(ann: Guest, ben: Guest) -> None:
    """A watcher sees steps as the players do, no hand and no question, and can't answer."""
    table = together(ann, ben, watch="public", listed=True)
    cem = Guest(ann.client, "Cem")
    assert [found["id"] for found in cem.get("/api/tables?which=playing").json()] == [table]
    with ann.sit(table) as hers, ben.sit(table) as his, cem.sit(table, door="watch") as watcher:
        for chair in (hers, his, watcher):
            chair.expect("view")
        active = asked_of(hers, his)
        with cem.sit(table, door="watch") as late:
            late.expect("view")
            n = active.answer(active.keys()[0])
            for chair in (watcher, late):
                chair.wait(n)
        assert watcher.face is not None
        assert watcher.face.asked is None
        assert not any(side.yours for side in watcher.face.sides)
        assert not any(area.cards for area in watcher.face.areas() if area.name == "hand")
        watcher.send("answer", id="a", q=active.question, key="Punch")
        with pytest.raises(WebSocketDisconnect) as closed:
            watcher.expect("nothing")
        assert closed.value.code == 4400
    unwatched = together(ann, ben)
    with pytest.raises(WebSocketDisconnect) as closed, cem.sit(unwatched, door="watch") as stranger:
        stranger.read()
    assert closed.value.code == 4403


def test_watchers_of_everything(ann: Guest, ben: Guest) -> None:
    """Where all agreed, watchers see all hands, later; nothing that is younger than the delay."""
    table = together(ann, ben, watch="all", delay=1)
    cem = Guest(ann.client, "Cem")
    with ann.sit(table) as hers, ben.sit(table) as his, cem.sit(table, door="watch") as watcher:
        for chair in (hers, his, watcher):
            chair.expect("view")
        active = asked_of(hers, his)
        active.answer(active.keys()[0])
        answered = time.monotonic()
        before = watcher.n
        watcher.wait(before + 1)
        assert time.monotonic() - answered > 0.8
        assert watcher.face is not None
        assert watcher.face.asked is None


def test_a_restart_stops_the_clocks(client: TestClient[Any], ann: Guest, ben: Guest, tmp_path: Path) -> None:
    """A server that stops on purpose says so, and no clock runs until somebody is back."""
    table = together(ann, ben, clock={"kind": "game", "seconds": 60})
    with TestClient(make_app(Settings(data=tmp_path, warm=False))) as first:
        ann.client = first
        chair = ann.sit(table).__enter__()
        chair.expect("view")
    assert chair.until(lambda message: message["t"] == "restarting")
    ann.client = client
    with ann.sit(table) as again:
        paused = again.expect("view")
        assert paused["clocks"]["paused"]
        assert not again.expect("step")["clocks"].get("paused")
