"""What many games can differ in, for games that are compared in a table: every hero against every scenario."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Axes:
    """The axes of the table of one game, and what files of one's own are called on them."""

    def axes(self, decks: dict[str, str], cards: Sequence[str]) -> list[dict[str, object]]:
        """The axes of a table of many games, as plain data.

        Args:
            decks: Decks of one's own, by what they are called: each a text in any format of the game.
            cards: Card files of one's own, as TOML.

        Returns:
            For each: `name` (the option that names its values), `one` (what one of them is called), `values` (what
            each of them says among the options of a game) and, where they matter, `default` (what is played if
            nothing is named), `is_row` (whether each has a row), `joined` (whether several can be played together)
            and `own` (what a file may bring: "deck" or "cards").

        Raises:
            LongboxError: A deck or a file can't be used.
        """
        raise NotImplementedError

    def name_of_deck(self, text: str, cards: Sequence[str]) -> str:
        """What a deck of one's own is called.

        Raises:
            BadDeck: It can't be understood.
        """
        raise NotImplementedError

    def name_of_cards(self, text: str) -> str:
        """What the cards of a file are called, where they are a value.

        Raises:
            LongboxError: They can't be one.
        """
        raise NotImplementedError
