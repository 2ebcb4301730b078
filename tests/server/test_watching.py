"""What those who watch are told besides the table: its clocks, and nothing that players say to each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.common import Guest, both, together
from tests.server.stopped import Stopped

THOROUGH = pytest.mark.thorough
WATCHES = ("nobody", "public", "all")
GAME_CLOCK = {"kind": "game", "seconds": 600, "more": 0, "over": "bot"}


def test_watchers_see_the_clocks(ann: Guest, ben: Guest) -> None:
    """The clocks of a table come to watchers with what they see at first, and with each step."""
    table = together(ann, ben, watch="public", clock=GAME_CLOCK)
    cem = Guest(ann.client, "Cem")
    with both(ann, ben, table) as (active, _), cem.sit(table, door="watch") as watcher:
        seen = watcher.expect("view")
        assert len(seen["clocks"]["left"]) == 2
        assert seen["clocks"]["running"] == [active.asked[0]["seat"]]
        active.answer(active.keys()[0])
        assert len(watcher.expect("step")["clocks"]["left"]) == 2


def test_what_players_say_is_theirs(ann: Guest, ben: Guest) -> None:
    """Those who sit at a table hear each other; those who watch hear nothing of it."""
    table = together(ann, ben, watch="public")
    cem = Guest(ann.client, "Cem")
    with both(ann, ben, table) as (active, passive), cem.sit(table, door="watch") as watcher:
        watcher.expect("view")
        active.send("say", id="a", words="I hold Batman.")
        assert passive.expect("said")["words"] == "I hold Batman."
        watcher.wait(active.answer(active.keys()[0]))
        assert "said" not in [message["t"] for message in watcher.log]


def test_late_watchers_see_late_clocks(ann: Guest, ben: Guest, stopped: Stopped) -> None:
    """Who sees a table some seconds later sees its clocks as they were then, and counts on from now."""
    table = together(ann, ben, watch="all", delay=2, clock=GAME_CLOCK)
    cem = Guest(ann.client, "Cem")
    with both(ann, ben, table) as (active, _), cem.sit(table, door="watch") as watcher:
        watcher.expect("view")
        n = active.answer(active.keys()[0])
        stopped.go_on(5)
        watcher.wait(n)
        told = []
        for chair in (active, watcher):
            chair.send("sync", n=-1)
            told.append(chair.expect("view")["clocks"])
        now, late = told
        seat = now["running"][0]
        assert late["left"][seat] - now["left"][seat] == 2000
        assert late["at"] == now["at"]


def test_what_is_sent_twice_is_said_once(ann: Guest, ben: Guest) -> None:
    """What somebody says is acknowledged; sent again, as the reply was lost, it is acknowledged and not said again."""
    table = together(ann, ben)
    with both(ann, ben, table) as (active, passive):
        for _ in range(2):
            active.send("say", id="a", words="Hello")
            assert active.expect("taken")["id"] == "a"
        active.send("say", id="b", words="Hello")
        assert passive.expect("said")["no"] == 1
        assert passive.expect("said")["no"] == 2
    assert [said["words"] for said in ann.get(f"/api/tables/{table}/chat").json()] == ["Hello", "Hello"]


def test_conceding_later_is_told(ann: Guest, ben: Guest) -> None:
    """Where the rules don't let a player concede at this moment, the player is told when it happens."""
    table = together(ann, ben, "vs")
    with both(ann, ben, table) as (active, _):
        assert active.keys().count("concede") == 0
        active.send("wish", id="c", what="concede")
        told = active.expect("told")
        assert told["id"] == "c"
        assert told["text"] == [[["You concede as soon as you have priority.", ""]]]


def test_players_know_who_watches(ann: Guest, ben: Guest) -> None:
    """Each of those who watch is counted and named once, however often they look; who sits down anew is told, too."""
    table = together(ann, ben, watch="public")
    cem = Guest(ann.client, "Cem")
    with both(ann, ben, table) as (active, _):
        with cem.sit(table, door="watch") as watcher, cem.sit(table, door="watch"):
            watcher.expect("view")
            told = active.until(lambda message: message["t"] == "crowd" and bool(message.get("watchers")))
            assert (told["watchers"], told["watching"]) == (1, ["Cem"])
            with active.guest.sit(table) as again:
                assert again.expect("crowd")["watching"] == ["Cem"]
        with active.guest.sit(table) as again:
            again.until(is_alone)


def is_alone(message: dict[str, Any]) -> bool:
    """Whether it is told that nobody watches."""
    return message["t"] == "crowd" and not message.get("watchers")


@pytest.mark.parametrize("watch", ["public", "all"])
@pytest.mark.parametrize(
    "game", ["champions", *[pytest.param(game, marks=THOROUGH) for game in ("vs", "dcdb", "forever")]]
)
def test_who_watches_reads_whose_everything_is(ann: Guest, game: str, watch: str) -> None:
    """Whoever watches sits nowhere: no turn, no step and no card is "yours"."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = ann.post("/api/tables", {"game": game, "seats": seats, "watch": watch}).json()["id"]
    cem = Guest(ann.client, "Cem")
    with ann.sit(table) as hers, cem.sit(table, door="watch") as watcher:
        watcher.expect("view")
        for _ in range(12):
            if hers.until_asked():
                watcher.wait(hers.answer(hers.keys()[0]))
            assert watcher.face is not None
            kinds = [card.kind for area in watcher.face.areas() for card in area.cards]
            for words in (watcher.face.state, watcher.face.means, *kinds):
                assert not {"your", "you", "You", "yours"} & set(words.replace(":", " ").split()), words


def test_who_is_watched_has_a_name(ann: Guest) -> None:
    """Who plays alone is spoken to as "you"; where others may watch, who read the same words, by the own name."""
    seats = [{"who": "me"}, {"who": "bot"}]
    made = [ann.post("/api/tables", {"game": "champions", "seats": seats, "watch": watch}).json() for watch in WATCHES]
    assert [table["seats"][0]["name"] for table in made] == ["You", ann.name, ann.name]
    cem = Guest(ann.client, "Cem")
    with ann.sit(made[1]["id"]) as hers, cem.sit(made[1]["id"], door="watch") as watcher:
        hers.until_asked()
        watcher.expect("view")
        assert watcher.face is not None
        assert "your turn" not in watcher.face.state
