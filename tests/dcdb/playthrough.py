"""A playthrough: all that the interface says in the first turns of one game, as text.

It is kept in `playthrough.txt`, and compared. When a change is meant, `python -m tests.dcdb.playthrough` writes
it anew; the difference then shows what the change does to a game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from longbox.games import find
from longbox.kernel.record import Record
from longbox.kernel.table import Table

from ..always.games import BriskPlayer

FILE: Final = Path(__file__).with_name("playthrough.txt")
OPTIONS: Final = {"players": 3, "names": ["Ann", "Ben", "Cid"], "on_patrol": True, "heroes": "deal two"}
SEED: Final = 2012
TURNS: Final = 13


def playthrough() -> str:
    """The first turns: every question with its answers, every line of the log, and what is seen at the end."""
    table = Table(find("dcdb"), Record("dcdb", OPTIONS, SEED))
    player = BriskPlayer(SEED)
    lines = [json.dumps(OPTIONS), ""]
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
    FILE.write_text(playthrough(), encoding="utf-8")
