"""The drawn table: it fits, shows every answer, and says the same without colours."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from rich.text import Text

from longbox.faces.face import HAND, Badge, CardFace, Number, Side
from longbox.faces.lines import line
from longbox.faces.offers import Offer
from longbox.kernel.questions import Question
from longbox.terminal.drawing.boxes import box
from longbox.terminal.drawing.sides import heading
from longbox.terminal.drawing.tables import Columns, Row
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting
from tests.terminal.drawing import assert_answers_are_drawn, assert_questions_fit, drawn, frame_on, screen_for
from tests.terminal.play import play_until, presenter_for, session_of

CONTROL = re.compile("\x1b\\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile("\x1b\\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9]+)*m")

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("you,random", {}),
    ("Ann,Ben,Cem", {"on_patrol": True, "heroes": "choose"}),
    ("Ann,Ben,Cem,Dora", {"variant": "team", "heroes": "random"}),
    ("Ann,Ben,Cem,Dora,Eve", {"super_villains": 12}),
    ("Ann,Ben", {"variant": "two heads"}),
    ("Ann,Ben,Cem,Eve", {"format": "cube", "hero_names": []}),
]


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize(("players", "options"), GAMES, ids=[players for players, _ in GAMES])
def test_every_question_fits_and_shows_every_answer(
    players: str, options: dict[str, Any], size: tuple[int, int], tmp_path: Path
) -> None:
    """No line is wider than the terminal, no more lines are drawn than it has beside the prompt, no key is missing."""
    assert_answers_are_drawn(session_of(tmp_path, players, seed=4, **options), *size, most=250)


@pytest.mark.thorough
def test_a_smaller_terminal_is_not_overrun(tmp_path: Path) -> None:
    """What is smaller than 80 by 24 is filled, and not more."""
    assert_questions_fit(session_of(tmp_path, "Ann,Ben,Cem", seed=4), 50, 16, most=150)


def test_everything_of_the_table_is_there_at_80_by_24(tmp_path: Path) -> None:
    """Line-Up, stacks, foes, hand, Power, log and question stand on the smallest screen."""
    session = session_of(tmp_path, "you,random", seed=1)
    question = play_until(session, 3, lambda asked: session.table.game.turn > 8 and "Play a card" in asked.words())
    words = drawn(session, question)
    view = session.view(0)
    for card in [*view.line_up(), view.kick(), view.super_villain(), *view.hand()]:  # type: ignore[attr-defined]
        assert card.key()[:16] in words
    for part in ("Power 0", "main deck", "Weakness", "Random · Superman", "You · Batman", "discard", "Turn "):
        assert part in words
    assert "Play a card, buy one, or end your turn." in words


@pytest.mark.parametrize("count", [1, 2])
def test_whoever_a_player_plays_as_is_told_with_their_numbers_once(count: int) -> None:
    """One identity and several have their numbers, and what is so with them, behind their names, and that once."""
    batman = CardFace(
        title="Batman", numbers=(Number("Health", "6/6", short="Health 6/6"),), badges=(Badge("exhausted"),)
    )
    words = heading(Side(name="You", identity=(batman,) * count), 120).plain
    assert words.count("Batman Health 6/6 (exhausted)") == count
    assert words.count("Health") == count


def shown(session: Session, question: Question, **settings: Any) -> str:
    """What is sent to the terminal for a question."""
    screen = screen_for(session, 80, 24, **settings)
    screen.show(Sitting(session, presenter_for(session), screen).scene(question))
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_an_answer_of_the_hand_that_is_about_no_card_there_is_listed(tmp_path: Path) -> None:
    """A label that says where it belongs, and not which card it is about, still shows its key."""
    session = session_of(tmp_path)
    question = play_until(session, 3, lambda asked: "Play a card" in asked.words())
    scene = Sitting(session, presenter_for(session), screen_for(session, 80, 24)).scene(question)
    asked = scene.face.asked
    assert asked is not None
    scene.face = structs.replace(scene.face, asked=structs.replace(asked, offers=UNATTACHED))
    lines = [text.plain for text in screen_for(session, 80, 24).frame(scene, 80, 24)]
    assert [offer for offer in UNATTACHED if not any([f" {offer.key}  {offer.name}" in line for line in lines])] == []


UNATTACHED = (Offer("7", "Lay a card", ("a",), HAND), Offer("8", "Lay another", ("b",), HAND))


def test_without_colours_the_same_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR takes the colours away, and not a letter."""
    session = session_of(tmp_path)
    question = play_until(session, 3, lambda asked: session.table.game.turn > 8)
    coloured = shown(session, question, color_system="standard")
    monkeypatch.setenv("NO_COLOR", "1")
    bare = shown(session, question)
    assert COLOUR.search(coloured)
    assert not COLOUR.search(bare)
    assert CONTROL.sub("", bare) == CONTROL.sub("", coloured)


def test_the_terminal_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is drawn on the other screen of the terminal, and that is closed also after Ctrl-C."""

    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    session = session_of(tmp_path)
    screen = screen_for(session, 80, 24)
    Sitting(session, presenter_for(session), screen).run()
    assert isinstance(screen.console.file, io.StringIO)
    printed = screen.console.file.getvalue()
    assert printed.index("\x1b[?1049h") < printed.index("\x1b[?1049l") < printed.index("The game is kept in")


def test_long_answers_get_pages_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has room stands in place of the log until the next line; what has not is shown page by page."""
    session = session_of(tmp_path)
    screen = screen_for(session, 80, 24)
    question = session.question()
    assert question is not None
    frame_on(screen, session, question)
    screen.tell([line("One line.")])
    assert " One line." in [shown.plain for shown in frame_on(screen, session, question)]
    assert " One line." not in [shown.plain for shown in frame_on(screen, session, question)]
    asked: list[str] = []
    monkeypatch.setattr("builtins.input", lambda prompt="": asked.append(prompt) or "")
    screen.tell([line(f"Line {number}") for number in range(40)])
    assert len(asked) == 2


@pytest.mark.parametrize("draw", [lambda row: box(row, 30, 9), lambda row: Columns([row], 100, brief=False).draw(row)])
def test_what_is_so_with_a_card_of_the_market_and_what_is_attached_is_drawn(
    draw: Callable[[Row], Sequence[Text]],
) -> None:
    """As a box and as a row; where nothing is, nothing is said."""
    card = CardFace(title="Bane", kind="Villain", text="+2 Power.")
    burdened = structs.replace(card, badges=(Badge("Frozen"),), attached=(CardFace(title="Kick"),))
    words = " ".join([line.plain for line in draw(Row(burdened, "a"))])
    assert "(Frozen) + Kick" in words
    plain = " ".join([line.plain for line in draw(Row(card, "a"))])
    assert "Frozen" not in plain
    assert "Kick" not in plain
    assert "+2 Power." in plain
