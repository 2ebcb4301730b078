"""No card is there for nothing: every ability of every card was resolved in games, with the effect that it names."""

from __future__ import annotations

import pytest

from longbox.games.champions.abilities import Situation
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.drawing import DrawUpTo
from tests.always.common.bench import how_many

from .staging import play_games
from .tracing import EXCUSED, KNOWN, TRACED, Trace, is_excused

GAMES = how_many(2000)
"""Far fewer are needed, as the games end once everything was resolved."""


@pytest.mark.thorough
def test_every_ability_of_every_card_is_resolved() -> None:
    """Each part of each text did what it names, and each condition held and did not hold, in some game."""
    trace = Trace()
    play_games(trace, GAMES)
    assert [part.words() for part in trace.missing()] == []


def test_every_card_with_a_text_has_abilities() -> None:
    """All that texts say is among what is traced, or is a keyword."""
    trace = Trace()
    plain = [card for card in trace.cards if card.text and not trace.parts_of(card)]
    assert [card.name for card in plain if not card.keywords and not is_reminder(card.text)] == []


def is_reminder(text: str) -> bool:
    """Whether a text only reminds of the rules."""
    return text.startswith(("Max 1 per deck.", "If this stage is completed"))


def test_it_is_known_of_every_part_what_it_should_do() -> None:
    """Each class of the cards' texts says what the log or the state shows of it, or is made of parts that do."""
    traced = [each for each in Trace().classes() if issubclass(each, TRACED)]
    assert [each.__name__ for each in traced if not issubclass(each, KNOWN)] == []


def test_what_is_excused_is_there() -> None:
    """Each excuse is of a part that there is."""
    parts = [part for part in Trace().all_parts() if is_excused(part)]
    assert len(parts) == len(EXCUSED)


@pytest.mark.thorough
def test_a_part_that_does_nothing_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect that is reached but has no effect counts as never resolved."""

    def nothing(self: DrawUpTo, game: ChampionsGame, situation: Situation) -> None:
        pass

    monkeypatch.setattr(DrawUpTo, "run", nothing)
    trace = Trace()
    play_games(trace, 40)
    missing = [part.words() for part in trace.missing()]
    assert "Split Personality (01025): action > Then > rest > DrawUpTo" in missing
    assert "Split Personality (01025): action > Then > first > ChangeForm" not in missing
