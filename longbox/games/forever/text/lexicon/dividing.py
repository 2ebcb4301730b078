"""The words for damage that is divided."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.effects import dividing
from longbox.language import Pattern

AS_YOU_CHOOSE: Final = "<| as you choose| as you like| as you wish>"
AMONG: Final = "<among|between|over> <|any number of |one or more ><{filter:filter/plural}|{filter:yours/plural}>"
DIVIDED: Final = f"<|, ><divided|split|distributed><| as you choose| as you like> {AMONG}"

DIVIDING: Final[tuple[Pattern, ...]] = (
    Pattern(
        "choice",
        f"<deal|do> <|a total of >{{amount:integer}} damage {DIVIDED}{AS_YOU_CHOOSE} "
        f"| <divide|distribute|split|spread> {{amount:integer}} damage{AS_YOU_CHOOSE} {AMONG}{AS_YOU_CHOOSE}",
        dividing.Divide,
    ),
    Pattern(
        "clause",
        f"{{filter:filter/plural}} suffer a total of {{amount:integer}} damage<|,> <divided|split>{AS_YOU_CHOOSE}",
        dividing.Divide,
    ),
    Pattern(
        "choice",
        f"heal <up to |a total of |up to a total of |>{{amount:integer}} damage {DIVIDED} "
        "| heal <a total of|up to a total of> {amount:integer} damage from <|any number of |one or more >"
        "<{filter:filter/plural}|{filter:yours/plural}>",
        dividing.DivideHealing,
    ),
)
