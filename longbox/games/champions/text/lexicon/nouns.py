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
from longbox.games.champions.text import amounts, filters, places, qualities, targets
from longbox.games.champions.text.effects.encounter_players import OfAnother
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts.amounts import Fixed, ThatMuch, X
from longbox.texts.filters import AnyCard

TYPES: Final[dict[str, tuple[str, ...]]] = {
    "enemy": ENEMIES,
    "character": CHARACTERS,
    "identity": IDENTITIES,
    "scheme": SCHEMES,
    "encounter card": ENCOUNTER_TYPES,
    "hero or ally": (HERO, ALLY),
    **{
        type: (type,)
        for type in (
            MINION,
            VILLAIN,
            HERO,
            ALTER_EGO,
            ALLY,
            EVENT,
            RESOURCE,
            SUPPORT,
            UPGRADE,
            SIDE_SCHEME,
            MAIN_SCHEME,
            ATTACHMENT,
            ENVIRONMENT,
            OBLIGATION,
            TREACHERY,
        )
    },
}
"""The card types that a noun means, by what the noun says of one."""

NOUNS: Final[dict[str, str]] = {
    "[enemy|enemies]": "enemy",
    "<minion(s)|minion card(s)>": MINION,
    "villain(s)": VILLAIN,
    "character(s)": "character",
    "hero(es)": HERO,
    "alter-ego(s)": ALTER_EGO,
    "[identity|identities]": "identity",
    "<[ally|allies]|ally card(s)>": ALLY,
    "<event(s)|event card(s)>": EVENT,
    "resource card(s)": RESOURCE,
    "<support(s)|support card(s)>": SUPPORT,
    "<upgrade(s)|upgrade card(s)>": UPGRADE,
    "scheme(s)": "scheme",
    "<side scheme(s)|side scheme card(s)>": SIDE_SCHEME,
    "main scheme(s)": MAIN_SCHEME,
    "<attachment(s)|attachment card(s)>": ATTACHMENT,
    "<environment(s)|environment card(s)>": ENVIRONMENT,
    "<obligation(s)|obligation card(s)>": OBLIGATION,
    "<treachery card(s)|[treachery|treacheries]>": TREACHERY,
    "encounter card(s)": "encounter card",
}
NOUNS_SAID: Final = f"<{named(NOUNS, 'types')}>"
BARE: Final[dict[str, str]] = {
    "allies": ALLY,
    "minions": MINION,
    "enemies": "enemy",
    "characters": "character",
    "heroes": HERO,
    "identities": "identity",
    "side schemes": SIDE_SCHEME,
}
SAID_OF_ALL: Final = f"<{named(BARE, 'types')}>"
SAID_OF_MINE: Final = f"<{named({'allies': ALLY, 'upgrades': UPGRADE, 'characters': 'character'}, 'types')}>"
HOSTS: Final = ("enemy", MINION, VILLAIN, ALLY, "character", HERO, "scheme")
"""What cards are attached to, as "the attached ..." says it."""

