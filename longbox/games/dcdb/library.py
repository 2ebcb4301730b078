"""The cards of the game: files of TOML, read into definitions."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.games.dcdb.checks import check_card, check_lines
from longbox.games.dcdb.definitions import BASE_SET, STACKS, TYPES, VILLAIN, CardDefinition, name_and_set
from longbox.games.dcdb.effects import Power
from longbox.games.dcdb.lexicon import DCDB
from longbox.games.dcdb.playing import MakeAttack
from longbox.games.library import BadCard, Library
from longbox.kernel.effects import Effect
from longbox.kernel.errors import near
from longbox.language.cache import CachedReader
from longbox.language.errors import TextError
from longbox.language.library import CardFile, house_of
from longbox.texts.amounts import Fixed
from longbox.texts.lines import CardText, read_text
from longbox.texts.sequences import Sequence

HERE: Final = Path(__file__).parent
BASE_FILES: Final = tuple(
    [HERE / "cards" / name for name in ("starters.toml", "main_deck.toml", "super_villains.toml", "super_heroes.toml")]
)
"""The cards of the base set."""
OTHER_SETS: Final[tuple[str, ...]] = ()
OTHER_FILES: Final = tuple([HERE / "cards" / "sets" / f"{name}.toml" for name in OTHER_SETS])
"""The cards of other sets, which only the Cube is played with."""
CARD_FILES: Final = BASE_FILES + OTHER_FILES
READINGS: Final = HERE / "readings.json"
"""What the shipped texts were read into, so that starting a game reads nothing."""

STACKS_OF_TYPES: Final = {"Super-Villain": "super-villain", "Super Hero": "super hero", "Weakness": "weakness"}
TYPE_NAMES: Final = (*TYPES, *STACKS_OF_TYPES)


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as a file of cards says it.

    Attributes:
        name: What it is called.
        type: One of `TYPE_NAMES`.
        text: What it says, and does. One line for each ability.
        cost: The Power it costs.
        vp: Its Victory Points; "*" where its text says what it is worth.
        copies: How many there are.
        stack: The pile it starts the game in; the main deck if nothing is said.
        set: The set that it is from; the base set if nothing is said.
        first_game: Whether this Super Hero is one of those for a first game.
        promotional: Whether it doesn't come in the box.
    """

    name: str
    type: str
    text: str = ""
    cost: int = 0
    vp: int | str = 0
    copies: int = 1
    stack: str = ""
    set: str = BASE_SET
    first_game: bool = False
    promotional: bool = False


READER: Final = CachedReader(DCDB, READINGS, house_of(CARD_FILES, CardEntry))


def define(entries: CardFile[CardEntry], number: int) -> CardDefinition:
    """Turn an entry into the definition of a card, with the meaning of its text."""
    entry = entries[number]
    if entry.type not in TYPE_NAMES:
        raise BadCard(f"{entry.name}: there is no card type {entry.type!r}. {near(entry.type, TYPE_NAMES)}")
    stack = entry.stack or STACKS_OF_TYPES.get(entry.type, "main")
    if stack not in STACKS:
        raise BadCard(f"{entry.name}: there is no stack {stack!r}. {near(stack, STACKS)}")
    types = VILLAIN if stack == "super-villain" else TYPES.get(entry.type, 0)
    points = entry.vp if isinstance(entry.vp, int) else 0
    card = CardDefinition(entry.name, entry.text.strip(), stack, types, entry.cost, points, entry.copies)
    card.set = entry.set
    card.first_game = entry.first_game
    card.promotional = entry.promotional
    check_card(card, entry.type, entry.vp)
    try:
        text = read_text(READER, card.text) if card.text else CardText[CardDefinition](())
    except TextError as error:
        raise entries.located(error, number) from None
    check_lines(card, text.lines, entry.vp)
    add_text(card, text)
    return card


def add_text(card: CardDefinition, text: CardText[CardDefinition]) -> None:
    """Give a card the meaning of its text, line by line."""
    text.add_to(card)
    card.attacks = tuple([effect.assault for effect in card.told if isinstance(effect, MakeAttack)])
    card.effect = in_order(card.told)
    given = tuple(takewhile(gives_power, card.told))
    card.power = sum([power_of(effect) for effect in given])
    card.further = in_order(card.told[len(given) :]) if given else card.effect


def gives_power(effect: Effect[Any, Any]) -> bool:
    """Whether an effect gives a certain amount of Power, whatever happens."""
    return isinstance(effect, Power) and isinstance(effect.amount, Fixed)


def power_of(effect: Effect[Any, Any]) -> int:
    """The Power that an effect gives, whatever happens."""
    return effect.amount.value if isinstance(effect, Power) and isinstance(effect.amount, Fixed) else 0


def in_order(effects: tuple[Effect[Any, Any], ...]) -> Effect[Any, Any] | None:
    """Effects one after another as one, if there are any."""
    if len(effects) < 2:
        return effects[0] if effects else None
    return Sequence(effects)


def told_apart(cards: list[CardDefinition]) -> list[CardDefinition]:
    """Cards of one game, each called by its name, and by its set too where several have the name. [cube 6.185]"""
    named = Counter([card.printed_name for card in cards])
    return [card if named[card.printed_name] == 1 else card.with_set() for card in cards]


LIBRARY: Final[Library[CardDefinition]] = Library(CardEntry, define, CARD_FILES, told_apart=told_apart)
read_cards: Final = LIBRARY.read_cards
own_cards: Final = LIBRARY.own_cards


def box() -> list[CardDefinition]:
    """The cards of the base set, one definition for each entry, in the order of the files."""
    return LIBRARY.shipped(BASE_FILES)


def library_with(files: tuple[str, ...]) -> list[CardDefinition]:
    """The base set and the cards of files of one's own, each given as TOML.

    Raises:
        BadCard: A card has a name that is taken, would be in a starting deck, or says what can't be.
        LanguageError: A file or a text can't be read.
    """
    return with_own(box(), files)


def with_own(shipped: list[CardDefinition], files: tuple[str, ...]) -> list[CardDefinition]:
    """Shipped cards and the cards of files of one's own, told apart.

    Raises:
        BadCard: A card has a name that is taken, would be in a starting deck, or says what can't be.
        LanguageError: A file or a text can't be read.
    """
    cards = LIBRARY.with_own(files, told, refused, shipped)
    for card in cards[len(shipped) :]:
        if card.stack == "starter":
            raise BadCard(f"{card.name}: starting decks are made of Punches and Vulnerabilities alone.")
    return told_apart(cards)


def refused(card: CardDefinition) -> str:
    """What is wrong with a card that has the name and the set of another."""
    return f"{card.name}: there is already a card of this name; call yours something else."


def told(card: CardDefinition) -> str:
    """What no two cards have in common: the name and the set, which goes without saying of the base set."""
    return card.printed_name if card.set == BASE_SET else name_and_set(card.printed_name, card.set)


def told_by_entry(entry: CardEntry) -> str:
    """The same of a card as its file says it."""
    return entry.name if entry.set == BASE_SET else name_and_set(entry.name, entry.set)
