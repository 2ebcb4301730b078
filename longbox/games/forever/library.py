"""The cards of the game: files of TOML, read into definitions."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from longbox.games.forever import definitions
from longbox.games.forever.definitions import CardDefinition
from longbox.games.forever.text.checks import check_text, in_vain_for
from longbox.games.forever.text.filters import OfTrait
from longbox.games.forever.text.lexicon import FOREVER
from longbox.games.forever.text.openings import means_a_kind, no_trait
from longbox.games.library import BadCard, Entry, Library
from longbox.kernel.errors import near
from longbox.kernel.terms import parts_of
from longbox.language.bindings import with_bound_words
from longbox.language.cache import CachedReader
from longbox.language.errors import TextError
from longbox.language.library import CardFile, card_tables, house_of
from longbox.texts.lines import CardText, read_text

HERE: Final = Path(__file__).parent
CARD_FILES: Final = tuple(sorted((HERE / "cards").glob("*.toml")))
READINGS: Final = HERE / "readings.json"
"""What the shipped texts were read into, so that starting a game reads nothing."""

Value = int | str
"""A number in a file of cards: 3, "-" for what a character can't do, "?" for what its owner has not typed in."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as a file of cards says it.

    Attributes:
        name: What it is called.
        type: One of `definitions.TYPES`.
        text: What it says, and does. One line for each ability.
        code: What tells it from all others; "Cheetah: Enhanced Strength" for an affiliated card, if nothing is said.
        subtitle: The other name of a character.
        affiliation: The character whose card it is.
        traits: Its traits.
        health, attack, threaten, rescue, claim: The values of a character; "-" for what it can't do.
        cost: Its recruitment cost, or its buy cost.
        resource: The Renown or Infamy that it provides.
        citizens: The citizen value of a Location.
        threshold: The completion threshold of a Scheme.
        draws: The card draw value of a Scheme.
        copies: How many the box has.
        starting: How many of them are starting cards.
        first_game: In which place it is laid out in a first game.
        printed: Which numbers, or "text", are known from the game itself, each with where from; others are
            reconstructed.
        rests_on: What those rest on.
    """

    name: str
    type: str
    text: str = ""
    code: str = ""
    subtitle: str = ""
    affiliation: str = ""
    traits: tuple[str, ...] = ()
    health: Value = 0
    attack: Value = 0
    threaten: Value = 0
    rescue: Value = 0
    claim: Value = 0
    cost: Value = 0
    resource: Value = 0
    citizens: Value = 0
    threshold: Value = 0
    draws: Value = 0
    copies: int = 1
    starting: int = 0
    first_game: int = 0
    printed: dict[str, str] = {}
    rests_on: str = ""


READER: Final = CachedReader(FOREVER, READINGS, house_of(CARD_FILES, CardEntry))

OF_CHARACTERS: Final = ("subtitle", "health", "attack")
OF_TYPES: Final[dict[str, tuple[str, ...]]] = {
    definitions.HERO: (*OF_CHARACTERS, "rescue", "cost", "first_game", "traits"),
    definitions.ROGUE: (*OF_CHARACTERS, "threaten", "cost", "first_game", "traits"),
    definitions.UNALIGNED: (*OF_CHARACTERS, "claim", "first_game", "traits"),
    definitions.LOCATION: ("citizens", "first_game", "traits"),
    definitions.RESOURCE: ("resource", "copies"),
    definitions.SCHEME: ("affiliation", "traits", "cost", "resource", "copies", "starting", "threshold", "draws"),
}
OF_AFFILIATED: Final = ("affiliation", "traits", "cost", "resource", "copies", "starting")
OF_ALL: Final = ("name", "type", "text", "code", "printed", "rests_on", "copies")


KEPT: Final = ("name", "type", "code", "subtitle", "affiliation", "copies", "starting", "first_game")
"""What is written out of a reconstructed card in any case: by it the card is found and dealt."""
BLANK_NUMBERS: Final = (
    "health",
    "attack",
    "threaten",
    "rescue",
    "claim",
    "cost",
    "resource",
    "citizens",
    "threshold",
    "draws",
)
NEEDED: Final[dict[str, str]] = {
    definitions.HERO: "health",
    definitions.ROGUE: "health",
    definitions.UNALIGNED: "health",
    definitions.LOCATION: "citizens",
    definitions.SCHEME: "threshold",
}
"""The number that such a card can't be without."""
BLANK: Final = "?"
"""A number or a text of a card that its owner has not typed in."""
CANNOT: Final = "-"
"""The value of what a character can't do."""
DOES: Final = ("attack", "threaten", "rescue")
"""What a character may be unable to do."""


