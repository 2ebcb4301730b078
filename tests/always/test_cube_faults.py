"""Faults planted in the Cube's rules, each of which the judge at the table must find.

Compiled classes can't be changed; both builds have the same rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longbox.conformance.errors import Broken
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.turn import cube_ending
from longbox.games.dcdb.turn.cube_ending import ReturnHome
from longbox.games.dcdb.waiting import Triggered

from .cube_games import busy_game, with_all_keywords
from .table_judge import TableJudge

GAMES = 8
MANY_GAMES = 40
"""In so many games at most, a fault must be found; in the many, one of a card that seldom comes."""


def complaint(*characters: str) -> str:
    """What the judge finds wrong in a few games; nothing if all is right."""
    return first_complaint([busy_game(seed, *characters) for seed in range(GAMES)])


def first_complaint(games: list[DeckBuildingGame]) -> str:
    """What the judge finds wrong in some games; nothing if all is right."""
    for seed, game in enumerate(games):
        try:
            TableJudge(game, seed).watch(turns=30)
        except (AssertionError, Broken) as error:
            return str(error).split("\n")[0] or "something"
    return ""


def complaint_with_all_keywords() -> str:
    """The same in games with cards that have all keywords."""
    return first_complaint([with_all_keywords(seed) for seed in range(MANY_GAMES)])


def dropping(of: Callable[[Triggered], bool]) -> Callable[[DeckBuildingGame], None]:
    """The resolving of triggers, but that some are forgotten."""
    right = DeckBuildingGame.resolve_triggers

    def resolve_triggers(game: DeckBuildingGame) -> None:
        game.pending = [trigger for trigger in game.pending if not of(trigger)]
        right(game)

    return resolve_triggers


def is_of(trigger: Triggered, name: str) -> bool:
    """Whether a trigger is of a card."""
    return str(trigger.watcher.source) == name


@pytest.mark.thorough
def test_all_is_right_without_a_fault() -> None:
    """Nothing is found where nothing is wrong."""
    assert complaint("Bizarro (Forever Evil)", "Batman (Base Set)") == ""


@pytest.mark.thorough
def test_a_trigger_of_type_c_that_is_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bizarro must gain a Weakness. [cube 1.105]"""
    forgetful = dropping(lambda trigger: is_of(trigger, "Bizarro (Forever Evil)"))
    monkeypatch.setattr(DeckBuildingGame, "resolve_triggers", forgetful)
    assert complaint("Bizarro (Forever Evil)") == "Bizarro (Forever Evil) was not resolved"


@pytest.mark.thorough
def test_a_trigger_of_type_c_that_could_be_missed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bizarro's Weakness can't be left. [cube 1.103]"""
    monkeypatch.setattr(
        DeckBuildingGame, "may_be_missed", lambda game, one: one.watcher.waiting.may_be_missed(game, one.watcher)
    )
    assert complaint("Bizarro (Forever Evil)").startswith("Bizarro (Forever Evil) ")


def test_a_trigger_of_type_a_that_is_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wildcat's player must be asked."""
    monkeypatch.setattr(DeckBuildingGame, "resolve_triggers", dropping(lambda trigger: is_of(trigger, "Wildcat")))
    assert complaint("Wildcat") == "Wildcat was not offered"


def test_a_trigger_of_type_a_that_nobody_is_asked_about_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be missed isn't resolved without a word."""
    monkeypatch.setattr(DeckBuildingGame, "may_be_missed", lambda game, trigger: False)
    assert complaint().endswith("was not offered")


def test_a_text_that_does_not_ask_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that says "you may" must ask."""
    monkeypatch.setattr(
        DeckBuildingGame, "resolve_triggers", dropping(lambda trigger: is_of(trigger, "Aquaman (Base Set)"))
    )
    assert complaint("Aquaman (Base Set)") == "Aquaman (Base Set) didn't ask"


def test_cards_for_the_end_of_the_turn_that_are_forgotten_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards for the end of the turn are kept until then."""
    monkeypatch.setattr(
        DeckBuildingGame, "resolve_triggers", dropping(lambda trigger: is_of(trigger, "Wonder Woman (Base Set)"))
    )
    assert complaint("Wonder Woman (Base Set)") == "Wonder Woman (Base Set) added nothing to what is drawn"


