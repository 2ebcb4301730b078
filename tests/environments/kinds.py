"""Games to try environments with: all games, and all numbers of players."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from longbox.environments.environment import Environment

KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dcdb": ("dcdb", 2, {}),
    "dcdb, three": ("dcdb", 3, {"heroes": "choose", "on_patrol": True}),
    "dcdb, teams": ("dcdb", 4, {"variant": "team", "always_ask": True}),
    "dcdb, five": ("dcdb", 5, {"heroes": "random"}),
    "cube": ("dcdb", 2, {"format": "cube"}),
    "cube, four": ("dcdb", 4, {"format": "cube", "heroes": "random"}),
    "champions, alone": ("champions", 1, {"heroes": ["She-Hulk"], "scenario": "Klaw"}),
    "champions": ("champions", 2, {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"}),
    "champions, three": ("champions", 3, {"heroes": ["Iron Man", "Black Panther", "She-Hulk"], "scenario": "Ultron"}),
    "vs": ("vs", 2, {"decks": ["X-Men", "Brotherhood"]}),
    "vs, the same": ("vs", 2, {"decks": ["X-Men", "X-Men"]}),
    "forever": ("forever", 2, {}),
    "forever, three": ("forever", 3, {}),
    "forever, four": ("forever", 4, {}),
}

FEW = ("dcdb", "cube", "champions", "vs", "forever")
"""One of each game, for tests of what is the same for all numbers of players."""

GAMES = int(os.environ.get("LONGBOX_GAMES", "0"))
"""How many games of each kind the long tests play, if more than usual are wanted."""


def made(kind: str, **given: Any) -> Environment:
    """An environment of a kind."""
    game, players, options = KINDS[kind]
    return Environment(game, players, options, **given)


def at_random(environment: Environment, luck: Random, answers: int) -> Environment:
    """The environment, after so many answers at random or at its end."""
    for _ in range(answers):
        if environment.question is None:
            break
        environment.step(luck.choice(environment.actions()))
    return environment
