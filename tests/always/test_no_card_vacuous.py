"""No card is there for nothing: every ability of every card was resolved in games, with the effect that it names."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.definitions import Worth
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text import effects
from longbox.games.dcdb.waiting import EventAbility
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.terms import parts_of

from .common.bench import how_many
from .common.tracing import Part
from .cube_tracing import CubeTrace, play_mixed_games
from .tracing import GROWS, MADE_OF_OTHERS, SHOWN, TRACED, Trace, play_games

GAMES = range(how_many(300))
"""Far fewer are needed, as the games end once everything was resolved."""


def named(parts: list[Part]) -> list[str]:
    """Parts of cards, in words."""
    return [part.words() for part in parts]


def test_every_ability_of_every_card_is_resolved() -> None:
    """Each part of each text did what it names, and each condition held and did not hold, in some game."""
    trace = Trace()
    play_games(trace, GAMES)
    assert named(trace.missing()) == []


def test_every_card_with_a_text_has_abilities() -> None:
    """All that texts say is among what is traced, but for who goes first and who starts on top."""
    trace = Trace()
    cards = [card for card in trace.cards if card.text]
    assert len(cards) == 74
    assert [card.name for card in cards if not trace.parts_of(card)] == []


def test_it_is_known_of_every_part_what_it_should_do() -> None:
    """Each class that a text of the set says tells what the log or the state shows of it, or is made of parts that do.

    What only texts of other sets say is shown by rulings.
    """
    known = (*SHOWN, *GROWS, *MADE_OF_OTHERS, effects.MoveThem, Condition, EventAbility, Worth)
    trace = Trace()
    roots = [root for card in trace.cards for _, root in trace.roots(card) if root is not None]
    said = {type(part) for root in roots for part in parts_of(root) if isinstance(part, TRACED)}
    assert sorted([each.__name__ for each in said if not issubclass(each, known)]) == []


def test_a_part_that_does_nothing_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect that is reached but has no effect counts as never resolved."""

    def nothing(self: effects.DrawIt, game: DeckBuildingGame, resolution: Resolution) -> None:
        pass

    monkeypatch.setattr(effects.DrawIt, "run", nothing)
    trace = Trace()
    play_games(trace, range(60))
    assert "Two-Face: played > Sequence > effects > IfElse > effect > DrawIt" in named(trace.missing())


SELDOM = {"Jaime Reyes: use", "The Hourglass: played", "Trickster: ability"}
"""What random games seldom come to, or what leaves nothing behind at once; rulings show each of them."""


@pytest.mark.thorough
def test_no_text_of_the_cube_never_does_anything() -> None:
    """Each of all known cards did something in some game, with each thing that its text lets happen."""
    trace = CubeTrace()
    play_mixed_games(trace, range(how_many(800)), SELDOM)
    assert set(trace.idle()) <= SELDOM


@pytest.mark.thorough
def test_a_text_of_the_cube_that_never_does_anything_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody gained VP, many texts would be idle."""
    monkeypatch.setattr(DeckBuildingGame, "gain_vp", lambda game, player, amount, source: None)
    trace = CubeTrace()
    play_mixed_games(trace, range(60), set())
    assert "Phasing: gained" in trace.idle()
