"""What the server writes down of itself: one JSON object a line, with no names, no words and no cards of players."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs() -> None:
    """Write to the standard error: lines for people on a terminal, JSON elsewhere."""
    shown: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer()
    )
    told = [] if sys.stderr.isatty() else [structlog.processors.format_exc_info]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *told,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
