"""The words for cards, places and numbers."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
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
from longbox.games.champions.text import abilities, amounts, filters, places, targets
from longbox.language import Pattern

TYPES_OF_NOUNS: Final = {
    "[enemy|enemies]": ENEMIES,
    "minion(s)": (MINION,),
    "villain(s)": (VILLAIN,),
    "character(s)": CHARACTERS,
    "hero(es)": (HERO,),
    "alter-ego(s)": (ALTER_EGO,),
    "[identity|identities]": IDENTITIES,
    "[ally|allies]": (ALLY,),
    "event(s)": (EVENT,),
    "resource card(s)": (RESOURCE,),
    "support(s)": (SUPPORT,),
    "upgrade(s)": (UPGRADE,),
    "scheme(s)": SCHEMES,
    "side scheme(s)": (SIDE_SCHEME,),
    "main scheme(s)": (MAIN_SCHEME,),
    "attachment(s)": (ATTACHMENT,),
    "environment(s)": (ENVIRONMENT,),
    "obligation(s)": (OBLIGATION,),
    "treachery card(s)": (TREACHERY,),
}

FILTERS: Final[tuple[Pattern, ...]] = (
    *[Pattern("noun", noun, filters.OfTypes, types=types) for noun, types in TYPES_OF_NOUNS.items()],
    Pattern("noun", "[treachery|treacheries]", filters.OfTypes, types=(TREACHERY,)),
    *[
        Pattern("noun", f"{card_type} card(s)", filters.OfTypes, types=(card_type,))
        for card_type in (ALLY, EVENT, SUPPORT, UPGRADE, MINION, ATTACHMENT, SIDE_SCHEME, ENVIRONMENT, OBLIGATION)
    ],
    Pattern("noun", "encounter card(s)", filters.OfTypes, types=ENCOUNTER_TYPES),
    Pattern("noun", "card(s)", filters.Everything),
    Pattern("labelled", "{filter:noun}", None),
    Pattern("labelled", "{label:trait} {filter:noun}", filters.Labelled),
    Pattern("trait", "{trait:name}", None),
    Pattern("trait", "Hero for Hire", "Hero for Hire"),
    Pattern("simple", "{filter:labelled}", None),
    Pattern("simple", "{state:state} {filter:simple}", filters.InState),
    Pattern("simple", "other {filter:simple}", filters.Other),
    Pattern("simple", "non-Elite {filter:simple}", filters.Without, trait="Elite"),
    *[Pattern("state", state, state) for state in filters.STATES],
    Pattern("described", "{filter:simple}", None),
    Pattern("described", "{filters:simple+or}", filters.EitherOf),
    Pattern("filter", "{filter:described}", None),
    Pattern("filter", "{filter:filter} you control", filters.YouControl),
    Pattern("filter", "{filter:filter} that player controls", filters.ThatPlayerControls),
    Pattern("filter", "{filter:filter} engaged with you", filters.EngagedWithYou),
    Pattern("filter", "{filter:filter} engaged with your hero", filters.EngagedWithYou),
    Pattern("filter", "{filter:filter} engaged with that player", filters.EngagedWithThatPlayer),
    Pattern("filter", "{filter:filter} engaged with another player", filters.EngagedWithAnother),
    Pattern("filter", "{filter:filter} with {most:integer} or fewer remaining hit points", filters.RemainingAtMost),
    Pattern("filter", "{filter:filter} in play", filters.InPlay),
    Pattern("filter", "{filter:filter} with the {label:trait} trait", filters.Labelled),
    Pattern("filter", "{filter:filter} with cost {cost:integer} or less", filters.CostAtMost),
    Pattern("filter", "{filter:filter} with a printed cost of {cost:integer} or less", filters.CostAtMost),
    Pattern("filter", "{filter:filter} with a cost of {cost:integer} or less", filters.CostAtMost),
    Pattern("filter", "{filter:filter} with a printed {resource:resource} resource", filters.WithResource),
    Pattern("filter", "{filter:filter} named {name:name}", filters.WithName),
    *[Pattern("resource", resource, resource) for resource in RESOURCE_TYPES],
)

DEFINITE: Final[tuple[Pattern, ...]] = (
    Pattern("definite", "this card", filters.This),
    Pattern("definite", "the villain", filters.TheVillain),
    Pattern("definite", "the main scheme", filters.TheMainScheme),
    Pattern("definite", "your hero", filters.YourHero),
    Pattern("definite", "your alter-ego", filters.YourAlterEgo),
    Pattern("definite", "your identity", filters.YourIdentity),
    Pattern("definite", "you {plural}", filters.You),
    Pattern("definite", "yourself", filters.You),
    Pattern("definite", "{filter:attached}", None),
    *[
        Pattern("attached", f"{opening} {noun}", filters.Attached, types=TYPES_OF_NOUNS[types])
        for opening in ("the attached", "attached")
        for noun, types in (
            ("enemy", "[enemy|enemies]"),
            ("minion", "minion(s)"),
            ("villain", "villain(s)"),
            ("ally", "[ally|allies]"),
            ("character", "character(s)"),
            ("hero", "hero(es)"),
            ("scheme", "scheme(s)"),
        )
    ],
    Pattern("definite", "{name:name}", filters.Named),
    # Whoever does something, or has it done to them
    Pattern("who", "{filter:definite}", None),
    Pattern("who", "a {filter:filter/singular}", None),
    Pattern("who", "any {filter:filter/singular}", None),
    Pattern("victim", "a {filter:filter/singular}", None),
    Pattern("victim", "this card", filters.This),
    Pattern("victim", "{filter:attached}", None),
    Pattern("victim", "{name:name}", filters.Named),
)

TARGETS: Final[tuple[Pattern, ...]] = (
    Pattern("target", "{filter:definite}", targets.The),
    Pattern("target", "another {filter:others/singular}", targets.One),
    Pattern("target", "a different {filter:others/singular}", targets.One),
    Pattern("target", "a {filter:filter/singular}", targets.One),
    Pattern("target", "any {filter:filter/singular}", targets.One),
    Pattern("others", "{filter:filter}", filters.Other),
    Pattern("target", "each {filter:filter/singular}", targets.Each),
    Pattern("target", "all {filter:filter/plural}", targets.Each),
    Pattern("target", "your allies", targets.Each, filter=filters.YouControl(filters.OfTypes((ALLY,)))),
    Pattern("target", "your upgrades", targets.Each, filter=filters.YouControl(filters.OfTypes((UPGRADE,)))),
    Pattern("target", "your characters", targets.Each, filter=filters.YouControl(filters.OfTypes(CHARACTERS))),
    Pattern("target", "up to {most:integer} {filter:filter/plural}", targets.UpTo),
    Pattern("target", "up to {most:integer} different {filter:filter/plural}", targets.UpTo),
    Pattern("target", "up to {most:count} {filter:filter/plural}", targets.UpTo),
    Pattern("target", "it", targets.It),
    *[Pattern("target", pronoun, targets.It) for pronoun in ("him", "her", "them")],
    Pattern("target", "that {filter:labelled/singular}", targets.That),
    Pattern("target", "those {filter:labelled/plural}", targets.That),
    Pattern("target", "the attacked {filter:noun/singular}", targets.TheAttacked),
    Pattern("target", "the attacking {filter:noun/singular}", targets.TheAttacker),
    Pattern("target", "the attacker", targets.TheAttacker, filter=filters.OfTypes(CHARACTERS)),
    Pattern("many", "{count:integer} {filter:filter/plural}", targets.Several),
    Pattern("targets", "{target:target}", None),
    Pattern("targets", "{first:target} or {second:target}", targets.EitherTarget),
    Pattern("targets", "{targets:target+and}", targets.Together),
    Pattern("targets", "{targets:target+and to}", targets.Together),
)

PLACES: Final[tuple[Pattern, ...]] = (
    Pattern("place", "your deck", places.YourDeck),
    Pattern("place", "your hand", places.YourHand),
    Pattern("place", "your discard pile", places.YourDiscardPile),
    Pattern("place", "your deck and discard pile", places.YourDeckAndDiscardPile),
    Pattern("place", "your deck or discard pile", places.YourDeckAndDiscardPile),
    Pattern("place", "your deck and/or discard pile", places.YourDeckAndDiscardPile),
    Pattern("place", "the top {count:integer} cards of your deck", places.TopOfDeck),
    Pattern("place", "any player's discard pile", places.AnyDiscardPile),
    Pattern("place", "a player's discard pile", places.AnyDiscardPile),
    Pattern("their_place", "their deck", places.YourDeck),
    Pattern("their_place", "their hand", places.YourHand),
    Pattern("their_place", "their discard pile", places.YourDiscardPile),
)

DEEDS_DONE: Final[tuple[str, ...]] = (
    "card discarded",
    "damage dealt",
    "damage healed",
    "damage prevented",
    "damage taken",
    "threat removed",
    "threat placed",
    "threat prevented",
)
NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern("amount", "1 {singular}", amounts.Fixed, value=1),
    Pattern("amount", "{value:integer} {plural}", amounts.Fixed),
    Pattern("amount", "{value:number}", amounts.Fixed),
    Pattern("amount", "X {plural}", amounts.X),
    Pattern("amount", "that many {plural}", amounts.ThatMuch),
    Pattern("amount", "that much {plural}", amounts.ThatMuch),
    Pattern("amount", "{value:integer} per player {plural}", amounts.PerPlayer),
    # What "for each" counts
    Pattern("counted", "{filter:filter/singular}", amounts.CardsInPlay),
    Pattern("counted", "{counter:word} counter here", amounts.CountersOn, filter=filters.This()),
    Pattern("counted", "{counter:word} counter on {filter:definite}", amounts.CountersOn),
    Pattern("counted", "printed {resource:resource} resource discarded this way", amounts.PrintedResources),
    *[Pattern("counted", " so ".join(deed.split()), amounts.ThisWay, what=deed) for deed in DEEDS_DONE],
    *[Pattern("counted", f"{deed} this way", amounts.ThisWay, what=deed) for deed in DEEDS_DONE],
    # What a number is equal to
    Pattern("quantity", "the damage {filter:definite} [has|have] sustained", amounts.SustainedBy),
    Pattern("quantity", "the amount of damage {filter:definite} [has|have] sustained", amounts.SustainedBy),
    Pattern("quantity", "{filter:definite}'s remaining hit points", amounts.RemainingOf),
    Pattern("quantity", "{target:target}'s {value:value}", targets.ValueOf),
    Pattern("quantity", "its {value:value}", targets.ValueOf, target=targets.It()),
    Pattern("quantity", "{amount:amount}", None),
    Pattern("quantity", "the number of {filter:filter/plural}", amounts.CardsInPlay),
    Pattern("quantity", "the number of {counter:word} counters here", amounts.CountersOn, filter=filters.This()),
    Pattern("quantity", "the number of {counter:word} counters on {filter:definite}", amounts.CountersOn),
    *[
        Pattern("value", value, value)
        for value in (definitions.ATK, definitions.THW, definitions.DEF, definitions.REC, definitions.SCH)
    ],
    Pattern("value", "hit point(s)", definitions.HIT_POINTS),
    Pattern("value", definitions.HAND_SIZE, definitions.HAND_SIZE),
    Pattern("value", definitions.ALLY_LIMIT, definitions.ALLY_LIMIT),
    Pattern("period", "phase", abilities.THIS_PHASE),
    Pattern("period", "round", abilities.THIS_ROUND),
    Pattern("period", "attack", abilities.THIS_ATTACK),
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
    "value": "a power or value",
    "period": "a phase, round or attack",
}
