"""What must always hold of DC Forever can be seen to fail: each fault that is planted in its rules is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from longbox.games.forever.actions import citizens, falling, leaving, payment, using
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.tableau import Tableau
from longbox.games.forever.turn import action_phase, maintenance, resolution, winning
from longbox.games.forever.uses import UseAbility
from longbox.kernel.zones import Zone

from . import test_games

GAMES: Final = range(25)
"""In one of these each fault comes to light."""
SHORT: Final = 8
"""So many rounds are enough to see that a game doesn't end."""

STEPS: Final = 500
"""So many steps are enough to see that a round doesn't."""

Planter = Callable[[pytest.MonkeyPatch], None]


def lose_citizens(patch: pytest.MonkeyPatch) -> None:
    """Put one citizen less on a card than is claimed for it."""
    put = citizens.put
    patch.setattr(citizens, "put", lambda game, card, count: put(game, card, max(count - 1, 0)))


def make_citizens(patch: pytest.MonkeyPatch) -> None:
    """Leave citizens where they are taken away."""
    patch.setattr(citizens, "take", lambda game, card, count: min(count, game.permanent(card).citizens))


def begin_cycles_without_end(patch: pytest.MonkeyPatch) -> None:
    """Let another cycle follow though all have passed."""
    resolve = resolution.resolve

    def go_on(game: ForeverGame) -> None:
        game.busy = True
        resolve(game)

    patch.setattr(resolution, "resolve", go_on)
    patch.setattr(test_games, "LONGEST_ROUND", STEPS)


def let_nobody_win(patch: pytest.MonkeyPatch) -> None:
    """Look at no victory."""
    patch.setattr(winning, "check", lambda game: None)
    patch.setattr(maintenance, "MOST_ROUNDS", SHORT)


def use_twice(patch: pytest.MonkeyPatch) -> None:
    """Forget that a limited ability was used."""
    patch.setattr(using, "was_used", lambda game, card, ability: False)


def wait_when_gone(patch: pytest.MonkeyPatch) -> None:
    """Let what has left play go on waiting."""
    patch.setattr(Tableau, "stop_abilities", lambda game, card: None)


def act_from_reserve(patch: pytest.MonkeyPatch) -> None:
    """Let abilities of characters in the reserve be used."""
    usable = action_phase.usable

    def with_reserve(game: ForeverGame, player: int) -> list[UseAbility]:
        reserve = game.cards(game.players[player].reserve)
        return [*usable(game, player), *[use for card in reserve for use in game.uses[card.serial]]]

    patch.setattr(action_phase, "usable", with_reserve)
    patch.setattr(action_phase, "usable_of", lambda game, player, card: game.uses[card.serial][:1])
    patch.setattr(using, "pay", lambda game, use, situation: None)


def stand_when_beaten(patch: pytest.MonkeyPatch) -> None:
    """Take out nobody."""
    patch.setattr(falling, "is_beaten", lambda game, card: False)


def keep_pools(patch: pytest.MonkeyPatch) -> None:
    """Leave cards in the pool as a phase ends."""
    patch.setattr(payment, "empty_pools", lambda game: None)


def leave_hanging(patch: pytest.MonkeyPatch) -> None:
    """Leave in play what was attached to a character that is gone."""

    def leave(game: ForeverGame, card: GameCard, zone: Zone) -> None:
        game.move(card, zone)

    patch.setattr(leaving, "leave", leave)


def draw_no_location(patch: pytest.MonkeyPatch) -> None:
    """Leave the place of an emptied Location empty."""
    draw = resolution.draw_location
    patch.setattr(resolution, "draw_location", lambda game, spot: None if game.round else draw(game, spot))


def forget_to_index(patch: pytest.MonkeyPatch) -> None:
    """Go by what was at work before."""

    def set_at_work(game: Tableau, at_work: list[object]) -> None:
        game.at_work = at_work  # type: ignore[assignment]

    patch.setattr(Tableau, "set_at_work", set_at_work)


FAULTS: Final[tuple[tuple[Planter, str], ...]] = (
    (lose_citizens, "check_citizens"),
    (make_citizens, "check_citizens"),
    (begin_cycles_without_end, "check_round_ends"),
    (let_nobody_win, "check_is_won"),
    (use_twice, "check_what_acts"),
    (wait_when_gone, "check_what_acts"),
    (act_from_reserve, "check_what_acted"),
    (stand_when_beaten, "check_characters"),
    (keep_pools, "check_pools"),
    (leave_hanging, "check_what_hangs"),
    (draw_no_location, "check_row"),
    (forget_to_index, "check_at_work"),
)
"""What is planted, and what finds it."""


def play_all() -> None:
    """Play the games, each until something is wrong."""
    for number in GAMES:
        test_games.play_and_check(number)


@pytest.mark.parametrize(("plant", "finder"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_fault_is_found(plant: Planter, finder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games with the fault in the rules come to a rest at which what must hold doesn't."""
    plant(monkeypatch)
    with pytest.raises(AssertionError) as caught:
        play_all()
    assert finder in [entry.name for entry in caught.traceback]
