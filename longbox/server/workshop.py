"""Writing cards and decks: reading them, a table to try a card, and games that measure it."""

from __future__ import annotations

import secrets
from threading import BoundedSemaphore
from typing import Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import structs

from longbox.faces.presenter import Presenter
from longbox.games import find_part, games_with
from longbox.games.provenance import stamped
from longbox.games.shown import presenter_of
from longbox.games.workshop import Workshop, file_of
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.view import View
from longbox.lab.finding import IsAsked, find_moment
from longbox.server import drafts
from longbox.server.agreeing import agreed, bots_of
from longbox.server.errors import Problematic, unknown
from longbox.server.helpers import Busy, Helpers
from longbox.server.kept import check_texts
from longbox.server.passwords import new_id
from longbox.server.people import clean_name, known
from longbox.server.play.clocks import now_ms
from longbox.server.requests import LONGEST_TITLE, NewSeat, NewTable, TableTold
from longbox.server.settings import Settings
from longbox.server.storage.measured import Measuring, Measurings, Wished
from longbox.server.storage.rows import Entry, Person, Sitting
from longbox.server.storage.store import Store
from longbox.server.table_told import told
from longbox.server.tables import SEED_BITS, check_count, new_sitting, with_names
from longbox.server.trying import tried

MOST_GAMES: Final = 2_000
MOST_MEASURED: Final = 3
"""How many cards one person may have measured at a time."""
SEEKS: Final = 90.0
"""How many seconds a moment is looked for at which a card can be tried."""


SEEKING: Final = BoundedSemaphore(2)
"""So many moments are looked for at a time."""


class Read(msgspec.Struct, kw_only=True):
    """Cards to be read: as a form has them, or as a file."""

    game: str
    cards: list[dict[str, Any]] | None = None
    content: str = ""


class Trial(msgspec.Struct, kw_only=True):
    """A card that is to be tried or measured."""

    game: str
    content: str
    card: str
    form: str = ""
    games: int = 200


class DeckWritten(msgspec.Struct, kw_only=True):
    """A deck to be read, what it is called from now on, and the card of which it is to have more or fewer."""

    game: str
    name: str = ""
    content: str = ""
    cards: str = ""
    shipped: str = ""
    card: str = ""
    change: int = 0


class MeasuringTold(msgspec.Struct, kw_only=True):
    """Many games that measure a card, and what they found."""

    id: str
    game: str
    form: str
    card: str
    games: int
    state: Literal["waiting", "running", "done", "stopped", "failed"]
    found: dict[str, Any]
    again: int
    made: int


def has(game: str, part: str) -> None:
    """Refuse a game that lacks something.

    Raises:
        Problematic: It does.
    """
    if game not in games_with(part):
        raise Problematic(404, "unknown", f"There is no game {game[:40]!r} with {part}.")


# Cards


@get("/api/workshop/{game:str}", sync_to_thread=True)
def workshop(game: FromPath[str], helpers: NamedDependency[Helpers]) -> dict[str, Any]:
    """What cards of a game can have."""
    has(game, "workshop")
    return helpers.ask(drafts.about_workshop, game)


@post("/api/workshop/read", status_code=200, sync_to_thread=True)
def read(data: JSONBody[Read], helpers: NamedDependency[Helpers]) -> dict[str, Any]:
    """Cards, each read, printed back, and refused with the place."""
    has(data.game, "workshop")
    check_texts(data.content)
    if data.cards is not None:
        return helpers.ask(drafts.read_cards, data.game, data.cards)
    return helpers.ask(drafts.read_set, data.game, data.content)


@post("/api/workshop/play", sync_to_thread=True)
def play(
    request: Request[Any, Any, Any],
    data: JSONBody[Trial],
    store: NamedDependency[Store],
    settings: NamedDependency[Settings],
) -> TableTold:
    """A table with bots at which you can use a card at once."""
    person = known(request, store)
    check_count(store, person, settings)
    check_trial(data)
    if not SEEKING.acquire(blocking=False):
        raise Busy("Others wait for a card just now. Try again in a moment.")
    try:
        trial = (data.game, data.content, data.card, form_of(data), person.name, secrets.randbits(SEED_BITS))
        found = tried(moment, *trial, seconds=SEEKS)
    finally:
        SEEKING.release()
    return told(_begun(store, person, data, found), person)


