"""What rulings of Marvel Champions can say of cards: what lies on them, what they are attached to, their values."""

# Interpreted: only rulings go through it.
from __future__ import annotations

import re
from typing import Any, Final

from longbox.games.champions.arranging.laying import Table, champions, in_play, not_negative, note
from longbox.games.champions.definitions import ATK, DEF, HAND_SIZE, HIT_POINTS, REC, SCH, THW, USES
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.kernel.cards import Card
from longbox.kernel.positions import CARDS, NUMBER, PLAYER, Arrangement, BadPosition, Detail
from longbox.kernel.zones import NOBODY

COUNTER: Final = re.compile(r"(\w+) counters?")
"""What a text calls counters."""


class Exhausted(Detail):
    """Whether a card is exhausted."""

    names = ("exhausted",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        in_play(champions(arrangement), card).exhausted = value

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.in_play(card) and game.permanent(card).exhausted


class Ready(Detail):
    """Whether a card is ready: in play, and not exhausted."""

    names = ("ready",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        in_play(champions(arrangement), card).exhausted = not value

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.in_play(card) and not game.permanent(card).exhausted


class Damage(Detail):
    """The damage on a card."""

    names = ("damage",)
    kind = NUMBER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        in_play(champions(arrangement), card).damage = not_negative(value, "damage")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.permanent(card).damage if game.in_play(card) else 0


class HitPoints(Detail):
    """The remaining hit points of a character."""

    names = ("hit points", "hit point", "remaining hit points")
    kind = NUMBER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        game = champions(arrangement)
        in_play(game, card).damage = not_negative(game.value(card, HIT_POINTS) - value, "damage")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.remaining(card) if game.in_play(card) else 0


class Threat(Detail):
    """The threat on a scheme."""

    names = ("threat",)
    kind = NUMBER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        in_play(champions(arrangement), card).threat = not_negative(value, "threat")
        note(arrangement, card, "threat")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.permanent(card).threat if game.in_play(card) else 0


class Counters(Detail):
    """The all-purpose counters on a card, of its own kind."""

    names = ("counters", "counter")
    kind = NUMBER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        game = champions(arrangement)
        counters = in_play(game, card).counters
        start_counters(game, card)
        names = [*counters, *COUNTER.findall(card.definition.text), "all-purpose"]
        counters[names[0]] = not_negative(value, "counters")
        note(arrangement, card, "counters")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return sum(game.permanent(card).counters.values()) if game.in_play(card) else 0


def start_counters(game: ChampionsGame, card: Card[Any]) -> None:
    """Put the counters on a card that it enters play with. [champions Uses X]"""
    if card.definition.uses:
        game.permanent(card).counters[card.definition.uses] = card.definition.keywords[USES]
    for play_rule in card.definition.play_rules:
        play_rule.enters(game, card)


class HasStatus(Detail):
    """Whether a character has a status card."""

    def __init__(self, status: str) -> None:
        self.status = status
        self.names = (status,)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        permanent = in_play(champions(arrangement), card)
        others = tuple([status for status in permanent.statuses if status != self.status])
        permanent.statuses = (*others, self.status) if value else others
        note(arrangement, card, self.status)

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.in_play(card) and game.permanent(card).has(self.status)


class AttachedTo(Detail):
    """What a card is attached to."""

    names = ("attached to",)
    kind = CARDS

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        assert isinstance(arrangement, Table)
        in_play(champions(arrangement), card)
        arrangement.hosts[card.serial] = value[0]

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        host = game.host(card) if game.in_play(card) else None
        return [] if host is None else [str(host)]


class Beneath(Detail):
    """The cards that lie facedown under a card."""

    names = ("facedown", "over")
    kind = CARDS

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        assert isinstance(arrangement, Table)
        in_play(champions(arrangement), card)
        arrangement.beneath[card.serial] = value

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return [str(game.box[serial]) for serial, host in game.beneath.items() if host == card.serial]


class EngagedWith(Detail):
    """Whom a minion is engaged with."""

    names = ("engaged with",)
    kind = PLAYER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        raise BadPosition(f"{card} is engaged with the player at whose place it is written")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.permanent(card).engaged if game.in_play(card) else NOBODY


class ControlledBy(Detail):
    """Who controls a card."""

    names = ("controlled by",)
    kind = PLAYER

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        raise BadPosition(f"{card} is controlled by the player at whose place it is written")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.controller(card)


class Value(Detail):
    """A value of a card, with all that changes it; it follows from the position."""

    kind = NUMBER

    def __init__(self, value: str) -> None:
        self.value = value
        self.names = (value,)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        raise BadPosition(f"the {self.value} of {card} follows from the position")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.value(card, self.value)


class HasTrait(Detail):
    """Whether a card has the trait that cards mostly gain; it follows from the position."""

    names = ("Aerial",)

    def put(self, arrangement: Arrangement, card: Card[Any], value: Any) -> None:
        raise BadPosition(f"whether {card} is Aerial follows from the position")

    def read(self, game: ChampionsGame, card: Card[Any]) -> Any:
        return game.has_trait(card, "Aerial")


EXHAUSTED: Final = Exhausted()
DAMAGE: Final = Damage()
HIT_POINTS_LEFT: Final = HitPoints()
STATUS_CARDS: Final = (HasStatus(STUNNED), HasStatus(CONFUSED), HasStatus(TOUGH))
POWERS: Final = tuple([Value(value) for value in (ATK, THW, DEF, REC, SCH, HAND_SIZE)])
DETAILS: Final = (
    EXHAUSTED,
    Ready(),
    DAMAGE,
    HIT_POINTS_LEFT,
    Threat(),
    Counters(),
    *STATUS_CARDS,
    AttachedTo(),
    Beneath(),
    EngagedWith(),
    ControlledBy(),
    *POWERS,
    HasTrait(),
)
