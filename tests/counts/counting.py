"""The positions, and how their courses are counted."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from longbox.conformance.courses import count_courses
from longbox.games import find
from longbox.kernel.game import Game
from longbox.kernel.randomness import Randomness
from longbox.rulings.arranging import arrange
from longbox.rulings.chance import Pins
from longbox.rulings.errors import Place
from longbox.rulings.lines import Lines
from longbox.rulings.sheets import Ruling
from longbox.rulings.vocabulary import arranger_of

FILE = Path(__file__).with_name("positions.toml")
ROOT = Path(__file__).parents[2]
SEED = 1


class Position(NamedTuple):
    """A position, and the counts that are kept of it.

    Attributes:
        name: What it is.
        game: The short name of its game.
        ruling: The position, in the words of rulings.
        counts: How many courses there are, by their number of answers.
        deeper: How many there are beyond.
    """

    name: str
    game: str
    ruling: Ruling
    counts: list[int]
    deeper: list[int]

    def laid(self) -> Game[Any]:
        """The game."""
        game = arrange(self.ruling, arranger_of(self.game), SEED, Pins(), None).game
        game.randomness = Randomness(SEED)
        return game

    def counted(self, depth: int) -> list[int]:
        """How many courses there are now."""
        return count_courses(find(self.game), self.laid(), depth)


def positions() -> list[Position]:
    """All of them."""
    return [_position(entry) for entry in tomllib.loads(FILE.read_text("utf-8"))["position"]]


def _position(entry: dict[str, Any]) -> Position:
    ruling = Ruling(entry["game"], entry["name"], Place(str(FILE), Lines("")))
    ruling.players = entry["players"]
    ruling.options = entry.get("options", {})
    ruling.position = entry["position"]
    if "cards" in entry:
        ruling.options["cards"] = [(ROOT / entry["cards"]).read_text("utf-8")]
    return Position(entry["name"], entry["game"], ruling, entry["counts"], entry["deeper"])
