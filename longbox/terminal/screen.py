"""What people see and type: a drawn table, or plain lines one after another."""

from __future__ import annotations

import sys
from typing import Any

from longbox.faces.face import TableFace
from longbox.faces.lines import Line, plain
from longbox.faces.offers import Offer
from longbox.kernel.questions import Question
from longbox.kernel.view import View

PROMPT = "> "


class Scene:
    """All that is shown for one question.

    Attributes:
        view: Of the player who is asked.
        question: What is asked.
        face: The face of the table, with the answers, and with what has happened since the player's last answer.
        words: What is asked, in words.
        unlisted: What may be answered by its name alone.
        before: What had happened at the player's last answer, the latest last.
        again: Whether the same was shown before, and nothing was answered.
    """

    def __init__(self, view: View[Any], question: Question, face: TableFace, before: list[str]) -> None:
        self.view = view
        self.question = question
        self.face = face
        self.words = question.words()
        self.unlisted: list[Offer] = []
        self.before = before
        self.again = False

    @property
    def offers(self) -> list[Offer]:
        """What may be answered."""
        return [] if self.face.asked is None else [*self.face.asked.offers]

    @property
    def news(self) -> list[str]:
        """What has happened since the player's last answer."""
        return [plain(told) for told in self.face.log]


class Screen:
    """Where a person looks and types."""

    def open(self) -> None:
        """Begin to use the terminal."""

    def close(self) -> None:
        """Leave the terminal as it was."""

    def show(self, scene: Scene) -> None:
        """Show the table and a question."""
        raise NotImplementedError

    def tell(self, lines: list[Line]) -> None:
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

    def finish(self, lines: list[Line]) -> None:
        """Show something that stays when the game is left."""
        for line in lines:
            print(plain(line).rstrip())


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
