"""What a card's text comes to on the table as it is: a list of deeds, read from the meaning of the text.

No card is known by its name, so a card that somebody invents, or one of a later set, is judged like those of
the core set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.champions.abilities import SPECIAL, Target, abilities_of
from longbox.games.champions.definitions import ATK, THW, GameCard
from longbox.games.champions.greedy.deeds import (
    ALL_OF_IT,
    ATTACKED,
    AVERT,
    CANCEL,
    CARDS,
    DAMAGE,
    DISCARD,
    ENCOUNTER,
    EXHAUST,
    HEAL,
    PLACE_THREAT,
    POINTS,
    POWER,
    PREVENT,
    PREVENT_THREAT,
    READY,
    REMOVE_THREAT,
    RESOURCES,
    RETURN,
    SCHEMED,
    STATUS,
    TAKE_STATUS,
    Deed,
)
from longbox.games.champions.greedy.scope import UNKNOWN, Scope
from longbox.games.champions.text.constants import GainsTrait, Gets
from longbox.games.champions.text.costs import Spend
from longbox.games.champions.text.effects import (
    cancelling,
    choosing,
    decks,
    drawing,
    encounter_activations,
    encounter_choosing,
    encounter_damage,
    encounter_drones,
    encounter_hands,
    encounter_nemesis,
    encounter_obligations,
    encounter_players,
    encounter_revealing,
    encounter_schemes,
    flow,
    hurting,
    lasting,
    looking,
    moving,
    preventing,
    resources,
    scheming,
    special,
    states,
)
from longbox.games.champions.text.targets import Each, Targets, The
from longbox.games.weighing import ONE_OF, Readings, weighed
from longbox.kernel.terms import Term
from longbox.texts.sequences import InTurn, Sequence

CARDS_KEPT: Final = 2
"""How many cards of a hand are not discarded where any number can be."""

FOR_ANOTHER: Final = 0.8
"""What something is worth that another player gets."""
LATER: Final = 0.9
"""How likely it is that it comes to something that waits for the end of a phase."""
OFTEN: Final = 1.5
"""How often it comes to something that waits until an end, each time."""
RESOURCES_DISCARDED: Final = 1.0
"""How many resources of one type are printed on the cards of a player that an encounter card discards, on average."""
A_COUNTER_SPENT: Final = 0.6
"""What it costs to use up a counter: less than it was worth to get it, as it is there to be used."""

Reading = Callable[[Any, Scope], list[Deed]]

READINGS: Final[Readings[Scope, Deed]] = Readings()
read: Final = READINGS.read


def nothing(effect: Any, scope: Scope) -> list[Deed]:
    """What is worth nothing by itself: it shows or sorts cards, and the text goes on to say what for."""
    return []


# Effects made of others


def of_sequence(effect: Any, scope: Scope) -> list[Deed]:
    """All effects together."""
    return [deed for part in effect.effects for deed in read(part, scope)]


def of_two(effect: Any, scope: Scope) -> list[Deed]:
    """Both sentences; the second speaks of what the first may mean."""
    first = read(effect.first, scope)
    spoken = [card for deed in first for card in deed.cards]
    place = scope.after(done_by(effect.first, scope))
    rest = read(effect.rest, place.speaking_of(spoken, effect.first) if spoken else place)
    return first + (weighed(rest, 0.8) if isinstance(effect, flow.Then) else rest)


def of_instead(effect: Any, scope: Scope) -> list[Deed]:
    """What would happen does not; the effect does."""
    return [Deed(AVERT), *read(effect.effect, scope)]


def of_later(effect: Any, scope: Scope) -> list[Deed]:
    """What is done at the end of a phase, round or attack."""
    return weighed(read(effect.effect, scope), LATER)


def of_choice(effect: Any, scope: Scope) -> list[Deed]:
    """The best for the player of several things."""
    choice = Deed(ONE_OF)
    choice.options = [read(option, scope) for option in effect.modes]
    return [choice]


def of_chosen_cards(effect: Any, scope: Scope) -> list[Deed]:
    """What is done to cards that are chosen first."""
    return read(effect.effect, scope.speaking_of(scope.cards(effect.target), effect.target))


def of_chosen_player(effect: Any, scope: Scope) -> list[Deed]:
    """What is done for the player, who would be chosen."""
    return read(effect.effect, scope.of_player(scope.situation.player))


def of_each_player(effect: Any, scope: Scope) -> list[Deed]:
    """What is done for the player, as often as there are players."""
    return weighed(read(effect.effect, scope), float(len(scope.view.in_order())))


def of_specials(effect: Any, scope: Scope) -> list[Deed]:
    """The Special abilities of all cards of a kind, the last one as the final step."""
    cards = [card for card in scope.cards(Each(effect.filter)) if abilities_of(card.definition, SPECIAL)]
    deeds: list[Deed] = []
    for number, card in enumerate(cards):
        place = scope.on(card).with_final_step() if number == len(cards) - 1 else scope.on(card)
        deeds += [deed for ability in abilities_of(card.definition, SPECIAL) for deed in read(ability.effect, place)]
    return deeds


def of_printed_resources(effect: Any, scope: Scope) -> list[Deed]:
    """What is done for each type of resource on a card that nobody knows yet."""
    return [deed for case in effect.cases for deed in weighed(read(case.effect, scope), 0.35)]


# Effects on cards


def on_cards(kind: str) -> Reading:
    """Something that is done to cards, to an extent if the effect has one."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        amount = scope.amount(effect.amount) if hasattr(effect, "amount") else 1.0
        note = getattr(effect, "status", "")
        return [Deed(kind, amount, scope.cards(effect.target), each=means_all(effect.target), note=note)]

    return reading


