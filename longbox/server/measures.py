"""What is counted of the server."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
ANSWERS: Final = Counter("longbox_answers", "Answers that people gave.", registry=REGISTRY)
REFUSALS: Final = Counter("longbox_refusals", "What was refused.", ["code"], registry=REGISTRY)
SOCKETS: Final = Gauge("longbox_sockets", "Sockets that are open.", registry=REGISTRY)
AWAKE: Final = Gauge("longbox_tables_awake", "Tables in memory.", registry=REGISTRY)
TAKEN: Final = Histogram(
    "longbox_answer_seconds",
    "From an answer's coming to its acknowledgement.",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
