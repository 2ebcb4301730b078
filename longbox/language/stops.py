"""Full stops that lines lack at their ends.

A text that lacks nothing else is read as if they stood there (`with_all_stops`). Where something else is wrong, too,
they are no reason to say that the rest can't be read (`with_stops`).
"""

from __future__ import annotations

from collections.abc import Callable

from longbox.language.tokens import Token, normalised


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
    if not ends_with_word(sentence):
        return line
    label, colon, _ = before.partition(": ")
    alone = [sentence, f"{label}: {sentence}"] if colon else [sentence]
    lacks_stop = any([reads(f"{each}.") and not reads(each) for each in alone])
    return f"{said}." if lacks_stop else line


def with_all_stops(tokens: list[Token]) -> list[Token]:
    """The tokens, with a full stop after each line that ends with a word."""
    found: list[Token] = []
    for token in [*tokens, None]:
        last = found[-1] if found else None
        if (token is None or token.text == "\n") and last is not None and ends_with_word(last.text):
            found.append(Token(".", last.end, last.line, last.column + len(last.text), False, False))
        if token is not None:
            found.append(token)
    return found


def ends_with_word(said: str) -> bool:
    """Whether something ends with a word, after which a full stop may be lacking."""
    return said[-1:].isalnum() or said.endswith("'")
