"""The words for cards, places and numbers."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import abilities, definitions
from longbox.games.champions.definitions import (
    ALLY,
    ALTER_EGO,
    ATTACHMENT,
    CHARACTERS,
    ENCOUNTER_TYPES,
    ENEMIES,
    ENVIRONMENT,
    EVENT,
    HERO,
    IDENTITIES,
    MAIN_SCHEME,
    MINION,
    OBLIGATION,
    RESOURCE,
    RESOURCE_TYPES,
    SCHEMES,
    SIDE_SCHEME,
    SUPPORT,
    TREACHERY,
    UPGRADE,
    VILLAIN,
)
from longbox.games.champions.text import amounts, filters, places, targets
from longbox.language import Pattern
from longbox.texts.amounts import Fixed, Plus, ThatMuch, X

TYPES_OF_NOUNS: Final = {
    "[enemy|enemies]": ENEMIES,
    "minion(s) | minion card(s)": (MINION,),
    "villain(s)": (VILLAIN,),
    "character(s)": CHARACTERS,
    "hero(es)": (HERO,),
    "alter-ego(s)": (ALTER_EGO,),
    "[identity|identities]": IDENTITIES,
    "[ally|allies] | ally card(s)": (ALLY,),
    "event(s) | event card(s)": (EVENT,),
    "resource card(s)": (RESOURCE,),
    "support(s) | support card(s)": (SUPPORT,),
    "upgrade(s) | upgrade card(s)": (UPGRADE,),
    "scheme(s)": SCHEMES,
    "side scheme(s) | side scheme card(s)": (SIDE_SCHEME,),
    "main scheme(s)": (MAIN_SCHEME,),
    "attachment(s) | attachment card(s)": (ATTACHMENT,),
    "environment(s) | environment card(s)": (ENVIRONMENT,),
    "obligation(s) | obligation card(s)": (OBLIGATION,),
    "treachery card(s) | [treachery|treacheries]": (TREACHERY,),
    "encounter card(s)": ENCOUNTER_TYPES,
}

FILTERS: Final[tuple[Pattern, ...]] = (
    *[Pattern("noun", noun, filters.OfTypes, types=types) for noun, types in TYPES_OF_NOUNS.items()],
    Pattern("noun", "card(s)", filters.Everything),
    Pattern("labelled", "{filter:noun}", None),
    Pattern("labelled", "{label:trait} {filter:noun}", filters.Labelled),
    Pattern("trait", "{trait:name}", None),
    Pattern("trait", "Hero for Hire", str),
    Pattern("simple", "{filter:labelled}", None),
    Pattern("simple", "{state:state} {filter:simple}", filters.InState),
    Pattern("simple", "other {filter:simple}", filters.Other),
    Pattern("simple", "non-Elite {filter:simple}", filters.Without, trait="Elite"),
    Pattern("state", " | ".join(filters.STATES), str),
    Pattern("described", "{filter:simple}", None),
    Pattern("described", "{filters:simple+or} | {filters:simple+and}", filters.EitherOf),
    Pattern("filter", "{filter:described}", None),
    Pattern("filter", "{filter:filter} <you|they> control", filters.YouControl),
    Pattern("filter", "{filter:filter} that player controls", filters.ThatPlayerControls),
    Pattern("filter", "{filter:filter} engaged with <you|your hero|them>", filters.EngagedWithYou),
    Pattern("filter", "{filter:filter} engaged with that player", filters.EngagedWithThatPlayer),
    Pattern("filter", "{filter:filter} engaged with another player", filters.EngagedWithAnother),
    Pattern("filter", "{filter:filter} with {most:integer} or fewer remaining hit points", filters.RemainingAtMost),
    Pattern("filter", "{filter:filter} in play", filters.ThoseInPlay),
    Pattern("filter", "{filter:filter} with the {label:trait} trait", filters.Labelled),
    Pattern("filter", "{filter:filter} with <cost|a <printed|> cost of> {cost:integer} or less", filters.CostAtMost),
    Pattern("filter", "{filter:filter} with a printed {resource:resource} resource", filters.WithResource),
    Pattern("filter", "{filter:filter} named {name:name}", filters.Named),
    Pattern("resource", " | ".join(RESOURCE_TYPES), str),
)

OWN_TYPES: Final = f"{ALLY}|enemy|{EVENT}|scheme|{SUPPORT}|{UPGRADE}|{VILLAIN}"
OWN_ENCOUNTER_TYPES: Final = f"{ATTACHMENT}|{ENVIRONMENT}|{MAIN_SCHEME}|{MINION}|{OBLIGATION}|{SIDE_SCHEME}|{TREACHERY}"
"""What a printed card calls itself, other than "this card"."""

DEFINITE: Final[tuple[Pattern, ...]] = (
    Pattern("definite", f"this <card|{OWN_TYPES}|{OWN_ENCOUNTER_TYPES}>", filters.This),
    Pattern("definite", "the villain", filters.TheVillain),
    Pattern("definite", "the main scheme", filters.TheMainScheme),
    Pattern("definite", "<your|their> hero", filters.YourHero),
    Pattern("definite", "<your|their> alter-ego", filters.YourAlterEgo),
    Pattern("definite", "your identity <|card> | their identity", filters.YourIdentity),
    Pattern("definite", "you {plural} | yourself", filters.You),
    Pattern("definite", "{filter:attached}", None),
    *[
        Pattern("attached", f"<the|> attached {noun}", filters.Attached, types=types)
        for noun, types in (
            ("enemy", ENEMIES),
            ("minion", (MINION,)),
            ("villain", (VILLAIN,)),
            ("ally", (ALLY,)),
            ("character", CHARACTERS),
            ("hero", (HERO,)),
            ("scheme", SCHEMES),
        )
    ],
    Pattern("definite", "{name:name}", filters.TheCardNamed),
    # Whoever does something, or has it done to them
    Pattern("who", "{filter:definite} | <a|any> {filter:filter/singular}", None),
    Pattern("victim", "a {filter:filter/singular} | {filter:attached}", None),
    Pattern("victim", "this card", filters.This),
    Pattern("victim", "{name:name}", filters.TheCardNamed),
)

TARGETS: Final[tuple[Pattern, ...]] = (
    Pattern("target", "{filter:definite}", targets.The),
    Pattern(
        "target",
        "<another|a different> {filter:others/singular} | <a|any|1> {filter:filter/singular} | "
        "<the|a> {filter:superlative}",
        targets.One,
    ),
    Pattern("others", "{filter:filter}", filters.Other),
    Pattern("target", "each {filter:filter/singular} | all {filter:filter/plural}", targets.Each),
    Pattern("target", "your allies", targets.Each, filter=filters.YouControl(filters.OfTypes((ALLY,)))),
    Pattern("target", "your upgrades", targets.Each, filter=filters.YouControl(filters.OfTypes((UPGRADE,)))),
    Pattern("target", "your characters", targets.Each, filter=filters.YouControl(filters.OfTypes(CHARACTERS))),
    Pattern(
        "target",
        "up to {most:integer} <|different> {filter:filter/plural} | up to {most:count} {filter:filter/plural}",
        targets.UpTo,
    ),
    Pattern("target", "<it|him|her|them>", targets.Pronoun),
    Pattern("target", "that {filter:labelled/singular} | those {filter:labelled/plural}", targets.ThatCard),
    Pattern("target", "the attacked {filter:noun/singular}", targets.TheAttacked),
    Pattern(
        "target",
        "the attacking {filter:noun/singular} | the attacker",
        targets.TheAttacker,
        filter=filters.OfTypes(CHARACTERS),
    ),
    Pattern("many", "{count:integer} {filter:filter/plural}", targets.Several),
    Pattern("targets", "{target:target}", None),
    Pattern("targets", "{first:target} or {second:target}", targets.EitherTarget),
    Pattern("targets/together", "{targets:target+and} | [{targets:target+and to}/]", targets.Targets),
)

PLACES: Final[tuple[Pattern, ...]] = (
    Pattern("place/their_place", "[your/their] deck", places.YourDeck),
    Pattern("place/their_place", "[<your|>/<their|>] hand", places.YourHand),
    Pattern("place/their_place", "[your/their] discard pile", places.YourDiscardPile),
    Pattern("place/their_place", "[your/their] deck <and|or|and/or> discard pile", places.YourDeckAndDiscardPile),
    Pattern("place/their_place", "the top {count:integer} cards of [your/their] deck", places.TopOfDeck),
    Pattern("place", "<any|a> player's discard pile", places.AnyDiscardPile),
)

THINGS_DONE: Final[dict[str, str]] = {
    "card discarded": "<no <cards were|card was> discarded|you discarded no cards>",
    "damage dealt": "<no damage was dealt|you took no damage|you did not take damage|no damage was taken>",
    "damage healed": "no damage was healed",
    "damage prevented": "no damage was prevented",
    "damage taken": "",
    "threat removed": "no threat was removed",
    "threat placed": "no threat was placed",
    "threat prevented": "no threat was prevented",
}
"""What can be done "this way", and how it is said that nothing was."""

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern("amount", "1 {singular} | {value:integer} {plural} | {value:number}", Fixed, value=1),
    Pattern("amount", "X {plural}", X),
    Pattern("amount", "that <many|much> {plural}", ThatMuch),
    Pattern("amount", "{value:integer} per player {plural}", amounts.PerPlayer),
    # What "for each" counts, what a number is equal to, and what there is
    Pattern(
        "counted/quantity/things/your_cards",
        "[{filter:filter/singular}/the number of {filter:filter/plural}/{filter:filter/plural}/{filter:yours/plural}]",
        amounts.CardsInPlay,
    ),
    Pattern(
        "counted/quantity/counters_there/counters",
        "[/the number of/] {counter:word} [counter/counters] [<here|on {filter:definite}>/"
        "<here|on {filter:definite}>/<here|on {filter:definite}>/<|on it>]",
        amounts.CountersOn,
        filter=filters.This(),
    ),
    Pattern("counted", "<printed|> {resource:resource} resource discarded this way", amounts.PrintedResources),
    Pattern("counted", "{what:thing_done}", amounts.ThisWay),
    *[
        Pattern("thing_done/nothing_done", f"[<{' so '.join(done.split())}|{done} this way>/{nothing}]", done)
        for done, nothing in THINGS_DONE.items()
    ],
    Pattern("quantity", "the <|amount of> damage {filter:definite} [has|have] sustained", amounts.SustainedBy),
    Pattern("quantity", "{filter:definite}'s remaining hit points", amounts.RemainingOf),
    Pattern(
        "quantity", "{target:target}'s {value:value} | its {value:value}", targets.ValueOf, target=targets.Pronoun()
    ),
    Pattern("quantity", "your {value:value}", targets.ValueOf, target=targets.The(filters.YourIdentity())),
    Pattern("quantity", "{amount:quantity} plus {other:amount}", Plus),
    Pattern(
        "counted/quantity/lying_in",
        "[{filter:described/singular}/the number of {filter:described/plural}/{filter:described/plural}] in "
        "{place:place}",
        amounts.CardsIn,
    ),
    Pattern("quantity", "{amount:amount}", None),
    Pattern("value", " | ".join(definitions.VALUES).replace("points", "point(s){=hit points}"), str),
    Pattern("period", " | ".join([abilities.THIS_PHASE, abilities.THIS_ROUND, abilities.THIS_ATTACK]), str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "noun": "a kind of card",
    "labelled": "a kind of card",
    "simple": "a kind of card",
    "described": "a kind of card",
    "filter": "a kind of card",
    "others": "a kind of card",
    "trait": "a trait",
    "state": "what a card is",
    "resource": "a type of resource",
    "definite": "a certain card",
    "attached": "a certain card",
    "who": "who does it",
    "victim": "whom it is done to",
    "many": "cards",
    "target": "a card",
    "targets": "cards",
    "place": "a place for cards",
    "their_place": "a place of theirs",
    "amount": "a number",
    "counted": "something to count",
    "quantity": "what a number is",
    "lying_in": "cards in a place",
    "value": "a power or value",
    "period": "a phase, round or attack",
}
