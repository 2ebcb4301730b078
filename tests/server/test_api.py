"""Requests that the server's own description allows, and some that it doesn't: only what it says comes back."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from litestar.testing import TestClient

from longbox.server import limits, playing
from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.common import Guest

EXAMPLES = 25
ENDS = ("/api/session", "/api/recovery", "/api/tokens/{id}")


@pytest.mark.thorough
def test_requests_that_no_page_sends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent to each route, the answer is no fault of ours: a success, or a refusal with its code and why."""
    for name in ("REQUESTS", "MADE"):
        monkeypatch.setattr(limits, name, 10**6)
    monkeypatch.setattr(playing, "WAITS", 0.05)
    app = make_app(Settings(data=tmp_path, warm=False, most_tables=10**6))
    with TestClient(app) as client:
        ann = Guest(client, "Ann")
        table, luck, codes = ann.quick("dcdb"), random.Random(1), set[int]()
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        for found in schema.get_all_operations():
            operation = found.ok()

            @seed(5)
            @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=[*HealthCheck])
            @given(case=operation.as_strategy())
            def sent(case: Any) -> None:
                known = luck.random() < 0.8 and not (case.method == "DELETE" and case.path in ENDS)
                codes.add(refused_or_done(client, case, ann.headers if known else {}, table))

            sent()
        assert {200, 201, 400, 401, 404, 409} <= codes
        with ann.sit(table) as chair:
            assert chair.until_asked()
            chair.answer(chair.keys()[0])


def refused_or_done(client: TestClient[Any], case: Any, headers: dict[str, str], table: str) -> int:
    """Send a request, at a real table as often as not; gives the status of the answer, which must be a clear one."""
    path = {name: str(value) for name, value in (case.path_parameters or {}).items()}
    if len(path.get("id", "")) % 2:
        path["id"] = table
    address = case.path
    for name, value in path.items():
        address = address.replace(f"{{{name}}}", value)
    body = {} if type(case.body).__name__ == "NotSet" else {"json": case.body}
    query = {name: str(value) for name, value in (case.query or {}).items()}
    try:
        reply = client.request(case.method, address, headers=headers, params=query, **body)
    except (ValueError, UnicodeError):
        return 0
    client.cookies.clear()
    assert reply.status_code < 500, (case.method, address, query, body, reply.text)
    if reply.status_code >= 400 and case.method != "HEAD":
        told = reply.json()
        assert told["code"], (case.method, address, told)
        assert told["why"], (case.method, address, told)
        assert "Traceback" not in told["why"]
    return int(reply.status_code)