def define(entries: CardFile[CardEntry], number: int) -> CardDefinition:
    """Turn an entry into the definition of a card, with the meaning of its text.

    Raises:
        BadCard: It can't be a card of this game.
        TextError: Its text can't be read.
    """
    entry = entries[number]
    _check(entry)
    card = CardDefinition(code_of(entry), entry.name, entry.type, entry.text.strip())
    card.subtitle = entry.subtitle
    card.affiliation = entry.affiliation
    card.traits = entry.traits
    card.health = _number(entry, "health")
    card.attack = _number(entry, "attack")
    card.threaten = _number(entry, "threaten")
    card.rescue = _number(entry, "rescue")
    card.claim = _number(entry, "claim")
    card.cost = _number(entry, "cost")
    card.resource = _number(entry, "resource")
    card.citizens = _number(entry, "citizens")
    card.threshold = _number(entry, "threshold")
    card.draws = _number(entry, "draws")
    card.copies = entry.copies
    card.starting = entry.starting
    card.first_game = entry.first_game
    card.printed = dict(entry.printed)
    card.rests_on = entry.rests_on
    if card.text:
        try:
            text = with_bound_words(read_text(READER, card.text), FOREVER)
        except TextError as error:
            raise entries.located(error, number) from None
        check_text(card, text)
        _check_traits(card, text, entries)
        text.add_to(card)
    if card.affiliation and card.abilities:
        _check_side(card, _characters_named(entries, card.affiliation))
    return card


def _check_side(card: CardDefinition, characters: list[str]) -> None:
    """Refuse a card with what those whose card it is never do or have. [forever Keywords, Resource Pool]"""
    wrong = in_vain_for(card, characters)
    if wrong:
        raise BadCard(f"{card.name}: {wrong}")


def _check_traits(card: CardDefinition, text: CardText[CardDefinition], entries: CardFile[CardEntry]) -> None:
    """Refuse a name that is said where only a trait is meant, which means no card. [forever Trait]"""
    for said in [part.trait for part in parts_of(text.lines) if isinstance(part, OfTrait)]:
        traits = {trait for entry in entries for trait in entry.traits}
        if said not in traits and _characters_named(entries, said):
            wrong = f'"{said}" means a trait here, and is a name: say it of each character by itself [Trait].'
            raise BadCard(f"{card.name}: {wrong}")


def _characters_named(entries: CardFile[CardEntry], name: str) -> list[str]:
    """The types of the characters of a name: those of a file, or, where it has none, those of the box."""
    own = [entry.type for entry in entries if entry.name == name and entry.type in definitions.TEAM]
    if own:
        return own
    return [type for named, type in _characters_of_the_box() if named == name]


@cache
def _characters_of_the_box() -> list[tuple[str, str]]:
    """The name and the type of each character of the box, whose texts needn't be read for it."""
    tables = [table for file in CARD_FILES for table in card_tables(file)]
    return [(table["name"], table["type"]) for table in tables if table["type"] in definitions.TEAM]


def code_of(entry: CardEntry) -> str:
    """What tells a card of a file from all others."""
    return entry.code or (f"{entry.affiliation}: {entry.name}" if entry.affiliation else entry.name)


def told_by(entry: Entry) -> str:
    """What tells a card from all others, by what a file says of it, which needn't be all right."""
    name, affiliation = entry.get("name", ""), entry.get("affiliation", "")
    return str(entry.get("code") or (f"{affiliation}: {name}" if affiliation else name))


def _check(entry: CardEntry) -> None:
    if not entry.name.isprintable() or not entry.name.strip() or "#" in entry.name:
        raise BadCard(f"{entry.name!r} can't be a card's name: it must be in plain letters, without #.")
    if means_a_kind(entry.name):
        raise BadCard(f"{entry.name!r} can't be a card's name: in texts it means all cards of that kind.")
    for trait in entry.traits:
        if no_trait(trait):
            raise BadCard(f"{entry.name}: {trait!r} can't be a trait: in texts its first word says what a card is.")
    if entry.type not in definitions.TYPES:
        raise BadCard(f"{entry.name}: there is no card type {entry.type!r}. {near(entry.type, definitions.TYPES)}")
    if entry.type in definitions.AFFILIATED and not entry.affiliation:
        raise BadCard(f"{entry.name}: an affiliated card must say whose it is: affiliation = ...")
    if entry.copies < 1 or entry.starting < 0:
        raise BadCard(f"{entry.name}: {entry.copies} copies, of which {entry.starting} start, can't be.")
    if entry.starting > entry.copies:
        raise BadCard(f"{entry.name}: {entry.starting} of its {entry.copies} copies can't be starting cards.")
    _check_fields(entry)


