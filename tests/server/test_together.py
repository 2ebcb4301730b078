"""Several people at a table: taking back is asked and answered, talk is heard, and who leaves is replaced."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longbox.records import play_back
from longbox.server.app import make_app, open_database
from longbox.server.play import presence
from longbox.server.play.clocks import now_ms
from longbox.server.play.entries import ANSWER
from longbox.server.play.knowing import Moment, newly_known
from longbox.server.play.progress import Progress
from longbox.server.settings import Settings
from longbox.server.storage.rows import Entry
from longbox.server.storage.store import Store
from tests.server.common import Guest, asked_of, both, together
from tests.server.stopped import Stopped


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


def test_what_another_worker_stored_is_seen_after_a_refusal(ann: Guest, ben: Guest, tmp_path: Path) -> None:
    """Where another worker was first and no notice told, the late answer is refused, and both see what came first."""
    table = together(ann, ben)
    with both(ann, ben, table) as (active, passive), closing(open_database(Settings(data=tmp_path))) as database:
        n, key = active.n + 1, active.keys()[0]
        seat = next(asked["seat"] for asked in active.asked if asked.get("yours"))
        Store(database).append(table, [Entry(n, seat, ANSWER, {"key": key}, "elsewhere", now_ms())])
        active.send("answer", id="late", q=active.question, key=key)
        assert active.expect("refused")["code"] == "stale"
        passive.wait(n)
        assert (active.n, passive.n) == (n, n), "both see what came first"
        going_on = asked_of(active, passive)
        assert going_on.answer(going_on.keys()[0]) == n + 1


def test_taking_back_is_asked(ann: Guest, ben: Guest) -> None:
    """Where something became known, the other is asked, and nobody else; who was refused waits before asking again."""
    table = together(ann, ben)
    with both(ann, ben, table) as (active, passive):
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
    with both(ann, ben, table) as (active, passive):
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


def test_talk(ann: Guest, ben: Guest, stopped: Stopped) -> None:
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


def test_mute(ann: Guest, ben: Guest) -> None:
    """What a muted person says is not sent, at any table, to whom they are mute; others read it; it can be undone."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.send("say", id="a", words="rude")
        assert his.expect("said")["words"] == "rude"
        assert ben.post(f"/api/tables/{table}/mute", {"no": 2}).status_code == 404
        assert ann.post(f"/api/tables/{table}/mute", {"no": 1}).status_code == 400
        [muted] = ben.post(f"/api/tables/{table}/mute", {"no": 1}).json()
        assert muted["name"] == "Ann"
        hers.send("say", id="b", words="ruder")
        assert hers.expect("said")["no"] == 1
        assert hers.expect("said")["words"] == "ruder"
        his.send("say", id="c", words="Hello")
        assert his.expect("said")["words"] == "Hello"
        assert hers.expect("said")["words"] == "Hello"
    assert [said["words"] for said in ben.get(f"/api/tables/{table}/chat").json()] == ["Hello"]
    assert ann.get("/api/me/muted").json() == []
    other = together(ann, ben)
    assert ann.client.delete(f"/api/me/muted/{muted['id']}", headers=ben.headers).status_code == 204
    with ann.sit(other) as hers, ben.sit(other) as his:
        hers.send("say", id="d", words="sorry")
        assert his.expect("said")["words"] == "sorry"


def test_who_stays_away_is_replaced(ann: Guest, ben: Guest, stopped: Stopped) -> None:
    """Where the table agreed on it, a bot takes the seat of who stays away, until they come back."""
    table = together(ann, ben, away="bot")
    with ann.sit(table) as hers:
        hers.expect("view")
        assert hers.expect("crowd")["away"] == [1]
        stopped.go_on(presence.STAYS_AWAY / 1000)
        assert hers.sees_nothing_new(), "the time is just not over yet"
        stopped.go_on(0.001)
        assert hers.expect("step")["n"] == 1
        with ben.sit(table) as his:
            his.expect("view")
            hers.until(lambda message: message["t"] == "crowd" and not message.get("away"))


