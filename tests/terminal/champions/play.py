"""What the tests of Marvel Champions at the terminal share: tables that have just been laid out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from longbox import games
from longbox.games.champions.view import TableView
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from tests.terminal.play import first_question

GAME = "champions"
HEROES = ("Spider-Man", "She-Hulk", "Iron Man", "Captain Marvel")


def session_of(folder: Path, players: str = "you", seed: int = 1, **options: Any) -> Session:
    """A game that has just begun, with heroes that are always the same unless others are asked for."""
    seats = read_seats(players.split(","), sharing=True)
    names = [seat.name for seat in seats]
    agreed: dict[str, Any] = {
        "heroes": HEROES[: len(seats)],
        "names": [name if names.count(name) == 1 else "" for name in names],
        **options,
    }
    words = tuple([seat.word for seat in seats])
    return Session(games.find(GAME), Record(GAME, agreed, seed, (), words), seats, folder / "game.json")


def view_of(session: Session, player: int = 0) -> TableView:
    """What a player sees."""
    view = session.view(player)
    assert isinstance(view, TableView)
    return view


def find_question(
    folder: Path, holds: Callable[[TableView, Question], bool], players: str = "you", **options: Any
) -> tuple[Session, Question]:
    """A game at the first question for which something holds, from games that are played by chance."""
    return first_question(lambda seed: session_of(folder, players, seed, **options), holds, most=400)
