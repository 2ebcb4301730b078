"""The words that only encounter cards have. [champions Reveal, Enemy Attacks, Enemy Schemes, Boost, Obligation]

What we print comes first; wordings that only printed cards have follow it, with the same meaning.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import conditions, costs, filters, targets, texts
from longbox.games.champions.amounts import Fixed, Plus
from longbox.games.champions.constants import GainsKeyword, OnlyWhile
from longbox.games.champions.definitions import (
    ALLY,
    ATTACHMENT,
    ENVIRONMENT,
    EVENT,
    HERO,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    SIDE_SCHEME,
    SUPPORT,
    SURGE,
    TREACHERY,
    UPGRADE,
    VILLAIN,
)
from longbox.games.champions.effects import (
    drawing,
    flow,
    hurting,
    lasting,
    moving,
    scheming,
    states,
)
from longbox.games.champions.effects import encounter_activations as activations
from longbox.games.champions.effects import encounter_attaching as attaching
from longbox.games.champions.effects import encounter_choosing as choosing
from longbox.games.champions.effects import encounter_constants as constants
from longbox.games.champions.effects import encounter_damage as damage
from longbox.games.champions.effects import encounter_drones as drones
from longbox.games.champions.effects import encounter_hands as hands
from longbox.games.champions.effects import encounter_nemesis as nemesis
from longbox.games.champions.effects import encounter_obligations as obligations
from longbox.games.champions.effects import encounter_players as players
from longbox.games.champions.effects import encounter_revealing as revealing
from longbox.games.champions.effects import encounter_schemes as schemes
from longbox.games.champions.effects import encounter_statuses as given
from longbox.games.champions.lexicon import encounter_printed, encounter_turns
from longbox.games.champions.occasions import TakesDamage
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.kernel.effects import Not
from longbox.language import Pattern

HERE: Final = targets.The(filters.This())
YOUR_HERO: Final = targets.The(filters.YourHero())
THE_ATTACK: Final = ("that attack", "this attack", "the attack")
TYPE_WORDS: Final = (
    "ally",
    ATTACHMENT,
    "enemy",
    ENVIRONMENT,
    EVENT,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    "scheme",
    SIDE_SCHEME,
    SUPPORT,
    TREACHERY,
    UPGRADE,
    VILLAIN,
)
"""What a printed card calls itself, other than "this card"."""

CARDS: Final[tuple[Pattern, ...]] = (
    *[Pattern("definite", f"this {word}", filters.This) for word in TYPE_WORDS],
    Pattern("definite", "your identity card", filters.YourIdentity),
    Pattern("definite", "the {name:name} {kind:noun/singular}", players.NamedOfKind),
    Pattern("searched", "the {name:name} {kind:noun/singular}", players.NamedOfKind),
    Pattern("simple", "facedown {filter:simple}", drones.Facedown),
    Pattern("filter", "{filter:filter} engaged with a player", players.EngagedWithAnybody),
    # What attachments are attached to
    Pattern(
        "attachable", "the {filter:filter/singular} with the highest printed hit points", attaching.WithMostHitPoints
    ),
    Pattern(
        "attachable",
        "the {filter:filter/singular} with the most remaining hit points",
        attaching.WithMostRemainingHitPoints,
    ),
    Pattern(
        "attachable",
        "the {filter:filter/singular} with the highest printed hit points without another copy of this card attached",
        attaching.WithMostHitPointsUncopied,
    ),
    Pattern(
        "attachable",
        "the {filter:filter/singular} with the highest printed hit points and without another copy of this card "
        "attached",
        attaching.WithMostHitPointsUncopied,
    ),
    Pattern(
        "restriction",
        "attach to {filter:attachable}. If {condition:condition}, {effect:effect}",
        attaching.AttachToElse,
    ),
    Pattern("condition", "you cannot", attaching.CannotAttach),
)

ACTIVATIONS: Final[tuple[Pattern, ...]] = (
    Pattern("done", "{enemies:targets} [attacks|attack] you", activations.AttackYou),
    Pattern("done", "{enemies:targets} [attacks|attack] your hero", activations.AttackYourHero),
    *[
        Pattern("done", f"{{enemies:targets}} [attacks|attack] {whom}", activations.AttackEngagedHero)
        for whom in (
            "the hero it is engaged with",
            "the hero that it is engaged with",
            "the hero they are engaged with",
            "the engaged hero",
            "its engaged hero",
        )
    ],
    Pattern("done", "{enemies:targets} [attacks|attack]", activations.AttackEngagedHero),
    Pattern("done", "{enemies:targets} [schemes|scheme]", activations.Scheme),
    Pattern("done", "{enemies:targets} [activates|activate] against you", activations.ActivateAgainstYou),
    *[
        Pattern("done", f"also resolve {its} attack against each other hero", activations.AlsoAttackOtherHeroes)
        for its in ("that", "this", "his", "her", "its", "their")
    ],
    *[Pattern("done", f"{attack} gains overkill", activations.GiveOverkill) for attack in THE_ATTACK],
    Pattern(
        "done",
        "give {enemy:target} {count:number} additional boost card(s) for this activation",
        activations.GiveBoostCards,
    ),
    Pattern("done", "give {enemy:target} {count:number} additional boost card(s)", activations.GiveBoostCards),
    # What an attack did, or will have done
    Pattern(
        "sentence",
        "if {act:act_spoken_of} deals damage, {effect:effect}.",
        activations.IfDamages,
        whom=filters.Everything(),
    ),
    *[
        Pattern("sentence", f"if {did}, {{effect:effect}}.", activations.IfDamages)
        for did in (
            "{act:act_spoken_of} damages {whom:struck}",
            "{act:act_spoken_of} deals damage to {whom:struck}",
            "{whom:struck} [is|are] damaged by {act:act_spoken_of}",
            "{whom:struck} [is|are] dealt damage by {act:act_spoken_of}",
        )
    ],
    *[
        Pattern("act_spoken_of", f"{the} {act}", act)
        for act in ("attack", "activation")
        for the in ("that", "this", "the")
    ],
    Pattern("struck", "you", filters.You),
    Pattern("struck", "your hero", filters.YourHero),
    Pattern("struck", "a {filter:filter/singular}", None),
    *[Pattern("counted", f"damage dealt by {attack}", activations.DamageOfAttack) for attack in THE_ATTACK],
    Pattern("condition", "no attack was made this way", activations.NoAttackMade),
    Pattern("condition", "no attacks were made this way", activations.NoAttackMade),
    Pattern("condition", "{enemies:target} did not attack", activations.MadeNoAttack),
    Pattern("condition", "{enemy:target} is making an undefended attack", activations.Undefended),
    # The periods of lasting and delayed effects
    *[
        Pattern("sentence", f"at the end of {the} {{when:period}}, {{effect:conditional}}.", lasting.Later)
        for the in ("this", "that", "his", "her", "its")
    ],
    *[
        Pattern("sentence", f"until the end of {its} {{until:period}}, {{constant:constant}}.", lasting.Lasting)
        for its in ("his", "her", "its")
    ],
)

SCHEMES_AND_THREAT: Final[tuple[Pattern, ...]] = (
    Pattern("measured_on_cards", "place {amount:amount} additional threat here", scheming.PlaceThreat, target=HERE),
    Pattern("measured_on_cards", "place an additional {amount:amount} threat here", scheming.PlaceThreat, target=HERE),
    Pattern("measured_on_cards", "place {amount:amount} additional threat on {target:targets}", scheming.PlaceThreat),
    Pattern(
        "measured_on_cards", "place an additional {amount:amount} threat on {target:targets}", scheming.PlaceThreat
    ),
    Pattern("done", "place {count:number} acceleration token(s) on the main scheme", schemes.PlaceAccelerationTokens),
    Pattern("done", "give the main scheme {count:number} acceleration token(s)", schemes.PlaceAccelerationTokens),
    Pattern("verb", "places a random card from their hand facedown here", schemes.PlaceRandomCardHere),
    Pattern("done", "return each facedown card here to its owner's hand", schemes.ReturnFacedownCards),
    Pattern("occasion", "threat is placed here during step one of the villain phase", schemes.ThreatPlacedInStepOne),
    Pattern("occasion", "placing threat here during step one of the villain phase", schemes.ThreatPlacedInStepOne),
    Pattern("quantity", "the amount of threat on {filter:definite}", schemes.ThreatOn),
    Pattern("quantity", "the amount of threat here", schemes.ThreatOn, filter=filters.This()),
    *[
        Pattern("done", f"{advance} to stage {{stage:stage}}", schemes.AdvanceToStage)
        for advance in ("advance", "advanced")
    ],
    *[Pattern("stage", stage, stage) for stage in ("1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B")],
    Pattern("constant", "if this stage is completed, the players lose the game", constants.PlayersLoseWhenCompleted),
    Pattern("constant", "if this scheme is completed, the players lose the game", constants.PlayersLoseWhenCompleted),
    Pattern("constant", "threat cannot be removed from {target:target}", constants.ThreatStays),
)

REVEALING: Final[tuple[Pattern, ...]] = (
    Pattern("done", "this card gains surge", revealing.GainSurge),
    Pattern("done", "gains surge", revealing.GainSurge),
    # A card that says so of itself surges once; only for others can it be so as long as a card is in play.
    Pattern("statement", "surge.", texts.HasKeyword, keyword=SURGE),
    Pattern("constant", "{target:others_in_play} [gains|gain] surge", GainsKeyword, keyword=SURGE, number=0),
    Pattern("others_in_play", "each {filter:filter/singular}", targets.Each),
    Pattern("done", "reveal the top card of the encounter deck", revealing.RevealTop, count=1),
    Pattern("done", "reveal the top {count:integer} cards of the encounter deck", revealing.RevealTop),
    Pattern("done", "reveal {count:number} additional encounter card(s)", revealing.RevealTop),
    Pattern("done", "reveal another card from the encounter deck", revealing.RevealTop, count=1),
    Pattern("done", "discard the top card of the encounter deck", revealing.DiscardTopEncounterCards, count=1),
    Pattern("done", "discard the top {count:integer} cards of the encounter deck", revealing.DiscardTopEncounterCards),
    *[
        Pattern(
            "done", f"discard cards from {deck} until a {{wanted:filter/singular}} is discarded", revealing.DiscardUntil
        )
        for deck in ("the encounter deck", "the top of the encounter deck")
    ],
    Pattern("done", "search {place:searched_place} for {wanted:searched} and {effect:clause}", revealing.SearchFor),
    Pattern("searched_place", "the encounter deck", revealing.DECK),
    Pattern("searched_place", "the encounter deck and discard pile", revealing.DECK_AND_DISCARD_PILE),
    Pattern("searched_place", "the encounter deck and/or discard pile", revealing.DECK_AND_DISCARD_PILE),
    Pattern("searched_place", "the encounter discard pile", revealing.DISCARD_PILE),
    Pattern("done", "shuffle the encounter deck", revealing.ShuffleEncounterDeck),
    Pattern("done", "reveal it", revealing.RevealIt),
    Pattern("done", "reveal that {filter:labelled/singular}", revealing.RevealThat),
    # Putting into play
    *[
        Pattern("done", f"put {it} into play engaged with {{whom:player}}", revealing.PutIntoPlay)
        for it in ("it", "him", "her", "them")
    ],
    *[Pattern("done", f"put {it} into play", revealing.PutIntoPlay) for it in ("it", "him", "her", "them")],
    Pattern(
        "done", "put that {filter:labelled/singular} into play engaged with {whom:player}", revealing.PutThatIntoPlay
    ),
    Pattern("done", "put this card into play engaged with {whom:player}", revealing.PutThisIntoPlay),
    Pattern("done", "put {wanted:searched} into play", revealing.PutNamedIntoPlay, whom=players.YOU),
    # Nemesis sets
    Pattern(
        "done",
        "reveal your set-aside nemesis minion and put it into play engaged with you",
        nemesis.RevealNemesis,
        type=MINION,
    ),
    Pattern(
        "done",
        "reveal your set-aside nemesis side scheme and put it into play",
        nemesis.RevealNemesis,
        type=SIDE_SCHEME,
    ),
    *[
        Pattern(
            "done",
            f"shuffle the rest of your set-aside nemesis {cards} into the encounter deck",
            nemesis.ShuffleNemesisSet,
        )
        for cards in ("set", "encounter set")
    ],
    *[
        Pattern("condition", f"your nemesis minion {did} this way", Not, condition=nemesis.NemesisEntered())
        for did in ("did not enter play", "does not enter play", "did not enter the game", "does not enter the game")
    ],
    # Boost icons
    Pattern("quantity", "the number of boost icons on that card", revealing.BoostIcons),
    Pattern("quantity", "the number of boost icons on the discarded card", revealing.BoostIcons),
    Pattern("quantity", "the number of boost icons on the discarded encounter card", revealing.BoostIcons),
    Pattern("quantity", "{amount:plain} more than {other:quantity}", Plus),
    Pattern("plain", "{value:integer}", Fixed),
)

PLAYERS: Final[tuple[Pattern, ...]] = (
    Pattern("player", "you", players.YOU),
    Pattern("player", "the first player", players.FIRST_PLAYER),
    Pattern("player", "the engaged player", players.ENGAGED_PLAYER),
    Pattern("done", "{whom:one_player} {effect:deed}", players.OnePlayer),
    Pattern("one_player", "the first player", players.FIRST_PLAYER),
    Pattern("one_player", "the engaged player", players.ENGAGED_PLAYER),
    Pattern("done", "deal {whom:dealt} {count:number} encounter card(s)", revealing.DealEncounterCards),
    Pattern("dealt", "{player:player}", None),
    Pattern("dealt", "yourself", players.YOU),
    Pattern("dealt", "each player", players.EACH_PLAYER),
    Pattern("verb", "is dealt {count:number} encounter card(s)", revealing.DealEncounterCards, whom=players.YOU),
)

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
        Pattern("occasion", f"{any_amount} would be dealt to {{who:who}}", TakesDamage, would=True)
        for any_amount in ("any amount of damage", "damage")
    ],
    Pattern("done", "place it on this card instead", damage.PlaceDamageHere),
    Pattern("done", "place it here instead", damage.PlaceDamageHere),
    Pattern("condition", "there is at least {least:integer} {amount:lying}", conditions.AtLeast),
    Pattern("lying", "damage on {filter:definite}", damage.DamageOn),
    Pattern("lying", "damage here", damage.DamageOn, filter=filters.This()),
    Pattern("condition", "{condition:none_in_play}", Not),
    Pattern("none_in_play", "no {filter:described/plural} are in play", conditions.Exists),
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
    Pattern("counted", "different resource type discarded this way", hands.DifferentResources),
    Pattern("done", "discard {amount:amount} card(s) at random from each player's hand", players.EachDiscardsAtRandom),
    Pattern("verb", "{effect:counted_verb} for each {counted:counted}", flow.ForEach),
    Pattern("counted_verb", "takes {amount:amount} damage", hurting.TakeDamage),
    Pattern("counted_verb", "discards {amount:amount} card(s) at random from their hand", drawing.DiscardAtRandom),
    Pattern(
        "sentence",
        "for each printed {resource:resource} resource a player discards this way, that player takes {amount:integer} "
        "damage.",
        damage.OwnersTakeDamage,
    ),
    Pattern("done", "choose and discard {target:targets}", moving.Discard),
)

CHOICES: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "choose to either {options:choice+or}.", choosing.ChooseOne),
    Pattern("sentence", "either {options:choice+or}.", choosing.ChooseOne),
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

ENCOUNTER: Final[tuple[Pattern, ...]] = (
    *CARDS,
    *ACTIVATIONS,
    *SCHEMES_AND_THREAT,
    *REVEALING,
    *PLAYERS,
    *DRONES,
    *HARM,
    *CHOICES,
    *encounter_printed.PRINTED,
    *encounter_turns.TURNS,
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "struck": "who is damaged",
    "act_spoken_of": "an attack or activation",
    "none_in_play": "a condition",
    "stage": "a stage of the main scheme",
    "searched_place": "where to search",
    "plain": "a number",
    "others_in_play": "cards",
    "player": "a player",
    "one_player": "a player",
    "dealt": "a player",
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
