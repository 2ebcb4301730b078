"""Does what is measured, one piece at a time, for whoever asks: the same file for every revision of Longbox.

Started in a process of its own (`python -m benchmarks.tasks`). It reads lines of JSON, `["random vs", 7]`, does that
piece, and answers each with its seconds: those of the processor, as the machine may have other work.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from longbox.games import find, find_card_language
from longbox.players.registry import make_player

TABLES: Final[dict[str, dict[str, Any]]] = {
    "dcdb": {"players": 4},
    "champions": {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"},
    "vs": {"decks": ["X-Men", "Brotherhood"]},
    "forever": {"players": 2},
}
"""The games, each with the options that it is measured with."""
COPIES: Final = 2_000
STEPS_BEFORE_COPY: Final = 100
TEXTS: Final = 10
"""How many texts are read anew at a time."""


def play(game: str, bot: str, seed: int) -> None:
    """One game of a kind of bot, from its start to its end, with the log kept."""
    system = find(game)
    state = system.new_game(TABLES[game], seed)
    state.answerers = [make_player(bot, game, seed)] * len(state.seats)
    system.play(state)


def copy(game: str, seed: int) -> None:
    """Many copies of one state in the middle of a game."""
    state = _resting(game, seed % 3)
    for _ in range(COPIES):
        state.copy()


@cache
def _resting(game: str, seed: int) -> Any:
    system = find(game)
    state = system.new_game(TABLES[game], seed)
    state.answerers = [make_player("random", game, seed)] * len(state.seats)
    for _ in range(STEPS_BEFORE_COPY):
        if not state.over:
            system.step(state)
    return state


def read(game: str, seed: int) -> None:
    """Some texts of the shipped cards, read anew."""
    language = find_card_language(game)
    texts = _texts(game)
    for number in range(TEXTS):
        language.read(texts[(seed * TEXTS + number) % len(texts)])


@cache
def _texts(game: str) -> list[str]:
    # What every revision of the history understands: files can be gone through since the first of them.
    language: Any = find_card_language(game)
    files = language.library.files if hasattr(language, "library") else language.files  # as it was called before
    return [card.text for file in files for card in language.load(file) if card.text]


TASKS: Final[dict[str, Callable[[int], None]]] = {
    **{f"random {game}": partial(play, game, "random") for game in TABLES},
    **{f"greedy {game}": partial(play, game, "greedy") for game in TABLES},
    **{f"copy {game}": partial(copy, game) for game in TABLES},
    **{f"read {game}": partial(read, game) for game in TABLES},
}
"""What can be measured, by its name. Each takes the number of the repetition, which is the seed."""


def main() -> None:
    """Do what the lines say until there are no more."""
    for line in sys.stdin:
        name, seed = json.loads(line)
        start = time.process_time()
        TASKS[name](seed)
        print(json.dumps(time.process_time() - start), flush=True)


if __name__ == "__main__":
    main()
