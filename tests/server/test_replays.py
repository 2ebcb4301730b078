"""Replays: each moment as its viewer saw it, records brought from elsewhere, and tables that go on from a moment."""

from __future__ import annotations

import random
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longbox import games
from longbox.faces.face import HAND, THE_GAME
from longbox.faces.lines import plain
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.players.registry import make_player
from longbox.records import play_back
from longbox.server.agreeing import agreed
from longbox.server.app import make_app
from longbox.server.play.films import OPEN, Screen
from longbox.server.settings import Settings
from tests.server.cluster import Cluster
from tests.server.common import Guest, asked_of, together

SHARE_IN_TIME = 0.95
IN_TIME = 0.1
"""How many seconds of this process's work a moment may take: what others do on the machine counts for nothing."""

FORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "dcdb": ("dcdb", {}),
    "cube": ("dcdb", {"format": "cube"}),
    "champions": ("champions", {}),
    "vs": ("vs", {}),
    "forever": ("forever", {}),
}


@cache
def played(form: str, names: tuple[str, str] = ("Ann", "Ben")) -> Record:
    """A game of each rulebook between bots, as the terminal saves it."""
    game, chosen = FORMS[form]
    options = agreed(game, chosen, list(names), [0, 1], [{}, {}])
    bots = {seat: make_player("greedy", game, seat) for seat in range(2)}
    table = Table(games.find(game), Record(game, options, 7), bots)
    return msgspec.structs.replace(table.to_record(), seats=names)


def bring(guest: Guest, record: Record) -> str:
    """Bring a record; gives its name."""
    reply = guest.post("/api/replays", msgspec.to_builtins(record))
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


def finished(ann: Guest, ben: Guest, answers: int = 6, **terms: Any) -> str:
    """A table of two that is over, as one has conceded."""
    table = together(ann, ben, **terms)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        for _ in range(answers):
            active = asked_of(hers, his)
            n = active.answer(active.keys()[0])
            (his if active is hers else hers).wait(n)
        active = asked_of(hers, his)
        active.send("wish", id="c", what="concede")
        active.until(lambda message: message["t"] == "taken")
    return table


def hand_titles(view: dict[str, Any]) -> list[list[str]]:
    """The titles of the cards in each hand that can be seen."""
    areas = [area for side in view["sides"] for area in side.get("areas", []) if "hand" in area["id"]]
    return [sorted(card["title"] for card in area.get("cards", []) if card.get("title")) for area in areas]


def test_a_game_that_is_over_can_be_looked_at(client: TestClient[Any], ann: Guest, ben: Guest) -> None:
    """Its players see each moment and the log; others only where it might be watched; nobody before the end."""
    table = together(ann, ben)
    assert ann.get(f"/api/replays/{table}").status_code == 409
    assert ann.get(f"/api/replays/{table}/moments/0").status_code == 409
    assert ann.get(f"/api/replays/{table}/record").status_code == 409
    table = finished(ann, ben)
    told = ann.get(f"/api/replays/{table}").json()
    assert (told["names"], told["table"]) == (["Ann", "Ben"], table)
    assert told["last"] >= 6
    assert {line["moment"] for line in told["log"]} <= set(range(told["last"] + 1))
    for moment in range(told["last"] + 1):
        assert ann.get(f"/api/replays/{table}/moments/{moment}").json()["moment"] == moment
    assert ann.get(f"/api/replays/{table}/moments/{told['last'] + 1}").status_code == 400
    assert ann.get(f"/api/replays/{table}/moments/0?eyes=2").status_code == 400
    assert [listed["id"] for listed in ben.get("/api/me/replays").json()] == [table]
    stranger = Guest(client, "Eve")
    assert stranger.get(f"/api/replays/{table}").status_code == 404
    with pytest.raises(WebSocketDisconnect) as closed, stranger.sit(table, door="watch") as chair:
        chair.read()
    assert closed.value.code == 4403
    with ann.sit(table, door="watch") as chair:
        assert chair.expect("view")["view"]["result"]
    assert stranger.get("/api/me/replays").json() == []
    watched = finished(ann, ben, watch="public")
    assert stranger.get(f"/api/replays/{watched}").status_code == 200


