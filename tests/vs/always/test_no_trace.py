"""What can't be completed leaves no trace: the state and the log are as they were before. [vs 505.2]"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.games.vs.actions.entering import put_character_into_play
from longbox.games.vs.chain import announcing, flipping
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import ATTACKING, GIVE_PRIORITY, RECRUIT_STEP
from longbox.games.vs.plays import Play
from longbox.games.vs.terms import CannotComplete
from longbox.games.vs.turn.loops import Repetition
from longbox.games.vs.turn.priority import (
    ATTACK,
    FLIP_LOCATION,
    PLAY_CARD,
    POWER_UP,
    RECRUIT_CARD,
    REINFORCE,
    USE_POWER,
    Action,
    actions,
    carry_out,
)
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from tests.always.common.bench import Chooser, all_answer, how_many

from .games import SYSTEM, VARIANTS, BriskPlayer, positions

KINDS = {PLAY_CARD, RECRUIT_CARD, FLIP_LOCATION, USE_POWER, POWER_UP, REINFORCE}
OWN = """
[[card]]
name = "Spendthrift"
version = "Army"
type = "character"
cost = 1
atk = 1
def = 1
text = "Discard a card, discard a card >>> Target player loses 1 endurance."

[[card]]
name = "Dear Advice"
type = "plot twist"
cost = 1
text = "To play, discard a card.\\nDraw two cards."
"""
DECK = "Deck: Debts\n40 Spendthrift\n4 Dear Advice\n20 Wild Sentinel"


def priorities(number: int) -> Iterator[tuple[VsGame, list[Action]]]:
    """Moments of a game in which a player with priority may do something, with all of it; more of them in attacks."""
    for place, game in enumerate(positions(number, every=3, rich=True)):
        looked_at = place % 3 == 0 or game.attack == ATTACKING
        if looked_at and game.doing == GIVE_PRIORITY and not game.pending:
            offered = [action for action in actions(game, game.priority) if action.kind in KINDS]
            if offered:
                yield game, offered


def refuse_after_paying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every cost turn out unpayable once everything else has been announced, chosen and paid."""
    pay_costs, pay_for_flip = announcing.pay_costs, flipping.pay_for_flip

    def pay_in_vain(game: VsGame, play: Play) -> None:
        pay_costs(game, play)
        raise CannotComplete("There is one thing more to pay.")

    def flip_in_vain(game: VsGame, play: Play) -> None:
        pay_for_flip(game, play)
        raise CannotComplete("There is one thing more to pay.")

    monkeypatch.setattr(announcing, "pay_costs", pay_in_vain)
    monkeypatch.setattr(flipping, "pay_for_flip", flip_in_vain)
    monkeypatch.setattr(announcing, "is_sure", nothing_is_sure)
    monkeypatch.setattr(flipping, "is_sure", nothing_is_sure)


def nothing_is_sure(*_: object) -> bool:
    """Whether something can't fail where everything does."""
    return False


def test_whatever_is_refused_in_the_end_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that players may do in random games, refused after it was announced and paid."""
    games = range(how_many(len(VARIANTS), share=0.02))
    moments = [(game.copy(), offered) for number in games for game, offered in priorities(number)]
    refuse_after_paying(monkeypatch)
    refused: set[str] = set()
    for place, (game, offered) in enumerate(moments):
        all_answer(game, BriskPlayer(place))
        game.standing()
        state, log = game.state(), game.log.copy()
        for action in offered:
            assert not carry_out(game, game.priority, action, Repetition(game, game.priority))
            game.standing()
            assert game.state() == state
            assert game.log == log
            refused.add(action.kind)
    assert refused == KINDS


def test_what_is_sure_to_be_completed_is_most_of_all_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """No state is kept for it, so that a failure would be an error; what is not sure is kept."""
    sure, unsure = [], []
    is_sure = announcing.is_sure

    def note(game: VsGame, play: Play) -> bool:
        found = is_sure(game, play)
        (sure if found else unsure).append(play.title)
        return found

    monkeypatch.setattr(announcing, "is_sure", note)
    for number in range(how_many(len(VARIANTS), share=0.02)):
        for game, offered in priorities(number):
            for action in offered:
                trial = game.copy()
                all_answer(trial, BriskPlayer(number))
                carry_out(trial, trial.priority, action, Repetition(trial, trial.priority))
    assert sure
    assert unsure


def test_what_random_players_can_do_or_not_leaves_no_trace_if_not() -> None:
    """What is refused by itself, as a cost turned out unpayable, leaves none either."""
    for number in range(how_many(len(VARIANTS), share=0.02)):
        for game, offered in priorities(number):
            for action in offered:
                trial = game.copy()
                all_answer(trial, BriskPlayer(number))
                if not carry_out(trial, trial.priority, action, Repetition(trial, trial.priority)):
                    trial.standing()
                    assert trial.state() == game.state()
                    assert trial.log == []


class Buyer(Chooser):
    """Tries what is on offer but attacks, as often as it is asked, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def choose(self, question: Question) -> Choice:
        self.asked.append(question.keys())
        able = [
            choice
            for choice in question.choices
            if isinstance(choice, Action) and choice.kind in (PLAY_CARD, USE_POWER)
        ]
        return able[0] if able else question.choices[-1]


def in_debt(action: str) -> tuple[VsGame, Buyer]:
    """A game in which a player holds one card, and may do what costs more than that."""
    game = SYSTEM.new_game({"decks": [DECK, DECK], "cards": [OWN], "initiative": 0}, 3)
    buyer = Buyer()
    all_answer(game, BriskPlayer(3))
    while not (game.moment == RECRUIT_STEP and game.doing == GIVE_PRIORITY and game.turn == 3):
        SYSTEM.step(game)
    player = game.priority
    hand, deck = game.players[player].hand, game.players[player].deck
    for card in game.hand(player).copy():
        game.move(card, deck)
    wanted = next(card for card in game.deck(player) if action.endswith(card.key().split(" #")[0]))
    if action.startswith(USE_POWER):
        put_character_into_play(game, player, wanted)
        wanted = game.deck(player)[0]
    game.move(wanted, hand)
    game.points[player] = 0
    all_answer(game, buyer)
    game.standing()
    return game, buyer


@pytest.mark.parametrize("action", [f"{PLAY_CARD} Dear Advice", f"{USE_POWER} Spendthrift, Army"])
def test_a_cost_that_turns_out_unpayable_is_not_paid(action: str) -> None:
    """The only card in hand can't be discarded twice, nor for itself; the player goes on with priority."""
    game, buyer = in_debt(action)
    player = game.priority
    state, log = game.state(), game.log.copy()
    offered = next(each for each in actions(game, player) if each.key().startswith(action))
    assert not carry_out(game, player, offered, Repetition(game, player))
    game.standing()
    assert game.state() == state
    assert game.log == log
    SYSTEM.step(game)
    assert not any([key.startswith(action) for key in buyer.asked[-1]]) or len(buyer.asked) == 1
    assert ATTACK not in buyer.asked[-1]
