"""Who somebody is: guests with a name, accounts with a password, and tokens for programs."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from longbox.games.provenance import version
from longbox.server.errors import Problematic, signed_out, unknown
from longbox.server.lines import Credits
from longbox.server.messages import VERSION
from longbox.server.passwords import fits, hashed, hashed_password, new_codes, new_id, new_token
from longbox.server.play.clocks import now_ms
from longbox.server.requests import (
    LONGEST_NAME,
    Account,
    AccountMade,
    Me,
    Named,
    NewToken,
    PersonTold,
    Recovery,
    Token,
)
from longbox.server.storage.database import Clash
from longbox.server.storage.rows import Person
from longbox.server.storage.store import Store

COOKIE: Final = "longbox"
LASTS: Final = 400 * 24 * 3600
"""How many seconds a cookie lasts: as long as browsers keep one."""

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._-]{1,39}")

TRIES: Final = 10
TRIES_PER_SECOND: Final = 1 / 30
"""How often a password may be tried at once for one login, and how many more each second."""

MOST_WATCHED: Final = 10_000
MOST_TOKENS: Final = 50


class Gate:
    """Counts how often passwords are tried."""

    def __init__(self) -> None:
        self._tried: dict[str, Credits] = {}

    def pass_by(self, login: str) -> None:
        """Count one try.

        Raises:
            Problematic: There were too many.
        """
        if len(self._tried) > MOST_WATCHED:
            self._tried.clear()
        if not self._tried.setdefault(login, Credits(TRIES, TRIES_PER_SECOND)).take():
            raise Problematic(429, "too_fast", "That was tried too often. Wait some minutes.")


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as it may be shown: signs that can be seen, single spaces between them.

    Raises:
        Problematic: Nothing is left, or it is too long.
    """
    shown = "".join([sign for sign in unicodedata.normalize("NFC", name) if sign.isprintable()])
    shown = " ".join(shown.split())
    if not shown or len(shown) > longest:
        raise Problematic(400, "no_sense", f"A name has 1 to {longest} signs that can be seen.")
    return shown


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What somebody brings to be known again; "" if nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


