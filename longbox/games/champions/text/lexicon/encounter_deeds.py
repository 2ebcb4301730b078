"""What encounter cards do: Drones, harm, hands, choices, obligations. [champions Choose, Obligation, Minion]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import (
    ALLY,
    HERO,
)
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.games.champions.text import conditions, costs, filters, targets, texts
from longbox.games.champions.text.constants import OnlyWhile
from longbox.games.champions.text.effects import (
    drawing,
    flow,
    hurting,
    moving,
    states,
)
from longbox.games.champions.text.effects import encounter_choosing as choosing
from longbox.games.champions.text.effects import encounter_constants as constants
from longbox.games.champions.text.effects import encounter_damage as damage
from longbox.games.champions.text.effects import encounter_drones as drones
from longbox.games.champions.text.effects import encounter_hands as hands
from longbox.games.champions.text.effects import encounter_obligations as obligations
from longbox.games.champions.text.effects import encounter_players as players
from longbox.games.champions.text.effects import encounter_statuses as given
from longbox.games.champions.text.occasions import IsDealtDamage
from longbox.language import Pattern

HERE: Final = targets.The(filters.This())
YOUR_HERO: Final = targets.The(filters.YourHero())

DRONES: Final[tuple[Pattern, ...]] = (
    Pattern(
        "done",
        "put the top card of your deck into play facedown as a Drone minion engaged with you",
        drones.MakeDrones,
        count=1,
    ),
    *[
        Pattern(
            "done",
            f"put the top card of {deck} into play facedown, engaged with you as a Drone minion",
            drones.MakeDrones,
            count=1,
        )
        for deck in ("your deck", "the deck")
    ],
    Pattern(
        "verb",
        "puts the top card of their deck into play facedown as a Drone minion engaged with them",
        drones.MakeDrones,
        count=1,
    ),
    Pattern(
        "verb",
        "puts the top card of their deck into play facedown, engaged with them as a Drone minion",
        drones.MakeDrones,
        count=1,
    ),
    Pattern(
        "verb",
        "puts the top {count:integer} cards of their deck into play facedown as Drone minions engaged with them",
        drones.MakeDrones,
    ),
    Pattern(
        "verb",
        "puts the top {count:integer} cards of their deck into play facedown, engaged with them as Drone minions",
        drones.MakeDrones,
    ),
    Pattern("done", "put that card on its owner's discard pile", drones.PutInOwnersDiscardPile),
    Pattern("done", "place that card in its owner's discard pile", drones.PutInOwnersDiscardPile),
    Pattern("done", "place that card in it's owners discard pile", drones.PutInOwnersDiscardPile),
    Pattern("constant", "{target:target} [has|have] {bases:base_value+and}", drones.HaveBaseValues),
    Pattern("base_value", "base {value:value/plural} {number:integer}", drones.BaseValue),
    Pattern("base_value", "a base {value:value/plural} of {number:integer}", drones.BaseValue),
)

HARM: Final[tuple[Pattern, ...]] = (
    Pattern("measured_on_cards", "{target:target} [heals|heal] {amount:amount} damage", hurting.Heal),
    Pattern("done", "{target:target} [is|are] stunned", states.GiveStatus, status=STUNNED),
    Pattern("done", "{target:target} [is|are] confused", states.GiveStatus, status=CONFUSED),
    Pattern("condition", "{target:target} already [has|have] a {state:status} status card", given.AlreadyHad),
    Pattern("condition", "{target:target} [is|are] already {state:state}", given.WasAlready),
    Pattern("measured", "assign {amount:amount} damage among {filter:assigned}", damage.AssignDamage),
    Pattern("assigned", "heroes and allies", filters.OfTypes, types=(HERO, ALLY)),
    Pattern("assigned", "{filter:simple/plural}", None),
    *[
        Pattern("occasion", f"{any_amount} would be dealt to {{who:who}}", IsDealtDamage, would=True)
        for any_amount in ("any amount of damage", "damage")
    ],
    Pattern("done", "place it on this card instead", damage.PlaceDamageHere),
    Pattern("done", "place it here instead", damage.PlaceDamageHere),
    Pattern("condition", "there is at least {least:integer} {amount:lying}", conditions.AtLeast),
    Pattern("lying", "damage on {filter:definite}", damage.DamageOn),
    Pattern("lying", "damage here", damage.DamageOn, filter=filters.This()),
    Pattern("constant", "{target:target} cannot take damage", constants.CannotTakeDamage),
    Pattern("constant", "{target:target} cannot take damage from {whom:filter/plural}", constants.CannotTakeDamageFrom),
    *[
        Pattern(
            "constant",
            f"the engaged player must defend against {{who:definite}}'s attacks with {ally}, if able",
            constants.AlliesMustDefend,
        )
        for ally in ("an ally", "an ally they control")
    ],
    Pattern("constant", "{constant:constant} while {condition:condition}", OnlyWhile),
    Pattern("constant", "X is equal to {amount:quantity}", constants.XIs),
    Pattern("constant", "this card's {value:value} is equal to {amount:quantity}", constants.ValueIs),
    # Hands
    Pattern("done", "discard each {filter:in_hand} from your hand", hands.DiscardFromHandEach),
    Pattern("in_hand", "{filter:filter/singular}", None),
    Pattern("in_hand", "{resource:resource} resource", filters.WithResource, filter=filters.Everything()),
    Pattern("condition", "you discarded no cards this way", conditions.NothingThisWay, what="card discarded"),
    Pattern("counted", "resource type among the cards discarded this way", hands.DifferentResources),
    Pattern("counted", "different resource type discarded this way", hands.DifferentResources),
    Pattern("done", "discard {amount:amount} card(s) at random from each player's hand", players.EachDiscardsAtRandom),
    Pattern("verb", "{effect:counted_verb} for each {counted:counted}", flow.ForEach),
    Pattern("counted_verb", "takes {amount:amount} damage", hurting.TakeDamage),
    Pattern("counted_verb", "discards {amount:amount} card(s) at random from their hand", drawing.DiscardAtRandom),
    Pattern(
        "sentence",
        "each player takes {amount:integer} damage for each printed {resource:resource} resource they discarded.",
        damage.OwnersTakeDamage,
    ),
    Pattern(
        "sentence",
        "for each printed {resource:resource} resource a player discards this way, that player takes {amount:integer} "
        "damage.",
        damage.OwnersTakeDamage,
    ),
    Pattern("done", "choose and discard {target:targets}", moving.ChooseAndDiscard),
)

CHOICES: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "either {options:choice+or}.", choosing.ChooseOne),
    Pattern("sentence", "choose to either {options:choice+or}.", choosing.ChooseOne),
    Pattern("sentence", "choose one: {options:choice+or}.", choosing.ChooseOne),
    Pattern("effects", "choose: {options:option+}", choosing.ChooseOne),
    Pattern("effects", "choose one: {options:option+}", choosing.ChooseOne),
    Pattern("choice", "{effect:clause}", None),
    Pattern("choice", "{cost:spending}", choosing.Pay),
    Pattern("spending", "spend {wanted:resources}", costs.Spend),
    Pattern("option", "• {effect:effects}", None),
    Pattern("option", "• {cost:cost} → {effect:effects}", choosing.PayToDo),
    # What is chosen, as it is told to the player
    Pattern("spoken", "to {effect:effect}", None),
    Pattern("spoken", "to {cost:spending}", choosing.Pay),
    Pattern("spoken", "to {cost:cost} → {effect:effect}", choosing.PayToDo),
    Pattern("spoken", "to {cost:cost} → {effect:effects}", choosing.PayToDo),
    Pattern("spoken", "to {effect:effects}", None),
    # Each player
    Pattern("verb", "must either {options:their_choice+or}", choosing.ChooseOne),
    *[
        Pattern("verb", f"{chooses} to either {{options:their_choice+or}}", choosing.ChooseOne)
        for chooses in ("chooses", "must choose")
    ],
    Pattern("their_choice", "{cost:spending}", choosing.Pay),
    Pattern("their_choice", "deal {amount:amount} damage to their hero", hurting.DealDamage, target=YOUR_HERO),
    *[
        Pattern(
            "their_choice", f"put the top card of their deck into play facedown{wording}", drones.MakeDrones, count=1
        )
        for wording in (" as a Drone minion engaged with them", ", engaged with them as a Drone minion")
    ],
    Pattern("their_choice", "{effect:clause}", None),
    Pattern("effects", "{first:sentence} then {rest:effects}", flow.Then),
    Pattern("effect", "{effect:clause}, where X is {amount:quantity}", flow.WhereX),
    # Obligations
    Pattern("restriction", "give to the {name:name} player", obligations.GivenTo),
    Pattern("line", "{effect:dilemma}", texts.RevealedLine),
    Pattern("dilemma", "{first:sentence} choose: {rest:options}", flow.InTurn),
    Pattern("dilemma", "choose: {effect:options}", None),
    Pattern("options", "{options:option+}", choosing.ChooseOne),
    Pattern("done", "flip to {form:form_name} form", moving.ChangeToForm),
    *[
        Pattern("done", f"remove this {word} from the game", obligations.RemoveThisFromGame)
        for word in ("card", "obligation")
    ],
)

DEEDS: Final[tuple[Pattern, ...]] = (*DRONES, *HARM, *CHOICES)

DESCRIPTIONS: Final[dict[str, str]] = {
    "base_value": "a base value",
    "assigned": "characters",
    "lying": "what lies on a card",
    "in_hand": "cards of a hand",
    "counted_verb": "something they do",
    "choice": "one of several things",
    "their_choice": "one of several things",
    "spending": "a cost",
    "spoken": "one of several things",
    "option": "one of several things",
    "options": "several things, one of which is chosen",
    "dilemma": "what an obligation says",
}