def means_all(target: Target) -> bool:
    """Whether a target means all of its cards, and not one that is chosen."""
    return isinstance(target, Each | The | Targets)


def of_healing_all(effect: Any, scope: Scope) -> list[Deed]:
    """All damage is healed."""
    return [Deed(HEAL, ALL_OF_IT, scope.cards(effect.target), each=means_all(effect.target))]


def of_more_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage that something done in between makes greater."""
    between = read(effect.effect, scope)
    counted = scope.after(done_by(effect.effect, scope)).amount(effect.counted)
    amount = scope.amount(effect.amount) + scope.amount(effect.more) * counted
    return [*between, Deed(DAMAGE, amount, scope.cards(effect.target), each=means_all(effect.target))]


def of_owners_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage for the printed resources of cards that were discarded, of which there are a few."""
    return [Deed(DAMAGE, RESOURCES_DISCARDED * effect.amount, you(scope), each=True)]


def of_taken_damage(effect: Any, scope: Scope) -> list[Deed]:
    """The player's identity takes damage."""
    return [Deed(DAMAGE, scope.amount(effect.amount), you(scope), each=True)]


def of_moved_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage goes from one character to another, as much as there is."""
    origins = scope.cards(effect.origin)
    amount = min(scope.amount(effect.amount), float(max([scope.view.damage(card) for card in origins], default=0)))
    return [Deed(HEAL, amount, origins), Deed(DAMAGE, amount, scope.cards(effect.target))]


def of_threat_as_damage(effect: Any, scope: Scope) -> list[Deed]:
    """The threat that was to be placed is taken as damage."""
    return [Deed(DAMAGE, happening_amount(scope), you(scope), each=True)]


def of_all_prevented(effect: Any, scope: Scope) -> list[Deed]:
    """All of the damage is prevented."""
    return [Deed(PREVENT, happening_amount(scope))]


def of_lasting(effect: Any, scope: Scope) -> list[Deed]:
    """Powers are greater for a time."""
    constant = effect.constant
    if isinstance(constant, Gets):
        cards = scope.cards(constant.target)
        by_power = [(power, scope.view.changed_by(constant.more, power, scope.situation)) for power in (ATK, THW)]
        return [
            Deed(POWER, float(more), cards, each=means_all(constant.target), note=power)
            for power, more in by_power
            if more
        ]
    return [Deed(POINTS, 0.5)] if isinstance(constant, GainsTrait) else []


def of_chosen_power(effect: Any, scope: Scope) -> list[Deed]:
    """A character's power is greater for a time: the better one of some."""
    choice = Deed(ONE_OF)
    cards = scope.cards(effect.target)
    choice.options = [[Deed(POWER, float(effect.amount), cards, note=power)] for power in effect.powers]
    return [choice]


