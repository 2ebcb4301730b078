"""Status cards that encounter cards give, and what was so already. [champions Status Cards, Exhausted]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.champions.abilities import CardCondition, Situation, Target
from longbox.games.champions.actions import statuses
from longbox.games.champions.definitions import CHARACTERS, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.effects.base import OnCards
from longbox.games.champions.text.effects.choosing import choose_word
from longbox.games.champions.text.filters import InState
from longbox.kernel.terms import DEED, Need
from longbox.texts.filters import AnyCard


class TakeAllStatuses(OnCards):
    """Discard all status cards from characters. [champions Status Cards]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("target", CHARACTERS, "have a status card", "Status Cards"),)

    def affects(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return bool(game.permanent(card).statuses)

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        situation.did = False
        for card in cards:
            for status in game.permanent(card).statuses:
                statuses.take_status(game, card, status)
                situation.did = True


class TakeAnyStatus(TakeAllStatuses):
    """Discard one status card from characters, which the player chooses where there are several. [champions Choose]"""

    def do(self, game: ChampionsGame, cards: list[GameCard], situation: Situation) -> None:
        situation.did = False
        for card in cards:
            given = game.permanent(card).statuses
            if given:
                statuses.take_status(game, card, choose_word(game, situation, given))
                situation.did = True


class WasAlready(CardCondition):
    """Whether what was to be done to characters could not, as it was so already: "if you are already confused"."""

    fields = ("target", "state")
    refers = DEED

    def __init__(self, target: Target, state: str) -> None:
        self.target = target
        self.state = state

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return not situation.did

    def is_so(self, game: ChampionsGame, situation: Situation) -> bool:
        """Whether it is so just now, before anything is done."""
        cards = self.target.candidates(game, situation)
        state = InState(self.state, AnyCard())
        return bool(cards) and all([state.matches(game, card, situation) for card in cards])


class AlreadyHad(WasAlready):
    """Whether characters that were to get a status card already had it. [champions Status Cards]"""
