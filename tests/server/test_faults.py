"""What breaks under load loses nothing; `python -m tests.server.faults --rounds 50` breaks more."""

from __future__ import annotations

import pytest

from benchmarks.loading.players import Figures
from benchmarks.loading.tables import Placed
from longbox.server.storage.rows import Entry
from tests.server.cluster import Cluster
from tests.server.common import run
from tests.server.faults import FAULTS, Watched, rounds, sites


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


@pytest.mark.thorough
def test_faults(cluster: Cluster) -> None:
    """A killed worker, all killed, a killed PostgreSQL and a full disk: each table goes on, and nothing is lost."""
    with sites() as broken:
        run(rounds(broken, len(FAULTS), seed=2))
