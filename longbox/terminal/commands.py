"""What can be typed besides answers.

LongboxError
└── TooLong    a line is longer than anything that can be said
"""

from __future__ import annotations

from typing import Final

from longbox.faces.opportunities import ALWAYS, ASK, NEVER
from longbox.kernel.errors import LongboxError

HELP: Final = "help"
EXPLAIN: Final = "explain"
WHY: Final = "why"
UNDO: Final = "undo"
SAVE: Final = "save"
QUIT: Final = "quit"
LOG: Final = "log"
TABLE: Final = "table"
ALL: Final = "all"
ANSWER: Final = "answer"
AGAIN: Final = "again"
HABITS: Final = (ALWAYS, NEVER, ASK)
"""What the players want to be answered for them from now on, and what no longer."""

WORDS: Final = {
    "help": HELP,
    "why": WHY,
    "w": WHY,
    "undo": UNDO,
    "u": UNDO,
    "save": SAVE,
    "quit": QUIT,
    "q": QUIT,
    "exit": QUIT,
    "log": LOG,
    "table": TABLE,
    "all": ALL,
    "always": ALWAYS,
    "never": NEVER,
    "ask": ASK,
}
"""The first words of the commands. No key of an answer is one of them."""

WITH_ARGUMENT: Final = (WHY, SAVE, LOG, *HABITS)
"""Commands that something may follow."""


def listed(example: str, *, habits: bool) -> list[tuple[str, str]]:
    """The commands as the help shows them: what to type, and what it does.

    Args:
        example: How a card of the game may be typed.
        habits: Whether there are questions that can be answered for a player.
    """
    answering = [
        ("1  a  0", "answer by the key in front of it"),
        ("1 1 2", "several answers, one after another"),
        (example, "answer by a name, its beginning, or nearly the name"),
        ("all", "answer with all that has a number: a whole hand"),
    ]
    choosing = [
        (f"always {example}", "use it whenever it can be used, without being asked"),
        (f"never {example}", "don't be asked about it"),
        (f"ask {example}", "be asked again; always and never alone tell what you chose"),
    ]
    asking = [
        ("?", "this page"),
        (f"?{example}  ?2", "explain a card; a player's name shows what lies before them"),
        ("why", "the rule behind what happened last; again for what was before"),
        (f"why {example}", "why you can't do that now"),
        ("log", "what happened lately; log 200: more of it"),
        ("table", "the whole table in sentences"),
        ("undo", "take your last answer back"),
        ("save FILE", "keep a copy; the game is kept by itself after every answer"),
        ("quit", "leave; the game can be resumed"),
    ]
    return [*answering, *(choosing if habits else []), *asking]


LONGEST: Final = 500
"""The longest line that is looked at, as looking for what is nearly typed takes its time."""


class TooLong(LongboxError):
    """A line was typed, or sent, that is longer than anything that can be said."""


class Command:
    """A line that was typed.

    Attributes:
        name: One of the commands; `ANSWER` for everything that is none.
        rest: What follows the command, or the whole line of an answer.
    """

    def __init__(self, name: str, rest: str = "") -> None:
        self.name = name
        self.rest = rest

    def __repr__(self) -> str:
        return f"<{self.name} {self.rest!r}>"


def read_command(line: str) -> Command:
    """What a line means. An empty line is the wish to be asked again.

    Raises:
        TooLong: Nobody types such a line.
    """
    line = line.strip()
    if len(line) > LONGEST:
        raise TooLong(f"A line of {len(line):,} signs is too long; {LONGEST} are enough for anything here.")
    if not line:
        return Command(AGAIN)
    if line in ("?", "h"):
        return Command(HELP)
    if line.startswith("?"):
        return Command(EXPLAIN, line[1:].strip())
    if line.endswith("?"):
        return Command(EXPLAIN, line[:-1].strip())
    word, _, rest = line.partition(" ")
    name = WORDS.get(word.lower(), "")
    if name and (not rest or name in WITH_ARGUMENT):
        return Command(name, rest.strip())
    return Command(ANSWER, line)
