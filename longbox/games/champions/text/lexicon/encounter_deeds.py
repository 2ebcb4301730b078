"""What encounter cards do: Drones, harm, hands, choices, obligations. [champions Choose, Obligation, Minion]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.text import filters, texts
from longbox.games.champions.text.effects import encounter_choosing as choosing
from longbox.games.champions.text.effects import encounter_constants as constants
from longbox.games.champions.text.effects import encounter_damage as damage
from longbox.games.champions.text.effects import encounter_drones as drones
from longbox.games.champions.text.effects import encounter_hands as hands
from longbox.games.champions.text.effects import encounter_obligations as obligations
from longbox.games.champions.text.effects import encounter_players as players
from longbox.games.champions.text.effects import encounter_statuses as given
from longbox.language import Pattern
from longbox.texts.filters import AnyCard

DRONES: Final[tuple[Pattern, ...]] = (
    Pattern(
        "done/verb/duty",
        "[put the top card of <your|the> deck into play facedown< as a Drone minion engaged with you|, engaged with "
        "you as a Drone minion>/puts the top card of their deck into play facedown< as a Drone minion engaged with "
        "them|, engaged with them as a Drone minion>/put the top card of their deck into play facedown< as a Drone "
        "minion engaged with them|, engaged with them as a Drone minion>] | "
        "[/puts the top {count:integer} cards of their deck into play facedown< as Drone minions engaged with them|, "
        "engaged with them as Drone minions>/]",
        drones.MakeDrones,
        count=1,
    ),
    Pattern(
        "done",
        "put that card on its owner's discard pile | place that card in <its owner's|it's owners> discard pile",
        drones.PutInOwnersDiscardPile,
    ),
    Pattern("constant", "{target:target} [has|have] {bases:base_value+and}", drones.HaveBaseValues),
    Pattern(
        "base_value",
        "base {value:value/plural} {number:integer} | a base {value:value/plural} of {number:integer}",
        drones.BaseValue,
    ),
)

HARM: Final[tuple[Pattern, ...]] = (
    Pattern(
        "simple_condition/given_already",
        "{target:target} already [has|have] a {state:status} status card",
        given.AlreadyHad,
    ),
    Pattern(
        "simple_condition/given_already",
        "{target:target} <[is|are]|[was|were]> already {state:state}",
        given.WasAlready,
    ),
    Pattern("measured", "assign {amount:amount} damage among {filter:assigned}", damage.AssignDamage),
    Pattern("assigned", "{filter:simple/plural}", None),
    Pattern(
        "measured",
        "<divide|distribute> {amount:amount} damage <as you choose|> among <any number of|> {filter:filter/plural} | "
        "deal {amount:amount} damage<,|> divided <as you choose|> among <any number of|> {filter:filter/plural}",
        damage.DivideDamage,
    ),
    Pattern("done", "place it <on this card|here> instead", damage.PlaceDamageHere),
    Pattern("lying", "damage <on {filter:definite}|here>", damage.DamageOn, filter=filters.This()),
    Pattern("constant", "{target:target} cannot take damage", constants.CannotTakeDamage),
    Pattern("constant", "{target:target} cannot take damage from {whom:filter/plural}", constants.CannotTakeDamageFrom),
    Pattern(
        "constant",
        "the engaged player must defend against {who:definite}'s attacks with an ally <|they control>, if able",
        constants.AlliesMustDefend,
    ),
    Pattern("constant", "X is equal to {amount:quantity}", constants.XIs),
    Pattern("constant", "this card's {value:value} is equal to {amount:quantity}", constants.ValueIs),
    # Hands
    Pattern(
        "done", "discard <each {filter:in_hand}|all {filter:all_in_hand}> from your hand", hands.DiscardFromHandEach
    ),
    Pattern("in_hand", "{filter:filter/singular}", None),
    Pattern("all_in_hand", "{filter:filter/plural}", None),
    Pattern("in_hand", "{resource:resource} resource", filters.WithResource, filter=AnyCard()),
    Pattern(
        "counted",
        "resource type among the cards discarded this way | different resource type discarded this way",
        hands.DifferentResources,
    ),
    Pattern("done", "discard {amount:amount} card(s) at random from each player's hand", players.EachDiscardsAtRandom),
    Pattern(
        "sentence",
        "each player takes {amount:integer} damage for each printed {resource:resource} resource they discarded. | "
        "for each printed {resource:resource} resource a player discards this way, that player takes {amount:integer} "
        "damage.",
        damage.OwnersTakeDamage,
    ),
)

CHOICES: Final[tuple[Pattern, ...]] = (
    Pattern(
        "sentence/effects/verb/options",
        "[<|choose to|you must|you must choose to> either {modes:choice+or}./choose<| one>: {modes:option+}/"
        "<must|chooses to|must choose to|chooses> <either|> {modes:their_choice+or}/{modes:option+}] | "
        "[choose <one:|to|:> {modes:choice+or}./]",
        choosing.ChooseOne,
    ),
    Pattern("verb", "must {effect:their_choice}", None),
    Pattern("act", "<|either> {modes:verb+or}", choosing.ChooseOne),
    Pattern("choice", "{effect:clause}", None),
    Pattern(
        "choice/their_choice/payment/spoken",
        "[{cost:spending}/{cost:spending}/{cost:spending}/to {cost:spending}]",
        choosing.Pay,
    ),
    Pattern("option", "• {effect:effects}", None),
    Pattern(
        "option/spoken/option_in_line",
        "[•/to/] {cost:cost} → {effect:[effects/effect/effect]} | [/to {cost:cost} → {effect:effects}/]",
        choosing.PayToDo,
    ),
    # What is chosen, as it is told to the player
    Pattern("spoken", "to {effect:effect} | to {effect:effects}", None),
    # Obligations
    Pattern("restriction", "give <|this card> to the {name:name} player", obligations.GivenTo),
    Pattern("line", "{effect:dilemma}", texts.RevealedLine),
    Pattern("line", "{play_rule:restriction}. {effect:dilemma}", texts.RestrictedRevealedLine),
    Pattern("dilemma", "choose<| one>: {effect:options} | choose<| one>: {effect:options_in_line}.", None),
    Pattern("sentence", "{modes:choice+or}.", choosing.OneOrTheOther),
    Pattern("sentence", "choose<| one>: {effect:options_in_line}.", None),
    Pattern("options_in_line", "{modes:option_in_line+;or}", choosing.ChooseOne),
    Pattern("option_in_line", "{effect:effect}", None),
    Pattern("done", "remove this <card|obligation> from the game", obligations.RemoveThisFromGame),
    Pattern("done", "remove {name:name} from the game", obligations.RemoveNamedFromGame),
)

DEEDS: Final[tuple[Pattern, ...]] = (*DRONES, *HARM, *CHOICES)

DESCRIPTIONS: Final[dict[str, str]] = {
    "base_value": "a base value",
    "given_already": "a condition",
    "assigned": "characters",
    "in_hand": "cards of a hand",
    "all_in_hand": "cards of a hand",
    "choice": "one of several things",
    "their_choice": "one of several things",
    "spending": "a cost",
    "payment": "a cost",
    "spoken": "one of several things",
    "option": "one of several things",
    "options": "several things, one of which is chosen",
    "dilemma": "what an obligation says",
    "options_in_line": "several things, one of which is chosen",
    "option_in_line": "one of several things",
}