def _check_fields(entry: CardEntry) -> None:
    """Refuse what a card of this type doesn't have, and what is said to be known of a field that isn't there."""
    allowed = (*OF_ALL, *OF_TYPES.get(entry.type, OF_AFFILIATED))
    for field in entry.__struct_fields__:
        if field not in allowed and getattr(entry, field):
            raise BadCard(f"{entry.name}: a card of type {entry.type!r} has no {field}. {near(field, allowed)}")
    for field in entry.printed:
        if field not in allowed:
            raise BadCard(
                f"{entry.name}: printed names {field!r}, which such a card doesn't have. {near(field, allowed)}"
            )


def _number(entry: CardEntry, field: str) -> int:
    """A number of a card."""
    value: Value = getattr(entry, field)
    if value == CANNOT and field in DOES:
        return definitions.NONE
    if value == BLANK:
        raise BadCard(f"{entry.name}: its {field} is left blank; type in what the card has, or 0 if it has none.")
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    if isinstance(value, str):
        lacking = f', or "{CANNOT}" for what it can\'t do' if field in DOES else ""
        raise BadCard(f"{entry.name}: its {field} is {value!r}; it must be a number{lacking}.")
    if value < 0 or (value == 0 and field == NEEDED.get(entry.type, "")):
        raise BadCard(f"{entry.name}: its {field} can't be {value}.")
    return value


def waits(entry: CardEntry) -> bool:
    """Whether a card of an owner's file waits for its text."""
    return entry.text.strip() == BLANK


def blanked(entry: Entry) -> Entry:
    """A reconstructed card for its owner to type in: what is known of it, with blanks for the rest."""
    known = {*KEPT, *entry.get("printed", {})}
    left = {field: value for field, value in entry.items() if field in known and field != "text"}
    return {**left, **{field: BLANK for field in numbers_of(entry) if field not in left}, "text": BLANK}


def what_rests_on_what(entries: list[Entry]) -> str:
    """How much of some cards is known from the game itself, in words."""
    known = [field for entry in entries for field in entry.get("printed", {})]
    numbers = [field for field in known if field in BLANK_NUMBERS]
    all_numbers = sum([len(numbers_of(entry)) for entry in entries])
    return (
        f"{len(entries)} different cards: {known.count('name')} names, {len(numbers)} of {all_numbers} numbers and "
        f"{known.count('text')} texts rest on printed facts; the others are reconstructed"
    )


def numbers_of(entry: Entry) -> list[str]:
    """The numbers that a card of this type has."""
    return [field for field in OF_TYPES.get(entry["type"], OF_AFFILIATED) if field in BLANK_NUMBERS]


LIBRARY: Final[Library[CardDefinition]] = Library(
    CardEntry,
    define,
    CARD_FILES,
    unwritten={"": CARD_FILES},
    waits=waits,
    blanked=blanked,
    told_by=told_by,
    rests_on=what_rests_on_what,
)
box: Final = LIBRARY.box
read_cards: Final = LIBRARY.read_cards
own_cards: Final = LIBRARY.own_cards


def library_with(files: tuple[str, ...]) -> list[CardDefinition]:
    """The cards of the box and those of files of one's own, each given as TOML.

    A card of one's own that has the code of a reconstructed one takes its place.

    Raises:
        BadCard: A card says what can't be, or two files have the same.
        LanguageError: A file or a text can't be read.
    """
    cards = {card.code: card for card in box()}
    own: set[str] = set()
    for file in files:
        for card in LIBRARY.cards_of(file):
            if card.code in own:
                raise BadCard(f"{card.name}: there is already a card {card.code!r}; give yours another code.")
            own.add(card.code)
            cards[card.code] = card
    for card in cards.values():
        if card.code in own and card.affiliation and card.abilities:
            named = [each.type for each in cards.values() if each.name == card.affiliation]
            _check_side(card, [type for type in named if type in definitions.TEAM])
    return list(cards.values())
