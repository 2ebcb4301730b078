"""Texts changed at random: what people get wrong, what editors add, and what somebody with bad intentions would try."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

NASTY_WORDS: Final = (
    "",
    " ",
    "0",
    "-1",
    "\u00b2",
    "\u0663",
    "\u216b",
    "7" * 5_000,
    "0x" + "f" * 5_000,
    "1000000000",
    "9223372036854775808",
    "1e999",
    "nan",
    "\x00",
    "\ufeff",
    "\u202e",
    "\n" * 300,
    " " * 3_000,
    "\t ",
    "x" * 3_000,
    "[" * 2_000,
    '{"a":' * 2_000,
    "(" * 500,
    '"',
    '"""',
    "'",
    "#",
    "//",
    "]",
    "}",
    "<",
    "</deck>",
    "&amp;",
    "&x;",
    "..",
    "/",
    "~",
    "~nobody/x",
    "%s",
    "{0}",
    "\\",
    "?",
    ",",
    ";",
    "*" * 50,
    "Draw a card. " * 50,
    "another " * 60,
    "inf",
    "-0",
    "1979-05-27T07:32:00Z",
    "a.b.c.d",
)

NASTY_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    3.5,
    1_000_000_000,
    2**64,
    10**300,
    "",
    "x",
    "\u00b2",
    "7" * 5_000,
    "\x00",
    "~nobody",
    [],
    {},
    ["a"],
    [[]],
    {"a": 1},
    [None, 1, "x"],
    "x" * 3_000,
    [0] * 200,
)

HALF_A_SIGN: Final = "\ud800"

TOML_VALUE: Final = re.compile(r"(?<== )[^\n]+")
TOML_VALUES: Final = (
    "0",
    "-1",
    "true",
    "1.5",
    "inf",
    "nan",
    "[]",
    "{}",
    '["a"]',
    "[[]]",
    "{ a = 1 }",
    '""',
    '"x"',
    "1000000000",
    "9" * 30,
    "9" * 5_000,
    "1979-05-27",
    "07:32:00",
    '"' + "x" * 3_000 + '"',
    "[" * 500 + "]" * 500,
    '"\\u00b2"',
    "'''\n'''",
)

Change = Callable[[random.Random, str], str]


def change(luck: random.Random, text: str) -> str:
    """A text with one to four changes."""
    for _ in range(luck.choice((1, 1, 1, 2, 3, 4))):
        text = luck.choice(CHANGES)(luck, text)
    return text


def insert(luck: random.Random, text: str) -> str:
    """Something nasty is put somewhere."""
    place = luck.randint(0, len(text))
    return text[:place] + luck.choice(NASTY_WORDS) + text[place:]


def replace_word(luck: random.Random, text: str) -> str:
    """Something nasty stands in the place of a word or a number."""
    found = list(re.finditer(r"[\w.-]+", text))
    if not found:
        return insert(luck, text)
    word = luck.choice(found)
    return text[: word.start()] + luck.choice(NASTY_WORDS) + text[word.end() :]


def remove(luck: random.Random, text: str) -> str:
    """A piece is missing."""
    place = luck.randint(0, len(text))
    return text[:place] + text[place + luck.choice((1, 1, 2, 5, 20, 200)) :]


def repeat(luck: random.Random, text: str) -> str:
    """A line is there several times."""
    lines = text.split("\n")
    place = luck.randrange(len(lines))
    return "\n".join([*lines[:place], *[lines[place]] * luck.choice((2, 3, 50)), *lines[place + 1 :]])


def exchange(luck: random.Random, text: str) -> str:
    """Two lines change their places."""
    lines = text.split("\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def cut_off(luck: random.Random, text: str) -> str:
    """The end is missing."""
    return text[: luck.randint(0, len(text))]


def wrong_value(luck: random.Random, text: str) -> str:
    """A value of another kind stands in the place of one of TOML."""
    found = list(TOML_VALUE.finditer(text))
    if not found:
        return replace_word(luck, text)
    value = luck.choice(found)
    return text[: value.start()] + luck.choice(TOML_VALUES) + text[value.end() :]


CHANGES: Final[tuple[Change, ...]] = (
    insert,
    replace_word,
    replace_word,
    wrong_value,
    wrong_value,
    wrong_value,
    remove,
    repeat,
    exchange,
    cut_off,
)


def change_data(luck: random.Random, data: Any) -> Any:
    """Plain data with one of its parts of another kind, missing, or there twice."""
    copy = json.loads(json.dumps(data))
    places = _places(copy)
    if not places:
        return luck.choice(NASTY_VALUES)
    for _ in range(luck.choice((1, 1, 2, 3))):
        holder, key = luck.choice(places)
        if isinstance(holder, list) and key >= len(holder):
            continue
        what = luck.random()
        if what < 0.1 and key in (holder if isinstance(holder, dict) else range(len(holder))):
            del holder[key]
        elif what < 0.2 and isinstance(holder, dict):
            holder[luck.choice(NASTY_WORDS)] = luck.choice(NASTY_VALUES)
        else:
            holder[key] = luck.choice(NASTY_VALUES)
    return copy


def _places(data: Any) -> list[tuple[Any, Any]]:
    """Every part of some data: what holds it, and where."""
    if isinstance(data, dict):
        return [place for key, value in data.items() for place in [(data, key), *_places(value)]]
    if isinstance(data, list):
        return [place for number, value in enumerate(data) for place in [(data, number), *_places(value)]]
    return []


def change_json(luck: random.Random, text: str) -> str:
    """A document of JSON that is still one, or its text changed at random."""
    if luck.random() < 0.4:
        return change(luck, text)
    changed = json.dumps(change_data(luck, json.loads(text)))
    return changed.replace('"x"', f'"{HALF_A_SIGN!a}"'.replace("'", "")) if luck.random() < 0.2 else changed


def change_options(luck: random.Random, text: str) -> str:
    """Options are plain data when a game sees them: a document that is one still."""
    return json.dumps(change_data(luck, json.loads(text)))
