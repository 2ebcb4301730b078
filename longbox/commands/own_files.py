"""What somebody brings to many games in files: decks, cards, scenarios and modular sets of their own."""

from __future__ import annotations

import os.path
from collections.abc import Mapping, Sequence
from pathlib import Path

from longbox.games import find_card_language, find_part
from longbox.games.axes import Axes
from longbox.kernel.documents import read_own
from longbox.kernel.errors import LongboxError
from longbox.lab.matrix import JOINT, Axis

DECK = "deck"
CARDS = "cards"


class SameName(LongboxError):
    """Two decks of one's own are called the same."""


class OwnFiles:
    """The files that are named among the values of axes.

    Attributes:
        words: The values that are named on each axis, with what a file brings in its place.
        decks: The decks, by what they are called.
        cards: The card files, as TOML.
        files: The files of decks, scenarios and modular sets, by what stands for each.
    """

    def __init__(
        self, game: str, axes: Sequence[Axis], named: Mapping[str, Sequence[str]], cards: Sequence[Path]
    ) -> None:
        """Read them: cards first, as decks may have them.

        Raises:
            LongboxError: A file can't be read, or isn't what it should be.
        """
        self._axes = find_part(game, "axes", Axes)
        self._library = find_card_language(game).library
        self.decks: dict[str, str] = {}
        self.cards: list[str] = [self._library.own_cards(file) for file in cards]
        self.files: dict[str, str] = {}
        self.words: dict[str, list[str]] = {}
        for axis in sorted(axes, key=lambda axis: axis.own == DECK):
            self.words[axis.name] = [self._read(axis, word) for word in named[axis.name]]

    def _read(self, axis: Axis, word: str) -> str:
        """A value as it is named, files in it read."""
        if not axis.own:
            return word
        parts = word.split(JOINT) if axis.joined and not os.path.isfile(word) else [word]
        return JOINT.join([self._brought(axis, part) for part in parts])

    def _brought(self, axis: Axis, part: str) -> str:
        """What stands for a file, or the word itself where it is none."""
        path = os.path.expanduser(part)
        if not os.path.isfile(path):
            return part
        file = Path(path)
        name = self._deck(file) if axis.own == DECK else self._set(file)
        self.files[name] = part
        return name

    def _deck(self, file: Path) -> str:
        text = read_own(file)
        name = self._axes.name_of_deck(text, self.cards).replace(JOINT, " ")
        if self.decks.get(name, text) != text:
            raise SameName(f"Two decks are called {name!r}; give each a name of its own.")
        self.decks[name] = text
        return name

    def _set(self, file: Path) -> str:
        text = self._library.own_cards(file)
        if text not in self.cards:
            self.cards.append(text)
        return self._axes.name_of_cards(text)

    def named(self, label: str) -> list[str]:
        """The words for a value, with files where they were named."""
        parts = [self.files.get(part, part) for part in label.split(JOINT)]
        return [JOINT.join(parts)]
