"""What many effects have in common: doing something to cards, or to players. [vs 508.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from longbox.games.vs.terms import Noun, Situation, TextEffect
from longbox.games.vs.text.nouns import FromHand, FromKoPile, Several, references_to
from longbox.kernel.terms import AMOUNT, DEED

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.qualities import Qualities


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(TextEffect):
    """Something that is done to cards: "stun target character", "exhaust up to two characters". [vs 512.1]

    "If you do" asks whether it was done to all of them, and to one at least. [vs 508.2i]
    """

    fields: ClassVar[tuple[str, ...]] = ("subject",)
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    deed: ClassVar[str] = ""
    """By what the text can speak of the cards to which it was done: "this way". By nothing, if it can't."""

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        lay = references_to(game, found)
        done = [self.do(game, qualities, situation) for qualities in found]
        situation.did = all(done) and are_enough(game, self.subject, found, situation)
        situation.amount = len([did for did in done if did])
        self.note(situation, tuple([reference for reference, did in zip(lay, done, strict=True) if did]))

    def note(self, situation: Situation, done: tuple[Reference, ...]) -> None:
        """Keep to which cards it was done, if the text can speak of these."""
        if self.deed:
            situation.note_done(self.deed, done)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Do it to one card.

        Returns:
            Whether it was done.
        """
        raise NotImplementedError


def are_enough(game: VsGame, subject: Noun, found: list[Qualities], situation: Situation) -> bool:
    """Whether as many cards were found as a text asks for, and one at least. [vs 508.2i, 511.6]"""
    if isinstance(subject, Several | FromHand | FromKoPile) and not subject.up_to:
        return len(found) >= max(subject.number.count(game, situation), 1)
    return bool(found)


def still_there(game: VsGame, qualities: Qualities) -> bool:
    """Whether an object that was found is still in play, after what was done to others."""
    thing = qualities.object
    return thing is not None and game.is_current(thing.reference)
