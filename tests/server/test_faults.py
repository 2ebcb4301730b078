"""What breaks under load loses nothing; `python -m tests.server.faults --rounds 50` breaks more."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.asyncio.server import ServerConnection, serve

from benchmarks.loading.players import Figures, Player
from benchmarks.loading.servers import Worker
from benchmarks.loading.tables import Placed
from longbox.server.settings import Settings
from longbox.server.storage.rows import Entry
from tests.server import faults
from tests.server.cluster import Cluster
from tests.server.common import run
from tests.server.faults import FAULTS, Site, Watched, rounds, sites


def test_what_is_lost_is_noticed() -> None:
    """An answer that was acknowledged and is not stored, or stored elsewhere, or was refused and is, is found."""
    place = Watched(Placed("t", "vs", []), Figures())
    place.acknowledged, place.refused = {"a": 1, "b": 2}, {"c"}
    stored = [Entry(1, 0, "answer", {}, "a"), Entry(2, 1, "answer", {}, "b")]
    place.check(stored)
    for wrong in (
        stored[:1],
        stored[::-1],
        [stored[0], Entry(2, 1, "answer", {}, "c")],
        [*stored, Entry(4, 0, "undo", {})],
    ):
        with pytest.raises(AssertionError):
            place.check(wrong)


def view(n: int) -> dict[str, Any]:
    """What the one player sees after an entry."""
    asked = [{"seat": 0, "q": f"0.{n}", "yours": True}]
    return {"t": "view", "n": n, "view": {"asked": {"offers": [{"answers": ["Kick"]}]}}, "asked": asked}


def hear(player: Player, **told: Any) -> bool:
    """Let a player read something; tells whether nothing is missing before it."""
    return player.read(json.dumps(told, separators=(",", ":")))


def test_players_know_what_the_page_knows() -> None:
    """What is refused can be answered again; what is stale, or comes too early, is asked for anew."""
    place = Watched(Placed("t", "vs", [""]), Figures())
    [player] = place.players
    hear(player, **view(4))
    assert (player.n, player.question, player.offers) == (4, "0.4", ["Kick"])
    for code, whole, offers in (("fault", True, ["Kick"]), ("stale", False, [])):
        place.sent, place.by, place.named, player.offers = 1.0, player, "1", []
        assert hear(player, t="refused", id="1", code=code, why="") is whole
        assert (place.sent, player.offers) == (0, offers)
    assert not hear(player, t="step", n=6)
    assert (player.n, player.question) == (4, "0.4"), "the step before is missing"
    assert hear(player, t="step", n=4)
    assert hear(player, t="step", n=5, asked=[{"seat": 0, "q": "0.5", "yours": True}])
    assert (player.n, player.question, player.offers) == (5, "0.5", ["Kick"]), "the same is asked once more"
    place.sent, place.named = 1.0, "2"
    hear(player, t="taken", id="1", n=5)
    assert place.sent == 1.0, "that was the one before"
    hear(player, t="taken", id="2", n=6)
    assert place.sent == 0


class Forgetful:
    """A server that cuts the line by which the first answer comes, and says nothing of it when it comes again.

    Args:
        cuts: Whether it cuts lines.
        forgets: How often it says nothing.
    """

    def __init__(self, *, cuts: bool, forgets: int) -> None:
        self._cuts, self._forgets = cuts, forgets
        self.came: list[str] = []

    async def serve(self, line: ServerConnection) -> None:
        """Serve somebody who comes."""
        await line.send(json.dumps(view(0), separators=(",", ":")))
        async for message in line:
            id = str(json.loads(message)["id"])
            self.came.append(id)
            if self._cuts and len(self.came) == 1:
                return
            if len(self.came) > self._forgets:
                await line.send(json.dumps({"t": "taken", "id": id, "n": 1}, separators=(",", ":")))


@pytest.mark.parametrize("stuck", [False, True])
def test_who_plays_comes_back_and_a_stuck_table_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, stuck: bool
) -> None:
    """A cut line is opened anew, and what has no reply is sent again by the same name; what stays stuck is an error."""
    monkeypatch.setattr(faults, "PATIENCE", 0.05)
    server = Forgetful(cuts=not stuck, forgets=10**9 if stuck else 3)

    async def play() -> None:
        async with serve(server.serve, "127.0.0.1", 0) as serving:
            port = serving.sockets[0].getsockname()[1]
            site = Site(Settings(data=tmp_path), 0, None)
            site.workers = [cast(Worker, SimpleNamespace(port=port))]
            await site.crowd.sit([Placed("t", "vs", [""])], [port], Watched)
            await site.go_on()
            await site.crowd.leave()

    if stuck:
        monkeypatch.setattr(faults, "HEALS", 1.0)
        with pytest.raises(AssertionError, match="table t is stuck"):
            run(play())
    else:
        run(play())
        assert len(server.came) > 3
        assert {*server.came} == {"1"}


@pytest.mark.thorough
def test_faults(cluster: Cluster) -> None:
    """A killed worker, all killed, a killed PostgreSQL and a full disk: each table goes on, and nothing is lost."""
    with sites() as broken:
        run(rounds(broken, len(FAULTS), seed=2))
