"""Each step of a round does what the rules reference says of it, counted apart from the rules themselves.

[champions Villain Phase; End Of Player Phase; First Player]
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longbox.games.champions import events
from longbox.games.champions.actions.attacking import CHOOSE_ENEMY
from longbox.games.champions.actions.enemies import DEFEND, NO_DEFENSE
from longbox.games.champions.actions.payment import PAY, ResourceAbility
from longbox.games.champions.actions.thwarting import CHOOSE_SCHEME
from longbox.games.champions.actions.timing import INTERRUPT, RESPOND
from longbox.games.champions.definitions import ALLY, GUARD, HERO, SIDE_SCHEME
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.phases import (
    ACTIVATING,
    DEALING,
    ENDING_PLAYER_PHASE,
    ENDING_ROUND,
    PLACING_THREAT,
    REVEALING,
    TAKING_TURN,
)
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Question
from tests.always.common.bench import all_answer, how_many

from .games import SYSTEM, VARIANTS, BriskPlayer, new_game, rich_game

GAMES = range(how_many(4 * len(VARIANTS), share=0.2))
DEEDS = (events.ATTACK, events.SCHEME, events.STOPPED)
"""What an enemy does as it activates."""


class Step:
    """A step of a game: how it was before, and what happened in it."""

    def __init__(self, before: ChampionsGame, after: ChampionsGame) -> None:
        self.before = before
        self.after = after

    def happened(self, *kinds: EventKind) -> list[Happening]:
        """What happened of some kinds, in order."""
        return [event for event in self.after.log if event.kind in kinds and isinstance(event, Happening)]


def check_threat(step: Step) -> None:
    """The main scheme gets its acceleration, and one for each acceleration icon and token; cards may prevent it."""
    before = step.before
    main = before.main_scheme().definition
    icons = sum([card.definition.acceleration_icons for card in before.scenario_cards()])
    tokens = before.permanent(before.main_scheme()).counters.get(ACCELERATION, 0)
    per_player = len(before.players) if main.acceleration_per_player else 1
    expected = main.acceleration * per_player + icons + tokens
    placed = [event for event in step.happened(events.THREAT) if event.source is None]
    assert len(placed) <= 1
    used = step.happened(events.USED, events.PLAY)
    if used:
        assert sum([event.amount for event in placed]) <= expected
    else:
        assert [event.amount for event in placed] == [expected]
    if not step.after.over:
        assert step.after.phase == ACTIVATING


def check_activations(step: Step) -> None:
    """The villain activates against the next player first: it attacks a hero, and schemes against an alter-ego."""
    before = step.before
    waiting = [player for player in before.in_order() if not before.position & before.players[player].bit]
    deeds = step.happened(*DEEDS)
    if not waiting:
        assert deeds == []
        assert step.after.phase == DEALING
        return
    first = deeds[0]
    assert first.cards == [before.villain()]
    stunned, confused = [before.permanent(before.villain()).has(status) for status in ("stunned", "confused")]
    in_hero_form = before.in_hero_form(waiting[0])
    if stunned if in_hero_form else confused:
        assert first.kind is events.STOPPED
    else:
        assert first.kind is (events.ATTACK if in_hero_form else events.SCHEME)
        assert first.player == waiting[0]


def check_dealing(step: Step) -> None:
    """Each player is dealt an encounter card, and one more for each hazard icon, in player order."""
    before = step.before
    order = before.in_order()
    hazards = sum([card.definition.hazards for card in before.scenario_cards()])
    expected = order + [order[number % len(order)] for number in range(hazards)]
    assert [event.player for event in step.happened(events.DEALT)] == expected


def check_revealing(step: Step) -> None:
    """The first player in order with facedown cards reveals the one that was dealt first."""
    before = step.before
    waiting = [player for player in before.in_order() if before.cards(before.players[player].dealt)]
    revealed = step.happened(events.REVEAL)
    if not waiting:
        assert revealed == []
        assert step.after.phase == ENDING_ROUND
        return
    assert revealed[0].player == waiting[0]
    assert revealed[0].cards == [before.cards(before.players[waiting[0]].dealt)[-1]]


def check_end_of_round(step: Step) -> None:
    """The first player token is passed clockwise, and another round begins with that player's turn."""
    after = step.after
    if not after.over:
        assert after.round == step.before.round + 1
        assert after.first_player == after.next_player(step.before.first_player)
        assert after.phase == TAKING_TURN
        assert after.active == after.first_player
        assert not any(after.changed_form)


