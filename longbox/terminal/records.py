"""Playing a record back, and saying what is wrong with it.

LongboxError
└── BadRecord             (of the kernel)
    └── BrokenRecord      a record that doesn't fit the rules: an answer that can't be given, or one too many
"""

from __future__ import annotations

from longbox import games
from longbox.kernel.questions import IllegalAnswer
from longbox.kernel.record import BadRecord, Record
from longbox.kernel.table import Table


class BrokenRecord(BadRecord):
    """A record can be read, but not played. The message says which answer is wrong, and what would be right."""


def play_back(record: Record) -> Table:
    """The game of a record as far as its answers go.

    Raises:
        BrokenRecord: An answer doesn't fit its question, there are answers after the end, or too many or too few
            sit at the table.
        LongboxError: The game or its options are not known.
    """
    table = Table(games.find(record.game), _without_answers(record))
    seats = len(table.game.seats)
    if len(record.seats) not in (0, seats):
        raise BrokenRecord(f"{seats} play this game, but the record tells of {len(record.seats)} who sit there.")
    for number, key in enumerate(record.answers, 1):
        if not table.questions:
            extra = len(record.answers) - number + 1
            raise BrokenRecord(f"The game is over after {number - 1} answers, but {extra} more are recorded.")
        try:
            table.answer(table.questions[0].player, key)
        except IllegalAnswer as error:
            raise BrokenRecord(f"Answer {number} of {len(record.answers)} can't be given: {error}") from None
    return table


def _without_answers(record: Record) -> Record:
    return Record(record.game, record.options, record.seed, (), record.seats)
