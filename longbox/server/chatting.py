"""What was said at tables, and complaints of it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longbox.server.errors import unknown
from longbox.server.messages import Said
from longbox.server.people import known
from longbox.server.play.room import now_ms
from longbox.server.requests import Complaint
from longbox.server.storage.rows import Sitting
from longbox.server.storage.store import Store
from longbox.server.tables import sitting_of

LONGEST: Final = 500


@get("/api/tables/{id:str}/chat", sync_to_thread=True)
def chat(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> list[Said]:
    """What was said last at a table where you sit."""
    own_table(request, store, id)
    return [Said(said.name, said.seat, said.words, said.at, said.no) for said in store.said(id)]


@post("/api/tables/{id:str}/report", sync_to_thread=True)
def report(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Complaint], store: NamedDependency[Store]
) -> Complaint:
    """Complain of something that was said, to who runs the server."""
    own_table(request, store, id)
    if data.no not in [said.no for said in store.said(id, data.no - 1)]:
        raise unknown("sentence")
    store.report(id, data.no, known(request, store).id, data.words[:LONGEST], now_ms())
    return data


def own_table(request: Request[Any, Any, Any], store: Store, id: str) -> Sitting:
    """A table at which somebody sits.

    Raises:
        Problematic: They don't, or there is none.
    """
    sitting = sitting_of(store, id)
    if known(request, store).id not in [seat.person for seat in sitting.seats]:
        raise unknown()
    return sitting


ROUTES: Final = [chat, report]
