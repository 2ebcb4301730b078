"""What each effect of a text comes to: a list of deeds that can be weighed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.forever.definitions import ATTACK, RESCUE, THREATEN, GameCard
from longbox.games.forever.greedy import deeds, parts
from longbox.games.forever.greedy.deeds import ALL_OF_IT, Deed
from longbox.games.forever.greedy.of_players import (
    CHOSEN,
    FOUND,
    STACKED,
    UNCLAIMED,
    of_burying,
    of_discard,
    of_drawing,
    of_finding,
    of_look_and_take,
    of_lost_hand,
    of_more_claimed,
    of_resources,
    of_stacking,
    of_taking_back,
    of_their_loss,
    own_card,
    own_cards,
    players_of,
    points,
)
from longbox.games.forever.greedy.scope import UNKNOWN, Scope
from longbox.games.forever.text.constants import ActsTwice, ChangesValue, ClaimsMore
from longbox.games.forever.text.effects import (
    acts,
    averting,
    awaiting,
    cards,
    crowds,
    decks,
    dividing,
    empowering,
    hands,
    hurting,
    later,
    others,
    paying,
    piles,
    sentences,
    sorting,
    spoken,
    states,
)
from longbox.games.forever.text.effects import choosing as several
from longbox.games.forever.text.players import OPPONENT
from longbox.games.forever.text.targets import Each, One, Pronoun, ThatCard, The
from longbox.games.weighing import ONE_OF, Readings
from longbox.kernel.terms import Term
from longbox.texts import choosing, conditions, may, sequences

TOP_CARD: Final = 0.3
"""How much of a card it costs to lose one of the deck that nobody has seen."""
SEEN: Final = 0.2
"""What it is worth to look at a Scheme."""
EMPOWERED: Final = 0.5
"""What it is worth that a card empowers a Hero."""
MOST_MOVED: Final = 4.0
"""How much damage is moved at most, as far as it counts."""
MOST_TIMES: Final = 5
"""How often something counts at most that is done for each of what a text counts."""
MOVED: Final = 0.3
"""What it is worth to be at another Location."""

Reading = Callable[[Any, Scope], list[Deed]]

READINGS: Final[Readings[Scope, Deed]] = Readings()
read: Final = READINGS.read


# Effects made of others


def of_sequence(effect: Any, scope: Scope) -> list[Deed]:
    """All effects, each of which may speak of what the one before it was done to."""
    found: list[Deed] = []
    for part in effect.effects:
        new = read(part, scope)
        scope = after(scope, new, part)
        found += new
    return found


def of_two(effect: Any, scope: Scope) -> list[Deed]:
    """Both sentences; the second may speak of what the first was done to."""
    first = read(effect.first, scope)
    return [*first, *read(effect.rest, after(scope, first, effect.first))]


def after(scope: Scope, found: list[Deed], effect: Term) -> Scope:
    """Where a text is read that goes on after an effect, with the deeds of that."""
    spoken: list[GameCard] = []
    for deed in found:
        spoken += deed.cards
    return scope.speaking_of(spoken, effect) if spoken else scope


def of_instead(effect: Any, scope: Scope) -> list[Deed]:
    """What would happen does not; the effect does."""
    return [Deed(deeds.CANCEL, scope.player), *read(effect.effect, scope)]


def of_choice(effect: Any, scope: Scope) -> list[Deed]:
    """One of several things, whichever its player likes best."""
    choice = Deed(ONE_OF, scope.player)
    choice.options = [read(option, scope) for option in effect.modes]
    return [choice]


def of_each_player(effect: Any, scope: Scope) -> list[Deed]:
    """What each player of a kind does."""
    return [deed for player in players_of(effect.kind, scope) for deed in read(effect.effect, scope.of_player(player))]


def of_one_player(effect: Any, scope: Scope) -> list[Deed]:
    """What one player of a kind does."""
    return [
        deed for player in players_of(effect.kind, scope)[:1] for deed in read(effect.effect, scope.of_player(player))
    ]


def of_who_holds_so_many(effect: Any, scope: Scope) -> list[Deed]:
    """What those do who hold the most cards, or the fewest."""
    held = {player: scope.view.hand_count(player) for player in players_of(effect.kind, scope)}
    sought = effect.sought([*held.values()])
    return [
        deed
        for player, count in held.items()
        if count == sought
        for deed in read(effect.effect, scope.of_player(player))
    ]


# What is done to cards


def on_cards(kind: str) -> Reading:
    """Something that is done to cards, to an extent if the effect has one."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        amount = scope.extent(effect) if hasattr(effect, "amount") else 1.0
        return [deed_on(kind, amount, effect.target, scope)]

    return reading


