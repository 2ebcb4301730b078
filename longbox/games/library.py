"""The cards of a game: those that it ships, read once, and those of files of one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

import msgspec

from longbox.kernel.cards import Definition
from longbox.kernel.errors import LongboxError
from longbox.language.library import CardFile, card_tables, load_card_file, load_what_can_be

D = TypeVar("D", bound=Definition)

Define = Callable[[CardFile[Any], int], D]
"""Makes the definition of one card of a file, or raises what is wrong with it."""


Entry = dict[str, Any]
"""What a file says of one card, as plain data."""


def without_text(entry: Entry) -> Entry:
    """A card that says nothing, in most games: the same one without its text."""
    return {key: value for key, value in entry.items() if key != "text"}


def as_it_is(entry: Entry) -> Entry:
    """A blank of a card all of whose numbers are known."""
    return entry


def never_waits(entry: Any) -> bool:
    """A card of a game all of whose cards have their texts."""
    return False


MOST_FILES: Final = 64
"""How many files of one's own a library keeps the cards of: games of one run have the same."""


class BadCard(LongboxError):
    """A card that a file describes can't be a card of its game. The message says why, and what would be right."""


class Library(Generic[D]):
    """The cards that a game ships, and how it reads others.

    Attributes:
        entry: What a file says of a card; it has at least a `name` and a `text`.
        define: Makes the definition of a card of a file.
        files: The shipped cards.
        silenced: Makes of an entry that of a card which is as much like it as can be, but says nothing.
        told_apart: Gives those of some cards another name that the others have too, where names alone don't tell.
        unwritten: The files of cards that can't be played yet, as their texts aren't public, by the form of the game
            that they belong to.
        waits: Whether an entry is one of those still: a card that waits for its text, and is in no game.
        told_by: What tells a card from all others, by what a file says of it, where one of one's own takes the place of
            the shipped one that it can't be told from; nothing where none does.
        told_waiting: The same of a card that waits for its text, where one of one's own takes no other's place: as long
            as it can't be read, it waits still.
        blanked: Makes of what is said of a card that waits what is written out, to type the rest in.
        rests_on: Tells how much of the shipped cards is known, where the rest is reconstructed.
    """

    def __init__(
        self,
        entry: type[msgspec.Struct],
        define: Define[D],
        files: tuple[Path, ...],
        silenced: Callable[[Entry], Entry] = without_text,
        told_apart: Callable[[list[D]], list[D]] = list,
        unwritten: Mapping[str, tuple[Path, ...]] = MappingProxyType({}),
        waits: Callable[[Any], bool] = never_waits,
        blanked: Callable[[Entry], Entry] = as_it_is,
        told_by: Callable[[Entry], str] | None = None,
        told_waiting: Callable[[Entry], str] | None = None,
        rests_on: Callable[[list[Entry]], str] | None = None,
    ) -> None:
        self.entry = entry
        self.define = define
        self.files = files
        self.silenced = silenced
        self.told_apart = told_apart
        self.unwritten = unwritten
        self.waits = waits
        self.blanked = blanked
        self.told_by = told_by
        self.told_waiting = told_waiting
        self.rests_on = rests_on
        self._shipped: dict[Path, tuple[D, ...]] = {}
        self._box: tuple[D, ...] | None = None
        self._kept: Callable[[str], tuple[D, ...]] = lru_cache(MOST_FILES)(self._all_of)

    def box(self) -> list[D]:
        """All shipped cards, one definition for each entry, in the order of the files."""
        if self._box is None:
            self._box = tuple(self.told_apart(self.shipped(self.files)))
        return list(self._box)

    def shipped(self, files: tuple[Path, ...]) -> list[D]:
        """The cards of some of the shipped files, which are read once."""
        for file in files:
            if file not in self._shipped:
                self._shipped[file] = tuple(self.read_cards(file))
        return [card for file in files for card in self._shipped[file]]

    def read_cards(self, file: Path | str) -> list[D]:
        """Read a file of cards, or TOML itself; cards that wait for their texts are left out.

        Raises:
            BadCard: A card says what can't be; the message names the file and the line.
            LanguageError: The file or a text can't be read.
        """
        entries: CardFile[Any] = load_card_file(file, self.entry)
        return [self._defined(entries, number) for number, entry in entries.cards.items() if not self.waits(entry)]

    def cards_of(self, toml: str) -> tuple[D, ...]:
        """The cards of a file of one's own, given as TOML, which is read once for all games that have it.

        Raises:
            BadCard: A card says what can't be.
            LanguageError: The file or a text can't be read.
        """
        return self._kept(toml)

    def _all_of(self, toml: str) -> tuple[D, ...]:
        return tuple(self.read_cards(toml))

    def with_own(
        self,
        files: tuple[str, ...],
        name_of: Callable[[D], str],
        refused: Callable[[D], str],
        shipped: list[D] | None = None,
    ) -> list[D]:
        """Shipped cards and those of files of one's own, each given as TOML.

        Args:
            files: The files.
            name_of: What no two cards may have in common.
            refused: What is wrong with a card that has it in common with another.
            shipped: The shipped cards, if they aren't all.

        Raises:
            BadCard: A card is there already, or says what can't be.
            LanguageError: A file or a text can't be read.
        """
        cards = self.box() if shipped is None else list(shipped)
        taken = {name_of(card) for card in cards}
        for file in files:
            for card in self.cards_of(file):
                if name_of(card) in taken:
                    raise BadCard(refused(card))
                taken.add(name_of(card))
                cards.append(card)
        return cards

    def _defined(self, entries: CardFile[Any], number: int) -> D:
        try:
            return self.define(entries, number)
        except BadCard as error:
            place = f"{entries.source.file}:{entries.source.card_line(number)}"
            raise BadCard(f"{place}: {error}") from None

    def own_cards(self, file: Path) -> str:
        """The TOML of a file of one's own, for the options of a game.

        A card that would take the place of a shipped one, or waited for its text, and can't be read, is left out: the
        shipped one stays, or it waits still.

        Raises:
            BadCard: A card says what can't be; the message names the file and the line.
            LanguageError: The file or a text can't be read.
        """
        entries: CardFile[Any] = load_what_can_be(file, self.entry)
        unread = self.unread(entries)
        staying = self.staying(file) if unread else []
        for number, problem in unread.items():
            if number not in staying:
                raise problem
        return entries.source.without(unread)

    def unread(self, entries: CardFile[Any]) -> dict[int, LongboxError]:
        """What is wrong with those cards of a file that can't be cards of the game, by their numbers."""
        problems: dict[int, LongboxError] = dict(entries.wrong)
        for number, entry in entries.cards.items():
            try:
                if not self.waits(entry):
                    self._defined(entries, number)
            except LongboxError as error:
                problems[number] = error
        return dict(sorted(problems.items()))

    def staying(self, file: Path | str) -> list[int]:
        """The numbers of those cards of a file without which a shipped one stays in its place, or waits still."""
        tables = card_tables(file)
        told = self.told_by or self.told_waiting
        if told is None or not load_what_can_be(file, self.entry).source.has_each_apart(len(tables)):
            return []
        waiting = [waiting for files in self.unwritten.values() for waiting in files]
        places = self.files if self.told_by else waiting
        shipped = {told(table) for place in places for table in card_tables(place)}
        return [number for number, table in enumerate(tables) if told(table) in shipped]

    def stand_ins(self, file: Path) -> dict[int, LongboxError]:
        """Why shipped cards stay, or wait, in the places of those of a file that can't be read, by these ones' numbers.

        Raises:
            LanguageError: It is no file of cards.
        """
        staying = self.staying(file)
        unread = self.unread(load_what_can_be(file, self.entry))
        return {number: problem for number, problem in unread.items() if number in staying}
