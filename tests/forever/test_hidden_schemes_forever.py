"""What is done with a Scheme that lies facedown is done with whatever lies there, and tells nobody what that is."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.common.holding import Inspector
from tests.endless.case import Case, card

ASIDE = card(
    "Lead Away",
    "Move a citizen from a Scheme to a Location.",
    type="event",
    affiliation="Batman",
    cost=1,
    resource=1,
)
POSITION = """
stage = "planning"
Locations = ["Arkham Asylum", "The Daily Planet", "Robinson Park"]
Rhea.in_play = ["The Joker"]
Rhea.schemes = [
    { card = "Dose the City", at = "Arkham Asylum", citizens = 2, facedown = true },
    { card = "%s", at = "Robinson Park", citizens = 3, facedown = true },
]
Hal.in_play = ["Batman"]
Hal.hand = ["Lead Away"]
"""
DOES = ["play Lead Away", "Robinson Park", "The Daily Planet"]


class Script(Answerer):
    """Answers by keys, in order, and notes what was asked."""

    def __init__(self, keys: list[str]) -> None:
        self.left = [*keys]
        self.asked: list[tuple[str, list[str]]] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.asked.append((question.prompt.words, question.keys()))
        return question.choices[question.keys().index(self.left.pop(0))]

    def choose(self, question: Question) -> Choice:
        """The same, for whoever only looks on."""
        return question.choices[question.keys().index(self.left.pop(0))]


def arranged(scheme: str) -> Game[Any]:
    """A position in which a Hero can move citizens away from Schemes that lie facedown."""
    return Case("forever", "aside", ASIDE, POSITION % scheme, 'players = ["Rhea", "Hal"]').arranged()


def moved(scheme: str) -> tuple[list[tuple[str, list[str]]], list[str], dict[str, int]]:
    """What a Hero player is asked and told who moves a citizen, and how many are where afterwards."""
    game = arranged(scheme)
    script = Script(DOES)
    game.answerers = [script, script]
    find("forever").step(game)
    citizens = {thing.card.name: getattr(thing, "citizens", 0) for thing in game.objects.values()}
    return script.asked, game.views[1].log(), citizens


def test_no_scheme_that_lies_facedown_is_held_while_it_is_asked_where_citizens_go() -> None:
    """A player who thinks can imagine another there."""
    game = arranged("Laughing Fish")
    inspector = Inspector(game, Script(DOES), {})  # type: ignore[arg-type]
    game.answerers = [inspector, inspector]
    find("forever").step(game)
    assert inspector.looked_at
    assert inspector.found == set()


@pytest.mark.parametrize("scheme", ["Laughing Fish", "One Bad Day"])
def test_the_citizens_come_from_the_scheme_that_lies_there(scheme: str) -> None:
    """The Hero player chooses it by its Location."""
    asked, _, citizens = moved(scheme)
    assert asked[1] == ("Choose a Location with a Scheme", ["Arkham Asylum", "Robinson Park"])
    assert (citizens[scheme], citizens["Dose the City"]) == (2, 2)


def test_which_scheme_lies_there_makes_no_difference_to_the_hero_player() -> None:
    """All that is asked and told is the same with another."""
    one, other = moved("Laughing Fish"), moved("One Bad Day")
    assert (one[0], one[1]) == (other[0], other[1])