FILTERS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "noun/bare/mine_alone/assigned/attachment",
        f"[{NOUNS_SAID}/{SAID_OF_ALL}/{SAID_OF_MINE}/heroes and allies{{types=hero or ally}}/"
        f"an attachment{{types={ATTACHMENT}}}]",
        filters.OfTypes,
        types=TYPES,
    ),
    Pattern("noun", "card(s)", AnyCard),
    Pattern(
        "side",
        f"<[identity|identities]{{types=identity}}|hero(es){{types={HERO}}}|alter-ego(s){{types={ALTER_EGO}}}>",
        filters.OfTypes,
        types=TYPES,
    ),
    Pattern("labelled", "{filter:noun}", None),
    Pattern("trait", "{trait:name}", None),
    Pattern("trait", "Hero for Hire", str),
    Pattern("simple", "{filter:labelled}", None),
    Pattern("simple/quality", "{state:state} [{filter:simple}/]", filters.InState, filter=AnyCard()),
    Pattern("simple", "other {filter:simple}", filters.Other),
    Pattern("simple", "non-{trait:coined} {filter:simple}", filters.Without),
    Pattern("state", " | ".join(filters.STATES), str),
    Pattern("described", "{filter:simple}", None),
    Pattern("described", "{filters:simple+or} | {filters:simple+and}", filters.EitherQualified),
    Pattern("filter", "{filter:described}", None),
    Pattern(
        "filter/bare_narrowed/yours/mine",
        "[{filter:filter} you control/{filter:bare} you control/{filter:filter}/{filter:mine_alone}]",
        filters.YouControl,
    ),
    Pattern("one_of_yours", "your {filter:described/plural}", filters.YouControl),
    Pattern("filter/they_control", "{filter:filter} they control", filters.TheyControl),
    Pattern("one_of_theirs", "their {filter:described/plural}", filters.TheyControl),
    Pattern("filter", "{filter:filter} that player controls", filters.ThatPlayerControls),
    Pattern(
        "filter/bare_narrowed/quality",
        "[{filter:filter} <engaged with <you|your hero>|you are engaged with>/{filter:bare} engaged with you/"
        "engaged with you]",
        filters.EngagedWithYou,
        filter=AnyCard(),
    ),
    Pattern("filter", "{filter:filter} engaged with them", filters.EngagedWithThem),
    Pattern("filter", "{filter:filter} engaged with that player", filters.EngagedWithThatPlayer),
    Pattern("filter", "{filter:filter} engaged with another player", filters.EngagedWithAnother),
    Pattern("filter", "{filter:filter} in play", filters.ThoseInPlay),
    Pattern(
        "labelled/filter",
        "[{label:trait} {filter:noun}/{filter:filter} with the {label:trait} trait]",
        filters.Labelled,
    ),
    Pattern("described", "{filter:noun} of <that|the chosen> <|card> type", filters.OfChosenType),
    Pattern("described", "{filter:described} with a <printed|> {resource:resource} resource", filters.WithResource),
    Pattern("filter", "{filter:filter} named {name:name}", filters.Named),
    Pattern("labelled", "{label:label} event(s)", qualities.EventLabelled),
    Pattern("resource", " | ".join(RESOURCE_TYPES), str),
)

OWN_TYPES: Final = f"{ALLY}|enemy|{EVENT}|scheme|{SUPPORT}|{UPGRADE}|{VILLAIN}"
OWN_ENCOUNTER_TYPES: Final = f"{ATTACHMENT}|{ENVIRONMENT}|{MAIN_SCHEME}|{MINION}|{OBLIGATION}|{SIDE_SCHEME}|{TREACHERY}"
"""What a printed card calls itself, other than "this card"."""

DEFINITE: Final[tuple[Pattern, ...]] = (
    Pattern(
        "definite/hurt_one/victim/attacked",
        f"this [<card|{OWN_TYPES}|{OWN_ENCOUNTER_TYPES}>/<card|{OWN_TYPES}|{OWN_ENCOUNTER_TYPES}>/card/card]",
        filters.This,
    ),
    Pattern("definite/hurt_one/attacked", "the villain", filters.TheVillain),
    Pattern("definite", "the main scheme", filters.TheMainScheme),
    Pattern("definite/hurt_one/struck", "your hero", filters.YourHero),
    Pattern("definite/hurt_one", "your alter-ego", filters.YourAlterEgo),
    Pattern("definite/hurt_one", "your identity <|card>", filters.YourIdentity),
    Pattern("definite/hurt_one", "their hero", filters.TheirHero),
    Pattern("definite/hurt_one", "their alter-ego", filters.TheirAlterEgo),
    Pattern("definite/hurt_one", "their identity", filters.TheirIdentity),
    Pattern("definite/struck", "[<you {plural}|yourself>/you]", filters.You),
    Pattern(
        "definite/hurt_one",
        f"<that|the chosen> player's <identity|hero{{form={HERO}}}|alter-ego{{form={ALTER_EGO}}}>",
        filters.ThatPlayersIdentity,
    ),
    Pattern("definite/hurt_one", "{filter:attached}", None),
    Pattern(
        "attached",
        f"<the|> attached <{named({noun: noun for noun in HOSTS}, 'types')}>",
        filters.Attached,
        types=TYPES,
    ),
    Pattern("definite/victim/searched", "[//<|a copy of|1 copy of>] {name:name}", filters.TheCardNamed),
    # Whoever does something, or has it done to them
    Pattern(
        "who",
        "{filter:definite} | <a|any> {filter:filter/singular} | another {filter:elsewhere/singular} | "
        "<a|any> player's {filter:side/singular} | another player's {filter:side_elsewhere/singular} | "
        "{filter:other_player}",
        None,
    ),
    Pattern("other_player", "another player", OfAnother, filter=filters.OfTypes(IDENTITIES)),
    Pattern("elsewhere", "{filter:filter}", filters.Another),
    Pattern("victim", "a {filter:filter/singular} | {filter:attached}", None),
)