def deed_on(kind: str, amount: float, target: Any, scope: Scope) -> Deed:
    """Something that is done to the cards of a target."""
    return Deed(kind, scope.player, amount, scope.cards(target), each=means_all(target))


def means_all(target: object) -> bool:
    """Whether a target means all of its cards, and not one that is chosen."""
    return isinstance(target, The | Pronoun | ThatCard) or (isinstance(target, Each) and not isinstance(target, One))


def of_moving(effect: Any, scope: Scope) -> list[Deed]:
    """Citizens go from one card to another."""
    amount = scope.amount(effect.amount)
    origins = scope.cards(effect.origin)
    goals = scope.speaking_of(origins, effect.origin).cards(effect.goal)
    taken = Deed(deeds.TO_SUPPLY, scope.player, amount, origins)
    given = Deed(deeds.ADVANCE, scope.player, amount, [card for card in goals if card not in origins[:1]])
    return [taken, given]


def of_payment(effect: Any, scope: Scope) -> list[Deed]:
    """What is paid, and what that brings."""
    paid = read(effect.effect, scope)
    return [*paid, *read(effect.benefit, after(scope, paid, effect.effect))]


def of_each_time(effect: Any, scope: Scope) -> list[Deed]:
    """The same, as often as it is done."""
    return [deed for _ in range(min(int(scope.amount(effect.each)), MOST_TIMES)) for deed in read(effect.effect, scope)]


def of_several_found(effect: Any, scope: Scope) -> list[Deed]:
    """As many cards as are taken of those that lie there."""
    there = float(len(scope.view.discard_pile(scope.player)))
    return [Deed(deeds.CARDS, scope.player, min(scope.amount(effect.amount), there))]


def of_damage_moved_on(effect: Any, scope: Scope) -> list[Deed]:
    """The damage that is about to be suffered hits another."""
    amount = float(scope.situation.amount) or UNKNOWN
    return [Deed(deeds.CANCEL, scope.player), deed_on(deeds.DAMAGE, amount, effect.target, scope)]


def of_look_and_choose(effect: Any, scope: Scope) -> list[Deed]:
    """The best of the cards that are looked at."""
    return [Deed(deeds.CARDS, scope.player, FOUND * effect.taken)]


def of_drawing_up(effect: Any, scope: Scope) -> list[Deed]:
    """As many cards as are lacking."""
    held = scope.view.hand_count(scope.player) - 1
    return [Deed(deeds.CARDS, scope.player, float(max(effect.count - held, 0)))]


def of_moved_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage goes from one character to another."""
    amount = min(scope.amount(effect.amount), MOST_MOVED)
    origins = scope.cards(effect.origin)
    goals = [card for card in scope.speaking_of(origins, effect.origin).cards(effect.goal) if card not in origins[:1]]
    return [Deed(deeds.HEAL, scope.player, amount, origins), Deed(deeds.DAMAGE, scope.player, amount, goals)]


def of_beating(effect: Any, scope: Scope) -> list[Deed]:
    """A character suffers all that it can."""
    return [deed_on(deeds.DAMAGE, deeds.ALL_OF_IT, effect.target, scope)]


def of_act(effect: Any, scope: Scope) -> list[Deed]:
    """A character claims citizens once more."""
    able = scope.cards(effect.target)
    most = max([scope.view.value(card, effect.what) for card in able], default=0)
    return [Deed(deeds.POINTS, scope.player, float(max(most, 0)), able[:1])]


def of_recovery(effect: Any, scope: Scope) -> list[Deed]:
    """A character comes back that was beaten."""
    return [Deed(deeds.RECOVER, scope.player)]


def of_attack(effect: Any, scope: Scope) -> list[Deed]:
    """An Unaligned character attacks."""
    attackers = scope.cards(effect.who)
    strength = sum([max(scope.view.value(card, ATTACK), 0) for card in attackers])
    return [deed_on(deeds.DAMAGE, float(strength), effect.target, scope)]


def of_lasting(effect: Any, scope: Scope) -> list[Deed]:
    """Something is so for some time."""
    constant = effect.constant
    values = (ATTACK, THREATEN, RESCUE)
    if isinstance(constant, ChangesValue) and constant.value in values:
        able = [card for card in characters(scope) if scope.view.matches(constant.who, card, scope.situation)]
        return [Deed(deeds.VALUE, scope.player, float(constant.amount), able, each=True, note=constant.value)]
    return [Deed(deeds.POINTS, scope.player, 1.5 if isinstance(constant, ActsTwice | ClaimsMore) else 0.5)]


def characters(scope: Scope) -> list[GameCard]:
    """All Heroes and Rogues in play."""
    return [card for seat in scope.view.players for card in scope.view.characters_of(seat.number)]


def of_controller(effect: Any, scope: Scope) -> list[Deed]:
    """What who controls a card does: mostly another player."""
    return [deed for player in players_of(OPPONENT, scope)[:1] for deed in read(effect.effect, scope.of_player(player))]


def of_choosing(effect: Any, scope: Scope) -> list[Deed]:
    """Cards are chosen, of which the text goes on to speak."""
    return [Deed(deeds.POINTS, scope.player, 0.0, scope.cards(effect.target))]


# What is done to what happens


def to_act(kind: str) -> Reading:
    """Something that is done to the attack, Threatening or Rescue that is going on."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(kind, scope.player, scope.amount(effect.amount))]

    return reading


