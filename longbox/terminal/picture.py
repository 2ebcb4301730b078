"""Draw a moment of a game as a picture: `python -m longbox.terminal.picture docs/table.svg`.

Another game is named after the file: `... docs/table-champions.svg champions`.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from longbox import games
from longbox.games.champions import view as champions
from longbox.games.champions.turn.phases import TAKING_TURN
from longbox.games.dcdb import view as dcdb
from longbox.games.vs import view as vs
from longbox.games.vs.game import ATTACKING
from longbox.kernel.record import Record
from longbox.kernel.view import View
from longbox.players.registry import make_player
from longbox.terminal.drawn import DrawnScreen
from longbox.terminal.face import Face
from longbox.terminal.games import face_of
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


class Moment(NamedTuple):
    """What is pictured of a game.

    Attributes:
        game: The short name of the game.
        players: Who plays, as the command is told.
        options: What is agreed on, besides names.
        worth_showing: Whether a player sees enough of what there is.
        command: What is typed to play it.
    """

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    worth_showing: Callable[[View[Any]], bool]
    command: str


def rich_table(view: View[Any]) -> bool:
    """Whether the player has a Location, some Power, and different cards to play, as the Super-Villain looks on."""
    assert isinstance(view, dcdb.TableView)
    me = view.seat.number
    different = len({card.key() for card in view.hand()})
    return view.active == me and bool(view.locations(me) and view.super_villain()) and view.power() >= 3 < different


def hard_fight(view: View[Any]) -> bool:
    """Whether the player has a minion before the hero, an ally and upgrades, and a side scheme to think of."""
    assert isinstance(view, champions.TableView)
    me = view.seat.number
    own_turn = view.phase == TAKING_TURN and view.active == me
    fought = bool(view.minions_of(me) and view.side_schemes() and view.attachments(view.villain()))
    return own_turn and fought and bool(view.allies(me) and len(view.upgrades(me)) > 1 and len(view.hand()) > 3)


def teams_at_war(view: View[Any]) -> bool:
    """Whether characters of two teams fight, and an effect is on the chain."""
    assert isinstance(view, vs.TableView)
    ready = [len([one for one in view.characters(side) if not one.is_stunned()]) for side in (0, 1)]
    equipped = [one for one in view.characters() if view.equipment_on(one.card)]
    fought = view.attack == ATTACKING and view.somebody_has_priority and bool(view.chain() and equipped)
    return fought and min(ready) > 1 and max(ready) > 2 and 1 < len(view.hand()) <= 4


MOMENTS: Final = {
    "dcdb": Moment("dcdb", ("you", "greedy", "random"), {"players": 3}, rich_table, "longbox play dcdb"),
    "champions": Moment(
        "champions",
        ("you", "greedy"),
        {"heroes": ["Spider-Man", "Captain Marvel"], "scenario": "Rhino"},
        hard_fight,
        "longbox play champions",
    ),
    "vs": Moment("vs", ("you", "greedy"), {"decks": ["X-Men", "Brotherhood"]}, teams_at_war, "longbox play vs"),
}


def pictured_scene(moment: Moment, folder: Path) -> tuple[DrawnScreen, Scene]:
    """A screen, and the first moment of the first game that is worth showing; a bot plays in the person's place."""
    bot = make_player("greedy", moment.game, BOT_SEED)
    for seed in count(1):
        session, face = _seated(moment, seed, folder)
        screen = DrawnScreen(face, _paper())
        for question in iter(session.question, None):
            view = session.view(question.player)
            if moment.worth_showing(view):
                return screen, Sitting(session, face, screen).scene(question)
            session.answer(question.player, question.key_of(bot.answer(question, view)))
    raise AssertionError("there is always another seed")


def _seated(moment: Moment, seed: int, folder: Path) -> tuple[Session, Face]:
    seats = read_seats(list(moment.players))
    options = {**moment.options, "names": [seat.name for seat in seats]}
    record = Record(moment.game, options, seed, (), moment.players)
    return Session(games.find(moment.game), record, seats, folder / f"{seed}.json"), face_of(moment.game, options)


def _paper() -> Console:
    return Console(record=True, file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True)


def draw_picture(moment: Moment) -> str:
    """The table as SVG; the same every time."""
    with tempfile.TemporaryDirectory() as folder:
        screen, scene = pictured_scene(moment, Path(folder))
    for line in screen.frame(scene, WIDTH, HEIGHT):
        screen.console.print(line, no_wrap=True, overflow="crop")
    screen.console.print("> ", end="")
    return screen.console.export_svg(title=moment.command, theme=NIGHT, code_format=FORM, unique_id="longbox")


def main(arguments: list[str]) -> None:
    """Write the picture to the file that is named first, of the game that is named next."""
    file, *named = arguments
    moment = MOMENTS[named[0] if named else "dcdb"]
    Path(file).write_text(draw_picture(moment), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
