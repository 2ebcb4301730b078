"""Beginning a game at this terminal, or going on with one.

LongboxError
├── LongSeed     a seed is longer than any record can hold
└── OtherGame    a saved game is of another kind, or nobody's
"""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from longbox import games
from longbox.games.shown import lobby_of, presenter_of
from longbox.kernel.errors import LongboxError
from longbox.kernel.record import MOST_SEED_BITS, Record, load
from longbox.kernel.system import System
from longbox.program import program
from longbox.records import BrokenRecord, about_the_rules, as_far_as_it_fits, play_back
from longbox.terminal import saves
from longbox.terminal.drawn import DrawnScreen
from longbox.terminal.plain import PlainScreen
from longbox.terminal.screen import Screen
from longbox.terminal.seats import Seat, read_seats
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting

SEED_BITS: Final = 128
"""So that nobody can find a game's seed by trying all there are against what was seen of its shuffles."""

DRAWN: Final = "drawn"
PLAIN: Final = "plain"
BOTS: Final = "bots"


class LongSeed(LongboxError):
    """A seed was given that no record could hold."""


class OtherGame(LongboxError):
    """A saved game can't be gone on with here. The message says why."""


def begin(game: str, players: str, chosen: dict[str, Any], seed: int | None, *, plain: bool) -> None:
    """Play a new game.

    Args:
        game: Its short name.
        players: Who plays, parted by commas.
        chosen: The game's own options, as the command line has them.
        seed: Decides all that is left to chance; found by chance if there is none.
        plain: Whether to write one line after another.

    Raises:
        LongboxError: The players or the options don't fit.
    """
    if seed is not None and seed.bit_length() > MOST_SEED_BITS:
        raise LongSeed(f"A seed of {seed.bit_length():,} bits is too long; {MOST_SEED_BITS:,} are enough.")
    system = games.find(game)
    lobby = lobby_of(game)
    how = way_to_play(plain=plain)
    seats = read_seats(lobby.seated(players.split(","), chosen), sharing=lobby.sharing)
    if how == BOTS:
        seats = read_seats([seat.bot or best_bot(game) for seat in seats])
    people = [number for number, seat in enumerate(seats) if not seat.bot]
    options = lobby.agreed(chosen, [seat.name for seat in seats], people)
    record = Record(game, options, secrets.randbits(SEED_BITS) if seed is None else seed, (), words_of(seats))
    system.new_game(record.options, record.seed)
    with saves.new_file(game) as file:
        play(system, record, seats, file, how, "\n\n".join(lobby.notes(chosen)))


def resume(game: str, file: str, *, fitting: bool, plain: bool) -> None:
    """Go on with a saved game.

    Args:
        game: Its short name.
        file: Where it was kept; the last game that isn't finished if nothing is named.
        fitting: Whether to go on, in a new file, from the last answer with which it is the game that was played.
        plain: Whether to write one line after another.

    Raises:
        LongboxError: There is no such game, or it can't be played.
    """
    path = saves.named(file) if file else saves.latest(game)
    load(path)
    if fitting:
        record = as_far_as_it_fits(checked(game, path))
        with saves.new_file(game) as new:
            go_on(record, new, plain=plain)
        return
    with saves.held(path):
        go_on(fully(checked(game, path), path), path, plain=plain)


def fully(record: Record, path: Path) -> Record:
    """A record that can be gone on with as it is.

    Raises:
        BrokenRecord: It can't; the message says from where it could.
    """
    try:
        play_back(record)
    except BrokenRecord as error:
        if not error.fitting:
            raise
        words = f"{program()} play {record.game} --resume {shlex.quote(saves.shown(path))} --as-far-as-it-fits"
        raise BrokenRecord(f"{error} Go on from the answer before, in a new file: {words}", error.fitting) from None
    return record


def go_on(record: Record, path: Path, *, plain: bool) -> None:
    """Go on with a game that can be played back, in a file that nobody else has."""
    seats = read_seats(list(record.seats), sharing=lobby_of(record.game).sharing)
    system = games.find(record.game)
    play(system, record, seats, path, way_to_play(plain=plain), about_the_rules(record))


def checked(game: str, path: Path) -> Record:
    """The record of a game that people can go on with.

    Raises:
        OtherGame: It is of another game, or doesn't say who plays.
    """
    record = load(path)
    if record.game != game:
        raise OtherGame(f"{saves.shown(path)} is a game of {record.game!r}, not of {game!r}.")
    if not record.seats:
        raise OtherGame(
            f"{saves.shown(path)} doesn't say who plays. Look at it: {program()} replay {saves.shown(path)}"
        )
    return record


def play(system: System, record: Record, seats: list[Seat], file: Path, how: str, about: str = "") -> None:
    """Let people and bots play a game to its end, or until somebody leaves; `about` is said before."""
    presenter = presenter_of(system.id, record.options)
    Sitting(Session(system, record, seats, file), presenter, screen_for(how)).run(about)


def way_to_play(*, plain: bool) -> str:
    """How to play: drawn on a terminal, in plain lines, or by bots where nobody can see and type.

    Lines are read from a pipe where that is asked for, or where one can at least read or type.
    """
    reads, writes = _is_terminal(sys.stdin), _is_terminal(sys.stdout)
    if not plain and not reads and not writes:
        return BOTS
    if plain or not (reads and writes) or os.environ.get("TERM") == "dumb":
        return PLAIN
    return DRAWN


def screen_for(how: str) -> Screen:
    """Where people look and type."""
    return DrawnScreen() if how == DRAWN else PlainScreen()


def best_bot(game: str) -> str:
    """The bot that plays a game where nobody else does."""
    return "greedy" if games.find_pack(game).has("greedy") else "random"


def words_of(seats: list[Seat]) -> tuple[str, ...]:
    """What one writes to seat the same players again."""
    return tuple([seat.word for seat in seats])


def _is_terminal(stream: Any) -> bool:
    return stream is not None and bool(stream.isatty())
