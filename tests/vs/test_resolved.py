"""What effects leave behind: what is asked once is answered as the effect resolves, by one mechanism for all texts."""

from __future__ import annotations

from longbox.games.vs.face.cards import below_zero, stats
from longbox.games.vs.library import library_with
from longbox.games.vs.modifiers.statements import WhileChange, WhileIs
from longbox.games.vs.system import SYSTEM
from longbox.games.vs.terms import Situation
from longbox.games.vs.text.effects.lasting import Lasting, LastingForEach
from longbox.games.vs.what_is_so import Change, Statement
from longbox.kernel.terms import Term, parts_of
from longbox.texts.amounts import Amount, Fixed
from tests.vs.scenes import Scene

BEAST = "Beast, Dr. Henry McCoy"


def lasting_changes() -> list[Change]:
    """The changes that texts of shipped cards let effects leave behind."""
    library = library_with(())
    terms = [part for card in library for power in card.powers for part in parts_of(power)]
    terms += [part for card in library if card.effect is not None for part in parts_of(card.effect)]
    effects = [part.modifiers if isinstance(part, LastingForEach) else part for part in terms]
    found = [statement for effect in effects if isinstance(effect, Lasting) for statement in effect.separate]
    return [statement for statement in found if isinstance(statement, Change)]


def unconditional(statement: Statement) -> Statement:
    """A change without what follows "while"."""
    return unconditional(statement.change) if isinstance(statement, WhileIs | WhileChange) else statement


def test_a_change_that_an_effect_left_behind_counts_nothing_anew() -> None:
    """Besides whom it flags and what follows "while", a resolved change has only numbers that are fixed. [vs 508.2d]"""
    game = SYSTEM.new_game({"decks": ["X-Men", "X-Men"]}, 1)
    changes = lasting_changes()
    assert len(changes) > 20
    for change in changes:
        left = unconditional(change.resolved(game, Situation(0)))
        values = [value for field, value in zip(left.fields, left.values(), strict=True) if field != "subject"]
        amounts = [part for value in values if isinstance(value, Term) for part in parts_of(value)]
        assert all([isinstance(part, Fixed) for part in amounts if isinstance(part, Amount)]), change
        assert type(left).__name__ not in ("Has", "GetsForEach"), change


def test_what_is_resolved_stays_as_it_is() -> None:
    """To resolve a change a second time changes nothing. [vs 513.2a]"""
    game = SYSTEM.new_game({"decks": ["X-Men", "X-Men"]}, 1)
    for change in lasting_changes():
        once = change.resolved(game, Situation(0))
        assert once.resolved(game, Situation(0)) == once


def test_the_table_shows_numbers_as_they_count() -> None:
    """Below zero a number is shown as 0; beside the card it says from where it will be raised. [vs 104.1]"""
    scene = Scene(BEAST)
    beast = scene.character(BEAST)
    qualities = scene.now(beast).snapshot()
    qualities.atk = -2
    assert stats(qualities) == "0/3"
    assert below_zero(qualities) == ["ATK -2 for further changes"]
    qualities.atk = 1
    assert (stats(qualities), below_zero(qualities)) == ("1/3", [])
