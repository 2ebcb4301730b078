"""What is foretold of an activation in DC Forever is what can be done then, and comes to as much."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longbox.games.forever import events
from longbox.games.forever.actions.acting import PLAY_MODIFIERS
from longbox.games.forever.actions.timing import Reaction
from longbox.games.forever.definitions import ATTACK, RESCUE, THREATEN, GameCard
from longbox.games.forever.face.forecast import Outcome, blow, claimed, of_activation, outcome
from longbox.games.forever.turn.choices import RESCUE_HERE, THREATEN_HERE, Activate, Attack
from longbox.games.forever.turn.confrontation import CONFRONT
from longbox.games.forever.uses import UseAbility
from longbox.games.forever.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.common.bench import all_answer
from tests.forever.always.games import SYSTEM, BriskPlayer


class Fortuneteller(Answerer):
    """Plays for all, and compares what was foretold of an activation with what can be done once it has come to it.

    Attributes:
        came: How often each act came to be as it was foretold: possible, or not.
    """

    def __init__(self, seed: int) -> None:
        self.player = BriskPlayer(seed)
        self.foretold: dict[str, bool] = {}
        self.came: Counter[tuple[str, bool]] = Counter()

    def answer(self, question: Question, view: View[Any]) -> Choice:
        assert isinstance(view, TableView)
        if question.prompt is CONFRONT and self.foretold:
            self.compare(question)
        self.foretold = {}
        chosen = self.player.choose(question)
        if isinstance(chosen, Activate):
            self.foretell(view, chosen)
            if chosen.what:
                assert self.foretold[chosen.what]
                self.foretold = {}
        return chosen

    def foretell(self, view: TableView, chosen: Activate) -> None:
        """Note what is said of an activation before it is chosen."""
        spot = view.permanent(chosen.place).spot
        words = of_activation(view, chosen.card, chosen.place)
        for what in (ATTACK, THREATEN if view.mine.is_rogue else RESCUE):
            able = outcome(view, chosen.card, what, spot) is not None
            assert (f"{'attack' if what == ATTACK else what} " in words.partition("; ")[0]) == able
            self.foretold[what] = able

    def compare(self, question: Question) -> None:
        """Compare it with what is on offer right after."""
        offered = {
            ATTACK: any([isinstance(choice, Attack) for choice in question.choices]),
            THREATEN: THREATEN_HERE in question.choices,
            RESCUE: RESCUE_HERE in question.choices,
        }
        for what, able in self.foretold.items():
            assert offered[what] == able
            self.came[what, able] += 1


def test_what_is_foretold_of_an_activation_can_be_done_and_nothing_else() -> None:
    """Attacks, Threatening and Rescues are foretold where they come to be offered, and not where they don't."""
    came: Counter[tuple[str, bool]] = Counter()
    for seed in range(4):
        teller = Fortuneteller(seed)
        game = SYSTEM.new_game({"players": 2}, seed)
        all_answer(game, teller)
        SYSTEM.play(game)
        came += teller.came
    assert all([came[what, able] > 0 for what in (ATTACK, THREATEN, RESCUE) for able in (True, False)])


MEDDLING = (events.TRIGGERED, events.CANCELLED, events.REPLACED)
"""What tells that something came between."""


class Foretold:
    """An act as it was foretold when it was chosen.

    Attributes:
        what, actor, target: Who does what, to whom if it is an attack.
        made: How much it would come to.
        there: How many citizens are there.
        since: How long the log was.
        played: What each modifier added that was played, as it was foretold.
        undisturbed: Whether nothing has come between that isn't foretold: reactions, what a modifier costs.
    """

    def __init__(self, view: TableView, what: str, actor: GameCard, target: GameCard | None, since: int) -> None:
        made = claimed(view, actor, what, view.permanent(actor).spot) if target is None else blow(view, actor, target)
        assert made is not None
        location = view.location(view.permanent(actor).spot)
        assert location is not None
        self.what, self.actor, self.target, self.since = what, actor, target, since
        self.made: Outcome = made
        self.there = view.permanent(location).citizens
        self.bonuses = dict(view.modifiers_for(actor, what))
        self.played: list[int] = []
        self.undisturbed = True

    def note_modifier(self, use: UseAbility) -> None:
        """Note a modifier that is played: one of those that were foretold."""
        if use.ability.cost is None:
            self.played.append(self.bonuses[use.card])
        else:
            self.undisturbed = False


