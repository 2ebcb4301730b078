"""Bots of one's own, named by where they lie: "my_module:MyBot", "trained.bot" for one that was trained, or an address.

LongboxError
└── BadBot    nothing of that name is a bot
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from longbox.kernel.answerers import Answerer
from longbox.kernel.errors import LongboxError

MARK = ":"
"""Parts the module of a bot from its name in it."""
SCHEMES = ("http://", "https://")
"""How the names of bots begin that answer over HTTP."""
TRAINED = ".bot"
"""How the names of files end that hold trained bots."""
BROUGHT: Final[dict[str, Path]] = {}
"""Where the files of trained bots lie that came here from elsewhere, by the words that name them there."""


class BadBot(LongboxError):
    """What was named as a bot isn't there, or doesn't answer questions. The message says what would be right."""


def is_remote(word: str) -> bool:
    """Whether a word is the address of a bot that answers over HTTP."""
    return word.startswith(SCHEMES)


def is_own(word: str) -> bool:
    """Whether a word names a bot of one's own."""
    return MARK in word or is_trained(word)


def is_trained(word: str) -> bool:
    """Whether a word names the file of a trained bot."""
    return word.endswith(TRAINED)


def called(word: str) -> str:
    """What a bot of one's own is called: like its class, or its file."""
    if is_remote(word):
        return urlsplit(word).hostname or word
    return os.path.basename(word).removesuffix(TRAINED) if is_trained(word) else word.rpartition(MARK)[2]


def own_player(word: str, seed: int) -> Answerer:
    """A bot of one's own, made anew for each game.

    Args:
        word: Its module and its name in it: "my_module:MyBot". Modules of the directory that one is in are found.
        seed: Given to it if it takes an argument; what it leaves to chance must follow from it.

    Raises:
        BadBot: It isn't there, or is no `Answerer`.
    """
    module, _, name = word.partition(MARK)
    make = _found(word, module, name)
    try:
        bot = make(seed) if signature(make).parameters else make()
    except (TypeError, ValueError) as error:
        raise BadBot(f"The bot {word!r} can't be made with a seed or with nothing: {error}.") from None
    if not isinstance(bot, Answerer):
        raise BadBot(f"The bot {word!r} must be a subclass of longbox.Answerer, and is {type(bot).__name__!r}.")
    return bot


def _found(word: str, module: str, name: str) -> type:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), name, None) if module and name else None
    except ModuleNotFoundError as error:
        raise BadBot(f"There is no bot {word!r}: {error}.") from None
    if not isinstance(found, type):
        raise BadBot(f'There is no bot {word!r}: write "my_module:MyBot" for the class MyBot of the file my_module.py.')
    return found
