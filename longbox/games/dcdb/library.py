"""The cards of the game: files of TOML, read into definitions."""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

from collections import Counter
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.games.dcdb.definitions import (
    BASE_SET,
    IF_IT_DEFENDS,
    IF_IT_HAS_KEYWORDS,
    MAIN_CHARACTER,
    STACKS,
    TYPES,
    VILLAIN,
    CardDefinition,
    name_and_set,
)
from longbox.games.dcdb.text.checks import check_card, check_lines
from longbox.games.dcdb.text.effects import Power
from longbox.games.dcdb.text.lexicon import DCDB
from longbox.games.dcdb.text.playing import MakeAttack
from longbox.games.library import BadCard, Entry, Library
from longbox.kernel.effects import Effect
from longbox.kernel.errors import near
from longbox.kernel.terms import parts_of
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
OTHER_SETS: Final = (
    "heroes_unite",
    "forever_evil",
    "teen_titans",
    "crossover_1",
    "crossover_2",
    "crossover_5",
    "crisis_1",
    "crisis_3",
    "crisis_4",
    "confrontations",
    "promo",
    "rebirth",
    "multiverse",
    "teen_titans_go",
)
OTHER_FILES: Final = tuple([HERE / "cards" / "sets" / f"{name}.toml" for name in OTHER_SETS])
"""The cards of other sets, which only the Cube is played with."""
CARD_FILES: Final = BASE_FILES + OTHER_FILES
UNWRITTEN: Final = HERE / "cards" / "unwritten.toml"
"""What is known of the cards of the Cube that nobody can play yet, as their texts aren't public, or have no words."""
READINGS: Final = HERE / "readings.json"
"""What the shipped texts were read into, so that starting a game reads nothing."""

STACKS_OF_TYPES: Final = {
    "Super-Villain": "super-villain",
    "Nemesis": "super-villain",
    "Super Hero": "super hero",
    "Weakness": "weakness",
}
TYPE_NAMES: Final = (*TYPES, *STACKS_OF_TYPES)
MUST_BE_RESOLVED: Final = "C"
"""The class of abilities that can't be missed. [cube 1.103]"""
HIGHEST_TIER: Final = 6
KNOWLEDGE: Final = ("full", "printed", "unwritten", "part", "nothing")
"""How much of a card is public."""
WAITING: Final = ("unwritten", "part", "nothing")
"""What is known of cards that can't be played before somebody types in their texts."""


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
        counts_as: The type that a Super-Villain is in a deck, if that isn't Villain.
        tier: The tier that a Main Character of the Cube is drafted in; 0 for none.
        known: How much of it is public: all of its text ("full"), the printed text where the Cube has another that
            isn't ("printed"), all of it, for which there are no words yet ("unwritten"), a part of it ("part"), or only
            what stands beside the text ("nothing").
        flags: What its text has in it, where that is all that is known of it.
        triggers: The classes of its abilities in the Cube, in order, as the rulings say: "A/B".
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
    counts_as: str = ""
    tier: int = 0
    known: str = "full"
    flags: tuple[str, ...] = ()
    triggers: str = ""
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
    types = TYPES.get(entry.counts_as, VILLAIN) if stack == "super-villain" else TYPES.get(entry.type, 0)
    points = entry.vp if isinstance(entry.vp, int) else 0
    card = CardDefinition(entry.name, entry.text.strip(), stack, types, entry.cost, points, entry.copies)
    card.set = entry.set
    card.tier = entry.tier
    card.first_game = entry.first_game
    card.promotional = entry.promotional
    card.must_be_resolved = MUST_BE_RESOLVED in entry.triggers.split("/")
    check_card(card, entry.type, entry.vp)
    check_set(entry)
    try:
        text = read_text(READER, card.text) if card.text else CardText[CardDefinition](())
    except TextError as error:
        raise entries.located(error, number) from None
    check_lines(card, text.lines, entry.vp)
    add_text(card, text)
    return card