def check_end_of_player_phase(step: Step) -> None:
    """Nobody discards who need not, unless they like; everybody has drawn."""
    for event in step.happened(events.DREW):
        held = len(step.before.cards(step.before.players[event.player].hand))
        thrown = [other for other in step.happened(events.DISCARDED) if other.player == event.player]
        assert event.amount <= step.before.hand_size(event.player) - held + len(thrown)


CHECKS: dict[int, Callable[[Step], None]] = {
    PLACING_THREAT: check_threat,
    ACTIVATING: check_activations,
    DEALING: check_dealing,
    REVEALING: check_revealing,
    ENDING_ROUND: check_end_of_round,
    ENDING_PLAYER_PHASE: check_end_of_player_phase,
}


def step_on(game: ChampionsGame) -> Step:
    """Take a step, with a log of its own."""
    before = game.copy()
    game.log = []
    SYSTEM.step(game)
    return Step(before, game)


@pytest.mark.parametrize("number", GAMES)
def test_each_step_does_what_it_is_for(number: int) -> None:
    """In every phase, what happened is what the rules say of it."""
    game = rich_game(number) if number % 2 else new_game(number)
    all_answer(game, BriskPlayer(number))
    while not game.over:
        check = CHECKS.get(game.phase)
        step = step_on(game)
        if check is not None:
            check(step)


# What players are asked


class Referee(BriskPlayer):
    """Looks at what players are asked, with the rules in hand."""

    def __init__(self, seed: int, game: ChampionsGame) -> None:
        super().__init__(seed)
        self.game = game
        self.seen: set[str] = set()

    def choose(self, question: Question) -> Choice:
        check = QUESTIONS.get(question.prompt.words)
        if check is not None:
            self.seen.add(question.prompt.words)
            check(self.game, question)
        return super().choose(question)


def check_enemies(game: ChampionsGame, question: Question) -> None:
    """Enemies in play can be attacked, the villain only where no minion guards it. [champions Attack, Guard]"""
    guarded = any([game.keyword(minion, GUARD) is not None for minion in game.minions_of(question.player)])
    for choice in question.choices:
        assert isinstance(choice, Card)
        assert choice in game.enemies()
        assert not (guarded and choice is game.villain())


def check_schemes(game: ChampionsGame, question: Question) -> None:
    """Schemes with threat can be thwarted, the main scheme only without a crisis icon. [champions Side Scheme]"""
    crisis = any([card.definition.crisis for card in game.scenario_cards() if card.definition.type == SIDE_SCHEME])
    for choice in question.choices:
        assert isinstance(choice, Card)
        assert game.permanent(choice).threat > 0
        assert not (crisis and choice is game.main_scheme())


def check_defenders(game: ChampionsGame, question: Question) -> None:
    """Ready heroes and allies can defend. [champions Defend, Defense]"""
    for choice in question.choices:
        if choice is not NO_DEFENSE:
            assert isinstance(choice, Card)
            assert choice.definition.type in (HERO, ALLY)
            assert game.controller(choice) == question.player
            assert not game.permanent(choice).exhausted


def check_payment(game: ChampionsGame, question: Question) -> None:
    """Players pay with the cards of their own hands, and with what they control. [champions Cost]"""
    hand = game.cards(game.players[question.player].hand)
    for choice in question.choices:
        if choice is DONE:
            continue
        if isinstance(choice, ResourceAbility):
            assert game.controller(choice.card) == question.player
        else:
            assert choice in hand
            assert choice is not question.source


def check_window(game: ChampionsGame, question: Question) -> None:
    """Nobody is asked to interrupt or respond while another resolves a card with peril. [champions Peril]"""
    assert game.peril in (-1, question.player)
    assert not game.eliminated[question.player]


QUESTIONS: dict[str, Callable[[ChampionsGame, Question], None]] = {
    CHOOSE_ENEMY.words: check_enemies,
    CHOOSE_SCHEME.words: check_schemes,
    DEFEND.words: check_defenders,
    PAY.words: check_payment,
    INTERRUPT.words: check_window,
    RESPOND.words: check_window,
}


def test_what_is_asked_is_lawful() -> None:
    """What is on offer is what the rules allow, and each kind of question has been looked at."""
    seen: set[str] = set()
    for number in GAMES:
        game = rich_game(number)
        referee = Referee(number, game)
        all_answer(game, referee)
        SYSTEM.play(game)
        seen |= referee.seen
    assert seen == set(QUESTIONS)
