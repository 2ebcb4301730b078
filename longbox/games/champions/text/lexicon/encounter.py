"""The words that only encounter cards have. [champions Reveal, Enemy Attacks, Enemy Schemes, Boost, Obligation]

What we print comes first; wordings that only printed cards have follow it, with the same meaning.
"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import THIS_GAME
from longbox.games.champions.definitions import ALTER_EGO, HERO, MINION, OF_ATTACKS, SIDE_SCHEME
from longbox.games.champions.text import filters, targets
from longbox.games.champions.text.effects import encounter_activations as activations
from longbox.games.champions.text.effects import encounter_attaching as attaching
from longbox.games.champions.text.effects import encounter_constants as constants
from longbox.games.champions.text.effects import encounter_drones as drones
from longbox.games.champions.text.effects import encounter_nemesis as nemesis
from longbox.games.champions.text.effects import encounter_players as players
from longbox.games.champions.text.effects import encounter_revealing as revealing
from longbox.games.champions.text.effects import encounter_schemes as schemes
from longbox.games.champions.text.effects import lasting
from longbox.games.champions.text.lexicon import encounter_deeds, encounter_printed, encounter_turns
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.conditions import If, Not
from longbox.texts.filters import AnyCard
from longbox.texts.sequences import Sequence

THE_ATTACK: Final = "<that|this|the> attack"
IT: Final = "<it|him|her|them>"
FACEDOWN_HERE: Final = "facedown <here|<under|beneath> this <card|scheme>>"

CARDS: Final[tuple[Pattern, ...]] = (
    Pattern("definite/searched", "the {name:name} {kind:noun/singular}", players.NamedOfKind),
    Pattern("simple", "facedown {filter:simple}", drones.Facedown),
    Pattern("filter", "{filter:filter} engaged with <a|any> player", players.EngagedWithAnybody),
    Pattern(
        "filter/side_elsewhere",
        "[{filter:filter} <another player controls|controlled by another player>/{filter:side}]",
        players.OfAnother,
    ),
    Pattern(
        "definite/hurt_one",
        f"<{named({player: player for player in (players.FIRST_PLAYER, players.ENGAGED_PLAYER)}, 'whom')}>'s "
        f"<identity{{form=}}|hero{{form={HERO}}}|alter-ego{{form={ALTER_EGO}}}>",
        players.IdentityOf,
    ),
    # What attachments are attached to
    Pattern(
        "attachable",
        "the {filter:filter/singular} with the highest printed hit points <|and> without another copy of this card "
        "attached",
        attaching.WithMostHitPointsUncopied,
    ),
    Pattern(
        "restriction",
        "attach <this card|> to {filter:attachable}. If <{condition:condition}|you <cannot|can't>>, "
        "{effect:effect} <|instead>",
        attaching.AttachToElse,
        condition=attaching.CannotAttach(),
    ),
)

ACTIVATIONS: Final[tuple[Pattern, ...]] = (
    Pattern("acting", "{target:targets} | {target:pronoun}", None),
    Pattern(
        "done",
        "{enemies:acting} <[attacks|attack] <you|your identity>|[initiates|initiate] an attack against you>",
        activations.AttackYou,
    ),
    Pattern("done", "{enemies:acting} [attacks|attack] your hero", activations.AttackYourHero),
    Pattern(
        "done",
        "{enemies:acting} [attacks|attack] "
        "<the hero <engaged with it|<it is|that it is|they are> engaged with>|the engaged hero|its engaged hero|>",
        activations.AttackEngagedHero,
    ),
    Pattern("done", "{enemies:acting} [schemes|scheme]", activations.Scheme),
    Pattern("done", "{enemies:acting} [activates|activate] against you", activations.ActivateAgainstYou),
    Pattern(
        "done",
        "also resolve <that|this|his|her|its|their> attack against each other hero",
        activations.AlsoAttackOtherHeroes,
    ),
    Pattern("done", f"{THE_ATTACK} gains {{keyword:of_attacks}}", activations.GiveKeyword),
    Pattern("done", f"{THE_ATTACK} gains {{effects:keyword_given+and}}", Sequence),
    Pattern("keyword_given", "{keyword:of_attacks}", activations.GiveKeyword),
    Pattern(
        "done",
        "<your|your hero's> next <attack{basic=False}|basic attack{basic=True}> this {until:period} gains "
        "{keyword:of_attacks} | give <your|your hero's> next <attack{basic=False}|basic attack{basic=True}> this "
        "{until:period} {keyword:of_attacks}",
        lasting.YourNextAttackGains,
    ),
    Pattern(
        "done",
        "<your|your hero's> next <basic attack|attack> this {until:length} gets {more:changes} | "
        f"<your|your hero's> next <basic attack|attack>{{until={THIS_GAME}}} gets {{more:changes}}",
        lasting.YourNextAttackGets,
    ),
    Pattern(
        "measured_on_cards",
        "deal {amount:amount} {keyword:of_attacks} damage to {target:targets}",
        activations.DealDamageWith,
    ),
    Pattern("of_attacks", " | ".join(OF_ATTACKS), str),
    Pattern(
        "done",
        "give {enemy:target} {count:number} <additional boost card(s) <for this <activation|attack|scheme>|>|"
        "boost card(s)> | {enemy:target} gets {count:number} <additional|> boost card(s) "
        "<for this <activation|attack|scheme>|>",
        activations.GiveBoostCards,
    ),
    # What an attack did, or will have done
    Pattern(
        "sentence",
        "if <{act:act_spoken_of} deals damage|{act:act_spoken_of} damages {whom:struck}|"
        "{act:act_spoken_of} deals damage to {whom:struck}|"
        "{whom:struck} [is|are] <damaged|dealt damage> by {act:act_spoken_of}|"
        "{whom:struck} [takes|take] <|any> damage from <{act:act_spoken_of}|it>>, {effect:effect}.",
        activations.IfDamages,
        act="attack",
        whom=AnyCard(),
    ),
    Pattern(
        "sentence",
        "if {act:act_spoken_of} <deals no damage <|to {whom:struck}>|does not <deal damage <|to {whom:struck}>|"
        "damage {whom:struck}>>, {effect:effect}. | "
        "if {whom:struck} [takes|take] no damage <from <{act:act_spoken_of}|it>|>, {effect:effect}.",
        activations.IfHarmless,
        act="attack",
        whom=AnyCard(),
    ),
    Pattern("act_spoken_of", "<that|this|the> <attack{=attack}|activation{=activation}>", str),
    Pattern("struck/attacked", "a {filter:filter/singular}", None),
    Pattern("counted", f"damage dealt by {THE_ATTACK}", activations.DamageOfAttack),
    Pattern(
        "simple_condition",
        "no <attack <was|is> made|attacks were made|<enemy|minion|enemies|minions> attacked> this way",
        activations.NoAttackMade,
    ),
    Pattern("simple_condition", "{enemies:target} did not attack", activations.MadeNoAttack),
    Pattern(
        "simple_condition",
        "nobody defends against the attack of {enemy:target} | {enemy:target} is making an undefended attack",
        activations.Undefended,
    ),
)

SCHEMES_AND_THREAT: Final[tuple[Pattern, ...]] = (
    Pattern(
        "done",
        "place {count:number} acceleration token(s) on the main scheme | "
        "give the main scheme {count:number} acceleration token(s)",
        schemes.PlaceAccelerationTokens,
    ),
    Pattern(
        "verb",
        f"places here, facedown, a random card from their hand | places a random card from their hand {FACEDOWN_HERE}",
        schemes.PlaceRandomCardHere,
    ),
    Pattern(
        "done/verb/duty",
        f"[place/places/place] [{{target:targets}}/{{target:theirs}}/{{target:theirs}}] {FACEDOWN_HERE} | "
        f"[put/puts/put] [{{target:targets}}/{{target:theirs}}/{{target:theirs}}] {FACEDOWN_HERE}",
        schemes.PlaceHere,
    ),
    Pattern(
        "done/verb/duty",
        f"[place/places/place] a {{filter:described/singular}} from [your/their/their] hand {FACEDOWN_HERE} | "
        f"[put/puts/put] a {{filter:described/singular}} from [your/their/their] hand {FACEDOWN_HERE}",
        schemes.PlaceFromHandHere,
    ),
    Pattern(
        "done",
        "each facedown card here goes back to its owner's hand | "
        "return each <facedown card here|<|facedown> card <under|beneath> <it|this <card|scheme>>> to its owner's hand",
        schemes.ReturnFacedownCards,
    ),
    Pattern(
        "occasion",
        "<threat is placed|placing threat> here during step one of the villain phase",
        schemes.ThreatPlacedInStepOne,
    ),
    Pattern(
        "single/lying/threat_of",
        "[the <|amount of> threat <on {filter:definite}|here>/threat <on {filter:definite}|here>/{filter:definite}]",
        schemes.ThreatOn,
        filter=filters.This(),
    ),
    Pattern("done", "<advance|advanced> to stage {stage:stage}", schemes.AdvanceToStage),
    Pattern("stage", "1B | 2A | 2B | 3A | 3B | 4A | 4B | 5A | 5B", str),
    Pattern(
        "constant",
        "if this <stage|scheme> is completed, the players lose the game",
        constants.PlayersLoseWhenCompleted,
    ),
    Pattern("constant", "threat cannot be removed from {target:target}", constants.ThreatStays),
)

SURGE_IF: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", "this card gains surge if {condition:condition}.", If, effect=revealing.GainSurge()),
)

REVEALING: Final[tuple[Pattern, ...]] = (
    Pattern("done", "this card <gains surge|surges> | gains surge", revealing.GainSurge),
    Pattern(
        "done/verb",
        "[reveal/reveals] <a card from the top of the encounter deck|the top card of the encounter deck|"
        "the top {count:integer} cards of the encounter deck|{count:number} additional encounter card(s)|"
        "another card from the encounter deck>",
        revealing.RevealTop,
        count=1,
    ),
    Pattern(
        "done",
        "discard the top <card|{count:integer} cards> of the encounter deck",
        revealing.DiscardTopEncounterCards,
        count=1,
    ),
    Pattern(
        "done/verb",
        "[discard/discards] <from the encounter deck until [you/they] discard a {wanted:filter/singular}|"
        "cards from <|the top of> the encounter deck until <a {wanted:filter/singular} is discarded|"
        "[you/they] <discard|have discarded> a {wanted:filter/singular}>>",
        revealing.DiscardUntil,
    ),
    Pattern(
        "done/verb",
        "[find {wanted:searched} in {place:searched_place} and {effect:clause}/] | "
        "[search/searches] {place:searched_place} for {wanted:searched} and {effect:[clause/verb]}",
        revealing.SearchFor,
    ),
    Pattern(
        "searched_place",
        f"the encounter <deck{{={revealing.DECK}}}|deck <or|and|and/or> discard pile"
        f"{{={revealing.DECK_AND_DISCARD_PILE}}}|discard pile{{={revealing.DISCARD_PILE}}}>",
        str,
    ),
    Pattern("done", "shuffle the encounter deck", revealing.ShuffleEncounterDeck),
    Pattern("done/verb", "[reveal/reveals] it", revealing.RevealIt),
    Pattern("done", "reveal that {filter:labelled/singular}", revealing.RevealThat),
    # Putting into play
    Pattern(
        "done/verb",
        f"[put {IT} into play <engaged with {{whom:player}}|>/"
        "puts <it|him|her|that minion> into play engaged with them{whom=you}]",
        revealing.PutIntoPlay,
    ),
    Pattern(
        "done",
        "that {filter:labelled/singular} enters play engaged with {whom:player} | "
        "put <that {filter:labelled/singular}|each {filter:labelled/singular} discarded this way> into play engaged "
        "with {whom:player}",
        revealing.PutThatIntoPlay,
    ),
    Pattern("done", "put this card into play engaged with {whom:player}", revealing.PutThisIntoPlay),
    Pattern(
        "done",
        "put {wanted:searched} into play <|engaged with {whom:player}>",
        revealing.PutNamedIntoPlay,
        whom=players.YOU,
    ),
    # Nemesis sets
    Pattern(
        "done",
        "reveal your set-aside nemesis <minion<, which enters| and put it into> play engaged with you"
        f"{{type={MINION}}}|side scheme<, which enters| and put it into> play{{type={SIDE_SCHEME}}}>",
        nemesis.RevealNemesis,
    ),
    Pattern(
        "done",
        "shuffle the rest of your set-aside nemesis <set|encounter set> into the encounter deck",
        nemesis.ShuffleNemesisSet,
    ),
    Pattern(
        "simple_condition",
        "your nemesis minion <did|does> not enter <play|the game> this way",
        Not,
        condition=nemesis.NemesisEntered(),
    ),
    # Boost icons
    Pattern(
        "single/counted",
        "[the number of boost icons on <that card|the discarded <card|encounter card>>/boost icon discarded this way]",
        revealing.BoostIcons,
    ),
)

PLAYERS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "player/one_player/dealt/attacked_player",
        f"[{players.YOU}/<{players.FIRST_PLAYER}|{players.ENGAGED_PLAYER}>/"
        f"<yourself{{={players.YOU}}}|{players.EACH_PLAYER}>/{players.EACH_PLAYER}]",
        str,
    ),
    Pattern("player/dealt/attacked_player", "{player:[one_player/player/one_player]}", None),
    Pattern(
        "one_player",
        " | ".join(
            [
                f"<{players.NEXT_PLAYER}|the next player>{{={players.NEXT_PLAYER}}}",
                *players.WITH_MOST,
                *players.WITH_FEWEST,
            ]
        ),
        str,
    ),
    Pattern("done", "{whom:one_player} {effect:deed}", players.OnePlayer),
    Pattern(
        "done",
        "the player who defeated <this <card|minion|scheme|side scheme|ally>|it|him|her> {effect:deed}",
        players.OnePlayer,
        whom=players.DEFEATER,
    ),
    Pattern(
        "done",
        "<{target:it}'s <controller|player>|its{target=it} <controller|player>> {effect:deed}",
        players.ControllerDoes,
        target={"it": targets.Pronoun()},
    ),
    Pattern(
        "done/verb",
        "[deal {whom:dealt} {count:number} <|facedown|additional> encounter card(s)/"
        "<is dealt|deals <themselves|themself>> {count:number} <|facedown|additional> encounter card(s)] | "
        "[deal {whom:dealt} another encounter card/is dealt another encounter card] | "
        "[deal {count:number} <|facedown> encounter card(s) to {whom:dealt}/] | "
        "[you are dealt <{count:number}|another> encounter card(s)/]",
        revealing.DealEncounterCards,
        whom=players.YOU,
        count=1,
    ),
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
    "acting": "enemies",
    "of_attacks": "a keyword",
    "keyword_given": "a keyword",
    "act_spoken_of": "an attack or activation",
    "lying": "what lies on a card",
    "threat_of": "a scheme",
    "stage": "a stage of the main scheme",
    "searched_place": "where to search",
    "plain": "a number",
    "player": "a player",
    "one_player": "a player",
    "dealt": "a player",
}
