"""Files of cards: TOML, one [[card]] table for each card, checked against a msgspec Struct.

cards = load_card_file(Path("heroes.toml"), CardText)
for number, card in enumerate(cards):
    try:
        effects = reader.read(card.text, "sentence+")
    except TextError as error:
        raise cards.located(error, number) from None
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from longbox.kernel.documents import MARK, BadDocument, read_text, read_toml
from longbox.kernel.prepared import prepared
from longbox.language.errors import LONGEST, CardFileError, TextError, UnreadableText
from longbox.language.house import House
from longbox.language.source import CardSource

S = TypeVar("S", bound=msgspec.Struct)

TABLE: Final = "card"
LARGEST: Final = 999
"""The largest number on a card. With larger ones, a game would count to the end of the day."""
FIELD_PATH: Final = re.compile(r"^(.*?)(?: - at `\$\.?(.*)`)?$", re.DOTALL)


@cache
def fields_of(entry: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields that a card of a file can have; msgspec looks at the annotations anew each time."""
    return msgspec.structs.fields(entry)


class CardFile(Generic[S]):
    """The cards of a file, by their numbers in it; knows where in the file each of them stands.

    Attributes:
        source: The file.
        cards: Those that could be loaded, in order.
        wrong: What is wrong with the others.
    """

    def __init__(self, source: CardSource, cards: dict[int, S], wrong: dict[int, CardFileError]) -> None:
        self.source = source
        self.cards = cards
        self.wrong = wrong

    def __iter__(self) -> Iterator[S]:
        return iter(self.cards.values())

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, number: int) -> S:
        return self.cards[number]

    def located(self, error: TextError, number: int, key: str = "text") -> TextError:
        """The same error about the text of a card, with its file and line."""
        line, column = (error.line, error.column) if isinstance(error, UnreadableText) else (1, 1)
        return error.at(self.source.place(number, self.source.line_in_text(number, key, error.text, line, column)))


def load_card_file(file: Path | str, card_type: type[S]) -> CardFile[S]:
    """Load the cards of a file, or of TOML text itself. Raises CardFileError."""
    cards = load_what_can_be(file, card_type)
    for problem in cards.wrong.values():
        raise problem
    return cards


def load_what_can_be(file: Path | str, card_type: type[S]) -> CardFile[S]:
    """Load those cards of a file, or of TOML text itself, that can be loaded.

    Raises:
        CardFileError: It is no file of cards.
    """
    source = _source(file)
    tables = _tables(source)
    names = [table.get("name", f"card {number}") for number, table in enumerate(tables, 1)]
    source.names = [name if isinstance(name, str) else repr(name) for name in names]
    loaded: CardFile[S] = CardFile(source, {}, {})
    for number, table in enumerate(tables):
        try:
            loaded.cards[number] = _card(source, number, table, card_type)
        except CardFileError as error:
            loaded.wrong[number] = error
    return loaded


def card_tables(file: Path | str) -> list[dict[str, Any]]:
    """What a file of cards says of each, unchecked. Raises CardFileError where it is no file of cards."""
    return _tables(_source(file))


def house_of(files: Iterable[Path], card_type: type[S]) -> House:
    """The texts of files of cards, each with what its card is called; loaded when they are asked for."""
    return House(lambda: [_with_text(card) for file in files for card in load_card_file(file, card_type)])


def _with_text(card: Any) -> tuple[str, str]:
    return str(card.name), str(card.text)


def _source(file: Path | str) -> CardSource:
    if isinstance(file, str):
        return CardSource("<text>", file.removeprefix(MARK))
    try:
        return CardSource(str(file), read_text(file))
    except BadDocument as error:
        raise CardFileError(str(file), error.problem) from error


def _tables(source: CardSource) -> list[dict[str, Any]]:
    try:
        document = read_toml(source.text)
    except BadDocument as error:
        raise CardFileError(f"{source.file}:{error.line}" if error.line else source.file, error.problem) from error
    for key in document:
        if key != TABLE:
            raise CardFileError(source.file, f"{key!r} is not known here; every card is a table [[{TABLE}]]")
    tables = document.get(TABLE, [])
    if not isinstance(tables, list) or not all([isinstance(table, dict) for table in tables]):
        raise CardFileError(source.file, f"a card is a table [[{TABLE}]], in double brackets")
    return tables


def _card(source: CardSource, number: int, table: dict[str, Any], card_type: type[S]) -> S:
    known = [field.encode_name for field in fields_of(card_type)]
    for key in table:
        if key not in known:
            raise CardFileError(source.place(number, source.key_line(number, key)), _unknown_key(key, known))
    for key, value in table.items():
        if isinstance(value, int) and abs(value) > LARGEST:
            problem = f"{key}: no number on a card is as large as {value}; the largest is {LARGEST}"
            raise CardFileError(source.place(number, source.key_line(number, key)), problem)
        if isinstance(value, str) and len(value) > LONGEST:
            problem = f"{key} has {len(value):,} signs; nothing on a card has more than {LONGEST:,}"
            raise CardFileError(source.place(number, source.key_line(number, key)), problem)
    try:
        return msgspec.convert(table, prepared(card_type))
    except msgspec.ValidationError as error:
        raise _invalid(source, number, str(error)) from error


def _unknown_key(key: str, known: list[str]) -> str:
    near = get_close_matches(key, known, n=1)
    meant = f"did you mean {near[0]!r}? " if near else ""
    return f"{key!r} is not known; {meant}A card can have: {', '.join(known)}"


def _invalid(source: CardSource, number: int, message: str) -> CardFileError:
    """msgspec's words ("Expected `int`, got `str` - at `$.cost`"), with the key put first."""
    match = FIELD_PATH.match(message)
    assert match is not None
    problem, path = match[1].replace("`", ""), match[2] or ""
    key = re.split(r"[.\[]", path)[0]
    line = source.key_line(number, key) if key else source.card_line(number)
    return CardFileError(source.place(number, line), f"{path}: {problem}" if path else problem)
