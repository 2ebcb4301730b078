"""What players say is wrong: what one says of a game, kept with its record and with what the player saw."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longbox.server.errors import Problematic, unknown
from longbox.server.passwords import new_id
from longbox.server.people import known
from longbox.server.play.clocks import now_ms
from longbox.server.play.doing import own_eyes
from longbox.server.play.hall import Hall
from longbox.server.play.room import Room
from longbox.server.requests import Wrong, WrongKept
from longbox.server.storage.store import Store

LONGEST: Final = 2_000
MOST: Final = 20
"""How often one person may say of one table that something is wrong."""

SECRET: Final = "The file would tell what is hidden; you get it when the game is over."


@post("/api/tables/{id:str}/wrong")
async def say_wrong(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[Wrong],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
) -> WrongKept:
    """Say that something is wrong, and keep it with the game as it is."""
    person = await asyncio.to_thread(known, request, store)
    if not 0 < len(data.sentence.strip()) <= LONGEST:
        raise Problematic(400, "no_sense", f"Say in 1 to {LONGEST} letters what is wrong.")
    room = await hall.room(id)
    file = await room.work(keep, room, person.id, data)
    return WrongKept(file, f"/api/tables/{id}/wrong/{file}" if is_open(room) else "")


@get("/api/tables/{id:str}/wrong", sync_to_thread=True)
def wrong_files(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> list[str]:
    """The names of the files of what you said is wrong there."""
    return store.wrong_files(id, known(request, store).id)


@get("/api/tables/{id:str}/wrong/{file:str}")
async def wrong_file(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    file: FromPath[str],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
) -> Response[bytes]:
    """A file of what somebody said is wrong, for who said it."""
    person = await asyncio.to_thread(known, request, store)
    found = await asyncio.to_thread(store.wrong, id, file)
    if found is None or found[0] != person.id:
        raise unknown("file")
    if not is_open(await hall.room(id)):
        raise Problematic(409, "not_allowed", SECRET)
    headers = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(found[1].encode(), media_type="application/json", headers=headers)


def is_open(room: Room) -> bool:
    """Whether the record of a table tells nobody what they may not know: the game is over."""
    return room.sitting.state == "over"


def keep(room: Room, person: str, data: Wrong) -> str:
    """Store the record of a game, with what a player saw and says of it; gives the name of the file."""
    eyes = own_eyes(room, person)
    if len(room.store.wrong_files(room.sitting.id, person)) >= MOST:
        raise Problematic(409, "full", "You said of this table often enough that something is wrong.")
    record = msgspec.to_builtins(room.progress.record())
    seen = msgspec.json.decode(eyes.see(room.progress))
    told = {"sentence": data.sentence.strip(), "n": data.n, "seat": eyes.looking, "seen": seen["view"]}
    content = msgspec.json.format(msgspec.json.encode({**record, "wrong": told}), indent=1).decode()
    file = f"{room.sitting.game}-{new_id()}.json"
    room.store.add_wrong(room.sitting.id, file, person, data.n, content, now_ms())
    return file


ROUTES: Final = [say_wrong, wrong_files, wrong_file]
