"""Files that results go into. What writes them needs large libraries, which are loaded only when they are used."""

from __future__ import annotations

import os.path
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longbox.kernel.errors import LongboxError
from longbox.lab.csv_table import CsvTable
from longbox.program import installing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from longbox.lab.balance_tally import BalanceTally
    from longbox.lab.keeping import Keeping
    from longbox.lab.matchup_tally import MatchupTally
    from longbox.lab.matrix_tally import MatrixTally
    from longbox.lab.plan import Plan
    from longbox.lab.reports.character_table import CharacterTable
    from longbox.lab.results import GameResult
    from longbox.lab.table import ResultTable
    from longbox.lab.tally import Tally

CSV: Final = ".csv"
TABLE_ENDINGS: Final = (".parquet", CSV)
PICTURE_ENDINGS: Final = (".png", ".svg")


class CannotWrite(LongboxError):
    """Results can't be written where or as was asked."""


def check_table(path: Path) -> None:
    """Refuse a table that can't be written, before any game is played.

    Raises:
        CannotWrite: The ending is unknown, the directory isn't there, or polars is missing, which CSV doesn't need.
    """
    check_path(path, TABLE_ENDINGS, "" if is_csv(path) else "polars")


def folder_of(path: Path | None) -> Path | None:
    """The path, if it is that of a folder of results: it has no ending."""
    return path if path and not path.suffix else None


def table_of(path: Path | None) -> Path | None:
    """The path, if it is that of a table: it has an ending."""
    return path if path and path.suffix else None


def new_store(folder: Path, plans: Sequence[Plan], labels: Sequence[dict[str, str]], *, resume: bool) -> Keeping:
    """What keeps results in a folder.

    Args:
        folder: The folder; made if it isn't there.
        plans: What is played.
        labels: What tells the games of each plan from those of the others.
        resume: Whether to go on with what is there.

    Raises:
        CannotWrite: The disk refuses, or polars is missing.
        OtherRun: The results of another run are there.
    """
    need("polars", folder)
    store = import_module("longbox.lab.store.store")
    try:
        opened: Keeping = store.Store(folder, store.run_of(plans, labels), resume=resume)
    except OSError as error:
        raise CannotWrite(f"The folder {folder} can't be written: {error.strerror or error}.") from None
    return opened


def new_character_table(plot: Path | None) -> CharacterTable:
    """What tells of Main Characters and their tiers.

    Args:
        plot: Where its picture will go, if it is wanted.

    Raises:
        CannotWrite: The picture's name doesn't end in .svg, or statsmodels is missing.
    """
    if plot:
        check_path(plot, (".svg",), "matplotlib")
    need("statsmodels", plot or Path("The report"))
    table: CharacterTable = import_module("longbox.lab.reports.character_table").CharacterTable()
    return table


def is_csv(path: Path) -> bool:
    """Whether a path is that of a CSV file."""
    return path.suffix.lower() == CSV


def check_picture(path: Path) -> None:
    """Refuse a picture that can't be drawn, before any game is played.

    Raises:
        CannotWrite: The ending is unknown, the directory isn't there, or matplotlib is missing.
    """
    check_path(path, PICTURE_ENDINGS, "matplotlib")


def check_page(path: Path) -> None:
    """Refuse a page that can't be written, before any game is played.

    Raises:
        CannotWrite: Its name doesn't end in .md, the directory isn't there, or what it needs is missing.
    """
    for library in ("polars", "matplotlib", "statsmodels"):
        check_path(path, (".md",), library)


def write_balance_page(tally: BalanceTally, path: Path, command: str) -> None:
    """Write a page of how two sides stand against each other, with its picture beside it.

    Raises:
        CannotWrite: The disk refuses.
    """
    page = import_module("longbox.lab.balance_page").page_of(tally, command)
    try:
        import_module("longbox.lab.reports.document").write_markdown(page, path)
    except OSError as error:
        raise CannotWrite(f"{path} can't be written: {error.strerror or error}.") from None


def check_path(path: Path, endings: tuple[str, ...], library: str) -> None:
    """Refuse a path with another ending, in a directory that isn't there, or without the library, if it needs one."""
    if path.suffix.lower() not in endings:
        raise CannotWrite(f"{path} can't be written: its name must end in {' or '.join(endings)}.")
    if not os.path.isdir(path.parent):
        raise CannotWrite(f"{path} can't be written: there is no directory {path.parent}.")
    if library:
        need(library, path)


def need(library: str, path: Path) -> None:
    """Refuse a path that can't be written without a library, if it is missing.

    Raises:
        CannotWrite: It is missing.
    """
    try:
        import_module(library)
    except ImportError:
        advice = f"Install what it needs: {installing('lab')}"
        raise CannotWrite(f"{path} can't be written without {library}. {advice}") from None


def make_directory(path: Path) -> None:
    """Make a directory, unless it is there.

    Raises:
        CannotWrite: It can't be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"The directory {path} can't be made: {error.strerror or error}.") from None


def new_table(path: Path) -> ResultTable | CsvTable:
    """A table that collects rows for a file."""
    if is_csv(path):
        return CsvTable()
    table: ResultTable = import_module("longbox.lab.table").ResultTable()
    return table


def write_table(table: ResultTable | CsvTable, path: Path) -> None:
    """Write a table; the file appears when it is whole.

    Raises:
        CannotWrite: The disk refuses.
    """
    beside = path.with_name(f"new-{path.name}")
    try:
        table.write(beside)
        beside.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} can't be written: {error.strerror or error}.") from None


def write_picture(tally: Tally | MatrixTally | MatchupTally | BalanceTally, path: Path) -> None:
    """Draw what was counted, as PNG or SVG; the file appears when it is whole.

    Raises:
        CannotWrite: The disk refuses.
    """
    beside = path.with_name(f"new-{path.name}")
    try:
        import_module("longbox.lab.plot").save(tally, beside)
        beside.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path} can't be written: {error.strerror or error}.") from None


class RatedFiles:
    """The files that games of several kinds can go into: their rows, the rates of each kind, and a picture."""

    def __init__(self, rates: Path | None, out: Path | None, plot: Path | None) -> None:
        """Take the paths that were asked for.

        Raises:
            CannotWrite: One of them can't be written.
        """
        for table in (rates, out):
            if table:
                check_table(table)
        if plot:
            check_picture(plot)
        self._table = new_table(out) if out else None
        self._rates = rates
        self._out = out
        self._plot = plot

    def add(self, plan: Plan, result: GameResult, labels: dict[str, str]) -> None:
        """Keep the rows of one game, if they were asked for."""
        if self._table is not None:
            self._table.add(plan, result, labels)

    def write(self, tally: MatrixTally | MatchupTally) -> None:
        """Write what was asked for, if any game was finished.

        Raises:
            CannotWrite: The disk refuses.
        """
        if not tally.games:
            return
        if self._table is not None and self._out:
            write_table(self._table, self._out)
        if self._rates:
            rates = new_table(self._rates)
            rates.add_rows(tally.rates())
            write_table(rates, self._rates)
        if self._plot:
            write_picture(tally, self._plot)