def of_ignored_modifiers(effect: Any, scope: Scope) -> list[Deed]:
    """Modifiers of an attack do nothing."""
    return [Deed(deeds.PREVENT, scope.player, 2.5 * effect.count)]


def of_fewer_claimed(effect: Any, scope: Scope) -> list[Deed]:
    """Others claim fewer citizens than they would."""
    return [Deed(deeds.POINTS, scope.player, UNCLAIMED * scope.amount(effect.amount))]


def whole(kind: str) -> Reading:
    """All of what is about to happen."""
    return lambda effect, scope: [Deed(kind, scope.player, ALL_OF_IT)]


READ: Final[dict[type[Term], Reading]] = {
    **READINGS.shared(),
    sequences.Sequence: of_sequence,
    sequences.Succession: of_sequence,
    sentences.InTurn: of_two,
    sequences.AndThen: of_two,
    sentences.MayPay: of_payment,
    sentences.TheyMayPay: of_payment,
    sentences.PayFor: of_payment,
    sentences.ForEach: of_each_time,
    hands.LookAtHand: points(SEEN),
    hands.RevealAtRandom: points(SEEN),
    hands.RevealOwnAtRandom: points(0.0),
    hands.PutOnOwnDeck: own_cards(-TOP_CARD),
    hands.LookAndChoose: of_look_and_choose,
    hands.DrawUpTo: of_drawing_up,
    hands.ShuffleBack: points(0.0),
    empowering.EmpowerFromHand: points(EMPOWERED),
    empowering.EmpowerFromTop: points(EMPOWERED),
    empowering.EmpowerFromTopOfDiscard: points(EMPOWERED),
    cards.TakeSeveral: of_several_found,
    cards.RecruitFree: of_recovery,
    hurting.SuffersItInstead: of_damage_moved_on,
    states.ExchangePlaces: points(MOVED),
    empowering.DiscardEmpowering: on_cards(deeds.DISCARD),
    decks.LookAtTop: points(SEEN),
    decks.PutOnTop: points(0.0),
    decks.PutOnBottom: points(0.0),
    cards.FindForTop: own_card(CHOSEN),
    cards.FindAndRemove: points(0.0),
    sorting.TakeOfThem: own_card(1.0),
    sorting.DiscardOfThem: points(STACKED),
    sorting.RevealUntil: own_card(FOUND),
    hands.ChooseFromHand: points(SEEN),
    hands.DiscardFromTheirHand: of_their_loss,
    hands.PutUnderOwnDeck: own_cards(-CHOSEN),
    hands.DiscardHand: of_lost_hand,
    hands.ChooseNumber: points(0.0),
    empowering.EmpowerFromDiscard: points(EMPOWERED),
    hurting.SufferKept: on_cards(deeds.DAMAGE),
    crowds.MoveBack: on_cards(deeds.TO_SUPPLY),
    acts.MayAttackIt: of_attack,
    acts.ClaimMore: of_more_claimed,
    cards.FindForBottom: own_card(SEEN),
    hurting.MoveDamage: of_moved_damage,
    hurting.KnockOut: of_beating,
    hurting.Capture: of_beating,
    states.GoThere: points(MOVED),
    acts.ActsNow: of_act,
    acts.MayActNow: of_act,
    conditions.DoneIf: READINGS.of_if,
    sentences.DoneOnlyIf: READINGS.of_if,
    may.MayFor: READINGS.of_inner,
    choosing.ChooseOne: of_choice,
    choosing.OneOrOther: of_choice,
    others.EachDoes: of_each_player,
    others.OneDoes: of_one_player,
    others.MostDoes: of_who_holds_so_many,
    others.FewestDoes: of_who_holds_so_many,
    others.ControllerDoes: of_controller,
    others.ChoosePlayer: points(0.0),
    others.ThatPlayerDoes: of_controller,
    spoken.TakeIt: own_card(1.0),
    spoken.PlayIt: own_card(FOUND),
    cards.Draw: of_drawing,
    cards.DiscardFromHand: of_discard,
    cards.DiscardAtRandom: of_discard,
    cards.DiscardTop: own_cards(-TOP_CARD),
    cards.LookAndTake: of_look_and_take,
    cards.TakeIntoHand: of_finding,
    cards.FindAndPlay: of_finding,
    cards.PlayFromHand: own_card(FOUND),
    cards.LookAtSchemes: points(SEEN),
    cards.PutIntoHand: on_cards(deeds.DISCARD),
    cards.DiscardCards: on_cards(deeds.DISCARD),
    cards.GainResources: of_resources,
    crowds.MoveToSanctuary: on_cards(deeds.TO_SANCTUARY),
    crowds.MoveFromSanctuary: on_cards(deeds.ADVANCE),
    crowds.MoveToSupply: on_cards(deeds.TO_SUPPLY),
    crowds.MoveCitizens: of_moving,
    crowds.PlaceCitizens: on_cards(deeds.ADVANCE),
    crowds.Claims: on_cards(deeds.CLAIM),
    crowds.ClaimsSoMany: on_cards(deeds.CLAIM_SO_MANY),
    decks.StackDeck: of_stacking,
    decks.StackDeckButOne: of_stacking,
    decks.BuryInDeck: of_burying,
    decks.RevealHand: points(SEEN),
    decks.RevealTop: points(0.0),
    decks.TakeOwn: of_taking_back,
    hurting.Suffer: on_cards(deeds.DAMAGE),
    hurting.Heal: on_cards(deeds.HEAL),
    hurting.Recover: of_recovery,
    hurting.Sacrifice: on_cards(deeds.DISCARD),
    hurting.Retreat: on_cards(deeds.WITHDRAW),
    hurting.ReduceIt: to_act(deeds.PREVENT),
    hurting.IgnoreIt: whole(deeds.PREVENT),
    hurting.SuffersOnly: whole(deeds.PREVENT),
    hurting.SuffersLess: to_act(deeds.PREVENT),
    states.Choose: of_choosing,
    states.Exhaust: on_cards(deeds.EXHAUST),
    states.Ready: on_cards(deeds.READY),
    states.GoToLocation: points(MOVED),
    states.ReturnToPlayArea: on_cards(deeds.WITHDRAW),
    states.TurnFaceup: points(SEEN),
    states.ForSomeTime: of_lasting,
    paying.Pays: points(-EMPOWERED),
    states.NextForLess: points(MOVED),
    states.GainControl: on_cards(deeds.CONTROL),
    states.GainControlForSomeTime: on_cards(deeds.BORROW),
    acts.SetBase: to_act(deeds.BASE),
    acts.AddToAct: to_act(deeds.BONUS),
    acts.ActorAdds: to_act(deeds.BONUS),
    acts.ActorDeals: to_act(deeds.BONUS),
    acts.ReduceClaim: of_fewer_claimed,
    acts.IgnoreModifiers: of_ignored_modifiers,
    acts.Instead: of_instead,
    acts.CancelIt: whole(deeds.CANCEL),
    acts.AttacksIt: of_attack,
    averting.Unless: READINGS.of_inner,
    later.Later: READINGS.of_inner,
    awaiting.NextTime: READINGS.of_inner,
    awaiting.EachTime: READINGS.of_inner,
    dividing.Divide: parts.of_divided_damage,
    dividing.DivideHealing: parts.of_divided_healing,
    piles.PutCards: parts.of_put_cards,
    several.ChooseSeveral: of_choice,
    several.DoesEither: of_choice,
    states.GoWhere: points(MOVED),
}
"""How each effect is read. All effects of the lexicon are here."""
READINGS.own = READ
