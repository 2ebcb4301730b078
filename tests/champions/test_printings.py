"""Printings of one title that differ can each be chosen, and are told from one another by number."""

from __future__ import annotations

from typing import Final

import pytest

from longbox.games.champions.actions.payment import Payment, Price, pay
from longbox.games.champions.definitions import GameCard
from tests.champions.heroes import HeroPlay

TITLE: Final = "Wakanda Forever!"
KEYS: Final = (TITLE, f"{TITLE} #2", f"{TITLE} #3", f"{TITLE} #4")


def holding_all_printings() -> tuple[HeroPlay, list[GameCard]]:
    """A game in which the first player holds one of each printing."""
    play = HeroPlay("Black Panther")
    held = [play.card(TITLE, code) for code in ("01043a", "01043b", "01043c", "01043d")]
    for card in held:
        play.game.move(card, play.game.players[0].hand)
    return play, held


@pytest.mark.parametrize("number", range(len(KEYS)))
def test_each_printing_can_be_chosen_by_its_key(number: int) -> None:
    """The key with a number means the printing at that place, and no other."""
    play, held = holding_all_printings()
    play.wish(KEYS[number])
    paid = pay(play.game, Payment(play.game, 0, None), Price(1))
    assert play.answers.asked[-1].endswith(", ".join(KEYS))
    assert play.game.cards(play.game.players[0].discard) == [held[number]]
    assert paid == held[number].definition.resources
