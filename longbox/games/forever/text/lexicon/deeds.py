"""The words for what texts do with citizens, and to attacks, Threatenings and Rescues."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.constants import Less
from longbox.games.forever.text.effects import acts, crowds, empowering, hurting
from longbox.games.forever.text.filters import TheAttacked, ThisLocation
from longbox.games.forever.text.targets import Pronoun, ThatPlace, The
from longbox.language import Pattern

MOST_MODIFIERS: Final = 99
"""More modifiers than are ever played in one action."""

DEEDS: Final[tuple[Pattern, ...]] = (
    # Citizens
    Pattern(
        "choice/verb/bare",
        "[move/moves/move] {amount:how_many} citizen(s) from {target:origin} to <|the >Sanctuary",
        crowds.MoveToSanctuary,
    ),
    Pattern(
        "choice/verb/bare",
        "[return/returns/return] {amount:how_many} citizen(s) from {target:origin} to the supply "
        "| <[remove/removes/remove]|[discard/discards/discard]> {amount:how_many} citizen(s) from {target:origin}",
        crowds.MoveToSupply,
    ),
    Pattern(
        "choice",
        "<return|move> {amount:how_many} citizen(s) from {target:origin} "
        "<back to <its|their|that>|to <its|their>> <Location|location> "
        "| return {amount:how_many} citizen(s) from {target:origin} to the Location it is at",
        crowds.MoveBack,
    ),
    Pattern(
        "choice/verb/bare",
        "[move/moves/move] {amount:how_many} citizen(s) from {origin:origin} to {goal:holder}",
        crowds.MoveCitizens,
    ),
    Pattern(
        "choice/verb/bare",
        "<[move/moves/move]|[return/returns/return]> {amount:amount} citizen(s) from <|the >Sanctuary "
        "to {target:holder}",
        crowds.MoveFromSanctuary,
    ),
    Pattern("origin", "{target:target}", None),
    Pattern("origin", "here", The, filter=ThisLocation()),
    Pattern("origin", "there", ThatPlace),
    Pattern(
        "choice/verb/bare",
        "[place/places/place] {amount:amount} citizen(s) <|from the supply> <on|at> {target:target}"
        "< for each {each:counted}|> "
        "| <[add/adds/add]|[put/puts/put]> {amount:amount} citizen(s) <|from the supply ><to|on|onto> {target:target}"
        "< for each {each:counted}|>",
        crowds.PlaceCitizens,
    ),
    Pattern(
        "clause",
        "{target:target} <|then >[claims|claim]<| citizens><| at <his|her|its|their> <Location|location>| there| here>",
        crowds.Claims,
    ),
    Pattern(
        "clause",
        "{target:target} <|then >[claims|claim] {amount:amount} citizen(s)"
        "<| from <this|its|his|her> <Location|location>>",
        crowds.ClaimsSoMany,
    ),
    Pattern(
        "clause",
        "{who:target} <|then >[claims|claim] {amount:claimed}",
        acts.ActorAdds,
    ),
    Pattern(
        "clause",
        "{who:target} <|then >[deals|deal] {amount:more_damage} "
        "| {who:target} <|then >[deals|deal] {amount:less_damage}",
        acts.ActorDeals,
    ),
    Pattern("less_damage", "{value:count} <less|fewer> damage", Less),
    Pattern(
        "choice",
        "<return|move> {amount:how_many} of <them|its citizens|those citizens> <back |>to <its|their|that> "
        "<Location|location>",
        crowds.MoveBack,
        target=Pronoun(),
    ),
    Pattern(
        "choice/verb/bare",
        "[advance/advances/advance] {target:target} <by|with> {amount:amount}< citizen(s)|>",
        crowds.PlaceCitizens,
    ),
    # Cards that empower
    Pattern(
        "choice/verb/bare",
        "[empower/empowers/empower] {target:target} with {amount:portion} card(s) from [your/their/your] hand",
        empowering.EmpowerFromHand,
    ),
    Pattern(
        "choice/verb/bare",
        "[empower/empowers/empower] {target:target} with the top card of [your/their/your] deck",
        empowering.EmpowerFromTop,
    ),
    Pattern(
        "choice/verb/bare",
        "[empower/empowers/empower] {target:target} with the top card of [your/their/your] discard pile",
        empowering.EmpowerFromTopOfDiscard,
    ),
    Pattern(
        "choice/verb/bare",
        "[empower/empowers/empower] {target:target} with <a|1|one> {filter:filter/singular} "
        "from [your/their/your] discard pile",
        empowering.EmpowerFromDiscard,
    ),
    Pattern(
        "choice/verb/paid/bare",
        "[discard/discards/discard/discard] {amount:how_many} <empowering card(s)|card(s) empowering it> "
        "from {target:target} "
        "| [discard/discards/discard/discard] {amount:how_many} card(s) empowering {target:target}",
        empowering.DiscardEmpowering,
    ),
    # Acts
    Pattern("clause", "the value of this action is {amount:value_of_act}", acts.SetBase),
    Pattern("value_of_act", "{amount:quantity} | {amount:mass}", None),
    Pattern("clause", "this <action|attack|Attack|Rescue|Threaten> gets {amount:gotten}", acts.AddToAct),
    Pattern("gotten", "{amount:bonus}", None),
    Pattern("gotten", "{amount:more_damage}", None),
    Pattern("gotten", "{amount:more_citizens}", None),
    Pattern(
        "clause",
        "<this|that> <attack|Attack> <deals|does> {amount:more_damage} "
        "| <this|that> <Rescue|Threaten> claims {amount:more_citizens}",
        acts.AddToAct,
    ),
    Pattern(
        "clause",
        "<it|that character|this character> <claims {amount:more_citizens}|deals {amount:more_damage}>",
        acts.AddToAct,
    ),
    Pattern(
        "choice",
        "ignore {count:count} <of its modifiers|modifier(s)|<Attack|Threaten|Rescue> Modifier(s)>",
        acts.IgnoreModifiers,
    ),
    Pattern(
        "choice",
        "ignore <all of its modifiers|all <|Attack |Threaten |Rescue >Modifiers|all modifiers|its modifiers>",
        acts.IgnoreModifiers,
        count=MOST_MODIFIERS,
    ),
    Pattern(
        "choice",
        "reduce <that claim|the claim|<the|that> number<| of citizens>< claimed|>|the <citizens|amount> claimed"
        "|the number of citizens <claimed|they claim|it claims|that Rogue claims>> by {amount:mass}",
        acts.ReduceClaim,
    ),
    Pattern("choice", "cancel <it|its effects|its effect|that effect>", acts.CancelIt),
    Pattern("clause", "{effect:clause} instead", acts.Instead),
    Pattern("clause", "{who:target} <|then ><attacks|Attacks> {target:target}", acts.AttacksIt),
    Pattern("clause", "{who:target} <may|can> <attack|Attack> {target:target}", acts.MayAttackIt),
    Pattern("choice", "claim <{amount:additional}|{amount:count} more> <citizen|citizens>", acts.ClaimMore),
    Pattern(
        "clause",
        "<deal|do> {amount:mass} <additional|more|extra> damage< for each {each:counted}|>",
        hurting.Suffer,
        target=The(TheAttacked()),
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "origin": "a card",
    "gotten": "a bonus",
    "less_damage": "less damage",
    "value_of_act": "a number",
}
