"""The cards of the game: files of TOML, read into definitions."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from longbox.games.library import BadCard, Library
from longbox.games.vs import definitions
from longbox.games.vs.definitions import CardDefinition
from longbox.games.vs.powers import lasts_for_attack
from longbox.games.vs.text.checks import check_card
from longbox.games.vs.text.lexicon import VS
from longbox.kernel.errors import near
from longbox.language.bindings import with_bound_words
from longbox.language.cache import CachedReader
from longbox.language.errors import TextError
from longbox.language.library import CardFile, house_of
from longbox.texts.lines import read_text

HERE: Final = Path(__file__).parent
CARD_FILES: Final = tuple(sorted((HERE / "cards").glob("*.toml")))
READINGS: Final = HERE / "readings.json"
"""What the shipped texts were read into, so that starting a game reads nothing."""

"""The category of the lexicon that a whole text belongs to."""


IDENTITY_SIGN: Final = " <> "
"""Stands between a name and another identity. [vs 201.6]"""
RECONSTRUCTIBLE: Final = (
    "affiliations",
    "atk",
    "brand",
    "class",
    "cost",
    "def",
    "flight",
    "keywords",
    "range",
    "text",
    "traits",
    "type",
    "version",
)
"""What can be chosen for a card whose print isn't known."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card, as a file of cards says it. Only the name and the type must be said.

    Attributes:
        name: Its name alone: "Wolverine".
        type: One of `definitions.CARD_TYPES`: "character", "equipment", "location", "plot twist".
        text: What it says, and does. One line for each paragraph.
        version: Its version: "James Howlett", "Army".
        versions: Its versions, if it has more than one: ["Army", "Acolyte"].
        identity: Its printed identity, if that is not its name: "Robin".
        cost: Its recruit cost or threshold cost.
        atk, def: Its ATK and DEF, if it is a character.
        flight, range: Whether it has the icon.
        affiliations: Its affiliations: ["X-Men"].
        traits: Its traits: ["Energy"]. They make it a Mutant.
        mutant: Whether it has the Mutant class without a trait.
        brand: "Marvel" or "DC".
        set: Its expansion and number: "MOR-028".
        reconstructed: What is printed on the real card but not known, and was chosen for this one: ["cost", "text"].
    """

    name: str
    type: str
    text: str = ""
    version: str = ""
    versions: tuple[str, ...] = ()
    identity: str = ""
    cost: int = 0
    atk: int = 0
    defense: int = msgspec.field(name="def", default=0)
    flight: bool = False
    range: bool = False
    affiliations: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    mutant: bool = False
    brand: str = ""
    set: str = ""
    reconstructed: tuple[str, ...] = ()


READER: Final = CachedReader(VS, READINGS, house_of(CARD_FILES, CardEntry))


def full_name(card: CardEntry) -> str:
    """What a card is called in lists, rulings and the log: "Tim Drake <> Robin, Young Detective"."""
    identity = f"{IDENTITY_SIGN}{card.identity}" if card.identity and card.identity != card.name else ""
    return f"{card.name}{identity}{''.join([f', {version}' for version in versions_of(card)])}"


def versions_of(card: CardEntry) -> tuple[str, ...]:
    """The versions of a card, however they are written. [vs 202.1]"""
    return (card.version, *card.versions) if card.version else card.versions


def define(entries: CardFile[CardEntry], number: int) -> CardDefinition:
    """Turn an entry into the definition of a card, with the meaning of its text.

    Raises:
        BadCard: It can't be a card of this game.
        TextError: Its text can't be read.
    """
    entry = entries[number]
    check_entry(entry)
    card = CardDefinition(full_name(entry), entry.name, entry.type, entry.text.strip())
    card.identity = entry.identity or entry.name
    card.versions = versions_of(entry)
    card.cost = entry.cost
    card.atk = entry.atk
    card.defense = entry.defense
    card.flight = entry.flight
    card.range = entry.range
    card.affiliations = entry.affiliations
    card.traits = (definitions.MUTANT, *entry.traits) if entry.mutant or entry.traits else ()
    card.brand = entry.brand
    card.reconstructed = entry.reconstructed
    if definitions.ARMY in card.versions:
        card.deck_limit = 0
    if card.text:
        try:
            with_bound_words(read_text(READER, card.text), VS).add_to(card)
            card.attack_only = lasts_for_attack(card.effect)
        except TextError as error:
            raise entries.located(error, number) from None
    check_card(card)
    return card


def check_entry(entry: CardEntry) -> None:
    """Refuse what can't be printed on a card.

    Raises:
        BadCard: Something can't; the message says what would be right.
    """
    for words in (entry.name, *versions_of(entry)):
        if not words.isprintable() or not words.strip() or "#" in words:
            raise BadCard(f"{words!r} can't be a name or version: it must be in plain letters, without #.")
    if entry.type not in definitions.CARD_TYPES:
        raise BadCard(f"{entry.name}: there is no card type {entry.type!r}. {near(entry.type, definitions.CARD_TYPES)}")
    if entry.brand and entry.brand not in definitions.BRANDS:
        raise BadCard(f"{entry.name}: there is no brand {entry.brand!r}. {near(entry.brand, definitions.BRANDS)}")
    if entry.cost < 0:
        raise BadCard(f"{entry.name}: a cost is 0 or more. [vs 203.1]")
    for trait in entry.traits:
        if trait not in definitions.TRAITS:
            raise BadCard(f"{entry.name}: there is no trait {trait!r}. {near(trait, definitions.TRAITS)}")
    for part in entry.reconstructed:
        if part not in RECONSTRUCTIBLE:
            raise BadCard(f"{entry.name}: {part!r} can't be reconstructed. {near(part, RECONSTRUCTIBLE)}")
    if entry.type != definitions.CHARACTER and (entry.atk or entry.defense or entry.flight or entry.range):
        raise BadCard(f"{entry.name}: only characters have ATK, DEF, flight and range. [vs 211.1, 212.1]")


LIBRARY: Final[Library[CardDefinition]] = Library(CardEntry, define, CARD_FILES)
box: Final = LIBRARY.box
read_cards: Final = LIBRARY.read_cards
own_cards: Final = LIBRARY.own_cards


def library_with(files: tuple[str, ...]) -> list[CardDefinition]:
    """The shipped cards and the cards of files of one's own, each given as TOML.

    Raises:
        BadCard: A card has a full name that is taken, or says what can't be.
        LanguageError: A file or a text can't be read.
    """

    return LIBRARY.with_own(files, name_of, refused)


def name_of(card: CardDefinition) -> str:
    """What no two cards have in common: the full name."""
    return card.name


def refused(card: CardDefinition) -> str:
    """What is wrong with a card that has the full name of another."""
    return f"There is already a card {card.name!r}; give yours another name or version."
