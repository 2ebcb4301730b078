"""The table drawn on the whole terminal, anew for each question."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from longbox.faces.lines import Line
from longbox.faces.offers import Offer
from longbox.faces.words import listed, number_of, times
from longbox.terminal import layout
from longbox.terminal.drawing.board import draw, drawn_offers
from longbox.terminal.plain import in_sentences
from longbox.terminal.resizing import Resizing, typed_so_far
from longbox.terminal.screen import PROMPT, Scene, Screen, forget_lines
from longbox.terminal.styles import drawn

HEADER_STYLE = "bold reverse blue"
QUESTION_STYLE = "bold"

SMALL_LOG = 4
"""The lines of the log that even a small terminal shows."""
LARGE_LOG = 7
LARGE_HEIGHT = 34

LEAST_WIDTH = 80
LEAST_HEIGHT = 24
"""On a smaller terminal, the table may have no room for all answers; then they are listed too."""

FEWEST_LINES = 8
"""The lines of the screen that are left for other things, however many answers there are."""

HINTS = ("? help · ?card · why · undo · save · quit", "? help · undo · quit", "? help")
"""What to type besides answers; the first that fits is shown."""

RULE_ENDS = 10
"""The cells that a rule needs around its words."""


class DrawnScreen(Screen):
    """Draws the table with colours; without them, nothing is lost."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self._notice: list[Text] = []
        self._told_last: list[Text] = []
        self._room = SMALL_LOG

    def open(self) -> None:
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)

    def show(self, scene: Scene) -> None:
        width, height = self.console.size
        lines = self.frame(scene, width, height)
        self._draw(lines)

    def ask(self, scene: Scene, words: list[str]) -> str:
        """Read a line; where the window gets another size meanwhile, all is drawn anew at once, and what was typed."""
        with Resizing(lambda: self._draw_again(scene)):
            return super().ask(scene, words)

    def _draw_again(self, scene: Scene) -> None:
        """Draw the same once more, in another size, with what was typed so far."""
        self._notice = self._told_last
        self.show(scene)
        sys.stdout.write(f"{PROMPT}{typed_so_far()}")
        sys.stdout.flush()

    def tell(self, lines: list[Line]) -> None:
        """Show it in place of the log until the next line is typed; on pages of its own if it is long."""
        width, height = self.console.size
        fitting = [part for line in lines for part in layout.wrapped(drawn(line), width - 2)]
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

    def finish(self, lines: list[Line]) -> None:
        for line in lines:
            self.console.print(drawn(line))

    # The frame

    def frame(self, scene: Scene, width: int, height: int) -> list[Text]:
        """All lines but that of the prompt: no more than `height` - 1, none wider than `width`."""
        header = self._header(scene, width)
        asked = self._asked(scene, width, height)
        room = height - 2 - len(asked)
        log = LARGE_LOG if height >= LARGE_HEIGHT else SMALL_LOG
        board = draw(scene.face, width, room - log, room - 1)[: room - 1]
        self._room = max(1, room - len(board))
        told = self._told(scene, width)
        self._notice, self._told_last = [], self._notice
        filling = [Text()] * (self._room - len(told))
        return [layout.fitted(line, width) for line in [header, *board, *told, *filling, *asked]]

    def _header(self, scene: Scene, width: int) -> Text:
        face = scene.face
        left = Text(f" {face.title}   {face.state}")
        right = Text(f"{face.means} ")
        if left.cell_len + right.cell_len >= width:
            left = Text(f" {face.state}")
        return layout.bar(left, right, width, HEADER_STYLE)

    def _told(self, scene: Scene, width: int) -> list[Text]:
        """What stands between the table and the question: what was asked for, else the log."""
        if self._notice:
            return [Text.assemble(" ", line) for line in self._notice]
        news = [_log_lines(drawn(line), "• ", width) for line in scene.face.log]
        told = _last_that_fit(news, self._room)
        if len(told) < len(news):
            told = _last_that_fit(news, self._room - 1) or [news[-1][: self._room - 1]]
            hidden = number_of(len(news) - len(told), "line")
            return [Text(f"  … {hidden} more: type log", style="dim"), *_in_one(told)]
        before = [_log_lines(Text(line, style="dim"), "  ", width) for line in scene.before]
        return _in_one([*_last_that_fit(before, self._room - len(_in_one(told))), *told])

    def _asked(self, scene: Scene, width: int, height: int) -> list[Text]:
        question = Text(in_sentences(scene.words), style=QUESTION_STYLE)
        hints = next((hints for hints in HINTS if question.cell_len + len(hints) <= width - RULE_ENDS), "")
        lines = [layout.rule(question, Text(hints, style="dim"), width)]
        if question.cell_len > width - RULE_ENDS:
            lines = [layout.rule("", Text(HINTS[0], style="dim"), width), *layout.wrapped(question, width)]
        whole = width >= LEAST_WIDTH and height >= LEAST_HEIGHT
        shown = drawn_offers(scene.face) if whole else []
        return lines + self._listed([offer for offer in scene.offers if offer not in shown], width, height)

    def _listed(self, offers: list[Offer], width: int, height: int) -> list[Text]:
        """The answers that the table doesn't show, as fully as there is room for them."""
        most = height - FEWEST_LINES
        if any([offer.detail for offer in offers]):
            widest = max([_chip(offer).cell_len for offer in offers])
            for form in (_with_whole_detail, _with_detail):
                lines = [line for offer in offers for line in form(offer, widest, width)]
                if len(lines) <= most // 2:
                    return lines
        lines = _flowing(offers, width, 3)
        if len(lines) > most:
            lines = _flowing(offers, width, 1)
        return lines if len(lines) <= most else [*lines[: most - 1], Text("  … and more: type a name", style="dim")]

    def _draw(self, lines: list[Text]) -> None:
        self.console.clear()
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", soft_wrap=False)
        sys.stdout.flush()


