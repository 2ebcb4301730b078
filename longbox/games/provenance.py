"""What a game was played by: the version of Longbox, and a fingerprint of its rules and cards.

The fingerprint is one of the files as they are read: the kernel, the language, and all that lies in the folder of
the game. It is the same on every machine and in the compiled build, which carries these files too.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.kernel.record import Record

PACKAGE: Final = Path(__file__).parent.parent
SHARED: Final = ("kernel", "language", "texts")
KINDS: Final = (".py", ".toml", ".json")
FINGERPRINT_BYTES: Final = 8


def stamped(record: Record) -> Record:
    """A record that names the rules and cards that are here, and the version of Longbox."""
    return msgspec.structs.replace(record, longbox=version(), rules=fingerprint(record.game, record.options))


@cache
def version() -> str:
    """The version of Longbox; "unknown" where it isn't installed."""
    try:
        return metadata.version("longbox")
    except metadata.PackageNotFoundError:
        return "unknown"


def fingerprint(game: str, options: dict[str, Any]) -> str:
    """A word for the rules and cards of a game, own cards and decks included; any change makes another.

    Args:
        game: Its short name.
        options: What was agreed on.
    """
    agreed = msgspec.json.encode(options, order="deterministic")
    return _digest(agreed + rules_of(game).encode())


@cache
def rules_of(game: str, package: Path = PACKAGE) -> str:
    """A word for the rules and shipped cards of a game.

    Args:
        game: Its short name.
        package: Where Longbox lies.
    """
    hashing = hashlib.blake2b(digest_size=FINGERPRINT_BYTES)
    for file in _files(game, package):
        content = file.read_bytes().replace(b"\r\n", b"\n")
        hashing.update(f"{file.relative_to(package).as_posix()} {len(content)}\n".encode())
        hashing.update(content)
    return hashing.hexdigest()


def _files(game: str, package: Path) -> list[Path]:
    """All files that decide how a game goes, in an order that is the same everywhere."""
    folders = [*[package / name for name in SHARED], package / "games" / game]
    beside = (package / "games").glob("*.py")
    found = [*beside, *[file for folder in folders for file in folder.rglob("*") if file.suffix in KINDS]]
    return sorted(found, key=lambda file: file.relative_to(package).as_posix())


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=FINGERPRINT_BYTES).hexdigest()
