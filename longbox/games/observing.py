"""A game in numbers, for players that learn: what can be answered in it, and what a table shows, each by a name.

Each game says in its pack what is special about it; the rest (which cards lie where, what is asked, the space of all
answers) follows for all games alike in `longbox.environments`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card, Definition

HERE: Final = "{}"
"""Where the name of a card or a player stands in an answer: "buy {}"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observing:
    """What is special about a game in numbers. New words and numbers are added at the end of their list.

    Attributes:
        words: Answers that are words, by their keys: "end turn".
        of_cards: Answers about a card, with `HERE` for its name.
        copies: So many copies of a card that are offered side by side have numbers of their own.
        of_players: Answers about a player, in the same way.
        questions: What is asked, in the words of the prompts. What isn't listed counts as another question.
        table: What `look_at_table` returns, by name.
        personal: What `look_at_player` returns, by name.
        marks: What `look_at_card` returns, by name; nothing where cards in play are all alike.
        printed: What `read` returns, by name.
    """

    words: ClassVar[tuple[str, ...]] = ("yes", "no", "done")
    of_cards: ClassVar[tuple[str, ...]] = (HERE,)
    copies: ClassVar[int] = 4
    of_players: ClassVar[tuple[str, ...]] = (HERE,)
    questions: ClassVar[tuple[str, ...]] = ()
    table: ClassVar[tuple[str, ...]] = ()
    personal: ClassVar[tuple[str, ...]] = ()
    marks: ClassVar[tuple[str, ...]] = ()
    printed: ClassVar[tuple[str, ...]] = ()

    def names(self, cards: Iterable[Definition]) -> list[str]:
        """All names that shipped cards can go by, in a lasting order."""
        return sorted({card.name for card in cards})

    def look_at_table(self, view: Any) -> list[float]:
        """What is true of the table, to whoever looks."""
        return []

    def look_at_player(self, view: Any, player: int) -> list[float]:
        """What is true of a player, to whoever looks."""
        return []

    def look_at_card(self, view: Any, card: Card[Any]) -> list[float]:
        """What lies on a card in play or is true of it, in whole numbers; asked only of cards that the player knows."""
        return []

    def read(self, card: Any) -> list[float]:
        """What is printed on a card."""
        return []


def is_one_of(value: object, values: Iterable[object]) -> list[float]:
    """A 1 in the place of a value, and 0 in all others."""
    return [float(value == other) for other in values]


def number_of(value: int | None) -> float:
    """A printed number; 0 where there is none."""
    return 0.0 if value is None else float(value)
