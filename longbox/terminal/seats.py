"""Who sits at the table: people at this screen, and bots."""

from __future__ import annotations

import hashlib
from typing import Final

from longbox.faces.players import YOU
from longbox.games.lobby import BadSeats
from longbox.kernel.answerers import Answerer
from longbox.kernel.errors import meant
from longbox.players.own import called, is_own
from longbox.players.registry import PLAYERS, make_player

SEEDS_APART: Final = 1_000
"""Keeps the chance of the bots of one game apart from that of other games."""

LONGEST_NAME: Final = 60

WRITTEN_BITS: Final = 64
"""Longer seeds than these were found by chance; nobody writes them."""


class Seat:
    """One place at the table.

    Attributes:
        name: What the player is called.
        bot: The name of the bot that plays, or nothing for a person.
        person: Who sits there; one person may sit in several seats.
    """

    def __init__(self, name: str, bot: str = "") -> None:
        self.name = name
        self.bot = bot
        self.person = name

    @property
    def word(self) -> str:
        """What one writes to seat this player again."""
        return self.bot or self.person

    def __repr__(self) -> str:
        return f"<seat of {self.name}{f', {self.bot}' if self.bot else ''}>"


def read_seats(words: list[str], *, sharing: bool = False) -> list[Seat]:
    """Seats from the words for them: "you", the name of a person, or that of a bot.

    Args:
        words: The words, in seat order.
        sharing: Whether one person may take several seats.

    Raises:
        BadSeats: A word is missing or no name, two people have the same name, or one of several is "you".
    """
    seats: list[Seat] = []
    for number, word in enumerate([word.strip() for word in words], 1):
        if not word:
            raise BadSeats(f"Player {number} has no name. Write, for instance: you,greedy,random.")
        if not word.isprintable() or len(word) > LONGEST_NAME:
            raise BadSeats(f"{word[:LONGEST_NAME]!a} is no name: it has up to {LONGEST_NAME} signs that can be shown.")
        bot = word if is_own(word) else word.lower() if word.lower() in PLAYERS else ""
        if not bot and word.lower() != YOU.lower():
            _refuse_misspelt(word)
        name = name_of(word)
        known = [seat.name for seat in seats if sharing and seat.name.lower() == name.lower()]
        seats.append(Seat(_free_name(name, seats), bot) if bot else Seat(known[0] if known else name))
    people = {number: seat.name for number, seat in enumerate(seats) if not seat.bot}
    several = set(people.values()) if sharing else people
    if len(several) > 1 and YOU in people.values():
        raise BadSeats("Several people play: give each a name instead of 'you', for instance Ann,Ben,greedy.")
    names = [seat.name.lower() for seat in seats]
    for seat in [] if sharing else seats:
        if names.count(seat.name.lower()) > 1:
            raise BadSeats(f"Two players are called {seat.name}. Give each a name of their own: Ann,Ben,greedy.")
    return seats


def name_of(word: str) -> str:
    """What somebody is called at the table who is seated with a word: a bot of one's own like its class."""
    if is_own(word):
        return called(word)
    return word.capitalize() if word.lower() in (*PLAYERS, YOU.lower()) else word


def _refuse_misspelt(word: str) -> None:
    """Refuse a name in small letters that is nearly that of a bot: it is more likely a slip than a person."""
    bots = meant(word, PLAYERS) if word.islower() else []
    if bots:
        raise BadSeats(
            f"There is no bot {word!r}. Did you mean {bots[0]!r}? "
            f"A person of that name is written {word.capitalize()!r}."
        )


def _free_name(name: str, seats: list[Seat]) -> str:
    taken = [seat.name for seat in seats]
    number = 1
    free = name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def seat_bots(seats: list[Seat], game: str, seed: int) -> dict[int, Answerer]:
    """The bots who play, by the numbers of their seats.

    Args:
        seats: All seats of the game.
        game: The short name of the game.
        seed: Of the game; each bot makes its own chance of it.
    """
    return {
        number: make_player(seat.bot, game, seed_of_bot(seed, number)) for number, seat in enumerate(seats) if seat.bot
    }


def seed_of_bot(seed: int, number: int) -> int:
    """What a bot's own chance begins from.

    A seed that was found by chance can't be worked out from what its bots do: theirs are hashes of it.
    """
    if seed.bit_length() <= WRITTEN_BITS:
        return seed * SEEDS_APART + number
    return int.from_bytes(hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=16).digest(), "little")
