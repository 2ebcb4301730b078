"""The socket of a table: it is opened for those who sit there, and what they send is done one after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from longbox.games.provenance import version
from longbox.server.lines import Closing, Connection, Credits
from longbox.server.messages import (
    AGAIN,
    GONE,
    MALFORMED,
    MOST_BYTES,
    NOT_ALLOWED,
    RELOAD,
    TOO_FAST,
    VERSION,
    Hello,
    decode_player,
    decode_watcher,
    encode,
)
from longbox.server.origins import is_own
from longbox.server.people import person_of
from longbox.server.play.clocks import now_ms
from longbox.server.play.doing import do, do_watching
from longbox.server.play.entries import Refusal
from longbox.server.play.eyes import Eyes
from longbox.server.play.hall import Hall, NoTable
from longbox.server.play.presence import come_back
from longbox.server.play.room import Room
from longbox.server.play.uncut import to_the_end
from longbox.server.play.watching import Watch
from longbox.server.settings import Settings
from longbox.server.storage.database import Unreachable
from longbox.server.storage.store import Store

SILENT: Final = 45.0
"""After how many seconds of silence a line is let go."""

SENDS: Final = 10.0
"""How many seconds sending a message may take."""

LOOKS: Final = 5.0
"""How often it is looked whether a line is silent or stuck: a timer for each message would cost more than it."""

LOG: Final = structlog.get_logger("longbox.socket")

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    id: FromPath[str],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> None:
    """The socket of somebody who sits at a table."""

    async def sit_down(connection: Connection, room: Room) -> None:
        n, eyes = _number(socket.query_params.get("n")), str(socket.query_params.get("eyes", ""))
        if not await room.connect(connection, n, eyes, lambda seen: encode(hello(room, seen))):
            raise Closing(NOT_ALLOWED, "You don't sit at this table.")

    found = await come_in(socket, admit(socket, id, hall, store, settings), sit_down)
    if found is not None:
        connection, room = found
        try:
            await come_back(room, connection.person)
            await talk(socket, connection, room)
        finally:
            room.disconnect(connection)


@websocket("/api/tables/{id:str}/watch")
async def watch_socket(
    socket: Socket,
    id: FromPath[str],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> None:
    """The socket of somebody who watches a table."""

    async def look_on(connection: Connection, room: Room) -> None:
        await room.watch(connection, lambda watch: encode(hello_watcher(room, watch)))

    found = await come_in(socket, admit(socket, id, hall, store, settings), look_on)
    if found is not None:
        connection, room = found
        try:
            await talk(socket, connection, room, watches=True)
        finally:
            room.leave(connection)


Admitted = tuple[Connection, Room]


async def come_in(
    socket: Socket, admitted: Awaitable[Admitted], enter: Callable[[Connection, Room], Awaitable[None]]
) -> Admitted | None:
    """Let somebody in who may come, and tell others in the closing of the socket why they can't; then nobody came."""
    try:
        connection, room = await admitted
        await socket.accept()
        await enter(connection, room)
    except Closing as closing:
        await turn_away(socket, closing.code, closing.why)
    except Refusal as refusal:
        await turn_away(socket, NOT_ALLOWED if refusal.code == "not_allowed" else GONE, str(refusal))
    except Unreachable:
        await turn_away(socket, AGAIN, "The server can't look anything up right now; come again.")
    else:
        return connection, room
    return None


async def turn_away(socket: Socket, code: int, why: str) -> None:
    """Close a socket, also before anybody came in by it."""
    if socket.connection_state == "init":
        await socket.accept()
    await socket.close(code, why)


def hello_watcher(room: Room, watch: Watch) -> Hello:
    """How a watcher is greeted."""
    return Hello(VERSION, version(), room.sitting.id, None, (), watch.eyes.id, watch.progress.n, now_ms())


async def admit(socket: Socket, id: str, hall: Hall, store: Store, settings: Settings) -> tuple[Connection, Room]:
    """Who comes, and the table; nobody comes from another page, or with another protocol.

    Raises:
        Closing: They can't come in.
    """
    if not is_own(socket, settings):
        raise Closing(NOT_ALLOWED, "This comes from another page.")
    if socket.query_params.get("v") != str(VERSION):
        raise Closing(RELOAD, f"This server speaks version {VERSION} of the protocol: load the page anew.")
    person = await asyncio.to_thread(person_of, socket, store)
    if person is None:
        raise Closing(NOT_ALLOWED, "Say who you are first.")
    try:
        room = await hall.room(id)
    except NoTable:
        raise Closing(GONE, "There is no such table, or its game has not begun.") from None
    return Connection(person.id, person.name), room


def hello(room: Room, eyes: Eyes) -> Hello:
    """How somebody is greeted."""
    return Hello(VERSION, version(), room.sitting.id, eyes.looking, eyes.seats, eyes.id, room.n, now_ms())


async def talk(socket: Socket, connection: Connection, room: Room, *, watches: bool = False) -> None:
    """Read and write until either side is done."""
    line = Line(socket)
    tasks = [
        asyncio.create_task(_write(line, connection)),
        asyncio.create_task(_read(line, connection, room, watches=watches)),
        asyncio.create_task(line.let_go()),
    ]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        error = task.exception()
        if isinstance(error, Closing):
            await _close(socket, error)
        elif error is not None and not isinstance(error, (WebSocketDisconnect, TimeoutError, OSError)):
            LOG.error("fault", table=room.sitting.id, exc_info=error)
            await _close(socket, Closing(1011, "Something went wrong on our side."))


class Line:
    """A socket, with what is known of its other end.

    Args:
        socket: The socket.
    """

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._heard = time.monotonic()
        self._sending = 0.0

    async def send(self, message: bytes) -> None:
        """Send a message."""
        self._sending = time.monotonic()
        await self._socket.send_text(message.decode())
        self._sending = 0.0

    async def receive(self) -> str:
        """The next message."""
        received = await self._socket.receive_data(mode="text")
        self._heard = time.monotonic()
        return received

    async def let_go(self) -> None:
        """End when the other end has been silent, or takes nothing in, for too long."""
        while not self._lost(time.monotonic()):
            await asyncio.sleep(LOOKS)

    def _lost(self, now: float) -> bool:
        return now - self._heard > SILENT or (self._sending > 0 and now - self._sending > SENDS)


async def _write(line: Line, connection: Connection) -> None:
    while True:
        await line.send(await connection.next())


async def _read(line: Line, connection: Connection, room: Room, *, watches: bool) -> None:
    credits = Credits()
    while True:
        received = await line.receive()
        if not credits.take():
            raise Closing(TOO_FAST, "Too many messages; wait 10 seconds.")
        if len(received) > MOST_BYTES:
            raise Closing(MALFORMED, "That message is too long.")
        try:
            if watches:
                await to_the_end(do_watching(room, connection, decode_watcher(received)))
            else:
                await to_the_end(do(room, connection, decode_player(received)))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Closing(MALFORMED, f"That is no message: {error}"[:120]) from None


async def _close(socket: Socket, closing: Closing) -> None:
    try:
        await socket.close(closing.code, closing.why)
    except (WebSocketDisconnect, RuntimeError, OSError):
        LOG.debug("gone", code=closing.code)


def _number(words: str | None) -> int | None:
    return int(words) if words is not None and words.isdecimal() and len(words) < 12 else None
