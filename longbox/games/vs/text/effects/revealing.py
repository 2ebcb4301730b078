"""Effects that reveal cards of the deck until one of a kind is found. [vs 708.9a]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.actions.hands import reveal
from longbox.games.vs.terms import Filter, Situation, TextEffect
from longbox.games.vs.text.effects.drawing import THE_REST
from longbox.games.vs.text.nouns import REVEALED, references_to, speak_of
from longbox.kernel.terms import DEED, OUT_OF_PLAY

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class RevealUntil(TextEffect):
    """Reveal cards from the top of the deck until there is one of a kind, of which the text then speaks.

    Where there is none the whole deck is revealed, and the text speaks of no card. [vs 508.2c, 708.9a]
    """

    fields = ("filter",)
    mentions = ("filter",)
    measures = (REVEALED, THE_REST)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def found_where(self) -> str:
        return OUT_OF_PLAY

    def run(self, game: VsGame, situation: Situation) -> None:
        shown: list[Qualities] = []
        sought: list[Qualities] = []
        for card in reversed(game.deck(situation.player)):
            qualities = game.qualities(card)
            shown.append(qualities)
            if self.filter.matches(game, qualities, situation):
                sought.append(qualities)
                break
        if shown:
            reveal(game, situation.player, [qualities.card for qualities in shown], situation)
        situation.mention(REVEALED, references_to(game, shown))
        speak_of(game, situation, self.filter, sought)
        situation.did = bool(sought)
        situation.amount = len(shown)
