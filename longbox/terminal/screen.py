"""What people see and type: a drawn table, or plain lines one after another."""

from __future__ import annotations

import sys
from typing import Any

from rich.text import Text

from longbox.faces.face import TableFace
from longbox.faces.offers import Offer
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.terminal.face import Face

PROMPT = "> "


class Scene:
    """All that is shown for one question.

    Attributes:
        view: Of the player who is asked.
        question: What is asked.
        words: What is asked, in words.
        offers: What may be answered.
        unlisted: What may be answered by its name alone.
        before: What had happened at the player's last answer, the latest last.
        news: What has happened since.
        table: The face of the table, where the game has faces.
        again: Whether the same was shown before, and nothing was answered.
    """

    def __init__(
        self, view: View[Any], question: Question, offers: list[Offer], before: list[str], news: list[str]
    ) -> None:
        self.view = view
        self.question = question
        self.words = question.words()
        self.offers = offers
        self.unlisted: list[Offer] = []
        self.before = before
        self.news = news
        self.again = False
        self.table: TableFace | None = None


class Screen:
    """Where a person looks and types."""

    def __init__(self, face: Face) -> None:
        self.face = face

    def open(self) -> None:
        """Begin to use the terminal."""

    def close(self) -> None:
        """Leave the terminal as it was."""

    def show(self, scene: Scene) -> None:
        """Show the table and a question."""
        raise NotImplementedError

    def tell(self, lines: list[Text]) -> None:
        """Show something that was asked for, or what is wrong with what was typed."""
        raise NotImplementedError

    def hand_over(self, name: str, others: list[str]) -> None:
        """Hide everything until the next player is the only one to look."""
        raise NotImplementedError

    def ask(self, scene: Scene, words: list[str]) -> str:
        """Read a line.

        Args:
            scene: What is shown.
            words: What a line may begin with, for completion.

        Raises:
            EOFError: There are no more lines.
            KeyboardInterrupt: The person wants to leave.
        """
        return read_line(PROMPT, words)

    def finish(self, lines: list[Text]) -> None:
        """Show something that stays when the game is left."""
        for line in lines:
            print(line.plain.rstrip())


def read_line(prompt: str, words: list[str]) -> str:
    """Read a line, with history and completion where the terminal has them."""
    if sys.stdin.isatty():
        complete_with(words)
    return input(prompt)


def complete_with(words: list[str]) -> None:
    """Let the tabulator complete a line to one of some words."""
    readline = _readline()
    if readline is None:
        return

    def complete(typed: str, state: int) -> str | None:
        fitting = [word for word in words if word.lower().startswith(typed.lower())]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def forget_lines() -> None:
    """Forget what was typed, before another person sits down."""
    readline = _readline()
    if readline is not None:
        readline.clear_history()


def _readline() -> Any:
    """The module for editing lines; not every platform has it."""
    try:
        import readline  # noqa: PLC0415 (it is not there on every platform)
    except ImportError:
        return None
    return readline
