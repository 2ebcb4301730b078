"""Readings that are kept, so that a game with its shipped cards starts without reading any.

A game ships one JSON file of readings, each under a digest of the lexicon, the category and the text.
A reading of an older lexicon is thus never found, and a card that a player invents is simply read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.kernel.prepared import prepared
from longbox.language.errors import BadCache, UnknownTerm
from longbox.language.house import House
from longbox.language.lexicon import Lexicon
from longbox.language.reader import Reader
from longbox.language.tree import decode, encode

CACHE_VERSION: Final = 1
REMEDY: Final = "restore the file, or write it anew with save_readings"


class CachedReader:
    """Reads texts like a Reader, looking first into a file of readings. A file that is not there holds none.

    Raises BadCache, on the first reading, for a file that can't be used.
    """

    def __init__(self, lexicon: Lexicon, path: Path, house: House | None = None) -> None:
        self.lexicon = lexicon
        self.path = path
        self._reader = Reader(lexicon, house)
        self._known: dict[str, Any] = {}
        self._stored: dict[str, msgspec.Raw] | None = None

    def read(self, text: str, category: str) -> Any:
        """The meaning of a text. Raises UnreadableText or AmbiguousText, as a Reader does."""
        key = reading_key(self.lexicon, category, text)
        if key not in self._known:
            self._known[key] = self._restored(key) if self.has(text, category) else self._reader.read(text, category)
        return self._known[key]

    def has(self, text: str, category: str) -> bool:
        """Does the file hold a reading of this text, by this very lexicon?"""
        if self._stored is None:
            self._stored = _load(self.path)
        return reading_key(self.lexicon, category, text) in self._stored

    def _restored(self, key: str) -> object:
        assert self._stored is not None
        try:
            return decode(msgspec.json.decode(self._stored[key]), self.lexicon.classes)
        except (UnknownTerm, msgspec.DecodeError) as error:
            raise BadCache(f"{self.path}: the reading {key}: {error}; {REMEDY}") from error


def reading_key(lexicon: Lexicon, category: str, text: str) -> str:
    """What a reading is kept under."""
    return hashlib.sha256("\0".join([lexicon.fingerprint, category, text]).encode()).hexdigest()


def save_readings(path: Path, lexicon: Lexicon, texts: Iterable[tuple[str, str]]) -> None:
    """Read all texts, given with their categories, and write the file that a CachedReader uses.

    The same lexicon and texts make the same file, byte for byte. Raises UnreadableText or AmbiguousText.
    """
    reader = Reader(lexicon)
    readings = {
        reading_key(lexicon, category, text): msgspec.json.encode(encode(reader.read(text, category))).decode()
        for text, category in texts
    }
    lines = ",\n".join([f'"{key}":{readings[key]}' for key in sorted(readings)])
    path.write_bytes(f'{{"version":{CACHE_VERSION},"readings":{{\n{lines}\n}}}}\n'.encode())


class _CacheFile(msgspec.Struct, forbid_unknown_fields=True):
    version: int
    readings: dict[str, msgspec.Raw]


class _CacheVersion(msgspec.Struct):
    version: int


def _load(path: Path) -> dict[str, msgspec.Raw]:
    if not path.exists():
        return {}
    content = path.read_bytes()
    try:
        version = msgspec.json.decode(content, type=prepared(_CacheVersion)).version
        if version != CACHE_VERSION:
            raise BadCache(f"{path}: is of version {version}, should be of version {CACHE_VERSION}; {REMEDY}")
        return msgspec.json.decode(content, type=prepared(_CacheFile)).readings
    except msgspec.DecodeError as error:
        raise BadCache(f"{path}: is not a file of readings: {error}; {REMEDY}") from error
