"""Each shipped pack names parts that are there and are what they must be; what doesn't fit is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longbox.games import SHIPPED, UnknownGame, find_pack, find_part, shipped_pack
from longbox.games.axes import Axes
from longbox.games.card_language import CardLanguage
from longbox.games.community import Community
from longbox.games.deck_building import DeckBuilding
from longbox.games.judging import Judgement
from longbox.games.lobby import Lobby
from longbox.games.observing import Observing
from longbox.games.pack import PARTS, BadPack, NoSuchPart, Pack
from longbox.games.workshop import Workshop
from longbox.kernel.positions import Arranger
from longbox.kernel.system import System

KINDS: dict[str, type] = {
    "rules": System,
    "options": type,
    "cards": CardLanguage,
    "decks": DeckBuilding,
    "axes": Axes,
    "community": Community,
    "rulings": Arranger,
    "greedy": Judgement,
    "observing": Observing,
    "lobby": Lobby,
    "workshop": Workshop,
}
FUNCTIONS = ("results", "face")
FILES = ("rulebook",)


@pytest.mark.parametrize("game", SHIPPED)
def test_all_parts_of_a_shipped_game_are_there(game: str) -> None:
    """What a pack names can be loaded, and is of the kind that the rest of the program counts on."""
    pack = shipped_pack(game)
    assert {*KINDS, *FUNCTIONS, *FILES} == {*PARTS}
    load: dict[str, Callable[[str], object]] = {
        **{part: lambda part: pack.load(part, KINDS[part]) for part in KINDS},
        **dict.fromkeys(FUNCTIONS, pack.function),
        **dict.fromkeys(FILES, pack.file),
    }
    for part in PARTS:
        if pack.has(part):
            assert load[part](part) is not None


@pytest.mark.parametrize("game", SHIPPED)
def test_a_pack_and_its_rules_have_the_same_name(game: str) -> None:
    """So records, which name the rules, find the pack again."""
    pack = shipped_pack(game)
    system = pack.load("rules", System)
    assert (pack.id, pack.title) == (system.id, system.title) == (game, pack.title)


def pack_with(**said: str) -> Pack:
    """The pack of the first game, with other parts."""
    given: dict[str, Any] = {"rules": ".system:SYSTEM", **said}
    return Pack(id="dcdb", title="Deck-Building", package="longbox.games.dcdb", **given)


@pytest.mark.parametrize(
    ("part", "said", "problem"),
    [
        ("cards", ".card_language", "must say where it lies"),
        ("cards", ".no_cards:CARDS", "there is no module longbox.games.dcdb.no_cards"),
        ("cards", ".card_language:DECKS", "the module longbox.games.dcdb.card_language has no DECKS"),
        ("cards", ".system:SYSTEM", "must be a CardLanguage, and is <longbox.games.dcdb.system.DeckBuilding"),
    ],
)
def test_a_part_that_is_not_there_is_named(part: str, said: str, problem: str) -> None:
    """The message has the pack, the part, what was said, and what would be right."""
    with pytest.raises(BadPack, match=problem) as refused:
        pack_with(**{part: said}).load(part, KINDS[part])
    assert f"The pack 'dcdb', {part} = {said!r}" in str(refused.value)


def test_files_and_functions_are_looked_for_too() -> None:
    """A rulebook must lie there, and a face must be a function."""
    with pytest.raises(BadPack, match="must be a file, and there is no"):
        pack_with(rulebook="rules.toml").file("rulebook")
    with pytest.raises(BadPack, match="must be a function"):
        pack_with(face=".table:SHARED").function("face")


def test_what_a_game_does_not_have_is_said_with_those_that_have_it() -> None:
    """Nobody brings a deck to the deck-building game; decks of others can be named."""
    with pytest.raises(NoSuchPart, match=r"'dcdb' has no decks that players bring\. Possible: 'champions', 'vs'\."):
        find_part("dcdb", "decks", DeckBuilding)
    with pytest.raises(NoSuchPart, match="has no decks that players bring"):
        pack_with().load("decks", DeckBuilding)


def test_a_game_that_is_not_there_is_said_with_those_that_are() -> None:
    """A misspelt name gets a proposal."""
    with pytest.raises(UnknownGame, match="Did you mean 'champions'"):
        find_pack("champion")
