"""The words for what is done so often or so much at most: "to a maximum of +5"."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers import changes
from longbox.games.vs.text.effects import lasting
from longbox.games.vs.text.lexicon.statements import RAISED, says
from longbox.language import Pattern
from longbox.texts.amounts import NoMoreThan

AT_MOST: Final = "<,|> <|up >to a maximum of {most:signed_amount} <|ATK|DEF>"

LIMITED: Final[tuple[Pattern, ...]] = (
    says(f"<[gets|get]|[has|have]|[gains|gain]> {RAISED} for each {{each:counted}}{AT_MOST}", changes.GetsUpTo),
    Pattern(
        "clause",
        f"{{subject:noun}} [gets|get] {RAISED} {{duration:duration}} for each {{each:counted}}{AT_MOST}",
        lasting.LastingUpTo,
    ),
    Pattern(
        "each_cards/each_points",
        "{amount:[each_cards/each_points]}<,|> up to <a maximum of |>{most:number} | "
        "{amount:[each_cards/each_points]}<,|> to a maximum of {most:number}",
        NoMoreThan,
    ),
)
