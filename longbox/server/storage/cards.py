"""What is kept of cards: the words by which they are searched, and the tables at which they were played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from longbox.kernel.game import Game
from longbox.server.storage.database import Database

PLAYED: Final = ("played", "play", "recruit")
"""The kinds of events by which a card is played, in the games that there are."""

WORD: Final = re.compile(r"\w+")
MOST_WORDS: Final = 12
LISTED: Final = 20

Words = tuple[int, str, str, str]
"""A card to be searched: its number, its name, its type and set, and all else that it says."""


class CardStore:
    """What is kept of cards. Each method is a transaction; all may be called from any thread."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def fill(self, fingerprint: str, cards: Sequence[Words]) -> None:
        """Let cards be searched, unless they are just those that are searched already."""
        with self.database.transaction() as run:
            self.database.alone(run)
            for statement in self.database.word_tables:
                run(statement)
            if run("SELECT fingerprint FROM catalogue WHERE fingerprint = ?", fingerprint):
                return
            run("DELETE FROM catalogue")
            run("DELETE FROM card_words")
            for number, name, kind, words in cards:
                statement = "INSERT INTO card_words (number, name, kind, words) VALUES (?, ?, ?, ?)"
                run(statement, number, name, kind, words)
            run("INSERT INTO catalogue (fingerprint) VALUES (?)", fingerprint)

    def search(self, wished: str) -> list[int] | None:
        """The numbers of the cards that have all words that are wished, the best first; none where no word is."""
        words = WORD.findall(wished.replace("_", " "))[:MOST_WORDS]
        if not words:
            return None
        found = self.database.rows(self.database.word_search, self.database.sought(words))
        return [int(number) for (number,) in found]

    def note_played(self, sitting: str, cards: Sequence[str]) -> None:
        """Keep which cards were played at a table that is over."""
        with self.database.transaction() as run:
            for card in cards:
                run("INSERT INTO played (sitting, card) VALUES (?, ?) ON CONFLICT DO NOTHING", sitting, card)

    def tables_with(self, game: str, card: str, person: str) -> list[str]:
        """The tables at which a card was played, the last ones first: those that all may see, and somebody's own."""
        statement = (
            "SELECT sitting.id FROM played JOIN sitting ON sitting.id = played.sitting"
            " WHERE (played.card = ? OR played.card LIKE ?) AND sitting.game = ? AND sitting.state = 'over'"
            " AND (sitting.terms LIKE ? OR sitting.terms LIKE ?"
            " OR EXISTS (SELECT 1 FROM seat WHERE seat.sitting = sitting.id AND seat.person = ?))"
            f" ORDER BY sitting.moved DESC LIMIT {LISTED}"
        )
        public, everything = '%"watch":"public"%', '%"watch":"all"%'
        return [
            str(id) for (id,) in self.database.rows(statement, card, f"{card} (%", game, public, everything, person)
        ]


def cards_played(game: Game[Any]) -> list[str]:
    """The names of the cards that were played in a game, each once."""
    played = [event for event in game.log if event.kind.name in PLAYED]
    return sorted({card.definition.name for event in played for card in event.cards})
