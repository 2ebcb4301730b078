"""The words for what is done with some of the cards that a text revealed or looked at, and with the rest."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.effects import sorting
from longbox.games.forever.text.targets import SomeOf, Them
from longbox.language import Pattern

AND_THEN_THE: Final = "<, then| and|.>"
REST: Final = "the <rest|others|other cards>"

SORTING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "choice",
        f"put {{target:of_them}} into your hand{AND_THEN_THE} {{rest:rest}}",
        sorting.TakeOfThem,
    ),
    Pattern("choice", f"discard {{target:of_them}}{AND_THEN_THE} {{rest:rest_kept}}", sorting.DiscardOfThem),
    Pattern("rest", f"<discard|Discard> {REST}{{={sorting.DISCARDED}}}", str),
    Pattern("rest", "{rest:rest_kept}", None),
    Pattern(
        "rest_kept",
        f"<put|Put> {REST} on the bottom of <your|that|their|its owner's> deck<| in any order>{{={sorting.BENEATH}}} "
        f"| <put|Put> {REST} <back|back on top|on top of <your|that|their> deck> in any order{{={sorting.ON_TOP}}} "
        f"| <shuffle|Shuffle> {REST} into <your|that|their> deck{{={sorting.SHUFFLED}}}",
        str,
    ),
    Pattern("of_them", "{target:some_of}", None),
    Pattern("of_them", "{target:one_alone}", None),
    Pattern("one_alone", "<one{count=1}|1{count=1}|{count:count}>", SomeOf, target=Them()),
    Pattern("of_them", "{target:some_revealed}", None),
    Pattern(
        "some_revealed",
        "each {filter:filter/singular} <among them|revealed this way|revealed> "
        "| all {filter:filter/plural} <among them|revealed this way|revealed|in it|from it|in that hand>",
        sorting.EachOfThem,
    ),
    Pattern(
        "some_revealed",
        "<a|1|one> {filter:filter/singular} <among them|from among them|revealed this way|revealed>",
        sorting.OneOfThem,
    ),
    Pattern(
        "some_revealed",
        "<a|1|one> {filter:filter/singular} <from|in> <it|that hand>",
        sorting.OneOfThatHand,
    ),
    Pattern(
        "choice",
        "reveal cards from <|the top of >your deck until <you reveal a {filter:filter/singular}"
        f"|a {{filter:filter/singular}} is revealed><.|, then| and> {{goal:goal_found}}{AND_THEN_THE} {{rest:rest}}",
        sorting.RevealUntil,
    ),
    Pattern(
        "goal_found",
        f"<put|Put> <it|that card> into your hand{{={sorting.INTO_HAND}}} "
        f"| <put|Put> <it|that card> into play{{={sorting.INTO_PLAY}}} "
        f"| <play|Play> <it|that card>{{={sorting.INTO_PLAY}}}",
        str,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "of_them": "some cards",
    "one_alone": "some cards",
    "some_revealed": "some cards",
    "rest": "what is done with the rest",
    "rest_kept": "what is done with the rest",
    "goal_found": "what is done with it",
}