TARGETS: Final[tuple[Pattern, ...]] = (
    Pattern(
        "target/theirs/taker",
        "[{filter:definite}/<their hero{filter=theirs}|<their identity|themself>{filter=them}>/"
        "<your hero{filter=hero}|this card{filter=this}>]",
        targets.The,
        filter={
            "hero": filters.YourHero(),
            "this": filters.This(),
            "theirs": filters.TheirHero(),
            "them": filters.TheirIdentity(),
        },
    ),
    Pattern(
        "target/theirs",
        "[<<another|a different> {filter:others/singular}|<a|any|1|one> {filter:filter/singular} <|of your choice>|"
        "<the|a> {filter:superlative}|one of {filter:one_of_yours}|<any|a> player's {filter:side/singular}|"
        "another player's {filter:side_elsewhere/singular}>/"
        "<a {filter:they_control/singular}|one of {filter:one_of_theirs}>]",
        targets.One,
    ),
    Pattern("others", "{filter:filter}", filters.Other),
    Pattern(
        "target/theirs/others_in_play/all_of",
        "[<each {filter:filter/singular}|all {filter:filter/plural}|your {filter:mine}|"
        "each player's {filter:side/singular}|each other player's {filter:side_elsewhere/singular}>/"
        "each {filter:they_control/singular}/each {filter:filter/singular}/<{filter:bare}|{filter:bare_narrowed}>]",
        targets.Each,
    ),
    Pattern(
        "target",
        "up to {most:integer} <|different> {filter:filter/plural} | up to {most:count} {filter:filter/plural} | "
        "each of up to {most:integer} <|different> {filter:filter/plural}",
        targets.UpTo,
    ),
    Pattern("target/it/pronoun", "[<it|him|her>/it/<it|he|she>]", targets.Pronoun),
    Pattern("target/pronoun", "[{word:those_again}/they{word=they}] {plural}", targets.Them),
    Pattern("those_again", "<|each of> them{=them} | they", str),
    Pattern(
        "target/it",
        "[<that|the chosen> {filter:labelled/singular}/that {filter:labelled/singular}]",
        targets.ThatCard,
    ),
    Pattern("target/many_again", "[<|each of> those/those] {filter:labelled/plural}", targets.ThoseCards),
    Pattern("many_again", "them", targets.Them),
    Pattern("target", "the attacked {filter:noun/singular}", targets.TheAttacked),
    Pattern(
        "target",
        "the <attacking|activating> {filter:noun/singular} | the attacker",
        targets.TheAttacker,
        filter=filters.OfTypes(CHARACTERS),
    ),
    Pattern(
        "target",
        "the defending {filter:noun/singular} | the defender",
        targets.TheDefender,
        filter=filters.OfTypes(CHARACTERS),
    ),
    Pattern("target", "a random {filter:filter/singular}", targets.AtRandom),
    Pattern("target", "<|each of> any number of {filter:filter/plural}", targets.AnyNumber),
    Pattern("many", "{count:integer} <|different> {filter:filter/plural}", targets.Several),
    Pattern("targets", "{target:target}", None),
    Pattern("targets", "{first:target} or <|from> {second:target}", targets.EitherTarget),
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
    "damage dealt": "<no damage <was|is> dealt|you took no damage|you did not take damage|no damage was taken>",
    "damage healed": "no damage <was|is> healed",
    "damage prevented": "no damage <was|is> prevented",
    "damage taken": "",
    "threat moved": "no threat <was|is> moved",
    "threat removed": "no threat <was|is> removed",
    "threat placed": "no threat <was|is> placed",
    "threat prevented": "no threat <was|is> prevented",
}
"""What can be done "this way", and how it is said that nothing was."""

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern("amount/plain", "[<1 {singular}|{value:integer} {plural}|{value:number}>/{value:integer}]", Fixed, value=1),
    Pattern("amount", "X {plural}", X),
    Pattern("amount", "that <many|much> {plural}", ThatMuch),
    Pattern(
        "amount/threat_per_player",
        "{value:integer} [per player {plural}/<|additional> threat per player]",
        amounts.PerPlayer,
    ),
    Pattern("threat_before", "{value:integer} <additional|> threat", amounts.PerPlayer),
    # What "for each" counts, what a number is equal to, and what there is
    Pattern(
        "counted/single/things/your_cards",
        "[{filter:filter/singular}/the number of {filter:filter/plural}/{filter:filter/plural}/{filter:yours/plural}]",
        amounts.CardsInPlay,
    ),
    Pattern(
        "counted/single/counters_there/counters/own_counted",
        "[/the number of/] {counter:word} [counter/counters/counters/counters/counter] [<here|on {filter:definite}>/"
        "<here|on {filter:definite}>/<here|on {filter:definite}>/<|on it>/on <it|him|her>]",
        amounts.CountersOn,
        filter=filters.This(),
    ),
    Pattern("counted", "<printed|> {resource:resource} resource discarded this way", amounts.PrintedResources),
    Pattern("counted", "{what:thing_done}", amounts.ThisWay),
    Pattern(
        "counted/discarded_ones",
        "[{filter:kind_discarded/singular}/<{filter:kind_discarded} [was|were]|"
        "{filter:kind_discarded/singular} was|{filter:kind_discarded/plural} were>] "
        "discarded this way",
        amounts.DiscardedThisWay,
    ),
    Pattern("counted", "player{form=} | player in {form:form_name} form", amounts.PlayersThere),
    Pattern(
        "counted/exhausted_ones",
        "[{filter:described/singular}/<{filter:described} [was|were]|"
        "{filter:described/singular} was|{filter:described/plural} were>] exhausted this way",
        amounts.ExhaustedThisWay,
    ),
    Pattern("target/it", "the discarded card", targets.TheDiscarded),
    *[
        Pattern("thing_done/nothing_done", f"[<{' so '.join(done.split())}|{done} this way>/{nothing}]", done)
        for done, nothing in THINGS_DONE.items()
    ],
    Pattern(
        "single/own_counted/hurt_of",
        "[the <|amount of> damage <{filter:definite} [has|have] <sustained|taken>|on {filter:definite}>/"
        "damage on <it|him|her>/{filter:definite}]",
        amounts.SustainedBy,
        filter=filters.This(),
    ),
    Pattern(
        "single",
        "<{filter:definite}'s|your{filter=you}> remaining hit points | the number of remaining hit points "
        "<{filter:definite} [has|have]>",
        amounts.RemainingOf,
        filter={"you": filters.YourIdentity()},
    ),
    Pattern(
        "single/worth",
        "[the <total|combined> {value:value} of <|all> {target:many_again}/] | "
        "<its{target=it}|{target:target}'s|your{target=you}> {value:value}",
        targets.ValueOf,
        target={"it": targets.Pronoun(), "you": targets.The(filters.YourIdentity())},
    ),
    Pattern(
        "single",
        "<its{target=it}|{target:it}'s> <|printed> <|resource> cost | the <|printed> <|resource> cost of {target:it}",
        targets.PrintedCostOf,
        target={"it": targets.Pronoun()},
    ),
    Pattern(
        "counted/single/lying_in/theirs_in/theirs_counted",
        "[{filter:described/singular}/the number of {filter:described/plural}/{filter:described/plural}/"
        "{filter:described/plural}/{filter:described/singular}] in {place:[place/place/place/their_place/their_place]}",
        amounts.CardsIn,
    ),
    Pattern("single", "{amount:amount}", None),
    Pattern("value", " | ".join(definitions.VALUES).replace("points", "point(s){=hit points}"), str),
    Pattern("period", " | ".join([abilities.THIS_PHASE, abilities.THIS_ROUND, abilities.THIS_ATTACK]), str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "noun": "a kind of card",
    "labelled": "a kind of card",
    "simple": "a kind of card",
    "described": "a kind of card",
    "filter": "a kind of card",
    "mine": "cards of yours",
    "mine_alone": "cards of a kind",
    "others": "a kind of card",
    "trait": "a trait",
    "state": "what a card is",
    "resource": "a type of resource",
    "definite": "a certain card",
    "attached": "a certain card",
    "side": "a side of an identity",
    "side_elsewhere": "a side of an identity",
    "who": "who does it",
    "elsewhere": "a kind of card",
    "other_player": "a player",
    "victim": "whom it is done to",
    "one_of_yours": "cards of yours",
    "one_of_theirs": "cards of theirs",
    "hurt_one": "a certain card",
    "many": "cards",
    "target": "a card",
    "those_again": "some cards",
    "many_again": "some cards",
    "targets": "cards",
    "place": "a place for cards",
    "their_place": "a place of theirs",
    "amount": "a number",
    "counted": "something to count",
    "quantity": "what a number is",
    "single": "what a number is",
    "worth": "a power or value of a card",
    "lying_in": "cards in a place",
    "theirs_in": "cards in a place of theirs",
    "theirs_counted": "cards in a place of theirs",
    "hurt_of": "a character",
    "value": "a power or value",
    "period": "a phase, round or attack",
}
