"""A view for as long as nothing happens: what was looked up once is not looked up again."""

from __future__ import annotations

from longbox.games.champions.definitions import HIT_POINTS, GameCard
from longbox.games.champions.view import TableView


class StillView(TableView):
    """All that a player may know at one moment, for a player who asks the same of many choices.

    Modifiers are added up anew whenever a view is asked for a value; this one keeps what it was told. So it is
    right until something happens: make another one for the next question.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view._game, view.seat)
        self._values: dict[tuple[int, str], int] = {}
        self._keywords: dict[int, dict[str, int]] = {}
        self._allies: dict[int, list[GameCard]] = {}
        self._controlled: dict[int, list[GameCard]] = {}
        self._threat_each_round = -1

    def value(self, card: GameCard, value: str) -> int:
        key = (card.serial, value)
        if key not in self._values:
            self._values[key] = self._game.value(card, value)
        return self._values[key]

    def remaining(self, card: GameCard) -> int:
        return self.value(card, HIT_POINTS) - self.damage(card)

    def keywords(self, card: GameCard) -> dict[str, int]:
        if card.serial not in self._keywords:
            self._keywords[card.serial] = super().keywords(card)
        return self._keywords[card.serial]

    def allies(self, player: int) -> list[GameCard]:
        if player not in self._allies:
            self._allies[player] = super().allies(player)
        return self._allies[player]

    def controlled(self, player: int) -> list[GameCard]:
        if player not in self._controlled:
            self._controlled[player] = super().controlled(player)
        return self._controlled[player]

    def threat_each_round(self) -> int:
        if self._threat_each_round < 0:
            self._threat_each_round = super().threat_each_round()
        return self._threat_each_round
