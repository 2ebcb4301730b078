"""Playthroughs: all that the interface says in the first turns of a game of the base set, and one of the Cube, as text.

They are kept in `playthrough.txt` and `playthrough_cube.txt`, and compared. When a change is meant,
`python -m tests.dcdb.playthrough` writes them anew; the difference then shows what the change does to a game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from longbox.games import find
from longbox.kernel.record import Record
from longbox.kernel.table import Table

from ..always.games import BriskPlayer

FILE: Final = Path(__file__).with_name("playthrough.txt")
OPTIONS: Final[dict[str, Any]] = {"players": 3, "names": ["Ann", "Ben", "Cid"], "on_patrol": True, "heroes": "deal two"}
CUBE_FILE: Final = Path(__file__).with_name("playthrough_cube.txt")
CUBE_OPTIONS: Final[dict[str, Any]] = {
    "players": 3,
    "names": ["Ann", "Ben", "Cid"],
    "format": "cube",
    "card_list": Path(__file__).with_name("playthrough_cube_list.toml").read_text(encoding="utf-8"),
}
KEPT: Final = ((FILE, OPTIONS), (CUBE_FILE, CUBE_OPTIONS))
"""Where each playthrough is kept, and what was agreed on: one of the base set, and one of the Cube."""
SEED: Final = 2012
TURNS: Final = 13


def playthrough(options: dict[str, Any] = OPTIONS) -> str:
    """The first turns: every question with its answers, every line of the log, and what is seen at the end."""
    table = Table(find("dcdb"), Record("dcdb", options, SEED))
    player = BriskPlayer(SEED)
    lines = [json.dumps(options), ""]
    read = 0
    while table.questions and table.view(0).turn < TURNS:
        question = table.questions[0]
        key = question.key_of(player.choose(question))
        lines += [f"  {line}" for line in table.view(question.player).log(read)]
        read = table.view(0).log_length()
        asked = f"{table.game.seats[question.player]}, {question.words()} [{question.prompt.rule}]"
        lines += [f"{asked}: {'; '.join(question.keys())} -> {key}"]
        table.answer(question.player, key)
    seen = [json.dumps(table.view(seat.number).describe(), indent=1) for seat in table.game.seats]
    return "\n".join([*lines, "", *seen, ""])


if __name__ == "__main__":
    for file, options in KEPT:
        file.write_text(playthrough(options), encoding="utf-8")
