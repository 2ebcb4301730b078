"""The formats that decks come in: our own files, the public decklists' JSON, their text, and OCTGN's .o8d.

`read_deck` tells the formats apart. What is not understood is reported all at once; whether a deck keeps the
rules of deck building is another question, which `construction.check` answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import HeroDeck
from longbox.games.champions.decks.deck_files import read_file, write_file
from longbox.games.champions.decks.deck_texts import read_text, write_text
from longbox.games.champions.decks.decklists import read_decklist, write_decklist
from longbox.games.champions.decks.octgn import read_octgn, write_octgn
from longbox.games.deck_building import UnknownFormat
from longbox.games.deck_files import written_by_a_program
from longbox.kernel.errors import near


class Format:
    """A format of decks.

    Attributes:
        name: What it is called in commands.
        description: What it is, in a few words.
        read: Makes a deck of a text in it.
        write: Writes a deck in it.
    """

    def __init__(
        self,
        name: str,
        description: str,
        read: Callable[[str, CardPool], HeroDeck],
        write: Callable[[HeroDeck, CardPool], str],
    ) -> None:
        self.name = name
        self.description = description
        self.read = read
        self.write = write


def find_format(name: str) -> Format:
    """A format by its name.

    Raises:
        UnknownFormat: There is none.
    """
    for each in FORMATS:
        if each.name == name:
            return each
    raise UnknownFormat(f"There is no format {name!r}. {near(name, [each.name for each in FORMATS])}")


def read_deck(text: str, pool: CardPool) -> HeroDeck:
    """Make a deck of a text in any of the formats.

    Raises:
        BadDeck: It can't be understood; the message says all that is wrong.
    """
    return find_format(_format_of(text)).read(text, pool)


def _format_of(text: str) -> str:
    """What a text looks like."""
    written = written_by_a_program(text)
    if written:
        return {"XML": "o8d", "JSON": "json"}[written]
    return (
        "toml" if re.search(r"^[^\S\n]*(?:\[cards\]|\w+[^\S\n]*=\s)", text.lstrip("\ufeff"), re.MULTILINE) else "text"
    )


FORMATS: Final = (
    Format("toml", "a deck file of Longbox", read_file, write_file),
    Format("json", "the JSON of a public decklist", read_decklist, write_decklist),
    Format("text", "the text of a public decklist", read_text, write_text),
    Format("o8d", "a deck of OCTGN", read_octgn, write_octgn),
)
"""The formats of decks, by which `read_deck` reads and `longbox decks convert` writes."""