def of_counters(effect: Any, scope: Scope) -> list[Deed]:
    """Counters that are put on a card are worth what they will be spent for."""
    return [Deed(POINTS, 1.3 * scope.amount(effect.amount))]


def of_spent_counters(effect: Any, scope: Scope) -> list[Deed]:
    """Counters that are taken from a card can't be spent any more."""
    return [Deed(POINTS, -A_COUNTER_SPENT * scope.amount(effect.amount))]


# Effects on the player's cards


def of_drawing_up(effect: Any, scope: Scope) -> list[Deed]:
    """The hand is filled up to the hand size of the other side, which is the one that is up by then."""
    view, player = scope.view, scope.situation.player
    wanted = view.identity(player).definition.hand_size
    return [Deed(CARDS, max(wanted - view.hand_count(player) + 1, 0))]


def cards(amount: float) -> Reading:
    """So many cards more in the hand, or less, for each that the effect counts."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        counted = scope.amount(effect.amount) if hasattr(effect, "amount") else float(getattr(effect, "count", 1))
        return [Deed(CARDS, amount * counted)]

    return reading


def of_discarding_some(effect: Any, scope: Scope) -> list[Deed]:
    """Cards that are of little use, as many as there are."""
    return [Deed(CARDS, -0.5 * done_by(effect, scope))]


def of_search(effect: Any, scope: Scope) -> list[Deed]:
    """A card that was looked for is better than one that is drawn."""
    return [Deed(CARDS, 1.5)]


def points(amount: float) -> Reading:
    """Something that is worth a little by itself."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(POINTS, amount * float(getattr(effect, "count", 1)))]

    return reading


def of_cheaper_card(effect: Any, scope: Scope) -> list[Deed]:
    """The next card costs less."""
    return [Deed(RESOURCES, float(effect.amount))]


def of_resources(effect: Any, scope: Scope) -> list[Deed]:
    """Resources."""
    return [Deed(RESOURCES, float(effect.wanted.resources().total))]


# What the scenario does


