"""Where games are kept while they are played, and after.

Each game is one file, written anew after every answer: `game-3.json` is in progress, and becomes
`game-3-finished.json`. The files lie in `LONGBOX_HOME`, or else in the state directory of the user.

LongboxError
├── NoSavedGame    there is nothing to go on with
└── CannotKeep     a game can't be written to its file
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from longbox.kernel.errors import LongboxError
from longbox.kernel.record import Record, save

ELSEWHERE: Final = "Set LONGBOX_HOME to a directory that can be written."


class NoSavedGame(LongboxError):
    """There is no game to go on with."""


class CannotKeep(LongboxError):
    """A game can't be written to its file; the message says which, and why."""


def home() -> Path:
    """The directory where games are kept; it may not be there yet."""
    own = os.environ.get("LONGBOX_HOME")
    if own:
        return Path(own)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "longbox"


def new_file(game: str) -> Path:
    """A file for a new game, after all that were ever kept; its directory is made.

    Raises:
        CannotKeep: The directory can't be made.
    """
    folder = home() / game
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotKeep(f"Games are kept in {folder}, which can't be made: {error.strerror}. {ELSEWHERE}") from None
    numbers = [_number(path) for path in folder.glob("game-*.json")]
    return folder / f"game-{max(numbers, default=0) + 1}.json"


def latest(game: str) -> Path:
    """The file of the last game that isn't finished.

    Raises:
        NoSavedGame: There is none.
    """
    folder = home() / game
    open_games = [path for path in folder.glob("game-*.json") if not _is_finished(path)]
    if not open_games:
        raise NoSavedGame(f"There is no game to go on with in {folder}. Start one: longbox play {game}.")
    return max(open_games, key=lambda path: (path.stat().st_mtime_ns, _number(path)))


def keep(record: Record, path: Path) -> None:
    """Write a game to its file.

    Raises:
        CannotKeep: The file can't be written.
    """
    try:
        save(record, path)
    except OSError as error:
        raise CannotKeep(f"{path} can't be written: {error.strerror}. {ELSEWHERE}") from None


def finish(path: Path) -> Path:
    """Put the file of a game that is over away, where nobody goes on with it.

    A file that a player named stays what it is.
    """
    return path.rename(path.with_name(path.stem + "-finished.json")) if is_own(path) else path


def is_own(path: Path) -> bool:
    """Whether a file was named here, not by a player."""
    return re.fullmatch(r"game-\d+\.json", path.name) is not None and path.parent.parent == home()


def shown(path: Path) -> str:
    """A path as people write it: from their own directory where it lies there."""
    full = path.expanduser().resolve()
    for base, start in ((Path.cwd(), ""), (Path.home(), "~/")):
        if full.is_relative_to(base):
            return start + str(full.relative_to(base))
    return str(full)


def _number(path: Path) -> int:
    found = re.match(r"game-(\d+)", path.name)
    return int(found[1]) if found else 0


def _is_finished(path: Path) -> bool:
    return path.stem.endswith("-finished")
