"""Laying out a table at any point of a game: what a game offers to those who arrange positions.

A ruling names zones and facts in the words of its game. Each game has one `Arranger` that knows these
words, lays the named cards, and completes what was left out.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.view import View
from longbox.kernel.zones import HIDDEN, NOBODY, Zone

# What the value of a fact is.
NUMBER: Final = "a whole number"
FLAG: Final = "true or false"
PLAYER: Final = "a player"
PLAYERS: Final = "a list of players"
CARDS: Final = "a list of cards"
WORDS: Final = "words in quotes"


class BadPosition(LongboxError):
    """A position that can't exist in the game: a card too many, things that don't go together."""


class NotPossible(LongboxError):
    """What a sentence says can't be done now: it is another player's turn, or nobody is asked for it."""


class Dealing:
    """How the cards that nobody wrote down are dealt, where it matters which of them lies at some places.

    Of the others, those of which there are several are dealt first, so that each card is left where it is needed.

    Attributes:
        wanted: Which card lies at a place, by its serial number. A place is the number of the pile, as piles are dealt,
            and how many of the dealt cards lie above.
    """

    __slots__ = ("wanted",)

    def __init__(self, wanted: dict[tuple[int, int], int]) -> None:
        self.wanted = wanted

    def put_in_order(self, cards: list[Card[Any]], pile: int) -> None:
        """Bring the cards that may lie in a pile into order; the first will lie on top."""
        awaited = set(self.wanted.values())
        firsts, others = one_of_each(cards)
        free = [card for card in [*others, *firsts] if card.serial not in awaited]
        kept = [card for card in cards if card.serial in awaited]
        here = {place: card for card in kept for place in self._places_of(card, pile) if place < len(cards)}
        elsewhere = [card for card in kept if card not in here.values()]
        cards[:] = [here[place] if place in here else (free or elsewhere).pop(0) for place in range(len(cards))]

    def _places_of(self, card: Card[Any], pile: int) -> list[int]:
        """The place in a pile that a card is wanted for, if it is one of this pile."""
        return [place for (number, place), serial in self.wanted.items() if number == pile and serial == card.serial]


def one_of_each(items: list[Any]) -> tuple[list[Any], list[Any]]:
    """One of each of things that are told apart by their keys, and the others."""
    firsts = list({item.key(): item for item in reversed(items)}.values())
    chosen = {id(first) for first in firsts}
    return firsts, [item for item in items if id(item) not in chosen]


class Arrangement:
    """A table that is being laid.

    Attributes:
        game: The game; cards that lie nowhere yet stand in `left`.
        left: The cards not yet laid, by name.
        named: The numbers of the zones that were written down.
        open: Where the cards that weren't written down belong, in zones that were written down in part:
            how many of the named cards lie above them, by the number of the zone.
        unknown: The cards that were not written down, by serial number.
        dealing: How they are dealt; at random, if nothing is said.
        lots: For each pile that was dealt, the zone and the cards among which it was, as they would lie from the top.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.left: dict[str, list[Card[Any]]] = {}
        self.named: list[int] = []
        self.open: dict[int, int] = {}
        self.unknown: list[int] = []
        self.dealing: Dealing | None = None
        self.lots: list[tuple[Zone, list[Card[Any]]]] = []
        for card in game.box:
            self.left.setdefault(card.definition.name, []).append(card)

    def take(self, name: str, zone: Zone | None = None) -> Card[Any]:
        """A card of this name that lies nowhere yet.

        Args:
            name: What it is called.
            zone: Where it will lie; a game may have cards that belong there rather than others.

        Raises:
            BadPosition: All of them are laid.
        """
        if not self.left[name]:
            there = len([card for card in self.game.box if card.definition.name == name])
            raise BadPosition(f"there is no {name} left: this game has {there} of them")
        return self.left[name].pop(0)

    def put(self, card: Card[Any], zone: Zone, owner: int = NOBODY) -> None:
        """Lay a card on top of a zone; it belongs to the zone's player, or to `owner`."""
        self.game.owners[card.serial] = zone.owner if owner == NOBODY else owner
        self.game.put_new(card, zone)

    def mix(self, cards: list[Card[Any]], zone: Zone) -> None:
        """Bring the cards that nobody wrote down and that may lie in a zone into the order in which they are laid."""
        if self.dealing is None:
            self.game.randomness.shuffle(cards)
        else:
            self.dealing.put_in_order(cards, len(self.lots))
        self.lots.append((zone, cards.copy()))

    def put_unknown(self, cards: list[Card[Any]], zone: Zone) -> None:
        """Lay cards that nobody wrote down into a zone, the first on top: where it was left open, else under all."""
        pile = self.game.piles[zone.number]
        above = pile[len(pile) - self.open.get(zone.number, len(pile)) :]
        del pile[len(pile) - len(above) :]
        for card in reversed(cards):
            self.left[card.definition.name].remove(card)
            self.unknown.append(card.serial)
            self.put(card, zone)
        self.game.piles[zone.number].extend(above)

    def all_left(self) -> list[Card[Any]]:
        """All cards that lie nowhere yet, in the order of the box."""
        left = {card.serial for cards in self.left.values() for card in cards}
        return [card for card in self.game.box if card.serial in left]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """Something about a game or a player, other than what lies where, that can be arranged or expected.

    Attributes:
        names: What it is called; the first name is shown.
        kind: What its value is: `NUMBER`, `FLAG`, `PLAYER`, `PLAYERS`, `CARDS` or `WORDS`.
        personal: Whether each player has it; else the game does.
        arranged: Whether a position can set it; else it follows from other things.
        counts_hidden: Whether it is read from cards that lie face down, too.
    """

    names: tuple[str, ...] = ()
    kind: str = NUMBER
    personal = False
    arranged = True
    counts_hidden = False

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        """Make it so.

        Args:
            arrangement: The table; all zones that were written down are laid.
            player: Whose it is, or `NOBODY`.
            value: A number, a flag, numbers of players, names of cards or words, as `kind` says.

        Raises:
            BadPosition: It can't be so.
        """
        raise NotImplementedError

    def read(self, game: Any, player: int) -> Any:
        """What it is, of the same kind as what is put; cards themselves instead of names."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Detail:
    """Something about one card where it lies, that can be arranged or expected: exhausted, three damage.

    Whose the card is need not be declared: every game's cards have owners. Of cards, their names are read.

    Attributes:
        names: What it is called; the first name is shown.
        kind: What its value is, as for a `Fact`.
    """

    names: tuple[str, ...] = ()
    kind: str = FLAG

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        """Make it so of a card that has been laid.

        Raises:
            BadPosition: It can't be so.
        """
        raise NotImplementedError

    def read(self, game: Any, card: Card[Any]) -> Any:
        """What it is, of the same kind as what is put."""
        raise NotImplementedError


class Phrase:
    """A way to say what a player does.

    Attributes:
        pattern: What follows the player's name, with {} for what is chosen: "buys {}".
        answer: The key of the answer, with {} for the same: "buy {}".
        prompts: The questions that it answers; all, if there are none.
        wish: What `why_not` is asked when it can't be done; the key of the answer, if nothing is said.
    """

    __slots__ = ("answer", "pattern", "prompts", "wish")

    def __init__(self, pattern: str, answer: str, prompts: tuple[Prompt, ...] = (), wish: str = "") -> None:
        self.pattern = pattern
        self.answer = answer
        self.prompts = prompts
        self.wish = wish or answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Something said in one sentence that takes several answers, perhaps of several players: "everybody passes".

    Attributes:
        patterns: The ways to say it, with names in braces for what differs: "{player} attacks {whom} with {whose}".
    """

    patterns: tuple[str, ...] = ()

    def at_first(self, game: Any) -> dict[str, str]:
        """What it must remember of the game as the sentence begins; it is told among what the sentence says."""
        return {}

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> tuple[int, str] | None:
        """The next answer that it takes.

        Args:
            arranger: Whose course it is.
            game: The game, as it waits for an answer.
            questions: What is asked now; nothing when the game is over.
            said: What stands in the places of the pattern, and what it remembers of the beginning.
            given: How many answers it took so far.

        Returns:
            The number of the player and the key of the answer, or none if all is done.

        Raises:
            NotPossible: What is said can't be done now.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Arranger:
    """How positions of one game are arranged and spoken of.

    Attributes:
        facts: What can be arranged or expected besides the cards in zones.
        details: What can be arranged or expected of a card besides where it lies and whose it is.
        phrases: What players do, in words.
        courses: What takes several answers, in words.
        resting: The questions at which nothing is half done; if there are none, the first of each step is one.
    """

    facts: tuple[Fact, ...] = ()
    details: tuple[Detail, ...] = ()
    phrases: tuple[Phrase, ...] = ()
    courses: tuple[Course, ...] = ()
    resting: tuple[Prompt, ...] = ()

    def unlisted_detail(self, words: str) -> Detail | None:
        """A detail by its name, of those that are too many to be listed: counters of any size. None if there is none.

        Args:
            words: The name as names are compared: in small letters, with "minus 1" for "-1" at its beginning.
        """
        return None

    def options(self, players: list[str], options: dict[str, Any]) -> dict[str, Any]:
        """The options of a game that begins with its setup and these players, as written: "Alice as Batman".

        Raises:
            LongboxError: The players can't play so.
        """
        raise NotImplementedError

    def lay(self, players: list[str], options: dict[str, Any], seed: int) -> Arrangement:
        """An empty table for a game with these players, where only what makes them who they are lies there.

        Raises:
            LongboxError: The players or the options don't fit the game.
        """
        raise NotImplementedError

    def called(self, game: Any, player: int) -> list[str]:
        """All names that a player can be called by; the first is the player's own."""
        return [game.seats[player].name]

    def short_names(self, game: Any) -> dict[str, list[str]]:
        """What cards are called besides their full names, each with the full names that it may mean."""
        return {}

    def shared_zones(self, game: Any) -> dict[str, Zone]:
        """The places in the middle of the table by what they are called; one may have several names."""
        raise NotImplementedError

    def own_zones(self, game: Any, player: int) -> dict[str, Zone]:
        """The places of a player by what they are called; one may have several names."""
        raise NotImplementedError

    def ordered(self, zone: Zone) -> bool:
        """Whether the order of the cards in a zone matters; they are then written from the top."""
        return zone.visibility == HIDDEN

    def can_be_open(self, zone: Zone) -> bool:
        """Whether some cards of a zone may be left out of a position: it is face down, or all its cards are alike."""
        return zone.visibility == HIDDEN

    def may_lie(self, game: Any, card: Card[Any], zone: Zone) -> bool:
        """Whether a card can ever lie in a zone."""
        return True

    def fill(self, arrangement: Arrangement, zone: Zone, count: int) -> None:
        """Lay so many cards that nobody wrote down into a zone that can be open.

        Raises:
            BadPosition: There aren't so many.
        """
        found = self.candidates(arrangement, zone)
        if len(found) < count:
            raise BadPosition(f"{zone.name} can't have {count} more cards: only {len(found)} are left for it")
        arrangement.put_unknown(found[:count], zone)

    def candidates(self, arrangement: Arrangement, zone: Zone) -> list[Card[Any]]:
        """The cards that may lie in a zone without being written down, in the order in which they are laid."""
        found = arrangement.all_left()
        arrangement.mix(found, zone)
        return found

    def finish(self, arrangement: Arrangement) -> None:
        """Complete what was not written down, and let abilities watch. Cards that aren't needed stay in the box.

        Raises:
            BadPosition: What was written down doesn't go together.
        """
        raise NotImplementedError

    def places(self, game: Any) -> list[Zone]:
        """The places whose cards are shown of a position, in their order."""
        zones: list[Zone] = game.zones
        return zones

    def lying(self, game: Any, zone: Zone) -> list[Card[Any]]:
        """The cards that lie in a zone; a game may call parts of a zone places of their own."""
        cards: list[Card[Any]] = game.cards(zone)
        return cards

    def seen(self, view: View[Any], zone: Zone) -> list[Card[Any] | None]:
        """What a player sees of a zone: its cards, and nothing for each that isn't seen."""
        return view.cards(zone)

    def in_play(self, game: Any, name: str) -> list[Card[Any]]:
        """The cards in play that a name means. A game may call some by other names: "the villain"."""
        return [card for zone in game.zones if zone.in_play for card in game.cards(zone) if str(card) == name]

    def card_of(self, choice: Any) -> Card[Any] | None:
        """The card that an answer is about, if it is about one."""
        return choice if isinstance(choice, Card) else None
