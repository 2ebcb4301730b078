"""The words for what is explained afterwards, and for what is quoted: "where X is ...", "this turn, it has "..."."""

from __future__ import annotations

from typing import Final

from longbox.games.vs.modifiers import changes, statements
from longbox.games.vs.text.effects import lasting
from longbox.language import Pattern

GETS: Final = "{subject:noun} [gets|get] +X"


def explained(when: str, one_or_other: type, both: type) -> tuple[Pattern, ...]:
    """What cards get that is explained afterwards, with what is said before that: while they are something."""
    return (
        Pattern(
            "asked_always",
            f"{GETS} ATK{when}, where X is {{atk:quantity}}{{defense=None}} | "
            f"{GETS} DEF{when}, where X is {{defense:quantity}}{{atk=None}}",
            one_or_other,
        ),
        Pattern("asked_always", f"{GETS} ATK </|and> +X DEF{when}, where X is {{amount:quantity}}", both),
    )


QUOTED_FOR_A_WHILE: Final[tuple[Pattern, ...]] = (
    Pattern(
        "sentence",
        "{statement:quoting} {duration:duration}. | {duration:duration}, {statement:quoting}",
        lasting.Lasting,
    ),
)

EXPLAINED: Final[tuple[Pattern, ...]] = (
    *explained("", changes.Gets, changes.GetsBoth),
    *explained(" while {quality:being}", statements.GetsWhile, statements.GetsBothWhile),
    *QUOTED_FOR_A_WHILE,
)
