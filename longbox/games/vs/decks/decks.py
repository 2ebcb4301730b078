"""What a game is played with: the decks and the players' names, from the options, checked. [vs 101]"""

from __future__ import annotations

from typing import Final

from longbox.games.decks import Deck
from longbox.games.options import BadOptions
from longbox.games.vs.decks.card_pool import CardPool
from longbox.games.vs.decks.construction import check
from longbox.games.vs.decks.deck_formats import is_deck, read_deck
from longbox.games.vs.decks.starter_decks import pool_with, starter_deck
from longbox.games.vs.definitions import CardDefinition
from longbox.games.vs.options import Options

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6


def agreed_decks(options: Options) -> list[list[CardDefinition]]:
    """The cards of each player's deck, in seat order. [vs 101.1, 101.2]

    Raises:
        BadOptions: The numbers of the options don't fit each other.
        BadDeck: A deck breaks rules, or can't be read.
        BadCard: A card of one's own can't be a card.
        LanguageError: A file of one's own can't be read.
    """
    pool = pool_with(options.cards)
    return [deck.definitions(pool) for deck in decks_of(options, pool)]


def agreed_names(options: Options) -> list[str]:
    """What the players are called: as they say, or like their decks, numbered where two have one name.

    Raises:
        BadOptions: Two players say the same name.
        BadDeck: A deck can't be read.
    """
    decks = decks_of(options, pool_with(options.cards))
    given = [*options.names, *[""] * (len(decks) - len(options.names))]
    named = [name for name in given if name]
    if len(set(named)) < len(named):
        raise BadOptions(f"Two players can't have the same name: {', '.join(named)}.")
    names: list[str] = []
    for seat, deck in enumerate(decks):
        names.append(given[seat] or _free_name(deck.name or f"Player {seat + 1}", [*named, *names]))
    return names


def decks_of(options: Options, pool: CardPool) -> list[Deck]:
    """The decks, in seat order, checked.

    Raises:
        BadOptions: The numbers of the options don't fit each other.
        BadDeck: A deck breaks rules, or can't be read.
    """
    check_numbers(options)
    decks = [read_deck(words, pool) if is_deck(words) else starter_deck(words) for words in options.decks]
    for deck in decks:
        check(deck, pool)
    return decks


def check_numbers(options: Options) -> None:
    """Refuse numbers of players, names and seats that don't fit. [vs 100.1]"""
    count = len(options.decks)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise BadOptions(f"{count} decks were named: {FEWEST_PLAYERS} to {MOST_PLAYERS} can play, each with a deck.")
    if len(options.names) > count:
        raise BadOptions(f"{len(options.names)} names were given for {count} decks.")
    if options.endurance < 1:
        raise BadOptions(f"Players can't start with {options.endurance} endurance: it must be 1 or more.")
    seats = [*options.concede, *([] if options.initiative is None else [options.initiative])]
    for seat in seats:
        if not 0 <= seat < count:
            raise BadOptions(f"There is no seat {seat}: the seats are 0 to {count - 1}.")


def _free_name(name: str, taken: list[str]) -> str:
    """A name that nobody has: with a number behind it, if need be."""
    number = 2
    free = name
    while free in taken:
        free = f"{name} {number}"
        number += 1
    return free
