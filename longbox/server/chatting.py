"""What was said at tables, and complaints of it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longbox.server.errors import Problematic, unknown
from longbox.server.messages import Said
from longbox.server.people import known
from longbox.server.play.clocks import now_ms
from longbox.server.requests import Complaint, Mute, Muted
from longbox.server.storage import rows
from longbox.server.storage.rows import Sitting
from longbox.server.storage.store import Store
from longbox.server.tables import sitting_of

LONGEST: Final = 500


@get("/api/tables/{id:str}/chat", sync_to_thread=True)
def chat(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> list[Said]:
    """What was said last at a table where you sit."""
    own_table(request, store, id)
    deaf_to = [whom for whom, _ in store.muted(known(request, store).id)]
    read = [said for said in store.said(id) if said.person not in deaf_to]
    return [Said(said.name, said.seat, said.words, said.at, said.no) for said in read]


@post("/api/tables/{id:str}/report", sync_to_thread=True)
def report(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Complaint], store: NamedDependency[Store]
) -> Complaint:
    """Complain of something that was said, to who runs the server."""
    own_table(request, store, id)
    sentence(store, id, data.no)
    store.report(id, data.no, known(request, store).id, data.words[:LONGEST], now_ms())
    return data


@post("/api/tables/{id:str}/mute", status_code=200, sync_to_thread=True)
def mute(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Mute], store: NamedDependency[Store]
) -> list[Muted]:
    """Read no more, at any table, what the person says who said something."""
    own_table(request, store, id)
    person, said = known(request, store), sentence(store, id, data.no)
    if said.person == person.id:
        raise Problematic(400, "no_sense", "You can't mute yourself.")
    store.mute(person.id, said.person, said.name)
    return muted_by(store, person.id)


@get("/api/me/muted", sync_to_thread=True)
def muted(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[Muted]:
    """Whose words you don't read."""
    return muted_by(store, known(request, store).id)


@delete("/api/me/muted/{id:str}", status_code=204, sync_to_thread=True)
def unmute(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> None:
    """Read again what somebody says."""
    if not store.unmute(known(request, store).id, id):
        raise unknown("person among those whose words you don't read")


def muted_by(store: Store, person: str) -> list[Muted]:
    """Whose words somebody doesn't read."""
    return [Muted(id, name) for id, name in store.muted(person)]


def sentence(store: Store, table: str, no: int) -> rows.Said:
    """Something that was said at a table.

    Raises:
        Problematic: It wasn't.
    """
    found = store.sentence(table, no)
    if found is None:
        raise unknown("sentence")
    return found


def own_table(request: Request[Any, Any, Any], store: Store, id: str) -> Sitting:
    """A table at which somebody sits.

    Raises:
        Problematic: They don't, or there is none.
    """
    sitting = sitting_of(store, id)
    if known(request, store).id not in [seat.person for seat in sitting.seats]:
        raise unknown()
    return sitting


ROUTES: Final = [chat, report, mute, muted, unmute]
