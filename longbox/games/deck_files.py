"""Our own deck files: TOML with a name and a table of cards. What else they say, each game knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from longbox.games.decks import BadDeck
from longbox.kernel.documents import BadDocument, read_toml
from longbox.kernel.errors import near


def read_document(text: str, keys: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """What a file says, by its keys, and what is wrong with them.

    Args:
        text: The file, as TOML.
        keys: Those that are known.

    Raises:
        BadDeck: It is not TOML.
    """
    try:
        document = read_toml(text)
    except BadDocument as error:
        raise BadDeck("the deck", [f"it {error.problem}{f' (line {error.line})' if error.line else ''}."]) from None
    return document, [f"{key!r} is not known. {near(key, keys)}" for key in document if key not in keys]


def quoted(words: str) -> str:
    """A word as TOML writes it."""
    return json.dumps(words, ensure_ascii=False)
