"""python -m benchmarks [--prototype FOLDER]: measures the plain and the compiled build, and prints a table."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.trees import compiled_tree, plain_tree, run_in

REPEATS: Final = 5


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument("--prototype", type=Path, help="a folder with the prototype's engine.py, to measure against")
    prototype = parser.parse_args().prototype
    columns = {}
    for name, tree in (("plain", plain_tree()), ("compiled", compiled_tree())):
        with tempfile.TemporaryDirectory() as folder:
            arguments = [prepare(prototype, Path(folder), compiled=name == "compiled")] if prototype else []
            columns[name] = json.loads(run_in(tree, "-m", "benchmarks.speed", *arguments))
        columns[name]["longbox --help, seconds"] = start_up(tree, "--help")
        columns[name]["longbox play, seconds to the first question"] = start_up(tree, "play", "dcdb", "--plain")
    show(columns)


def prepare(prototype: Path, folder: Path, *, compiled: bool) -> str:
    """A copy of the prototype, compiled like the build it is compared with."""
    shutil.copy(prototype / "engine.py", folder)
    if compiled:
        command = [sys.executable, "-m", "mypyc", "engine.py"]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return str(folder)


def start_up(tree: Path, *arguments: str) -> float:
    """Seconds from nothing until a command has printed all it prints without any input; the fastest of some."""
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        run_in(tree, "-c", "from longbox.cli import main; main()", *arguments)
        best = min(best, time.perf_counter() - start)
    return best


def show(columns: dict[str, dict[str, float]]) -> None:
    """Print the figures side by side."""
    table = Table("figure", *columns)
    for figure in next(iter(columns.values())):
        if figure != "compiled":
            table.add_row(figure, *[f"{column[figure]:,.2f}" for column in columns.values()])
    Console().print(table)


if __name__ == "__main__":
    main()
