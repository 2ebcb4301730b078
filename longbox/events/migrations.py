"""How the file of events is built, change after change: a file of any older version is brought up to date."""

from __future__ import annotations

from typing import Final

FIRST: Final = (
    """CREATE TABLE event (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        format TEXT NOT NULL,
        singleton INTEGER,
        rounds INTEGER,
        sanctioned INTEGER NOT NULL,
        seed TEXT NOT NULL,
        closed INTEGER NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE entrant (
        event INTEGER NOT NULL REFERENCES event,
        number INTEGER NOT NULL,
        player TEXT NOT NULL,
        bot TEXT NOT NULL DEFAULT '',
        draw INTEGER NOT NULL DEFAULT 0,
        dropped INTEGER,
        PRIMARY KEY (event, number),
        UNIQUE (event, player)
    )""",
    """CREATE TABLE round (
        event INTEGER NOT NULL REFERENCES event,
        number INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('swiss', 'semi-finals', 'finals')),
        PRIMARY KEY (event, number)
    )""",
    """CREATE TABLE pod (
        event INTEGER NOT NULL,
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,
        seed TEXT NOT NULL,
        record TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (event, round, number),
        FOREIGN KEY (event, round) REFERENCES round
    )""",
    """CREATE TABLE seat (
        event INTEGER NOT NULL,
        round INTEGER NOT NULL,
        pod INTEGER NOT NULL,
        number INTEGER NOT NULL,
        entrant INTEGER NOT NULL,
        place INTEGER,
        points INTEGER,
        conceded INTEGER NOT NULL DEFAULT 0,
        repeated INTEGER NOT NULL DEFAULT 0,
        characters TEXT NOT NULL DEFAULT '[]',
        PRIMARY KEY (event, round, pod, number),
        UNIQUE (event, round, entrant),
        FOREIGN KEY (event, round, pod) REFERENCES pod,
        FOREIGN KEY (event, entrant) REFERENCES entrant
    )""",
    """CREATE TABLE playing_on (
        event INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        entrant INTEGER NOT NULL,
        PRIMARY KEY (event, rank),
        FOREIGN KEY (event, entrant) REFERENCES entrant
    )""",
    """CREATE TABLE penalty (
        number INTEGER PRIMARY KEY,
        event INTEGER NOT NULL,
        entrant INTEGER NOT NULL,
        round INTEGER NOT NULL,
        rule TEXT NOT NULL,
        words TEXT NOT NULL,
        FOREIGN KEY (event, entrant) REFERENCES entrant
    )""",
)
"""Events, who plays in them, rounds, tables, seats with results, who plays on, and penalties."""

SECOND: Final = ("ALTER TABLE seat RENAME TO pod_seat",)
"""So that events can lie beside the tables of a server, which have seats, too."""

MIGRATIONS: Final = (FIRST, SECOND)
"""The statements of each version, the first of which makes version 1 of an empty file. None is ever changed."""
