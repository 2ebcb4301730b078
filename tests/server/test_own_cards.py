"""Cards that people wrote, as programs are told of them: at a table, and where a bot is asked from afar."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import msgspec
import pytest

from longbox.games import find
from longbox.games.workshop import file_of
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer
from longbox.players.remote import RemotePlayer
from longbox.server.agreeing import agreed
from tests.server.common import Chair, Guest, asked_of, both, together

pytestmark = pytest.mark.thorough

HOOK: dict[str, Any] = {"name": "Grappling Hook", "type": "Equipment", "cost": 3, "vp": 1, "copies": 8}
HOOKS = file_of([{**HOOK, "text": "+1 Power and draw a card."}])
PATROLS = file_of(
    [
        {"name": f"Patrol {letter}", "type": "plot twist", "cost": 1, "text": "Draw a card."}
        for letter in "ABCDEFGHIJKLMNO"
    ]
)
"""As many as make up a deck of four copies each."""
PATROL_DECK = "\n".join(
    ['name = "Patrols"', "", "[cards]", *[f'"Patrol {letter}" = 4' for letter in "ABCDEFGHIJKLMNO"]]
)
MOST = 200
ASKED = 60


def patrol_deck(guest: Guest) -> str:
    """A deck that has no other cards."""
    content = PATROL_DECK
    read = guest.post("/api/decks/read", {"game": "vs", "content": content, "cards": PATROLS}).json()
    assert (read["size"], read["problems"]) == (60, []), read
    return content


def told_to(guest: Guest, table: str) -> dict[str, str]:
    """The texts of the cards that somebody is told of at a table."""
    reply = guest.get(f"/api/tables/{table}/cards")
    assert reply.status_code == 200, reply.text
    return {card["name"]: card["text"] for card in reply.json()}


def test_what_the_table_agreed_on_is_told_to_all_who_sit_there(ann: Guest, ben: Guest) -> None:
    """Both are told what the cards say, with all that their file says; a table without such cards tells nothing."""
    table = together(ann, ben, chosen={"cards": [{"file": HOOKS}]})
    for guest in (ann, ben):
        assert told_to(guest, table) == {"Grappling Hook": "+1 Power and draw a card."}
    [card] = ann.get(f"/api/tables/{table}/cards").json()
    assert card["entry"] == {**HOOK, "text": "+1 Power and draw a card."}
    assert told_to(ann, together(ann, ben)) == {}


def test_who_does_not_sit_there_is_told_nothing(ann: Guest, ben: Guest) -> None:
    """Where a stranger asks, they are refused; so is whoever asks for a table that there isn't."""
    table = ann.post("/api/tables", {"game": "dcdb", "chosen": {"cards": [{"file": HOOKS}]}}).json()["id"]
    assert ben.get(f"/api/tables/{table}/cards").status_code in (403, 404, 409)
    assert ben.get("/api/tables/nothing/cards").status_code == 404


def test_what_others_bring_is_told_as_it_is_seen(ann: Guest, ben: Guest) -> None:
    """Who brought a deck with cards of their own knows them all; the other just those that have been seen to lie."""
    choice = {"decks": {"file": patrol_deck(ann)}, "cards": [{"file": PATROLS}]}
    made = ann.post("/api/tables", {"game": "vs", "seats": [{"who": "me", "choice": choice}, {"who": "open"}]}).json()
    assert ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}).json()["state"] == "playing"
    with both(ann, ben, made["id"]) as chairs:
        assert len(told_to(ann, made["id"])) == 15
        assert told_to(ben, made["id"]) == {}
        for _ in range(MOST):
            chair = asked_of(*chairs)
            n = chair.answer(preferred(chair))
            found = told_to(ben, made["id"])
            if found:
                break
        his = next(chair for chair in chairs if chair.guest is ben)
        his.wait(n)
        assert 0 < len(found) < 15
        assert all(name in str(his.log) for name in found), "what is told was shown to him"
        assert len(told_to(ann, made["id"])) == 15


def preferred(chair: Chair) -> str:
    """Play a card of one's own where that is offered."""
    offered = chair.keys()
    keys = [key for key in offered if "oncede" not in key]
    return next((key for key in keys if "Patrol" in key), keys[0])


# From afar


class _Enough(Exception):
    """It was asked often enough."""


class _Watched(Answerer):
    """Asks a program from afar, and keeps which cards of people's own its player knew each time."""

    def __init__(self, address: str, game: str) -> None:
        self._remote = RemotePlayer(address, game, 1)
        self._game = game
        self.known: list[dict[str, str]] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if len(self.known) >= ASKED:
            raise _Enough
        seen = [card for zone in view.zones for card in view.cards(zone) if card is not None]
        self.known.append({card.definition.name: card.definition.text for card in seen if is_own(card.definition.name)})
        return self._remote.answer(question, view)


def is_own(name: str) -> bool:
    """Whether a card is one of those that were written here."""
    return name.startswith("Patrol ") or name == "Grappling Hook"


@pytest.fixture
def program() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The address of a program that gives the last answer that is offered; and all that it was asked."""
    asked: list[dict[str, Any]] = []

    class Behind(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            said = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append(said)
            reply = msgspec.json.encode({"key": said["view"]["asked"]["offers"][-1]["answers"][0]})
            self.send_response(200)
            self.send_header("Content-Length", str(len(reply)))
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, *words: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Behind)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/answers", asked
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("dcdb", {"cards": [{"file": HOOKS}]}),
        ("vs", {"cards": [{"file": PATROLS}], "decks": ["X-Men", {"file": PATROL_DECK}]}),
        ("vs", {}),
    ],
)
def test_a_program_is_told_from_afar(
    program: tuple[str, list[dict[str, Any]]], game: str, chosen: dict[str, Any]
) -> None:
    """With each question come the texts of all cards of people's own that the player knows, and of no others."""
    address, asked = program
    system = find(game)
    playing = system.new_game(agreed(game, chosen, ["Ann", "Ben"], [], [{}, {}]), 7)
    watched = _Watched(address, game)
    playing.answerers = [watched, RandomPlayer(3)]
    with suppress(_Enough):
        system.play(playing)
    assert [one.get("cards", {}) for one in asked] == watched.known
    assert all(one["view"]["asked"] for one in asked)
    assert any(watched.known) == bool(chosen)
    assert all(watched.known) is False, "at first nothing of them is seen"
