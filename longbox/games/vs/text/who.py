"""Players that a text speaks of: "you", "each opponent", "that player", "its controller".

[vs You; That <Something>, The <Something>]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.aspects import ANY, IN_PLAY, Fact
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import PLAYER_MARK, PLAYER_SORT, Noun, Situation, Who
from longbox.kernel.terms import DOER, PLAYER

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class You(Who):
    """The player who controls the text. [vs You]"""

    spoken_to = True

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [situation.controller]

    def means(self, game: VsGame, player: int, situation: Situation) -> bool:
        return player == situation.controller


class They(Who):
    """The player who is told to do something.

    Attributes:
        word: What the text calls that player: "he or she", "he", "she" or "they".
    """

    refers = DOER
    speaks = False
    fields = ("word",)
    defaults: ClassVar[dict[str, object]] = {"word": "he or she"}

    def __init__(self, word: str = "he or she") -> None:
        self.word = word

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [situation.player]


class EachPlayer(Who):
    """All players, the primary player first."""

    several = True

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return game.in_order()


class EachOpponent(Who):
    """All players but the one who controls the text: "each opponent", "your opponents", "an opponent"."""

    several = True

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [player for player in game.in_order() if player != situation.controller]


class ThatPlayer(Who):
    """The player that the text spoke of last, as it was read: "that player". [vs That <Something>, The <Something>]"""

    refers: ClassVar[str] = PLAYER

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        return [player for mark, player in self.meant(situation) if mark == PLAYER_MARK]

    def meant(self, situation: Situation) -> tuple[Reference, ...]:
        """References to the players that it was bound to; where nothing was bound, to those spoken of last."""
        return situation.last_called(self.bound_to or (PLAYER_SORT,))


class ThatOpponent(ThatPlayer):
    """The same, said as "that opponent"."""

    said = "that opponent"


class ControllerOf(Who):
    """Who controls cards, or controlled them as they left: "its controller". [vs Control, 508.2e]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        found = {qualities.controller: None for qualities in self.noun.recall(game, situation)}
        return [player for player in game.in_order() if player in found]

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class OwnerOf(Who):
    """Who owns cards: "its owner". [vs Own]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        found = {qualities.owner: None for qualities in self.noun.recall(game, situation)}
        return [player for player in game.in_order() if player in found]