def of_attack(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies attack."""
    return [Deed(ATTACKED, 1.0, scope.cards(effect.enemies), each=True)]


def of_attack_on_hero(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies attack if the player is in hero form."""
    return of_attack(effect, scope) if scope.view.in_hero_form(scope.situation.player) else []


def of_activation(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies attack or scheme, by the form that the player is in."""
    kind = ATTACKED if scope.view.in_hero_form(scope.situation.player) else SCHEMED
    return [Deed(kind, 1.0, scope.cards(effect.enemies), each=True)]


def of_payment(effect: Any, scope: Scope) -> list[Deed]:
    """Resources are spent: cards of the hand, mostly."""
    asked = effect.cost.wanted.price().total if isinstance(effect.cost, Spend) else UNKNOWN
    return [Deed(RESOURCES, -float(asked))]


def of_scheming(effect: Any, scope: Scope) -> list[Deed]:
    """Enemies scheme."""
    return [Deed(SCHEMED, 1.0, scope.cards(effect.enemies), each=True)]


def encounter(amount: float) -> Reading:
    """So many more encounter cards to come, or what is as bad as that."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(ENCOUNTER, amount * float(getattr(effect, "count", 1)))]

    return reading


def of_random_discard(effect: Any, scope: Scope) -> list[Deed]:
    """Random cards of the hand are lost, if there are any."""
    held = scope.view.hand_count(scope.situation.player)
    return [Deed(CARDS, -1.0 * min(scope.amount(effect.amount), float(held)))]


def of_divided_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage that is divided among enemies, as much of it as one of them takes."""
    return [Deed(DAMAGE, scope.amount(effect.amount), scope.cards(Each(effect.filter)))]


def of_assigned_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage that is divided as the players like."""
    return [Deed(DAMAGE, 0.7 * scope.amount(effect.amount), you(scope), each=True)]


# What is known of the text


def done_by(effect: object, scope: Scope) -> float:
    """How much of something an effect does, of which the text goes on to speak: "for each card discarded this way"."""
    if isinstance(effect, drawing.DiscardUpToFromHand):
        held = scope.view.hand_count(scope.situation.player)
        return float(max(min(effect.most, held - CARDS_KEPT), 1))
    if isinstance(effect, drawing.DiscardTop | hurting.DealDamage | scheming.PlaceThreat):
        return scope.amount(effect.amount)
    return UNKNOWN


def you(scope: Scope) -> list[GameCard]:
    """The player's identity."""
    return [scope.view.identity(scope.situation.player)]


def happening_amount(scope: Scope) -> float:
    """How much of something is about to happen."""
    event = scope.situation.event
    return 3.0 if event is None else float(event.amount)


READ: Final[dict[type[Term], Reading]] = {
    **READINGS.shared(),
    Sequence: of_sequence,
    InTurn: of_two,
    flow.Then: of_two,
    looking.LookAndSort: of_two,
    flow.Instead: of_instead,
    flow.ForEach: lambda effect, scope: read(effect.done, scope),
    flow.ToMaximum: lambda effect, scope: read(effect.done, scope),
    flow.AmountInstead: READINGS.of_instead_if,
    flow.TargetInstead: READINGS.of_instead_if,
    flow.InsteadIfChosen: READINGS.of_instead_if,
    flow.AmountInsteadIfChosen: READINGS.of_instead_if,
    flow.MoreIfChosen: READINGS.of_instead_if,
    flow.InsteadIfAlready: READINGS.of_inner,
    choosing.Choose: of_chosen_cards,
    choosing.ChoosePlayer: of_chosen_player,
    choosing.ThatPlayerDoes: READINGS.of_inner,
    choosing.APlayerDoes: of_chosen_player,
    choosing.AnotherPlayerDoes: lambda effect, scope: weighed(read(effect.effect, scope), FOR_ANOTHER),
    choosing.EachPlayerDoes: of_each_player,
    choosing.EachInForm: of_each_player,
    special.ResolveSpecials: of_specials,
    special.ByPrintedResource: of_printed_resources,
    hurting.DealDamage: on_cards(DAMAGE),
    hurting.DealSoMuchDamage: on_cards(DAMAGE),
    hurting.DealMore: of_more_damage,
    hurting.TakeDamage: of_taken_damage,
    hurting.Heal: on_cards(HEAL),
    hurting.HealAll: of_healing_all,
    hurting.MoveDamage: of_moved_damage,
    preventing.PreventDamage: lambda effect, scope: [Deed(PREVENT, scope.amount(effect.amount))],
    preventing.PreventAllDamage: of_all_prevented,
    hurting.TakeItAsDamage: of_threat_as_damage,
    scheming.RemoveThreat: on_cards(REMOVE_THREAT),
    scheming.PlaceThreat: on_cards(PLACE_THREAT),
    preventing.PreventThreat: lambda effect, scope: [Deed(PREVENT_THREAT, scope.amount(effect.amount))],
    scheming.SchemeForLess: lambda effect, scope: [Deed(PREVENT_THREAT, scope.amount(effect.amount))],
    states.Exhaust: on_cards(EXHAUST),
    states.Ready: on_cards(READY),
    states.GiveStatus: on_cards(STATUS),
    states.TakeStatus: on_cards(TAKE_STATUS),
    states.AddCounters: of_counters,
    states.RemoveCounters: of_spent_counters,
    drawing.Draw: cards(1.0),
    drawing.DrawUpTo: of_drawing_up,
    drawing.DiscardFromHand: cards(-0.7),
    drawing.DiscardUpToFromHand: of_discarding_some,
    drawing.DiscardAnyFromHand: of_discarding_some,
    drawing.DiscardAtRandom: of_random_discard,
    drawing.DiscardTop: nothing,
    drawing.TakeDiscarded: points(0.8),
    drawing.TakeIt: nothing,
    drawing.TakeThat: cards(1.0),
    decks.RevealTopOfDeck: nothing,
    decks.DiscardDeckUntil: nothing,
    decks.PutOnDeck: points(0.5),
    decks.PutTopmostOnDeck: points(0.5),
    decks.PutSomeOnDeck: nothing,
    looking.LookAtTop: nothing,
    looking.TakeSome: cards(1.2),
    looking.DiscardOthers: nothing,
    drawing.SearchDeck: of_search,
    drawing.TakeFrom: of_search,
    drawing.TakeTopmost: of_search,
    drawing.ShuffleIn: points(0.5),
    moving.ChooseAndDiscard: on_cards(DISCARD),
    moving.DiscardFromPlay: on_cards(DISCARD),
    moving.ReturnToHand: on_cards(RETURN),
    moving.ChangeForm: points(0.5),
    moving.ChangeToForm: nothing,
    moving.PutUnderYourControl: points(6.0),
    lasting.Lasting: of_lasting,
    lasting.ChosenPower: of_chosen_power,
    lasting.AtEndOf: of_later,
    lasting.NextTime: of_later,
    lasting.EachTime: lambda effect, scope: weighed(of_later(effect, scope), OFTEN),
    lasting.YourNextAttackGains: points(1.0),
    lasting.NextCardCostsLess: of_cheaper_card,
    lasting.NextOfThatPlayerCostsLess: of_cheaper_card,
    resources.Generate: of_resources,
    resources.GenerateOfTopDiscard: lambda effect, scope: [Deed(RESOURCES, 1.2)],
    cancelling.CancelWhenRevealed: lambda effect, scope: [Deed(CANCEL)],
    cancelling.CancelAndDiscard: lambda effect, scope: [Deed(CANCEL)],
    encounter_activations.AttackYou: of_attack,
    encounter_activations.AttackYourHero: of_attack_on_hero,
    encounter_activations.AttackEngagedHero: of_attack_on_hero,
    encounter_activations.AlsoAttackOtherHeroes: encounter(1.0),
    encounter_activations.GiveBoostCards: encounter(0.6),
    encounter_activations.GiveKeyword: encounter(0.5),
    encounter_activations.DealDamageWith: on_cards(DAMAGE),
    encounter_activations.Scheme: of_scheming,
    encounter_activations.ActivateAgainstYou: of_activation,
    encounter_activations.IfDamages: lambda effect, scope: weighed(read(effect.effect, scope), 0.7),
    encounter_choosing.ChooseOne: of_choice,
    encounter_choosing.OneOrTheOther: of_choice,
    encounter_choosing.Pay: of_payment,
    encounter_choosing.PayToDo: READINGS.of_inner,
    encounter_damage.AssignDamage: of_assigned_damage,
    encounter_damage.DivideDamage: of_divided_damage,
    encounter_damage.OwnersTakeDamage: of_owners_damage,
    encounter_damage.PlaceDamageHere: encounter(1.0),
    encounter_drones.MakeDrones: encounter(0.8),
    encounter_drones.PutInOwnersDiscardPile: nothing,
    encounter_hands.DiscardFromHandEach: cards(-1.0),
    encounter_nemesis.RevealNemesis: encounter(2.0),
    encounter_nemesis.ShuffleNemesisSet: encounter(0.7),
    encounter_obligations.RemoveThisFromGame: points(1.0),
    encounter_obligations.RemoveNamedFromGame: points(1.0),
    encounter_players.OnePlayer: READINGS.of_inner,
    encounter_players.ControllerDoes: READINGS.of_inner,
    encounter_revealing.DiscardTopEncounterCards: nothing,
    encounter_revealing.DiscardUntil: nothing,
    encounter_revealing.GainSurge: encounter(1.0),
    encounter_revealing.RevealTop: encounter(1.0),
    encounter_revealing.DealEncounterCards: encounter(1.0),
    encounter_revealing.RevealIt: encounter(1.0),
    encounter_revealing.RevealThat: encounter(1.0),
    encounter_revealing.PutIntoPlay: encounter(1.0),
    encounter_revealing.PutThatIntoPlay: encounter(1.0),
    encounter_revealing.PutThisIntoPlay: encounter(1.0),
    encounter_revealing.PutNamedIntoPlay: encounter(1.0),
    encounter_revealing.SearchFor: READINGS.of_inner,
    encounter_schemes.PlaceAccelerationTokens: encounter(1.2),
    encounter_schemes.PlaceRandomCardHere: cards(-0.7),
    encounter_schemes.ReturnFacedownCards: cards(0.7),
}
"""How each effect is read. All effects of shipped cards are here."""
READINGS.own = READ
