"""The words for cards and numbers."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import (
    AFFILIATED,
    ASSET,
    ATTACHMENT,
    CHARACTERS,
    EVENT,
    HERO,
    LOCATION,
    MINION,
    ROGUE,
    SCHEME,
)
from longbox.games.forever.text import amounts, filters, locations, measures, places, qualities, targets
from longbox.language import Pattern
from longbox.texts.amounts import Fixed, NoMoreThan, Plus, SetsOf, ThatMuch, Times, X
from longbox.texts.filters import AnyCard, EitherOf

THAT_ONE: Final = "<that|the chosen> {filter:simple/singular} | the {filter:plain/singular}"
TYPES_OF_NOUNS: Final[dict[str, tuple[str, ...]]] = {
    "<character(s)|Character(s)>": CHARACTERS,
    "<Hero(es)|hero(es)>": (HERO,),
    "<Rogue(s)|rogue(s)>": (ROGUE,),
    "<Asset(s)|asset(s)|Asset card(s)|asset card(s)>": (ASSET,),
    "<Attachment(s)|attachment(s)|Attachment card(s)|attachment card(s)>": (ATTACHMENT,),
    "<Event(s)|event(s)|event card(s)>": (EVENT,),
    "<Minion(s)|minion(s)|Minion card(s)|minion card(s)>": (MINION,),
    "<Scheme(s)|scheme(s)|scheme card(s)>": (SCHEME,),
    "<Location(s)|location(s)|location card(s)>": (LOCATION,),
}

DONE_SO: Final = "<moved|exhausted|readied|chosen|healed|damaged> this way"
COST: Final = "<buy |recruitment |>cost"
UP_TO: Final = "<, up to|, up to a maximum of| up to| up to a maximum of|, to a maximum of| to a maximum of>"
ON_IT: Final = "< on <it|them>|>"
THAT_COST: Final = f"<<that|who> [costs|cost]|costing|whose {COST} is|with <a |>{COST} <of |>|of {COST}>"

DAMAGE: Final = "< damage| to Attack| Attack|>"
CITIZENS: Final = "< citizens| citizen| to Rescue| Rescue| to Threaten| Threaten|>"


def other_if(of: str) -> str:
    """How a modifier says that it adds another number if something is so."""
    more = f"{{amount:plus}}{of}"
    other = f"{{other:plus}}{of}"
    return (
        f"{more}. If {{condition:condition}}, {other} <instead|instead of {{replaced:plus}}> "
        f"| {more}< or|, or|,> {other}< instead|> if {{condition:condition}}"
    )


def at_most(of: str) -> str:
    """How a modifier says what it adds at the most."""
    return f"<{UP_TO} <+|>{{most:integer}}<| {of}>| (<maximum|max|maximum of|up to> <+|>{{most:integer}})>"


FILTERS: Final[tuple[Pattern, ...]] = (
    *[Pattern("noun", noun, filters.OfTypes, types=types) for noun, types in TYPES_OF_NOUNS.items()],
    Pattern("noun", "card(s)", AnyCard),
    Pattern("noun", "affiliated card(s)", filters.OfTypes, types=AFFILIATED),
    Pattern("simple", "{filter:noun}", None),
    Pattern("simple", "{trait:name} {filter:noun}", filters.WithTrait),
    Pattern("simple", "{trait:coined}", filters.OfTrait),
    Pattern("simple", "{state:state} {filter:simple}", filters.InState),
    Pattern("simple", "other {filter:simple}", filters.Other),
    Pattern("state", " | ".join(filters.STATES), str),
    Pattern("filter", "{filter:simple}", None),
    Pattern("filter", "{filter:simple} in play", None),
    Pattern("filter", "{filters:simple+or}", EitherOf),
    Pattern(
        "filter",
        f"{{filter:simple}}<| in play> {THAT_COST} {{number:integer}} or <less|fewer>",
        qualities.CostsAtMost,
    ),
    Pattern(
        "filter",
        f"{{filter:simple}}<| in play> {THAT_COST} {{number:integer}} or more",
        qualities.CostsAtLeast,
    ),
    Pattern("filter", f"{{filter:kinds}} {THAT_COST} {{number:integer}} or <less|fewer>", qualities.CostsAtMost),
    Pattern("filter", f"{{filter:kinds}} {THAT_COST} {{number:integer}} or more", qualities.CostsAtLeast),
    Pattern("kinds", "{filters:simple+or}", EitherOf),
    Pattern("filter", f"{{filter:simple}}<| in play> {THAT_COST} <exactly |>{{number:integer}}", qualities.CostsJust),
    Pattern(
        "filter",
        "{filter:simple} <that|who> [has|have] <|already >been activated<| already> this round "
        "| {filter:simple} <that|who> [has|have] <|already >activated this round "
        "| {filter:simple} <that|who> [was|were] activated this round "
        "| {filter:simple} activated this round",
        qualities.WasActivated,
    ),
    Pattern(
        "filter",
        "{filter:simple} <that|who> <<[has|have] not|[hasn't|haven't]> <|yet >been activated"
        "|[has|have] not <|yet >activated|[was|were] not activated|[wasn't|weren't] activated"
        "|did not activate|didn't activate><| yet> this round "
        "| {filter:simple} not <|yet >activated<| yet> this round",
        qualities.WasNotActivated,
    ),
    Pattern("simple", "undamaged {filter:simple}", measures.WithNo, of=measures.DAMAGE),
    Pattern(
        "filter",
        "{filter:filter} <|who is |that is |who are |that are ><at <this|the same|his|her> <Location|location>|here>",
        places.Here,
    ),
    Pattern(
        "filter",
        "{filter:filter} <at <its|their|that|the> <Location|location>|at the chosen <Location|location>|there>",
        places.WhereItIs,
    ),
    Pattern("filter", "{filter:simple} <that|who> <is|are> {state:state}", filters.InState),
    Pattern(
        "filter", "{filter:noun} with the {trait:coined} trait | {filter:noun} with {trait:coined}", filters.WithTrait
    ),
    Pattern(
        "filter",
        "{filter:filter} <attached to|on> <{hosts:definite}|a {hosts:filter/singular}> "
        "| {filter:attachments} from <{hosts:definite}|a {hosts:filter/singular}>",
        filters.AttachedTo,
    ),
    Pattern("attachments", "<Attachment(s)|attachment(s)>", filters.OfTypes, types=(ATTACHMENT,)),
    Pattern("filter", "{filter:filter} at <a|any> <Location|location>", places.AtLocations),
    Pattern("filter", "{filter:filter} at {whose:owner}'s <Location|location>", places.WhereIs),
    Pattern("filter", "{filter:filter} you control", filters.YouControl),
    Pattern("filter", "{filter:yours}", None),
    Pattern("yours", "your {filter:simple}", filters.YouControl),
    Pattern(
        "filter",
        "{filter:filter} <<an|your> opponent controls|controlled by <an|your> opponent>",
        filters.OpponentControls,
    ),
    Pattern(
        "filter",
        f"{{filter:simple}} with <{{least:count}} or <less|fewer>|at most {{least:count}}> {{of:measure}}{ON_IT}",
        measures.WithAtMost,
    ),
    Pattern("filter", f"{{filter:simple}} with exactly {{least:count}} {{of:measure}}{ON_IT}", measures.WithJust),
    Pattern(
        "filter",
        f"{{filter:simple}} with <fewer|less> than {{least:count}} {{of:measure}}{ON_IT}",
        measures.WithLessThan,
    ),
    Pattern("filter", f"{{filter:simple}} with more than {{least:count}} {{of:measure}}{ON_IT}", measures.WithMoreThan),
    Pattern("filter", "{filter:filter} they control", filters.TheyControl),
    Pattern("filter", "{filter:of_that_player}", None),
    Pattern("of_that_player", "{filter:filter} <they control|that player controls>", filters.ThatPlayerControls),
    Pattern("filter", "{filter:filter} affiliated with {name:name}", filters.OfCharacter),
    Pattern("filter", "{filter:filter} with the <most|highest> {of:measure}", measures.WithMost),
    Pattern("filter", "{filter:filter} with the <fewest|least|lowest> {of:measure}", measures.WithFewest),
    Pattern(
        "superlative",
        "{filter:filter} with the <most|highest> {of:measure} | most damaged {filter:filter}{of=damage}",
        measures.WithMost,
    ),
    Pattern("superlative", "{filter:filter} with the <fewest|least|lowest> {of:measure}", measures.WithFewest),
    Pattern(
        "filter",
        f"{{filter:simple}} with <{{least:count}} or more|at least {{least:count}}> {{of:measure}}{ON_IT}",
        measures.WithAtLeast,
    ),
    Pattern("filter", f"{{filter:simple}} with no {{of:measure}}{ON_IT}", measures.WithNo),
    Pattern("filter", "{filter:filter} {place:place_with}", places.WhereThereIs),
    Pattern("place_with", "at a {filter:filter_of_places/singular}", None),
    Pattern(
        "filter_of_places",
        "{filter:places} with <{least:count} or more|at least {least:count}> citizens<| on it>",
        measures.WithAtLeast,
        of="citizens",
    ),
    Pattern(
        "filter_of_places",
        "{filter:places} with <{least:count} or <fewer|less>|at most {least:count}> citizens<| on it>",
        measures.WithAtMost,
        of="citizens",
    ),
    Pattern(
        "filter_of_places",
        "{filter:places} with <fewer|less> than {least:count} citizens<| on it>",
        measures.WithLessThan,
        of="citizens",
    ),
    Pattern("filter_of_places", "{filter:places} with no citizens<| on it>", measures.WithNo, of="citizens"),
    Pattern(
        "filter",
        "{filter:filter} at a <Location|location> with exactly one{number=1} {place:filter/singular}",
        places.WhereThereAreJust,
    ),
    Pattern(
        "filter",
        "{filter:filter} at a <Location|location> with exactly {number:count} {place:filter/plural}",
        places.WhereThereAreJust,
    ),
    Pattern(
        "filter",
        "{filter:filter} at a <Location|location> with <{number:count} or more|at least {number:count}> "
        "{place:filter/plural}",
        places.WhereThereAreMany,
    ),
    Pattern("place_without", "at a <Location|location> <with no|without|without a> {filter:filter}", None),
    Pattern("filter", "{filter:filter} {place:place_without}", places.WhereThereIsNo),
    Pattern("places", "<Location|location>", filters.OfTypes, types=(LOCATION,)),
    Pattern(
        "place_with",
        "at a <Location|location> with a {filter:filter/singular} | at a <Location|location> with one of "
        "{filter:yours/plural}",
        None,
    ),
    Pattern(
        "measure",
        " | ".join(measures.MEASURES) + " | <remaining Health|Health remaining|Health left>{=current Health} "
        "| damage tokens{=damage} | citizen tokens{=citizens}",
        str,
    ),
)

DEFINITE: Final[tuple[Pattern, ...]] = (
    Pattern("definite", "{filter:certain}", None),
    Pattern("definite", "{name:name}", filters.TheNamed),
    Pattern("subject", "{filter:definite}", None),
    Pattern("subject", "{target:one_spoken_of}", filters.Picked),
    Pattern("one_spoken_of", "<it|he|she>", targets.Pronoun),
    Pattern("one_spoken_of", "{target:that_one}", None),
    Pattern("that_one", THAT_ONE, targets.ThatCard),
    Pattern("plain", "{filter:noun}", None),
    Pattern("plain", "{state:state} {filter:noun}", filters.InState),
    Pattern("owner", "{filter:definite}", None),
    Pattern("owner", "{target:that_one}", filters.Picked),
    Pattern("certain", "this card | this <Scheme|Asset|Attachment|Minion>", filters.This),
    Pattern("certain", "this character | this <Hero|Rogue|hero|rogue>", filters.ThisCharacter),
    Pattern("certain", "<the |>attached character", filters.Attached),
    Pattern("certain", "<that|the> {filter:side_noun/singular}", filters.AttachedAgain),
    Pattern(
        "certain",
        "<that|the> character | <it|he|she|him|her>",
        filters.AttachedAgain,
        filter=filters.OfTypes(CHARACTERS),
    ),
    Pattern("certain", "the attacked character", filters.TheAttacked),
    Pattern("certain", "the <attacker|attacking character>", filters.TheAttacker),
    Pattern("certain", "the activated character", filters.TheActivated),
    *[
        Pattern("certain", f"{words} {{filter:side_noun/singular}}", filters.OfSort, who=who)
        for words, who in {
            "<the |>attached": filters.Attached(),
            "the attacked": filters.TheAttacked(),
            "the attacking": filters.TheAttacker(),
            "the activated": filters.TheActivated(),
        }.items()
    ],
    Pattern("side_noun", "<Hero(es)|hero(es)>", filters.OfTypes, types=(HERO,)),
    Pattern("side_noun", "<Rogue(s)|rogue(s)>", filters.OfTypes, types=(ROGUE,)),
    Pattern(
        "certain",
        "this <Location|location> | the <Location|location> <|that |where >this <card|Scheme|character> is< at| on|>",
        filters.ThisLocation,
    ),
    Pattern("certain", "{whose:definite}'s <Location|location>", locations.LocationOf),
    Pattern("certain", "the Scheme at {whose:owner}'s <Location|location>", locations.SchemeAt),
    Pattern("certain", "the Scheme <there|at <that|its|his|her|the> <Location|location>>", locations.SchemeWhereItIs),
    Pattern("certain", "{target:where_it_stands}", filters.Picked),
    Pattern("certain", "the Scheme <at this <Location|location>|here>", filters.SchemeThere),
    Pattern("who", "another {filter:filter/singular}", filters.Other),
    Pattern("who", "{target:one_spoken_of}", filters.Picked),
    Pattern("who", "{filter:definite} | a {filter:filter/singular} | one of {filter:yours/plural}", None),
)

TARGETS: Final[tuple[Pattern, ...]] = (
    Pattern("target", "{filter:definite}", targets.The),
    Pattern("target", "{target:chosen}", None),
    Pattern("holder", "{filter:certain}", targets.The),
    Pattern("holder", "{target:chosen}", None),
    Pattern("holder", "{target:that_one}", None),
    Pattern("holder", "another {filter:filter/singular}", targets.Another),
    Pattern("several", "them {plural}", targets.Them),
    Pattern("several", "those {filter:simple/plural}", targets.ThoseCards),
    Pattern(
        "chosen",
        "<a|1|one|any> {filter:filter/singular}<| of your choice> | <1|one> of {filter:yours/plural}",
        targets.One,
    ),
    Pattern("chosen", "<a|1|one> {filter:either/singular}", targets.One),
    Pattern("either", "{first:filter/singular} or <|to |from >a {other:filter/singular}", qualities.OneKindOrOther),
    Pattern("chosen", "{count:count} <|different >{filter:filter/plural}", targets.SoMany),
    Pattern("chosen", "any number of {filter:filter/plural}", targets.AnyNumberOf),
    Pattern(
        "chosen",
        "the {filter:superlative/singular} | each of {filter:yours/plural} | {filter:yours/plural}",
        targets.Each,
    ),
    Pattern("target", "{count:count} of {target:several}", targets.SomeOf),
    Pattern("target", "up to {count:count} of {target:several}", targets.UpToSomeOf),
    Pattern("chosen", "another {filter:filter/singular}", targets.Another),
    Pattern("chosen", "each {filter:filter/singular} | all {filter:filter/plural}", targets.Each),
    Pattern(
        "chosen",
        "<each {filter:simple/singular}|all {filter:simple/plural}> at <a|one|any> <Location|location> "
        "<of your choice|you choose|that you choose>",
        targets.EachSomewhere,
    ),
    Pattern("chosen", "up to {most:count} {filter:filter/plural}", targets.UpTo),
    Pattern("target", "<it|him|her|he|she>", targets.Pronoun),
    Pattern("target", "{word:those_again} {plural}", targets.Them),
    Pattern("those_again", "them | they", str),
    Pattern("target", "<any|any number> of {target:several}", targets.AnyOf),
    Pattern("target", "{target:that_one}", None),
    Pattern(
        "target",
        f"those {{filter:simple/plural}} | each {{filter:simple/singular}} {DONE_SO} "
        f"| all {{filter:simple/plural}} {DONE_SO} | each of those {{filter:simple/plural}} "
        f"| each chosen {{filter:simple/singular}}",
        targets.ThoseCards,
    ),
)

NUMBERS: Final[tuple[Pattern, ...]] = (
    Pattern("amount", "{value:number}", Fixed),
    Pattern("amount", "X {plural}", X),
    Pattern("amount", "that many {plural}", ThatMuch),
    Pattern("portion", "{amount:amount}", None),
    Pattern("portion", "up to {most:count} {plural}", amounts.UpToSoMany),
    Pattern("portion", "any number of {plural}", amounts.AnyNumber),
    Pattern("how_many", "{amount:portion}", None),
    Pattern("how_many", "all {plural}", amounts.AllThereAre),
    Pattern("mass", "{value:integer}", Fixed),
    Pattern("mass", "X", X),
    Pattern("mass", "that much", ThatMuch),
    Pattern("so_much_for_each", "{amount:mass} for each {each:counted}", Times),
    Pattern("so_much_of_it_for_each", "{amount:mass} of <that|the> damage for each {each:counted}", Times),
    Pattern("bonus", "{amount:plus}", None),
    Pattern("bonus", "{amount:plus} for each {each:counted}", Times),
    Pattern("more_damage", f"{{amount:plus}}{DAMAGE} | {{amount:additional}} damage", None),
    Pattern(
        "more_citizens",
        f"{{amount:one_more}} citizen | {{amount:plus}}{CITIZENS} | {{amount:additional}} <citizens|citizen>",
        None,
    ),
    Pattern(
        "more_damage",
        f"{{amount:plus}}{DAMAGE}. If {{condition:condition}}, {{other:more_if}}< more| additional|>{DAMAGE}",
        amounts.MoreIf,
    ),
    Pattern(
        "more_citizens",
        f"{{amount:plus}}{CITIZENS}. If {{condition:condition}}, {{other:more_if}}< more| additional|>{CITIZENS}",
        amounts.MoreIf,
    ),
    Pattern("more_if", "{amount:plus} | {amount:additional}", None),
    Pattern("additional", "{value:count} <additional|more|extra> | an additional {value:count}", Fixed),
    Pattern("additional", "an <additional|extra>", Fixed, value=1),
    Pattern("more_damage", other_if(DAMAGE), amounts.OtherIf),
    Pattern("more_citizens", other_if(CITIZENS), amounts.OtherIf),
    Pattern("more_damage", "{amount:damage_for_each}", None),
    Pattern("more_damage", f"{{amount:damage_for_each}}{at_most('damage')}", NoMoreThan),
    Pattern("damage_for_each", f"{{amount:plus}}{DAMAGE} for each {{each:counted}}", Times),
    Pattern("more_citizens", "{amount:citizens_for_each}", None),
    Pattern("more_citizens", f"{{amount:citizens_for_each}}{at_most('citizens')}", NoMoreThan),
    Pattern(
        "citizens_for_each",
        f"{{amount:one_more}} citizen for each {{each:counted}} | {{amount:plus}}{CITIZENS} for each {{each:counted}}",
        Times,
    ),
    Pattern("limited", f"{{amount:counted}}{UP_TO} <+|>{{most:integer}}", NoMoreThan),
    Pattern("quantity", f"{{amount:quantity}}{UP_TO} {{most:integer}}", NoMoreThan),
    Pattern("quantity", "{amount:summand}", None),
    Pattern("quantity", "{amount:quantity} <plus|+> {other:mass}", Plus),
    Pattern("quantity", "{amount:quantity} <plus|+> {other:summand}", Plus),
    Pattern("quantity", "{amount:quantity} minus {less:mass}", amounts.LessThat),
    Pattern("quantity", "{amount:fixed} more than {other:quantity}", Plus),
    Pattern("quantity", "twice {each:quantity}", Times, amount=Fixed(2)),
    Pattern("fixed", "{value:count}", Fixed),
    Pattern(
        "more_damage",
        "+X< damage|>, where X is {amount:quantity} | additional damage equal to {amount:quantity}",
        None,
    ),
    Pattern(
        "more_citizens",
        "+X< citizens|>, where X is {amount:quantity} | additional citizens equal to {amount:quantity}",
        None,
    ),
    Pattern("one_more", "+1", Fixed, value=1),
    Pattern("plus", "{value:signed}", Fixed),
    Pattern("counted/summand", "[/the number of] {filter:filter/[singular/plural]}", amounts.CardsInPlay),
    Pattern("counted/summand", "[card/the number of cards] in your hand", amounts.CardsHeld),
    Pattern("counted/summand", "[completed Scheme/the number of completed Schemes]", amounts.CompletedSchemes),
    Pattern(
        "counted/summand",
        "[Scheme/the number of Schemes] in <the|your> Master Plan",
        amounts.CompletedSchemes,
    ),
    Pattern(
        "counted/summand",
        "[/the] damage on {filter:definite} | [damage token/the damage tokens] on {filter:definite}",
        amounts.DamageOn,
    ),
    Pattern(
        "counted/summand",
        "[<damage|damage token>/the damage] on the most damaged {filter:filter/singular}",
        amounts.MostDamage,
    ),
    Pattern("counted/summand", "[card/the number of cards] discarded< this way|>", ThatMuch),
    Pattern("counted/summand", "[card/the number of cards] drawn< this way|>", amounts.CardsDrawn),
    Pattern("counted/summand", "[citizen/the number of citizens] <claimed|moved><| this way>", amounts.CitizensClaimed),
    Pattern(
        "counted/summand",
        "[damage/the <amount of |>damage] <dealt|suffered|healed|it dealt|it suffered><| this way>",
        amounts.DamageDealt,
    ),
    Pattern(
        "counted/summand",
        "[card/the number of cards] empowering {filter:definite} "
        "| [empowering card/the number of empowering cards] on {filter:definite}",
        amounts.CardsEmpowering,
    ),
    Pattern("counted/summand", "[card/the number of cards] in your discard pile", amounts.CardsDiscarded),
    Pattern(
        "counted/summand",
        "[/the number of] {filter:simple/[singular/plural]} in your discard pile",
        amounts.AmongDiscarded,
    ),
    Pattern("counted/summand", "[/the number of] {filter:simple/[singular/plural]} in your hand", amounts.AmongHeld),
    Pattern(
        "counted/summand",
        "[card/the number of cards] in <the|an|your|each> {kind:players}'s hand",
        amounts.CardsTheyHold,
    ),
    Pattern("counted/summand", "[citizen/the number of citizens] in Sanctuary", amounts.CitizensInSanctuary),
    Pattern(
        "counted/summand", "[citizen/the number of citizens] here", amounts.CitizensOn, filter=filters.ThisLocation()
    ),
    Pattern("counted", "{number:count} citizens in Sanctuary", SetsOf, amount=amounts.CitizensInSanctuary()),
    Pattern("counted/summand", "[citizen/the number of citizens] <on|at> {filter:definite}", amounts.CitizensOn),
    Pattern("summand", "its {word:resource}", amounts.ResourcesOf, target=targets.Pronoun()),
    Pattern("summand", "its <buy |recruitment |>cost", amounts.CostOf, target=targets.Pronoun()),
    Pattern("summand", "{target:spoken_of_one}'s <buy |recruitment |>cost", amounts.CostOf),
    Pattern("summand", "{filter:definite}'s {value:value}<| value>", amounts.ValueOf),
    Pattern("summand", "{target:spoken_of_one}'s {word:resource}", amounts.ResourcesOf),
    Pattern("quantity", "half {amount:quantity}, rounded up", amounts.HalfOf),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "noun": "a kind of card",
    "simple": "a kind of card",
    "filter": "a kind of card",
    "state": "what a card is",
    "definite": "a certain card",
    "who": "who does it",
    "target": "a card",
    "those_again": "some cards",
    "chosen": "a card",
    "holder": "what citizens are put on",
    "certain": "a certain card",
    "amount": "a number",
    "mass": "a number",
    "portion": "a number",
    "bonus": "a bonus",
    "more_damage": "more damage",
    "more_citizens": "more citizens",
    "one_more": "a bonus of one",
    "plus": "a bonus",
    "counted": "something to count",
    "quantity": "something to count",
    "summand": "something to count",
    "so_much_for_each": "a number",
    "so_much_of_it_for_each": "a number",
    "measure": "what is compared",
    "place_with": "a Location with something",
    "place_without": "a Location without something",
    "subject": "a certain card",
    "that_one": "a card",
    "plain": "a kind of card",
    "owner": "a certain card",
    "one_spoken_of": "a card",
    "side_noun": "Hero or Rogue",
    "of_that_player": "a kind of card",
    "attachments": "an Attachment",
    "kinds": "a kind of card or another",
    "damage_for_each": "more damage",
    "citizens_for_each": "more citizens",
    "limited": "something to count, up to a most",
    "fixed": "a number",
    "filter_of_places": "a Location with something",
    "places": "a Location",
    "several": "some cards",
    "yours": "a kind of card",
    "superlative": "a kind of card",
    "either": "one kind of card or another",
    "how_many": "a number",
    "additional": "a bonus",
    "more_if": "a bonus",
}
