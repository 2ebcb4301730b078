"""What a player can answer: a card, a player, yes or no, something to do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One answer that a question offers.

    Cards and players are choices themselves, so that offering a hand to choose from copies one list.

    Attributes:
        of_the_table: Whether it is what the table or an organiser says, and no bot ever does: that time is called.
    """

    __slots__ = ()
    of_the_table: ClassVar[bool] = False

    def key(self) -> str:
        """The stable name by which saves, replays and clients know this answer."""
        raise NotImplementedError

    def words(self) -> str:
        """What a person reads."""
        return self.key()


class Word(Choice):
    """An answer that is only a word: yes, no, done, even, odd, a thing to do."""

    __slots__ = ("spoken", "text")

    def __init__(self, text: str, spoken: str = "") -> None:
        self.text = text
        self.spoken = spoken or text

    def key(self) -> str:
        return self.text

    def words(self) -> str:
        return self.spoken


YES: Final[Word] = Word("yes", "Yes")
NO: Final[Word] = Word("no", "No")
DONE: Final[Word] = Word("done", "Done")
"""Ends a choice of up to so many: nothing more is chosen."""


class Number(Choice):
    """An answer that is a number."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def key(self) -> str:
        return str(self.value)
