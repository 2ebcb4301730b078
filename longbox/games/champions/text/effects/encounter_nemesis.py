"""Bringing a nemesis set into the game. [champions Nemesis]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import CardCondition, CardEffect, Situation
from longbox.games.champions.actions import encounter
from longbox.games.champions.definitions import MINION, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.scenarios import nemesis_set
from longbox.games.champions.table import ENCOUNTER_DECK, SET_ASIDE
from longbox.kernel.terms import DEED, MEASURE

NEMESIS_ENTERED: Final = "nemesis minion entered play"


class RevealNemesis(CardEffect):
    """Reveal the card of a type of your nemesis set, which puts it into play. [champions Nemesis, Reveal]

    Whether the minion entered play is left in the situation.
    """

    fields = ("type",)
    measures: ClassVar[tuple[str, ...]] = (NEMESIS_ENTERED,)

    def __init__(self, type: str) -> None:
        self.type = type

    def brought(self) -> tuple[str, ...]:
        return (DEED,) if self.type == MINION else ()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        revealed = [card for card in set_aside(game, situation.player) if card.definition.type == self.type]
        for card in revealed:
            encounter.reveal(game, situation.player, card)
        if self.type == MINION:
            situation.did = bool(revealed)


class ShuffleNemesisSet(CardEffect):
    """Shuffle what is left of your nemesis set into the encounter deck. [champions Nemesis]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for card in set_aside(game, situation.player):
            game.move(card, ENCOUNTER_DECK)
        game.shuffle(ENCOUNTER_DECK)


class NemesisEntered(CardCondition):
    """Whether your nemesis minion entered play by this text."""

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (NEMESIS_ENTERED,)

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return situation.did


def set_aside(game: ChampionsGame, player: int) -> list[GameCard]:
    """The cards of a player's nemesis set that are still set aside."""
    nemesis = nemesis_set(game.identity(player).definition.card_set)
    return [card for card in game.cards(SET_ASIDE) if card.definition.card_set == nemesis]
