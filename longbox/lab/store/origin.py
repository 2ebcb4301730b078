"""The record of a game that only has a row: it is played again by the same bots, and must go as it went."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars

from longbox.games.provenance import fingerprint
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.kernel.record import Record
from longbox.lab.plan import Plan
from longbox.lab.playing import play_game
from longbox.lab.store.schema import game_row
from longbox.lab.store.store import NoResults, read_table


class OtherGame(LongboxError):
    """A game isn't what it was, as the rules are others now."""


def record_of(folder: Path, number: int, plan: int = 0) -> Record:
    """The record of a game.

    Args:
        folder: Where its results are.
        number: Its number in its plan.
        plan: The number of the plan.

    Raises:
        NoResults: It isn't there.
        OtherGame: The rules or cards aren't those that it was played by, or it went otherwise.
    """
    found = read_table(folder, "games").filter(polars.col("game") == number, polars.col("plan") == plan).collect()
    if not len(found):
        raise NoResults(f"{folder} has no game {number} of plan {plan}.")
    row = found.row(0, named=True)
    played = msgspec.json.decode(row["played"], type=prepared(Plan))
    if fingerprint(played.game, played.agreed()) != row["rules"]:
        raise OtherGame(f"Game {number} was played by Longbox {row['longbox']} with rules that are others now.")
    records: dict[int, Record] = {}
    again = game_row(plan, play_game(played, number, records))
    if any(row[name] != value for name, value in again.items()):
        raise OtherGame(f"Game {number} goes otherwise now: has one of {', '.join(played.bots)} changed?")
    return records[number]
