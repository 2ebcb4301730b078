"""The words that only encounter cards have. [champions Reveal, Enemy Attacks, Enemy Schemes, Boost, Obligation]

What we print comes first; wordings that only printed cards have follow it, with the same meaning.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.definitions import (
    ATTACHMENT,
    ENVIRONMENT,
    EVENT,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    OF_ATTACKS,
    SIDE_SCHEME,
    SUPPORT,
    SURGE,
    TREACHERY,
    UPGRADE,
    VILLAIN,
)
from longbox.games.champions.text import filters, targets, texts
from longbox.games.champions.text.amounts import Fixed, Plus
from longbox.games.champions.text.constants import GainsKeyword
from longbox.games.champions.text.effects import encounter_activations as activations
from longbox.games.champions.text.effects import encounter_attaching as attaching
from longbox.games.champions.text.effects import encounter_constants as constants
from longbox.games.champions.text.effects import encounter_drones as drones
from longbox.games.champions.text.effects import encounter_nemesis as nemesis
from longbox.games.champions.text.effects import encounter_players as players
from longbox.games.champions.text.effects import encounter_revealing as revealing
from longbox.games.champions.text.effects import encounter_schemes as schemes
from longbox.games.champions.text.effects import (
    lasting,
    scheming,
)
from longbox.games.champions.text.lexicon import encounter_deeds, encounter_printed, encounter_turns
from longbox.kernel.effects import If, Not
from longbox.language import Pattern

HERE: Final = targets.The(filters.This())
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
        "attach this card to {filter:attachable}. If {condition:condition}, {effect:effect}",
        attaching.AttachToElse,
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
            "the hero engaged with it",
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
    *[Pattern("done", f"{attack} gains {{keyword:of_attacks}}", activations.GiveKeyword) for attack in THE_ATTACK],
    *[Pattern("of_attacks", keyword, keyword) for keyword in OF_ATTACKS],
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
    Pattern("condition", "nobody defends against the attack of {enemy:target}", activations.Undefended),
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
    Pattern("verb", "places here, facedown, a random card from their hand", schemes.PlaceRandomCardHere),
    Pattern("verb", "places a random card from their hand facedown here", schemes.PlaceRandomCardHere),
    Pattern("done", "each facedown card here goes back to its owner's hand", schemes.ReturnFacedownCards),
    Pattern("done", "return each facedown card here to its owner's hand", schemes.ReturnFacedownCards),
    Pattern("occasion", "threat is placed here during step one of the villain phase", schemes.ThreatPlacedInStepOne),
    Pattern("occasion", "placing threat here during step one of the villain phase", schemes.ThreatPlacedInStepOne),
    Pattern("quantity", "the threat on {filter:definite}", schemes.ThreatOn),
    Pattern("quantity", "the amount of threat on {filter:definite}", schemes.ThreatOn),
    Pattern("quantity", "the threat here", schemes.ThreatOn, filter=filters.This()),
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

SURGE_IF: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "this card gains surge if {condition:condition}.", If, effect=revealing.GainSurge()),
)

REVEALING: Final[tuple[Pattern, ...]] = (
    Pattern("done", "this card gains surge", revealing.GainSurge),
    Pattern("done", "this card surges", revealing.GainSurge),
    Pattern("done", "gains surge", revealing.GainSurge),
    # A card that says so of itself surges once; only for others can it be so as long as a card is in play.
    Pattern("statement", "surge.", texts.HasKeyword, keyword=SURGE),
    Pattern("constant", "{target:others_in_play} [gains|gain] surge", GainsKeyword, keyword=SURGE, number=0),
    Pattern("others_in_play", "each {filter:filter/singular}", targets.Each),
    Pattern("done", "reveal a card from the top of the encounter deck", revealing.RevealTop, count=1),
    Pattern("done", "reveal the top card of the encounter deck", revealing.RevealTop, count=1),
    Pattern("done", "reveal the top {count:integer} cards of the encounter deck", revealing.RevealTop),
    Pattern("done", "reveal {count:number} additional encounter card(s)", revealing.RevealTop),
    Pattern("done", "reveal another card from the encounter deck", revealing.RevealTop, count=1),
    Pattern("done", "discard the top card of the encounter deck", revealing.DiscardTopEncounterCards, count=1),
    Pattern("done", "discard the top {count:integer} cards of the encounter deck", revealing.DiscardTopEncounterCards),
    Pattern(
        "done", "discard from the encounter deck until you discard a {wanted:filter/singular}", revealing.DiscardUntil
    ),
    *[
        Pattern(
            "done", f"discard cards from {deck} until a {{wanted:filter/singular}} is discarded", revealing.DiscardUntil
        )
        for deck in ("the encounter deck", "the top of the encounter deck")
    ],
    Pattern("done", "find {wanted:searched} in {place:searched_place} and {effect:clause}", revealing.SearchFor),
    Pattern("done", "search {place:searched_place} for {wanted:searched} and {effect:clause}", revealing.SearchFor),
    Pattern("searched_place", "the encounter deck", revealing.DECK),
    Pattern("searched_place", "the encounter deck or discard pile", revealing.DECK_AND_DISCARD_PILE),
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
        "done", "that {filter:labelled/singular} enters play engaged with {whom:player}", revealing.PutThatIntoPlay
    ),
    Pattern(
        "done", "put that {filter:labelled/singular} into play engaged with {whom:player}", revealing.PutThatIntoPlay
    ),
    Pattern("done", "put this card into play engaged with {whom:player}", revealing.PutThisIntoPlay),
    Pattern("done", "put {wanted:searched} into play", revealing.PutNamedIntoPlay, whom=players.YOU),
    # Nemesis sets
    Pattern(
        "done",
        "reveal your set-aside nemesis minion, which enters play engaged with you",
        nemesis.RevealNemesis,
        type=MINION,
    ),
    Pattern(
        "done",
        "reveal your set-aside nemesis minion and put it into play engaged with you",
        nemesis.RevealNemesis,
        type=MINION,
    ),
    Pattern(
        "done",
        "reveal your set-aside nemesis side scheme, which enters play",
        nemesis.RevealNemesis,
        type=SIDE_SCHEME,
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

ENCOUNTER: Final[tuple[Pattern, ...]] = (
    *CARDS,
    *ACTIVATIONS,
    *SCHEMES_AND_THREAT,
    *REVEALING,
    *PLAYERS,
    *encounter_deeds.DEEDS,
    *encounter_printed.PRINTED,
    *encounter_turns.TURNS,
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "struck": "who is damaged",
    "of_attacks": "a keyword",
    "act_spoken_of": "an attack or activation",
    "stage": "a stage of the main scheme",
    "searched_place": "where to search",
    "plain": "a number",
    "others_in_play": "cards",
    "player": "a player",
    "one_player": "a player",
    "dealt": "a player",
}
