"""The formats that decks come in: our own files, and plain lists. `read_deck` tells them apart.

What is not understood is reported all at once; whether a deck keeps the rules of deck construction is another
question, which `construction.check` answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from longbox.games.deck_files import written_by_a_program
from longbox.games.decks import BadDeck, Deck
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.deck_files import read_file, write_file
from longbox.games.vs.decks.deck_list import is_list, read_list, write_list

Write = Callable[[Deck, CardPool], str]

WRITERS: Final[dict[str, Write]] = {"toml": write_file, "text": write_list}
"""What writes a deck, by the name of the format."""

OF_TOML: Final = re.compile(r"^[^\S\n]*(?:\[cards\]|name[^\S\n]*=\s)", re.MULTILINE)


def is_deck(text: str) -> bool:
    """Whether a text is a deck in one of the formats, and not the name of one."""
    return written_by_a_program(text) != "" or OF_TOML.search(text) is not None or is_list(text)


def read_deck(text: str, pool: CardPool) -> Deck:
    """Make a deck of a text in any of the formats.

    Raises:
        BadDeck: It can't be understood; the message says all that is wrong.
    """
    if written := written_by_a_program(text):
        raise BadDeck(
            "the deck", [f'it is {written}; a deck is a list of lines such as "4 Flying Kick", or our own file.']
        )
    return read_file(text, pool) if OF_TOML.search(text) else read_list(text, pool)
