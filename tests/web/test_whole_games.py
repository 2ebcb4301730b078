"""Whole games in a browser: by clicks, by keys alone, and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tests.web.table_page import TablePage

pytestmark = pytest.mark.thorough

MOST = 900
AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]


@pytest.mark.parametrize(
    ("way", "table"),
    [
        ("click", {"game": "champions", "chosen": {}}),
        ("key", {"game": "dcdb", "chosen": {"format": "cube"}}),
        ("key", {"game": "vs", "chosen": {"endurance": 8}}),
        ("tap", {"game": "forever", "chosen": {}}),
    ],
    ids=["clicks", "keys", "longer keys", "phone"],
)
def test_a_whole_game_is_played(open_browser: Opening, way: str, table: dict[str, Any]) -> None:
    """Each way of answering reaches the end of a game, and no answer is lost on the way."""
    context = open_browser(390, 844, has_touch=True, is_mobile=True) if way == "tap" else open_browser()
    seat = TablePage(context)
    seat.table(seats=AGAINST_A_BOT, undo="free", **table)
    count = seat.play(way, MOST)
    assert count > 5
    expect(seat.page.locator(".result")).to_be_visible()
    assert seat.wider_than_the_screen() == []
