"""Draw a moment of a game as a picture: `python -m longbox.terminal.picture docs/table.svg`."""

from __future__ import annotations

import io
import re
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Any, Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from longbox import games
from longbox.games.dcdb.view import TableView
from longbox.kernel.record import Record
from longbox.players.registry import make_player
from longbox.terminal.drawn import DrawnScreen
from longbox.terminal.face import Face
from longbox.terminal.games import face_of
from longbox.terminal.screen import Scene
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting

GAME: Final = "dcdb"
PLAYERS: Final = ("you", "greedy", "random")
BOT_SEED: Final = 1

WIDTH: Final = 120
HEIGHT: Final = 40
FORM: Final = re.sub(r"@font-face\s*\{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""The form of the picture, which names no place on the net to take a font from."""

DARK: Final = (30, 36, 50), (224, 95, 95), (120, 200, 120), (222, 184, 92), (72, 116, 200), (190, 120, 210)
BRIGHT: Final = (95, 105, 125), (240, 120, 115), (140, 220, 140), (245, 210, 115), (110, 160, 245), (215, 145, 235)
NIGHT: Final = TerminalTheme(
    (16, 20, 30),
    (205, 210, 220),
    [*DARK, (90, 190, 200), (205, 210, 220)],
    [*BRIGHT, (115, 215, 225), (245, 247, 250)],
)


def pictured_scene(folder: Path) -> tuple[DrawnScreen, Scene]:
    """A screen, and the first moment of the first game that is worth showing; a bot plays in the person's place."""
    bot = make_player("greedy", GAME, BOT_SEED)
    for seed in count(1):
        session, face = _seated(seed, folder)
        screen = DrawnScreen(face, _paper())
        for question in iter(session.question, None):
            view = session.view(question.player)
            assert isinstance(view, TableView)
            if _is_worth_showing(view):
                return screen, Sitting(session, face, screen).scene(question)
            session.answer(question.player, question.key_of(bot.answer(question, view)))
    raise AssertionError("there is always another seed")


def _seated(seed: int, folder: Path) -> tuple[Session, Face]:
    seats = read_seats(list(PLAYERS))
    options = {"players": len(seats), "names": [seat.name for seat in seats]}
    record = Record(GAME, options, seed, (), PLAYERS)
    return Session(games.find(GAME), record, seats, folder / f"{seed}.json"), face_of(GAME, options)


def _paper() -> Console:
    return Console(record=True, file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True)


def _is_worth_showing(view: TableView) -> bool:
    """Whether the player has a Location, some Power, and different cards to play, as the Super-Villain looks on."""
    me = view.seat.number
    different = len({card.key() for card in view.hand()})
    return view.active == me and bool(view.locations(me) and view.super_villain()) and view.power() >= 3 < different


def draw_picture(title: str) -> str:
    """The table as SVG; the same every time."""
    with tempfile.TemporaryDirectory() as folder:
        screen, scene = pictured_scene(Path(folder))
    for line in screen.frame(scene, WIDTH, HEIGHT):
        screen.console.print(line, no_wrap=True, overflow="crop")
    screen.console.print("> ", end="")
    return screen.console.export_svg(title=title, theme=NIGHT, code_format=FORM, unique_id="longbox")


def main(arguments: list[Any]) -> None:
    """Write the picture to the file that is named."""
    (file,) = arguments
    Path(file).write_text(draw_picture(f"longbox play {GAME}"), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
