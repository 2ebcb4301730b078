"""What the server writes down of itself: one JSON object a line, with no names, no words and no cards of players.

What an error says may name cards that nobody may know, or quote what somebody wrote. So of errors only their kinds are
written down, and where in the program they came from.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog

CODES: Final = ("sqlite_errorname", "sqlstate")
"""By which databases say what is the matter, without the values that were to be stored."""


def set_up_logs() -> None:
    """Write to the standard error: lines for people on a terminal, JSON elsewhere."""
    shown: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_words,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Lines(sys.stderr))),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(WithoutWords("%(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class Lines:
    """Lines that hinder nothing: what a full disk doesn't take is written later, if at all.

    A server whose log can't be written goes on serving; else it would stand still just where it notes its troubles.

    Args:
        file: Where it is written.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, words: str) -> None:
        """Write, or let it be."""
        with suppress(OSError):
            self._file.write(words)

    def flush(self) -> None:
        """Bring all to the disk that it takes."""
        with suppress(OSError):
            self._file.flush()


def without_words(logger: object, name: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Tell of errors their kinds and their places instead of what they say."""
    error = _error_of(line.pop("exc_info", None))
    if error is not None:
        line["error"], line["trace"] = kinds(error), places(error)
    return {key: kinds(value) if isinstance(value, BaseException) else value for key, value in line.items()}


class WithoutWords(logging.Formatter):
    """Tells of errors in libraries the same; of what libraries say, the first line, as errors stand in the others."""

    def format(self, record: logging.LogRecord) -> str:
        first = record.getMessage().partition("\n")[0]
        error = _error_of(record.exc_info)
        record = logging.makeLogRecord(
            {**record.__dict__, "msg": first, "args": (), "exc_info": None, "exc_text": None}
        )
        told = super().format(record)
        return told if error is None else f"{told}: {kinds(error)} at {' < '.join(places(error))}"


def kinds(error: BaseException) -> str:
    """What kind of error it is, with what led to it: "Unreachable < OperationalError (SQLITE_FULL)"."""
    return " < ".join([_kind(one) for one in _chain(error)])


def places(error: BaseException) -> list[str]:
    """Where in the program an error came from, the innermost place first, for each error that led to it."""
    frames = [frame for one in _chain(error) for frame in reversed(traceback.extract_tb(one.__traceback__))]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def _kind(error: BaseException) -> str:
    codes = [str(code) for code in [getattr(error, name, None) for name in CODES] if code]
    return type(error).__name__ + (f" ({codes[0]})" if codes else "")


def _chain(error: BaseException) -> list[BaseException]:
    """An error, and those that led to it."""
    found: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in found:
        found.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return found


def _error_of(info: Any) -> BaseException | None:
    """The error that a line tells of: itself, or that which is being handled."""
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        found: BaseException | None = info[1]
        return found
    return sys.exc_info()[1] if info else None
