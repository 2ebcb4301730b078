"""Laying the position of a ruling: what is written down, and then what the game completes."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from longbox.games import find_card_language
from longbox.kernel.cards import Card
from longbox.kernel.documents import BadDocument, read_own
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.positions import PLAYER, Arrangement, Arranger, BadPosition, Fact
from longbox.kernel.zones import NOBODY, Zone
from longbox.language.errors import LanguageError
from longbox.rulings.chance import Fate, Pins
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.sheets import Ruling
from longbox.rulings.values import OWNER, find_detail, read_value
from longbox.rulings.vocabulary import Target, Vocabulary
from longbox.rulings.words import REST, Listed, read_cards


class Position:
    """A game at the beginning of a ruling.

    Attributes:
        game: The game.
        vocabulary: What the ruling can speak of.
        unknown: The cards that lie face down and were not written down, by serial number.
        lots: For each pile that was dealt, the zone and the cards among which it was, as they would lie from the top.
    """

    __slots__ = ("game", "lots", "unknown", "vocabulary")

    def __init__(
        self, game: Game[Any], vocabulary: Vocabulary, unknown: list[int], lots: list[tuple[Zone, list[Card[Any]]]]
    ) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.unknown = unknown
        self.lots = lots


def options_of(ruling: Ruling) -> dict[str, Any]:
    """The options of a ruling, with its cards of one's own.

    Raises:
        BadRuling: A file of cards can't be read.
    """
    options = dict(ruling.options)
    if ruling.cards:
        place = ruling.place / "cards"
        options["cards"] = [own_cards(ruling.game, file, place / number) for number, file in enumerate(ruling.cards)]
    return options


def own_cards(game: str, file: Path, place: Place) -> str:
    """The cards of a file of one's own, as the options of a game hold them.

    Raises:
        BadRuling: They can't be read; the message names the file, and in it the line and the card.
    """
    try:
        text = read_own(file)
    except BadDocument as error:
        raise BadRuling(place, f"the cards can't be read: {error}") from None
    try:
        check_cards(game, file, text)
    except (LongboxError, LanguageError) as error:
        raise BadRuling(place, str(error)) from None
    return text


@lru_cache(maxsize=64)
def check_cards(game: str, file: Path, text: str) -> None:
    """Read the cards of a file, so that errors name it; once for all rulings that use it.

    Raises:
        LongboxError: One of them can't be read, or can't be a card of the game.
    """
    find_card_language(game).library.read_cards(file)


def arrange(ruling: Ruling, arranger: Arranger, seed: int, pins: Pins, fate: Fate | None) -> Position:
    """Lay the position that a ruling writes down.

    Args:
        ruling: The ruling.
        arranger: What its game offers.
        seed: Decides what lies where nothing was written.
        pins: What is written down of chance.
        fate: Which cards lie where nobody wrote them down; any, if nothing is said.

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
    arrangement.dealing = None if fate is None else fate.dealing()
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
    return Position(arrangement.game, vocabulary, arrangement.unknown, arrangement.lots)


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
        if count < 0:
            raise BadRuling(place, f"{zone.name} can't have {count} cards.")
        if not self.arranger.can_be_open(zone):
            if count:
                raise BadRuling(place, f"everybody or its player sees {zone.name}: write its cards, not how many.")
            return
        try:
            self.arranger.fill(self.arrangement, zone, count)
        except BadPosition as error:
            raise BadRuling(place, f"this position can't exist: {error}.") from None

    def _put(self, zone: Zone, entry: Listed) -> None:
        """Lay a card, as often as it is listed, with all that is said of it."""
        owner = NOBODY
        if OWNER in entry.details:
            owner = read_value(PLAYER, entry.details[OWNER], entry.place / OWNER, self.vocabulary)
        try:
            for _ in range(entry.count):
                card = self.arrangement.take(entry.name, zone)
                if not self.arranger.may_lie(self.arrangement.game, card, zone):
                    raise BadPosition(f"{entry.name} never lies there: {zone.name}")
                self.arrangement.put(card, zone, owner)
                for key, value in entry.details.items():
                    if key != OWNER:
                        self._put_detail(card, key, value, entry.place)
        except BadPosition as error:
            raise BadRuling(entry.place, f"this position can't exist: {error}.") from None

    def _put_detail(self, card: Card[Any], key: str, value: Any, place: Place) -> None:
        detail = find_detail(self.arranger, key, place)
        detail.put(self.arrangement, card, read_value(detail.kind, value, place / key, self.vocabulary))


def put_fact(target: Target, value: Any, place: Place, arrangement: Arrangement, vocabulary: Vocabulary) -> None:
    """Make a fact so, as it is written."""
    fact = target.thing
    assert isinstance(fact, Fact)
    if not fact.arranged:
        raise BadRuling(place, f"{target.words} follows from the position and can only be expected, in a step.")
    try:
        fact.put(arrangement, target.player, read_value(fact.kind, value, place, vocabulary))
    except BadPosition as error:
        raise BadRuling(place, f"this position can't exist: {error}.") from None
