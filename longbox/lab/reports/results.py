"""The results in a folder, as tables to be counted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
import polars

from longbox.games import find_pack
from longbox.lab.own import WITHOUT
from longbox.lab.plan import Plan
from longbox.lab.store.schema import GAMES, SEATS
from longbox.lab.store.store import parts_of, read_run, read_table

KEYS = ["plan", "game"]

PARTS_AT_ONCE: Final = 20
"""The cards of so many parts are read at once: those of all games together would fill the memory."""


class Results:
    """What is in a folder.

    Attributes:
        plans: What was played.
        labels: The names of what tells kinds of games apart: "hero", "scenario".
        games: A row for each game that counts, with the cards of one's own that are compared as they are.
        without: A row for each game that lacks a card of one's own, or its text.
    """

    def __init__(self, folder: Path) -> None:
        """Read them.

        Raises:
            NoResults: The folder has none.
        """
        self._folder = folder
        run = read_run(folder)
        self.plans: list[Plan] = run.plans
        self.version = run.longbox
        games = read_table(folder, "games").drop("played").collect()
        if WITHOUT not in games.columns:
            games = games.with_columns(polars.lit(None, dtype=polars.String).alias(WITHOUT))
        self.labels = [name for name in games.columns if name not in GAMES and name != WITHOUT]
        self.endless = games["error"].count()
        counted = games.filter(polars.col("error").is_null())
        self.games = counted.filter(polars.col(WITHOUT).is_null())
        self.without = counted.filter(polars.col(WITHOUT).is_not_null())

    @property
    def title(self) -> str:
        """The full name of the game."""
        return find_pack(self.plans[0].game).title

    @property
    def counted_in(self) -> str:
        """What the length of a game is counted in."""
        return str(self.games["counted_in"][0])

    @cached_property
    def all_seats(self) -> polars.DataFrame:
        """A row for each seat of each game."""
        return read_table(self._folder, "seats").collect()

    @cached_property
    def seats(self) -> polars.DataFrame:
        """A row for each seat of `games`, with what tells kinds of games apart."""
        return self.all_seats.join(
            self.games.select([*KEYS, *self.labels]), on=KEYS, how="inner", maintain_order="left"
        )

    def cards(self, how: str, games: polars.DataFrame | None = None) -> Iterator[polars.DataFrame]:
        """How often each card came to each seat, some games at a time; all cards of a game come together.

        Args:
            how: What became of the cards: "bought".
            games: The keys of the games, if not all of `games`.
        """
        wanted = self.games.select(KEYS) if games is None else games
        parts = parts_of(self._folder)
        for first in range(0, len(parts), PARTS_AT_ONCE):
            files = [part / "cards.parquet" for part in parts[first : first + PARTS_AT_ONCE]]
            rows = polars.scan_parquet(files).filter(polars.col("how") == how).group_by([*KEYS, "seat", "card"])
            found = rows.len("copies").collect().join(wanted, on=KEYS, how="semi")
            if len(found):
                yield found.sort([*KEYS, "seat", "card"])

    @property
    def facts(self) -> list[str]:
        """The facts that are text, by which players are grouped."""
        return [
            name
            for name, kind in self.seats.schema.items()
            if name not in {*SEATS, *self.labels} and kind == polars.String
        ]

    @property
    def together(self) -> bool:
        """Whether the players of each game win and lose together."""
        return bool((self.seats.group_by(KEYS).agg(polars.col("won").n_unique())["won"] == 1).all())


def settings_of(plan: Plan) -> str:
    """What was agreed on for a plan, in short."""
    said = {name: value for name, value in plan.options.items() if not isinstance(value, list)}
    return msgspec.json.encode(said).decode() if said else ""
