"""How far many games have got, on the terminal; where there is none, nothing is drawn."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text


class RateColumn(ProgressColumn):
    """How many games are played in a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0.0:.1f} games/s")


def new_progress() -> Progress:
    """A bar with the games played, the rate and the time left, which goes away at the end."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
