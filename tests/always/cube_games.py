"""Games of the Cube in which much is waited for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import DESTROYED_PILE
from longbox.kernel.zones import NOBODY

from .games import SYSTEM
from .trigger_texts import lines_of

KEYWORDS = Path(__file__).parents[2] / "rulings" / "dcdb" / "cube" / "cards" / "keywords.toml"
ALL_KNOWN: dict[str, Any] = {"players": 3, "format": "cube", "card_list": "all known"}


def cube_game(options: dict[str, Any], seed: int) -> DeckBuildingGame:
    """A game of the Cube before its first step."""
    game = SYSTEM.new_game(options, seed)
    assert isinstance(game, DeckBuildingGame)
    return game


def with_all_keywords(seed: int) -> DeckBuildingGame:
    """A game with invented cards that have all keywords."""
    options = {"players": 3, "format": "cube", "heroes": "random", "cards": [KEYWORDS.read_text(encoding="utf-8")]}
    return cube_game(options, seed)


def waits(card: CardDefinition) -> bool:
    """Whether a line of a card's text waits for something."""
    return any(True for _ in lines_of(card))


def busy_game(seed: int, *characters: str) -> DeckBuildingGame:
    """A game in which each player has four Main Characters and eight cards that wait for something.

    Args:
        seed: Of the game, and of what is dealt.
        characters: Main Characters whom the first player has for sure.
    """
    luck = random.Random(seed)
    box = cube_game(ALL_KNOWN | {"heroes": "random"}, seed).box
    known = sorted({card.definition.name for card in box if card.definition.is_hero and waits(card.definition)})
    dealt = [*characters, *luck.sample([name for name in known if name not in characters], 12 - len(characters))]
    game = cube_game(ALL_KNOWN | {"hero_names": [dealt[0:4], dealt[4:8], dealt[8:12]]}, seed)
    waiting = [card for card in game.box if card.definition.stack == "main" and waits(card.definition)]
    luck.shuffle(waiting)
    for seat in game.players:
        for starter in luck.sample(game.cards(seat.deck), 5):
            game.owners[starter.serial] = NOBODY
            game.move(starter, DESTROYED_PILE)
        for _ in range(8):
            card = waiting.pop()
            game.owners[card.serial] = seat.number
            game.move(card, seat.deck)
    return game
