"""Engines by the words that name them on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Final

from longbox.kernel.errors import near
from longbox.lab.engines.engine import Engine, NoEngine
from longbox.lab.engines.luggage import Luggage, pack_up
from longbox.lab.engines.processes import Processes
from longbox.program import installing

PROCESSES: Final = "processes"
DASK: Final = "dask://"
RAY: Final = "ray://"
FORMS: Final = (PROCESSES, f"{DASK}HOST:8786", f"{RAY}HOST:10001")
"""The words that name engines, as they are shown to people."""


def playing_on(
    word: str, jobs: int, games: Iterable[str], bots: Iterable[str]
) -> AbstractContextManager[Engine | None]:
    """The engine that a word names, or nobody where this process alone is to play; see `engine_named`."""
    return nullcontext() if word == PROCESSES and jobs == 1 else engine_named(word, jobs, games, bots)


def engine_named(word: str, jobs: int, games: Iterable[str], bots: Iterable[str]) -> Engine:
    """The engine that a word names, ready for work.

    Args:
        word: "processes", "dask://HOST:8786" or "ray://HOST:10001".
        jobs: How many processes, where they are of this machine; a cluster has as many as it has.
        games: The short names of the games that will be played.
        bots: The names of the bots that will play: the modules of one's own go along to the workers.

    Raises:
        NoEngine: There is no such engine, its library isn't installed, or nobody answers.
        BadBot: A bot of one's own isn't there.
    """
    if word == PROCESSES:
        return Processes(jobs)
    if word.startswith(DASK):
        return _on_dask(word.removeprefix(DASK), pack_up(games, bots))
    if word.startswith(RAY):
        return _on_ray(word, pack_up(games, bots))
    raise NoEngine(f"There is nothing called {word!r} to play on. {near(word, FORMS)}")


def _on_dask(address: str, luggage: Luggage) -> Engine:
    _need("distributed", "dask")
    from longbox.lab.engines.on_dask import OnDask  # noqa: PLC0415 (an extra)

    return OnDask(f"tcp://{address}", luggage)


def _on_ray(address: str, luggage: Luggage) -> Engine:
    _need("ray", "ray")
    from longbox.lab.engines.on_ray import OnRay  # noqa: PLC0415 (an extra)

    return OnRay(address, luggage)


def _need(library: str, extra: str) -> None:
    """Refuse an engine whose library isn't installed.

    Raises:
        NoEngine: It isn't.
    """
    try:
        import_module(library)
    except ImportError:
        raise NoEngine(f"That needs {library}. Install it: {installing(extra)}") from None
