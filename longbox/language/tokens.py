"""A text cut into words, numbers and marks.

Wordings and card texts are cut by the same rules, so that what a pattern says is found in a text whole
word by whole word. A possessive 's is a token of its own, and so is non-; hyphens and other apostrophes belong
to their word, the one at its end, too (owners', Breakin'); an acronym (S.T.A.R.) or a title (Dr.) keeps its dot.
A word in square brackets, as people write an icon ("[energy]"), is that word.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

TITLES: Final = "Dr|Mr|Mrs|Ms|Jr|Sr|St|Prof|Lt|Col|Sgt|Gen|Capt"
TOKEN: Final = re.compile(
    rf"(?:[A-Z]\.){{2,}}|\b(?:{TITLES})\."  # acronyms and titles
    r"|\b[Nn]on-(?=[\w{])"  # what takes the word after it back
    r"|\d*[^\W\d_]\w*(?:-\w+|'(?!s\b)\w+)*(?:'(?!\w))?"  # words
    r"|'s\b"  # the possessive
    r"|\[[A-Za-z]+\]"  # icons
    r"|#\d+|\d+"
    r"|[^\S\n]*\n\s*"  # the end of a line
    r"|\S"
)
BULLET: Final = "•"
"""What is listed after it belongs to the line before, wherever it is written."""
OPENERS: Final = (".", "!", "?", ":", ";", '"', "(", ")", "•", "—", ">", "\n")
LOOK_ALIKES: Final = {
    ord("\u2019"): "'",
    ord("\u2018"): "'",
    ord("\u201c"): '"',
    ord("\u201d"): '"',
    ord("\u2212"): "-",
    ord("\u2013"): "-",
    ord("\u00a0"): " ",
    ord("\t"): " ",
    ord("\r"): " ",
}


class Token:
    """A word, number or mark of a text; `line` and `column` count from one.

    `opening` tells that a capital letter says nothing here, because a sentence may begin; `kinds` are the
    terminals that a grammar lets it stand for.
    """

    __slots__ = ("column", "end", "kinds", "line", "opening", "spaced", "start", "text")

    def __init__(self, text: str, start: int, line: int, column: int, spaced: bool, opening: bool) -> None:
        self.text = text.strip("[]") or text
        self.start = start
        self.end = start + len(text)
        self.line = line
        self.column = column
        self.spaced = spaced
        self.opening = opening
        self.kinds: frozenset[str] = frozenset()

    def __repr__(self) -> str:
        return f"Token({self.text!r}, line {self.line}, column {self.column})"


def normalised(text: str) -> str:
    """The text with typographic quotes, dashes and spaces made plain, each character in its place."""
    return text.translate(LOOK_ALIKES)


def tokenise(text: str, shares_dots: bool = True) -> list[Token]:
    """Cut a text into tokens. Lines are kept apart by a token, but for empty ones.

    With `shares_dots`, the dot of an acronym at the end of a line ends the sentence, too.
    """
    text = normalised(text).rstrip()
    tokens: list[Token] = []
    line, line_start = 1, 0
    for match in TOKEN.finditer(text):
        word, start = match[0], match.start()
        if "\n" in word:
            if tokens and not text.startswith(BULLET, match.end()):
                tokens.append(Token("\n", start, line, start - line_start + 1, False, False))
            line += word.count("\n")
            line_start = start + word.rindex("\n") + 1
            continue
        spaced = start > 0 and text[start - 1].isspace()
        tokens.append(Token(word, start, line, start - line_start + 1, spaced, _opens(tokens)))
        if shares_dots and len(word) > 1 and _ends_line(text, match.end()) and word.endswith("."):
            tokens.append(Token(".", match.end() - 1, line, match.end() - line_start, False, False))
    return tokens


def without_shared_dots(tokens: list[Token]) -> list[Token]:
    """The tokens without the dots that acronyms may or may not share with their sentences."""
    return tokens[:1] + [token for before, token in pairwise(tokens) if token.start >= before.end]


def joined(tokens: list[Token]) -> str:
    """The text that the tokens were cut from, with single spaces."""
    words = [(" " if token.spaced else "") + token.text for token in tokens]
    return "".join(words).strip()


def _opens(before: list[Token]) -> bool:
    """Can a sentence begin after these tokens?"""
    return not before or before[-1].text in OPENERS


def _ends_line(text: str, position: int) -> bool:
    return text[position:].lstrip(" ")[:1] in ("", "\n")