def check_trial(data: Trial) -> None:
    """Refuse what can't be tried.

    Raises:
        Problematic: There is no such game or form, or the set is too long.
    """
    has(data.game, "workshop")
    check_texts(data.content, data.card)
    forms = list(find_part(data.game, "workshop", Workshop).forms)
    if data.form and data.form not in forms:
        raise Problematic(400, "no_sense", f"There is no form {data.form[:40]!r}; there are: {', '.join(forms)}.")


def form_of(data: Trial) -> str:
    """The form of the game that is wished."""
    return data.form or next(iter(find_part(data.game, "workshop", Workshop).forms))


def moment(game: str, content: str, card: str, form: str, name: str, seed: int) -> dict[str, Any]:
    """A moment at which a card can be tried, as plain data; found in another process, in games from a seed on.

    Raises:
        LongboxError: The card can't be tried.
    """
    place = find_part(game, "workshop", Workshop)
    chosen = place.chosen(file_of(drafts.entries_in(content)), card, form)
    bot = bots_of(game)[0]
    names = [name, *[bot.capitalize()] * (place.players - 1)]
    seats = [NewSeat("me"), *[NewSeat("bot", bot)] * (place.players - 1)]
    sitting = new_sitting(NewTable(game=game, chosen=chosen, seats=seats), Person("?", name))
    named = [seat.name for seat in with_names(sitting)]
    options = agreed(game, chosen, named, [0], [{} for _ in names])
    is_asked = asks_at(presenter_of(game, options))
    sought, held = place.sought(content, card), place.is_held(content, card)
    found = find_moment(game, options, sought, seed, is_asked, place, held=held)
    return {
        "chosen": chosen,
        "options": found.record.options,
        "seed": str(found.record.seed),
        "answers": list(zip(found.by, found.record.answers, strict=True)),
        "held": found.held,
    }


def asks_at(presenter: Presenter) -> IsAsked:
    """What a table asks: all but what can be answered in one way only, and what is passed where nobody stops."""

    def is_asked(question: Question, view: View[Any]) -> bool:
        if presenter.steward.answer(view, question):
            return False
        return presenter.only_answer(view, question, presenter.offers(view, question)) is None

    return is_asked


def _begun(store: Store, person: Person, data: Trial, found: dict[str, Any]) -> Sitting:
    """The table that goes on from a moment; what was answered until then was answered by itself."""
    bot = bots_of(data.game)[0]
    players = find_part(data.game, "workshop", Workshop).players
    seats = [NewSeat("me"), *[NewSeat("bot", bot)] * (players - 1)]
    title = clean_name(data.card, LONGEST_TITLE)
    sitting = new_sitting(NewTable(game=data.game, title=title, chosen=found["chosen"], seats=seats), person)
    store.add_sitting(sitting)
    store.begin(gone_on(sitting, found))
    entries = entries_of(found)
    if entries:
        store.append(sitting.id, entries, [0])
    found_again = store.sitting(sitting.id)
    assert found_again is not None
    return found_again


def gone_on(sitting: Sitting, found: dict[str, Any]) -> Sitting:
    """A table at which the game of a moment is played."""
    record = stamped(Record(sitting.game, found["options"], int(found["seed"])))
    return structs.replace(
        sitting,
        state="playing",
        seats=with_names(sitting),
        options=found["options"],
        seed=found["seed"],
        longbox=record.longbox,
        rules=record.rules,
    )


def entries_of(found: dict[str, Any]) -> list[Entry]:
    """What was answered up to a moment."""
    return [
        Entry(n, seat, "answer", {"key": key, "itself": True}, None, now_ms())
        for n, (seat, key) in enumerate(found["answers"], 1)
    ]


# Measuring


