"""What a card's text comes to on the table as it is: a list of deeds, read from the meaning of the text.

No card is known by its name, so a card that somebody invents, or one of a later set, is judged like those of
the core set.
"""

from __future__ import annotations

from typing import Any, Final

from longbox.games.champions.abilities import SPECIAL, abilities_of
from longbox.games.champions.greedy.deeds import (
    AVERT,
    CANCEL,
    DAMAGE,
    DISCARD,
    EXHAUST,
    HEAL,
    PLACE_THREAT,
    PREVENT,
    PREVENT_THREAT,
    READY,
    REMOVE_THREAT,
    RESOURCES,
    RETURN,
    STATUS,
    TAKE_STATUS,
    Deed,
)
from longbox.games.champions.greedy.enemies import encounter, of_activation, of_attack, of_attack_on_hero, of_scheming
from longbox.games.champions.greedy.hands import (
    cards,
    of_cheaper_card,
    of_discarding_some,
    of_drawing_up,
    of_payment,
    of_random_discard,
    of_resources,
    of_search,
    points,
)
from longbox.games.champions.greedy.harm import (
    means_all,
    of_all_prevented,
    of_assigned_damage,
    of_chosen_power,
    of_counters,
    of_divided_damage,
    of_healing_all,
    of_lasting,
    of_moved_damage,
    of_owners_damage,
    of_spent_counters,
    of_taken_damage,
    of_threat_as_damage,
    on_cards,
)
from longbox.games.champions.greedy.known import Reading, done_by
from longbox.games.champions.greedy.scope import Scope
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
from longbox.games.champions.text.targets import Each
from longbox.games.weighing import ONE_OF, Readings, weighed
from longbox.kernel.terms import Term
from longbox.texts.sequences import InTurn, Sequence

FOR_ANOTHER: Final = 0.8
"""What something is worth that another player gets."""
LATER: Final = 0.9
"""How likely it is that it comes to something that waits for the end of a phase."""
OFTEN: Final = 1.5
"""How often it comes to something that waits until an end, each time."""
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


def of_more_damage(effect: Any, scope: Scope) -> list[Deed]:
    """Damage that something done in between makes greater."""
    between = read(effect.effect, scope)
    counted = scope.after(done_by(effect.effect, scope)).amount(effect.counted)
    amount = scope.amount(effect.amount) + scope.amount(effect.more) * counted
    return [*between, Deed(DAMAGE, amount, scope.cards(effect.target), each=means_all(effect.target))]


READ: Final[dict[type[Term], Reading]] = {
    **READINGS.shared(),
    Sequence: of_sequence,
    InTurn: of_two,
    flow.Then: of_two,
    looking.LookAndSort: of_two,
    flow.Instead: of_instead,
    **dict.fromkeys((flow.ForEach, flow.ForEachOfTheirs), lambda effect, scope: read(effect.done, scope)),
    flow.ToMaximum: lambda effect, scope: read(effect.done, scope),
    flow.AmountInstead: READINGS.of_instead_if,
    flow.TargetInstead: READINGS.of_instead_if,
    flow.InsteadIfChosen: READINGS.of_instead_if,
    flow.AmountInsteadIfChosen: READINGS.of_instead_if,
    flow.MoreIfChosen: READINGS.of_instead_if,
    flow.InsteadIfAlready: READINGS.of_inner,
    choosing.Choose: of_chosen_cards,
    choosing.ChooseType: READINGS.of_inner,
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
    **dict.fromkeys(
        (preventing.PreventDamage, preventing.PreventDamageUpTo),
        lambda effect, scope: [Deed(PREVENT, scope.amount(effect.amount))],
    ),
    preventing.PreventAllDamage: of_all_prevented,
    hurting.TakeItAsDamage: of_threat_as_damage,
    scheming.RemoveThreat: on_cards(REMOVE_THREAT),
    scheming.PlaceThreat: on_cards(PLACE_THREAT),
    **dict.fromkeys(
        (preventing.PreventThreat, preventing.PreventThreatUpTo),
        lambda effect, scope: [Deed(PREVENT_THREAT, scope.amount(effect.amount))],
    ),
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
