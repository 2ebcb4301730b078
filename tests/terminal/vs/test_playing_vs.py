"""Playing Vs. System at one screen: whole games by keys, attacks and formations in words, what is asked about cards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from longbox.games.vs.actions.formation import MOVE_WHOM
from longbox.games.vs.combat.attacking import ATTACK_TOGETHER
from longbox.games.vs.face.forming import suggested
from longbox.games.vs.face.shortcuts import shortcuts
from longbox.games.vs.moments import ATTACK_STEP
from longbox.games.vs.table import SUPPORT
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.terminal.screen import Scene
from longbox.terminal.session import Session
from longbox.terminal.sitting import Sitting
from tests.always.common.tried import some_thorough
from tests.terminal.play import ScriptedScreen, presenter_for, sit
from tests.terminal.vs.play import find_question, game_of, is_own_step, session_of, view_of


class TypingScreen(ScriptedScreen):
    """A screen at which somebody types keys and names of answers by chance."""

    chance = random.Random(0)

    def ask(self, scene: Scene, words: list[str]) -> str:
        offers = [offer for offer in scene.offers if offer.answers != ("pass",)]
        offer = self.chance.choice(offers if offers and self.chance.random() < 0.7 else scene.offers)
        return offer.key


@pytest.mark.parametrize(
    ("players", "seed"), some_thorough([("you,random", 1), ("Ann,Ben", 2), ("Ann,random,random", 3)], 0)
)
def test_whole_games_are_played_by_keys(players: str, seed: int, tmp_path: Path) -> None:
    """Every key that is shown is understood, until somebody has won."""
    session = session_of(tmp_path, players, seed)
    screen = TypingScreen([])
    screen.chance = random.Random(seed)
    Sitting(session, presenter_for(session), screen).run()
    assert session.over
    assert not [line for line in screen.told if "not among" in line or "could be" in line]
    assert any([line.endswith(("wins.", "win.", "draw.")) for line in screen.finished])


def can_attack(view: TableView, question: Question) -> bool:
    """Whether it is the own attack step, and a character can attack one of several."""
    if not is_own_step(view, question, ATTACK_STEP):
        return False
    own = [one.card for one in view.characters(question.player) if view.can_be_attacker(one.card)]
    return any([len(view.attackable(card)) > 1 for card in own])


def test_an_attack_is_proposed_in_words(tmp_path: Path) -> None:
    """Who is attacked, and with whom, is typed in one line; who is not named doesn't join."""
    session, question = find_question(tmp_path, can_attack)
    scene = Sitting(session, presenter_for(session), None).scene(question)  # type: ignore[arg-type]
    wish = next(offer for offer in scene.unlisted if offer.words.startswith("attack "))
    target = wish.words.removeprefix("attack ").partition(" with ")[0]
    sit(session, wish.words)
    proposed = [report.note for report in view_of(session).reports() if report.kind.name == "propose"]
    assert any([target in note for note in proposed])


def test_the_table_of_attacks_says_what_would_come(tmp_path: Path) -> None:
    """`attack` lists each attacker with all whom it can attack."""
    session, _ = find_question(tmp_path, can_attack)
    view = view_of(session)
    words = " ".join(sit(session, "attack").told)
    for one in view.characters(0):
        if view.can_be_attacker(one.card) and view.attackable(one.card):
            assert f"{one.definition.card_name} {one.atk}/{one.defense}" in words
    assert any([outcome in words for outcome in ("stuns", "both", "loses", "nothing")])


def test_partners_come_with_what_they_would_change(tmp_path: Path) -> None:
    """Where others may join an attack, each answer says what would come of it."""

    def joins(view: TableView, question: Question) -> bool:
        return question.prompt is ATTACK_TOGETHER

    session, question = find_question(tmp_path, joins)
    scene = Sitting(session, presenter_for(session), None).scene(question)  # type: ignore[arg-type]
    assert all([" ATK " in offer.words or "would lose" in offer.words for offer in scene.offers])


def may_form(view: TableView, question: Question) -> bool:
    """Whether a formation of three or more may be rearranged."""
    return question.prompt is MOVE_WHOM and len(view.characters(question.player)) > 2 and not question.taken


def test_characters_are_moved_in_words(tmp_path: Path) -> None:
    """A character and a row, or another character before or behind which it is to be."""
    session, _ = find_question(tmp_path, may_form)
    view = view_of(session)
    first, second = view.characters(0)[:2]
    name = first.definition.name if first.definition.card_name == second.definition.card_name else ""
    sit(session, f"{name or first.definition.card_name} support")
    thing = game_of(session).thing(first.card)
    assert thing.row == SUPPORT


def test_the_suggested_formation_is_taken_with_one_key(tmp_path: Path) -> None:
    """All characters come to stand as it was suggested, and nothing more is asked about the formation."""

    def holds(view: TableView, question: Question) -> bool:
        return may_form(view, question) and "g" in [offer.key for offer in shortcuts(view, question)]

    session, _ = find_question(tmp_path, holds)
    wanted = suggested(view_of(session))
    sit(session, "g")
    game = game_of(session)
    stand = {card: (game.thing(card).row, game.thing(card).column) for card in wanted if card.serial in game.objects}
    assert stand == {card: place for card, place in wanted.items() if card in stand}
    question = session.question()
    assert question is None or question.prompt is not MOVE_WHOM


def test_reconstructed_numbers_are_told(tmp_path: Path) -> None:
    """`?card` says what of a card was chosen, because nobody knows it."""
    told = sit(session_of(tmp_path), "?quicksilver, speed demon").told
    assert any([line.startswith("Reconstructed: ") and "flight" in line for line in told])


def test_why_tells_the_rule(tmp_path: Path) -> None:
    """Why with a wish tells the first requirement that isn't met, with its rule."""
    session = session_of(tmp_path, decks=["X-Men", "Brotherhood"])
    told = sit(session, "why attack").told
    assert told[0] == "The first turn has not begun."
    assert told[1].startswith("Rule: 101.6.")
    assert sit(session, "attack").told == ["You attack in your own attack step."]


def test_a_person_may_concede(tmp_path: Path) -> None:
    """`concede` ends the game for who has priority; it is never listed."""
    session = session_of(tmp_path, "you,random", concede=[0])
    screen = sit(session, "no", "concede", "0")
    assert screen.told == ["You concede as soon as you have priority."]
    assert not [offer for scene in screen.scenes for offer in scene.offers if offer.key == "concede"]
    assert "You concede." in " ".join(screen.finished)


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """What was kept is the same game, with the same question."""
    session = session_of(tmp_path, seed=4)
    sit(session, "no", "1", "0")
    again = Session(session.system, session.record(), session.seats, session.file)
    first, second = session.question(), again.question()
    assert first is not None
    assert second is not None
    assert first.keys() == second.keys()
