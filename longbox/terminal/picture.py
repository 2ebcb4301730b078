"""Draw the liveliest moment of a game as a picture: `python -m longbox.terminal.picture FILE GAME`.

The game can be followed by the options of `longbox play`.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from longbox import games
from longbox.commands.play import game_command
from longbox.faces.face import TableFace
from longbox.games.shown import lobby_of, presenter_of
from longbox.kernel.record import Record
from longbox.players.registry import make_player
from longbox.terminal.drawn import DrawnScreen
from longbox.terminal.screen import Scene
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting

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


SEEDS: Final = (1, 2, 3)
QUESTIONS: Final = 300
"""So many games are looked at, and so many questions of each."""

ENOUGH: Final = 3
"""More cards than these make an area no livelier."""


class Played(NamedTuple):
    """What is pictured of a game.

    Attributes:
        game: The short name of the game.
        players: Who plays, as the command is told.
        options: What is agreed on.
    """

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]


def played(game: str, *options: str) -> Played:
    """A game as `longbox play` would begin it, with these options."""
    chosen = game_command(game).make_context(game, [*options]).params
    lobby = lobby_of(game)
    players = lobby.seated(chosen["players"].split(","), chosen)
    names = [seat.name for seat in read_seats(players, sharing=lobby.sharing)]
    return Played(game, tuple(players), lobby.agree(chosen, names))


def liveliness(face: TableFace) -> int:
    """How much there is to be seen on a face: cards of each kind in all areas but piles, and something in each."""
    areas = [area for side in face.sides if side.near for area in side.areas if area.kind != "pile"]
    counts = [len({card.title for card in area.cards}) for area in areas]
    own = face.own_side()
    offers = 0 if face.asked is None else len(face.asked.offers)
    whose = 2 if own is not None and own.active else 0
    return sum([min(count, ENOUGH) for count in counts]) + len(face.sides) + whose + min(offers, ENOUGH)


def liveliest_scene(game: Played, folder: Path) -> tuple[DrawnScreen, Scene]:
    """A screen, and the moment of some games at which most is to be seen; a bot plays in the person's place."""
    best: Scene | None = None
    for seed in SEEDS:
        for scene in scenes_of(game, seed, folder):
            if best is None or liveliness(scene.face) > liveliness(best.face):
                best = scene
    assert best is not None
    return DrawnScreen(_paper()), best


def scenes_of(game: Played, seed: int, folder: Path) -> Iterator[Scene]:
    """What is shown for each of the first questions of a game."""
    bot = make_player("greedy", game.game, BOT_SEED)
    seats = read_seats(list(game.players))
    record = Record(game.game, game.options, seed, (), game.players)
    session = Session(games.find(game.game), record, seats, folder / f"{seed}.json")
    sitting = Sitting(session, presenter_of(game.game, game.options), DrawnScreen(_paper()))
    for question in islice(iter(session.question, None), QUESTIONS):
        yield sitting.scene(question)
        view = session.view(question.player)
        session.answer(question.player, question.key_of(bot.answer(question, view)))


def _paper() -> Console:
    return Console(record=True, file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True)


def draw_picture(game: Played) -> str:
    """The table as SVG; the same every time."""
    with tempfile.TemporaryDirectory() as folder:
        screen, scene = liveliest_scene(game, Path(folder))
    for line in screen.frame(scene, WIDTH, HEIGHT):
        screen.console.print(line, no_wrap=True, overflow="crop")
    screen.console.print("> ", end="")
    return screen.console.export_svg(
        title=f"longbox play {game.game}", theme=NIGHT, code_format=FORM, unique_id="longbox"
    )


def main(arguments: list[str]) -> None:
    """Write the picture to the file that is named first, of the game that is named next with its options."""
    file, game, *options = arguments
    Path(file).write_text(draw_picture(played(game, *options)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