class OpenMinded(BriskPlayer):
    """Leaves open what a character is activated for, so that it is asked what it does."""

    def choose(self, question: Question) -> Choice:
        left = [choice for choice in question.choices if not (isinstance(choice, Activate) and choice.what)]
        open_question = Question(question.player, question.prompt, left, question.source)
        return super().choose(open_question)


class Prophet(Answerer):
    """Plays for all, and compares how much was foretold of an act with how much came of it.

    Attributes:
        came: How often it was so, by what was done and how many modifiers were played.
    """

    def __init__(self, seed: int) -> None:
        self.player = OpenMinded(seed)
        self.told: Foretold | None = None
        self.came: Counter[tuple[str, int]] = Counter()

    def answer(self, question: Question, view: View[Any]) -> Choice:
        assert isinstance(view, TableView)
        if self.told is not None and not view._game.acts:
            self.compare(self.told, view)
            self.told = None
        chosen = self.player.choose(question)
        told = self.told
        if told is None and question.prompt is CONFRONT:
            self.told = foretell(view, chosen)
        elif told is not None and question.prompt is PLAY_MODIFIERS and isinstance(chosen, UseAbility):
            told.note_modifier(chosen)
        elif told is not None and isinstance(chosen, Reaction):
            told.undisturbed = False
        return chosen

    def compare(self, told: Foretold, view: TableView) -> None:
        """Compare an act that is over, if nothing came between."""
        happened = view._game.log[told.since :]
        if not told.undisturbed or any([event.kind in MEDDLING for event in happened]):
            return
        kind, about = (events.CLAIM, told.actor) if told.target is None else (events.DAMAGE, told.target)
        amounts = [event.amount for event in happened if event.kind is kind and event.cards[0] is about]
        came = amounts[0] if amounts else 0
        if told.target is None:
            assert came == min(told.made.least + sum(told.played), told.there)
        elif not told.played:
            assert came == told.made.least
        else:
            assert told.made.least <= came <= told.made.least + sum(told.played)
        if told.played and len(told.played) == len(told.bonuses) == 1:
            assert came == told.made.most
        self.came[told.what, min(len(told.played), 2)] += 1


def foretell(view: TableView, chosen: Choice) -> Foretold | None:
    """What is foretold of the act that was chosen; none if it is no act."""
    actor, since = view.activated(), len(view._game.log)
    assert actor is not None
    if isinstance(chosen, Attack):
        return Foretold(view, ATTACK, actor, chosen.card, since)
    if chosen is THREATEN_HERE:
        return Foretold(view, THREATEN, actor, None, since)
    return Foretold(view, RESCUE, actor, None, since) if chosen is RESCUE_HERE else None


def came_true(seeds: range) -> Counter[tuple[str, int]]:
    """How often what was foretold came true in so many games of two and three players."""
    came: Counter[tuple[str, int]] = Counter()
    for seed in seeds:
        prophet = Prophet(seed)
        game = SYSTEM.new_game({"players": 2 + seed % 2}, seed)
        all_answer(game, prophet)
        SYSTEM.play(game)
        came += prophet.came
    return came


def test_as_much_comes_of_an_act_as_was_foretold() -> None:
    """Damage and citizens are as many as the table said, with the modifiers that were played."""
    came = came_true(range(2))
    assert all([came[what, 0] > 0 for what in (ATTACK, THREATEN, RESCUE)])


@pytest.mark.thorough
def test_as_much_comes_of_each_act_in_many_games() -> None:
    """The same in games that have seen each act with no modifier, with one and with several."""
    came = came_true(range(140, 180))
    assert all([came[what, count] > 0 for what in (ATTACK, THREATEN, RESCUE) for count in range(3)])
