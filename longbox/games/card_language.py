"""What tools need to know of a game's card texts: their vocabulary, the shipped cards, and how cards are checked."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from longbox.games.library import Library
from longbox.kernel.errors import LongboxError
from longbox.language import (
    Binding,
    CachedReader,
    CardFile,
    Lexicon,
    Reader,
    TextError,
    Writer,
    bindings_of,
    house_of,
    load_card_file,
    load_what_can_be,
    save_readings,
)

Tell = Callable[[Any], str]
"""What tells a card of a file from all others: its name, in most games."""


Compare = Callable[[Any, Any], list[tuple[str, bool]]]
"""What is known of a card beside its text, and whether the text is so, by its entry and its definition."""


def nothing_known(card: Any, definition: Any) -> list[tuple[str, bool]]:
    """Of the cards of most games nothing is known but what stands on them."""
    return []


def name_of(card: Any) -> str:
    """The name of a card of a file."""
    return str(card.name)


def named_alone(card: Any) -> list[str]:
    """The name of a card of a file, as the only one by which a rulebook calls it."""
    return [name_of(card)]


class CardLanguage:
    """The words of a game's cards, and the files of the cards that it ships.

    Attributes:
        lexicon: All its words.
        category: What a whole text is, in the lexicon.
        library: The cards that it ships, and how it reads others.
        readings: The file of what their texts were read into, so that games start without reading.
        tell: What tells a card from all others.
        headings: Under what a rulebook may have rulings on a card.
        rulings: The folder of rulings on cards that wait for their texts, to be judged as soon as one is typed in.
        compare: What is known of such a card beside its text, and whether the text is so.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        category: str,
        library: Library[Any],
        readings: Path,
        tell: Tell = name_of,
        headings: Callable[[Any], list[str]] = named_alone,
        rulings: Path | None = None,
        compare: Compare = nothing_known,
    ) -> None:
        self.lexicon = lexicon
        self.category = category
        self.library = library
        self.readings = readings
        self.tell = tell
        self.headings = headings
        self.rulings = rulings
        self.compare = compare
        house = house_of(library.files, library.entry)
        self._reader = Reader(lexicon, house)
        self._stored = CachedReader(lexicon, readings, house)
        self._writer = Writer(lexicon)

    def read(self, text: str) -> object:
        """The meaning of a text, read anew.

        Raises:
            TextError: It can't be read, or can be read in two ways.
        """
        return self._reader.read(text, self.category)

    def known(self, text: str) -> object:
        """The meaning of a text, from the file of readings where it is there.

        Raises:
            TextError: It can't be read, or can be read in two ways.
        """
        return self._stored.read(text, self.category)

    def bindings(self, meaning: object) -> list[Binding]:
        """What each "it", "that card" and "that player" of a text means."""
        return bindings_of(meaning, self.lexicon)

    def write(self, meaning: object) -> str:
        """The text of a meaning, in the wording that is printed."""
        return self._writer.write(meaning, self.category)

    def load(self, file: Path) -> CardFile[Any]:
        """The cards of a file, unread.

        Raises:
            CardFileError: The file can't be loaded.
        """
        return load_card_file(file, self.library.entry)

    def save_readings(self, path: Path | None = None) -> None:
        """Read all shipped texts, and write the file that games start from.

        Raises:
            TextError: A text can't be read, or can be read in two ways.
        """
        texts = [card.text.strip() for file in self.library.files for card in self.load(file)]
        save_readings(path or self.readings, self.lexicon, [(text, self.category) for text in texts if text])

    def readings_are_current(self) -> bool:
        """Whether the file of readings holds those of the shipped texts, all of them and nothing else."""
        with tempfile.TemporaryDirectory() as directory:
            fresh = Path(directory) / self.readings.name
            self.save_readings(fresh)
            return self.readings.exists() and fresh.read_bytes() == self.readings.read_bytes()


class CheckedFile:
    """What was found in a file of cards.

    Attributes:
        file: The file.
        names: What its cards are called, in order.
        texts: How many of them have a text.
        can_be_played: The numbers of those that have one and can be cards of the game, in order.
        waiting: The names of those that wait for their texts, and are in no game.
        replaced: What tells those apart that take the place of shipped ones.
        stand_ins: The names of those in whose place shipped ones stay, or that wait still, as they can't be read.
        problems: What is wrong, each with its file and line.
        reworded: The cards that mean what they say, but are printed in other words: place and printed text.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.names: list[str] = []
        self.texts = 0
        self.can_be_played: list[int] = []
        self.waiting: list[str] = []
        self.replaced: list[str] = []
        self.stand_ins: list[str] = []
        self.problems: list[str] = []
        self.reworded: list[tuple[str, str]] = []


def check_file(language: CardLanguage, file: Path, taken: list[str]) -> CheckedFile:
    """Read each card of a file and print it back.

    Args:
        language: The words that the cards are written in.
        file: The file.
        taken: What tells other cards apart; what tells those of this file apart is added.
    """
    found = CheckedFile(file)
    try:
        cards = load_what_can_be(file, language.library.entry)
    except LongboxError as error:
        found.problems.append(str(error))
        return found
    found.problems += [str(problem) for problem in cards.wrong.values()]
    for number in cards.cards:
        _check_card(language, cards, number, found)
        _check_name(language, cards, number, taken, found)
    if found.problems and file not in language.library.files:
        found.stand_ins = [cards.source.names[number] for number in language.library.stand_ins(file)]
    return found


def _check_card(language: CardLanguage, cards: CardFile[Any], number: int, found: CheckedFile) -> None:
    """See whether a card can be read, be a card of the game, and be printed as it was written."""
    card = cards[number]
    place = cards.source.place(number, cards.source.key_line(number, "text"))
    found.names.append(card.name)
    if language.library.waits(card):
        found.waiting.append(language.tell(card))
        return
    try:
        language.library.define(cards, number)
        if card.text.strip():
            found.texts += 1
            printed = language.write(language.read(card.text.strip()))
            if printed != card.text.strip():
                found.reworded.append((place, printed))
            found.can_be_played.append(number)
    except TextError as error:
        found.problems.append(str(error))
    except LongboxError as problem:
        found.problems.append(f"{place}: {problem}")


def _check_name(
    language: CardLanguage, cards: CardFile[Any], number: int, taken: list[str], found: CheckedFile
) -> None:
    """See whether the card can be told from all others."""
    told = language.tell(cards[number])
    replacing = language.library.told_by is not None and found.file not in language.library.files
    if told in taken and replacing and told not in found.replaced:
        found.replaced.append(told)
    elif told in taken:
        place = cards.source.place(number, cards.source.key_line(number, "name"))
        found.problems.append(f"{place}: there is already a card of this name; call yours something else.")
    taken.append(told)
