"""The categories that every vocabulary has: numbers and names.

    number     a card, two cards, 21 cards      an int; one is said as an article
    count      one card, two cards, 21 cards    an int
    integer    7, seven                         an int of zero or more, printed in digits
    signed     +2, -1                           an int with its sign
    name       Ra's al Ghul                     a str: words with capitals, small words between them
    word       web, all-purpose                 a str: one word without capitals
    coined     Gift, Speedster                  a str: one word with a capital that the vocabulary itself has not

All of them are read generously: "a", "one" and "1" are the same number. A name that does not look like one
("Attack!") stands in double quotes; a name may have words in quotes in it (The "Immortal" Klaw).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from longbox.language.tokens import Token, joined, normalised, tokenise

# fmt: off
NUMBERS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)
# fmt: on
ARTICLES: Final = ("a", "an")
VALUES: Final = {"a": 1, "an": 1, **{word: value for value, word in enumerate(NUMBERS)}}
SMALL_WORDS: Final = frozenset(["of", "the", "al", "and", "de", "la", "von", "van", "der", "&"])
# fmt: off
NO_NAMES: Final = frozenset([
    "a", "after", "all", "allies", "an", "another", "any", "at", "attackers", "characters", "defenders", "each",
    "enemies", "equipped", "for", "he", "heroes", "identities", "if", "it", "minions", "players", "resources",
    "she", "that", "then", "they", "this", "those", "until", "when", "while", "you", "your",
])
# fmt: on
"""Words that begin no name where a sentence may begin: "Each Drone", "You"."""
LOBBY: Final = ("number", "count")
DESCRIPTIONS: Final = {
    "number": "a number",
    "count": "a number",
    "integer": "a number in digits",
    "signed": "a number with its sign",
    "name": "a name",
    "word": "a word",
    "coined": "a word with a capital",
}

NUMBER: Final = "#number"
INTEGER: Final = "#integer"
HEAD: Final = "#head"
TAIL: Final = "#tail"
SMALL: Final = "#small"
WORD: Final = "#word"
ANY: Final = "#any"
COINED: Final = "#coined"

MOST_DIGITS: Final = 3
"""Numbers in a text have so many digits at most: a game counts to them card by card."""

NUMBERED: Final = re.compile(r"#\d+")
"""The number of one of several that are named alike: Safe House #9."""
PLAIN_WORD: Final = re.compile(r"[^\W\d_A-Z]+(?:-[^\W\d_A-Z]+)*")


def kinds_of(token: Token) -> list[str]:
    """The built-in terminals that a token can stand for."""
    text = token.text
    kinds = [] if text in ('"', "\n") else [ANY]
    if text.isdecimal():
        return [*kinds, NUMBER, INTEGER, TAIL] if len(text) <= MOST_DIGITS else [*kinds, TAIL]
    if text in VALUES or (token.opening and text.lower() in VALUES):
        kinds += [NUMBER] if text.lower() in ARTICLES else [NUMBER, INTEGER]
    if text[0].isupper():
        kinds += [TAIL] if token.opening and text.lower() in NO_NAMES else [HEAD, TAIL]
    if NUMBERED.fullmatch(text):
        kinds.append(TAIL)
    if text in SMALL_WORDS:
        kinds.append(SMALL)
    if PLAIN_WORD.fullmatch(text):
        kinds.append(WORD)
    return kinds


def number_value(token: Token) -> int:
    """The number that a word or digits say."""
    return int(token.text) if token.text.isdecimal() else VALUES[token.text.lower()]


def number_words(value: int) -> str:
    """A number in a word, up to twenty; in digits beyond."""
    return NUMBERS[value] if value < len(NUMBERS) else str(value)


def name_words(name: str) -> str | None:
    """A name as it is written in a text: as it is, in quotes, or not at all."""
    tokens = tokenise(name, shares_dots=False)
    if not tokens or "\n" in name or name != normalised(name) or joined(tokens) != name:
        return None
    if '"' in name:
        return name if _is_plain_around_quotes(tokens) else None
    return name if _is_plain(tokens) else f'"{name}"'


def written(value: object, category: str) -> str | None:
    """A value in words in a built-in category, or None if it has none. (The article for one is "a".)"""
    if category == "name":
        return name_words(value) if isinstance(value, str) else None
    if category == "word":
        return value if isinstance(value, str) and _is_word(value) else None
    if category == "coined":
        return value if isinstance(value, str) and value.isalpha() and value[0].isupper() else None
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    if category == "signed":
        return f"{value:+d}"
    if value < 0:
        return None
    if category == "integer":
        return str(value)
    return "a" if category == "number" and value == 1 else number_words(value)


def _is_word(value: str) -> bool:
    return PLAIN_WORD.fullmatch(value) is not None and not value.startswith("non-")


def _is_plain(tokens: Sequence[Token]) -> bool:
    """Does the name have the shape that is read without quotes? (The grammar says the same.)"""
    ends = kinds_of(tokens[-1])
    if HEAD not in kinds_of(tokens[0]) or (TAIL not in ends and tokens[-1].text != "'s"):
        return False
    return all([_continues(token, before) for before, token in pairwise(tokens)])


def _is_plain_around_quotes(tokens: Sequence[Token]) -> bool:
    """Can a name with words in quotes in it be read: The "Immortal" Klaw?"""
    outside: list[Token] = []
    inside = False
    for before, token in pairwise([tokens[0], *tokens]):
        if token.text == '"':
            if before.text == '"' or before.text in SMALL_WORDS:
                return False
            inside = not inside
        elif not inside:
            outside.append(token)
    return not inside and _is_plain(outside)


def _continues(token: Token, before: Token) -> bool:
    if token.text == "'s":
        return not token.spaced and before.text not in SMALL_WORDS
    kinds = kinds_of(token)
    return TAIL in kinds or SMALL in kinds