def test_power_that_a_trigger_does_not_give_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What only gives Power always does. [cube 10.050]"""
    right = DeckBuildingGame.gain_power

    def gain_power(game: DeckBuildingGame, player: int, amount: int, source: GameCard | None) -> None:
        if str(source) != "Batman (Base Set)":
            right(game, player, amount, source)

    monkeypatch.setattr(DeckBuildingGame, "gain_power", gain_power)
    assert complaint("Batman (Base Set)") == "Batman (Base Set) gave no Power"


def test_a_missed_trigger_that_is_not_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is missed is in the log."""
    monkeypatch.setattr(DeckBuildingGame, "note_missed", lambda game, player, trigger: None)
    assert complaint() == "what was missed and what the log says of it differ"


@pytest.mark.thorough
def test_a_borrowed_card_that_does_not_return_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played from elsewhere for a turn must go back as it ends. [cube 1.103, 6.510]"""
    monkeypatch.setattr(ReturnHome, "end", lambda ability, game, player, card: None)
    assert complaint_with_all_keywords().endswith("didn't return")


def test_a_teamworked_card_that_does_not_return_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A foe's card must go back as the turn ends. [cube 6.500]"""
    monkeypatch.setattr(cube_ending, "return_teamworked", lambda game, player: None)
    assert complaint_with_all_keywords().endswith("didn't return")


def test_one_missed_trigger_of_several_that_is_not_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of several that are missed at once is in the log."""
    right = DeckBuildingGame.note_missed

    def note_missed(game: DeckBuildingGame, player: int, trigger: Triggered) -> None:
        if not any([other.watcher.controller == player for other in game.pending]):
            right(game, player, trigger)

    monkeypatch.setattr(DeckBuildingGame, "note_missed", note_missed)
    assert "the log" in complaint("Wildcat", "Cyborg (Base Set)")


@pytest.mark.thorough
def test_a_token_that_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token doesn't vanish."""
    right = DeckBuildingGame.gain_vp

    def gain_vp(game: DeckBuildingGame, player: int, amount: int, source: GameCard | None) -> None:
        right(game, player, amount, source)
        game.ledger.vp[player] -= 1

    monkeypatch.setattr(DeckBuildingGame, "gain_vp", gain_vp)
    assert complaint() != ""


def test_a_token_that_no_text_gives_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only cards that speak of VP give them."""
    right = DeckBuildingGame.discard

    def discard(game: DeckBuildingGame, card: GameCard) -> None:
        right(game, card)
        game.gain_vp(game.owners[card.serial], 1, card)

    monkeypatch.setattr(DeckBuildingGame, "discard", discard)
    assert complaint().endswith("says nothing of VP")


def test_a_card_that_is_put_somewhere_and_stays_whose_it_was_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands, decks and discard piles make an owner. [cube 6.320]"""
    monkeypatch.setattr(DeckBuildingGame, "settle_owner", lambda game, card, zone: None)
    assert complaint() != ""


def test_a_card_that_belongs_to_who_plays_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing a card makes no owner. [cube 6.320]"""
    right = DeckBuildingGame.play

    def play(game: DeckBuildingGame, player: int, card: GameCard, *arguments: Any, **named: Any) -> None:
        game.owners[card.serial] = player
        right(game, player, card, *arguments, **named)

    monkeypatch.setattr(DeckBuildingGame, "play", play)
    assert complaint().endswith("has another owner, and nothing tells why")


@pytest.mark.parametrize("copies", [0, 2])
def test_a_card_that_is_lost_or_doubled_is_found(copies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No card is lost or doubled."""
    right = DeckBuildingGame.discard

    def discard(game: DeckBuildingGame, card: GameCard) -> None:
        right(game, card)
        pile = game.piles[game.places[card.serial]]
        pile.remove(card)
        pile.extend([card] * copies)

    monkeypatch.setattr(DeckBuildingGame, "discard", discard)
    assert complaint().startswith("Lost cards: ")
