"""What a player looks for is where it was: keys of the hand, the hero's ability, hit points, and the whole table."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from longbox.faces.offers import HandNumbers
from longbox.games.champions.face.cards import hit_points
from longbox.terminal import screen as reading
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting
from tests.terminal.champions import play as champions
from tests.terminal.drawing import drawn, screen_for
from tests.terminal.play import presenter_for, questions, session_of, sit
from tests.terminal.vs import play as vs


def keys_by_turn(session: Session, most: int) -> dict[object, dict[str, set[str]]]:
    """For each turn of a game that is played by chance, the keys that each card of the hand had."""
    found: dict[object, dict[str, set[str]]] = {}
    sitting = Sitting(session, presenter_for(session), screen_for(session, 100, 40))
    for question in questions(session, 3, most):
        turn = (question.player, sitting.presenter.turn(session.view(question.player)))
        for offer in sitting.scene(question).offers:
            if offer.held:
                found.setdefault(turn, {}).setdefault(offer.held, set()).add(offer.key)
    return found


@pytest.mark.parametrize("game", [session_of, champions.session_of, vs.session_of])
def test_a_card_keeps_its_key_for_a_whole_turn(game: object, tmp_path: Path) -> None:
    """Whatever is played and drawn meanwhile, each card has one key, and no other card has it."""
    session: Session = game(tmp_path)  # type: ignore[operator]
    turns = keys_by_turn(session, 250)
    assert len(turns) > 2
    for cards in turns.values():
        keys = [key for keys in cards.values() for key in keys]
        assert len(keys) == len(set(keys)) == len(cards)


def test_the_key_of_a_card_that_is_gone_plays_no_other(tmp_path: Path) -> None:
    """Where the last Punch was played, its key is nobody's until the turn is over."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    first = sit(session).scenes[0]
    numbered = [offer for offer in first.offers if offer.held]
    key, count = numbered[0].key, numbered[0].count
    screen = sit(session, *[key] * (count + 1))
    last = screen.scenes[-1]
    assert all([offer.key != key for offer in last.offers])
    assert f"'{key}' is not among the answers." in " ".join(screen.told)


def test_a_new_turn_numbers_anew() -> None:
    """Cards are numbered in their order; who comes later gets the next number, and keeps it until the turn is over."""
    numbers = HandNumbers()
    numbers.hold(1, ["Punch", "Kick", "Punch"])
    numbers.hold(1, ["Robin", "Kick"])
    assert [numbers.number_of(card) for card in ("Punch", "Kick", "Robin")] == ["1", "2", "3"]
    numbers.hold(2, ["Robin"])
    assert numbers.number_of("Robin") == "1"


def test_the_ability_of_ones_own_hero_is_on_the_table(tmp_path: Path) -> None:
    """At 100 columns, what the hero can do need not be asked for."""
    session = session_of(tmp_path, seed=5, hero_names=[["The Flash"], ["Batman"]])
    question = next(questions(session, 1))
    ability = session.view(0).heroes(0)[0].definition.text.split()  # type: ignore[attr-defined]
    assert " ".join(ability[:6]) in " ".join(drawn(session, question, 100, 30).split())
    of_hero = champions.session_of(tmp_path)
    question = next(questions(of_hero, 1))
    identity = champions.view_of(of_hero).identity(0).definition.text.split()
    assert " ".join(identity[:5]) in " ".join(drawn(of_hero, question, 100, 24).split())


def test_hit_points_are_never_cut_off(tmp_path: Path) -> None:
    """On 40 columns, a name is cut rather than how many hit points are left."""
    session = champions.session_of(tmp_path, "Annabella the Great,Benedict")
    for question in questions(session, 5, 120):
        view = champions.view_of(session, question.player)
        lines = drawn(session, question, 40, 40)
        heroes = [view.identity(player) for player in range(2) if not view.is_eliminated(player)]
        for card in [view.villain(), *heroes]:
            assert f" {hit_points(view, card)}" in lines, lines


def test_another_size_of_the_window_is_drawn_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a line is typed, the table is drawn in the new size, and what was told stays."""
    session = session_of(tmp_path, seed=5)
    question = next(questions(session, 1))
    screen = screen_for(session, 100, 40)
    scene = Sitting(session, presenter_for(session), screen).scene(question)
    seen: list[int] = []
    monkeypatch.setattr(screen, "_draw", lambda lines: seen.append(max([line.cell_len for line in lines])))

    def resized(prompt: str, words: list[str]) -> str:
        screen.console.width = 60
        os.kill(os.getpid(), signal.SIGWINCH)
        return "0"

    monkeypatch.setattr(reading, "read_line", resized)
    before = signal.getsignal(signal.SIGWINCH)
    screen.show(scene)
    assert screen.ask(scene, []) == "0"
    assert seen == [100, 60]
    assert signal.getsignal(signal.SIGWINCH) == before
