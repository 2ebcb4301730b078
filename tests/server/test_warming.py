"""What a server reads as it starts: at once, or after those are back who played when it went down."""

from __future__ import annotations

import pytest

from longbox.server import app
from longbox.server.play.clocks import now_ms
from longbox.server.storage.store import Store
from tests.server.common import Guest


def warmed(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What happens in which order as a server warms up; a number is a pause of so many seconds."""
    done: list[object] = []
    monkeypatch.setattr(app.time, "sleep", done.append)
    for what in ("all_games", "all_cards"):
        monkeypatch.setattr(app, what, lambda what=what: done.append(what))
    app.warm_up(store)
    return done


def test_who_played_comes_first(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody plays, cards are read at once; where somebody played lately, that one's table comes first."""
    store = ann.client.app.state.hall.store
    assert warmed(store, monkeypatch) == ["all_games", "all_cards"]
    table = ann.quick("dcdb")
    assert warmed(store, monkeypatch) == [app.COMES_BACK, "all_games", "all_cards"]
    assert not store.is_played_since(now_ms() + 1)
    store.end(table, "over")
    assert warmed(store, monkeypatch) == ["all_games", "all_cards"]
