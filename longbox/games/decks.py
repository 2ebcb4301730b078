"""Decks that players bring to a game: which cards, how many of each, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Definition
from longbox.kernel.errors import LongboxError

D = TypeVar("D", bound=Definition)


MOST_COPIES: Final = 999
"""More of a card than any deck could have; a file that says more is mistaken, whatever the rules of decks are."""

MOST_COMPLAINTS: Final = 100


class BadDeck(LongboxError):
    """A deck breaks rules, or names what there is not. The message says all of it, and what would be right.

    Attributes:
        problems: What is wrong, each a sentence.
    """

    def __init__(self, deck: str, problems: Sequence[str]) -> None:
        counted = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__("\n".join([f"{deck} has {counted}:", *[f"  - {problem}" for problem in problems]]))
        self.problems = tuple(problems)


class Problem:
    """A rule that a deck breaks.

    Attributes:
        rule: What the rulebook calls it by.
        card: The card that breaks it; "" if it is the deck as a whole.
        message: What is wrong, and what would be right.
    """

    def __init__(self, rule: str, card: str, message: str) -> None:
        self.rule = rule
        self.card = card
        self.message = message

    def __str__(self) -> str:
        about = f"{self.card}: " if self.card else ""
        return f"{about}{self.message} [{self.rule}]"

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool(Generic[D]):
    """All cards that decks can be made of.

    Attributes:
        cards: The cards, in the order of their files.
    """

    def __init__(self, cards: Iterable[D]) -> None:
        self.cards = tuple(cards)

    def listed(self, key: str) -> D | None:
        """The card that decks list under a key."""
        raise NotImplementedError

    def not_listed(self, key: str) -> str:
        """A sentence that says that there is no such card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A deck.

    Attributes:
        name: What it is called; "" if it has no name.
        cards: How many it has of each card, by what the pool lists it under.
        remarks: What the text that it was read from says beside; a deck keeps no remarks.
    """

    def __init__(self, name: str, cards: dict[str, int]) -> None:
        self.name = name
        self.cards = cards
        self.remarks: list[str] = []

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.cards.values())

    @property
    def title(self) -> str:
        """What it is called in messages."""
        return self.name or "the deck"

    def counted(self, pool: Pool[D]) -> list[tuple[D, int]]:
        """Its cards with their numbers.

        Raises:
            BadDeck: It has cards that the pool lacks; all of them are named.
        """
        found = [(pool.listed(key), key, count) for key, count in self.cards.items()]
        unknown = [pool.not_listed(key) for card, key, _ in found if card is None]
        if unknown:
            raise BadDeck(self.title, unknown)
        return [(card, count) for card, _, count in found if card is not None]

    def definitions(self, pool: Pool[D]) -> list[D]:
        """Its cards, one definition for each copy.

        Raises:
            BadDeck: It has a card that the pool lacks.
        """
        definitions: list[D] = []
        for card, count in self.counted(pool):
            definitions += [card] * count
        return definitions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.name == other.name and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<deck {self.name}: {self.size} cards>"


def refuse_broken(deck: Deck, problems: Sequence[Problem]) -> None:
    """Refuse a deck that breaks rules.

    Raises:
        BadDeck: There are problems; the message names all of them.
    """
    if problems:
        raise BadDeck(deck.title, [str(problem) for problem in problems])


def refuse_nonsense(complaints: Sequence[str]) -> None:
    """Stop reading where so much can't be understood that it is no deck.

    Raises:
        BadDeck: It is; the message names what was found so far.
    """
    if len(complaints) >= MOST_COMPLAINTS:
        raise BadDeck("the deck", [*complaints, "the rest was not read."])


def plain(words: str) -> str:
    """A name as it is compared: its letters and digits alone."""
    return "".join([sign for sign in words.casefold() if sign.isalnum()])
