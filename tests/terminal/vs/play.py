"""What the tests of Vs. System at the terminal share: tables that have just been laid out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from longbox import games
from longbox.games.vs.decks.starter_decks import starter_decks
from longbox.games.vs.game import VsGame
from longbox.games.vs.turn.priority import HAVE_PRIORITY
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.terminal.seats import read_seats
from longbox.terminal.session import Session
from tests.terminal.play import first_question

GAME = "vs"


def session_of(folder: Path, players: str = "you,random", seed: int = 1, **options: Any) -> Session:
    """A game that has just begun, with shipped decks unless others are asked for; seat 0 has the initiative."""
    seats = read_seats(players.split(","))
    decks = [*starter_decks()]
    agreed: dict[str, Any] = {
        "decks": [decks[number % len(decks)] for number in range(len(seats))],
        "names": [seat.name for seat in seats],
        "initiative": 0,
        **options,
    }
    words = tuple([seat.word for seat in seats])
    return Session(games.find(GAME), Record(GAME, agreed, seed, (), words), seats, folder / "game.json")


def view_of(session: Session, player: int = 0) -> TableView:
    """What a player sees."""
    view = session.view(player)
    assert isinstance(view, TableView)
    return view


def game_of(session: Session) -> VsGame:
    """The game itself."""
    assert isinstance(session.table.game, VsGame)
    return session.table.game


def find_question(
    folder: Path, holds: Callable[[TableView, Question], bool], players: str = "you,random", **options: Any
) -> tuple[Session, Question]:
    """A game at the first question for which something holds, from games that are played by chance."""
    return first_question(lambda seed: session_of(folder, players, seed, **options), holds, most=300)


def is_own_step(view: TableView, question: Question, moment: int) -> bool:
    """Whether a player has priority in a step of their own, with an empty chain and no attack."""
    own = view.step_player == question.player and view.moment == moment
    return question.prompt is HAVE_PRIORITY and own and not view.chain() and not view.attacking
