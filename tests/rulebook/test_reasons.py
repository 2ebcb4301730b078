"""Why not: a reason is given exactly for what is not on offer, and gives nothing hidden away."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longbox import games
from longbox.games.dcdb.answers import Purchase
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.turn.legal_actions import IS_AFFORDABLE, TO_BUY, TO_DEFEAT, TO_PLAY, TO_REFILL
from longbox.games.dcdb.turn.turn import TAKE_TURN
from longbox.kernel.choices import Word
from longbox.kernel.reasons import UnknownWish
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.players.random import RandomPlayer
from longbox.rulebook import rules_of

SYSTEM = games.find("dcdb")
VARIANTS = [
    {"players": 2},
    {"players": 4, "variant": "team"},
    {"players": 2, "variant": "two heads"},
    {"players": 3, "on_patrol": True, "heroes": "random"},
]


def table_after(options: dict[str, object], seed: int, steps: int) -> Table:
    """A game played at random for so many questions, waiting for the next answer."""
    table = Table(SYSTEM, Record("dcdb", options, seed))
    player = RandomPlayer(seed)
    while steps and table.questions:
        question = table.questions[0]
        table.answer(question.player, question.key_of(player.answer(question, table.view(question.player))))
        steps -= 1
    while table.questions and table.questions[0].prompt is not TAKE_TURN:
        question = table.questions[0]
        table.answer(question.player, question.keys()[-1])
    return table


def all_wishes(game: DeckBuildingGame) -> list[str]:
    """Everything that anybody could ever want to do in a turn. To defeat is to buy."""
    names = {card.definition.name: card for card in game.box}
    return ["end turn", "refill", *[f"{verb} {name}" for name in names for verb in ("play", "buy", "defeat")]]


def on_offer(table: Table) -> set[str]:
    """The wishes that the question to the active player offers."""
    offered: set[str] = set()
    for choice in table.questions[0].choices:
        if isinstance(choice, Purchase):
            offered.update([f"buy {choice.card}", f"defeat {choice.card}"])
        else:
            offered.add(choice.key() if isinstance(choice, Word) else f"play {choice.key()}")
    return offered


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(0, 10_000), st.integers(0, 120))
def test_a_reason_is_given_exactly_for_what_is_not_on_offer(options: dict[str, object], seed: int, steps: int) -> None:
    """In any position, `why_not` is none for all that the player may do and a reason for all else."""
    table = table_after(options, seed, steps)
    game = table.game
    assert isinstance(game, DeckBuildingGame)
    if not table.questions:
        assert all([SYSTEM.why_not(game, 0, wish) for wish in all_wishes(game)])
        return
    offered = on_offer(table)
    for wish in all_wishes(game):
        assert (SYSTEM.why_not(game, game.active, wish) is None) == (wish in offered), wish
        for player in range(len(game.players)):
            if player != game.active:
                assert SYSTEM.why_not(game, player, wish) is not None


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 60))
def test_reasons_tell_nothing_hidden(seed: int, steps: int) -> None:
    """Where hidden cards lie differently, all reasons for a player are the same."""
    table = table_after({"players": 3}, seed, steps)
    game = table.game
    assert isinstance(game, DeckBuildingGame)
    if game.over:
        return
    other = game.copy()
    assert isinstance(other, DeckBuildingGame)
    for zone in other.zones:
        if zone.name in ("main deck", *[f"{seat.name}'s deck" for seat in other.players]):
            other.piles[zone.number].reverse()
    for wish in all_wishes(game):
        assert str(SYSTEM.why_not(game, game.active, wish)) == str(SYSTEM.why_not(other, game.active, wish))


def test_reasons_name_rules_of_the_rulebook() -> None:
    """Each requirement stands for a rule that the rulebook lists."""
    for requirement in (*TO_PLAY, *TO_BUY, *TO_DEFEAT, *TO_REFILL, IS_AFFORDABLE):
        assert requirement.rule in rules_of("dcdb")


def test_a_reason_says_the_numbers() -> None:
    """Who lacks Power is told the cost and what is there."""
    table = table_after({"players": 2}, 1, 0)
    reason = SYSTEM.why_not(table.game, table.game.active, "defeat Ra's al Ghul")
    assert str(reason) == "Ra's al Ghul costs 8; you have 0 Power. [Buying Cards]"


def test_a_name_alone_means_what_can_be_done_with_the_card() -> None:
    """A card in the hand is played; one that lies in the middle is bought or defeated."""
    game = table_after({"players": 2}, 1, 0).game
    assert SYSTEM.why_not(game, game.active, "Punch") is None
    assert "costs 8" in str(SYSTEM.why_not(game, game.active, "ra's al ghul"))
    assert "not in your hand" in str(SYSTEM.why_not(game, game.active, "Weakness"))
    assert "never bought" in str(SYSTEM.why_not(game, game.active, "buy Weakness"))


def test_what_is_nothing_in_the_game_is_an_error_with_near_matches() -> None:
    """A misspelt card is not taken for one that can't be played."""
    game = table_after({"players": 2}, 1, 0).game
    with pytest.raises(UnknownWish, match="Did you mean 'Punch'"):
        SYSTEM.why_not(game, game.active, "play Pnch")