def measurings_of(store: Store) -> Measurings:
    """Those in the database of a store."""
    return Measurings(store.database)


def told_of(measuring: Measuring) -> MeasuringTold:
    """What is told of games that measure a card."""
    wished = measuring.wished
    return MeasuringTold(
        id=measuring.id,
        game=wished.game,
        form=wished.form,
        card=wished.card,
        games=wished.games,
        state=measuring.state,
        found=measuring.found,
        again=measuring.again,
        made=measuring.made,
    )


def own(request: Request[Any, Any, Any], store: Store, id: str) -> Measuring:
    """One of somebody's own.

    Raises:
        Problematic: It isn't.
    """
    found = measurings_of(store).own(known(request, store).id, id)
    if found is None:
        raise unknown("measuring")
    return found


@post("/api/measurings", sync_to_thread=True)
def measure(request: Request[Any, Any, Any], data: JSONBody[Trial], store: NamedDependency[Store]) -> MeasuringTold:
    """Let a card be measured in the background."""
    person, kept = known(request, store), measurings_of(store)
    check_trial(data)
    if not 2 <= data.games <= MOST_GAMES:
        raise Problematic(400, "no_sense", f"2 to {MOST_GAMES:,} games can be played with a card.")
    if kept.count(person.id) >= MOST_MEASURED:
        raise Problematic(409, "full", f"You have {MOST_MEASURED} cards measured already. Wait, or stop one.")
    wished = Wished(data.game, form_of(data), data.content, data.card, data.games)
    new = Measuring(id=new_id(), person=person.id, wished=wished, made=now_ms(), moved=now_ms())
    kept.add(new)
    return told_of(new)


@get("/api/measurings", sync_to_thread=True)
def list_measurings(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[MeasuringTold]:
    """What you have measured, the newest first."""
    return [told_of(each) for each in measurings_of(store).of(known(request, store).id)]


@get("/api/measurings/{id:str}", sync_to_thread=True)
def one_measuring(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> MeasuringTold:
    """How far it has got, and what it found."""
    return told_of(own(request, store, id))


@post("/api/measurings/{id:str}/stop", status_code=200, sync_to_thread=True)
def stop(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> MeasuringTold:
    """Play no more of it; what was found until then stays."""
    if own(request, store, id).state in ("waiting", "running"):
        measurings_of(store).set(id, "stopped", now_ms())
    return told_of(own(request, store, id))


@delete("/api/measurings/{id:str}", status_code=204, sync_to_thread=True)
def forget(request: Request[Any, Any, Any], id: FromPath[str], store: NamedDependency[Store]) -> None:
    """Stop it, and keep it no longer."""
    measurings_of(store).remove(own(request, store, id).id)


# Decks


@post("/api/decks/read", status_code=200, sync_to_thread=True)
def read_deck(data: JSONBody[DeckWritten], helpers: NamedDependency[Helpers]) -> dict[str, Any]:
    """A deck, read, with the rules that it breaks, and in all formats; changed by a card, if one is named."""
    has(data.game, "decks")
    check_texts(data.content, data.cards, data.card, data.shipped)
    name = clean_name(data.name, LONGEST_TITLE) if data.name.strip() else ""
    if data.shipped:
        return helpers.ask(drafts.shipped_deck, data.game, data.shipped, name)
    if data.card:
        return helpers.ask(drafts.change_deck, data.game, data.content, data.cards, data.card, data.change, name)
    return helpers.ask(drafts.read_deck, data.game, data.content, data.cards, name)


@post("/api/decks/cards", status_code=200, sync_to_thread=True)
def deck_cards(data: JSONBody[DeckWritten], helpers: NamedDependency[Helpers]) -> dict[str, Any]:
    """The cards that decks of a game can have, and the decks that are shipped."""
    has(data.game, "decks")
    check_texts(data.cards)
    return helpers.ask(drafts.about_decks, data.game, data.cards)


ROUTES: Final = [
    workshop,
    read,
    play,
    measure,
    list_measurings,
    one_measuring,
    stop,
    forget,
    read_deck,
    deck_cards,
]
