"""What else is asked: what was discarded or played alike, how much Power there is, and what others have."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb.text import conditions, effects
from longbox.games.dcdb.text.effects import counting
from longbox.language import Pattern
from longbox.texts import comparing
from longbox.texts.conditions import AtLeast, DoneUnless, Not

YOU_HAVE: Final = "<you have|you|you've|you have already|you've already|you already>"

ASKED: Final[tuple[Pattern, ...]] = (
    # What is done unless something is so
    Pattern("effect", "{effect:yours}<|,> unless {condition:condition}", DoneUnless),
    Pattern("sentence", "unless {condition:condition}, {effect:effect}.", DoneUnless),
    # So many, said as it is of what was done: "you have played two Heroes this turn"
    Pattern("so_many_done", "{number:so_many}", None),
    Pattern("so_many_done", "{number:count}", None),
    Pattern(
        "simple_condition",
        f"{YOU_HAVE} discarded <a card{{least=1}}|{{least:so_many_done}} cards> this turn",
        AtLeast,
        amount=effects.DiscardedThisTurn(),
    ),
    Pattern(
        "simple_condition",
        f"{YOU_HAVE} drawn {{least:so_many_done}} cards this turn",
        AtLeast,
        amount=counting.DrawnThisTurn(),
    ),
    Pattern("simple_condition", f"{YOU_HAVE} played {{least:so_many_done}} {{amount:alike_played}} this turn", AtLeast),
    Pattern(
        "alike_played",
        f"{{kind:kind/plural}} <with the same|of the same> <name{{what={effects.DIFFERENT_NAMES}}}|"
        f"cost{{what={effects.DIFFERENT_COSTS}}}>",
        counting.MostAlikePlayed,
    ),
    Pattern(
        "simple_condition",
        f"you have <{{number:integer}} or <less|fewer>{{relation={comparing.OR_LESS}}}|"
        f"<less|fewer> than {{number:integer}}{{relation={comparing.LESS}}}|"
        f"more than {{number:integer}}{{relation={comparing.MORE}}}|"
        f"exactly {{number:integer}}{{relation={comparing.EXACTLY}}}|"
        f"no{{relation={comparing.EXACTLY}}}{{number=0}}> Power",
        conditions.PowerIs,
    ),
    Pattern("simple_condition", "it is your turn | it's your turn", conditions.IsYourTurn),
    Pattern(
        "simple_condition",
        "it is not your turn | it isn't your turn | it's not your turn",
        Not,
        condition=conditions.IsYourTurn(),
    ),
    # What others have
    Pattern(
        "simple_condition",
        "<<a|any> foe|another <foe|player>> controls a {amount:foes_controlling}{least=1} | "
        "{least:so_many} foes control a {amount:foes_controlling}",
        AtLeast,
    ),
    Pattern("simple_condition", "no foe controls a {condition:some_controlling}", Not),
    Pattern("some_controlling", "{amount:foes_controlling}", AtLeast, least=1),
    Pattern("foes_controlling", "{kind:kind/singular}", counting.FoesControlling),
    Pattern(
        "simple_condition",
        f"you <have <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:compared}}|"
        f"control <more{{relation={comparing.MORE}}}|fewer{{relation={comparing.LESS}}}> {{amount:controlled}}> "
        "than <<a|another|at least one> <foe|player>|<one|at least one> of your foes>",
        conditions.ComparedToAny,
    ),
    Pattern("simple_condition", "you have no other {condition:another_there}", Not),
    Pattern("another_there", "{kind:kind/plural} in {place:your_cards}", conditions.HasAnotherIn),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "so_many_done": "so many",
    "alike_played": "a kind of card",
    "some_controlling": "a kind of card",
    "foes_controlling": "a kind of card",
    "another_there": "a kind of card",
}
