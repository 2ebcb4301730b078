"""What Attacks cost those whom they hit, in Victory Points: read from the meaning of their texts."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import assaults, characters, effects, lasting, passing_left
from longbox.games.dcdb.text.effects import moving, others, them
from longbox.kernel.terms import Term, parts_of
from longbox.texts.amounts import Times

HARM: Final[dict[type[Term], float]] = {
    effects.GainWeakness: 2.0,
    effects.LoseVP: 0.6,
    effects.Discard: 0.8,
    effects.DiscardAll: 2.0,
    effects.DiscardAtRandom: 1.0,
    effects.DiscardIt: 0.4,
    effects.GainSeveral: 1.5,
    effects.DiscardOfKind: 1.0,
    effects.DestroyTop: 1.0,
    effects.DestroyTopCards: 2.0,
    effects.DestroyAtRandom: 1.5,
    effects.DiscardSomeAtRandom: 1.6,
    effects.DiscardDownTo: 2.0,
    effects.DiscardTopCards: 0.6,
    effects.DiscardControlled: 1.0,
    effects.PutWeaknessOnTop: 2.3,
    effects.DiscardHand: 3.0,
    effects.DiscardTop: 0.4,
    effects.Destroy: 2.5,
    effects.PutOnTop: 0.6,
    effects.PutFixedOnTop: 2.0,
    assaults.TurnHeroDown: 1.5,
    assaults.TurnHeroUp: 0.0,
    characters.TurnHeroDownForATurn: 0.8,
    lasting.LetYouControl: 1.0,
    characters.HeroesDownUntil: 1.5,
    assaults.HideUnderHero: 1.0,
    assaults.AddToLineUp: 2.5,
    assaults.AddAllToLineUp: 3.0,
    assaults.MostCostlyHands: 0.5,
    assaults.DestroyTogether: 2.0,
    assaults.DearestDiscarded: 0.8,
    effects.LoseVPToYou: 1.2,
    effects.DiscardOneOfEach: 1.6,
    effects.DiscardDuplicates: 1.0,
    effects.DestroyOneOfEach: 4.0,
    effects.DestroyDifferent: 4.0,
    effects.PutWeaknessesOnBottom: 3.5,
    effects.PutUnderHero: 1.5,
    moving.PutOne: 0.8,
    moving.PassOne: 0.8,
    moving.ShuffleHandIn: 3.0,
    moving.PutWeakness: 2.2,
    moving.GainWeaknessThere: 2.4,
    moving.PutItThere: 0.4,
    moving.PutSome: 1.6,
    moving.PutAll: 2.0,
    effects.PutDearestUnderHero: 2.0,
    effects.LoseFromUnder: 1.0,
    effects.LoseNamedFromUnder: 1.0,
    effects.ChosenByYou: 1.2,
    others.ChosenOfShown: 1.2,
    others.PassToYou: 0.5,
    effects.PutOnBottom: 0.8,
    effects.DestroyOfDifferentTypes: 5.0,
    effects.DiscardToPower: 3.0,
    passing_left.PassLeftFor: 1.0,
    passing_left.PassLeft: 0.3,
    passing_left.KeepAndPassLeft: 0.5,
    passing_left.PutRandomLeft: 1.0,
    assaults.PutLeft: 1.5,
    assaults.PassBothWays: 0.5,
    assaults.PoolAndDeal: 0.5,
}
"""The Victory Points that a foe may lose by what an Attack does."""
HARM_OF_MOVING: Final[dict[str, float]] = {
    them.DESTROYED: 1.0,
    them.TO_THE_LEFT: 1.0,
    them.UNDER_NEXT_HERO: 1.0,
    them.UNDER_OWN_HERO: 0.6,
    them.DISCARDED: 0.4,
}
"""The same for a card of the deck that was shown, by where it goes."""
HARM_FOR_EACH: Final[dict[type[Term], float]] = {effects.GainWeakness: 3.0, effects.Discard: 1.0}
"""The same where it is done for each of something."""


def harm_of(assault: object) -> float:
    """The Victory Points that a player may lose by an Attack."""
    return sum([harm_of_term(term) for term in parts_of(assault)])


def harm_of_term(term: Term) -> float:
    """The Victory Points that a player may lose by one thing that an Attack does."""
    if isinstance(term, effects.Twice):
        return harm_of(term.effect)  # The first time is counted with its parts
    if isinstance(term, effects.MoveThem):
        return HARM_OF_MOVING.get(term.where, 0.0)
    counts = isinstance(getattr(term, "amount", None), Times)
    return HARM_FOR_EACH.get(type(term), 0.0) if counts else HARM.get(type(term), 0.0)
