"""The cards of the game: files of TOML, read into definitions."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from longbox.games.champions import definitions
from longbox.games.champions.definitions import CardDefinition, Resources
from longbox.games.champions.fields import unread_field
from longbox.games.champions.text.checks import check_abilities
from longbox.games.champions.text.lexicon import CHAMPIONS
from longbox.games.library import BadCard, Entry, Library, without_text
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


NUMBER: Final = re.compile(r"(\d+)( per player)?")
PER_PLAYER: Final = " per player"
VARIABLE: Final = "X"
MOST_COPIES: Final = 3
"""How many of a title a deck may have, unless the card is unique or says otherwise. [champions Max]"""

Numeral = int | str
"""A number in a file of cards: 3; "14 per player"; "-" for a power that can't be used; "X" where the text says it."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card, or one side of a card with two, as a file of cards says it.

    Only the name and the type must be said. Numbers can be written as in `Numeral`.

    Attributes:
        name: What it is called.
        type: One of `definitions.TYPES`: "ally", "hero", "alter-ego", "main scheme", ...
        text: What it says, and does. One line for each ability.
        code: Its number in the community's lists ("01001a"), its name if it has none. The sides of a card with two
            have the same number, followed by "a" and "b".
        set: The set that it belongs to: "spider_man", "rhino", "bomb_scare", "standard".
        subtitle: The other name of a unique ally; what the other side of an identity is called.
        aspect: One of `definitions.ASPECTS`, or "basic". A card of a hero's set has none, nor has an encounter card.
        unique: Whether it is unique.
        quantity: How many the box has.
        cost: Its resource cost.
        resources: The types of the resources that it generates: ["energy"], ["wild", "wild"].
        atk, thw, def, rec, sch: Its powers; for an attachment, what it adds to them.
        hit_points, hand_size: Its other values. A villain's hit points are mostly "14 per player".
        attack_damage, thwart_damage: What its attacks and its thwarting cost an ally; 1 if nothing is said.
        stage: The stage of a villain ("I") or a main scheme ("1B").
        boost: Its boost icons; its star is the line "Boost: ..." of its text.
        threat: The threat that a scheme enters play with.
        target: The threat that completes a main scheme.
        acceleration: What is placed on a main scheme each round.
        crisis, hazards, acceleration_icons: How many icons of each kind it has.
        traits: Its traits, without dots: ["Avenger", "S.H.I.E.L.D."].
    """

    name: str
    type: str
    text: str = ""
    code: str = ""
    set: str = ""
    subtitle: str = ""
    aspect: str = ""
    unique: bool = False
    quantity: int = 1
    cost: int | None = None
    resources: tuple[str, ...] = ()
    atk: Numeral = 0
    thw: Numeral = 0
    defense: Numeral = msgspec.field(name="def", default=0)
    rec: Numeral = 0
    sch: Numeral = 0
    hit_points: Numeral = 0
    hand_size: int = 0
    attack_damage: int | None = None
    thwart_damage: int | None = None
    stage: str = ""
    boost: int = 0
    threat: Numeral = 0
    target: Numeral = 0
    acceleration: Numeral = 0
    crisis: int = 0
    hazards: int = 0
    acceleration_icons: int = 0
    traits: tuple[str, ...] = ()


READER: Final = CachedReader(CHAMPIONS, READINGS, house_of(CARD_FILES, CardEntry))


def define(entries: CardFile[CardEntry], number: int) -> CardDefinition:
    """Turn an entry into the definition of a card, with the meaning of its text.

    Raises:
        BadCard: It can't be a card of this game.
        TextError: Its text can't be read.
    """
    entry = entries[number]
    _check(entry)
    card = CardDefinition(entry.code or entry.name, entry.name, entry.type, entry.text.strip())
    card.card_set = entry.set
    card.subtitle = entry.subtitle
    card.aspect = _aspect(entry)
    card.unique = entry.unique
    card.quantity = entry.quantity
    card.deck_limit = _deck_limit(card)
    card.cost = entry.cost
    card.resources = Resources(*[entry.resources.count(resource) for resource in definitions.RESOURCE_TYPES])
    card.stage = entry.stage
    card.boost = entry.boost
    card.crisis = entry.crisis
    card.hazards = entry.hazards
    card.acceleration_icons = entry.acceleration_icons
    card.traits = entry.traits
    _set_powers(card, entry)
    _set_threat(card, entry)
    if card.text:
        try:
            with_bound_words(read_text(READER, card.text), CHAMPIONS).add_to(card)
        except TextError as error:
            raise entries.located(error, number) from None
    check_abilities(card)
    return card


def _check(entry: CardEntry) -> None:
    if not entry.name.isprintable() or not entry.name.strip() or "#" in entry.name:
        raise BadCard(f"{entry.name!r} can't be a card's name: it must be in plain letters, without #.")
    if entry.type not in definitions.TYPES:
        raise BadCard(f"{entry.name}: there is no card type {entry.type!r}. {near(entry.type, definitions.TYPES)}")
    aspects = (*definitions.ASPECTS, definitions.BASIC)
    if entry.aspect and (entry.aspect not in aspects or entry.type not in definitions.PLAYER_TYPES):
        raise BadCard(f"{entry.name}: its aspect can't be {entry.aspect!r}. {near(entry.aspect, aspects)}")
    for resource in entry.resources:
        if resource not in definitions.RESOURCE_TYPES:
            known = near(resource, definitions.RESOURCE_TYPES)
            raise BadCard(f"{entry.name}: there is no resource {resource!r}. {known}")
    unread = unread_field(entry, entry.type)
    if unread:
        raise BadCard(f"{entry.name}: {unread}")


def _aspect(entry: CardEntry) -> str:
    """The aspect of a card, or what stands in its place."""
    if entry.type in definitions.ENCOUNTER_TYPES:
        return definitions.ENCOUNTER
    if entry.aspect:
        return entry.aspect
    return definitions.IDENTITY_SPECIFIC if entry.set or entry.type in definitions.IDENTITIES else definitions.BASIC


def _deck_limit(card: CardDefinition) -> int:
    """How many of a title a deck may have, where its text doesn't say it. [champions Unique]"""
    if card.aspect in (definitions.IDENTITY_SPECIFIC, definitions.ENCOUNTER):
        return card.quantity
    return 1 if card.unique else MOST_COPIES


