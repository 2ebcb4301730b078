"""The words for what reactions wait for, and for what texts ask."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text import (
    amounts,
    circumstances,
    conditions,
    doings,
    filters,
    moments,
    occasions,
    places,
    qualities,
    targets,
)
from longbox.games.forever.text.players import ANY_PLAYER, YOU
from longbox.language import Pattern
from longbox.texts.amounts import Amount, ThatMuch
from longbox.texts.conditions import AtLeast, AtMost, FewerThan, MoreThan, Not
from longbox.texts.filters import AnyCard
from longbox.texts.occasions import After, When

ATTACKS: Final = "<attacks|Attacks|would <attack|Attack>>"
THREATENS: Final = "<Threatens|threatens|would <Threaten|threaten>>"
RESCUES: Final = "<Rescues|rescues|would <Rescue|rescue>>"
HERE: Final = "<at <this|the same> <Location|location>|here>"
AN_ATTACK: Final = "<an attack|an Attack>"

ANY_OF_THEM: Final = "<a|an|any|the|your> {kind:players}"

COSTS_SO: Final = "<<costs|cost>|<has|had> a cost of>"
"""How a text says what a card costs. [forever Cost]"""

BEATS: Final = "<knocks out|knocked out|captures|captured|defeats|defeated|KOs|KO'd>"
BEATS_NOW: Final = "captures|knocks out|KOs|KO's|defeats|would <capture|knock out|KO|defeat>"

HAPPENS: Final[dict[str, type[occasions.Happens]]] = {
    "<<suffers|takes>|would <suffer|take>{would=True}> damage": occasions.SuffersDamage,
    "<is|would be{would=True}> damaged": occasions.SuffersDamage,
    f"<<suffers|takes>|would <suffer|take>{{would=True}}> damage from {AN_ATTACK}": occasions.SuffersFromAttack,
    f"<is|would be{{would=True}}> damaged by {AN_ATTACK}": occasions.SuffersFromAttack,
    "<<suffers|takes>|would <suffer|take>{would=True}> {least:integer} or more damage": occasions.SuffersDamage,
    f"<<suffers|takes>|would <suffer|take>{{would=True}}> {{least:integer}} or more damage from {AN_ATTACK}": (
        occasions.SuffersFromAttack
    ),
    "<is|would be{would=True}> <knocked out|KO'd> or captured": occasions.IsBeaten,
    "<is|would be{would=True}> defeated": occasions.IsBeaten,
    "<is|would be{would=True}> <knocked out|KO'd>": occasions.IsKnockedOut,
    "<is|would be{would=True}> captured": occasions.IsCaptured,
    "is swayed": occasions.IsSwayed,
    "is activated": occasions.IsActivated,
    "activates": occasions.IsActivated,
    "<is|becomes> exhausted": occasions.IsExhausted,
    "exhausts": occasions.IsExhausted,
    "<readies|is readied|becomes ready>": occasions.IsReadied,
    "is healed": occasions.IsHealed,
    "<claims|would claim{would=True}>< citizens|>": occasions.ClaimsCitizens,
    "<claims|would claim{would=True}> {least:integer} or more citizens": occasions.ClaimsMany,
}
"""What happens to characters, anywhere or at this Location."""
WOULD_HAPPEN: Final[dict[str, type[occasions.WouldHappen]]] = {
    "would <suffer|take> damage": occasions.SuffersDamage,
    f"would <suffer|take> damage from {AN_ATTACK}": occasions.SuffersFromAttack,
    "would <suffer|take> {least:integer} or more damage": occasions.SuffersDamage,
    f"would <suffer|take> {{least:integer}} or more damage from {AN_ATTACK}": occasions.SuffersFromAttack,
    "would be <knocked out|KO'd> or captured": occasions.IsBeaten,
    "would be <knocked out|KO'd>": occasions.IsKnockedOut,
    "would be captured": occasions.IsCaptured,
    "would claim citizens": occasions.ClaimsCitizens,
}
"""The same where it only would happen, which is said with "if", too."""

OCCASIONS: Final[tuple[Pattern, ...]] = (
    Pattern("trigger", "<whenever|each time> {occasion:occasion}", After),
    Pattern("trigger", "before {occasion:occasion}", When),
    Pattern("moment", "at the <start|beginning> of <the|each|every> round", After, occasion=moments.RoundBegins()),
    Pattern("moment", "at the end of <the|each|every> round", After, occasion=moments.RoundEnds()),
    Pattern("there", "a {filter:filter/singular}", places.Here),
    Pattern("occasion", f"{{who:who}} {ATTACKS}", occasions.Attacks),
    Pattern("occasion", f"{{who:who}} {ATTACKS} {{whom:who}}", occasions.AttacksOne),
    Pattern("occasion", "{whom:who} <is|would be> <attacked|Attacked>", occasions.IsAttacked),
    Pattern("occasion", f"{{who:who}} {THREATENS}", occasions.Threatens),
    Pattern("occasion", f"{{who:who}} {RESCUES}", occasions.Rescues),
    Pattern("occasion", f"{{who:who}} {ATTACKS} or {THREATENS}", occasions.AttacksOrThreatens),
    Pattern("occasion", f"{{who:who}} {ATTACKS} or {RESCUES}", occasions.AttacksOrRescues),
    *[
        pattern
        for words, meaning in HAPPENS.items()
        for pattern in (
            Pattern("occasion", "{who:who} " + words, meaning),
            Pattern("occasion", "{who:there} " + words + " " + HERE, meaning),
        )
    ],
    Pattern("occasion", "you activate {who:who}", occasions.IsActivated),
    Pattern("occasion", f"{{who:who}} <{BEATS_NOW}> {{whom:who}}", occasions.Beats),
    Pattern("occasion", "{occasion:occasion} {place:whereabouts}", circumstances.HappensThere),
    *[Pattern("would", "{who:who} " + words, meaning, would=True) for words, meaning in WOULD_HAPPEN.items()],
    Pattern("trigger", "if {occasion:would}", When),
    Pattern("occasion", f"{{who:there}} {ATTACKS} {HERE}", occasions.Attacks),
    Pattern("occasion", f"{{who:there}} {THREATENS} {HERE}", occasions.Threatens),
    Pattern("occasion", f"{{who:there}} {RESCUES} {HERE}", occasions.Rescues),
    Pattern("occasion", "a {kind:players} reveals <cards|a card>", doings.RevealsCards),
    Pattern("occasion", "you reveal <cards|a card>", doings.RevealsCards, kind=YOU),
    Pattern("occasion", "you draw <a card|one card>", doings.DrawsACard, kind=YOU),
    Pattern("occasion", f"{ANY_OF_THEM} draws <a card|one card>", doings.DrawsACard),
    Pattern(
        "occasion",
        "you draw <cards|one or more cards|{least:count} or more cards|at least {least:count} cards>",
        doings.DrawsCards,
        kind=YOU,
    ),
    Pattern(
        "occasion",
        f"{ANY_OF_THEM} draws <cards|one or more cards|{{least:count}} or more cards|at least {{least:count}} cards>",
        doings.DrawsCards,
    ),
    Pattern(
        "occasion",
        "you discard <<a|any> {who:filter/singular}|{least:count} or more {who:filter/plural}"
        "|one or more {who:filter/plural}><| from <your |>hand| {place:from_own_deck}>",
        doings.DiscardsCards,
        kind=YOU,
    ),
    Pattern(
        "occasion",
        f"{ANY_OF_THEM} discards <<a|any> {{who:filter/singular}}|{{least:count}} or more {{who:filter/plural}}"
        "|one or more {who:filter/plural}><| from <their |>hand| {place:from_their_deck}>",
        doings.DiscardsCards,
    ),
    Pattern("occasion", "you play <a modifier|{act:modifier_of}>", doings.PlaysModifier, kind=YOU),
    Pattern("occasion", f"{ANY_OF_THEM} plays <a modifier|{{act:modifier_of}}>", doings.PlaysModifier),
    Pattern(
        "modifier_of",
        "<an Attack Modifier|a modifier during an <attack|Attack>>{=Attack} "
        "| <a Threaten Modifier|a modifier during a Threaten>{=Threaten} "
        "| <a Rescue Modifier|a modifier during a Rescue>{=Rescue}",
        str,
    ),
    Pattern("occasion", "you use a limited ability of {who:who}", doings.UsesLimited, kind=YOU),
    Pattern("occasion", "you use {who:whose_limited}", doings.UsesLimited, kind=YOU),
    Pattern("occasion", f"{ANY_OF_THEM} uses a limited ability of {{who:who}}", doings.UsesLimited),
    Pattern("occasion", f"{ANY_OF_THEM} uses a limited ability", doings.UsesLimited, who=AnyCard()),
    Pattern("occasion", "{who:who} uses a limited ability", doings.UsesLimited, kind=ANY_PLAYER),
    Pattern("whose_limited", "a limited ability", AnyCard),
    Pattern("whose_limited", "{filter:definite}'s limited ability", None),
    Pattern("from_own_deck", "from <your deck|the top of your deck>{=deck}", str),
    Pattern("from_their_deck", "from <their deck|the top of their deck>{=deck}", str),
    Pattern("occasion", "{who:who} is discarded<| from play>", doings.IsDiscarded),
    Pattern(
        "occasion",
        "{who:who} <moves|is moved><| to <a|another|any> <Location|location>>",
        occasions.MovesTo,
    ),
    Pattern("occasion", "{who:who} <moves|is moved> to {place:place_gone_to}", occasions.MovesTo),
    Pattern("occasion", "{who:who} <moves|is moved> to {there:place_reached}", occasions.ComesWhere),
    Pattern("place_reached", "a <Location|location> with a {filter:filter/singular}", None),
    Pattern("place_reached", "a <Location|location> with one of {filter:yours/plural}", None),
    Pattern(
        "trigger",
        "<after|whenever|each time> {occasion:advancing}",
        After,
    ),
    Pattern(
        "advancing",
        "{who:who} <is advanced|advances|gains <citizens|a citizen|one or more citizens>>",
        occasions.IsAdvanced,
    ),
    Pattern("occasion", "{who:who} is completed | you complete {who:who}", occasions.IsCompleted),
    Pattern("occasion", "{who:who} is recruited", occasions.IsRecruited),
    Pattern("occasion", "you recruit {who:who}", doings.YouRecruit),
    Pattern("occasion", "<an|your> opponent recruits {who:who}", doings.OpponentRecruits),
    Pattern("occasion", "you buy {who:who}", doings.YouBuy),
    Pattern("occasion", "<an|your> opponent buys {who:who}", doings.OpponentBuys),
    Pattern("occasion", "you play {who:who}", doings.YouPlay),
    Pattern("occasion", "<an|your> opponent plays {who:who}", doings.OpponentPlays),
    Pattern("occasion", "<a|any> player plays {who:who}", doings.PlayerPlays, kind=ANY_PLAYER),
    Pattern("occasion", "<the|a> {kind:players_of_sides} plays {who:who}", doings.PlayerPlays),
    Pattern("occasion", "<a|any> player recruits {who:who}", doings.PlayerRecruits, kind=ANY_PLAYER),
    Pattern("occasion", "<the|a> {kind:players_of_sides} recruits {who:who}", doings.PlayerRecruits),
    Pattern("players_of_sides", "Hero player | Rogue player", str),
    Pattern("occasion", "<a|any> player buys {who:who}", doings.PlayerBuys, kind=ANY_PLAYER),
    Pattern("occasion", "<the|a> {kind:players_of_sides} buys {who:who}", doings.PlayerBuys),
    Pattern(
        "moment",
        "at the <start|beginning> of <the|each|every> {occasion:stage} "
        "| <after|when> <the|each> {occasion:stage} <begins|starts>",
        After,
    ),
    Pattern("moment", "at the end of <the|each|every> {occasion:ended_stage}", After),
    Pattern("stage", "{stage:stage_name} Stage", moments.StageBegins),
    Pattern("stage_name", "Plotting | Planning | Confrontation | Maintenance", str),
    Pattern("ended_stage", "Confrontation Stage", moments.StageBegins, stage="Maintenance"),
    Pattern("ended_stage", "Planning Stage", moments.StageBegins, stage="Confrontation"),
    Pattern("ended_stage", "Plotting Stage", moments.StageBegins, stage="Planning"),
    Pattern(
        "moment",
        "at the <start|beginning> of <the|your|each> {occasion:phase} "
        "| <after|when> <the|your|each> {occasion:phase} <begins|starts>",
        After,
    ),
    Pattern("phase", "{phase:draw_phase}", moments.DrawPhaseBegins),
    Pattern("phase", "Rogue Action Phase", moments.StageBegins, stage="Plotting"),
    Pattern("phase", "Hero Action Phase", moments.StageBegins, stage="Planning"),
    Pattern("phase", "Ready Phase", moments.StageBegins, stage="Maintenance"),
    Pattern("moment", "at the end of <the|your|each> {occasion:ended_phase}", After),
    Pattern("ended_phase", "Rogue Action Phase", moments.DrawPhaseBegins, phase="Rogue Draw Phase"),
    Pattern("ended_phase", "Rogue Draw Phase", moments.StageBegins, stage="Planning"),
    Pattern("ended_phase", "Hero Action Phase", moments.StageBegins, stage="Confrontation"),
    Pattern("ended_phase", "Ready Phase", moments.DrawPhaseBegins, phase="Draw Phase"),
    Pattern("draw_phase", "Rogue Draw Phase | Draw Phase", str),
    Pattern("occasion", "this card <enters|comes into|is put into> play", doings.YouPlay, who=filters.This()),
    Pattern("occasion", "{occasion:occasion} {condition:meanwhile}", circumstances.HappensWhile),
    Pattern("meanwhile", "during <the|your> {stage:stage_asked} Stage", conditions.IsInStage),
    Pattern("meanwhile", "<during|in|on> your turn", conditions.IsYourTurn),
    Pattern("meanwhile", "<while|if> {condition:condition}", None),
    Pattern("occasion", "the round <begins|starts>", moments.RoundBegins),
    Pattern("occasion", "the round ends", moments.RoundEnds),
)


def compared(before: str, after: str, **constants: Amount[ForeverGame, Situation]) -> list[Pattern]:
    """The ways to say that there is less or more of something than so much, or exactly so much."""
    return [
        Pattern("simple_condition", f"{before} <fewer|less> than {{other:fixed}} {after}", FewerThan, **constants),
        Pattern("simple_condition", f"{before} more than {{other:fixed}} {after}", MoreThan, **constants),
        Pattern("simple_condition", f"{before} exactly {{number:count}} {after}", conditions.Exactly, **constants),
    ]


CONDITIONS: Final[tuple[Pattern, ...]] = (
    Pattern("simple_condition", "{filter:subject} <is|was> {state:state}", conditions.IsInState),
    Pattern(
        "simple_condition",
        "{filter:subject} <is not|isn't> {state:state} "
        "| {filter:subject} <is undamaged{state=damaged}|has no damage< on it|>{state=damaged}>",
        conditions.IsNotInState,
    ),
    Pattern("simple_condition", "{filter:attached_there}", conditions.IsAt),
    Pattern(
        "attached_there",
        "{hosts:subject} has a {filter:attachment_kind/singular}<| attached| on it>",
        filters.AttachedTo,
    ),
    Pattern("simple_condition", "{condition:not_attached_there}", Not),
    Pattern("not_attached_there", "{filter:no_attachment}", conditions.IsAt),
    Pattern("no_attachment", "{hosts:subject} has no {filter:attachment_kind}<| attached| on it>", filters.AttachedTo),
    Pattern("attachment_kind", "{filter:attachments}", None),
    Pattern("attachment_kind", "{trait:name} {filter:attachments}", filters.WithTrait),
    Pattern("simple_condition", "<{least:count} or more|at least {least:count}> {amount:done_this_way}", AtLeast),
    Pattern("simple_condition", "<any|some> {amount:done_this_way}", AtLeast, least=1),
    Pattern("simple_condition", "no {amount:done_this_way}", AtMost, most=0),
    Pattern("done_this_way", "cards <are|were> discarded this way", ThatMuch),
    Pattern("done_this_way", "cards <are|were> drawn this way", amounts.CardsDrawn),
    Pattern(
        "done_this_way",
        "citizens <are|were> <claimed|moved|removed|returned|Rescued|Threatened> this way",
        amounts.CitizensClaimed,
    ),
    Pattern(
        "simple_condition",
        "<nobody|no one|no character> <suffers|suffered|takes|took> damage this way",
        AtMost,
        amount=amounts.DamageDealt(),
        most=0,
    ),
    Pattern(
        "simple_condition",
        "{filter:some_card} <is|was> <KO'd|knocked out|captured|defeated> this way "
        "| this <KO's|knocks out|captures|defeats> {filter:some_card}",
        conditions.BeatenThisWay,
    ),
    Pattern("done_this_way", "damage <is|was> <suffered|dealt|healed> this way", amounts.DamageDealt),
    *compared("there <are|is>", "{amount:plenty}"),
    *compared("you control", "{amount:controlled_plenty}"),
    *compared("it has", "{amount:on_it}"),
    *compared("{amount:damage_of} <has|have>", "damage<| on it| on them>"),
    *compared("you have", "cards in <your |>hand", amount=amounts.CardsHeld()),
    Pattern(
        "simple_condition",
        "a {filter:filter/singular} is <KO'd|knocked out|captured> "
        "| there is a <KO'd|knocked out|captured> {filter:simple/singular}",
        conditions.IsOut,
    ),
    Pattern(
        "simple_condition",
        "you have <more cards in <your |>hand|more in <your |>hand> than <the|each|an|your> {kind:players}",
        conditions.HoldsMore,
    ),
    Pattern(
        "simple_condition",
        "you have fewer cards in <your |>hand than <the|each|an|your> {kind:players}",
        conditions.HoldsFewer,
    ),
    Pattern("simple_condition", "there are more {amount:plenty} than {other:plenty}", MoreThan),
    Pattern("simple_condition", "there are fewer {amount:plenty} than {other:plenty}", FewerThan),
    Pattern(
        "simple_condition",
        "you have {most:count} or <fewer|less> cards in <your |>hand",
        AtMost,
        amount=amounts.CardsHeld(),
    ),
    Pattern("simple_condition", "{condition:stands_here}", None),
    Pattern(
        "simple_condition",
        "{whose:subject}'s <Location|location> has no {filter:filter/singular}",
        conditions.LacksThere,
    ),
    Pattern(
        "simple_condition",
        "{whose:subject}'s <Location|location> has a {filter:filter/singular}",
        conditions.HasThere,
    ),
    Pattern(
        "stands_here", "a {filter:those_who_stand/singular} is <at this <Location|location>|here>", conditions.IsAt
    ),
    Pattern("those_who_stand", "{filter:filter}", places.Here),
    Pattern(
        "simple_condition",
        "{who:definite} <has been|was> activated this round",
        conditions.IsAmong,
        filter=qualities.WasActivated(AnyCard()),
    ),
    Pattern(
        "simple_condition",
        "{who:definite} <has not been|hasn't been|was not|wasn't> <|yet >activated<| yet> this round",
        conditions.IsAmong,
        filter=qualities.WasNotActivated(AnyCard()),
    ),
    Pattern(
        "simple_condition", "this <Scheme|card> is <|faceup >in <the|your> Master Plan", conditions.IsCompletedScheme
    ),
    Pattern("simple_condition", "they do | that player does", conditions.TheyDid),
    Pattern("simple_condition", "they <do not|don't>", Not, condition=conditions.TheyDid()),
    Pattern("simple_condition", "<it|that card> <is|was> a {filter:simple/singular}", conditions.ItIs),
    Pattern("simple_condition", "<it|that card> {filter:having_cost}", conditions.ItIs),
    Pattern("simple_condition", "{target:that_kind} {filter:having_cost}", conditions.ThatIs),
    Pattern("having_cost", f"{COSTS_SO} {{number:integer}} or <less|fewer>", qualities.CostsAtMost, filter=AnyCard()),
    Pattern("having_cost", f"{COSTS_SO} {{number:integer}} or more", qualities.CostsAtLeast, filter=AnyCard()),
    Pattern("having_cost", f"{COSTS_SO} <exactly |>{{number:integer}}", qualities.CostsJust, filter=AnyCard()),
    Pattern("simple_condition", "<it|that card> <has|had> {filter:having_trait}", conditions.ItIs),
    Pattern("simple_condition", "<it|that card> <is|was> {filter:having_character}", conditions.ItIs),
    Pattern("simple_condition", "{target:that_kind} <is|was> {filter:having_character}", conditions.ThatIs),
    Pattern("having_character", "affiliated with {name:name}", filters.OfCharacter, filter=AnyCard()),
    Pattern("having_trait", "the {trait:coined} trait", filters.WithTrait, filter=AnyCard()),
    Pattern("simple_condition", "{target:that_kind} <is|was> a {filter:simple/singular}", conditions.ThatIs),
    Pattern("simple_condition", "{target:that_kind} <has|had> {filter:having_trait}", conditions.ThatIs),
    Pattern("that_kind", "that {filter:noun/singular}", targets.ThatCard),
    Pattern(
        "simple_condition",
        "there is a {filter:filter/singular} | a {filter:filter/singular} is in play",
        conditions.IsAt,
    ),
    Pattern(
        "simple_condition", "<there is no {condition:is_none_of}|you control no {condition:is_none_you_control}>", Not
    ),
    Pattern("is_none_of", "{filter:filter/singular}", conditions.IsAt),
    Pattern("is_none_you_control", "{filter:none_you_control}", conditions.IsAt),
    Pattern("none_you_control", "{filter:filter}", filters.YouControl),
    Pattern(
        "simple_condition",
        "this <Rescue|Threaten|action> <claims|claimed> the last citizen"
        "< at <this|the> <Location|location>| there| here|>",
        conditions.ClaimedTheLast,
    ),
    Pattern(
        "simple_condition",
        f"this <attack|Attack> {BEATS} <the attacked character|it|<a|that> {{filter:simple/singular}}"
        f"|the {{filter:side_noun/singular}}|the attacked {{filter:side_noun/singular}}>",
        conditions.BeatTheAttacked,
    ),
    Pattern(
        "simple_condition",
        "the attacked <character|{filter:side_noun/singular}> <is|was> <knocked out|captured|KO'd|defeated>",
        conditions.BeatTheAttacked,
    ),
    Pattern("simple_condition", "your hand is empty | you have no cards in <your |>hand", conditions.HandIsEmpty),
    Pattern("simple_condition", "{who:subject} is {filter:whereabouts}", conditions.IsAmong),
    Pattern("simple_condition", "{who:named_so} <is|was> {filter:the_named}", conditions.IsAmong),
    Pattern("named_so", "{filter:definite}", None),
    Pattern("named_so", "{target:one_spoken_of}", filters.Picked),
    Pattern("the_named", "{name:name}", filters.TheNamed),
    Pattern("whereabouts", "<at <this|the same> <Location|location>|here>", places.Here, filter=AnyCard()),
    Pattern("whereabouts", "at <a|any> <Location|location>", places.AtLocations, filter=AnyCard()),
    Pattern("whereabouts", "at {whose:definite}'s <Location|location>", places.WhereIs, filter=AnyCard()),
    Pattern("whereabouts", "{place:place_with}", places.WhereThereIs, filter=AnyCard()),
    Pattern("whereabouts", "{place:place_without}", places.WhereThereIsNo, filter=AnyCard()),
    Pattern(
        "whereabouts",
        "at a <Location|location> with exactly one{number=1} {place:filter/singular} "
        "| at a <Location|location> with exactly {number:count} {place:filter/plural}",
        places.WhereThereAreJust,
        filter=AnyCard(),
    ),
    Pattern(
        "whereabouts",
        "at a <Location|location> with <{number:count} or more|at least {number:count}> {place:filter/plural}",
        places.WhereThereAreMany,
        filter=AnyCard(),
    ),
    Pattern("how_it_is", "{filter:whereabouts}", None),
    Pattern("how_it_is", "{state:state}", filters.InState, filter=AnyCard()),
    Pattern("simple_condition", "you control {filter:controlled}", conditions.IsAt),
    Pattern("controlled", "a {filter:filter/singular}", filters.YouControl),
    Pattern("simple_condition", "you control {who:named_so}", conditions.IsAmong, filter=filters.YouControl(AnyCard())),
    Pattern("simple_condition", "{filter:named_so} is in play", conditions.IsAt),
    Pattern(
        "simple_condition", "there <are|is> <{least:count} or more|at least {least:count}> {amount:plenty}", AtLeast
    ),
    Pattern(
        "simple_condition",
        "you control <{least:count} or more|at least {least:count}> {amount:controlled_plenty}",
        AtLeast,
    ),
    Pattern("controlled_plenty", "{filter:plenty_you_control}", amounts.CardsInPlay),
    Pattern("plenty_you_control", "{filter:filter/plural}", filters.YouControl),
    Pattern(
        "simple_condition",
        "{amount:damage_of} <has|have> <{least:count} or more|at least {least:count}> damage< on <it|them>|>",
        AtLeast,
    ),
    Pattern("simple_condition", "{amount:damage_of} has damage on it", AtLeast, least=1),
    Pattern("damage_of", "{filter:subject}", amounts.DamageOn),
    Pattern("simple_condition", "{condition:at_least}", None),
    Pattern("simple_condition", "there are no {condition:any}", Not),
    Pattern("simple_condition", "it has no {condition:any_on_it}", Not),
    Pattern("any", "{amount:plenty}", AtLeast, least=1),
    Pattern("any_on_it", "{amount:on_it}", AtLeast, least=1),
    Pattern("at_least", "it has <{least:count} or more|at least {least:count}> {amount:on_it}", AtLeast),
    Pattern(
        "at_least",
        "you have <{least:count} or more|at least {least:count}> cards in <your |>hand",
        AtLeast,
        amount=amounts.CardsHeld(),
    ),
    Pattern("on_it", "citizens <on it|>", amounts.CitizensOnIt, target=targets.Pronoun()),
    Pattern("plenty", "citizens <|left |remaining ><on|at> {filter:definite}", amounts.CitizensOn),
    Pattern("plenty", "citizens <|left |remaining >here", amounts.CitizensOn, filter=filters.ThisLocation()),
    Pattern("plenty", "citizens in <Sanctuary|the Sanctuary>", amounts.CitizensInSanctuary),
    Pattern("plenty", "Schemes in the Master Plan", amounts.CompletedSchemes),
    Pattern("plenty", "completed Schemes", amounts.CompletedSchemes),
    Pattern("plenty", "{filter:filter/plural}", amounts.CardsInPlay),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "what a reaction waits for",
    "there": "who does it",
    "condition": "what is so",
    "at_least": "what is so",
    "any": "something to count",
    "any_on_it": "something to count",
    "on_it": "something to count",
    "plenty": "something to count",
    "controlled": "a kind of card",
    "whereabouts": "where it is",
    "is_none_of": "a kind of card",
    "is_none_you_control": "a kind of card",
    "none_you_control": "a kind of card",
    "controlled_plenty": "something to count",
    "plenty_you_control": "a kind of card",
    "damage_of": "a certain card",
    "simple_condition": "what is so",
    "would": "what a reaction waits for",
    "stage": "a stage of the round",
    "ended_stage": "a stage of the round",
    "stage_name": "a stage of the round",
    "stands_here": "what is so",
    "those_who_stand": "a kind of card",
    "attached_there": "what is so",
    "not_attached_there": "what is so",
    "no_attachment": "what is so",
    "attachment_kind": "an Attachment",
    "done_this_way": "what was done",
    "having_trait": "a trait",
    "having_character": "whose card it is",
    "that_kind": "a card",
    "how_it_is": "where or how it is",
    "advancing": "what a reaction waits for",
    "having_cost": "what it costs",
    "place_reached": "a Location with something",
    "named_so": "a certain card",
    "the_named": "a name",
    "meanwhile": "what is so meanwhile",
    "from_own_deck": "from where",
    "whose_limited": "whose ability",
    "modifier_of": "a modifier",
    "from_their_deck": "from where",
    "phase": "a phase of the round",
    "ended_phase": "a phase of the round",
    "draw_phase": "a draw phase",
    "players_of_sides": "Hero or Rogue players",
}
