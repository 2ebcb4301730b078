"""The words that tell cards from others: where they are and are not, what they are not, who chooses them."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.actions.remembering import BOUGHT, RECRUITED
from longbox.games.forever.definitions import LOCATION
from longbox.games.forever.text import history, measures, places, qualities, targets
from longbox.games.forever.text.filters import OfTypes
from longbox.language import Pattern
from longbox.texts.filters import AnyCard

ELSEWHERE: Final = (
    "<at <another|a different|any other|some other> <Location|location>|elsewhere"
    "|at <other|any other> <Locations|locations>>"
)
NOT_AT_ONE: Final = "<not at <a|any> <Location|location>|in <the|its|a> play area>"
THAT_IS: Final = "<|who is |that is |who are |that are >"
BESIDE: Final = "at the same <Location|location> as {whose:owner}"
OTHER_THAN: Final = "<other than|except|except for|but not>"
LESS: Final = "<less|fewer|lower>"
MORE: Final = "<more|higher|greater>"
ATTACHED: Final = "<Attachments|cards attached|Attachments attached|attached cards>"

TELLING_APART: Final[tuple[Pattern, ...]] = (
    # Where they are
    Pattern("filter", f"{{filter:filter}} {THAT_IS}{ELSEWHERE}", places.Elsewhere),
    Pattern(
        "filter",
        f"{{filter:filter}} {THAT_IS}{NOT_AT_ONE} "
        "| {filter:filter} <<who|that> is|<who|that> are> not at <a|any> <Location|location>",
        places.AtNoLocation,
    ),
    Pattern("filter", f"{{filter:filter}} {THAT_IS}in your play area", places.InYourPlayArea),
    Pattern("filter", f"{{filter:filter}} {THAT_IS}in their play area", places.InTheirPlayArea),
    Pattern("filter", f"{{filter:filter}} {BESIDE}", places.WhereIs),
    Pattern("whereabouts", ELSEWHERE, places.Elsewhere, filter=AnyCard()),
    Pattern("whereabouts", "in <the|its|his|her> play area", places.AtNoLocation, filter=AnyCard()),
    Pattern("whereabouts", "in your play area", places.InYourPlayArea, filter=AnyCard()),
    Pattern("whereabouts", BESIDE, places.WhereIs, filter=AnyCard()),
    Pattern("filter", "{filter:locations} with a {there:filter/singular}<| at it| there>", places.PlacesWith),
    Pattern(
        "filter",
        "{filter:locations} <with no|without> {there:filter}<| at it| there> "
        "| {filter:locations} without <a|any> {there:filter}<| at it| there>",
        places.PlacesWithout,
    ),
    Pattern(
        "kind_of_place",
        "{filter:locations} with a {there:filter/singular}<| at it| there>",
        places.PlacesWith,
    ),
    Pattern(
        "kind_of_place",
        "{filter:locations} <with no|without> {there:filter}<| at it| there> "
        "| {filter:locations} without <a|any> {there:filter}<| at it| there>",
        places.PlacesWithout,
    ),
    Pattern(
        "kind_of_place",
        "{filter:locations} with the <most|highest number of> citizens",
        measures.WithMost,
        of="citizens",
    ),
    Pattern(
        "kind_of_place",
        "{filter:locations} with the <fewest|least|lowest number of> citizens",
        measures.WithFewest,
        of="citizens",
    ),
    Pattern(
        "kind_of_place",
        "{filter:locations} with <{least:count} or more|at least {least:count}> citizens",
        measures.WithAtLeast,
        of="citizens",
    ),
    Pattern("locations", "<Location(s)|location(s)>", OfTypes, types=(LOCATION,)),
    # What they are not
    Pattern(
        "filter",
        "{filter:noun} without the {trait:coined} trait | non-{trait:coined} {filter:noun} "
        "| {filter:noun} <that|who> [does|do] not have the {trait:coined} trait | {filter:noun} without {trait:coined}",
        qualities.WithoutTrait,
    ),
    Pattern("filter", f"{{filter:filter}} {OTHER_THAN} {{whom:definite}}", qualities.OtherThan),
    # How much they have
    Pattern(
        "filter",
        f"{{filter:simple}} with <a |an |>{{of:measure}}<| value> of {{least:count}} or {MORE} "
        f"| {{filter:simple}} with {{of:measure}} {{least:count}} or {MORE} "
        f"| {{filter:simple}} with {{least:count}} {{of:measure}} or {MORE} "
        f"| {{filter:simple}} <that|who> [has|have] {{least:count}} or {MORE} {{of:measure}} "
        f"| {{filter:simple}} whose {{of:measure}}<| value> is {{least:count}} or {MORE}",
        measures.WithAtLeast,
    ),
    Pattern(
        "filter",
        f"{{filter:simple}} with <a |an |>{{of:measure}}<| value> of {{least:count}} or {LESS} "
        f"| {{filter:simple}} with {{of:measure}} {{least:count}} or {LESS} "
        f"| {{filter:simple}} with {{least:count}} {{of:measure}} or {LESS} "
        f"| {{filter:simple}} <that|who> [has|have] {{least:count}} or {LESS} {{of:measure}} "
        f"| {{filter:simple}} whose {{of:measure}}<| value> is {{least:count}} or {LESS}",
        measures.WithAtMost,
    ),
    Pattern(
        "filter",
        "{filter:simple} empowered by <{least:count} or more|at least {least:count}> cards "
        "| {filter:simple} with <{least:count} or more|at least {least:count}> "
        "<empowering cards|cards empowering <it|them>>",
        qualities.EmpoweredBy,
    ),
    Pattern("superlative", f"{{filter:filter}} with the most {ATTACHED}", qualities.Bearing),
    Pattern("superlative", f"{{filter:filter}} with the <fewest|least> {ATTACHED}", qualities.BearingFewest),
    Pattern("superlative", "{filter:filter} with the highest <|buy |recruitment >cost", qualities.CostsMost),
    Pattern("superlative", "{filter:filter} with the lowest <|buy |recruitment >cost", qualities.CostsLeast),
    Pattern(
        "filter",
        f"{{filter:simple}} you <|have >recruited this round{{deed={RECRUITED}}} "
        f"| {{filter:simple}} you <|have >bought this round{{deed={BOUGHT}}}",
        history.YouGotThisRound,
    ),
    Pattern("filter", "{first:simple/plural} and {other:simple/plural}", qualities.OneKindOrOther),
    # For whom something is so
    Pattern("picked_cards", "the {filter:superlative/singular}", targets.Each),
    Pattern("picked_cards", "a random {filter:filter/singular}", targets.OneAtRandom),
    Pattern(
        "picked_cards",
        "<a|1|one> {filter:filter/singular} of <the|an|a|your> {kind:players}'s choice",
        targets.OneTheyChoose,
    ),
    Pattern("picked_cards", "<|either >{filter:one_named}", targets.One),
    # Who chooses them
    Pattern(
        "chosen",
        "a random {filter:filter/singular} | <a|1|one> {filter:filter/singular} <at random|chosen at random>",
        targets.OneAtRandom,
    ),
    Pattern(
        "chosen",
        "<a|1|one> {filter:filter/singular} <of <the|an|a|your> {kind:players}'s choice"
        "|<chosen by|that is chosen by> <the|an|a|your> {kind:players}>",
        targets.OneTheyChoose,
    ),
    Pattern("chosen", "<|either >{filter:one_named}", targets.One),
    Pattern("one_named", "{first:definite} or {other:definite}", qualities.OneKindOrOther),
    Pattern("who", "<|either >{filter:one_named}", None),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "locations": "Locations",
    "one_named": "one of two certain cards",
}
