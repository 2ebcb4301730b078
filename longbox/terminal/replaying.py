"""A recorded game, told from its first line to its result.

A game that goes on tells nothing of what is still hidden: not its seed, which decides the coming shuffles, and what
somebody sees only to that person.

LongboxError
├── NoSuchPlayer    nobody of that name played
└── StillHidden     a game goes on, and somebody may not see what was asked for
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import structs

from longbox.faces.lines import plain
from longbox.faces.words import listed, number_of
from longbox.games.shown import lobby_of, presenter_of
from longbox.kernel.errors import LongboxError, near
from longbox.kernel.events import in_words
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY
from longbox.records import BrokenRecord, about_the_rules, play_back
from longbox.terminal.seats import read_seats


class NoSuchPlayer(LongboxError):
    """Nobody of that name played. The message says who did."""


class StillHidden(LongboxError):
    """A game goes on, and what was asked for is for others to see. The message says for whom, or when."""


Confirm = Callable[[str], bool]
"""Asks somebody whether something is so."""


class Told(NamedTuple):
    """A recorded game as it is told.

    Attributes:
        lines: What happened.
        about: What to know of the rules that it was played by; "" if there is nothing to know.
        problem: Why it is not told to the end; none if it is.
    """

    lines: list[str]
    about: str
    problem: BrokenRecord | None


def replay(record: Record, player: str, confirm: Confirm, *, only_log: bool) -> Told:
    """Tell a recorded game, as far as it is the game that was played.

    Args:
        record: Its record.
        player: Whose view to take; nobody's if it is empty, which shows what everybody could see.
        confirm: Asks who looks, where a game goes on that several people play.
        only_log: Whether to leave out all but the log.

    Raises:
        LongboxError: The record can't be played, nobody of that name played, or the game goes on and it is
            not for whoever looks to see.
    """
    problem: BrokenRecord | None = None
    try:
        table = play_back(record)
    except BrokenRecord as error:
        if not error.fitting:
            raise
        problem = error
        record = structs.replace(record, answers=record.answers[: error.fitting])
        table = play_back(record)
    lines = log_of(table, player)
    if player and not table.game.over:
        check_own_side(record, table, player, confirm)
    if not only_log:
        lines = [*heading(table, record), "", *lines, "", *([] if problem else ending(table, record))]
    return Told(lines, "" if problem else about_the_rules(record), problem)


def log_of(table: Table, player: str) -> list[str]:
    """The log, line by line, as a player could read it."""
    names = [seat.name for seat in table.game.seats]
    if not player:
        return [in_words(event, NOBODY, names) for event in table.game.log]
    by_name = {name.lower(): number for number, name in enumerate(names)}
    if player.lower() not in by_name:
        raise NoSuchPlayer(f"No {player!r} played. {near(player, names)}")
    return table.view(by_name[player.lower()]).log()


def check_own_side(record: Record, table: Table, player: str, confirm: Confirm) -> None:
    """Let people look at their own side alone, as long as the game goes on.

    Raises:
        StillHidden: It is the side of a bot, or of somebody else.
    """
    number = [seat.name.lower() for seat in table.game.seats].index(player.lower())
    name = table.game.seats[number].name
    seats = read_seats(list(record.seats), sharing=lobby_of(record.game).sharing)
    people = {seat.person for seat in seats if not seat.bot}
    if seats and seats[number].bot:
        raise StillHidden(f"The game goes on. What {name} sees can be looked at when it is over.")
    if len(people) != 1 and not confirm(f"The game goes on, and what {name} sees is for {name} alone. Are you {name}?"):
        raise StillHidden(f"What {name} sees can be looked at by others when the game is over.")


def heading(table: Table, record: Record) -> list[str]:
    """What was played, by whom."""
    names = [seat.name for seat in table.game.seats]
    bots = [f"{name} ({word})" if word != name else name for name, word in zip(names, record.seats, strict=False)]
    answers = number_of(len(record.answers), "answer")
    seed = f"Seed {record.seed}, " if table.game.over else ""
    return [f"{table.system.title}: {listed(bots or names)}. {seed}{answers}."]


def ending(table: Table, record: Record) -> list[str]:
    """The result; or, where the game is not over, who is asked what."""
    if table.game.over:
        return [plain(line) for line in presenter_of(record.game, record.options).result(table.view(0))]
    return [f"The game is not over. {table.game.seats[question.player]} is asked next." for question in table.questions]