def test_eyes(ann: Guest, ben: Guest) -> None:
    """A player's eyes see what that player saw then, word for word; with all cards open, both hands are seen."""
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        seen = {0: hers.log[-1]["view"], 1: his.log[-1]["view"]}
        active = asked_of(hers, his)
        active.answer(active.keys()[0])
        active.send("wish", id="c", what="concede")
        active.until(lambda message: message["t"] == "taken")
    eyes = {seat: ann.get(f"/api/replays/{table}/moments/0?eyes={seat}").json() for seat in (0, 1)}
    for seat in (0, 1):
        assert eyes[seat]["view"]["sides"] == seen[seat]["sides"]
        assert len(hand_titles(eyes[seat]["view"])) == len(hand_titles(seen[seat]))
    opened = ann.get(f"/api/replays/{table}/moments/0").json()
    known = [card for hand in hand_titles(opened["view"]) for card in hand]
    assert sorted(known) == sorted(card for seat in (0, 1) for hand in hand_titles(eyes[seat]["view"]) for card in hand)
    asked = [seat for seat in (0, 1) if "asked" in eyes[seat]]
    assert len(asked) == 1, "whoever isn't asked doesn't see what is asked"
    assert opened["asked"]["seat"] == asked[0]
    assert opened["asked"]["answer"]


@pytest.mark.parametrize("eyes", [0, 1, OPEN])
def test_you_are_spoken_to_through_all_eyes(eyes: int) -> None:
    """Whoever played as "You" reads "You build a resource" also where somebody else's eyes look on."""
    record = played("vs", ("You", "Greedy"))
    lines = {plain(told.line) for told in Screen(record).log(eyes)}
    assert any(line.startswith("You build a resource") for line in lines)
    assert any(line.startswith("Greedy builds a resource") for line in lines)
    assert not [line for line in lines if "You builds" in line or "You draws" in line]


@pytest.mark.parametrize("form", ["forever", "vs"])
def test_with_all_cards_open_nothing_is_theirs_who_look(form: str) -> None:
    """Nobody's seat is looked from, and the card of a hand that was answered with is marked where it lies open."""
    screen = Screen(played(form))
    marked = 0
    for moment in range(0, min(screen.film.last, 120), 4):
        shown = screen.see(moment, OPEN)
        assert shown.view.viewer == THE_GAME
        assert not any(side.yours or side.relation for side in shown.view.sides)
        if shown.view.asked is None or shown.asked is None:
            continue
        lying = {card.id for area in shown.view.areas() for card in area.cards}
        for offer in shown.view.asked.offers:
            if set(offer.answers) & set(shown.asked.keys):
                marked += bool([id for id in offer.on if id.startswith(f"0 {HAND} ") and id in lying])
    assert marked
    assert not [told for told in screen.log(OPEN) if plain(told.line).startswith(("You ", "Your "))]


@pytest.mark.thorough
@pytest.mark.parametrize("form", FORMS)
def test_records_of_each_rulebook(ann: Guest, form: str) -> None:
    """A record of the terminal is shown at any moment by 100 ms of work, and comes back as it was brought."""
    record = played(form)
    replay = bring(ann, record)
    told = ann.get(f"/api/replays/{replay}").json()
    assert told["last"] == len(record.answers)
    assert told["result"]
    assert told["own"]
    chance = random.Random(form)
    times = []
    for _ in range(20):
        before = time.process_time()
        moment = chance.randint(0, told["last"])
        assert ann.get(f"/api/replays/{replay}/moments/{moment}?eyes=1").json()["moment"] == moment
        times.append(time.process_time() - before)
    assert sorted(times)[int(SHARE_IN_TIME * len(times)) - 1] < IN_TIME, times
    again = msgspec.json.decode(ann.get(f"/api/replays/{replay}/record").content, type=Record)
    assert again == record


@pytest.mark.thorough
def test_what_is_no_record_is_refused(client: TestClient[Any], ann: Guest, ben: Guest) -> None:
    """A record that can't be played isn't kept; one that is, only who brought it can take away."""
    record = msgspec.to_builtins(played("forever"))
    for wrong in (
        {**record, "game": "chess"},
        {**record, "options": {"heroes": 7}},
        {**record, "answers": ["no", "such", "answer"]},
        {**record, "seed": 1 << 12_000},
        {"game": "dcdb"},
    ):
        assert ann.post("/api/replays", wrong).status_code in (400, 404), str(wrong)[:80]
    assert ann.get("/api/me/replays").json() == []
    replay = bring(ann, played("forever"))
    assert client.delete(f"/api/replays/{replay}", headers=ben.headers).status_code == 404
    assert client.delete(f"/api/replays/{replay}", headers=ann.headers).status_code == 204
    assert ann.get(f"/api/replays/{replay}").status_code == 404


