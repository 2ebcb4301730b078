"""What texts make of the game is worked out once and kept. It never differs from working it out anew.

Where it would, a text forgot to say what it reads, or an action what it changed. `LONGBOX_GAMES` sets how many games.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from longbox.games.vs.game import VsGame
from longbox.games.vs.modifiers.at_work import Listener, RuleAtWork
from longbox.games.vs.modifiers.standing import Standing, context
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import Situation
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.common.bench import all_answer, how_many
from tests.always.common.copies import declared
from tests.always.common.tried import some_thorough

from .games import SYSTEM, BriskPlayer, any_game

GAMES = range(how_many(30))
COMPARED = sorted(declared(Qualities) - {"card", "context", "definition", "object", "plain"})
"""What can differ. The rest is fixed, or how it was found out."""
CONTEXT: Final = sorted(declared(Situation))


def values_of(qualities: Qualities) -> dict[str, object]:
    """All that a card is, as values that can be compared."""
    found = {name: getattr(qualities, name) for name in COMPARED}
    return found | {"context": [getattr(context(qualities), name) for name in CONTEXT]}


def of_listener(listener: Listener) -> tuple[object, ...]:
    """Which power waits, for whom."""
    return (listener.power, listener.situation.controller, listener.situation.reference, listener.delayed)


def of_rule(rule: RuleAtWork) -> tuple[object, ...]:
    """Which rule is at work, and whose."""
    return (rule.rule, rule.situation.controller, rule.situation.reference)


def reading(standing: Standing) -> dict[str, object]:
    """All that texts make of the game, by what it is about."""
    found: dict[str, object] = {str(each.card): values_of(each) for each in standing.everything}
    found |= {f"triggers {kind}": [of_listener(each) for each in what] for kind, what in standing.triggers.items()}
    found |= {f"rules {topic}": [of_rule(each) for each in what] for topic, what in standing.rules.items()}
    found["in play"] = [each.card.serial for each in standing.everything]
    found["characters"] = [each.card.serial for each in standing.characters]
    found["equipment"] = [each.card.serial for each in standing.equipment]
    found["payments"] = [(each.card.serial, power) for each, power in standing.payments]
    found["outside"] = [change.change for change in standing.outside]
    return found


def difference(game: VsGame) -> dict[str, tuple[object, object]]:
    """Where what is kept differs from what is worked out anew."""
    kept, anew = reading(game.standing()), reading(game.copy().standing())
    return {key: (kept.get(key), anew.get(key)) for key in kept.keys() | anew.keys() if kept.get(key) != anew.get(key)}


class Checking(Answerer):
    """Compares at every question, before another answers."""

    def __init__(self, game: VsGame, player: Answerer) -> None:
        self.game = game
        self.player = player

    def answer(self, question: Question, view: View[Any]) -> Choice:
        assert difference(self.game) == {}
        return self.player.answer(question, view)


@pytest.mark.parametrize("number", some_thorough(GAMES, 0))
def test_what_is_kept_is_what_would_be_found_anew(number: int) -> None:
    """After each step, and at each question in the middle of one."""
    game = any_game(number)
    all_answer(game, Checking(game, BriskPlayer(number)))
    while not game.over:
        SYSTEM.step(game)
        assert difference(game) == {}


def test_what_is_not_told_is_found_out() -> None:
    """An object that changes without a word makes a difference: the test can fail."""
    game = any_game(len(GAMES) + 10)
    all_answer(game, BriskPlayer(1))
    for _ in range(60):
        SYSTEM.step(game)
    for qualities in game.characters():
        game.thing(qualities.card).stunned = not qualities.is_stunned()
    assert difference(game) != {}
