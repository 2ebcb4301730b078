"""No ability is offered that could not change the game. [champions Ability, Card Ability; Triggered Ability]"""

from __future__ import annotations

import pytest

from longbox.games.champions.actions.payment import ResourceAbility
from longbox.games.champions.editions import STARTING
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.drawing import Draw
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from tests.always.common.bench import all_answer, how_many

from .games import SYSTEM, VARIANTS, BriskPlayer, positions, rich_game
from .useful import could_change, generates_something, offers_of

GAMES = [
    number
    for number in range(how_many(len(VARIANTS), share=0.1))
    if STARTING not in VARIANTS[number % len(VARIANTS)].get("later_rules", ())
]
"""Those in which later editions don't let abilities be started that change nothing."""


def useless_offers(number: int, every: int) -> tuple[list[str], int]:
    """The offers in some positions of a game that changed nothing, and how many were tried."""
    useless: list[str] = []
    tried = 0
    for place, game in enumerate(positions(number, every=every, rich=True)):
        rest = game.copy()
        places, offers = offers_of(game.copy(), number + place)
        tried += len(offers)
        useless += [
            f"{offer.words()} in round {rest.round}" for offer in offers if not could_change(rest, places, offer)
        ]
    return useless, tried


@pytest.mark.parametrize("number", GAMES)
def test_all_that_is_offered_could_change_the_game(number: int) -> None:
    """Each offered ability and basic power, taken in a copy, does something apart from its cost."""
    useless, tried = useless_offers(number, every=4)
    assert tried > 0
    assert useless == []


class Treasurer(BriskPlayer):
    """Sees to it that resource abilities are offered only where they make something."""

    def __init__(self, seed: int, game: ChampionsGame) -> None:
        super().__init__(seed)
        self.game = game
        self.seen = 0

    def choose(self, question: Question) -> Choice:
        for choice in question.choices:
            if isinstance(choice, ResourceAbility):
                assert generates_something(self.game, question, choice)
                self.seen += 1
        return super().choose(question)


def test_resource_abilities_that_are_offered_make_something() -> None:
    """No resource ability is offered that would make nothing."""
    seen = 0
    for number in (0, 9, 10, 11):
        game = rich_game(number)
        treasurer = Treasurer(number, game)
        all_answer(game, treasurer)
        SYSTEM.play(game)
        seen += treasurer.seen
    assert seen > 10


def test_what_would_change_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test can fail: an effect that claims to be possible where it isn't is found."""
    monkeypatch.setattr(Draw, "possible", lambda self, game, situation: True)
    monkeypatch.setattr(Draw, "run", lambda self, game, situation: None)
    assert any([useless_offers(number, every=3)[0] for number in GAMES])
