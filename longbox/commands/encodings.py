"""Writing to any terminal: what it can't show is written with what it can, and nothing fails for a character."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from encodings import ascii as plain_ascii
from typing import Final

NEAREST: Final = "longbox.nearest"
"""The name of the error handler that writes the nearest character."""

ONLY_ASCII: Final = "longbox_ascii"
"""ASCII by a name of our own: click takes a stream of ASCII for a mistake, and writes UTF-8 to it."""

LOOK_ALIKES: Final = str.maketrans(
    {
        **dict.fromkeys("─━═╌┄", "-"),
        **dict.fromkeys("│┃║┊╎", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬", "+"),
        **dict.fromkeys("•·▸●◆■", "*"),
        **dict.fromkeys("—–−‐‑", "-"),
        **dict.fromkeys("‘’‚′", "'"),
        **dict.fromkeys("“”„″«»", '"'),
        "▲": "^",
        "↑": "^",
        "▼": "v",
        "↓": "v",
        "→": ">",
        "←": "<",
        "×": "x",
        "ß": "s",
        **dict(zip("ŁłØøĐđıÆæŒœÞþ", "LlOoDdiAaOoPp", strict=True)),
        "…": ".",
    }
)
"""What stands for a character in ASCII. Each is as wide, so that what is drawn stays in its columns."""


def nearest(text: str) -> str:
    """A text in ASCII alone, each character by what looks most like it; what looks like nothing is a question mark."""
    return "".join([_nearest_to(sign) for sign in text.translate(LOOK_ALIKES)])


def write_what_can_be_shown() -> None:
    """Let the standard streams write and read all texts, whatever their encoding."""
    codecs.register_error(NEAREST, _instead)
    codecs.register(_own_codec)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            is_ascii = codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding=ONLY_ASCII if is_ascii else None, errors=NEAREST)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _instead(error: UnicodeError) -> tuple[str, int]:
    """What is written for the characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest(error.object[error.start : error.end]), error.end


def _nearest_to(sign: str) -> str:
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or ("" if unicodedata.combining(sign) else "?")


def _own_codec(name: str) -> codecs.CodecInfo | None:
    if name != ONLY_ASCII:
        return None
    found = plain_ascii.getregentry()
    return codecs.CodecInfo(
        found.encode,
        found.decode,
        found.streamreader,
        found.streamwriter,
        found.incrementalencoder,
        found.incrementaldecoder,
        ONLY_ASCII,
    )
