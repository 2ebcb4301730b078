"""What is the same to everybody is one answer; what differs is told apart, and says in what."""

from __future__ import annotations

import pytest

from longbox.games.champions.actions.attacking import CHOOSE_ENEMY
from longbox.games.champions.definitions import Thing
from longbox.games.champions.permanents import STUNNED
from longbox.kernel.questions import Question
from longbox.terminal.games import face_of
from longbox.terminal.offers import make_offers
from tests.champions.heroes import HeroPlay

MINION = "Hydra Mercenary"


def two_minions() -> tuple[HeroPlay, list[Thing]]:
    """A game with two copies of a minion that engage the player."""
    play = HeroPlay()
    copies = [card for card in play.game.box if card.key() == MINION]
    minions = [play.engage(MINION)]
    other = next(card for card in copies if card not in minions)
    play.game.move(other, play.game.place_of(minions[0]))
    play.game.permanent(other).engaged = 0
    return play, [minions[0], other]


def offered(play: HeroPlay, minions: list[Thing]) -> list[str]:
    """How the minions are called where one of them is chosen, each with how many answers it stands for."""
    face, view = face_of("champions", {"heroes": ["Spider-Man"]}), play.game.views[0]
    question = Question(0, CHOOSE_ENEMY, [*minions])
    looks = [face.look(view, minion) for minion in minions]
    return [f"{offer.words} x{offer.count}" for offer in make_offers(question, face.labels(view, question), looks)]


def test_equal_minions_are_one_answer() -> None:
    """Two copies in the same state are one answer."""
    assert offered(*two_minions()) == [f"{MINION} 3/3 x2"]


@pytest.mark.parametrize(
    ("change", "words"),
    [("damage", f"{MINION} 2/3 x1"), ("status", f"{MINION} 3/3 (stunned) x1"), ("counter", "1 web counter")],
)
def test_minions_that_differ_are_told_apart(change: str, words: str) -> None:
    """Damage, a status card or a counter on one of two copies makes them two answers, and is told."""
    play, minions = two_minions()
    thing = play.game.permanent(minions[1])
    if change == "damage":
        thing.damage = 1
    elif change == "status":
        thing.statuses = (STUNNED,)
    else:
        thing.counters["web"] = 1
    found = offered(play, minions)
    assert found[0] == f"{MINION} 3/3 x1"
    assert words in found[1]


def test_an_attachment_tells_apart() -> None:
    """Of two copies, the one with an attachment is another answer."""
    play, minions = two_minions()
    tracer = play.put("Spider-Tracer", host=minions[1])
    assert offered(play, minions) == [f"{MINION} 3/3 x1", f"{MINION} 3/3 ({tracer}) x1"]
