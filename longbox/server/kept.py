"""Sets of cards and decks that people write, keep, share by a link, and take from each other."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from longbox.games import all_packs, find_pack
from longbox.server.errors import Problematic, unknown
from longbox.server.passwords import new_id, new_token
from longbox.server.people import clean_name, known
from longbox.server.play.clocks import now_ms
from longbox.server.requests import LONGEST_TEXT, LONGEST_TITLE
from longbox.server.storage.keeping import Keeping, Kept, Kind
from longbox.server.storage.store import Store

MOST: Final = 200
"""How many sets and decks somebody may keep."""

NO_SIGN: Final = re.compile("[\\0\ud800-\udfff]")
"""What no file and no database can keep."""

ENDINGS: Final = {"cards": "toml", "deck": "toml"}
PARTS: Final = {"cards": "cards", "deck": "decks"}
"""What a game must have, so that something of a kind can be kept for it."""


class Writing(msgspec.Struct, kw_only=True):
    """What somebody wants to keep."""

    kind: Kind
    game: str
    title: str
    content: str
    cards: str = ""


class Rewriting(msgspec.Struct, kw_only=True):
    """What becomes of something that is kept."""

    title: str
    content: str
    cards: str = ""


class KeptTold(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A set of cards or a deck; `link` is told to its owner alone, `by` to others."""

    id: str = ""
    kind: Kind
    game: str
    title: str
    content: str = ""
    cards: str = ""
    link: str = ""
    by: str = ""
    made: int
    moved: int


def told(kept: Kept, *, whole: bool = True) -> KeptTold:
    """Something as its owner is told of it; in a list, without its content."""
    return KeptTold(
        id=kept.id,
        kind=kept.kind,
        game=kept.game,
        title=kept.title,
        content=kept.content if whole else "",
        cards=kept.cards if whole else "",
        link=kept.link or "",
        made=kept.made,
        moved=kept.moved,
    )


def keeping_of(store: Store) -> Keeping:
    """What is kept, in the database of a store."""
    return Keeping(store.database)


def check_written(game: str, kind: str, *texts: str) -> None:
    """Refuse what can't be kept; whether it is right is another question, as it may be half done.

    Raises:
        Problematic: There is no such game, nobody brings that to it, or it is too long.
    """
    if game not in all_packs():
        raise unknown("game")
    if not find_pack(game).has(PARTS[kind]):
        raise Problematic(400, "no_sense", f"{find_pack(game).title} has no decks that players bring.")
    check_texts(*texts)


def check_texts(*texts: str) -> None:
    """Refuse texts that are too long to be read, or no text at all.

    Raises:
        Problematic: One is.
    """
    if any(len(text) > LONGEST_TEXT for text in texts):
        raise Problematic(413, "too_long", f"A set of cards or a deck has at most {LONGEST_TEXT:,} letters.")
    if any(NO_SIGN.search(text) for text in texts):
        raise Problematic(400, "no_sense", "There are signs in it that no text has.")


def check_room(keeping: Keeping, person: str) -> None:
    """Refuse one thing too many.

    Raises:
        Problematic: Somebody keeps so many already.
    """
    if keeping.count(person) >= MOST:
        raise Problematic(409, "full", f"You keep {MOST} sets and decks already. Remove one first.")


def own(request: Request[Any, Any, Any], store: Store, id: str) -> Kept:
    """Something that somebody keeps.

    Raises:
        Problematic: They don't.
    """
    found = keeping_of(store).own(known(request, store).id, id)
    if found is None:
        raise unknown("set or deck among yours")
    return found


@get("/api/kept", sync_to_thread=True)
def list_kept(
    request: Request[Any, Any, Any], store: NamedDependency[Store], kind: FromQuery[Kind] = "cards"
) -> list[KeptTold]:
    """Your sets of cards, or your decks."""
    return [told(kept, whole=False) for kept in keeping_of(store).of(known(request, store).id, kind)]