def _set_powers(card: CardDefinition, entry: CardEntry) -> None:
    """Give a card its powers and other values."""
    card.atk = _number(entry, "atk", entry.atk)
    card.thw = _number(entry, "thw", entry.thw)
    card.defense = _number(entry, "def", entry.defense)
    card.rec = _number(entry, "rec", entry.rec)
    card.sch = _number(entry, "sch", entry.sch)
    card.hit_points = _number(entry, "hit_points", entry.hit_points)
    card.per_player = _is_per_player(entry.hit_points)
    card.hand_size = entry.hand_size
    printed = {definitions.ATK: entry.atk, definitions.THW: entry.thw, definitions.SCH: entry.sch}
    card.variable = tuple([power for power, number in printed.items() if number == VARIABLE])
    card.attack_damage = _consequence(entry, entry.attack_damage, card.atk)
    card.thwart_damage = _consequence(entry, entry.thwart_damage, card.thw)


def _set_threat(card: CardDefinition, entry: CardEntry) -> None:
    """Give a scheme its threat. [champions Main Scheme, Side Scheme]"""
    card.starting_threat = _number(entry, "threat", entry.threat)
    card.starting_threat_per_player = _is_per_player(entry.threat)
    card.target_threat = _number(entry, "target", entry.target)
    card.target_threat_per_player = _is_per_player(entry.target)
    card.acceleration = _number(entry, "acceleration", entry.acceleration)
    card.acceleration_per_player = _is_per_player(entry.acceleration)


def _consequence(entry: CardEntry, damage: int | None, power: int) -> int:
    """The consequential damage of a power of an ally. [champions Consequential Damage]"""
    if damage is not None:
        return damage
    return 1 if entry.type == definitions.ALLY and power != definitions.DASH else 0


def _number(entry: CardEntry, key: str, value: Numeral) -> int:
    """What a numeral counts, for each player if it says so."""
    if isinstance(value, int):
        return value
    if value == "-":
        return definitions.DASH
    if value == VARIABLE:
        return 0
    match = NUMBER.fullmatch(value)
    if match is None:
        raise BadCard(f'{entry.name}: {key} is {value!r}; it must be a number, "2 per player", "-" or "X".')
    return int(match[1])


def _is_per_player(value: Numeral) -> bool:
    return isinstance(value, str) and value.endswith(PER_PLAYER)


def silenced(entry: Entry) -> Entry:
    """The entry of a card that says nothing. An event without a text can only pay for others, as resource cards do."""
    silent = without_text(entry)
    if entry["type"] == definitions.EVENT:
        silent["type"] = definitions.RESOURCE
        silent.pop("cost", None)
    return silent


LIBRARY: Final[Library[CardDefinition]] = Library(CardEntry, define, CARD_FILES, silenced)
box: Final = LIBRARY.box
read_cards: Final = LIBRARY.read_cards
own_cards: Final = LIBRARY.own_cards


def library_with(files: tuple[str, ...]) -> list[CardDefinition]:
    """The core set and the cards of files of one's own, each given as TOML.

    Raises:
        BadCard: A card has a code that is taken, or says what can't be.
        LanguageError: A file or a text can't be read.
    """

    return LIBRARY.with_own(files, code_of, refused)


def code_of(card: CardDefinition) -> str:
    """What no two cards have in common: stages and printings share a name."""
    return card.code


def refused(card: CardDefinition) -> str:
    """What is wrong with a card that has the code of another."""
    return f"{card.name}: there is already a card {card.code!r}; give yours another code."
