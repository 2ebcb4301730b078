"""What the messages of a player do at a table."""

from __future__ import annotations

from typing import Final

import structlog

from longbox.faces.lines import STRONG, Line, line
from longbox.kernel.errors import LongboxError
from longbox.rulebook.why import allowed, rule_lines, rulings_about, why_asked, why_not
from longbox.server.lines import Connection
from longbox.server.messages import (
    Answer,
    Beat,
    Because,
    Card,
    FromPlayer,
    FromWatcher,
    Habit,
    Hint,
    Hinted,
    Look,
    Point,
    Pointed,
    Pulse,
    Reply,
    Say,
    Sit,
    Sync,
    Taken,
    Told,
    Typed,
    Why,
    Wish,
    encode,
)
from longbox.server.play.clocks import now_ms
from longbox.server.play.entries import Refusal
from longbox.server.play.eyes import Eyes
from longbox.server.play.room import Room
from longbox.server.play.wishing import CONCEDE, obeyed, replied, waits_to_concede, wished
from longbox.server.storage.database import Doubtful

LOG: Final = structlog.get_logger("longbox.table")

LONGEST_NAME: Final = 80
LONGEST_SAID: Final = 500


async def do(room: Room, connection: Connection, message: FromPlayer) -> None:
    """Do what a message says; what can't be done is refused, and of what may be done or not, nothing is said."""
    try:
        await _do(room, connection, message)
    except Doubtful as error:
        LOG.warning("in doubt", table=room.sitting.id, error=error)
    except Refusal as refusal:
        await room.refuse(connection.person, getattr(message, "id", ""), refusal)
    except LongboxError as error:
        await room.refuse(connection.person, getattr(message, "id", ""), Refusal("no_sense", str(error)))


async def _do(room: Room, connection: Connection, message: FromPlayer) -> None:
    if isinstance(message, Beat):
        connection.send(encode(Pulse()))
    elif isinstance(message, Sync | Sit | Why | Look | Hint):
        await _tell(room, connection, message)
    elif isinstance(message, Say | Point):
        await _talk(room, connection, message)
    else:
        await _act(room, connection, message)


async def do_watching(room: Room, connection: Connection, message: FromWatcher) -> None:
    """Do what a message of a watcher says."""
    if isinstance(message, Beat):
        connection.send(encode(Pulse()))
        return
    connection.send(await room.work(watcher_told, room, message))


def watcher_told(room: Room, message: Sync | Look | Why) -> bytes:
    """What a watcher is told: all that watchers see, a card of it, or a rule."""
    watched = room.audience.watched
    if watched is None or isinstance(message, Sync):
        return b'{"t":"p"}' if watched is None else watched.see(now_ms())
    system = watched.progress.system
    if isinstance(message, Why):
        return encode(Because(message.key, tuple(rule_lines(system, message.rule)), message.rule))
    face = watched.eyes.card(message.card)
    lines = [] if face is None or not face.title else [line((face.title, STRONG)), line(face.text)]
    return encode(Card(message.card, tuple(lines), face))


async def _tell(room: Room, connection: Connection, message: Sync | Sit | Why | Look | Hint) -> None:
    """What changes nothing."""
    person = connection.person
    match message:
        case Sync():
            for missed in await room.missed(person, message.n, ""):
                connection.send(missed)
        case Sit():
            connection.send(await room.work(sit, room, person, message.seat))
        case Why():
            connection.send(encode(await room.work(because, room, person, message)))
        case Look():
            connection.send(encode(await room.work(looked, room, person, message.card)))
        case Hint():
            connection.send(encode(await room.work(hinted, room, person, message.q)))


async def _act(room: Room, connection: Connection, message: Answer | Wish | Reply | Habit | Typed) -> None:
    """What may change the game."""
    person = connection.person
    match message:
        case Answer():
            await room.answer(person, message)
        case Wish():
            wish = message
            if await room.work(concedes_later, room, person, wish):
                await typed(room, connection, Typed(wish.id, CONCEDE))
                return
            await room.act(person, wish.id, lambda: wished(room.progress, own_seats(room, person), wish, now_ms()))
        case Reply():
            reply = message
            await room.act(person, reply.id, lambda: replied(room.progress, own_seats(room, person), reply, now_ms()))
        case Habit():
            told = await room.work(habit, room, person, message)
            if isinstance(await room.act(person, "", list, quiet=True), Taken):
                connection.send(encode(told))
        case Typed():
            await typed(room, connection, message)


async def _talk(room: Room, connection: Connection, message: Say | Point) -> None:
    """What is no part of the game."""
    seat = (await room.work(own_seats, room, connection.person))[0]
    if isinstance(message, Point):
        room.audience.tell_all(Pointed(seat, message.card[:LONGEST_NAME]))
        return
    words = "".join([sign for sign in message.words.strip() if sign.isprintable()])
    if not words or len(words) > LONGEST_SAID:
        raise Refusal("too_long" if words else "no_sense", f"What is said has 1 to {LONGEST_SAID} letters.")
    if not connection.talks.take():
        raise Refusal("too_fast", "You say too much at once; wait a moment.")
    await room.say(connection.person, seat, words, message.id)


