"""What the games of a matrix come to: how often each cell was won, how long its games were, how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from longbox.lab.matrix import Cell, Matrix
from longbox.lab.numbers import Spread, Wins
from longbox.lab.own import own_names
from longbox.lab.results import GameResult
from longbox.lab.used import UsedCards, count_used


class Counted:
    """What is counted of some games.

    Attributes:
        wins: How often they were won.
        length: How their lengths spread.
        endings: How often they ended for each reason.
    """

    def __init__(self) -> None:
        self.wins = Wins()
        self.length = Spread()
        self.endings: Counter[str] = Counter()

    def add(self, result: GameResult) -> None:
        """Count one game."""
        self.wins.add(result.outcome.won)
        self.length.add(result.outcome.turns)
        self.endings[result.outcome.ending] += 1

    def add_all(self, other: Counted) -> None:
        """Count all games that another has counted."""
        self.wins.games += other.wins.games
        self.wins.won += other.wins.won
        for length, games in other.length:
            self.length.counts[length] = self.length.counts.get(length, 0) + games
        self.endings.update(other.endings)


class MatrixTally:
    """All that is counted of a matrix.

    Attributes:
        matrix: What is played.
        cells: What was counted of each of its cells.
        counted_in: What the length of a game is counted in.
        own: The names of the cards of one's own.
        used: How often players won who used a card, by the row and the card.
        revealed: How often players won who revealed a card, by the column and the card.
    """

    def __init__(self, matrix: Matrix) -> None:
        self.matrix = matrix
        self.own = own_names(matrix.cells[0].plan)
        self.used: UsedCards = {}
        self.revealed: UsedCards = {}
        self.cells = [Counted() for _ in matrix.cells]
        self.counted_in = "turns"

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum([counted.wins.games for counted in self.cells])

    def add(self, number: int, result: GameResult) -> None:
        """Count one game of a cell."""
        self.counted_in = result.outcome.counted_in
        self.cells[number].add(result)
        cell = self.matrix.cells[number]
        for player in result.outcome.players:
            count_used(self.used, cell.row, player.used, player.won)
            count_used(self.revealed, cell.column, player.revealed, player.won)

    def at(self, row: str, column: str) -> Counted:
        """What was counted of a cell."""
        return self._together(cell.row == row and cell.column == column for cell in self.matrix.cells)

    def of_row(self, row: str) -> Counted:
        """What was counted of a row."""
        return self._together(cell.row == row for cell in self.matrix.cells)

    def of_column(self, column: str) -> Counted:
        """What was counted of a column."""
        return self._together(cell.column == column for cell in self.matrix.cells)

    def of_all(self) -> Counted:
        """What was counted of all games."""
        return self._together(True for _ in self.matrix.cells)

    def rates(self) -> list[dict[str, Any]]:
        """What was counted of each cell, as rows of a table."""
        return [self._rate(cell, counted) for cell, counted in zip(self.matrix.cells, self.cells, strict=True)]

    def _rate(self, cell: Cell, counted: Counted) -> dict[str, Any]:
        low, high = counted.wins.interval
        return {
            **cell.labels,
            "bots": ",".join(cell.plan.bots),
            "games": counted.wins.games,
            "won": counted.wins.won,
            "share": counted.wins.share,
            "low": low,
            "high": high,
            f"mean_{self.counted_in}": counted.length.mean,
        }

    def _together(self, wanted: Iterable[bool]) -> Counted:
        together = Counted()
        for counted, is_wanted in zip(self.cells, wanted, strict=True):
            if is_wanted:
                together.add_all(counted)
        return together
