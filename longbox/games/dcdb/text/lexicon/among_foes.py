"""What is said of certain foes: "that foe", the one with the most of something, those who did something this way."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds
from longbox.games.dcdb.text import conditions, effects, playing
from longbox.games.dcdb.text.effects import counting, others
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.conditions import AtLeast, If, Not

FOE: Final = "<foe|player|opponent|other player>"
THAT_FOE: Final = "that <foe|player|opponent>"
WITH_THE_MOST: Final = (
    f"<with|who has> the <most{{relation={comparing.MORE}}}|<fewest|least>{{relation={comparing.LESS}}}> "
    "{amount:they_have}"
)
CONTROLLING_THE_MOST: Final = (
    f"who controls the <most{{relation={comparing.MORE}}}|<fewest|least>{{relation={comparing.LESS}}}> "
    "{amount:controlled}"
)
WHO_DOES: Final = "<foe|opponent|other player|of them|one> who <does|did><| so>"
WHO_DOES_NOT: Final = "<foe|opponent|other player|of them|one> who <does not|doesn't|did not|didn't|cannot|can't>"

AMONG_FOES: Final[tuple[Pattern, ...]] = (
    # That foe
    Pattern("their_clause", f"{THAT_FOE} {{effect:deed}}", others.ThatFoe),
    Pattern("simple_condition", f"{THAT_FOE} {{condition:it_is_so}}", conditions.ThatFoeHas),
    Pattern("it_is_so", "has {condition:held} | controls {condition:they_control}", None),
    # The foe with the most
    Pattern(
        "their_clause",
        f"the <foe|opponent> <{WITH_THE_MOST}|{CONTROLLING_THE_MOST}> {{effect:deed}}",
        others.Foremost,
    ),
    Pattern(
        "their_clause", f"the player <{WITH_THE_MOST}|{CONTROLLING_THE_MOST}> {{effect:deed}}", others.ForemostPlayer
    ),
    Pattern(
        "sentence",
        f"choose the <foe|opponent> <{WITH_THE_MOST}|{CONTROLLING_THE_MOST}>. <That foe|That player> {{effect:deed}}.",
        others.Foremost,
    ),
    Pattern(
        "sentence",
        f"Attack: the <foe|opponent|player> <{WITH_THE_MOST}|{CONTROLLING_THE_MOST}> {{assault:suffered}}.",
        playing.AttackForemost,
    ),
    Pattern("who_they_are", WITH_THE_MOST, conditions.ForemostFoe),
    Pattern("who_they_are", CONTROLLING_THE_MOST, conditions.ForemostFoe),
    # You have the most where nobody has more
    Pattern("simple_condition", "you have the {condition:some_ahead}", Not),
    Pattern("some_ahead", "{amount:foes_ahead}", AtLeast, least=1),
    Pattern("foes_ahead", "{condition:ahead}", counting.FoesHolding),
    Pattern(
        "ahead",
        f"<most{{relation={comparing.MORE}}}|<fewest|least>{{relation={comparing.LESS}}}> {{amount:compared}}",
        conditions.ThanYou,
    ),
    # Those who did something this way
    Pattern(
        "counted/numbered",
        f"[foe/foes] who <discarded|discards|discard>{{how={effects.DISCARDED}}} a "
        "{kind:kind/singular}< this way|> | "
        f"[foe/foes] who <revealed|reveals|reveal>{{how={effects.REVEALED}}} a "
        "{kind:kind/singular}< this way|> | "
        f"[foe/foes] who <destroyed|destroys|destroy>{{how={effects.DESTROYED}}} a "
        "{kind:kind/singular}< this way|> | "
        f"[foe/foes] who <gained|gains|gain> a Weakness< this way|>{{how={effects.GAINED}}}{{kind=any}} | "
        f"[foe/foes] who <lost|loses|lose> <a |>VP< this way|>{{how={counting.LOST_VP}}}{{kind=any}}",
        counting.FoesWhoDid,
        kind={"any": kinds.ANY_CARD},
    ),
    Pattern(
        "counted/numbered",
        f"[foe/foes] who <discarded|discards> no {{kind:kind/plural}}< this way|>{{how={effects.DISCARDED}}} | "
        f"[foe/foes] who <did not|didn't|does not|doesn't> discard a {{kind:kind/singular}}< this way|>"
        f"{{how={effects.DISCARDED}}} | "
        f"[foe/foes] who <revealed|reveals> no {{kind:kind/plural}}< this way|>{{how={effects.REVEALED}}} | "
        f"[foe/foes] who <did not|didn't|does not|doesn't> reveal a {{kind:kind/singular}}< this way|>"
        f"{{how={effects.REVEALED}}} | "
        f"[foe/foes] who <gained|gains> no Weakness< this way|>{{how={effects.GAINED}}}{{kind=any}} | "
        f"[foe/foes] who <did not|didn't|does not|doesn't> gain a Weakness< this way|>"
        f"{{how={effects.GAINED}}}{{kind=any}}",
        counting.FoesWhoDidNot,
        kind={"any": kinds.ANY_CARD},
    ),
    Pattern(
        "sentence",
        f"Attack: {{assault:assault}}. For each {WHO_DOES}, {{benefit:effect}}. | "
        f"Attack: {{assault:assault}}. {{benefit:effect}} for each {WHO_DOES}.",
        playing.AttackFor,
    ),
    Pattern(
        "sentence",
        f"each <foe|opponent|other player> {{effect:deed}}. {{benefit:effect}} for each {WHO_DOES}.",
        others.EachFoeFor,
    ),
    Pattern(
        "sentence",
        f"Attack: {{assault:assault}}. For each {WHO_DOES_NOT}, {{benefit:effect}}. | "
        f"Attack: {{assault:assault}}. {{benefit:effect}} for each {WHO_DOES_NOT}.",
        playing.AttackForOthers,
    ),
    Pattern(
        "sentence",
        f"each <foe|opponent|other player> {{effect:deed}}. For each {WHO_DOES_NOT}, {{benefit:effect}}. | "
        f"each <foe|opponent|other player> {{effect:deed}}. {{benefit:effect}} for each {WHO_DOES_NOT}.",
        others.EachFoeForOthers,
    ),
    Pattern(
        "next_deed",
        "<<foes|players|opponents|those|all> who {condition:they_did_so} {effect:their_choice}|"
        "<any|each|a> <foe|player|opponent> who {condition:they_failed} {effect:deed}>",
        If,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "it_is_so": "what is so for that foe",
    "some_ahead": "something to count",
    "foes_ahead": "something to count",
    "ahead": "something to count",
}
