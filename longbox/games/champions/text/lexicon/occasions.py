"""The words for what abilities wait for."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
from longbox.games.champions.text import act_occasions, course_occasions, filters, occasions, texts
from longbox.language import Pattern
from longbox.texts.occasions import After, When

OCCASIONS: Final[tuple[Pattern, ...]] = (
    # Attacks
    Pattern(
        "occasion",
        "{who:who} <[attacks|attack]|would attack{would=True}|[initiates|initiate] an attack>",
        occasions.Attacks,
    ),
    Pattern(
        "occasion",
        "{who:who} <[makes|make] a basic attack|would make a basic attack{would=True}|"
        "[attacks|attack] with {whose} basic <attack|power>|[uses|use] {whose} basic attack <|power>>".replace(
            "{whose}", "<your|your hero's|its|his|her|their>"
        ),
        occasions.BasicAttack,
    ),
    Pattern(
        "occasion",
        "{who:who} <[attacks|attack] <you|your hero>|would attack you{would=True}|[initiates|initiate] an attack "
        "against you> | you are attacked <|by {who:who}>",
        occasions.AttacksYou,
        who=filters.OfTypes(definitions.ENEMIES),
    ),
    Pattern(
        "occasion",
        "{who:who} <[defeats|defeat] {whom:who} by attacking|[attacks|attack] and [defeats|defeat] {whom:who}>",
        occasions.AttacksAndDefeats,
    ),
    Pattern(
        "occasion",
        "{who:who} <[damages|damage] {whom:who} by attacking|[attacks|attack] and [damages|damage] {whom:who}>",
        occasions.AttacksAndDamages,
    ),
    Pattern(
        "occasion",
        "{who:who} <[attacks|attack]|would attack{would=True}|[initiates|initiate] an attack against> "
        "<another player{other=True}|<a|any> player{other=False}>",
        act_occasions.AttacksAPlayer,
    ),
    Pattern("done", "that {filter:labelled/singular} attacks you instead", act_occasions.AttackYouInstead),
    Pattern(
        "done",
        "<it|he|she> attacks you instead | you are attacked instead<|of that player> | "
        "<<|you >become the target of <that|the> attack|"
        "change the target of <that|the> attack to you><| instead>",
        act_occasions.AttackYouInstead,
        filter=filters.OfTypes(definitions.ENEMIES),
    ),
    Pattern(
        "done",
        "<your hero becomes the target of <that|the> attack|"
        "change the target of <that|the> attack to your hero><| instead>",
        act_occasions.AttackYourHeroInstead,
        filter=filters.OfTypes(definitions.ENEMIES),
    ),
    Pattern("occasion", "{who:who} [defends|defend] <|against an <|enemy> attack>", occasions.Defends),
    Pattern(
        "occasion",
        "{who:who} [defends|defend] <|against an <|enemy> attack> <and|without> "
        "<[takes|take] no damage|taking <|any> damage|[is|are] not damaged> <|from <it|that attack>>",
        occasions.DefendsUnhurt,
    ),
    # Schemes and thwarts
    Pattern("occasion", "{who:who} <[schemes|scheme]|would scheme{would=True}>", occasions.Schemes),
    Pattern(
        "occasion",
        "{who:who} <[schemes|scheme] or [attacks|attack]|[attacks|attack] or [schemes|scheme]|[activates|activate]>",
        occasions.SchemesOrAttacks,
    ),
    Pattern("occasion", "{who:who} [thwarts|thwart]", occasions.Thwarts),
    Pattern("occasion", "{occasion:thwarting}", None),
    Pattern("thwarting", "{who:who} [thwarts|thwart]", act_occasions.ThwartsSome),
    Pattern("thwarting", "{who:who} [makes|make] a basic thwart", act_occasions.BasicThwartOfSome),
    Pattern("thwarting", "{who:who} [attacks|attack]", act_occasions.AttacksSome),
    Pattern("thwarting", "{who:who} [makes|make] a basic attack", act_occasions.BasicAttackOnSome),
    Pattern(
        "occasion",
        "{who:who} <[makes|make] a basic attack against {whom:victim}|"
        "[attacks|attack] {whom:victim} with <a|<your|its|his|her|their>> basic attack>",
        act_occasions.BasicAttackOn,
    ),
    Pattern(
        "occasion",
        "{who:who} <[attacks|attack] or [thwarts|thwart]|[thwarts|thwart] or [attacks|attack]>",
        occasions.AttacksOrThwarts,
    ),
    Pattern("occasion", "{who:who} [thwarts|thwart] {whom:victim}", occasions.ThwartsTarget),
    Pattern(
        "occasion",
        "{who:who} <[makes|make] a basic thwart|would make a basic thwart{would=True}|"
        "[thwarts|thwart] with {whose} basic <thwart|power>|[uses|use] {whose} basic thwart <|power>>".replace(
            "{whose}", "<your|your hero's|its|his|her|their>"
        ),
        occasions.BasicThwart,
    ),
    Pattern(
        "occasion",
        "{who:who} [makes|make] a basic <attack or <|a> basic thwart|thwart or <|a> basic attack|attack or thwart|"
        "thwart or attack>",
        act_occasions.BasicAttackOrThwart,
    ),
    Pattern(
        "occasion",
        "{who:who} [uses|use] <a|<your|your hero's|its|his|her|their>> basic power",
        act_occasions.UsesBasicPower,
    ),
    Pattern(
        "occasion",
        "{who:who} <[thwarts|thwart] and <[defeats|defeat]|[removes|remove] the last threat from>|"
        "[removes|remove] the last threat by thwarting from> {whom:who} | {who:who} [defeats|defeat] {whom:who} by "
        "thwarting",
        act_occasions.ThwartsAndDefeats,
    ),
    # Damage, defeat, threat
    Pattern(
        "occasion/in_an_attack",
        "{who:who} <would take <|any amount of> damage{would=True}|[takes|take] <|any amount of> damage|"
        "[is|are] <dealt damage|damaged>>",
        occasions.TakesDamage,
    ),
    Pattern(
        "occasion/in_an_attack",
        "{who:who} <[takes|take]|[is|are] dealt> {least:integer} or more damage<|{in_one_attack=False}>".replace(
            "<|{in_one_attack=False}>",
            "<{in_one_attack=False}| <from|by> <an|a single|one> <|enemy> attack{in_one_attack=True}>",
        ),
        act_occasions.TakesSoMuch,
    ),
    Pattern(
        "occasion",
        "{who:who} would be dealt damage | <any amount of|> damage would be dealt to {who:who}",
        occasions.IsDealtDamage,
        would=True,
    ),
    Pattern(
        "occasion",
        "{who:who} <would take <|any amount of> damage{would=True}|[takes|take] damage> from an <|enemy> attack | "
        "{who:who} [is|are] <damaged|dealt damage> by an <|enemy> attack",
        occasions.TakesAttackDamage,
    ),
    Pattern(
        "occasion",
        "{who:who} <would take <|any amount of> damage{would=True}|[takes|take] damage> from {whom:who}",
        occasions.TakesDamageFrom,
    ),
    Pattern(
        "occasion",
        "{who:who} would be dealt <|any amount of> damage from an <|enemy> attack",
        occasions.IsDealtAttackDamage,
        would=True,
    ),
    Pattern("occasion/in_an_attack", "{who:who} <[is|are]|would be{would=True}> defeated", occasions.IsDefeated),
    Pattern("occasion", "you defeat {who:who}", occasions.YouDefeat),
    Pattern(
        "occasion",
        "<|any amount of> threat <would be{would=True}|is> placed <on {who:who}|here>",
        occasions.ThreatPlaced,
        who=filters.This(),
    ),
    Pattern(
        "occasion",
        "<|any amount of> threat <would be{would=True}|is> placed <on {who:who}|here> by {whom:who} | "
        "{whom:who} <would place{would=True}|[places|place]> <|any amount of> threat <on {who:who}|here>",
        occasions.ThreatPlacedBy,
        who=filters.This(),
    ),
    Pattern(
        "occasion",
        "threat <would be{would=True}|is> removed from {who:who} | any amount of threat is removed from {who:who}",
        occasions.ThreatRemoved,
    ),
    Pattern("occasion", "you remove threat from {who:who}", occasions.YouRemoveThreat),
    Pattern("occasion", "{who:who} [recovers|recover]", occasions.Recovers),
    Pattern(
        "occasion",
        "{occasion:in_an_attack} while <attacking{defending=False}|defending{defending=True}>",
        occasions.WhileActing,
    ),
    Pattern(
        "occasion",
        "{who:who} <[is|are]|[becomes|become]|would <be|become>{would=True}> {status:status} | "
        "{who:who} <[gets|get]|[gains|gain]|[is|are] given|would <get|gain|be given>{would=True}> "
        "a {status:status} status card",
        act_occasions.GetsStatus,
    ),
    Pattern(
        "occasion",
        "{who:who} <[is|are]|[becomes|become]|would <be|become>{would=True}> {statuses:status+or}",
        act_occasions.GetsEitherStatus,
    ),
    Pattern(
        "occasion",
        "{who:who} [is|are] healed | <any amount of|> damage is healed from {who:who} | "
        "{who:who} [heals|heal] <|any amount of> damage",
        act_occasions.IsHealed,
    ),
    # Cards that come and go
    Pattern(
        "occasion",
        "{who:who} [enters|enter] play | {who:who_of_yours} enters play under your control",
        course_occasions.EntersPlay,
    ),
    Pattern("who_of_yours", "<a|any> {filter:filter/singular}", filters.YouControl),
    Pattern("occasion", "{who:who} <[leaves|leave]|would leave{would=True}> play", course_occasions.LeavesPlay),
    Pattern("occasion", "{who:who} [enters|enter] <|play> or [leaves|leave] play", course_occasions.EntersOrLeavesPlay),
    Pattern("occasion", "{who:who} [engages|engage] you", course_occasions.EngagesYou),
    Pattern("occasion", "{who:who} [engages|engage] a player", course_occasions.EngagesSomebody),
    Pattern("occasion", "{who:who} [engages|engage] another player", course_occasions.EngagesAnother),
    Pattern("occasion", "you play {who:who} | {who:who} is played", course_occasions.YouPlay),
    Pattern("occasion", "<a|any> player plays {who:who}", course_occasions.SomebodyPlays),
    Pattern("occasion", "another player plays {who:who}", course_occasions.AnotherPlays),
    Pattern(
        "occasion",
        "the encounter deck reveals {who:who} | {who:who} [is|are] revealed <|from the encounter deck>",
        course_occasions.IsRevealed,
    ),
    Pattern("occasion", "you reveal {who:who} <|from the encounter deck>", course_occasions.YouReveal),
    Pattern("occasion", "you change <into|to> this form", course_occasions.YouChangeToThisForm),
    Pattern("occasion", "you change form", course_occasions.YouChangeForm),
    Pattern("occasion", "you <change|flip> to {form:form_name} form", course_occasions.YouChangeToForm),
    Pattern(
        "occasion",
        "<a|any> player <<changes|flips> to {form:form_name} form|changes form>",
        act_occasions.PlayerChangesForm,
        form="",
    ),
    # One of several things
    Pattern("trigger", "when {occasion:alternatives}", When),
    Pattern("trigger", "after {occasion:alternatives}", After),
    Pattern("alternatives", "{occasions:occasion+or}", act_occasions.EitherOccasion),
    # Turns, phases, rounds
    Pattern(
        "occasion",
        f"{{occasion:occasion}} during <the|a> <player{{during={act_occasions.PLAYER_PHASE}}}|"
        f"villain{{during={act_occasions.VILLAIN_PHASE}}}> phase | {{occasion:occasion}} <during|on> your turn"
        f"{{during={act_occasions.YOUR_TURN}}}",
        act_occasions.During,
    ),
    Pattern("trigger", "at the <beginning|start> of {occasion:beginning}", texts.AtMoment),
    Pattern("trigger", "at the end of {occasion:ending}", texts.AtMoment),
    Pattern(
        "occasion/beginning",
        "[your turn begins/your turn] | [you <begin|start> your turn/each of your turns]",
        course_occasions.YourTurnBegins,
    ),
    Pattern(
        "occasion/ending",
        "[your turn ends/your turn] | [you end your turn/each of your turns]",
        course_occasions.YourTurnEnds,
    ),
    Pattern("occasion/beginning", "<the|each> <player phase|round> [begins/]", course_occasions.RoundBegins),
    Pattern("occasion/ending", "<the|each> player phase [ends/]", course_occasions.PlayerPhaseEnds),
    Pattern("occasion/beginning", "<the|each> villain phase [begins/]", course_occasions.VillainPhaseBegins),
    Pattern("occasion/ending", "<the|each> <villain phase|round> [ends/]", course_occasions.RoundEnds),
    Pattern("form_name", f"{definitions.HERO} | {definitions.ALTER_EGO}", str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "something that happens",
    "alternatives": "one of several things that happen",
    "form_name": "a form",
    "beginning": "what begins",
    "ending": "what ends",
    "in_an_attack": "something that happens",
    "thwarting": "something that happens",
    "who_of_yours": "a kind of card",
}
