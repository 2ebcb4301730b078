"""What a text gives its player, in a few numbers; and what gives nothing by itself."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import effects, keywords, lasting, replaying
from longbox.games.dcdb.text.effects import destroying, others, showing
from longbox.kernel.terms import Term


class Gist:
    """What a text gives its player on an average turn.

    Attributes:
        power: Power.
        draws: Cards that come into the hand.
        points: Victory Points won by it otherwise: cards gained, bad cards destroyed, foes harmed.
    """

    __slots__ = ("draws", "points", "power")

    def __init__(self, power: float = 0.0, draws: float = 0.0, points: float = 0.0) -> None:
        self.power = power
        self.draws = draws
        self.points = points

    def plus(self, other: Gist, weight: float = 1.0) -> Gist:
        """Both together, the other by its weight."""
        return Gist(
            self.power + weight * other.power,
            self.draws + weight * other.draws,
            self.points + weight * other.points,
        )


NOTHING: Final = Gist()


OF_NOTHING: Final[tuple[type[Term], ...]] = (
    effects.PutItOnBottom,
    effects.ShuffleIntoDeck,
    effects.AddTopToLineUp,
    effects.DiscardTopCards,
    effects.DiscardUpTo,
    effects.LookAtTopOfMainDeck,
    effects.PutItUnderMainDeck,
    effects.RevealTopCards,
    effects.LookAtTopCards,
    effects.RemoveThis,
    lasting.LetYouControl,
    effects.DestroyIt,
    effects.DiscardIt,
    effects.LetControllerDraw,
    effects.LookAtTop,
    effects.NameParity,
    effects.PutThisOnBottom,
    effects.RevealAtRandom,
    effects.RevealHand,
    effects.RevealTop,
    effects.RevealTopOfMainDeck,
    effects.DiscardThis,
    effects.PutDeckIntoDiscardPile,
    effects.PayAnyVP,
    effects.PayUpToVP,
    effects.RefillLineUp,
    replaying.ChoosePlayed,
    keywords.Attach,
    keywords.AttachIt,
    effects.RevealTopOfMain,
    effects.LookAtTopOfMain,
    effects.LookAtTops,
    others.LookAtTopOf,
    effects.LetYouLook,
    effects.NameCard,
    effects.NameType,
    effects.PutItUnderHero,
    effects.DestroyTopOfMain,
    effects.ChooseOneAdded,
    effects.RevealSomeAtRandom,
    effects.PutOneDrawnUnder,
    destroying.RemoveOne,
    destroying.ChooseOneThere,
    destroying.RemoveIt,
    showing.RevealOne,
)
"""What only shows or moves a card, so that the text can go on to say what for."""
