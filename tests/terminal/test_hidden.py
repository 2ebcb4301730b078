"""Nobody reads what they may not know: not on the table, not in what is explained, not over a shoulder."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from longbox.faces.lines import plain
from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.terminal.drawn import DrawnScreen
from longbox.terminal.plain import PlainScreen
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting
from tests.always.common.tried import some_thorough
from tests.terminal.play import presenter_for, questions, session_of, sit


def all_shown(session: Session, question: Question) -> list[str]:
    """Everything that a player can make the screen show: drawn, told, and explained."""
    presenter = presenter_for(session)
    screen = DrawnScreen(Console(file=io.StringIO(), width=120, height=40))
    scene = Sitting(session, presenter, screen).scene(question)
    view = scene.view
    shown = [line.plain for line in screen.frame(scene, 120, 40)]
    shown += [line.plain for line in screen.frame(scene, 80, 24)]
    shown += [*scene.face.spoken, *scene.face.brief, *scene.before, *scene.news]
    shown += [report.words for report in view.reports()]
    for thing in presenter.things(view):
        shown += [plain(line) for line in presenter.explain(view, thing)]
    return shown


def unknown(game: Game[Any], player: int) -> list[Card[Any]]:
    """The cards that a player can't know where they lie."""
    return [card for card in game.box if not game.knows(player, card)]


def swap(game: Game[Any], one: Card[Any], other: Card[Any]) -> None:
    """Let two cards change places, and owners."""
    for card, replaced in ((one, other), (other, one)):
        pile = game.piles[game.places[card.serial]]
        assert card in pile or replaced in pile
    first, second = game.piles[game.places[one.serial]], game.piles[game.places[other.serial]]
    here, there = first.index(one), second.index(other)
    first[here], second[there] = other, one
    for values in (game.places, game.owners):
        values[one.serial], values[other.serial] = values[other.serial], values[one.serial]


@pytest.mark.parametrize("players", some_thorough(["Ann,Ben,Cem", "Ann,Ben"], 0))
def test_cards_that_a_player_can_not_know_make_no_difference(players: str, tmp_path: Path) -> None:
    """Whatever cards of foes' hands, decks and the stacks change places, every line of the screen stays the same."""
    session = session_of(tmp_path, players, seed=2, super_villains=9)
    chance = random.Random(5)
    swapped = 0
    for number, question in enumerate(questions(session, seed=3, most=400)):
        if number % 10:
            continue
        game = session.table.game
        places = {zone.number for zone in game.zones if zone.owner not in (-1, question.player)}
        hidden = unknown(game, question.player)
        of_foes = [card for card in hidden if game.places[card.serial] in places]
        of_stacks = [card for card in hidden if game.zones[game.places[card.serial]].owner == -1]
        before = all_shown(session, question)
        for cards in (of_foes, of_stacks):
            one, other = chance.sample(cards, 2)
            if one.definition is not other.definition and same_back(one, other):
                swap(game, one, other)
                assert all_shown(session, question) == before
                swap(game, other, one)
                swapped += 1
    assert swapped > 20


def same_back(one: Card[Any], other: Card[Any]) -> bool:
    """Whether two cards could lie in the same pile."""
    villains = [card.definition.stack == "super-villain" for card in (one, other)]
    return villains[0] == villains[1]


def test_the_next_person_is_waited_for(tmp_path: Path) -> None:
    """Whenever another person is asked, the screen is handed over before anything of theirs is shown."""
    session = session_of(tmp_path, "Ann,Ben", hero_names=[["The Flash"], ["Batman"]])
    screen = sit(session, "0", "0", "0", "0")
    assert screen.handed == ["Ann", "Ben", "Ann", "Ben", "Ann"]
    assert [scene.view.seat.name for scene in screen.scenes] == screen.handed


def test_with_bots_nobody_waits(tmp_path: Path) -> None:
    """A single person is never asked to look away."""
    assert sit(session_of(tmp_path, "Ann,random,random"), "0", "0").handed == []


def test_choices_at_the_same_time_are_made_one_after_another(tmp_path: Path) -> None:
    """Where all choose at once, each sees the own question only, and no answer of another."""
    session = session_of(tmp_path, "Ann,Ben", seed=3, heroes="deal two")
    screen = sit(session, "1", "1")
    assert screen.handed[:2] == ["Ann", "Ben"]
    first, second = screen.scenes[:2]
    assert {choice.key() for choice in first.question.choices}.isdisjoint(
        {choice.key() for choice in second.question.choices}
    )
    assert second.news == []


def test_handing_over_leaves_nothing_to_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen is cleared, and says only who is next and who looks away."""
    session = session_of(tmp_path, "Ann,Ben,random")
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24)
    screen = DrawnScreen(console)
    screen.show(Sitting(session, presenter_for(session), screen).scene(next(questions(session, 1))))
    console.file = io.StringIO()
    monkeypatch.setattr("builtins.input", lambda prompt="": "")
    screen.hand_over("Ben", ["Ann"])
    assert isinstance(console.file, io.StringIO)
    printed = console.file.getvalue()
    assert "\x1b[2J" in printed
    for word in ("Ben is next.", "Ann, please look away."):
        assert word in printed
    for word in ("Punch", "Vulnerability", "Kick", "Line-Up"):
        assert word not in printed


def test_plain_lines_wait_for_the_next_person_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing of the next person is told before Enter."""
    session = session_of(tmp_path, "Ann,Ben", hero_names=[["The Flash"], ["Batman"]])
    typed = ["", "0"]

    def type_next(prompt: str = "") -> str:
        if not typed:
            raise SystemExit
        return typed.pop(0)

    monkeypatch.setattr("builtins.input", type_next)
    with pytest.raises(SystemExit):
        Sitting(session, presenter_for(session), PlainScreen()).run()
    told = capsys.readouterr().out
    assert told.startswith("Ann is next. Press Enter when nobody else can read along.\nAnn plays as The Flash.")
    assert told.endswith("Ben is next. Press Enter when nobody else can read along.\n")