async def typed(room: Room, connection: Connection, message: Typed) -> None:
    """Obey a command of the game, or take the answer that was typed."""
    person, words = connection.person, message.words[:LONGEST_SAID]
    lines, key, seat = await room.work(lambda: obeyed(room.progress, own_seats(room, person), words))
    if lines is None:
        name = await room.work(lambda: room.progress.question_name(seat))
        await room.answer(person, Answer(message.id, name, key))
        return
    if isinstance(await room.act(person, "", list, quiet=True), Taken):
        connection.send(encode(Told(tuple(lines), message.id)))


def concedes_later(room: Room, person: str, wish: Wish) -> bool:
    """Whether somebody wishes to concede by the rules of the game, which don't let them at this moment."""
    return wish.what == CONCEDE and waits_to_concede(room.progress, own_seats(room, person))


def own_seats(room: Room, person: str) -> tuple[int, ...]:
    """The seats of somebody who sits here.

    Raises:
        Refusal: They don't.
    """
    seats = room.progress.seats_of(person)
    if not seats:
        raise Refusal("not_yours", "You don't sit at this table.")
    return seats


def habit(room: Room, person: str, message: Habit) -> Told:
    """Keep what somebody always or never wants to use, and tell what they have chosen."""
    progress, eyes = room.progress, own_eyes(room, person)
    if message.thing:
        names = progress.presenter.habitual(progress.table.view(eyes.looking))
        if message.thing not in names:
            thing = message.thing[:LONGEST_NAME]
            raise Refusal("no_sense", f"Nothing was changed: the game never asks by itself whether you use {thing}.")
        for seat in eyes.seats:
            progress.habits.choose(seat, names[message.thing], message.habit)
        progress.look_again()
    return Told((line(progress.habits.words(eyes.looking)),))


def own_eyes(room: Room, person: str) -> Eyes:
    """The eyes of somebody who sits here.

    Raises:
        Refusal: They don't.
    """
    eyes = room.eyes_of(person)
    if eyes is None:
        raise Refusal("not_yours", "You don't sit at this table.")
    return eyes


def sit(room: Room, person: str, seat: int) -> bytes:
    """Look with the eyes of another of one's seats."""
    eyes = own_eyes(room, person)
    if seat not in eyes.seats:
        raise Refusal("not_yours", "That is somebody else's seat.")
    eyes.sit(seat)
    room.progress.look_ahead()
    return eyes.see(room.progress, room.progress.clocks_at(now_ms()))


def because(room: Room, person: str, message: Why) -> Because:
    """Why something can't be done, what a rule says, or why something is asked."""
    progress, eyes = room.progress, own_eyes(room, person)
    if message.rule:
        lines = rule_lines(progress.system, message.rule)
        return Because(message.key, tuple(lines), message.rule)
    question = progress.table.question_for(eyes.looking)
    if not message.key:
        lines = [] if question is None else why_asked(progress.system, question)
        return Because("", tuple(lines), "" if question is None else question.prompt.rule)
    title = eyes.title_of(message.key)
    keys = [] if question is None else question.keys()
    if message.key in keys:
        return Because(message.key, tuple(allowed(title)))
    reason = progress.system.why_not(progress.table.game, eyes.looking, title)
    lines = why_not(progress.system, progress.table.game, eyes.looking, title)
    return Because(message.key, tuple(lines), "" if reason is None else reason.rule)


def looked(room: Room, person: str, card: str) -> Card:
    """All about a card or a player, as the person may know it."""
    progress, eyes = room.progress, own_eyes(room, person)
    title, view = eyes.title_of(card), progress.table.view(eyes.looking)
    lines: list[Line] = []
    if title in progress.presenter.things(view):
        lines = [*progress.presenter.explain(view, title), *rulings_about(progress.system, title)]
    face = eyes.card(card)
    if face is None and not lines:
        raise Refusal("no_sense", "Nothing on the table is called so.")
    return Card(card, tuple(lines), face)


def hinted(room: Room, person: str, name: str) -> Hinted:
    """What a bot would answer."""
    progress, eyes = room.progress, own_eyes(room, person)
    if not room.sitting.terms.hints:
        raise Refusal("not_allowed", "This table has agreed to play without hints.")
    question = progress.question_of(eyes.seats, name)
    bot = progress.best_bot()
    key = progress.hint(question, bot)
    view = progress.table.view(question.player)
    words = [offer.words for offer in progress.presenter.offers(view, question) if key in offer.answers]
    return Hinted(name, key, words[0] if words else key, bot)
