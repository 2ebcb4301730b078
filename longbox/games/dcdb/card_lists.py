"""Which cards a game of the Cube is played with: a list, as a file says it. [cube 14.200]

A list names cards for the main deck, Super-Villains and Main Characters, each by its name and its set, with a number
before it where there are several copies. Instead of names, a part can say `listed` or `all known`.
"""

# Interpreted: msgspec reads the annotations of its structs, which compiled classes lose.
from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from longbox.games.dcdb.definitions import CardDefinition, name_and_set
from longbox.games.dcdb.formats import BASE
from longbox.games.dcdb.library import CARD_FILES, LIBRARY, library_with, told, told_apart, with_own
from longbox.games.dcdb.options import Options
from longbox.games.library import BadCard
from longbox.kernel.documents import BadDocument, read_text, read_toml
from longbox.kernel.errors import near
from longbox.kernel.prepared import prepared

LISTED: Final = "listed"
"""The cards that the rulings of the Cube list, as far as they are known, one copy of each."""
ALL_KNOWN: Final = "all known"
"""All cards that are known, one copy of each."""
ALL_COPIES: Final = "all copies"
"""The same, in as many copies as their sets have."""
NAMED_LISTS: Final = (LISTED, ALL_KNOWN, ALL_COPIES)
LISTED_FILE: Final = Path(__file__).parent / "cards" / "listed.toml"

LISTS_KEPT: Final = 8
"""For so many lists the cards are kept, which stay the same for all games with them."""

PARTS: Final = {"main": "main_deck", "super-villain": "super_villains", "super hero": "main_characters"}
"""The part of a list that says which cards of a stack there are. Of all other stacks, there are all cards."""
COPIES: Final = re.compile(r"(?:([1-9]\d?) )?(.*)", re.DOTALL)


class CardList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards a game is played with, as a file says it.

    Attributes:
        main_deck: The cards of the main deck.
        super_villains: The Super-Villains from which the stack is made.
        main_characters: The Main Characters from which players choose.
    """

    main_deck: tuple[str, ...] | str = LISTED
    super_villains: tuple[str, ...] | str = LISTED
    main_characters: tuple[str, ...] | str = LISTED


def cards_of(options: Options) -> list[CardDefinition]:
    """The cards of a game, by what was agreed on.

    Raises:
        BadCard: A list names a card that there is not, or a file says what can't be.
        LanguageError: A file or a text can't be read.
    """
    return cards_agreed(options.format, options.card_list, options.cards)


def cards_said(options: dict[str, Any]) -> list[CardDefinition]:
    """The same, by options as they are written, of which some may be left out."""
    agreed = {"format": BASE.name, "card_list": LISTED, "cards": (), **options}
    return cards_agreed(agreed["format"], agreed["card_list"], tuple(agreed["cards"]))


def cards_agreed(form: str, card_list: str, own: tuple[str, ...]) -> list[CardDefinition]:
    """The cards of a game of a form: the base set's, or those of a list, and those of one's own."""
    return library_with(own) if form == BASE.name else list(cards_listed(card_list, own))


@lru_cache(maxsize=LISTS_KEPT)
def cards_listed(card_list: str, own: tuple[str, ...]) -> tuple[CardDefinition, ...]:
    """The cards of a game of the Cube, told apart. Cards of one's own join them where a list doesn't name each card.

    Args:
        card_list: `LISTED`, `ALL_KNOWN`, or a list of one's own, as TOML.
        own: Files of cards of one's own, each given as TOML.

    Raises:
        BadCard: The list names a card that there is not, or a file says what can't be.
        LanguageError: A file or a text can't be read.
    """
    shipped = LIBRARY.shipped(CARD_FILES)
    known = with_own(shipped, own)
    asked = read_list(card_list)
    chosen = [card for card in known if card.stack not in PARTS]
    for stack, part in PARTS.items():
        of_stack = [card for card in known if card.stack == stack]
        chosen += part_of_list(getattr(asked, part), part, of_stack, [card for card in of_stack if card not in shipped])
    return tuple(told_apart(chosen))


def read_list(card_list: str) -> CardList:
    """A list of cards by its name, or as TOML.

    Raises:
        BadCard: It is no list of cards.
    """
    if card_list in NAMED_LISTS:
        return CardList(card_list, card_list, card_list)
    try:
        return msgspec.convert(read_toml(card_list), prepared(CardList))
    except (BadDocument, msgspec.ValidationError) as error:
        raise BadCard(f"The list of cards can't be used: {error}") from None


def part_of_list(
    asked: tuple[str, ...] | str, part: str, known: list[CardDefinition], own: list[CardDefinition]
) -> list[CardDefinition]:
    """The cards of one part of a list, in as many copies as it says.

    Raises:
        BadCard: It names a card that there is not.
    """
    if not isinstance(asked, str):
        return [card_named(name, known).in_copies(int(copies or 1)) for copies, name in counted(asked)]
    if asked not in NAMED_LISTS:
        names = " or ".join([repr(name) for name in NAMED_LISTS])
        raise BadCard(f"{part} is {asked!r} in the list of cards; it must be a list of names, or {names}.")
    listed = {plain(name) for name in getattr(shipped_list(), part)}
    shipped = [card for card in known if card not in own and (asked != LISTED or plain(told(card)) in listed)]
    return [card if asked == ALL_COPIES else card.in_copies(1) for card in shipped] + own


def counted(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Names with the number of copies before them, or none."""
    found: list[tuple[str, str]] = []
    for name in names:
        match = COPIES.fullmatch(name)
        assert match is not None, "it matches all there is"
        found.append((match[1] or "", match[2]))
    return found


def card_named(name: str, known: list[CardDefinition]) -> CardDefinition:
    """A card by its name and set; by its name alone, if no other has it, or if it is from the base set.

    Raises:
        BadCard: There is none, or several have the name.
    """
    for called in (told, full):
        for card in known:
            if plain(called(card)) == plain(name):
                return card
    found = [card for card in known if plain(card.printed_name) == plain(name)]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadCard(f"{name!r} in the list of cards may be {' or '.join([full(card) for card in found])}.")
    raise BadCard(f"{name!r} in the list of cards is none that is known. {near(name, [told(card) for card in known])}")


def full(card: CardDefinition) -> str:
    """A card by its name and its set, whatever the set is."""
    return name_and_set(card.printed_name, card.set)


def plain(name: str) -> str:
    """A name as names are compared."""
    return " ".join(name.casefold().split())


@cache
def shipped_list() -> CardList:
    """The cards that the rulings of the Cube list."""
    return msgspec.convert(read_toml(read_text(LISTED_FILE)), prepared(CardList))
