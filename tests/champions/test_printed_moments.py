"""Moments at which no card of the core set says anything, but other printed cards do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.games.champions.abilities import Situation
from longbox.games.champions.actions import threat
from longbox.games.champions.definitions import TOUGHNESS, CardDefinition
from longbox.games.champions.library import READER
from longbox.games.champions.system import SYSTEM
from longbox.texts.lines import read_text
from tests.champions.encounters import Play, Wishes

KEPT = ("abilities", "constants", "keywords", "play_rules")


class Rewriter:
    """Gives cards other texts for the time of a test."""

    def __init__(self) -> None:
        self._before: list[tuple[CardDefinition, dict[str, object]]] = []

    def write(self, card: CardDefinition, text: str) -> None:
        """Let a card say something more."""
        self._before.append((card, {name: getattr(card, name) for name in KEPT}))
        card.keywords = dict(card.keywords)
        read_text(READER, text).add_to(card)

    def restore(self) -> None:
        """Let all cards say again what they said."""
        for card, values in reversed(self._before):
            for name, value in values.items():
                setattr(card, name, value)


@pytest.fixture
def rewriter() -> Iterator[Rewriter]:
    """Who gives cards other texts until the test is over."""
    rewriter = Rewriter()
    yield rewriter
    rewriter.restore()


def test_a_main_scheme_is_defeated_as_it_is_completed(rewriter: Rewriter) -> None:
    """What a stage says of its defeat happens before the next stage, or the end. [champions When Defeated Abilities]"""
    play = Play("Spider-Man", scenario="Klaw")
    scheme = play.game.main_scheme()
    rewriter.write(scheme.definition, "When Defeated: The first player takes 2 damage.")
    threat.advance(play.game)
    assert play.game.main_scheme() is not scheme
    assert play.game.sustained(play.game.identity(0)) == 2


def test_setup_abilities_of_villain_and_hero_are_resolved(rewriter: Rewriter) -> None:
    """The villain's own Setup, and that of the side of an identity that is face down, count too. [champions Setup]"""
    before = Play("Spider-Man").game
    rewriter.write(before.villain().definition, "Setup: Place 2 threat on the main scheme.")
    rewriter.write(before.other_side(before.identity(0)).definition, "Setup: Draw 1 card.")
    game = Play("Spider-Man").game
    assert game.permanent(game.main_scheme()).threat == 2
    assert len(game.cards(game.players[0].hand)) == len(before.cards(before.players[0].hand)) + 1


def test_an_identity_with_toughness_begins_tough(rewriter: Rewriter) -> None:
    """It enters play at the beginning of the game. [champions Tough, Toughness]"""
    game = SYSTEM.new_game({"heroes": ("She-Hulk",)}, 1)
    rewriter.write(game.identity(0).definition, "Toughness.")
    game.answerers = [Wishes()]
    SYSTEM.step(game)
    assert game.keyword(game.identity(0), TOUGHNESS) is not None
    assert game.permanent(game.identity(0)).has("tough")


def test_an_effect_until_the_end_of_no_attack_never_begins(rewriter: Rewriter) -> None:
    """Where nobody attacks, there is no end to wait for, and nothing is at work forever. [champions Lasting Effects]"""
    play = Play("Spider-Man")
    rewriter.write(play.game.villain().definition, "When Revealed: Each hero gets +5 ATK until the end of the attack.")
    play.hero_form()
    before = len(play.game.at_work)
    villain = play.game.villain()
    villain.definition.abilities[-1].effect.run(play.game, Situation(0, villain))
    assert len(play.game.at_work) == before
