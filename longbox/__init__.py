"""Superhero card games, played by their full rules, on one Python kernel.

    import longbox

    table = longbox.play("dcdb", ["greedy", "random"], seed=7)
    print(longbox.outcome(table))

The names of `__all__` are what this package offers; `docs/library.md` shows each at work. All other modules are
internal and can change with any version.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from longbox.kernel.answerers import Answerer
    from longbox.kernel.choices import Choice
    from longbox.kernel.errors import LongboxError
    from longbox.kernel.imagining import Imagined, Position, Thinker
    from longbox.kernel.questions import IllegalAnswer, Question, Unanswered
    from longbox.kernel.randomness import Randomness
    from longbox.kernel.record import Record, load, save
    from longbox.kernel.table import Table
    from longbox.kernel.view import View
    from longbox.lab.results import Outcome, PlayerResult
    from longbox.public import (
        GameBroke,
        NotOver,
        all_games,
        cards,
        judge,
        outcome,
        play,
        read_card,
        replay,
        simulate,
        write_card,
    )
    from longbox.rulings.judging import Verdict

__all__ = [
    "Answerer",
    "Choice",
    "GameBroke",
    "IllegalAnswer",
    "Imagined",
    "LongboxError",
    "NotOver",
    "Outcome",
    "PlayerResult",
    "Position",
    "Question",
    "Randomness",
    "Record",
    "Table",
    "Thinker",
    "Unanswered",
    "Verdict",
    "View",
    "all_games",
    "cards",
    "judge",
    "load",
    "outcome",
    "play",
    "read_card",
    "replay",
    "save",
    "simulate",
    "write_card",
]

PLACES: Final = {
    "longbox.kernel.answerers": ("Answerer",),
    "longbox.kernel.choices": ("Choice",),
    "longbox.kernel.errors": ("LongboxError",),
    "longbox.kernel.imagining": ("Imagined", "Position", "Thinker"),
    "longbox.kernel.randomness": ("Randomness",),
    "longbox.kernel.questions": ("IllegalAnswer", "Question", "Unanswered"),
    "longbox.kernel.record": ("Record", "load", "save"),
    "longbox.kernel.table": ("Table",),
    "longbox.kernel.view": ("View",),
    "longbox.lab.results": ("Outcome", "PlayerResult"),
    "longbox.rulings.judging": ("Verdict",),
}
"""Where the names lie that `longbox.public` doesn't have."""


def __getattr__(name: str) -> Any:
    """Load what is asked for, so that importing the package costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'longbox' has no attribute {name!r}")
    place = next((place for place, names in PLACES.items() if name in names), "longbox.public")
    return getattr(import_module(place), name)


def __dir__() -> list[str]:
    return __all__
