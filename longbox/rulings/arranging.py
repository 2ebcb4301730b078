"""Laying the position of a ruling: what is written down, and then what the game completes."""

from __future__ import annotations

from typing import Any

from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.positions import CARDS, FLAG, NUMBER, PLAYER, PLAYERS, Arrangement, Arranger, BadPosition, Fact
from longbox.kernel.zones import NOBODY, Zone
from longbox.language.errors import LanguageError
from longbox.rulings.chance import PinnedRandomness, Pins
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.sheets import Ruling
from longbox.rulings.vocabulary import Target, Vocabulary
from longbox.rulings.words import REST, Listed, plain, read_cards


class Position:
    """A game at the beginning of a ruling.

    Attributes:
        game: The game.
        vocabulary: What the ruling can speak of.
        unknown: The cards that lie face down and were not written down, by serial number.
    """

    __slots__ = ("game", "unknown", "vocabulary")

    def __init__(self, game: Game[Any], vocabulary: Vocabulary, unknown: list[int]) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.unknown = unknown


def options_of(ruling: Ruling) -> dict[str, Any]:
    """The options of a ruling, with its cards of one's own.

    Raises:
        BadRuling: A file of cards can't be read.
    """
    options = dict(ruling.options)
    try:
        if ruling.cards:
            options["cards"] = [file.read_text(encoding="utf-8") for file in ruling.cards]
    except (OSError, UnicodeDecodeError) as error:
        raise BadRuling(ruling.place / "cards", f"the cards can't be read: {error}.") from None
    return options


def arrange(ruling: Ruling, arranger: Arranger, seed: int, pins: Pins) -> Position:
    """Lay the position that a ruling writes down.

    Args:
        ruling: The ruling.
        arranger: What its game offers.
        seed: Decides what lies where nothing was written.
        pins: What is written down of chance.

    Raises:
        BadRuling: The position can't exist, or a word is not known.
    """
    assert ruling.position is not None
    place = ruling.place / "position"
    try:
        arrangement = arranger.lay(ruling.players, options_of(ruling), seed)
    except BadRuling:
        raise
    except (LongboxError, LanguageError) as error:
        raise BadRuling(ruling.place / "players", str(error)) from None
    vocabulary = Vocabulary(arranger, arrangement.game)
    found = vocabulary.read_table(ruling.position, place)
    for target, value, here in found:
        if isinstance(target.thing, Zone):
            Layer(arranger, arrangement, vocabulary).lay(target.thing, value, here)
    for fact in arranger.facts:
        for target, value, here in found:
            if target.thing is fact:
                put_fact(target, value, here, arrangement, vocabulary)
    try:
        arranger.finish(arrangement)
    except BadPosition as error:
        raise BadRuling(place, f"this position can't exist: {error}.") from None
    arrangement.game.randomness = PinnedRandomness(seed, pins)
    return Position(arrangement.game, vocabulary, arrangement.unknown)


class Layer:
    """Lays the cards of zones that are written down."""

    def __init__(self, arranger: Arranger, arrangement: Arrangement, vocabulary: Vocabulary) -> None:
        self.arranger = arranger
        self.arrangement = arrangement
        self.vocabulary = vocabulary

    def lay(self, zone: Zone, value: Any, place: Place) -> None:
        """Lay the cards of one zone."""
        if zone.number in self.arrangement.named:
            raise BadRuling(place, f"{zone.name} is written down twice.")
        self.arrangement.named.append(zone.number)
        if isinstance(value, int) and not isinstance(value, bool):
            self._count(zone, value, place)
            return
        listed = read_cards(value, self.vocabulary.cards, place)
        rests = [number for number, entry in enumerate(listed) if entry.name == REST]
        if rests and not self.arranger.can_be_open(zone):
            raise BadRuling(listed[rests[0]].place, f"everybody or its player sees {zone.name}: write all its cards.")
        if len(rests) > 1:
            raise BadRuling(listed[rests[1]].place, f"{REST!r} can stand only once in a position.")
        if rests:
            above = sum([entry.count for entry in listed[: rests[0]]])
            self.arrangement.open[zone.number] = above
        if self.arranger.ordered(zone):
            listed = listed[::-1]
        for entry in listed:
            if entry.name != REST:
                self._put(zone, entry)

    def _count(self, zone: Zone, count: int, place: Place) -> None:
        """Lay so many cards that nobody wrote down."""
        if not self.arranger.can_be_open(zone) and count:
            raise BadRuling(place, f"everybody or its player sees {zone.name}: write its cards, not how many.")
        try:
            self.arranger.fill(self.arrangement, zone, count)
        except BadPosition as error:
            raise BadRuling(place, f"this position can't exist: {error}.") from None

    def _put(self, zone: Zone, entry: Listed) -> None:
        owner = NOBODY
        for key, value in entry.details.items():
            if key != "owner":
                raise BadRuling(entry.place, f"{key!r} can't be said of a card here. Possible: 'owner'.")
            owner = self.vocabulary.player(value, entry.place / "owner")
        for _ in range(entry.count):
            try:
                self.arrangement.put(self.arrangement.take(entry.name), zone, owner)
            except BadPosition as error:
                raise BadRuling(entry.place, f"this position can't exist: {error}.") from None


def put_fact(target: Target, value: Any, place: Place, arrangement: Arrangement, vocabulary: Vocabulary) -> None:
    """Make a fact so, as it is written."""
    fact = target.thing
    assert isinstance(fact, Fact)
    if not fact.arranged:
        raise BadRuling(place, f"{target.words} follows from the position and can only be expected, in a step.")
    try:
        fact.put(arrangement, target.player, fact_value(fact, value, place, vocabulary))
    except BadPosition as error:
        raise BadRuling(place, f"this position can't exist: {error}.") from None


def fact_value(fact: Fact, value: Any, place: Place, vocabulary: Vocabulary) -> Any:
    """The value of a fact, from what is written.

    Raises:
        BadRuling: It is of another kind.
    """
    if isinstance(value, str) and plain(value) == "nobody" and fact.kind in (PLAYER, PLAYERS):
        return NOBODY if fact.kind == PLAYER else []
    if fact.kind == PLAYER:
        return vocabulary.player(value, place)
    if fact.kind == PLAYERS:
        names = value if isinstance(value, list) else [value]
        return sorted([vocabulary.player(name, place) for name in names])
    if fact.kind == CARDS:
        return [
            entry.name for entry in read_cards(value, vocabulary.cards, place, special=()) for _ in range(entry.count)
        ]
    if fact.kind == FLAG:
        return _flag(value, place)
    assert fact.kind == NUMBER
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRuling(place, f"write {NUMBER} here, not {value!r}.")
    return value


def _flag(value: Any, place: Place) -> bool:
    if isinstance(value, str) and plain(value) in ("yes", "no"):
        return plain(value) == "yes"
    if not isinstance(value, bool):
        raise BadRuling(place, f"write {FLAG} here, not {value!r}.")
    return value
