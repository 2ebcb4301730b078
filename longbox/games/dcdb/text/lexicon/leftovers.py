"""What is done with the rest of the cards that were shown."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import effects
from longbox.games.dcdb.text.effects import them
from longbox.language import Pattern

THERE: Final = (
    f"<on the bottom of your deck <|in any order>{{where={them.ON_BOTTOM}}}|"
    f"<|back >on <|the >top of your deck <|in any order>{{where={them.ON_TOP}}}|"
    f"<|back >on <|the >top of the main deck <|in any order>{{where={them.ON_MAIN_DECK}}}|"
    f"<back on <|the >top <|in any order>|back <|in any order>|on <|the >top <|in any order>>"
    f"{{where={them.BACK_ON_TOP}}}|"
    f"<|back >on the bottom <|in any order>{{where={them.BACK_ON_BOTTOM}}}|"
    f"<|back >on the bottom of the main deck <|in any order>{{where={them.UNDER_MAIN_DECK}}}|"
    f"into your discard pile{{where={effects.DISCARD_THEM}}}|into your hand{{where={effects.INTO_HAND}}}>"
)
"""Where the rest of the cards go that were shown."""

LEFTOVERS: Final[tuple[Pattern, ...]] = (
    Pattern("left_over", f"put <the rest|the other|the others> {THERE}", effects.MoveThem, some=effects.TheRest()),
    Pattern(
        "left_over",
        f"discard <the rest|the other|the others>{{where={effects.DISCARD_THEM}}} | "
        f"destroy <the rest|the other|the others>{{where={effects.DESTROY_THEM}}}",
        effects.MoveThem,
        some=effects.TheRest(),
    ),
    Pattern(
        "grant",
        f"<the rest|the other|the others> {THERE}",
        effects.MoveThem,
        some=effects.TheRest(),
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "left_over": "what is done with the rest",
}
