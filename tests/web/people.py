"""Two people who sit down at one table, each in a browser of their own."""

from __future__ import annotations

import time
from typing import Any, Final

from tests.web.conftest import Opening
from tests.web.table_page import WAITS, TablePage

HOSTILE: Final = '<img src=x onerror="window.stung=1">'


def seated(open_browser: Opening) -> tuple[TablePage, TablePage]:
    """Two people at a table that one made and to which the other was invited; the second has a hostile name."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser(390, 844))
    ann.page.goto("/new/dcdb")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Make the table").click()
    link = ann.page.get_by_label("Invite others").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill(HOSTILE)
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator(".felt").wait_for()
    ann.page.locator(".felt").wait_for()
    return ann, ben


def asked_first(ann: TablePage, ben: TablePage) -> tuple[TablePage, TablePage]:
    """The one whose turn it is, and the other one."""
    last = time.monotonic() + WAITS
    while time.monotonic() < last:
        asked = [(seat.state() or {}).get("asked") for seat in (ann, ben)]
        if any(asked):
            return (ann, ben) if asked[0] else (ben, ann)
        ann.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def invited(open_browser: Opening, **table: Any) -> tuple[TablePage, TablePage]:
    """Ann and Ben at a table for which more is agreed on; the one whose turn it is first, then the other."""
    ann, ben = TablePage(open_browser()), TablePage(open_browser())
    made = ann.make(game="dcdb", seats=[{"who": "me"}, {"who": "open"}], **table)
    ben.page.goto(f"/join/{made['id']}/{made['invite']}")
    ben.page.get_by_label("Your name").fill("Ben")
    ann.page.goto(f"/table/{made['id']}")
    ben.page.get_by_role("button", name="Sit down").click()
    for seat in (ben, ann):
        seat.page.locator(".felt").wait_for()
    return ann, ben
