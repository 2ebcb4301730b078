"""Playing at the web table: answers are stored, acknowledged and seen, whatever happens to the line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longbox import games
from longbox.faces.face import TableFace
from longbox.games import find_pack
from longbox.games.shown import presenter_of
from longbox.kernel.record import Record, load
from longbox.records import play_back
from tests.server.common import WAITS, Guest, together

THOROUGH = pytest.mark.thorough


def titles(face: TableFace) -> dict[str, list[str]]:
    """The cards of each area by their titles."""
    return {area.id: [card.title for card in area.cards] for area in face.areas()}


@pytest.mark.parametrize("game", ["champions", *[pytest.param(game, marks=THOROUGH) for game in ("vs", "dcdb")]])
def test_a_whole_game(ann: Guest, game: str) -> None:
    """A game that is played by its steps alone ends on the page as it ends by its record."""
    table = ann.quick(game)
    with ann.sit(table) as chair:
        while chair.until_asked():
            chair.answer(chair.keys()[-1])
        assert chair.face is not None
        shown = chair.face
    record = msgspec.json.decode(ann.get(f"/api/tables/{table}/record").content, type=Record)
    played = play_back(record)
    assert played.game.over
    assert len(played.answers) <= chair.n
    with ann.sit(table) as again:
        again.expect("view")
        assert again.face is not None
        assert again.face.result == shown.result
        assert titles(again.face) == titles(shown)


def test_an_answer_counts_once(ann: Guest) -> None:
    """An answer that is sent twice counts once, and gets the same reply again."""
    with ann.sit(ann.quick("dcdb")) as chair:
        chair.until_asked()
        first, name = chair.question, chair.keys()[0]
        n = chair.answer(name, id="once")
        chair.send("answer", id="once", q=first, key=name)
        assert chair.expect("taken") == {"t": "taken", "id": "once", "n": n}
        chair.send("answer", id="late", q=first, key=name)
        assert chair.expect("refused")["code"] == "stale"


def test_refusals_say_why(ann: Guest, ben: Guest) -> None:
    """What isn't offered is refused with its reason and rule; others' questions and tables are nobody's."""
    table = ann.quick("dcdb")
    with ann.sit(table) as chair:
        chair.until_asked()
        chair.send("answer", id="dear", q=chair.question, key="Buy Batmobile")
        assert chair.expect("refused")["code"] == "not_offered"
        chair.send("why", key="Bicycle")
        assert chair.expect("refused")["code"] == "no_sense"
        chair.send("sit", seat=1)
        assert chair.expect("refused")["code"] == "not_yours"
    with pytest.raises(WebSocketDisconnect) as closed, ben.sit(table) as stranger:
        stranger.read()
    assert closed.value.code == 4403


def test_coming_back(ann: Guest) -> None:
    """Who comes back gets the steps that were missed if they are kept, and all that is seen otherwise."""
    table = ann.quick("dcdb")
    with ann.sit(table) as chair:
        chair.until_asked()
        chair.answer(chair.keys()[0])
        n, eyes = chair.n, chair.eyes
        chair.until_asked()
        chair.answer(chair.keys()[0])
        seen, now = chair.face, chair.n
    with ann.sit(table, f"&n={n}&eyes={eyes}") as back:
        assert back.read()["t"] == "hello"
        back.n, back.face = n, None
        missed = [back.socket.receive_json(timeout=WAITS) for _ in range(now - n)]
        assert [message["n"] for message in missed] == [*range(n + 1, now + 1)]
    with ann.sit(table, f"&n={n}&eyes=others") as back:
        back.expect("view")
        assert back.n == now
        assert back.face is not None
        assert seen is not None
        assert titles(back.face) == titles(seen)


def test_a_server_that_starts_again(client: TestClient[Any], ann: Guest, tmp_path: Any) -> None:
    """Another server with the same database has the same tables, where every acknowledged answer stands."""
    from longbox.server.app import make_app  # noqa: PLC0415 (another server)
    from longbox.server.settings import Settings  # noqa: PLC0415 (the same)

    table = ann.quick("dcdb")
    with ann.sit(table) as chair:
        chair.until_asked()
        for _ in range(3):
            chair.answer(chair.keys()[0])
        n, seen = chair.n, chair.face
    with TestClient(make_app(Settings(data=tmp_path, warm=False))) as other:
        ann.client = other
        with ann.sit(table) as chair:
            chair.expect("view")
            assert chair.n >= n
            assert chair.face is not None
            assert seen is not None
            assert chair.n > n or titles(chair.face) == titles(seen)


def test_another_window(ann: Guest) -> None:
    """A second window takes over, and the first is told so."""
    table = ann.quick("dcdb")
    with ann.sit(table) as old:
        old.expect("view")
        with ann.sit(table) as new:
            new.expect("view")
            with pytest.raises(WebSocketDisconnect) as closed:
                old.expect("nothing more")
            assert closed.value.code == 4409


def test_by_http_alone(ann: Guest) -> None:
    """A program can play without a socket: it waits for steps, and its answers count once."""
    table = ann.quick("champions")
    hello, view = ann.get(f"/api/tables/{table}/steps").json()
    assert (hello["t"], view["t"]) == ("hello", "view")
    key = view["view"]["asked"]["offers"][0]["answers"][0]
    body = {"q": view["asked"][0]["q"], "key": key}
    replies = [ann.post(f"/api/tables/{table}/answers", body, **{"Idempotency-Key": "a"}) for _ in range(2)]
    assert [reply.status_code for reply in replies] == [201, 201]
    assert replies[0].json() == replies[1].json()
    late = ann.post(f"/api/tables/{table}/answers", body, **{"Idempotency-Key": "b"})
    assert (late.status_code, late.json()["code"]) == (409, "stale")
    steps = ann.get(f"/api/tables/{table}/steps?n=0&eyes={view['eyes']}").json()
    assert [message["t"] for message in steps][:2] == ["hello", "step"]


