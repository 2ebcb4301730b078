"""What players wish besides answering: taking back, pausing, conceding, and what the others must agree to.

Each of these gives the entries that are to be stored; a room stores them and shows what they did.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from longbox.faces.lines import STRONG, Line, line
from longbox.faces.offers import NotOffered, find_offers
from longbox.faces.presenter import Presenter
from longbox.games.shown import lobby_of
from longbox.server.messages import Reply, Request, Wish
from longbox.server.play.entries import (
    ANSWER,
    END,
    PAUSE,
    REPLY,
    REQUEST,
    RESUME,
    SEAT,
    UNDO,
    Given,
    Refusal,
    conceding,
)
from longbox.server.play.progress import Progress
from longbox.server.play.undoing import against, agreeing, may_redo, must_wait, target
from longbox.server.storage.rows import Entry

DEAL_BITS: Final = 63
"""So that nobody finds by trying what is dealt anew, and every database can keep it."""

ASKS_FOR: Final = 60_000
"""How many milliseconds the others have to agree."""

CONCEDE: Final = "concede"
"""The key of the answer that concedes, in games whose rules have it."""

HELP: Final = "?"
"""What is typed to be told the game in short, and its commands; as in the terminal."""

DRAWN: Final = "The game ends in a draw, as all agreed."


def wished(progress: Progress, seats: tuple[int, ...], wish: Wish, now: int) -> list[Entry]:
    """The entries of what somebody wishes.

    Raises:
        Refusal: It can't be.
    """
    seat = seats[0]
    if progress.over:
        raise Refusal("over", "The game is over.")
    if wish.what == "undo":
        return _undo(progress, seats, wish, now)
    if wish.what == "redo":
        return _redo(progress, seats, wish.id, now)
    if wish.what == "resume":
        return [_entry(progress, seat, RESUME, {}, wish.id, now)]
    if wish.what == CONCEDE:
        return conceded(progress, _asked_of(progress, seats), wish.id, now)
    if wish.what in ("bot", "back"):
        return _reseat(progress, seats, wish, now)
    return _ask_or(progress, seats, wish, _granted(progress, seat, wish.what, None, wish.id, now), now)


def replied(progress: Progress, seats: tuple[int, ...], reply: Reply, now: int) -> list[Entry]:
    """The entries of a reply to what somebody wishes.

    Raises:
        Refusal: Nothing like that is asked any more, or of somebody else.
    """
    asked = progress.asked
    if asked is None or asked.n != reply.n or asked.until < now:
        raise Refusal("stale", "That is not asked any more.")
    waiting = [seat for seat in agreeing(progress, asked.by) if seat not in asked.yes]
    own = [seat for seat in waiting if progress.people[seat] == progress.people[seats[0]]]
    if not own:
        raise Refusal("not_yours", "That is asked of somebody else.")
    entries = [_entry(progress, own[0], REPLY, {"yes": reply.yes}, reply.id, now)]
    if reply.yes and waiting == own:
        entries += _granted(progress, asked.by, asked.what, asked.to, "", now, after=1)
    return entries


def request_told(progress: Progress, now: int) -> Request | None:
    """What is asked of all, if anything."""
    asked = progress.asked
    if asked is None or asked.until < now:
        return None
    what: Any = asked.what
    return Request(asked.n, asked.by, what, asked.to, asked.until, tuple(asked.yes))


def conceded(progress: Progress, seat: int, id: str, now: int) -> list[Entry]:
    """The entries of a player who gives up: by the rules where they have it; else the game ends, or a bot goes on."""
    question = progress.table.question_for(seat)
    keys = [] if question is None else question.keys()
    if CONCEDE in keys:
        return [_entry(progress, seat, ANSWER, {"key": CONCEDE}, id, now)]
    if lobby_of(progress.sitting.game).conceding and question is not None:
        progress.presenter.obey(progress.table.view(seat), question, CONCEDE)
        progress.look_again()
        return []
    if len(progress.table.game.seats) > 2:
        return [_entry(progress, seat, SEAT, {"bot": progress.best_bot()}, id, now)]
    words = conceding(progress.table.game.seats[seat].name)
    return [_entry(progress, seat, END, {"words": words}, id, now)]


def waits_to_concede(progress: Progress, seats: tuple[int, ...]) -> bool:
    """Whether a player who gives up now concedes by the rules, as soon as these let them."""
    question = progress.table.question_for(_asked_of(progress, seats))
    by_rules = lobby_of(progress.sitting.game).conceding and not progress.over
    return by_rules and question is not None and CONCEDE not in question.keys()  # noqa: SIM118 (it is a list)


def replaced(progress: Progress, seat: int, now: int) -> list[Entry]:
    """The entries of a player whose seat a bot takes, as the player is away."""
    return [_entry(progress, seat, SEAT, {"bot": progress.best_bot(), "away": True}, "", now)]


def returned(progress: Progress, seats: tuple[int, ...], now: int) -> list[Entry]:
    """The entries of a player who comes back, and takes over from the bot."""
    own = [seat for seat in seats if seat in progress.bots]
    return [_entry(progress, seat, SEAT, {"bot": ""}, "", now, after=count) for count, seat in enumerate(own)]


def obeyed(progress: Progress, seats: tuple[int, ...], words: str) -> tuple[list[Any] | None, str, int]:
    """What a command of the game tells; or the answer that was typed, and the seat.

    Raises:
        LongboxError: It is neither.
    """
    seat = _asked_of(progress, seats)
    question, view = progress.table.question_for(seat), progress.table.view(seat)
    if question is None:
        raise Refusal("stale", "You are not asked anything now.")
    if words.strip() == HELP:
        return help_of(progress.presenter), "", seat
    told = progress.presenter.obey(view, question, words)
    if told is not None:
        progress.look_again()
        return told, "", seat
    offers = progress.all_offers(question)
    try:
        found = find_offers(offers, words, nearly=False)
    except NotOffered as error:
        raise Refusal("not_offered", str(error)) from None
    if not found:
        raise Refusal("no_sense", "Nothing was typed.")
    return None, found[0].answers[0], seat


def help_of(presenter: Presenter) -> list[Line]:
    """The rules of a game in short, and the commands of its own."""
    rules = [line(words) for words in presenter.help().splitlines() if words]
    return [*rules, *[line((typed, STRONG), f"  {what}") for typed, what in presenter.commands()]]


def _undo(progress: Progress, seats: tuple[int, ...], wish: Wish, now: int) -> list[Entry]:
    given = target(progress, seats, wish.to)
    granted = _taken_back(progress, given, wish.id, now)
    if not against(progress, given):
        return granted
    return _ask_or(progress, seats, Wish(wish.id, "undo", given.n), granted, now)


def _taken_back(progress: Progress, given: Given, id: str, now: int, after: int = 0) -> list[Entry]:
    body: dict[str, Any] = {"answers": given.before, "to": given.n}
    since = [other for other in progress.given if other.before >= given.before]
    if any([other.bound for other in since]):
        seen = sorted(set().union(*[other.seen for other in since]))
        body["anew"] = {"seed": secrets.randbits(DEAL_BITS), "seen": seen}
    return [_entry(progress, given.seat, UNDO, body, id, now, after)]


def _redo(progress: Progress, seats: tuple[int, ...], id: str, now: int) -> list[Entry]:
    """Give again what was taken back, to the next answer that was no matter of course."""
    if not progress.undone or not may_redo(progress, seats):
        raise Refusal("not_allowed", "There is nothing of yours to be done again.")
    first, *others = progress.undone
    again = [first]
    for given in others:
        if given.seat in seats and not given.itself:
            break
        again.append(given)
    return [
        _entry(progress, given.seat, ANSWER, _body(given), "" if number else id, now, number)
        for number, given in enumerate(again)
    ]


def _body(given: Given) -> dict[str, Any]:
    return {"key": given.key, "itself": True} if given.itself else {"key": given.key}


def _reseat(progress: Progress, seats: tuple[int, ...], wish: Wish, now: int) -> list[Entry]:
    seat = seats[0] if wish.to is None else wish.to
    if seat not in seats:
        raise Refusal("not_yours", "That is somebody else's seat.")
    if wish.what == "back":
        return returned(progress, (seat,), now)
    return [_entry(progress, seat, SEAT, {"bot": progress.best_bot()}, wish.id, now)]


def _ask_or(progress: Progress, seats: tuple[int, ...], wish: Wish, granted: list[Entry], now: int) -> list[Entry]:
    """What is wished if nobody else is there to agree; else the entry that asks them."""
    if not agreeing(progress, seats[0]):
        return granted
    if progress.asked is not None and progress.asked.until > now:
        raise Refusal("too_fast", "Something else is asked already.")
    waits = must_wait(progress, seats[0], now)
    if waits:
        raise Refusal("too_fast", f"You were refused; you can ask again in {waits // 1000 + 1} seconds.")
    body = {"what": wish.what, "to": wish.to, "until": now + ASKS_FOR}
    return [_entry(progress, seats[0], REQUEST, body, wish.id, now)]


def _granted(
    progress: Progress, seat: int, what: str, to: int | None, id: str, now: int, after: int = 0
) -> list[Entry]:
    """The entries of what all agreed to."""
    if what == "undo":
        given = [given for given in progress.given if given.n == to]
        return _taken_back(progress, given[0], id, now, after) if given else []
    if what == "pause":
        return [_entry(progress, seat, PAUSE, {}, id, now, after)]
    return [_entry(progress, seat, END, {"words": DRAWN}, id, now, after)]


def _asked_of(progress: Progress, seats: tuple[int, ...]) -> int:
    """The one of somebody's seats that is asked; the first if none is."""
    asked = [question.player for question in progress.table.questions if question.player in seats]
    return next(iter([*asked, *seats]))


def _entry(progress: Progress, seat: int, kind: str, body: dict[str, Any], id: str, now: int, after: int = 0) -> Entry:
    return Entry(progress.n + 1 + after, seat, kind, body, id or None, now)