@pytest.mark.thorough
@pytest.mark.parametrize("form", FORMS)
def test_playing_on_from_a_moment(ann: Guest, form: str) -> None:
    """The new table stands where the replay stood, with its own player asked; the bot goes on."""
    record = played(form)
    replay, moment = bring(ann, record), len(record.answers) // 2
    shown = ann.get(f"/api/replays/{replay}/moments/{moment}").json()["asked"]
    made = ann.post(f"/api/replays/{replay}/play-on", {"moment": moment})
    assert made.status_code == 201, made.text
    assert made.json()["parent"] == {"table": replay, "n": moment}
    yours = [seat["seat"] for seat in made.json()["seats"] if seat.get("yours")]
    assert yours == [shown["seat"]]
    with ann.sit(made.json()["id"]) as chair:
        chair.expect("view")
        assert chair.until_asked()
        chair.answer(chair.keys()[0])


@pytest.mark.thorough
def test_playing_on_with_somebody_else(client: TestClient[Any], ann: Guest, ben: Guest) -> None:
    """Others take the seats under their own names, the game stands where it stood, and its record plays back."""
    record = played("dcdb")
    replay, moment = bring(ann, record), 40
    wished = {"moment": moment, "seats": [{"who": "open"}, {"who": "me"}], "title": "From there"}
    made = ann.post(f"/api/replays/{replay}/play-on", wished).json()
    assert made["state"] == "open"
    joined = ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}).json()
    assert [seat["name"] for seat in joined["seats"]] == ["Ben", "Ann"]
    with ann.sit(made["id"]) as hers, ben.sit(made["id"]) as his:
        hers.expect("view")
        his.expect("view")
        room = client.app.state.hall.rooms[made["id"]]
        there = Table(games.find("dcdb"), msgspec.structs.replace(record, answers=record.answers[:moment]))
        assert room.progress.table.game.state() == there.game.state()
        assert [str(seat) for seat in room.progress.table.game.seats] == ["Ben", "Ann"]
        active = asked_of(hers, his)
        assert active.undo.get("state", "none") == "none", "what was played before isn't theirs to take back"
        active.answer(active.keys()[0])
        assert play_back(room.progress.record()).course == room.progress.table.course
    assert ann.post(f"/api/replays/{replay}/play-on", {**wished, "seats": [{"who": "me"}]}).status_code == 400
    assert ann.post(f"/api/replays/{replay}/play-on", {"moment": len(record.answers)}).status_code == 400
    assert ann.post(f"/api/replays/{replay}/play-on", {"moment": -1}).status_code == 400


def test_playing_on_with_new_cards(client: TestClient[Any], ann: Guest) -> None:
    """Where it is wished, what nobody had seen is dealt anew, so that who knows the replay knows nothing of it."""
    record = played("dcdb")
    replay, moment = bring(ann, record), 40
    piles: list[Any] = []
    for anew in (False, False, True):
        made = ann.post(f"/api/replays/{replay}/play-on", {"moment": moment, "anew": anew}).json()
        with ann.sit(made["id"]) as chair:
            chair.expect("view")
            assert chair.face is not None
            game = client.app.state.hall.rooms[made["id"]].progress.table.game
            known = [[card.serial if game.seen_by(card) else -1 for card in pile] for pile in game.piles]
            piles.append(([[card.serial for card in pile] for pile in game.piles], known))
    assert piles[0] == piles[1]
    assert piles[2][0] != piles[0][0]
    assert piles[2][1] == piles[0][1]


@pytest.mark.thorough
def test_with_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    """The same with PostgreSQL, where one worker takes a record, and another one plays on from it."""
    settings = Settings(data=tmp_path, database=cluster.new_database(), warm=False)
    with TestClient(make_app(settings)) as first, TestClient(make_app(settings)) as second:
        ann = Guest(first, "Ann")
        replay = bring(ann, played("dcdb"))
        ann.client = second
        assert ann.get(f"/api/replays/{replay}/moments/30").json()["moment"] == 30
        made = ann.post(f"/api/replays/{replay}/play-on", {"moment": 30, "anew": True})
        assert made.status_code == 201, made.text
        ann.client = first
        with ann.sit(made.json()["id"]) as chair:
            chair.expect("view")
            assert chair.until_asked()
            chair.answer(chair.keys()[0])
        assert ann.get("/api/cards?words=kick").json()["cards"][0]["name"] == "Kick"
