"""A game as a file: what was agreed on, the seed, and every answer. Saves and replays are the same thing.

LongboxError
└── BadRecord    a file that is no record, or one of another version
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.kernel.documents import BadDocument, bounded, read_bytes
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared

FORMAT: Final = 1

ANYBODYS: Final = 0o666
"""A file that everybody may read, if the user's mask allows it."""


MOST_BYTES: Final = 50_000_000
"""How large the file of a record may be."""

MOST_SEED_BITS: Final = 10_000

DECODING: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, OverflowError)
"""What msgspec raises for a file that holds anything at all."""


class BadRecord(LongboxError):
    """A file can't be played: it is no record of a game, or was written in another format."""


class Deal(msgspec.Struct, frozen=True):
    """What nobody had seen is dealt anew at one moment of a game, and so is all that chance will bring.

    Attributes:
        after: The moment: so many answers had been given.
        seed: Decides what is dealt, and all that is left to chance from there on.
        seen: The serial numbers of cards that lie still, as somebody saw them in answers that were taken back.
    """

    after: int
    seed: int
    seen: tuple[int, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A game, wholly: the same record always plays the same game, byte for byte.

    Attributes:
        game: The short name of the game.
        options: What was agreed on, as plain data.
        seed: Decides all that is left to chance.
        answers: The keys of the answers, in the order of the questions.
        seats: Who sits where, in words of whoever saved it: "you", "greedy".
        wishes: What people want to be answered for them, in words of whoever saved it.
        longbox: The version of Longbox that it was played by; "" in records that don't tell.
        rules: The fingerprint of the rules and cards that it was played by; "" in records that don't tell.
        course: What the game was like at each question and at its end, as a `Course` writes it; it may break off
            early, or be "".
        format: The version of this format.
        deals: What was dealt anew on the way, where players agreed to take back what had become known.
    """

    game: str
    options: dict[str, Any]
    seed: int
    answers: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    wishes: dict[str, Any] = {}
    longbox: str = ""
    rules: str = ""
    course: str = ""
    format: int = FORMAT
    deals: tuple[Deal, ...] = ()


class _AnyFormat(msgspec.Struct):
    format: int


def save(record: Record, path: Path, mode: int = ANYBODYS) -> None:
    """Write a record as JSON; the file is whole at any time, even if the writing is cut off.

    Args:
        record: The game.
        path: Its file, which is written anew if it is there.
        mode: Who may read and write it, as far as the user's mask allows.
    """
    beside = path.with_name(path.name + ".new")
    beside.unlink(missing_ok=True)
    save_new(record, beside, mode)
    beside.replace(path)


def save_new(record: Record, path: Path, mode: int = ANYBODYS) -> None:
    """Write a record as JSON to a file that isn't there yet; where that can't be done, there is none after it.

    Raises:
        OSError: The file is there, or can't be written.
    """
    data = msgspec.json.format(msgspec.json.encode(record), indent=1)
    with open(path, "xb", opener=partial(os.open, mode=mode)) as file:
        try:
            file.write(data + b"\n")
            file.flush()
        except BaseException:
            path.unlink()
            raise


def load(path: Path) -> Record:
    """Read a record.

    Raises:
        BadRecord: The file is missing, broken, no record, or of another format.
    """
    try:
        data = read_bytes(path, MOST_BYTES)
    except BadDocument as error:
        raise BadRecord(f"{path} {error.problem}.") from None
    try:
        found = msgspec.json.decode(data, type=prepared(_AnyFormat)).format
    except DECODING as error:
        raise BadRecord(f"{path} is no record of a game: {error}.") from None
    if found != FORMAT:
        raise BadRecord(f"{path} is in format {found}; this version of Longbox reads format {FORMAT}.")
    try:
        record = msgspec.json.decode(data, type=prepared(Record))
        bounded([record.game, record.options, record.answers, record.seats, record.wishes, record.course])
    except DECODING as error:
        raise BadRecord(f"{path} is a broken record: {error}.") from None
    except BadDocument as error:
        raise BadRecord(f"{path} is a broken record: it {error.problem}.") from None
    if record.seed.bit_length() > MOST_SEED_BITS:
        raise BadRecord(f"{path} is a broken record: its seed is too long.")
    return record
