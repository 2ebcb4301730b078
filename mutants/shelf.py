"""The shipped cards of a game, one of which is exchanged for a changed one for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from longbox.games import find_card_language
from longbox.kernel.cards import Definition
from longbox.kernel.errors import LongboxError, near
from longbox.language import CardFile
from mutants.alike import simplifier_for
from mutants.changes import Changes, marked

NOT_ASKED_FOR: Final = ("name", "text")
"""What is printed on a card and does nothing: reading it shows nothing of what the card does."""

MISSING: Final = object()


class UnknownCard(LongboxError):
    """No shipped card has this name."""


class Mutant:
    """A card with one change in its text.

    Attributes:
        number: The number of the card on the shelf.
        card: What tells the card from all others.
        change: The text with the change marked.
        definition: The changed card.
        fields: What of the card is another, by the names of its attributes.
    """

    def __init__(self, number: int, card: str, change: str, definition: Definition, fields: list[str]) -> None:
        self.number = number
        self.card = card
        self.change = change
        self.definition = definition
        self.fields = fields

    @property
    def name(self) -> str:
        """The name that is printed on the card."""
        return self.definition.name


class Shelf:
    """The shipped cards of a game, in the order of their files.

    Attributes:
        game: The short name of the game.
        cards: The definitions, which all games share.
        names: What tells each of them from all others.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._language = find_card_language(game)
        self._files: list[CardFile[Any]] = [self._language.load(file) for file in self._language.library.files]
        self._places = [(file, number) for file in self._files for number in range(len(file))]
        self.cards: list[Definition] = self._language.library.box()
        self.names = [self._language.tell(file[number]) for file, number in self._places]
        self._texts = [file[number].text.strip() for file, number in self._places]
        self._read = self._language.known
        self._simplify = simplifier_for(game)
        meanings = [self._read(text) for text in self._texts if text]
        self._changes = Changes(self._language.lexicon, self._language.category, meanings)

    def called(self, number: int) -> str:
        """What a card is called in reports: its name, with its code where it has one."""
        name, told = self.cards[number].name, self.names[number]
        return name if name == told else f"{name} ({told})"

    def find(self, names: list[str]) -> list[int]:
        """The numbers of the cards with these names, or codes where they have one.

        Raises:
            UnknownCard: There is none with one of them.
        """
        numbers = range(len(self.cards))
        known = [{self.cards[number].name, self.names[number], self.called(number)} for number in numbers]
        for name in names:
            if not any([name in words for words in known]):
                raise UnknownCard(f"There is no card {name!r}. {near(name, [card.name for card in self.cards])}")
        return [number for number in numbers if known[number] & set(names)]

    def mutants(self, number: int) -> list[Mutant]:
        """All changed cards that can be made of a card and mean something else."""
        text = self._texts[number]
        if not text:
            return []
        changed = self._changes.texts(self._read(text))
        if "\n" not in text:
            changed.append("")
        found = [self._mutant(number, other) for other in changed]
        return [mutant for mutant in found if mutant is not None]

    def _mutant(self, number: int, changed: str) -> Mutant | None:
        """A card with another text; none if it can't be read, can't be a card, or means the same."""
        text = self._texts[number]
        try:
            if changed and self._says(changed) == self._says(text):
                return None
            definition = self._define(number, changed)
        except LongboxError:
            return None
        unchanged = self._define(number, text)
        fields = [field for field in fields_of(unchanged) if values_differ(unchanged, definition, field)]
        return Mutant(number, self.called(number), marked(text, changed), definition, fields)

    def _says(self, text: str) -> object:
        """The meaning of a text, said most simply."""
        return self._simplify(self._read(text))

    def _define(self, number: int, text: str) -> Definition:
        file, place = self._places[number]
        entry = msgspec.structs.replace(file[place], text=text)
        cards = CardFile(file.source, {**file.cards, place: entry}, {})
        definition: Definition = self._language.library.define(cards, place)
        return definition

    @contextmanager
    def exchanged(self, mutant: Mutant) -> Iterator[None]:
        """Let the card be the changed one meanwhile, wherever it lies."""
        card = self.cards[mutant.number]
        before = {field: getattr(card, field, MISSING) for field in fields_of(card)}
        give(card, {field: getattr(mutant.definition, field, MISSING) for field in before})
        self.forget_tables()
        try:
            yield
        finally:
            give(card, before)
            self.forget_tables()

    def forget_tables(self) -> None:
        """Let go of all that modules of the game keep for games to come, as it may depend on what cards say."""
        for name, module in list(sys.modules.items()):
            if name.startswith(f"longbox.games.{self.game}."):
                for kept in vars(module).values():
                    if hasattr(kept, "cache_clear"):
                        kept.cache_clear()


def fields_of(card: Definition) -> list[str]:
    """The attributes of a definition that a text can change."""
    named = [name for base in type(card).__mro__ for name in getattr(base, "__slots__", ())]
    return [name for name in named if name not in NOT_ASKED_FOR]


def values_differ(card: Definition, other: Definition, field: str) -> bool:
    """Whether two definitions have different values of an attribute."""
    return bool(getattr(card, field, MISSING) != getattr(other, field, MISSING))


def give(card: Definition, values: dict[str, object]) -> None:
    """Give a definition values of its attributes."""
    for field, value in values.items():
        if value is not MISSING:
            setattr(card, field, value)
        elif hasattr(card, field):
            delattr(card, field)
