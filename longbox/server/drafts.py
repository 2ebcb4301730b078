"""What becomes of cards and decks while they are written: read, printed back, or refused with the place and a way out.

All of it is carried out by helpers, as plain data.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from longbox.games import find_card_language, find_part
from longbox.games.card_language import CardLanguage
from longbox.games.deck_building import find_decks
from longbox.games.decks import BadDeck
from longbox.games.workshop import TABLE, Workshop, file_of
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.language import CardFile, TextError, UnreadableText
from longbox.language.advice import Advice
from longbox.language.errors import CardFileError
from longbox.language.tree import tell

MOST_CARDS: Final = 100
"""How many cards a set may have."""
FORMATS: Final = ("toml", "text", "json", "o8d")
Data = dict[str, Any]


class Fault(msgspec.Struct, omit_defaults=True):
    """What is wrong with a card.

    Attributes:
        words: What is wrong, with what would be right.
        line, column: The place in its text, counted from 1; 0 where it is something else than the text.
        found: The words at that place.
        instead: Texts with which it is a whole card, the nearest first.
    """

    words: str
    line: int = 0
    column: int = 0
    found: str = ""
    instead: list[str] = []


class Draft(msgspec.Struct, omit_defaults=True):
    """A card as it was read.

    Attributes:
        entry: What its file says of it.
        fault: What is wrong with it; nothing if it can be played.
        printed: Its text, as it is printed.
        meaning: What it means, as an outline in words.
        bindings: What each "it" in it means.
    """

    entry: Data
    fault: Fault | None = None
    printed: str = ""
    meaning: str = ""
    bindings: list[list[str]] = []


class Drafts(msgspec.Struct):
    """A set of cards as it was read, and as a file has it."""

    content: str
    cards: list[Draft]


def read_set(game: str, content: str) -> Data:
    """The cards of a file, each read.

    Raises:
        LongboxError: The file as a whole can't be read.
    """
    return _read(game, entries_in(content))


def read_cards(game: str, entries: list[Data]) -> Data:
    """Cards as a form has them, each read."""
    return _read(game, entries)


def _read(game: str, entries: list[Data]) -> Data:
    if len(entries) > MOST_CARDS:
        raise LongboxError(f"A set has at most {MOST_CARDS} cards.")
    try:
        content = file_of(entries)
        content.encode()
    except (TypeError, ValueError, AttributeError):
        raise LongboxError("A card has words, numbers and lists of words, and nothing else.") from None
    language = find_card_language(game)
    names = [str(card.name) for card in language.library.box()] if language.library.told_by is None else []
    drafts: list[Draft] = []
    for entry in entries:
        drafts.append(_draft(language, entry, names))
        names.append(str(entry.get("name", "")))
    found: Data = msgspec.to_builtins(Drafts(content, drafts))
    return found


def entries_in(content: str) -> list[Data]:
    """What a file says of its cards.

    Raises:
        LongboxError: It is no file of cards.
    """
    try:
        found = tomllib.loads(content).get(TABLE, [])
    except tomllib.TOMLDecodeError as error:
        raise LongboxError(f"The file is not TOML: {error}.") from None
    if not isinstance(found, list) or not all([isinstance(entry, dict) for entry in found]):
        raise LongboxError(f"A card is a table [[{TABLE}]], in double brackets.")
    return msgspec.convert(msgspec.to_builtins(found), prepared(list[Data]))


def _draft(language: CardLanguage, entry: Data, taken: list[str]) -> Draft:
    """A card as it was read."""
    draft = Draft(entry)
    try:
        card = _whole(language, entry)
        if card.name in taken:
            raise LongboxError("There is already a card of this name; call yours something else.")
        if card.text.strip():
            meaning = language.read(card.text.strip())
            draft.printed, draft.meaning = language.write(meaning), tell(meaning)
            draft.bindings = [[binding.words, binding.meaning] for binding in language.bindings(meaning)]
    except TextError as error:
        draft.fault = _fault_in_text(language, entry, error)
    except LongboxError as error:
        draft.fault = Fault(_problem(error))
    return draft


def _whole(language: CardLanguage, entry: Data) -> Any:
    """The card that a file says, with a text that a card of its type can have.

    Raises:
        LongboxError: It can be no card of the game.
    """
    cards = load(language, entry)
    language.library.define(cards, 0)
    if not cards[0].name.strip():
        raise LongboxError("The card needs a name.")
    return cards[0]


def load(language: CardLanguage, entry: Data) -> CardFile[Any]:
    """The file of one card alone."""
    with TemporaryDirectory(prefix="longbox-") as folder:
        file = Path(folder) / "card.toml"
        file.write_text(file_of([entry]), encoding="utf-8")
        return language.load(file)


def _fault_in_text(language: CardLanguage, entry: Data, error: TextError) -> Fault:
    """What is wrong with the text of a card, with texts that make a whole card of it."""
    placed, advice = error.at(""), error.advice
    problems = [(proposal, _problem_with(language, {**entry, "text": proposal.text})) for proposal in advice.proposals]
    fit = [proposal for proposal, problem in problems if not problem]
    if fit:
        placed.finds_advice = lambda: Advice(fit, advice.sentences, advice.like, advice.examples)
    words = str(placed)
    if problems and not fit:
        words += f"\nand then: {problems[0][1]}"
    fault = Fault(words, instead=[proposal.text for proposal in fit])
    if isinstance(error, UnreadableText):
        (fault.line, fault.column), fault.found = error.place_written, error.found
    return fault


def _problem_with(language: CardLanguage, entry: Data) -> str:
    """Why something can be no card; "" if it can be one."""
    try:
        _whole(language, entry)
    except LongboxError as error:
        return _problem(error)
    return ""


def _problem(error: LongboxError) -> str:
    """What is wrong, without the file in which it is."""
    return error.problem if isinstance(error, CardFileError) else str(error)


# Workshops


def about_workshop(game: str) -> Data:
    """What cards of a game can have: its types with their fields, of which kind each is, and cards to begin with."""
    workshop = find_part(game, "workshop", Workshop)
    entry = find_card_language(game).library.entry
    return {
        "types": {name: list(fields) for name, fields in workshop.fields.items()},
        "kinds": {field.encode_name: _kind(field) for field in msgspec.structs.fields(entry)},
        "example": dict(workshop.example),
        "groups": {name: [dict(entry) for entry in entries] for name, entries in workshop.groups.items()},
        "forms": list(workshop.forms),
    }


def _kind(field: msgspec.structs.FieldInfo) -> str:
    """Of which kind a field is: "flag", "words", "list", "number", or "numeral" (a number, or words)."""
    if field.type is bool:
        return "flag"
    if isinstance(field.default, tuple):
        return "list"
    if field.type is str:
        return "words"
    return "number" if field.type is int or field.type == (int | None) else "numeral"


# Decks


class DeckRead(msgspec.Struct):
    """A deck as it was read.

    Attributes:
        name: What it is called.
        cards: Its cards: the key, the name, and how many.
        size: How many cards it has.
        problems: The rules that it breaks, each a sentence with its rule.
        formats: It in each of the formats of its game.
        remarks: What its text says beside, and none of the formats keeps.
    """

    name: str
    cards: list[tuple[str, str, int]]
    size: int
    problems: list[str]
    formats: dict[str, str]
    remarks: list[str]


def read_deck(game: str, content: str, cards: str, name: str = "") -> Data:
    """A deck, from a text in any format of its game.

    Args:
        game: The short name of the game.
        content: The deck.
        cards: Cards of one's own that it may have, as TOML; "" for none.
        name: What it is called from now on; "" for what its text calls it.

    Raises:
        LongboxError: It can't be understood; the message says all that is wrong.
    """
    building, pool = find_decks(game), _pool(game, cards)
    deck = building.read(content, pool)
    deck.name = name or deck.name
    found: Data = msgspec.to_builtins(_deck_read(game, deck, pool))
    return found


def change_deck(game: str, content: str, cards: str, card: str, change: int, name: str = "") -> Data:
    """A deck with more or fewer of a card.

    Args:
        game: The short name of the game.
        content: The deck.
        cards: Cards of one's own that it may have, as TOML.
        card: The card, by its name or by what decks list it under.
        change: How many more; fewer, if it is below zero.
        name: What the deck is called from now on; "" for what its text calls it.

    Raises:
        LongboxError: There is no such card, or the deck can't be understood.
    """
    building, pool = find_decks(game), _pool(game, cards)
    deck = building.read(content, pool)
    deck.name = name or deck.name
    key = _key(pool, deck, card)
    count = max(deck.cards.get(key, 0) + change, 0)
    deck.cards[key] = count
    if not count:
        del deck.cards[key]
    found: Data = msgspec.to_builtins(_deck_read(game, deck, pool))
    return found


def _pool(game: str, cards: str) -> Any:
    building = find_decks(game)
    if not cards.strip():
        return building.pool([])
    with TemporaryDirectory(prefix="longbox-") as folder:
        file = Path(folder) / "cards.toml"
        file.write_text(cards, encoding="utf-8")
        return building.pool([file])


def _key(pool: Any, deck: Any, name: str) -> str:
    """What decks list a card under, by its name or just that."""
    listed = [key for card in pool.cards for key in keys_of(pool, card) if name in (key, card.name)]
    if not listed:
        raise LongboxError(f"There is no card {name[:80]!r}.")
    in_deck = [key for key in listed if key in deck.cards]
    return (in_deck or listed)[0]


def keys_of(pool: Any, card: Any) -> list[str]:
    """What decks list a card under: its code, or its name."""
    return [key for key in (getattr(card, "code", ""), card.name) if key and pool.listed(key) is card]


def _deck_read(game: str, deck: Any, pool: Any) -> DeckRead:
    building = find_decks(game)
    counted = [(key, _name_of(pool, key), count) for key, count in deck.cards.items()]
    try:
        problems = building.problems(deck, pool)
    except BadDeck as error:
        problems = list(error.problems)
    formats: dict[str, str] = {}
    for name in FORMATS:
        try:
            formats[name] = building.write(deck, pool, name)
        except LongboxError:
            continue
    return DeckRead(deck.name, counted, deck.size, problems, formats, deck.remarks)


def _name_of(pool: Any, key: str) -> str:
    card = pool.listed(key)
    return key if card is None else str(card.name)


def about_decks(game: str, cards: str) -> Data:
    """The cards that decks can have: what they list each under, its name and text; and shipped decks."""
    building, pool = find_decks(game), _pool(game, cards)
    listed = [(keys[0], card) for card in pool.cards if (keys := keys_of(pool, card))]
    return {
        "cards": [{"key": key, "name": card.name, "text": card.text} for key, card in listed],
        "shipped": building.shipped(),
    }


def shipped_deck(game: str, shipped: str, name: str = "") -> Data:
    """A deck that is shipped, to begin with; under a name of one's own, if there is one."""
    building, pool = find_decks(game), _pool(game, "")
    deck = building.find(shipped)
    deck.remarks = []
    found: Data = msgspec.to_builtins(_deck_read(game, deck, pool))
    return found if not name else read_deck(game, found["formats"]["toml"], "", name)
