"""What a card's text comes to, in a few numbers: read once from the meaning of the text, for any card.

The numbers are guesses of what a text gives on an average turn. They know no card by its name, so a
card that somebody invents is judged like those of the box.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.greedy.gists import NOTHING, OF_NOTHING, Gist
from longbox.games.dcdb.greedy.harm import harm_of
from longbox.games.dcdb.greedy.phases import PLAY, read_phase, resets_hand
from longbox.games.dcdb.places import KickStack
from longbox.games.dcdb.text import (
    characters,
    conditions,
    differing,
    effects,
    endings,
    for_the_turn,
    happenings,
    keywords,
    lasting,
    later_this_turn,
    limits,
    next_gained,
    next_turn,
    playing,
    replaying,
    stacked,
    turns_end,
)
from longbox.games.dcdb.text.effects import destroying, hands, moving, others, power, them, this_card, where_x
from longbox.games.dcdb.values import CostAtLeast
from longbox.kernel.effects import Condition
from longbox.kernel.terms import Term, parts_of
from longbox.texts.amounts import Fixed, NoMoreThan, Times
from longbox.texts.choosing import ChooseOne, OneOrOther
from longbox.texts.conditions import AllSo, AtLeast, Did, DoneIf, DoneUnless, If, IfElse, InsteadIf, Not
from longbox.texts.may import DoneFor, May, MayFor
from longbox.texts.sequences import AndThen, InTurn, Sequence, Succession

CHANCE_OF: Final[dict[type[Condition[Any, Any]], float]] = {
    conditions.DiscardPileEmpty: 0.3,
    conditions.IsCardPlayed: 0.5,
    conditions.ItsCostIsNamed: 0.65,
    Did: 0.8,
}
"""How often a condition holds when a card asks for it; half the time, if nothing is said."""
CHANCE_OF_ENOUGH: Final[dict[type[Term], float]] = {effects.CardsControlled: 0.4, effects.OthersPlayed: 0.1}
"""How often there is enough of what a condition counts."""
COSTS_ENOUGH: Final = 0.7
"""How often the card that was spoken of costs as much as a text asks for."""
FOR_EACH: Final = 0.6
"""How many there are on average of what a text does something for each of."""

COST_OF_A_CARD: Final = 2.0
"""What a card costs on average of which a text takes the cost."""
A_BAD_CARD: Final = 0.5
"""The points that it is worth to be rid of a bad card."""
FOES: Final = 1.5
"""How many foes there are on average."""
OWNED_BY_ANOTHER: Final = 0.1
"""How often a card belongs to another player than the one who plays it."""


def chance(condition: Condition[Any, Any]) -> float:
    """How often a condition holds when a card asks for it."""
    if isinstance(condition, Not):
        return 1 - chance(condition.condition)
    if isinstance(condition, AllSo):
        return prod([chance(part) for part in condition.conditions])
    if isinstance(condition, conditions.ItIs) and isinstance(condition.kind, CostAtLeast):
        return COSTS_ENOUGH
    if isinstance(condition, AtLeast):
        return CHANCE_OF_ENOUGH.get(type(condition.amount), 0.5)
    return CHANCE_OF.get(type(condition), 0.5)


def size_of(amount: object) -> float:
    """A number that a text says, or about what it comes to where it counts."""
    if isinstance(amount, Times):
        return FOR_EACH * size_of(amount.amount)
    if isinstance(amount, NoMoreThan):
        return size_of(amount.amount)
    if isinstance(amount, effects.ItsCost):
        return COST_OF_A_CARD
    return float(amount.value) if isinstance(amount, Fixed) else 1.0


def of_sequence(effect: Any) -> Gist:
    """All effects together."""
    total = NOTHING
    for part in effect.effects:
        total = total.plus(gist_of_effect(part))
    return total


def of_two(effect: Any) -> Gist:
    """One effect, and then the other."""
    return gist_of_effect(effect.first).plus(gist_of_effect(effect.rest))


def of_may_for(effect: Any) -> Gist:
    """What can be declined, and what comes of it."""
    return of_may(effect).plus(gist_of_effect(effect.benefit), CHANCE_OF[Did])


def of_if(effect: Any) -> Gist:
    """An effect, as often as its condition holds."""
    return NOTHING.plus(gist_of_effect(effect.effect), chance(effect.condition))


def of_if_done(effect: Any) -> Gist:
    """An effect, as often as what stands before it is done."""
    return NOTHING.plus(gist_of_effect(effect.effect), CHANCE_OF[Did])


def of_if_else(effect: Any) -> Gist:
    """One effect or the other, each as often as it comes to it."""
    holds = chance(effect.condition)
    both = NOTHING.plus(gist_of_effect(effect.effect), holds)
    return both.plus(gist_of_effect(effect.otherwise), 1 - holds)


def of_either(effect: Any) -> Gist:
    """The better of two effects."""
    return max(gist_of_effect(effect.first), gist_of_effect(effect.second), key=worth_of)


def worth_of(gist: Gist) -> float:
    """What a gist is worth, all in all: a card is worth some Power, and so is a point."""
    return gist.power + 1.6 * gist.draws + gist.points


def of_unless(effect: Any) -> Gist:
    """An effect that is mostly done, as few can prevent it."""
    return NOTHING.plus(gist_of_effect(effect.effect), 0.6)


def of_nothing(effect: Any) -> Gist:
    """What gives nothing by itself: it shows or moves a card, and the text goes on to say what for."""
    return NOTHING


def of_attack(effect: Any) -> Gist:
    """Harm to foes, which is worth something to the one who does it."""
    return Gist(points=0.3 * harm_of(effect.assault))


def of_hand_filling(effect: Any) -> Gist:
    """A card put into the hand, which is better than one drawn; a Kick is gained as well."""
    return Gist(draws=1.0, points=1.0) if isinstance(effect.place, KickStack) else Gist(draws=0.8)


def of_destroying(effect: Any) -> Gist:
    """Bad cards destroyed."""
    return Gist(points=A_BAD_CARD * getattr(effect, "count", 1))


def of_may(effect: Any) -> Gist:
    """What can be declined is worth what it does, if it does good: bad cards are destroyed, good ones are gained."""
    done = effect.effect
    if isinstance(done, effects.DestroyIt):
        return of_destroying(done)
    return Gist(points=1.5) if isinstance(done, effects.Gain) else gist_of_effect(done)


def of_modes(effect: Any) -> Gist:
    """The best of several effects."""
    return max([gist_of_effect(mode) for mode in effect.modes], key=worth_of)


def of_instead(effect: Any) -> Gist:
    """One effect or the other, each as often as it comes to it."""
    holds = chance(effect.condition)
    return NOTHING.plus(gist_of_effect(effect.effect), 1 - holds).plus(gist_of_effect(effect.other), holds)


def of_harming_foes(effect: Any) -> Gist:
    """What foes do, which is mostly harm to them."""
    return Gist(points=0.3 * harm_of(effect.effect))


def of_twice(effect: Any) -> Gist:
    """What is done twice counts twice."""
    return NOTHING.plus(gist_of_effect(effect.effect), 2.0)


def of_any_players(effect: Any) -> Gist:
    """What its own player does, as nobody else has to be chosen, and what comes of it."""
    benefit = NOTHING if effect.benefit is None else gist_of_effect(effect.benefit)
    return gist_of_effect(effect.effect).plus(benefit)


def of_each_foe_for(effect: Any) -> Gist:
    """What foes do, and what comes of it for each who does it: about every other foe."""
    return NOTHING.plus(gist_of_effect(effect.benefit), FOES / 2).plus(of_harming_foes(effect))


def of_attack_for(effect: Any) -> Gist:
    """An Attack, and what comes of it for about every other foe."""
    return NOTHING.plus(gist_of_effect(effect.benefit), FOES / 2).plus(of_attack(effect))


def of_passing_to_foes(effect: Any) -> Gist:
    """A bad card of the hand for each foe: got rid of, and a foe has it instead."""
    return Gist(points=FOES * 2 * A_BAD_CARD)


def of_moving_them(effect: Any) -> Gist:
    """A card of those that were shown, which is better than one drawn if it was chosen; the rest counts little."""
    if effect.where != effects.INTO_HAND:
        return Gist(points=0.1)
    return Gist(draws=1.3 * getattr(effect.some, "count", 1))


def of_putting(effect: Any) -> Gist:
    """A card that comes into the hand is as good as one drawn; elsewhere, it counts little."""
    count = getattr(effect, "count", 1)
    if isinstance(effect.goal, moving.IntoHand):
        return Gist(draws=0.8 * count)
    return Gist(points=0.2 * count)


READ: Final[dict[type[Term], Callable[[Any], Gist]]] = {
    **dict.fromkeys(OF_NOTHING, of_nothing),
    Sequence: of_sequence,
    Succession: of_sequence,
    InTurn: of_two,
    AndThen: of_two,
    May: of_may,
    MayFor: of_may_for,
    DoneFor: of_may_for,
    If: of_if,
    IfElse: of_if_else,
    effects.Power: lambda effect: Gist(power=size_of(effect.amount)),
    effects.GainVP: lambda effect: Gist(points=size_of(effect.amount)),
    effects.LoseVP: lambda effect: Gist(points=-size_of(effect.amount)),
    effects.DoublePower: lambda effect: Gist(power=4.0),
    effects.CostLess: lambda effect: Gist(power=0.4 * effect.amount),
    effects.Draw: lambda effect: Gist(draws=size_of(effect.amount)),
    effects.DrawIt: lambda effect: Gist(draws=1.0),
    effects.PutItIntoHand: lambda effect: Gist(draws=1.0, points=1.0),
    effects.DrawAtEndOfTurn: lambda effect: Gist(draws=size_of(effect.amount)),
    effects.Discard: lambda effect: Gist(draws=-0.4 * size_of(effect.amount)),
    effects.DiscardHand: lambda effect: Gist(draws=-4.0),
    effects.Destroy: of_destroying,
    effects.DestroyUpTo: of_destroying,
    effects.DestroyAnyAndReplace: lambda effect: Gist(points=0.5),
    effects.Gain: lambda effect: Gist(points=1.2),
    effects.GainAll: lambda effect: Gist(points=1.5),
    effects.PayToGain: lambda effect: Gist(points=0.3),
    effects.PutIntoHand: of_hand_filling,
    effects.PutAllIntoHand: lambda effect: Gist(draws=1.5),
    effects.PutUpToOnBottom: lambda effect: Gist(points=0.2),
    effects.PutGainedOnTop: lambda effect: Gist(points=0.5),
    effects.PutGainedIntoHand: lambda effect: Gist(draws=1.0),
    effects.EachFoe: lambda effect: Gist(draws=0.3),
    effects.Either: of_either,
    effects.Unless: of_unless,
    DoneIf: of_if,
    ChooseOne: of_modes,
    OneOrOther: of_modes,
    InsteadIf: of_instead,
    effects.UnlessDiscarded: of_unless,
    effects.OneFoe: of_harming_foes,
    effects.FoesWho: of_harming_foes,
    effects.NextPlayer: of_harming_foes,
    effects.OnePlayer: lambda effect: gist_of_effect(effect.effect),
    effects.EachPlayerDoes: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    effects.DestroyThis: lambda effect: Gist(points=-1.0),
    effects.DestroyTop: lambda effect: Gist(points=-0.3),
    effects.DiscardOfKind: lambda effect: Gist(draws=-0.5),
    effects.DiscardAnyNumber: lambda effect: Gist(draws=-1.0),
    effects.DrawUntil: lambda effect: Gist(draws=0.4 * effect.count),
    effects.GainTopOfMainDeck: lambda effect: Gist(points=1.5),
    effects.GainIt: lambda effect: Gist(points=1.2),
    effects.PutOnBottom: lambda effect: Gist(points=0.2),
    effects.PutOnTop: lambda effect: Gist(points=0.2),
    effects.PutBoughtOnTop: lambda effect: Gist(points=0.5),
    effects.AttackingPlayer: of_harming_foes,
    effects.DestroyAll: of_destroying,
    effects.DestroyAtRandom: lambda effect: Gist(points=-0.5),
    effects.DestroyTopCards: lambda effect: Gist(points=-0.3 * effect.count),
    effects.DiscardControlled: lambda effect: Gist(points=-0.3),
    effects.DiscardDownTo: lambda effect: Gist(draws=-1.0),
    effects.DiscardSomeAtRandom: lambda effect: Gist(draws=-0.7 * effect.count),
    effects.GainKicks: lambda effect: Gist(points=effect.count),
    effects.PutUnderMainDeck: lambda effect: Gist(points=0.1),
    effects.PutSeveralOnTop: lambda effect: Gist(draws=-0.3 * effect.count),
    effects.PutUpToIntoHand: lambda effect: Gist(draws=0.8),
    **dict.fromkeys(moving.PUTTING, of_putting),
    **dict.fromkeys((moving.PutWeakness, moving.GainWeaknessThere), lambda effect: Gist(points=-1.5)),
    destroying.DestroyAnyNumber: of_destroying,
    moving.ShuffleHandIn: lambda effect: Gist(draws=-4.0),
    them.RevealMainUntil: lambda effect: Gist(points=1.0),
    effects.PutWeaknessOnTop: lambda effect: Gist(points=-1.0, draws=-0.5),
    effects.NextCostsLess: lambda effect: Gist(power=0.6 * effect.amount),
    power.FirstCostsLess: lambda effect: Gist(power=0.5 * effect.amount),
    effects.MoveThem: of_moving_them,
    later_this_turn.WheneverYouPlay: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 1.0),
    lasting.LeaveInPlay: lambda effect: Gist(power=1.5),
    stacked.PutTopOnHero: lambda effect: Gist(points=-0.3),
    stacked.HaveTextsOnTop: lambda effect: Gist(power=3.0),
    stacked.PutItUnderThis: lambda effect: Gist(points=0.1),
    for_the_turn.NameNextType: lambda effect: Gist(power=0.4),
    lasting.SetHandAside: lambda effect: Gist(draws=-0.5),
    characters.SwapHero: lambda effect: Gist(points=0.5),
    characters.LendText: lambda effect: Gist(power=0.7),
    characters.LendTexts: lambda effect: Gist(power=1.5),
    playing.PlayAnyAndReturn: lambda effect: Gist(power=3.0),
    effects.DiscardAtRandom: lambda effect: Gist(draws=-0.7),
    later_this_turn.PutOneGainedOnTop: lambda effect: Gist(points=0.3),
    playing.MakeAttack: of_attack,
    playing.AttackNext: of_attack,
    playing.AttackForemost: of_attack,
    **dict.fromkeys((playing.AttackFor, playing.AttackForOthers), of_attack_for),
    **dict.fromkeys((others.ThatFoe, others.Foremost, others.ForemostPlayer), of_harming_foes),
    others.EachFoeForOthers: of_each_foe_for,
    **dict.fromkeys((playing.PlayIt, playing.PlayItAndReturn), lambda effect: Gist(power=2.0)),
    for_the_turn.NoDrawing: lambda effect: Gist(draws=-1.0),
    **dict.fromkeys((limits.OnlySoOften, others.TheSameOne), lambda effect: gist_of_effect(effect.effect)),
    playing.AttackOneFoe: of_attack,
    playing.PlayAgain: lambda effect: Gist(power=2.5),
    playing.Borrow: lambda effect: Gist(power=2.5),
    playing.PlayTopSuperVillain: lambda effect: Gist(power=2.5),
    playing.PlayOneAndReturn: lambda effect: Gist(power=1.5),
    playing.PlayThem: lambda effect: Gist(power=1.5),
    effects.GainBottomOfMainDeck: lambda effect: Gist(points=1.5),
    effects.PutIntoPlay: lambda effect: Gist(points=0.8),
    effects.ShuffleKindIntoDeck: lambda effect: Gist(points=0.3),
    later_this_turn.IfYouPlayAnother: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    later_this_turn.ForEachYouPlay: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.8),
    later_this_turn.WheneverYouGain: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    later_this_turn.WheneverFoeGains: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    later_this_turn.IfYouGain: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.6),
    later_this_turn.PutAllGainedOnTop: lambda effect: Gist(points=0.6),
    playing.PlayFrom: lambda effect: Gist(power=2.0),
    playing.PlayFromDestroyedPile: lambda effect: Gist(power=1.2 * effect.count),
    effects.GainSeveral: lambda effect: Gist(points=1.2 * effect.count),
    effects.GainOneOfEach: lambda effect: Gist(points=1.0 * len(effect.kinds)),
    effects.GainWithin: lambda effect: Gist(points=1.5),
    effects.DrawThenDiscard: lambda effect: Gist(draws=effect.drawn - 0.4 * effect.count),
    effects.DrawThenPutUnder: lambda effect: Gist(draws=effect.drawn - 0.5),
    effects.PutUpToOnTop: lambda effect: Gist(points=0.2 * effect.count),
    effects.PutUpToDifferentIntoHand: lambda effect: Gist(draws=0.8 * effect.count),
    effects.PutCopiesIntoHand: lambda effect: Gist(draws=1.0),
    effects.TakeRandomFromUnder: lambda effect: Gist(draws=0.6),
    effects.CostLessForEach: lambda effect: Gist(power=0.8 * effect.amount),
    effects.PayVP: lambda effect: Gist(points=-effect.amount),
    power.PayPower: lambda effect: Gist(power=-float(effect.amount)),
    them.RevealUntil: lambda effect: Gist(draws=1.0),
    this_card.PutThisOnTop: lambda effect: Gist(draws=0.5),
    next_gained.NextGainedGoes: lambda effect: Gist(points=0.5),
    lasting.TakeControl: lambda effect: Gist(points=0.5),
    replaying.PlayItAgain: lambda effect: Gist(power=2.0),
    replaying.PlayTopOfDeck: lambda effect: Gist(power=1.5),
    replaying.PlayTopOfMainDeck: lambda effect: Gist(power=2.0),
    replaying.PlayAllInLineUp: lambda effect: Gist(power=5.0),
    replaying.PlayAgainEach: lambda effect: Gist(power=2.5),
    replaying.PlayAgainAndDestroy: lambda effect: Gist(power=2.5),
    replaying.GainTopAndPlay: lambda effect: Gist(power=4.0, points=1.5),
    replaying.TakeBackAtEndOfTurn: lambda effect: Gist(draws=1.0),
    replaying.DoTextOf: lambda effect: Gist(power=1.5),
    later_this_turn.IfYouPlay: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.6),
    effects.LosePower: lambda effect: Gist(power=-float(effect.amount)),
    keywords.Freeze: lambda effect: Gist(points=0.2),
    keywords.Teamwork: lambda effect: Gist(power=1.5),
    keywords.TeamworkFoes: lambda effect: Gist(power=1.5 * min(effect.count, FOES)),
    keywords.TeamworkEachFoe: lambda effect: Gist(power=1.5 * FOES),
    keywords.TeamworkFor: lambda effect: Gist(power=1.5, points=-1.0),
    keywords.TimeTravelOne: lambda effect: Gist(power=2.5),
    keywords.Ninjutsu: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    effects.Twice: of_twice,
    effects.OwnerOfThis: lambda effect: NOTHING.plus(of_harming_foes(effect), OWNED_BY_ANOTHER),
    effects.RevealToCost: lambda effect: Gist(draws=effect.count / COST_OF_A_CARD),
    effects.AddSeveralToLineUp: lambda effect: Gist(points=0.1 * size_of(effect.amount)),
    effects.PutFixedOnTop: lambda effect: Gist(points=0.2 * effect.count),
    hands.PutHandOnTop: lambda effect: Gist(draws=-2.0),
    effects.PutAnyOnBottom: lambda effect: Gist(draws=-0.4),
    effects.PassLeftAll: lambda effect: Gist(points=0.2),
    effects.PassToEachFoe: of_passing_to_foes,
    effects.PassIt: lambda effect: Gist(points=0.1),
    effects.PutIntoAttackersHand: lambda effect: Gist(points=2 * A_BAD_CARD),
    effects.PutThisUnderHero: lambda effect: Gist(points=-0.8),
    effects.PutThisAndHandUnderHero: lambda effect: Gist(draws=-4.0, points=4 * A_BAD_CARD - 0.8),
    endings.PlayItForThisTurn: lambda effect: Gist(power=1.5 + effect.power, points=-0.5),
    replaying.PowerOfAnother: lambda effect: Gist(power=2.0),
    differing.ForEachDifferentYouPlay: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), FOR_EACH),
    differing.IfYouPlaySoManyDifferent: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.1),
    differing.WinTheGame: lambda effect: Gist(points=30.0),
    effects.PutTopOfMainUnderHero: lambda effect: Gist(points=0.3),
    playing.PlayOneFromEach: lambda effect: Gist(power=1.5 * FOES),
    replaying.DrawAndPlay: lambda effect: Gist(power=1.5 * getattr(effect.some, "count", 1)),
    for_the_turn.NextAttackAvoidedTwice: lambda effect: Gist(points=0.2),
    for_the_turn.FirstTimeEachTurn: of_if_done,
    for_the_turn.IfYouDraw: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    for_the_turn.WheneverYouTeamwork: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.6),
    replaying.PlayFromMainDeck: lambda effect: Gist(power=2.0),
    endings.ReturnUnlessPaid: lambda effect: Gist(points=0.5),
    effects.PutAnyOfOneType: lambda effect: Gist(draws=1.2),
    effects.AnyPlayers: of_any_players,
    others.EachFoeFor: of_each_foe_for,
    next_turn.AtStartOfNextTurn: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.9),
    turns_end.AtEndOfThisTurn: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.9),
    DoneUnless: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 1 - chance(effect.condition)),
    where_x.WhereXIs: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), size_of(effect.amount)),
    happenings.WheneverItHappensThisTurn: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), FOR_EACH),
    happenings.NextTimeThisTurn: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), 0.5),
    happenings.WheneverUntilNextTurn: lambda effect: NOTHING.plus(gist_of_effect(effect.effect), FOR_EACH),
    effects.GainWeaknessOrReserve: lambda effect: Gist(points=-1.0),
}
"""How each effect is read. All that shipped cards do to their players is here, or is harm."""


def gist_of_effect(effect: object) -> Gist:
    """What an effect gives its player on an average turn."""
    read = READ.get(type(effect))  # type: ignore[arg-type]
    return NOTHING if read is None else read(effect)


# Whole cards. Definitions never change, so each is read once.


class Reading:
    """What was read out of a card.

    Attributes:
        gist: What playing it gives its player on an average turn.
        priority: How early it is best played within a turn: the higher, the earlier; 0 if it does nothing.
        resets_hand: Whether, as the first of the turn, it replaces the whole hand.
        reward: What it gives for doing what it offers.
        defending: What its Defense gives to the one who uses it.
        harm: The Victory Points that a foe may lose by its Attacks.
        harm_appearing: The Victory Points that a player may lose by its First Appearance.
    """

    __slots__ = ("defending", "gist", "harm", "harm_appearing", "priority", "resets_hand", "reward")

    def __init__(self, card: CardDefinition) -> None:
        self.gist = gist_of_effect(card.effect)
        gives_something = card.effect is not None or bool(card.abilities) or card.ongoing
        self.priority = PLAY + 10 * read_phase(card) + min(self.gist.power, 9.0) if gives_something else 0.0
        self.resets_hand = resets_hand(card)
        self.reward = reward_for_doing(card)
        self.defending = gist_of_effect(getattr(card.defense, "effect", None))
        self.harm = sum([harm_of(assault) for assault in card.attacks])
        self.harm_appearing = harm_of(card.first_appearance)


READINGS: Final[dict[CardDefinition, Reading]] = {}
"""What was read out of cards so far."""


def reading_of(card: CardDefinition) -> Reading:
    """What was read out of a card."""
    reading = READINGS.get(card)
    if reading is None:
        reading = READINGS[card] = Reading(card)
    return reading


def gist_of(card: CardDefinition) -> Gist:
    """What playing a card gives its player on an average turn."""
    return reading_of(card).gist


def reward_for_doing(card: CardDefinition) -> Gist:
    """What a card gives for doing what it offers, more than for not doing it: "if you do", "otherwise"."""
    reward = NOTHING
    for term in parts_of(card.effect):
        if isinstance(term, IfElse) and isinstance(term.condition, Did):
            reward = reward.plus(gist_of_effect(term.effect)).plus(gist_of_effect(term.otherwise), -1)
        elif isinstance(term, If) and isinstance(term.condition, Did):
            reward = reward.plus(gist_of_effect(term.effect))
        elif isinstance(term, If) and isinstance(term.condition, Not) and isinstance(term.condition.condition, Did):
            reward = reward.plus(gist_of_effect(term.effect), -1)
    return reward
