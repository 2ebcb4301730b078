"""The games: each a folder with a rulebook, carried out on the kernel. None knows another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

from longbox.games.pack import PARTS, NoSuchPart, Pack
from longbox.kernel.errors import LongboxError, near
from longbox.kernel.system import System

if TYPE_CHECKING:
    from longbox.games.card_language import CardLanguage

P = TypeVar("P")

SHIPPED: Final = ("dcdb", "champions", "vs", "forever")
"""The games that come with Longbox, by their short names: each a folder here, with its pack in `pack.py`."""


class UnknownGame(LongboxError):
    """There is no game of that name."""


def find_pack(game: str) -> Pack:
    """What a game says of itself, by its short name. Nothing of the game itself is loaded.

    Raises:
        UnknownGame: There is no such game.
        BadPack: A pack from outside can't be used.
    """
    if game in SHIPPED:
        return shipped_pack(game)
    others = all_packs()
    if game not in others:
        raise UnknownGame(f"There is no game {game!r}. {near(game, others)}")
    return others[game]


def all_packs() -> dict[str, Pack]:
    """All games that there are, by their short names: those that are shipped, and those from outside.

    Raises:
        BadPack: A pack from outside can't be used.
    """
    from longbox.games.outside import outside_packs  # noqa: PLC0415 (who plays a shipped game needs no others)

    return {game: shipped_pack(game) for game in SHIPPED} | outside_packs(SHIPPED)


def shipped_pack(game: str) -> Pack:
    """The pack of a game that comes with Longbox."""
    pack = import_module(f"longbox.games.{game}.pack").PACK
    assert isinstance(pack, Pack)
    return pack


def rulebook_pack(rulebook: str) -> Pack:
    """The pack of the game to which a rulebook belongs: that of the game itself, or of one of its forms.

    Args:
        rulebook: The name under which its rules are cited: "dcdb", or "cube".

    Raises:
        UnknownGame: There is no such game, nor a form of one.
    """
    for game in SHIPPED:
        pack = shipped_pack(game)
        if rulebook in [form.id for form in pack.forms]:
            return pack
    return find_pack(rulebook)


def games_with(part: str) -> list[str]:
    """The games that have a part, by their short names: "decks"."""
    return [game for game, pack in all_packs().items() if pack.has(part)]


def find_part(game: str, part: str, kind: type[P]) -> P:
    """A part of a game, which is loaded for it.

    Args:
        game: Its short name.
        part: The attribute of its pack that says where the part lies: "decks".
        kind: What it must be.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: It doesn't have it; the message says which games do.
        BadPack: It isn't there, or is something else.
    """
    pack = find_pack(game)
    if not pack.has(part):
        raise NoSuchPart(f"The game {game!r} has no {PARTS[part]}. {near(game, games_with(part))}")
    return pack.load(part, kind)


def find(game: str) -> System:
    """The rules of a game, by its short name. Only that game is loaded.

    Raises:
        UnknownGame: There is no such game.
    """
    return find_part(game, "rules", System)


def find_card_language(game: str) -> CardLanguage:
    """The cards of a game and the words of their texts, by the game's short name. Only that game is loaded.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: Its cards have no texts.
    """
    from longbox.games.card_language import CardLanguage  # noqa: PLC0415 (rules start without it)

    return find_part(game, "cards", CardLanguage)
