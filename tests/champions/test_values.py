"""Values are counted anew each time: plus and minus, then what doubles and halves, unless they are set."""

from __future__ import annotations

import pytest

from longbox import games
from longbox.games.champions.abilities import THIS_PHASE, Constant, Situation
from longbox.games.champions.definitions import ATK, DASH, THW, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.library import box


class More(Constant):
    """So much more ATK for all cards."""

    fields = ("amount",)
    changes_values = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        return self.amount if value == ATK else 0


class Doubled(Constant):
    """Twice the ATK for all cards."""

    changes_values = True

    def limits(self, game: ChampionsGame, value: str, card: GameCard, total: int, situation: Situation) -> int:
        return 2 * total


class SetTo(Constant):
    """An ATK that is set, for all cards."""

    fields = ("amount",)
    changes_values = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def sets(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        return self.amount if value == ATK else None


@pytest.fixture
def game() -> ChampionsGame:
    """A game about to begin, with Rhino, whose base ATK is 2."""
    game = games.find("champions").new_game({}, 1)
    assert isinstance(game, ChampionsGame)
    return game


@pytest.mark.parametrize(
    ("constants", "expected"),
    [
        ([], 2),
        ([More(1), More(1)], 4),
        ([More(3), Doubled()], 10),
        ([Doubled(), More(3)], 10),
        ([More(-5)], 0),
        ([More(-5), Doubled()], 0),
        ([SetTo(7), More(3), Doubled()], 7),
        ([SetTo(7), SetTo(1)], 1),
    ],
)
def test_values_are_calculated_from_the_base_value(
    game: ChampionsGame, constants: list[Constant], expected: int
) -> None:
    """All that is added comes first, whenever it began; the latest that sets the value wins. [champions Modifiers]"""
    for constant in constants:
        game.start(constant, Situation(0, None), THIS_PHASE)
    assert game.value(game.villain(), ATK) == expected


def test_a_value_reverts_when_what_changed_it_ends(game: ChampionsGame) -> None:
    """Nothing remains of a change that is over. [champions Gets, Lasting Effects]"""
    game.start(More(3), Situation(0, None), THIS_PHASE)
    game.end_of(THIS_PHASE)
    assert game.value(game.villain(), ATK) == 2


def test_a_dash_stays_a_dash(game: ChampionsGame) -> None:
    """Nothing makes a power out of none. [champions Dash]"""
    hulk = GameCard(0, next(card for card in box() if card.name == "Hulk"))
    assert game.value(hulk, THW) == DASH
