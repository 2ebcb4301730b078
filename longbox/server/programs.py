"""Programs that answer questions of the arena: each keeps a socket here, and whoever owns it may ask.

At tables, programs sit like people, and need nothing of this.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

from longbox.server.errors import Problematic, unknown
from longbox.server.lines import Closing
from longbox.server.messages import MALFORMED, NOT_ALLOWED, REPLACED, Beat, Pulse, encode
from longbox.server.origins import is_own
from longbox.server.passwords import new_id
from longbox.server.people import known, person_of
from longbox.server.requests import Key, Program, Question
from longbox.server.settings import Settings
from longbox.server.storage.store import Store

WAITS: Final = 30.0
"""How many seconds a program may take for an answer."""

MOST_ASKED: Final = 16
"""How many questions may wait for one program."""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t", tag="ask"):
    """A question, as the program gets it."""

    id: str
    game: str
    seed: int
    view: dict[str, Any]
    cards: dict[str, str] = {}


class Answered(msgspec.Struct, frozen=True, tag_field="t", tag="answer"):
    """The answer of a program: the id of the question, and the key of an offer."""

    id: str
    key: str


FromProgram = Answered | Beat
"""All that a program may send."""

ToProgram = Ask | Pulse
"""All that it is sent."""

_decode: Final = msgspec.json.Decoder(FromProgram).decode


class Line:
    """The socket of a program, and the answers that are waited for."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def ask(self, question: Question) -> str:
        """The key that the program answers.

        Raises:
            Problematic: It doesn't answer in time, is gone, or has too much to do.
        """
        if len(self.waiting) >= MOST_ASKED:
            raise Problematic(429, "too_fast", "The program is asked too much at once.")
        id, answer = new_id(), asyncio.get_running_loop().create_future()
        self.waiting[id] = answer
        try:
            async with asyncio.timeout(WAITS):
                asked = Ask(id, question.game, question.seed, question.view, question.cards)
                await self.socket.send_text(encode(asked).decode())
                return str(await answer)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            raise Problematic(409, "gone", "The program gave no answer.") from None
        finally:
            del self.waiting[id]

    async def listen(self) -> None:
        """Take answers until the program goes.

        Raises:
            Closing: It said something that is no answer.
        """
        while True:
            said = await self.socket.receive_data(mode="text")
            try:
                message = _decode(said)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise Closing(MALFORMED, f"That is no answer: {error}"[:120]) from None
            if isinstance(message, Beat):
                await self.socket.send_text(encode(Pulse()).decode())
            elif (waiting := self.waiting.get(message.id)) and not waiting.done():
                waiting.set_result(message.key)

    def hang_up(self) -> None:
        """Tell all who wait that nothing comes any more."""
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_exception(RuntimeError("gone"))


class Programs:
    """The programs that are there, by the ids of those as whom they play. Each worker has its own."""

    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}

    async def serve(self, person: str, socket: WebSocket[Any, Any, Any]) -> None:
        """Let a program be asked until it goes; a new socket takes the place of an old one."""
        line = Line(socket)
        old = self.lines.get(person)
        self.lines[person] = line
        if old is not None:
            await _close(old.socket, Closing(REPLACED, "Another socket of this program took over."))
        try:
            await line.listen()
        except Closing as closing:
            await _close(socket, closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it went
        finally:
            line.hang_up()
            if self.lines.get(person) is line:
                del self.lines[person]


@websocket("/api/programs/socket")
async def program_socket(
    socket: WebSocket[Any, Any, Any],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
    programs: NamedDependency[Programs],
) -> None:
    """The socket of a program that answers questions."""
    person = await asyncio.to_thread(person_of, socket, store)
    await socket.accept()
    if person is None or not is_own(socket, settings):
        await socket.close(NOT_ALLOWED, "Send a token: Authorization: Bearer TOKEN.")
        return
    await programs.serve(person.id, socket)


@get("/api/programs")
async def list_programs(
    request: Request[Any, Any, Any], store: NamedDependency[Store], programs: NamedDependency[Programs]
) -> list[Program]:
    """Your programs that play under a name of their own, and whether they can be asked."""
    person = await asyncio.to_thread(known, request, store)
    own = await asyncio.to_thread(store.owned_by, person.id)
    return [Program(one.id, one.name, one.id in programs.lines, address(one.id)) for one in own]


@post("/api/programs/{id:str}/answers", status_code=200)
async def ask_program(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[Question],
    store: NamedDependency[Store],
    programs: NamedDependency[Programs],
) -> Key:
    """What a program of yours answers to a question."""
    person = await asyncio.to_thread(known, request, store)
    if id != person.id and id not in [one.id for one in await asyncio.to_thread(store.owned_by, person.id)]:
        raise unknown("program")
    line = programs.lines.get(id)
    if line is None:
        raise Problematic(409, "gone", "This program isn't connected.")
    return Key(await line.ask(data))


def address(id: str) -> str:
    """Where a program is asked."""
    return f"/api/programs/{id}/answers"


async def _close(socket: WebSocket[Any, Any, Any], closing: Closing) -> None:
    try:
        await socket.close(closing.code, closing.why)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


ROUTES: Final = [list_programs, ask_program]
