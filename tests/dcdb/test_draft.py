"""The draft of Main Characters as a whole: what holds at the end of any draft, and who then plays first."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.games import find
from longbox.games.dcdb import draft, events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.options import BadOptions
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer

CHARACTERS = "\n".join(
    [
        f'[[card]]\nname = "Tier {tier} {letter}"\ntype = "Super Hero"\ntier = {tier}\n'
        'text = "When you play your first Villain on each of your turns, +1 Power."'
        for tier in (1, 2, 3, 5, 6)
        for letter in "ABC"
    ]
)
LIST = (
    "main_characters = [" + ", ".join([f'"Tier {tier} {letter}"' for tier in (1, 2, 3, 5, 6) for letter in "ABC"]) + "]"
)
"""A list of cards that has these and no other Main Characters."""
DRAFTING = {draft.PLAY_OR_DRAFT, *draft.TAKE, draft.TAKE_AHEAD}


class Drafter(Answerer):
    """Answers the questions of the draft as it is told, or at random, and passes where nothing is said."""

    def __init__(self, wishes: list[str], asked: list[tuple[int, Prompt, str]], seed: int = 0) -> None:
        self.wishes = wishes
        self.asked = asked
        self.random = RandomPlayer(seed)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choice = self._choice(question, view)
        if question.prompt in DRAFTING:
            self.asked.append((question.player, question.prompt, choice.key()))
        return choice

    def _choice(self, question: Question, view: View[Any]) -> Choice:
        if question.prompt in DRAFTING and self.wishes is not ANYTHING:
            for choice in question.choices:
                if choice.key() in self.wishes:
                    return choice
            return question.choices[-1]
        return self.random.answer(question, view)


ANYTHING: list[str] = []
"""Instead of wishes: all that can be answered, at random."""

Asked = list[tuple[int, Prompt, str]]


def drafted(wishes: list[list[str]], seed: int = 1, **options: Any) -> tuple[DeckBuildingGame, Asked]:
    """A game of the Cube after its draft, as far as its first turn, and what was asked and answered."""
    asked: Asked = []
    agreed = {"players": len(wishes), "format": "cube", "cards": [CHARACTERS], "card_list": LIST, **options}
    game = find("dcdb").new_game(agreed, seed)
    game.answerers = [Drafter(wish, asked, seed + player) for player, wish in enumerate(wishes)]
    find("dcdb").step(game)
    return game, asked


def characters(game: DeckBuildingGame, player: int) -> list[str]:
    """The Main Characters of a player, in the order in which they were taken."""
    return [hero.definition.name for hero in game.cards(game.players[player].heroes)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_plays_first(players: int, seat: int) -> None:
    """Whoever chose that, or whoever sits clockwise of the one who chose to draft first. [cube 13.010]"""
    game, asked = drafted([["play first"]] * players, option_seat=seat)
    assert (game.turn_player, asked[0][0]) == (seat, seat)
    assert asked[1][0] == (seat - 1) % players
    game, asked = drafted([["draft first"]] * players, option_seat=seat)
    assert game.turn_player == (seat + 1) % players
    assert asked[1][0] == seat


def test_chance_names_who_chooses() -> None:
    """Where no seat was agreed on, each may be the one. [cube 9.010, 13.010]"""
    assert {drafted([["play first"]] * 3, seed)[1][0][0] for seed in range(20)} == {0, 1, 2}


def test_all_pass_on_all_tiers() -> None:
    """Counter-clockwise, six times, and everybody plays without a Main Character. [cube 13.030-13.050]"""
    game, asked = drafted([["play first"]] * 3, option_seat=1)
    assert [player for player, _, _ in asked[1:]] == [0, 2, 1] * 6
    assert [prompt for _, prompt, _ in asked[1::3]] == list(draft.TAKE)
    assert [characters(game, player) for player in range(3)] == [[], [], []]
    assert len([event for event in game.log if event.kind is events.PASSED_ON_TIER]) == 18


def test_players_take_in_turn_until_they_pass() -> None:
    """Whoever took something comes again in the same tier; whoever passed comes in the next. [cube 13.030, 13.040]"""
    game, asked = drafted([["draft first", "Tier 1 A", "Tier 1 B"], ["Tier 2 A"]], option_seat=0)
    told = [(player, answer) for player, _, answer in asked]
    assert told[:7] == [
        *[(0, "draft first"), (0, "Tier 1 A"), (1, "pass"), (0, "Tier 1 B"), (0, "pass")],
        *[(0, "pass"), (1, "Tier 2 A")],
    ]
    assert characters(game, 0) == ["Tier 1 A", "Tier 1 B"]
    assert characters(game, 1) == ["Tier 2 A"]


@pytest.mark.parametrize(
    ("price", "taken"), [("current tier", ["Tier 2 A", "Tier 2 B"]), ("own tier", ["Tier 2 A", "Tier 2 B", "Tier 2 C"])]
)
def test_a_passed_tier_costs_the_current_one(price: str, taken: list[str]) -> None:
    """In tier 3 two of tier 2 cost six points; by their own tier three of them do. [cube 13.020]"""
    asked: Asked = []
    agreed = {"format": "cube", "cards": [CHARACTERS], "option_seat": 0, "draft_price": price, "card_list": LIST}
    game = find("dcdb").new_game(agreed, 1)
    game.answerers = [Late(["draft first", "Tier 2 A", "Tier 2 B", "Tier 2 C"], asked), Drafter(["pass"], asked)]
    find("dcdb").step(game)
    assert characters(game, 0) == taken


class Late(Drafter):
    """Takes nothing before the third tier."""

    def _choice(self, question: Question, view: View[Any]) -> Choice:
        if question.prompt in draft.TAKE[:2]:
            return draft.PASS
        return super()._choice(question, view)


def paid(asked: Asked, player: int, price: str) -> int:
    """The tier points that a player spent."""
    spent = 0
    for who, prompt, answer in asked:
        if who == player and answer.startswith("Tier"):
            own = int(answer.split()[1])
            ahead = prompt is draft.TAKE_AHEAD
            spent += own if ahead or price == "own tier" else draft.TAKE.index(prompt) + 1
    return spent


@pytest.mark.parametrize("price", ["current tier", "own tier"])
@pytest.mark.parametrize("ahead", [False, True])
def test_whatever_is_drafted(price: str, ahead: bool) -> None:
    """Nobody spends more than six points, nothing is taken twice or before its tier, and nobody acts after the end.

    [cube 13.020, 13.050, 13.070]
    """
    for seed in range(60):
        game, asked = drafted([ANYTHING] * 3, seed, draft_price=price, draft_ahead=ahead)
        taken = [name for player in range(3) for name in characters(game, player)]
        assert len(set(taken)) == len(taken)
        assert all([name.startswith("Tier") for name in taken])
        for player in range(3):
            assert paid(asked, player, price) <= draft.MOST_POINTS
        for _, prompt, answer in asked:
            if prompt in draft.TAKE and answer.startswith("Tier"):
                assert int(answer.split()[1]) <= draft.TAKE.index(prompt) + 1


def test_the_shortcut_changes_nothing() -> None:
    """Who takes ahead ends with what would have been taken in time, and so do all others. [cube 13.060]"""
    wishes = [
        ["draft first", "Tier 1 A", "Tier 2 A", "Tier 3 A"],
        ["Tier 1 A", "Tier 1 B", "Tier 2 A", "Tier 2 B", "Tier 3 A", "Tier 3 B"],
        ["Tier 1 C", "Tier 2 C", "Tier 3 C"],
    ]
    plain, slow = drafted(wishes, option_seat=0)
    short, fast = drafted(wishes, option_seat=0, draft_ahead=True)
    assert [sorted(characters(plain, player)) for player in range(3)] == [
        sorted(characters(short, player)) for player in range(3)
    ]
    assert [prompt for _, prompt, _ in fast[1:4]] == [draft.TAKE[0], draft.TAKE_AHEAD, draft.TAKE_AHEAD]
    assert draft.TAKE_AHEAD not in [prompt for _, prompt, _ in slow]


def test_only_what_nobody_else_could_take_is_taken_ahead() -> None:
    """The second drafter can't, as the first comes before, until that one has no points left. [cube 13.060]"""
    _, asked = drafted([["draft first"], []], option_seat=0, draft_ahead=True)
    assert {player for player, prompt, _ in asked if prompt is draft.TAKE_AHEAD} == {0}
    wishes = [["draft first", "Tier 1 A", "Tier 1 B", "Tier 1 C", "Tier 3 A", "Tier 2 A"], ["pass"]]
    _, asked = drafted(wishes, option_seat=0, draft_ahead=True)
    assert 1 in {player for player, prompt, _ in asked if prompt is draft.TAKE_AHEAD}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"format": "base", "heroes": "draft"}, "in the Cube alone"),
        ({"format": "base", "option_seat": 0}, "where none is held"),
        ({"heroes": "random", "draft_ahead": True}, "where none is held"),
        ({"option_seat": 2}, "no seat 3"),
        ({"left_out": [["Superman"]]}, "each of the 2 seats"),
        ({"left_out": [["Supermna"], []]}, "Did you mean 'Superman'"),
    ],
)
def test_drafts_that_can_not_be_agreed_on(options: dict[str, Any], said: str) -> None:
    """What means nothing, or names what there is not, is refused before the game."""
    with pytest.raises(BadOptions, match=said):
        find("dcdb").new_game({"players": 2, "format": "cube", **options}, 1)
