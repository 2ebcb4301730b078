"""Where games are kept while they are played, and after.

Each game is one file, written anew after every answer: `game-3.json` is in progress, and becomes
`game-3-finished.json`. The files lie in `LONGBOX_HOME`, or else in the state directory of the user, who alone can
read them: they tell what is left to chance. As long as a game is played, its file is locked.

LongboxError
├── NoSavedGame    there is nothing to go on with
├── InUse          another program plays the game of a file
└── CannotKeep     a game can't be written to its file
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record, save, save_new
from longbox.program import program

ELSEWHERE: Final = "Set LONGBOX_HOME to a directory that can be written."

OWN: Final = 0o600
"""The mode of a file that only its user reads and writes."""


PATIENCE: Final = 0.2
"""For how many seconds a lock is tried that another program may be just giving back."""


class NoSavedGame(LongboxError):
    """There is no game to go on with."""


class InUse(LongboxError):
    """Another program plays the game of a file."""


class CannotKeep(LongboxError):
    """A game can't be written to its file; the message says which, and why."""


def home() -> Path:
    """The directory where games are kept; it may not be there yet.

    Raises:
        CannotKeep: The user has no directory, as in some containers.
    """
    own = os.environ.get("LONGBOX_HOME")
    if own:
        return Path(own)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else _home_of_user() / ".local" / "state") / "longbox"


def named(words: str) -> Path:
    """The file that somebody names; `~` is the directory of the user.

    Raises:
        CannotKeep: No file can be called so.
    """
    try:
        file = Path(words).expanduser()
        os.fsencode(file)
    except (RuntimeError, ValueError):  # no such user, a sign that no name of a file can have
        raise CannotKeep(f"{words!r} can't be a file. Name another one.") from None
    if "\0" in words:
        raise CannotKeep(f"{words!r} can't be a file. Name another one.")
    return file


@contextmanager
def new_file(game: str) -> Iterator[Path]:
    """A file for a new game, after all that were ever kept; nobody else has it until the game is left.

    Raises:
        CannotKeep: The directory or the file can't be made.
    """
    folder = home() / game
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotKeep(f"Games are kept in {folder}, which can't be made: {error.strerror}. {ELSEWHERE}") from None
    file, lock = _first_free(folder)
    try:
        yield file
    finally:
        if _is_empty(file):
            file.unlink()
        _let_go(lock)


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Keep all others from a game's file as long as it is played. The lock goes with the program, however it ends.

    Raises:
        InUse: Another program plays the game.
        CannotKeep: The file can't be locked.
    """
    lock = _locked(file)
    try:
        yield
    finally:
        _let_go(lock)


def latest(game: str) -> Path:
    """The file of the last game that isn't finished.

    Raises:
        NoSavedGame: There is none.
    """
    folder = home() / game
    files = folder.glob("game-*.json")
    open_games = [path for path in files if not _is_finished(path) and not _is_empty(path)]
    if not open_games:
        raise NoSavedGame(f"There is no game to go on with in {folder}. Start one: {program()} play {game}.")
    return max(open_games, key=lambda path: (path.stat().st_mtime_ns, _number(path)))


def keep(record: Record, path: Path) -> None:
    """Write a game to its file.

    Raises:
        CannotKeep: The file can't be written.
    """
    try:
        save(record, path, OWN)
    except OSError as error:
        raise CannotKeep(f"{path} can't be written: {error.strerror}. {ELSEWHERE}") from None


def keep_copy(record: Record, path: Path) -> None:
    """Write a game to a file of its own.

    Raises:
        CannotKeep: The file is there, or can't be written.
    """
    try:
        save_new(record, path, OWN)
    except FileExistsError:
        raise CannotKeep(f"{path} is already there. Name another file.") from None
    except OSError as error:
        raise CannotKeep(f"{path} can't be written: {error.strerror}. Name another file.") from None


def finish(path: Path) -> Path:
    """Put the file of a game that is over away, where nobody goes on with it.

    A file that a player named stays what it is.
    """
    if not is_own(path):
        return path
    away = path.with_name(f"{path.stem}-finished.json")
    for time in count(2):
        if not away.exists():
            break
        away = path.with_name(f"{path.stem}-finished-{time}.json")
    return path.rename(away)


def is_own(path: Path) -> bool:
    """Whether a file was named here, not by a player."""
    try:
        return re.fullmatch(r"game-\d+\.json", path.name) is not None and path.parent.parent == home()
    except CannotKeep:
        return False


def shown(path: Path) -> str:
    """A path as people write it: from their own directory where it lies there."""
    full = path.resolve()
    for base_of, start in ((Path.cwd, ""), (Path.home, "~/")):
        with suppress(OSError, RuntimeError):  # a directory that was removed, a user without one
            base = base_of()
            if full.is_relative_to(base):
                return start + str(full.relative_to(base))
    return str(full)


def _home_of_user() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise CannotKeep(f"You have no directory of your own to keep games in. {ELSEWHERE}") from None


def _number(path: Path) -> int:
    found = re.match(r"game-(\d+)", path.name)
    return int(found[1]) if found else 0


def _is_finished(path: Path) -> bool:
    return re.search(r"-finished(-\d+)?$", path.stem) is not None


def _is_empty(path: Path) -> bool:
    """Whether nothing was ever kept in a file, because its program ended before the game began."""
    return path.exists() and path.stat().st_size == 0


# Locks


def _first_free(folder: Path) -> tuple[Path, FileLock]:
    """A file that was never there, made and locked."""
    for number in count(max([_number(path) for path in folder.glob("game-*.json")], default=0) + 1):
        file = folder / f"game-{number}.json"
        try:
            lock = _locked(file)
        except InUse:
            continue
        with suppress(FileExistsError):  # then another program has just had it, and the next number is tried
            file.touch(OWN, exist_ok=False)
            return file, lock
        _let_go(lock)
    raise AssertionError("numbers have no end")


def _locked(file: Path) -> FileLock:
    """The lock of a game's file, taken. It is a file beside it, as the game's own is replaced at each answer."""
    whole = file.resolve()
    lock = FileLock(whole.with_name(whole.name + ".lock"), mode=OWN)
    try:
        lock.acquire(timeout=PATIENCE)
    except Timeout:
        raise InUse(
            f"{shown(file)} is being played by another program. Leave the game there first, or start a new one."
        ) from None
    except OSError as error:
        raise CannotKeep(f"{file} can't be locked: {error.strerror}. {ELSEWHERE}") from None
    return lock


def _let_go(lock: FileLock) -> None:
    """Give a lock back. Its file is removed before, as another program might hold it after."""
    with suppress(PermissionError):  # Windows removes no file that is open
        os.unlink(lock.lock_file)
    lock.release()