def _chip(offer: Offer) -> Text:
    return Text.assemble(layout.key_cap(offer.key), " ", times(offer.name, offer.count))


def _flowing(offers: list[Offer], width: int, gap: int) -> list[Text]:
    """Answers beside each other, each place on lines of its own; what lies nowhere comes at the end."""
    lines: list[Text] = []
    places = list(dict.fromkeys([offer.where for offer in offers if offer.where]))
    loose = [_chip(offer) for offer in offers if not offer.where]
    for place in places:
        chips = [_chip(offer) for offer in offers if offer.where == place]
        chips += loose if place == places[-1] else []
        lines += layout.flow(chips, width, Text(f" {place}  ", style="dim"), gap)
    return lines if places else layout.flow(loose, width, Text(" "), gap) if loose else []


def _with_whole_detail(offer: Offer, chip_width: int, width: int) -> list[Text]:
    return layout.wrapped(_detailed(offer, chip_width), width, indent=6)


def _with_detail(offer: Offer, chip_width: int, width: int) -> list[Text]:
    return [layout.fitted(_detailed(offer, chip_width), width)]


def _detailed(offer: Offer, chip_width: int) -> Text:
    chip = _chip(offer)
    chip.pad_right(chip_width - chip.cell_len)
    return Text.assemble(" ", chip, "  ", (offer.detail, "dim"))


def _log_lines(line: Text, mark: str, width: int) -> list[Text]:
    return layout.wrapped(Text.assemble(mark, line), width - 1, indent=2)


def _last_that_fit(blocks: list[list[Text]], room: int) -> list[list[Text]]:
    """The last of some blocks of lines that have room together."""
    kept: list[list[Text]] = []
    for block in reversed(blocks):
        room -= len(block)
        if room < 0:
            break
        kept.insert(0, block)
    return kept


def _in_one(blocks: list[list[Text]]) -> list[Text]:
    return [line for block in blocks for line in block]


def _centred(line: Text, width: int) -> Text:
    return Text.assemble(" " * max(0, (width - line.cell_len) // 2), line)
