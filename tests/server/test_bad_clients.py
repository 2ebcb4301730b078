"""Messages and requests that no page sends get a clear refusal, never a fault of ours, and harm no table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.common import Guest, both, run, together
from tests.server.fuzzing import fuzz


@pytest.mark.thorough
def test_messages_that_no_page_sends(tmp_path: Path) -> None:
    """Thousands of spoiled messages: refused with a reason, or the socket is closed as malformed; the tables go on.

    `python -m tests.server.fuzzing` sends more of them.
    """
    came = run(fuzz(tmp_path, 1_500, seed=7))
    assert {"refused: stale", "refused: not_offered", "refused: not_yours", "closed: 4400", "taken"} <= {*came}


def test_answers_that_count_for_nothing(ann: Guest, ben: Guest) -> None:
    """An answer given twice counts once; one that is late, for somebody else, or to no question says why it doesn't."""
    table = together(ann, ben)
    with both(ann, ben, table) as (active, passive):
        question, keys = active.question, active.keys()
        refusals = [
            (passive, "not_yours", question, keys[0]),
            (active, "stale", "0.999", keys[0]),
            (active, "stale", "bicycle", keys[0]),
            (active, "not_offered", question, "Bicycle"),
        ]
        for number, (chair, code, named, key) in enumerate(refusals):
            chair.send("answer", id=f"wrong-{number}", q=named, key=key)
            refused = chair.expect("refused")
            assert (refused["id"], refused["code"]) == (f"wrong-{number}", code)
            assert refused["why"]
        n = active.answer(keys[0], id="once")
        active.send("answer", id="once", q=question, key=keys[0])
        assert active.expect("taken")["n"] == n
        active.send("answer", id="late", q=question, key=keys[0])
        assert active.expect("refused")["code"] == "stale"
        passive.wait(n)
        assert passive.n == active.n
