"""The log of a table: what the steps told is what is there for who comes back, each line with its entry."""

from __future__ import annotations

import random

import pytest

from tests.server.common import Chair, Guest

THOROUGH = pytest.mark.thorough
ANSWERS = 40


def lines_of(chair: Chair) -> list[tuple[int, str]]:
    """All lines that somebody was told, with their entries, as a page has them."""
    lines: list[tuple[int, str]] = []
    for message in chair.log:
        if message["t"] == "view":
            lines = [
                (n, str(words)) for n, words in zip(message.get("entries", []), message.get("log", []), strict=True)
            ]
        elif message["t"] == "step":
            lines += [(message["n"], str(words)) for words in message.get("told", [])]
    return lines[-100:]


@pytest.mark.parametrize(
    "game", ["dcdb", *[pytest.param(game, marks=THOROUGH) for game in ("champions", "vs", "forever")]]
)
def test_who_comes_back_reads_what_was_told(ann: Guest, game: str) -> None:
    """As many lines of each entry as then; what was missed are the lines after one's own last answer."""
    table, chance = ann.quick(game), random.Random(3)
    with ann.sit(table) as chair:
        for _ in range(ANSWERS):
            if chair.until_asked():
                last = chair.answer(chance.choice(chair.keys()))
        chair.until_asked()
        told, n = lines_of(chair), chair.n
    with ann.sit(table) as chair:
        seen = chair.expect("view")
        assert seen["n"] == n
        assert [entry for entry, _ in lines_of(chair)] == [entry for entry, _ in told]
        later = [entry for entry in seen["entries"] if entry > last]
        assert seen.get("missed", 0) == len(later)


def test_what_was_taken_back_is_told_no_more(ann: Guest) -> None:
    """After an undo the lines that are left keep their entries; what comes then has its own, also for who watches."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = ann.post("/api/tables", {"game": "dcdb", "seats": seats, "watch": "public"}).json()["id"]
    cem = Guest(ann.client, "Cem")
    with ann.sit(table) as chair, cem.sit(table, door="watch") as watcher:
        watcher.expect("view")
        chair.until_asked()
        before = lines_of(chair)
        chair.answer(chair.keys()[0])
        assert len(lines_of(chair)) > len(before)
        chair.send("wish", id="undo", what="undo")
        chair.until(lambda message: message["t"] == "view" and "back_to" in message)
        assert lines_of(chair) == before
        again = chair.answer(chair.keys()[0])
        watcher.wait(again)
        for seen in (chair, watcher):
            assert lines_of(seen)[-1][0] == again