def check_set(entry: CardEntry) -> None:
    """Refuse what can't be said of a card in its set.

    Raises:
        BadCard: Its set has no name, or it counts as what it can't be, or has a tier that there isn't.
    """
    if not entry.set.isprintable() or not entry.set.strip():
        raise BadCard(f"{entry.name}: its set is {entry.set!r}; it must have a name.")
    if entry.counts_as and (entry.type != "Super-Villain" or entry.counts_as not in TYPES):
        raise BadCard(f"{entry.name}: only a Super-Villain counts as another type. {near(entry.counts_as, TYPES)}")
    if not 0 <= entry.tier <= HIGHEST_TIER or (entry.tier and entry.type != "Super Hero"):
        raise BadCard(f"{entry.name}: only a Super Hero has a tier, from 1 to {HIGHEST_TIER}.")
    if entry.known not in KNOWLEDGE:
        raise BadCard(f"{entry.name}: {entry.known!r} is not how much is known of it. {near(entry.known, KNOWLEDGE)}")


def add_text(card: CardDefinition, text: CardText[CardDefinition]) -> None:
    """Give a card the meaning of its text, line by line."""
    text.add_to(card)
    card.attacks = tuple([effect.assault for effect in card.told if isinstance(effect, MakeAttack)])
    card.has_attack = bool(card.attacks) or ("ttack" in card.text and lets_attack(card))
    card.effect = in_order(card.told)
    given = tuple(takewhile(gives_power, card.told))
    card.power = sum([power_of(effect) for effect in given])
    card.further = in_order(card.told[len(given) :]) if given else card.effect
    card.marks |= 0 if card.defense is None else IF_IT_DEFENDS
    card.marks |= IF_IT_HAS_KEYWORDS if card.keywords else 0


def lets_attack(card: CardDefinition) -> bool:
    """Whether a card lets its player attack by something that it says, other than as it appears.

    [cube Sinestro (Rivals 2), The Comedian (Crossover 4)]
    """
    said = [part for what in (card.told, card.abilities, card.uses) for part in parts_of(what)]
    return any([isinstance(part, MakeAttack) for part in said])


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
    """Cards of one game, each called by its name, and by its set too where several have the name. [cube 6.185]

    Main Characters are no cards, and are told from cards of their names and sets. [cube 4.010]
    """
    named = Counter([card.printed_name for card in cards])
    in_set = Counter([(card.printed_name, card.set) for card in cards])
    return [
        card
        if named[card.printed_name] == 1
        else card.with_set(as_character=card.is_hero and in_set[card.printed_name, card.set] > 1)
        for card in cards
    ]


def waits(entry: CardEntry) -> bool:
    """Whether a card's text isn't known, and nobody has typed it in."""
    return entry.known in WAITING and not entry.text.strip()


def told_waiting(entry: Entry) -> str:
    """What tells a card that waits for its text from all others, by what a file says of it."""
    return f"{entry.get('type')} {name_and_set(str(entry.get('name')), str(entry.get('set')))}"


LIBRARY: Final[Library[CardDefinition]] = Library(
    CardEntry,
    define,
    CARD_FILES,
    told_apart=told_apart,
    unwritten={"cube": (UNWRITTEN,)},
    waits=waits,
    told_waiting=told_waiting,
)
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
    return told_apart(with_own(box(), files))


def with_own(shipped: list[CardDefinition], files: tuple[str, ...]) -> list[CardDefinition]:
    """Shipped cards and the cards of files of one's own.

    Raises:
        BadCard: A card has a name that is taken, would be in a starting deck, or says what can't be.
        LanguageError: A file or a text can't be read.
    """
    cards = LIBRARY.with_own(files, told, refused, shipped)
    for card in cards[len(shipped) :]:
        if card.stack == "starter":
            raise BadCard(f"{card.name}: starting decks are made of Punches and Vulnerabilities alone.")
    return cards


def refused(card: CardDefinition) -> str:
    """What is wrong with a card that has the name and the set of another."""
    return f"{card.name}: there is already a card of this name; call yours something else."


def told(card: CardDefinition) -> str:
    """What no two cards have in common: the name and the set, which goes without saying of the base set.

    Main Characters of other sets are no cards, and may share both with one. [cube 4.010]
    """
    return called(card.printed_name, card.set, card.is_hero)


def told_by_entry(entry: CardEntry) -> str:
    """The same of a card as its file says it."""
    return called(entry.name, entry.set, entry.type == "Super Hero")


def called(name: str, card_set: str, is_character: bool) -> str:
    """A card by its name and its set, or a Main Character."""
    if card_set == BASE_SET:
        return name
    return name_and_set(name, f"{MAIN_CHARACTER}, {card_set}" if is_character else card_set)
