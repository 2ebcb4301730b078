"""The table drawn on the whole terminal, anew for each question."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from longbox.terminal import layout
from longbox.terminal.face import Face
from longbox.terminal.offers import Offer
from longbox.terminal.plain import in_sentences
from longbox.terminal.screen import Scene, Screen, forget_lines
from longbox.terminal.words import listed, times

HEADER_STYLE = "bold reverse"
QUESTION_STYLE = "bold"

SMALL_LOG = 3
"""The lines of the log that even a small terminal shows."""
LARGE_LOG = 7
LARGE_HEIGHT = 34

MOST_DETAILED = 8
"""Up to so many answers are listed one in a line, if there is more to say about them."""

HINTS = "? help   ?name a card   why   undo   save   quit"


class DrawnScreen(Screen):
    """Draws the table with colours; without them, nothing is lost."""

    def __init__(self, face: Face, console: Console | None = None) -> None:
        super().__init__(face)
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self._notice: list[Text] = []
        self._room = SMALL_LOG

    def open(self) -> None:
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)

    def show(self, scene: Scene) -> None:
        width, height = self.console.size
        lines = self.frame(scene, width, height)
        self._draw(lines)

    def tell(self, lines: list[Text]) -> None:
        """Show it in place of the log until the next line is typed; on pages of its own if it is long."""
        width, height = self.console.size
        fitting = [part for line in lines for part in layout.wrapped(line, width - 2, indent=2)]
        if len(fitting) <= self._room:
            self._notice = fitting
            return
        page = height - 2
        for start in range(0, len(fitting), page):
            self._draw([Text.assemble(" ", line) for line in fitting[start : start + page]])
            input("Enter to go on ")

    def hand_over(self, name: str, others: list[str]) -> None:
        forget_lines()
        width, height = self.console.size
        middle = [
            Text(f"{name} is next.", style="bold"),
            Text(f"{listed(others)}, please look away." if others else ""),
            Text(),
            Text(f"{name}: press Enter when nobody else can see the screen."),
        ]
        above = [Text()] * max(0, (height - len(middle)) // 2 - 1)
        self._draw([*above, *[layout.fitted(_centred(line, width), width) for line in middle]])
        input()

    def finish(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line)

    # The frame

    def frame(self, scene: Scene, width: int, height: int) -> list[Text]:
        """All lines but that of the prompt: no more than `height` - 1, none wider than `width`."""
        header = self._header(scene, width)
        asked = self._asked(scene, width, height)
        room = height - 2 - len(asked)
        log = LARGE_LOG if height >= LARGE_HEIGHT else SMALL_LOG
        board = self.face.board(scene.view, scene.offers, width, room - log)
        board = board[: room - 1]
        self._room = max(1, room - len(board))
        told = self._told(scene, width)
        self._notice = []
        filling = [Text()] * (self._room - len(told))
        return [layout.fitted(line, width) for line in [header, *board, *told, *filling, *asked]]

    def _header(self, scene: Scene, width: int) -> Text:
        left = Text(f" {self.face.title(scene.view)}   {self.face.state(scene.view)}")
        right = Text(f"{self.face.means(scene.view)} ")
        return layout.bar(left, right, width, HEADER_STYLE)

    def _told(self, scene: Scene, width: int) -> list[Text]:
        """What stands between the table and the question: what was asked for, else the log."""
        if self._notice:
            return [Text.assemble(" ", line) for line in self._notice]
        news = [part for line in scene.news for part in _log_lines(line, "• ", "", width)]
        if len(news) > self._room:
            hidden = len(news) - self._room + 1
            return [Text(f"  … {hidden} lines more: type log", style="dim"), *news[hidden:]]
        old = [part for line in scene.before for part in _log_lines(line, "  ", "dim", width)]
        return [*old, *news][-self._room :]

    def _asked(self, scene: Scene, width: int, height: int) -> list[Text]:
        question = Text(in_sentences(scene.question.words()), style=QUESTION_STYLE)
        lines = [layout.rule(question, Text(HINTS if width >= 110 else "? help", style="dim"), width, "dim")]
        places = self.face.places()
        return lines + self._listed([offer for offer in scene.offers if offer.label.place not in places], width, height)

    def _listed(self, offers: list[Offer], width: int, height: int) -> list[Text]:
        """The answers that the table doesn't show."""
        chips = [Text.assemble(layout.key_cap(offer.key), " ", times(offer.words, offer.count)) for offer in offers]
        detailed = any([offer.label.detail for offer in offers])
        if detailed and len(offers) <= MOST_DETAILED and height >= LARGE_HEIGHT // 2 + len(offers):
            return [_with_detail(chip, offer, width) for chip, offer in zip(chips, offers, strict=True)]
        return layout.flow(chips, width, Text(" ")) if chips else []

    def _draw(self, lines: list[Text]) -> None:
        self.console.clear()
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", soft_wrap=False)
        sys.stdout.flush()


def _with_detail(chip: Text, offer: Offer, width: int) -> Text:
    return layout.fitted(Text.assemble(" ", chip, "  ", (offer.label.detail.replace("\n", " "), "dim")), width)


def _log_lines(line: str, mark: str, style: str, width: int) -> list[Text]:
    return [
        Text.assemble((mark if number == 0 else "  "), part)
        for number, part in enumerate(layout.wrapped(Text(line, style=style), width - 3))
    ]


def _centred(line: Text, width: int) -> Text:
    return Text.assemble(" " * max(0, (width - line.cell_len) // 2), line)