def test_for_whom_a_bot_plays_is_told(ann: Guest, ben: Guest) -> None:
    """A view and a step tell the seats of people for whom bots play, until they are back; never those of bots."""
    with ann.sit(ann.quick("dcdb")) as alone:
        assert "replaced" not in alone.expect("view")
    table = together(ann, ben)
    with ann.sit(table) as hers, ben.sit(table) as his:
        hers.expect("view")
        his.expect("view")
        hers.send("wish", id="bot", what="bot", to=0)
        assert his.expect("step")["replaced"] == [0]
        hers.send("sync", n=-1)
        assert hers.expect("view")["replaced"] == [0]
        hers.send("wish", id="back", what="back", to=0)
        back = hers.expect("taken")["n"]
        assert "replaced" not in his.until(lambda message: message["t"] == "step" and message["n"] == back)


def test_asking_costs_nothing(ann: Guest) -> None:
    """Looking, asking why and asking for a hint are answered, and change nothing."""
    with ann.sit(ann.quick("dcdb")) as chair:
        chair.until_asked()
        before = chair.n
        chair.send("look", card="Punch")
        assert chair.expect("card")["text"]
        chair.send("why", key="")
        assert chair.expect("because")["text"]
        chair.send("hint", q=chair.question)
        assert chair.expect("hint")["key"] in chair.keys()  # noqa: SIM118 (it is a list)
        chair.send("p")
        chair.expect("p")
        assert chair.n == before


def test_this_is_wrong(ann: Guest, ben: Guest, tmp_path: Path) -> None:
    """What a player says is wrong is kept with a record that can be played back, told when the game is over."""
    table = ann.quick("champions")
    with ann.sit(table) as chair:
        chair.until_asked()
        chair.answer(chair.keys()[0])
        kept = ann.post(f"/api/tables/{table}/wrong", {"sentence": "Rhino is too weak.", "n": chair.n}).json()
        path = f"/api/tables/{table}/wrong/{kept['file']}"
        assert kept["url"] == ""
        assert ann.get(path).status_code == 409
        chair.send("wish", id="c", what="concede")
        chair.expect("step")
    assert ben.get(path).status_code == 404
    file = tmp_path / "wrong.json"
    file.write_bytes(ann.get(path).content)
    assert len(play_back(load(file)).answers) == 1
    assert msgspec.json.decode(file.read_bytes())["wrong"]["sentence"] == "Rhino is too weak."


def test_no_habit_is_chosen_for_what_is_never_asked(ann: Guest) -> None:
    """Who wants it is told that nothing was changed, and not what sounds as if it were."""
    with ann.sit(ann.quick("champions")) as chair:
        chair.until_asked()
        chair.send("habit", id="h", thing="Rhino I", habit="never")
        refused = chair.expect("refused")
    assert (refused["code"], refused["why"].partition(":")[0]) == ("no_sense", "Nothing was changed")


def test_a_habit_is_kept_until_it_is_taken_back(ann: Guest) -> None:
    """What is never to be asked is told when one asks, also after coming back, and no more once it is to be asked."""
    told = []
    table = ann.quick("champions")
    for thing, habit in (("Spider-Man", "never"), ("", ""), ("Spider-Man", "ask")):
        with ann.sit(table) as chair:
            chair.until_asked()
            chair.send("habit", id="h", **({"thing": thing, "habit": habit} if thing else {}))
            told.append(str(chair.expect("told")))
    assert ["Not asked about: Spider-Man" in each for each in told] == [True, True, False]


def test_who_plays_alone_is_spoken_to_on_conceding(ann: Guest) -> None:
    """A game that is given up tells you that you did, as its log speaks to you."""
    table = ann.quick("dcdb")
    with ann.sit(table) as chair:
        chair.until_asked()
        chair.send("wish", id="c", what="concede")
        chair.expect("step")
    assert ann.get(f"/api/tables/{table}").json()["result"] == "You concede."


@pytest.mark.parametrize("game", ["dcdb", "vs"])
def test_the_help_of_a_game(ann: Guest, game: str) -> None:
    """A question mark tells the game in short, and all commands of its own."""
    with ann.sit(ann.quick(game)) as chair:
        chair.until_asked()
        chair.send("typed", id="h", words="?")
        told = ["".join(piece[0] for piece in line) for line in chair.expect("told")["text"]]
        presenter = find_pack(game).function("face")(games.find(game).options_for(2, {}))
        assert presenter.help().splitlines()[0] == told[0]
        for typed, what in presenter.commands():
            assert f"{typed}  {what}" in told


def test_a_player_is_spoken_to_once(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who passes reads "You pass": a line that speaks to its reader already is not put into words again."""
    monkeypatch.setattr(type(presenter_of("dcdb", {})), "digest", lambda *_: ["You passes."])
    with ann.sit(ann.quick("dcdb")) as chair:
        view = msgspec.json.encode(chair.expect("view"))
    assert b"You pass." in view
