"""What a game was played by: the version of Longbox, and a fingerprint of its rules and cards.

The fingerprint is one of the files as they are read: the kernel, the language, and all that lies in the folder of
the game, but for what stands `apart` in its pack. It is the same on every machine and in the compiled build, which
carries these files too.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.games import SHIPPED, find_pack
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
    for name, file in sorted({**_shared(package), **_own(game, package)}.items()):
        content = file.read_bytes().replace(b"\r\n", b"\n")
        hashing.update(f"{name} {len(content)}\n".encode())
        hashing.update(content)
    return hashing.hexdigest()


def _shared(package: Path) -> dict[str, Path]:
    """The files that decide how all games go, by what they are called everywhere."""
    found = [*(package / "games").glob("*.py"), *[file for name in SHARED for file in _told(package / name)]]
    return {file.relative_to(package).as_posix(): file for file in found}


def _own(game: str, package: Path) -> dict[str, Path]:
    """The files of one game that decide how it goes, wherever it lies."""
    pack = find_pack(game)
    folder = package / "games" / game if game in SHIPPED else pack.folder
    inside = {file.relative_to(folder): file for file in _told(folder)}
    return {f"games/{game}/{name.as_posix()}": file for name, file in inside.items() if name.parts[0] not in pack.apart}


def _told(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.suffix in KINDS]


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=FINGERPRINT_BYTES).hexdigest()
