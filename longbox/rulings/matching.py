"""Whether the cards of a place are those that a ruling writes down."""

from __future__ import annotations

from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.kernel.positions import PLAYER
from longbox.rulings.errors import BadRuling, DoesNotHold, Place
from longbox.rulings.values import OWNER, find_detail, read_value, same_value
from longbox.rulings.vocabulary import Vocabulary
from longbox.rulings.watching import names_in_any_order
from longbox.rulings.words import REST, UNSEEN, Listed, in_words, plain, read_cards

PARTS: Final = ("has", "without", "count")


class Shelf:
    """Cards that lie somewhere, or are seen there, from the top.

    Attributes:
        words: What the place is called.
        cards: The cards; none for each that isn't seen.
        ordered: Whether their order matters.
    """

    def __init__(
        self, game: Game[Any], vocabulary: Vocabulary, words: str, cards: list[Card[Any] | None], *, ordered: bool
    ) -> None:
        self.words = words
        self.cards = cards
        self.ordered = ordered
        self._game = game
        self._vocabulary = vocabulary

    def check(self, value: Any, place: Place, *, unseen: bool = False) -> None:
        """Check the cards against a list, a number, or {has = [...], without = [...], count = 2}.

        Args:
            value: What is written.
            place: Where it is written.
            unseen: Whether "?" may stand for a card.

        Raises:
            BadRuling: What is written can't be understood.
            DoesNotHold: It is not so.
        """
        if isinstance(value, int) and not isinstance(value, bool):
            self._check_count(value, place)
        elif isinstance(value, dict) and "card" not in value:
            self._check_parts(value, place)
        else:
            listed = self._read(value, place, (REST, UNSEEN) if unseen else (REST,))
            if not (self._in_order(listed, self.cards) if self.ordered else self._in_any_order(listed)):
                expected = in_words([entry.name for entry in listed])
                raise DoesNotHold(place, f"{self.words}: expected {expected}, but it is {self}.")

    def __str__(self) -> str:
        return in_words([name_of(card) for card in self.cards])

    def _read(self, value: Any, place: Place, special: tuple[str, ...]) -> list[Listed]:
        """An entry for each single card."""
        listed = read_cards(value, self._vocabulary.cards, place, special=special)
        return [Listed(entry.name, 1, entry.details, entry.place) for entry in listed for _ in range(entry.count)]

    def _check_count(self, count: Any, place: Place) -> None:
        if len(self.cards) != count:
            raise DoesNotHold(place, f"{self.words}: expected {count} cards, but it has {len(self.cards)}: {self}.")

    def _check_parts(self, value: dict[str, Any], place: Place) -> None:
        """Check what is there, what is not, and how many there are."""
        for key, content in value.items():
            here = place / key
            if plain(key) not in PARTS:
                raise BadRuling(here, f"{key!r} is not known here. Possible: {in_words(PARTS)}.")
            if plain(key) == "count":
                self._check_count(content, here)
                continue
            listed = self._read(content, here, ())
            names = in_words([entry.name for entry in listed])
            if plain(key) == "has" and not self._in_any_order([*listed, Listed(REST, 1, {}, here)]):
                raise DoesNotHold(here, f"{self.words}: expected {names} among others, but it is {self}.")
            if plain(key) == "without" and any([self._fits(*one, entry) for entry in listed for one in self._named()]):
                raise DoesNotHold(here, f"{self.words}: expected no {names}, but it is {self}.")

    def _in_any_order(self, listed: list[Listed]) -> bool:
        """Whether each entry has a card of its own, and each card an entry, unless others may be there too."""
        left = self._named()
        for entry in sorted(listed, key=lambda entry: not entry.details):
            if entry.name != REST:
                found = [number for number, (name, card) in enumerate(left) if self._fits(name, card, entry)]
                if not found:
                    return False
                del left[found[0]]
        return not left or any([entry.name == REST for entry in listed])

    def _in_order(self, listed: list[Listed], cards: list[Card[Any] | None]) -> bool:
        """Whether the cards are the entries in their order; any cards may stand where "..." is."""
        rests = [number for number, entry in enumerate(listed) if entry.name == REST]
        above, below = (rests[0], len(listed) - 1 - rests[-1]) if rests else (len(listed), 0)
        if above + below > len(cards) or (not rests and above < len(cards)):
            return False
        ends = [*range(above), *range(-below, 0)]
        if not all([self._fits(name_of(cards[number]), cards[number], listed[number]) for number in ends]):
            return False
        return len(rests) < 2 or self._in_between(
            listed[above + 1 : len(listed) - below], cards[above : len(cards) - below]
        )

    def _in_between(self, listed: list[Listed], cards: list[Card[Any] | None]) -> bool:
        """Whether the cards are the entries in their order, with any cards before them."""
        return any([self._in_order(listed, cards[skipped:]) for skipped in range(len(cards) + 1)])

    def _named(self) -> list[tuple[str, Card[Any] | None]]:
        """The cards with what they are called, where it doesn't matter which of them lies where."""
        return [(name or UNSEEN, card) for name, card in zip(names_in_any_order(self.cards), self.cards, strict=True)]

    def _fits(self, name: str, card: Card[Any] | None, entry: Listed) -> bool:
        """Whether a card of a name is the one an entry means."""
        if entry.name != name:
            return False
        return card is None or all([self._is_so(card, key, value, entry) for key, value in entry.details.items()])

    def _is_so(self, card: Card[Any], key: str, value: Any, entry: Listed) -> bool:
        """Whether a detail of a card is as it is written."""
        if key == OWNER:
            wanted = read_value(PLAYER, value, entry.place / key, self._vocabulary)
            return bool(self._game.owners[card.serial] == wanted)
        detail = find_detail(self._vocabulary.arranger, key, entry.place)
        wanted = read_value(detail.kind, value, entry.place / key, self._vocabulary)
        return same_value(detail.kind, detail.read(self._game, card), wanted)


def name_of(card: Card[Any] | None) -> str:
    """What a card is called in a list; "?" for one that isn't seen."""
    return UNSEEN if card is None else card.key()
