"""A game at which time can be called, and which players can leave. [cube 9.020, 9.040, 9.050]"""

from __future__ import annotations

from longbox.games.dcdb.whole_game import WholeGame
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question


class TimedGame(WholeGame):
    """A game whose players may become fewer."""

    __slots__ = ()

    def another(self) -> WholeGame:
        return TimedGame(self.options, self.players, self.zones, self.box, self.randomness)

    def ask(self, question: Question) -> Choice:
        """Ask a player; chance decides for one who has conceded, until the turn is over. [cube 9.040]"""
        if question.player in self.ledger.conceded:
            return self.randomness.pick(question.choices)
        return super().ask(question)

    def clockwise_from(self, player: int) -> list[int]:
        return self.still_there(super().clockwise_from(player))

    def teammates(self, player: int) -> list[int]:
        return self.still_there(super().teammates(player))

    def team_of(self, player: int) -> list[int]:
        return self.still_there(super().team_of(player))

    def foes(self, player: int) -> list[int]:
        return self.still_there(super().foes(player))

    def next_player(self, player: int) -> int:
        return self.clockwise_from(super().next_player(player))[0]

    def still_there(self, players: list[int]) -> list[int]:
        """Those of some players who haven't left the game. [cube 9.050]"""
        return [player for player in players if player not in self.ledger.gone]
