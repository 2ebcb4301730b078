"""Playing on from a moment of a game that was played: the game up to there, with others in its seats."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import structs

from longbox import games
from longbox.kernel.record import Deal, Record
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY
from longbox.server.play.entries import ANSWER, UNDO
from longbox.server.storage.rows import Entry

NAMES: Final = "names"
"""The option of a game that has the names of its players."""

DEAL_BITS: Final = 63


def dealt_anew(record: Record) -> Record:
    """A record at whose end all is dealt anew that nobody had seen."""
    deal = Deal(len(record.answers), secrets.randbits(DEAL_BITS))
    before = [other for other in record.deals if other.after < deal.after]
    return structs.replace(record, deals=(*before, deal))


def renamed(record: Record, names: Sequence[str]) -> Record:
    """The same game with other names: where an answer names a player, it is the one who sits there now.

    Raises:
        LongboxError: The record can't be played.
    """
    if NAMES not in record.options:
        return record
    system = games.find(record.game)
    begun = structs.replace(record, answers=(), course="", wishes={}, seats=())
    other = structs.replace(begun, options={**record.options, NAMES: list(names)})
    before, now = Table(system, begun), Table(system, other)
    for key in record.answers:
        question = before.questions[0]
        asked = now.question_for(question.player)
        assert asked is not None
        now.answer(question.player, asked.keys()[question.keys().index(key)])
        before.answer(question.player, key)
    return now.to_record()


def entries_of(record: Record, now: int) -> list[Entry]:
    """A record as the log of a table, whose answers nobody is asked for any more."""
    if not record.answers and not record.deals:
        return []
    players = Table(games.find(record.game), record).answered_by
    return [Entry(n, seat, kind, body, None, now) for n, (seat, kind, body) in enumerate(_happened(record, players), 1)]


def _happened(record: Record, players: Sequence[int]) -> Iterator[tuple[int, str, dict[str, Any]]]:
    deals = {deal.after: deal for deal in record.deals}
    for at in range(len(players) + 1):
        if at in deals:
            anew = {"seed": deals[at].seed, "seen": list(deals[at].seen)}
            yield NOBODY, UNDO, {"answers": at, "to": 0, "anew": anew}
        if at < len(players):
            yield players[at], ANSWER, {"key": record.answers[at], "itself": True}
