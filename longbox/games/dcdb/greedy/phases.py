"""When a card is best played within a turn, by what its text does: the highest number first."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.text import conditions, effects, playing
from longbox.kernel.terms import Term

PLAY: Final = 1000.0
"""Cards are played before any is bought: none gets worse by it."""

FIRST: Final = 9
"""Cards that ask for an empty discard pile, and Locations, which help with all that is played later."""
LOOK: Final = 8
"""Cards that better what will be drawn."""
DRAW: Final = 7
"""Cards that bring more cards to choose from."""
EXCHANGE: Final = 6
"""Cards that draw and discard: best while bad cards are still in the hand."""
FETCH: Final = 5
"""Cards that put others into the hand."""
PLAIN: Final = 4
LATE: Final = 2
"""Cards that repeat what was played."""
LAST: Final = 1
"""Cards that spend what is left of the Power."""

PHASES: Final[tuple[tuple[type[Term], int], ...]] = (
    (conditions.DiscardPileEmpty, FIRST),
    (effects.LookAtTop, LOOK),
    (effects.PayToGain, LAST),
    (playing.PlayAgain, LATE),
    (effects.Discard, EXCHANGE),
    (effects.Draw, DRAW),
    (effects.DrawIt, FETCH),
    (effects.RevealTop, FETCH),
    (effects.PutIntoHand, FETCH),
    (effects.PutAllIntoHand, FETCH),
    (effects.RevealTopOfMainDeck, FETCH),
    (effects.MoveThem, FETCH),
)
"""What to look for in a text, the most telling first, and when a card with it is played."""


def read_phase(card: CardDefinition) -> int:
    """When a card is best played, by what its text does."""
    if card.ongoing:
        return FIRST
    found = {type(term) for term in own_terms(card.effect)}
    for kind, phase in PHASES:
        if kind in found:
            return phase
    return PLAIN


def own_terms(effect: object) -> list[Term]:
    """What an effect does to its own player: Attacks and what foes do are left out."""
    if isinstance(effect, playing.MakeAttack | effects.EachFoe | effects.FoesWho | effects.Others):
        return []
    if isinstance(effect, tuple):
        return [term for part in effect for term in own_terms(part)]
    if not isinstance(effect, Term):
        return []
    return [effect, *[term for value in effect.values() for term in own_terms(value)]]


WHOLE_HAND: Final[tuple[type[Term], ...]] = (effects.DiscardHand, effects.PutThisAndHandUnderHero)
"""What takes the whole hand away."""


def resets_hand(card: CardDefinition) -> bool:
    """Whether a card, as the first of the turn, replaces the whole hand."""
    found = {type(term) for term in own_terms(card.effect)}
    return conditions.IsCardPlayed in found and not found.isdisjoint(WHOLE_HAND)
