"""Playing by HTTP, for programs and poor lines; and the records of games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from longbox.games.own_texts import known_cards
from longbox.kernel.record import Record
from longbox.server.agreeing import CARDS
from longbox.server.drafts import entries_in
from longbox.server.errors import Problematic, unknown
from longbox.server.messages import Answer, Refused, encode
from longbox.server.people import known
from longbox.server.play.doing import own_eyes
from longbox.server.play.hall import Hall
from longbox.server.play.room import Room
from longbox.server.requests import Given, OwnCard
from longbox.server.socket import hello
from longbox.server.storage.store import Store

WAITS: Final = 25.0
"""How many seconds a request waits for something to happen."""

LONGEST_ID: Final = 100


@get("/api/tables/{id:str}/steps")
async def steps(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
    n: FromQuery[int] = -1,
    eyes: FromQuery[str] = "",
    wait: FromQuery[float] = WAITS,
) -> Response[bytes]:
    """What happened since an entry; waits until something does."""
    person = await asyncio.to_thread(known, request, store)
    room = await hall.room(id)
    grown = room.audience.grown
    found = await room.missed(person.id, n, eyes)
    if not found:
        try:
            async with asyncio.timeout(min(max(wait, 0), WAITS)):
                await grown.wait()
        except TimeoutError:
            return Response(b"[]", media_type="application/json")
        found = await room.missed(person.id, n, eyes)
    greeting = await room.work(lambda: encode(hello(room, room.audience.eyes[person.id])))
    return Response(b"[" + b",".join([greeting, *found]) + b"]", media_type="application/json")


@post("/api/tables/{id:str}/answers")
async def answer(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    data: JSONBody[Given],
    hall: NamedDependency[Hall],
    store: NamedDependency[Store],
) -> Response[bytes]:
    """An answer; sent again with the same key, it counts once."""
    person = await asyncio.to_thread(known, request, store)
    named = request.headers.get("idempotency-key", "")
    if not 0 < len(named) <= LONGEST_ID:
        raise Problematic(400, "no_sense", "Name the answer in the header Idempotency-Key, with up to 100 letters.")
    room = await hall.room(id)
    reply = await room.answer(person.id, Answer(named, data.q, data.key, data.then, data.more))
    status = 409 if isinstance(reply, Refused) else 201
    return Response(encode(reply), media_type="application/json", status_code=status)


@get("/api/tables/{id:str}/record")
async def record(
    request: Request[Any, Any, Any], id: FromPath[str], hall: NamedDependency[Hall], store: NamedDependency[Store]
) -> Record:
    """The record of a game that is over."""
    room = await hall.room(id)
    if room.sitting.state != "over":
        raise Problematic(409, "not_allowed", "The record would tell what is hidden; you get it when the game is over.")
    person = await asyncio.to_thread(known, request, store)
    if room.sitting.terms.watch == "nobody" and person.id not in [seat.person for seat in room.sitting.seats]:
        raise unknown()

    def made() -> Record:
        return room.progress.record()

    return await room.work(made)


@get("/api/tables/{id:str}/cards")
async def own_cards(
    request: Request[Any, Any, Any], id: FromPath[str], hall: NamedDependency[Hall], store: NamedDependency[Store]
) -> list[OwnCard]:
    """The cards that people wrote and that are played here, as far as you may know them."""
    person = await asyncio.to_thread(known, request, store)
    room = await hall.room(id)
    return await room.work(cards_told, room, person.id)


def cards_told(room: Room, person: str) -> list[OwnCard]:
    """The cards of people's own at a table that somebody may know.

    Those are the cards that the table agreed on and that they brought themselves, and of those that others brought
    with their decks what they see. When the game is over, they are all.

    Raises:
        Refusal: They don't sit there.
    """
    eyes, sitting = own_eyes(room, person), room.sitting
    brought = [seat.choice for seat in sitting.seats if seat.person == person]
    agreed = {text for chosen in [sitting.chosen, *brought] for text in texts_in(chosen)}
    seen = {(card.name, card.text) for card in known_cards(room.progress.table.view(eyes.looking))}
    return [
        OwnCard(name, text, entry)
        for content in sitting.options.get(CARDS, ())
        for entry in entries_in(content)
        for name, text in [(str(entry.get("name", "")), str(entry.get("text", "")).strip())]
        if sitting.state == "over" or content in agreed or (name, text) in seen
    ]


def texts_in(chosen: object) -> Iterator[str]:
    """The texts of files among what was chosen."""
    if isinstance(chosen, dict) and isinstance(text := chosen.get("file"), str):
        yield text
    parts = chosen.values() if isinstance(chosen, dict) else chosen if isinstance(chosen, (list, tuple)) else ()
    for part in parts:
        yield from texts_in(part)


ROUTES: Final = [steps, answer, record, own_cards]
