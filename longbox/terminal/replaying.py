"""A recorded game, told from its first line to its result."""

from __future__ import annotations

from pathlib import Path

from longbox.kernel.errors import LongboxError, near
from longbox.kernel.events import in_words
from longbox.kernel.record import Record, load
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY
from longbox.terminal.games import face_of
from longbox.terminal.records import play_back
from longbox.terminal.words import listed, number_of


class NoSuchPlayer(LongboxError):
    """Nobody of that name played. The message says who did."""


def replay(file: Path, player: str, *, only_log: bool) -> list[str]:
    """The lines that tell a recorded game.

    Args:
        file: The record.
        player: Whose view to take; nobody's if it is empty, which shows what everybody could see.
        only_log: Whether to leave out all but the log.

    Raises:
        LongboxError: The file can't be read or played, or nobody of that name played.
    """
    record = load(file)
    table = play_back(record)
    lines = log_of(table, player)
    return lines if only_log else [*heading(table, record), "", *lines, "", *ending(table, record)]


def log_of(table: Table, player: str) -> list[str]:
    """The log, line by line, as a player could read it."""
    names = [seat.name for seat in table.game.seats]
    if not player:
        return [in_words(event, NOBODY, names) for event in table.game.log]
    by_name = {name.lower(): number for number, name in enumerate(names)}
    if player.lower() not in by_name:
        raise NoSuchPlayer(f"No {player!r} played. {near(player, names)}")
    return table.view(by_name[player.lower()]).log()


def heading(table: Table, record: Record) -> list[str]:
    """What was played, by whom."""
    names = [seat.name for seat in table.game.seats]
    bots = [f"{name} ({word})" if word != name else name for name, word in zip(names, record.seats, strict=False)]
    answers = number_of(len(record.answers), "answer")
    return [f"{table.system.title}: {listed(bots or names)}. Seed {record.seed}, {answers}."]


def ending(table: Table, record: Record) -> list[str]:
    """The result; or, where the game is not over, who is asked what."""
    if table.game.over:
        return [line.plain for line in face_of(record.game, record.options).result(table.view(0))]
    return [f"The game is not over. {table.game.seats[question.player]} is asked next." for question in table.questions]