def person_of(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Person | None:
    """Who somebody is; nobody yet if they bring nothing that is known."""
    token = token_of(connection)
    return store.whose_pass(hashed(token)) if token else None


def known(request: Request[Any, Any, Any], store: Store) -> Person:
    """Who somebody is.

    Raises:
        Problematic: Nobody yet.
    """
    person = person_of(request, store)
    if person is None:
        raise signed_out()
    return person


def told(person: Person) -> PersonTold:
    """Somebody as they are told of themselves."""
    return PersonTold(person.id, person.name, person.login is None, person.login or "")


def me(person: Person | None) -> Me:
    """Who somebody is, and what the server is."""
    return Me(None if person is None else told(person), version(), VERSION)


def cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie by which a browser is known again; with no token, it is taken away."""
    lasts = LASTS if token else 0
    return Cookie(COOKIE, value=token, max_age=lasts, httponly=True, samesite="lax", secure=secure, path="/")


def let_in(store: Store, person: Person, *, secure: bool, status: int = 200) -> Response[Me]:
    """Let a browser be known as somebody from now on."""
    token = new_token()
    store.add_pass(hashed(token), new_id(), person.id, "", now_ms())
    return Response(me(person), cookies=[cookie(token, secure=secure)], status_code=status)


@get("/api/me", sync_to_thread=True)
def who(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Me:
    """Who you are."""
    return me(person_of(request, store))


@post("/api/me", status_code=200, sync_to_thread=True)
def be(
    request: Request[Any, Any, Any], data: JSONBody[Named], store: NamedDependency[Store], secure: NamedDependency[bool]
) -> Response[Me]:
    """Be a guest, or be called otherwise."""
    name = clean_name(data.name)
    person = person_of(request, store)
    if person is not None:
        store.rename(person.id, name)
        return Response(me(Person(person.id, name, person.login)))
    guest = Person(new_id(), name)
    store.add_person(guest, now_ms())
    return let_in(store, guest, secure=secure)


@post("/api/accounts", sync_to_thread=True)
def make_account(
    request: Request[Any, Any, Any], data: JSONBody[Account], store: NamedDependency[Store]
) -> AccountMade:
    """Make the guest an account."""
    person = known(request, store)
    if person.login is not None:
        raise Problematic(409, "started", "You have an account already.")
    login = data.login.strip().lower()
    if not LOGIN.fullmatch(login):
        raise Problematic(400, "no_sense", "A login has 2 to 40 letters a-z, digits, dots, and hyphens.")
    check_password(data.password)
    codes = new_codes()
    try:
        store.make_account(person.id, login, hashed_password(data.password), [hashed(code) for code in codes])
    except Clash:
        raise Problematic(409, "taken_name", f"Somebody is called {login} already.") from None
    return AccountMade(told(Person(person.id, person.name, login)), codes)


@post("/api/session", status_code=200)
async def sign_in(
    data: JSONBody[Account], store: NamedDependency[Store], secure: NamedDependency[bool], gate: NamedDependency[Gate]
) -> Response[Me]:
    """Sign in."""
    gate.pass_by(data.login.strip().lower()[:LONGEST_PASSWORD])
    return await asyncio.to_thread(_signed_in, store, data, secure=secure)


def _signed_in(store: Store, data: Account, *, secure: bool) -> Response[Me]:
    person = store.person_by_login(data.login.strip().lower()[:LONGEST_PASSWORD])
    if not fits(None if person is None else person.password, data.password[:LONGEST_PASSWORD]) or person is None:
        raise Problematic(403, "not_allowed", "There is no account with that login and that password.")
    return let_in(store, person, secure=secure)


@delete("/api/session", status_code=200)
async def sign_out(
    request: Request[Any, Any, Any], store: NamedDependency[Store], secure: NamedDependency[bool]
) -> Response[Me]:
    """Sign out."""
    person = await asyncio.to_thread(person_of, request, store)
    if person is not None:
        await asyncio.to_thread(store.end_pass, person.id, hash=hashed(token_of(request)))
    return Response(me(None), cookies=[cookie("", secure=secure)])


@post("/api/recovery", status_code=200)
async def recover(
    data: JSONBody[Recovery], store: NamedDependency[Store], secure: NamedDependency[bool], gate: NamedDependency[Gate]
) -> Response[Me]:
    """A new password by a recovery code; signed out everywhere, and in here."""
    gate.pass_by(data.login.strip().lower()[:LONGEST_PASSWORD])
    check_password(data.password)
    return await asyncio.to_thread(_recovered, store, data, secure=secure)


def _recovered(store: Store, data: Recovery, *, secure: bool) -> Response[Me]:
    person = store.person_by_login(data.login.strip().lower()[:LONGEST_PASSWORD])
    code = hashed(data.code.strip().lower())
    if person is None or not store.set_password(person.id, hashed_password(data.password), code):
        raise Problematic(403, "not_allowed", "That code doesn't open that account, or was used.")
    return let_in(store, person, secure=secure)


@get("/api/tokens", sync_to_thread=True)
def tokens(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[Token]:
    """The tokens of your programs."""
    passes = store.passes(known(request, store).id)
    return [Token(id, label, made, program=program) for id, label, made, program in passes]


@post("/api/tokens", sync_to_thread=True)
def make_token(request: Request[Any, Any, Any], data: JSONBody[NewToken], store: NamedDependency[Store]) -> Token:
    """A token for a program."""
    person, token, id = known(request, store), new_token(), new_id()
    label, made = clean_name(data.label), now_ms()
    if len(store.passes(person.id)) >= MOST_TOKENS:
        raise Problematic(409, "full", f"You have {MOST_TOKENS} tokens. End one first.")
    if data.program:
        program = Person(new_id(), label)
        store.add_program(program, person.id, made)
        store.add_pass(hashed(token), id, program.id, label, made)
        return Token(id, label, made, token, program.id)
    store.add_pass(hashed(token), id, person.id, label, made)
    return Token(id, label, made, token)


@delete("/api/tokens/{id:str}", status_code=204, sync_to_thread=True)
def end_token(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> None:
    """Let a token be no good any more."""
    if not store.end_pass(known(request, store).id, id=id):
        raise unknown("token")


def check_password(password: str) -> None:
    """Refuse a password that is too short or too long.

    Raises:
        Problematic: It is.
    """
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problematic(400, "no_sense", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters.")


ROUTES: Final = [who, be, make_account, sign_in, sign_out, recover, tokens, make_token, end_token]