@pytest.mark.thorough
def test_conceding(ann: Guest, ben: Guest) -> None:
    """Who concedes ends the game of two; it is over for both, and its record can be had."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        his.expect("view")
        hers.expect("view")
        hers.send("wish", id="c", what="concede")
        his.expect("step")
        assert not his.asked
        assert his.over, "the page says that it is over, and how"
        his.send("answer", id="a", q="1.0", key="Punch")
        assert his.expect("refused")["code"] == "over"
    told = ben.get(f"/api/tables/{table}").json()
    assert (told["state"], told["result"]) == ("over", "Ann concedes.")
    again = ben.post(f"/api/tables/{table}/rematch").json()
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Ben"]
    assert again["id"] in [found["id"] for found in ann.get("/api/me/tables").json()]


@pytest.mark.thorough
def test_clocks_run_from_the_beginning(ann: Guest, ben: Guest, stopped: Stopped) -> None:
    """Who never answers runs out of time, too: the other has won, where the table agreed so."""
    table = together(ann, ben, clock={"kind": "game", "seconds": 2, "over": "concede"})
    with ann.sit(table) as hers, ben.sit(table) as his:
        view = hers.expect("view")
        loser = asked_of(hers, his).guest.name
        assert view["clocks"]["running"] == [view["asked"][0]["seat"]]
        stopped.go_on(2)
        while not his.over:
            his.read()
    assert ann.get(f"/api/tables/{table}").json()["result"] == f"{loser} concedes."


def test_a_clock_that_runs_out(ann: Guest, ben: Guest, stopped: Stopped) -> None:
    """Whose time is over is replaced by a bot, and the clocks are told."""
    table = together(ann, ben, clock={"kind": "turn", "seconds": 1})
    with both(ann, ben, table) as (active, _):
        active.answer(active.keys()[0])
        stopped.go_on(1)
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


def test_watchers_of_everything(ann: Guest, ben: Guest, stopped: Stopped) -> None:
    """Where all agreed, watchers see all hands, later; nothing that is younger than the delay."""
    table = together(ann, ben, watch="all", delay=1)
    cem = Guest(ann.client, "Cem")
    with ann.sit(table) as hers, ben.sit(table) as his, cem.sit(table, door="watch") as watcher:
        for chair in (hers, his, watcher):
            chair.expect("view")
        active = asked_of(hers, his)
        n = active.answer(active.keys()[0])
        assert watcher.n < n
        stopped.go_on(0.999)
        assert watcher.sees_nothing_new(), "watchers see an answer once it is a second old"
        stopped.go_on(0.001)
        watcher.wait(n)
        assert watcher.face is not None
        assert watcher.face.asked is None
        hands = [area for area in watcher.face.areas() if "hand" in area.id]
        assert [len(area.cards) for area in hands] == [area.count for area in hands]
        assert sum(len(area.cards) for area in hands) >= 9, "both hands lie open"


@pytest.mark.thorough
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


def test_going_back_across_a_reveal_deals_anew(client: TestClient[Any], ann: Guest, ben: Guest) -> None:
    """What was seen stays, what nobody had seen is dealt anew; a redo follows it, and so do worker and record."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        room = client.app.state.hall.rooms[table]
        active = asked_of(hers, his)
        passive = his if active is hers else hers
        moment = Moment(room.progress.table.game)
        active.answer(active.keys()[-1])
        game = room.progress.table.game
        seen = newly_known(moment, Moment(game), game)
        before = [[card.serial for card in pile] for pile in game.piles]
        active.send("wish", id="w", what="undo")
        passive.send("reply", id="r", n=passive.expect("request")["n"], yes=True)
        active.expect("view")
        active.send("wish", id="again", what="redo")
        active.wait(active.expect("taken")["n"])
        after = [[card.serial for card in pile] for pile in room.progress.table.game.piles]
        places = {card: (pile, at) for pile, cards in enumerate(before) for at, card in enumerate(cards)}
        moved = {
            card for pile, cards in enumerate(after) for at, card in enumerate(cards) if places[card] != (pile, at)
        }
        assert seen
        assert not moved & seen, "what was seen lies where it lay"
        assert len(moved) > 40, "the main deck has another order"
        assert [len(pile) for pile in after] == [len(pile) for pile in before]
        record = room.progress.record()
        assert [deal.seen for deal in record.deals] == [tuple(sorted(seen))]
        assert play_back(record).course == room.progress.table.course
        again = Progress(room.sitting, room.store.entries(table))
        assert again.table.game.state() == room.progress.table.game.state()