@post("/api/kept", sync_to_thread=True)
def keep(request: Request[Any, Any, Any], data: JSONBody[Writing], store: NamedDependency[Store]) -> KeptTold:
    """Keep a set of cards or a deck."""
    person, keeping = known(request, store), keeping_of(store)
    check_written(data.game, data.kind, data.content, data.cards)
    check_room(keeping, person.id)
    kept = Kept(
        id=new_id(),
        person=person.id,
        kind=data.kind,
        game=data.game,
        title=clean_name(data.title, LONGEST_TITLE),
        content=data.content,
        cards=data.cards,
        made=now_ms(),
        moved=now_ms(),
    )
    keeping.add(kept)
    return told(kept)


@get("/api/kept/{id:str}")
async def read_kept(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> KeptTold:
    """A set of cards or a deck of yours."""
    return told(await asyncio.to_thread(own, request, store, id))


@put("/api/kept/{id:str}")
async def rewrite(
    request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Rewriting], store: NamedDependency[Store]
) -> KeptTold:
    """Write it anew."""
    return await asyncio.to_thread(_rewritten, request, id, data, store)


def _rewritten(request: Request[Any, Any, Any], id: str, data: Rewriting, store: Store) -> KeptTold:
    before = own(request, store, id)
    check_written(before.game, before.kind, data.content, data.cards)
    title = clean_name(data.title, LONGEST_TITLE)
    after = msgspec.structs.replace(before, title=title, content=data.content, cards=data.cards, moved=now_ms())
    keeping_of(store).write(after)
    return told(after)


@delete("/api/kept/{id:str}", status_code=204)
async def remove(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> None:
    """Keep it no longer."""
    await asyncio.to_thread(lambda: keeping_of(store).remove(own(request, store, id).id))


@post("/api/kept/{id:str}/share", status_code=200, sync_to_thread=True)
def share(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> KeptTold:
    """Let everybody who has the link read it and take a copy."""
    kept = own(request, store, id)
    link = kept.link or new_token()
    keeping_of(store).share(id, link)
    return told(msgspec.structs.replace(kept, link=link))


@delete("/api/kept/{id:str}/share", status_code=200, sync_to_thread=True)
def unshare(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> KeptTold:
    """Let nobody read it any more."""
    kept = own(request, store, id)
    keeping_of(store).share(id, None)
    return told(msgspec.structs.replace(kept, link=None))


@get("/api/kept/{id:str}/file", sync_to_thread=True)
def download(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> Response[bytes]:
    """Its file, as the terminal takes it."""
    kept = own(request, store, id)
    name = re.sub(r"[^a-z0-9]+", "-", kept.title.lower()).strip("-") or kept.kind
    headers = {"Content-Disposition": f'attachment; filename="{name}.{ENDINGS[kept.kind]}"'}
    return Response(kept.content.encode(), media_type="text/plain", headers=headers)


@get("/api/shared/{link:str}", sync_to_thread=True)
def read_shared(link: FromPath[str], store: NamedDependency[Store]) -> KeptTold:
    """What somebody shares."""
    kept = shared(store, link)
    by = store.person(kept.person)
    return msgspec.structs.replace(told(kept), id="", link="", by="" if by is None else by.name)


@post("/api/shared/{link:str}/take", sync_to_thread=True)
def take(request: Request[Any, Any, Any], link: FromPath[str], store: NamedDependency[Store]) -> KeptTold:
    """Take a copy of what somebody shares; it is yours, and is not shared."""
    person, keeping, kept = known(request, store), keeping_of(store), shared(store, link)
    check_room(keeping, person.id)
    copy = msgspec.structs.replace(kept, id=new_id(), person=person.id, link=None, made=now_ms(), moved=now_ms())
    keeping.add(copy)
    return told(copy)


def shared(store: Store, link: str) -> Kept:
    """What is shared by a link.

    Raises:
        Problematic: Nothing is, or no longer.
    """
    found = keeping_of(store).shared(link)
    if found is None:
        raise Problematic(404, "unknown", "Nothing is shared by this link, or no longer.")
    return found


ROUTES: Final = [list_kept, keep, read_kept, rewrite, remove, share, unshare, download, read_shared, take]
