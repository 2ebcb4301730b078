"""What people wrote: files, and documents of TOML and JSON in them, read within bounds.

Whatever a file holds, reading it takes a short time and ends with a document or one sentence. A document that could
be read holds nothing that trips those who use it: it isn't nested deeply, its numbers have a sensible size, and its
words are text.

LongboxError
└── BadDocument    a file or a document can't be read
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from longbox.kernel.errors import LongboxError

MOST_BYTES: Final = 4_000_000
"""How large a file may be, unless its reader says otherwise."""

MOST_NESTED: Final = 40
"""How deep lists and tables may lie in each other."""

LARGEST: Final = 2**63 - 1
"""The largest number that TOML promises."""

MARK: Final = "\ufeff"
"""The byte order mark, which some editors put before a text."""

TOML_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
LONG_NUMBER: Final = re.compile(r"[\d_]{1000}")


class BadDocument(LongboxError):
    """A file or a document can't be read. You meet it when you write one: it says what is wrong.

    Attributes:
        problem: What is wrong, in a clause that begins with a verb.
        line: The line where it is; 0 if that is not known.
    """

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line} {problem}" if line else problem)
        self.problem = problem
        self.line = line


def read_bytes(file: Path, most: int = MOST_BYTES) -> bytes:
    """What a file holds.

    Raises:
        BadDocument: It can't be read, or is too large.
    """
    try:
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except (OSError, ValueError) as error:
        raise BadDocument(f"can't be read: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > most:
        raise BadDocument(f"can't be read: it is larger than {most:,} bytes")
    return content


def read_text(file: Path, most: int = MOST_BYTES) -> str:
    """The text of a file in UTF-8; a mark of its byte order is left out.

    Raises:
        BadDocument: It can't be read, is too large, or is no text.
    """
    content = read_bytes(file, most)
    try:
        return content.decode("utf-8").removeprefix(MARK).replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadDocument(f"can't be read: it is not in UTF-8 (line {line})") from None


def read_own(file: Path) -> str:
    """The text of a file that was named on the command line.

    Raises:
        BadDocument: It can't be read; the message begins with its name.
    """
    try:
        return read_text(file)
    except BadDocument as error:
        raise BadDocument(f"{file} {error.problem}.") from None


def read_toml(text: str) -> dict[str, Any]:
    """A document of TOML.

    Raises:
        BadDocument: It is none, or goes beyond what is sensible.
    """
    text = text.removeprefix(MARK)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = TOML_PLACE.search(str(error))
        line = int(place[1]) if place and place[1] else len(text.splitlines())
        raise BadDocument(f"is not TOML: {TOML_PLACE.sub('', str(error))}", line) from None
    except RecursionError:
        raise BadDocument(f"is nested too deeply: at most {MOST_NESTED} lists and tables lie in each other") from None
    except ValueError:  # Python refuses to make a number of thousands of digits
        number = LONG_NUMBER.search(text)
        line = text.count("\n", 0, number.start()) + 1 if number else 0
        raise BadDocument("has a number that is too long", line) from None
    bounded(document)
    return document


def read_json(text: str) -> Any:
    """A document of JSON.

    Raises:
        BadDocument: It is none, or goes beyond what is sensible.
    """
    try:
        return bounded(json.loads(text.removeprefix(MARK)))
    except json.JSONDecodeError as error:
        raise BadDocument(f"is not JSON: {error.msg}", error.lineno) from None
    except RecursionError:
        raise BadDocument(f"is nested too deeply: at most {MOST_NESTED} lists and tables lie in each other") from None
    except ValueError:  # Python refuses to make a number of thousands of digits
        raise BadDocument("has a number that is too long") from None


def bounded(document: Any) -> Any:
    """A document that goes not beyond what is sensible.

    Raises:
        BadDocument: It does.
    """
    waiting: list[tuple[Any, int]] = [(document, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > MOST_NESTED:
            raise BadDocument(f"is nested too deeply: at most {MOST_NESTED} lists and tables lie in each other")
        if isinstance(value, dict):
            waiting += [(part, depth + 1) for item in value.items() for part in item]
        elif isinstance(value, (list, tuple)):
            waiting += [(part, depth + 1) for part in value]
        elif isinstance(value, str):
            _check_words(value)
        elif isinstance(value, int) and abs(value) > LARGEST:
            raise BadDocument("has a number that is too large")
    return document


def _check_words(words: str) -> None:
    """Refuse halves of signs, which JSON can write and nothing can show."""
    try:
        words.encode("utf-8")
    except UnicodeEncodeError as error:
        raise BadDocument(f"has half a sign (\\u{ord(words[error.start]):04x}) in {words[:20]!a}") from None
