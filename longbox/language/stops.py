"""Full stops that lines lack at their ends, which is no reason to say that anything else in them can't be read."""

from __future__ import annotations

from collections.abc import Callable

from longbox.language.tokens import normalised


def with_stops(text: str, reads: Callable[[str], bool]) -> str:
    """A text with a full stop after each line that lacks nothing else, or whose last sentence lacks nothing else.

    All other characters stay in their lines and columns.

    Args:
        text: The text.
        reads: Whether a text can be read by itself.
    """
    return "\n".join([_with_stop(line, reads) for line in normalised(text).rstrip().split("\n")])


def _with_stop(line: str, reads: Callable[[str], bool]) -> str:
    """A line, with a full stop if its last sentence reads only so, alone or after the label of the line."""
    said = line.rstrip()
    before, _, sentence = said.rpartition(". ")
    if not sentence or not (sentence[-1].isalnum() or sentence[-1] == "'"):
        return line
    label, colon, _ = before.partition(": ")
    alone = [sentence, f"{label}: {sentence}"] if colon else [sentence]
    lacks_stop = any([reads(f"{each}.") and not reads(each) for each in alone])
    return f"{said}." if lacks_stop else line
