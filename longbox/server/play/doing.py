"""What the messages of a player do at a table."""

from __future__ import annotations

from longbox.faces.lines import Line
from longbox.kernel.errors import LongboxError
from longbox.rulebook.why import allowed, rule_lines, rulings_about, why_asked, why_not
from longbox.server.lines import Connection
from longbox.server.messages import (
    Answer,
    Beat,
    Because,
    Card,
    FromPlayer,
    Hint,
    Hinted,
    Look,
    Pulse,
    Sit,
    Sync,
    Told,
    Why,
    encode,
)
from longbox.server.play.eyes import Eyes
from longbox.server.play.progress import Refusal
from longbox.server.play.room import Room


async def do(room: Room, connection: Connection, message: FromPlayer) -> None:
    """Do what a message says; what can't be done is refused."""
    try:
        await _do(room, connection, message)
    except Refusal as refusal:
        await room.refuse(connection.person, getattr(message, "id", ""), refusal)
    except LongboxError as error:
        await room.refuse(connection.person, getattr(message, "id", ""), Refusal("no_sense", str(error)))


async def _do(room: Room, connection: Connection, message: FromPlayer) -> None:
    person = connection.person
    match message:
        case Beat():
            connection.send(encode(Pulse()))
        case Answer():
            await room.answer(person, message)
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
        case _:
            connection.send(encode(Told((), getattr(message, "id", ""))))


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
    return eyes.see(room.progress)


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
