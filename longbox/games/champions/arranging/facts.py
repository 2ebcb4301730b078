"""What rulings of Marvel Champions can say besides where cards lie: of the game, of players, of cards in play."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from longbox.games.champions.actions.threat import starting_threat
from longbox.games.champions.definitions import ATK, DEF, HAND_SIZE, HIT_POINTS, REC, SCH, THW, USES, Thing
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import ACCELERATION, CONFUSED, STUNNED, TOUGH, Permanent
from longbox.games.champions.table import MAIN_SCHEME_DECK, REMOVED, SET_ASIDE, VILLAIN_DECK
from longbox.games.champions.turn.phases import (
    ACTIVATING,
    DEALING,
    ENDING_PLAYER_PHASE,
    ENDING_ROUND,
    PLACING_THREAT,
    REVEALING,
    TAKING_TURN,
)
from longbox.kernel.cards import Card
from longbox.kernel.errors import near
from longbox.kernel.positions import CARDS, FLAG, NUMBER, PLAYER, WORDS, Arrangement, BadPosition, Detail, Fact
from longbox.kernel.zones import NOBODY, Zone

COUNTER: Final = re.compile(r"(\w+) counters?")
"""What a text calls counters."""

PHASES: Final = {
    "player phase": TAKING_TURN,
    "end of player phase": ENDING_PLAYER_PHASE,
    "villain phase": PLACING_THREAT,
    "activations": ACTIVATING,
    "dealing": DEALING,
    "revealing": REVEALING,
    "end of round": ENDING_ROUND,
}
"""Where a position can begin. [champions Round Overview]"""


class Table(Arrangement):
    """A table of Marvel Champions that is being laid.

    Attributes:
        homes: The zone where each card lies before the setup, and its owner; extra cards have none.
        hosts: What cards were said to be attached to, by their serial numbers.
        beneath: Which cards were said to lie facedown under others, by the serial numbers of those.
        written: What was said of cards in play, by their serial numbers.
    """

    def __init__(self, game: ChampionsGame) -> None:
        super().__init__(game)
        self.homes: dict[int, tuple[int, int]] = {}
        self.hosts: dict[int, str] = {}
        self.beneath: dict[int, list[str]] = {}
        self.written: dict[int, list[str]] = {}

    def take(self, name: str, zone: Zone | None = None) -> Card[Any]:
        """A card of this name that lies nowhere yet: one of the zone's player, where there is one."""
        if zone is not None and zone.owner != NOBODY:
            for card in self.left[name]:
                if self.homes.get(card.serial, (NOBODY, NOBODY))[1] == zone.owner:
                    self.left[name].remove(card)
                    return card
        return super().take(name, zone)

    def put(self, card: Card[Any], zone: Zone, owner: int = NOBODY) -> None:
        """Lay a card on top of a zone; encounter cards belong to the scenario. [champions Ownership And Control]"""
        super().put(card, zone, owner)
        if card.definition.is_encounter_card:
            self.game.owners[card.serial] = NOBODY


def champions(arrangement: Arrangement) -> ChampionsGame:
    """The game that is arranged."""
    assert isinstance(arrangement.game, ChampionsGame)
    return arrangement.game


def in_play(game: ChampionsGame, card: Card[Any]) -> Permanent:
    """A card in play, of which something is said.

    Raises:
        BadPosition: It is not in play.
    """
    if not game.in_play(card):
        raise BadPosition(f"{card} is not in play there")
    return game.permanent(card)


def not_negative(value: int, words: str) -> int:
    """A number that can't be below zero.

    Raises:
        BadPosition: It is.
    """
    if value < 0:
        raise BadPosition(f"there can't be {value} {words}")
    return value


def called(word: str, names: Iterable[str], what: str) -> str:
    """One of some names, as a person wrote it.

    Raises:
        BadPosition: It is none of them.
    """
    names = list(names)
    for name in names:
        if name.casefold().replace("-", " ") == word.casefold().replace("-", " ").removeprefix("the "):
            return name
    raise BadPosition(f"there is no {what} {word!r}. {near(word, names)}")


# The game


class VillainStage(Fact):
    """The stage of the villain that is in play."""

    names = ("villain stage", "stage of the villain")
    kind = WORDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = champions(arrangement)
        stages = [game.villain(), *reversed(game.cards(VILLAIN_DECK))]
        wanted = called(value, [stage.definition.stage for stage in stages], "stage of the villain")
        for stage in stages[1:]:
            if game.villain().definition.stage == wanted:
                return
            game.replace(game.villain(), stage, REMOVED)
            game.villain_serial = stage.serial

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.villain().definition.stage


class MainSchemeStage(Fact):
    """The stage of the main scheme that is in play, with its side: "1B"."""

    names = ("main scheme stage", "stage of the main scheme")
    kind = WORDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = champions(arrangement)
        sides = [game.main_scheme(), *reversed(game.cards(MAIN_SCHEME_DECK))]
        wanted = called(value, [side.definition.stage for side in sides], "stage of the main scheme")
        for side in sides[1:]:
            if game.main_scheme().definition.stage == wanted:
                return
            turn_scheme(game, side)

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.main_scheme().definition.stage


def turn_scheme(game: ChampionsGame, side: Thing) -> None:
    """Put the next side of the main scheme into play, without what it says."""
    game.replace(game.main_scheme(), side, REMOVED)
    game.scheme_serial = side.serial
    game.permanent(side).threat = starting_threat(game, side.definition)


class FirstPlayer(Fact):
    """Who has the first player token."""

    names = ("first player",)
    kind = PLAYER

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        champions(arrangement).first_player = champions(arrangement).active = value

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.first_player


class Turn(Fact):
    """Whose turn it is; nobody's outside the player phase."""

    names = ("turn", "whose turn")
    kind = PLAYER

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        champions(arrangement).active = value

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.active


class Phase(Fact):
    """Where in the round the game is: what comes next."""

    names = ("phase",)
    kind = WORDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = champions(arrangement)
        game.phase = PHASES[called(value, PHASES, "phase")]
        if game.phase != TAKING_TURN:
            game.active = NOBODY

    def read(self, game: ChampionsGame, player: int) -> Any:
        return next((name for name, phase in PHASES.items() if phase == game.phase), "the end")


class Round(Fact):
    """Which round it is, from 1."""

    names = ("round",)

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        champions(arrangement).round = not_negative(value, "rounds")

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.round


class MainSchemeThreat(Fact):
    """The threat on the main scheme."""

    names = ("threat", "main scheme threat")

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = champions(arrangement)
        game.permanent(game.main_scheme()).threat = not_negative(value, "threat")

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.permanent(game.main_scheme()).threat


class AccelerationTokens(Fact):
    """The acceleration tokens on the main scheme."""

    names = ("acceleration tokens", "acceleration token")

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = champions(arrangement)
        counters = game.permanent(game.main_scheme()).counters
        counters[ACCELERATION] = not_negative(value, "acceleration tokens")

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.counters(game.main_scheme(), ACCELERATION)


class OfVillain(Fact):
    """What is so of the villain: its damage, a status card."""

    def __init__(self, detail: Detail, name: str) -> None:
        self.detail = detail
        self.names = (f"villain {name}", f"villain's {name}")
        self.kind = detail.kind

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        self.detail.put(arrangement, champions(arrangement).villain(), value)

    def read(self, game: ChampionsGame, player: int) -> Any:
        return self.detail.read(game, game.villain())


class SideSchemes(Fact):
    """The side schemes in play."""

    names = ("side schemes",)
    kind = CARDS
    arranged = False

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.side_schemes()


class Won(Fact):
    """Whether the players have won."""

    names = ("won", "players have won")
    kind = FLAG
    arranged = False

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.won


# Players


class Form(Fact):
    """The form that a player is in: hero or alter-ego."""

    names = ("form",)
    kind = WORDS
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = champions(arrangement)
        if called(value, ("hero", "alter-ego"), "form") != self.read(game, player):
            old = game.identity(player)
            game.replace(old, game.other_side(old), SET_ASIDE)
            game.identities[player] = game.other_side(old).serial

    def read(self, game: ChampionsGame, player: int) -> Any:
        return "hero" if game.in_hero_form(player) else "alter-ego"


class InForm(Fact):
    """Whether a player is in a form, for sentences: "Alice is in hero form"."""

    kind = FLAG
    personal = True
    arranged = False

    def __init__(self, form: str) -> None:
        self.form = form
        self.names = (f"in {form} form",)

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.in_hero_form(player) == (self.form == "hero")


class OfIdentity(Fact):
    """What is so of a player's identity: its damage, a status card, its ATK."""

    personal = True

    def __init__(self, detail: Detail, *, arranged: bool = True) -> None:
        self.detail = detail
        self.names = detail.names
        self.kind = detail.kind
        self.arranged = arranged

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        self.detail.put(arrangement, champions(arrangement).identity(player), value)

    def read(self, game: ChampionsGame, player: int) -> Any:
        return self.detail.read(game, game.identity(player))


class ChangedForm(Fact):
    """Whether a player has changed form this round, other than by a card."""

    names = ("changed form", "changed form this round")
    kind = FLAG
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        champions(arrangement).changed_form[player] = value

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.changed_form[player]


class Eliminated(Fact):
    """Whether a player is out of the game."""

    names = ("eliminated",)
    kind = FLAG
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        champions(arrangement).eliminated[player] = value

    def read(self, game: ChampionsGame, player: int) -> Any:
        return game.eliminated[player]


# Cards in play


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
    for requirement in card.definition.requirements:
        requirement.enters(game, card)


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


def note(arrangement: Arrangement, card: Card[Any], what: str) -> None:
    """Keep in mind that something was written of a card, so that it doesn't begin as the card enters play."""
    assert isinstance(arrangement, Table)
    arrangement.written.setdefault(card.serial, []).append(what)


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

FACTS: Final = (
    VillainStage(),
    MainSchemeStage(),
    FirstPlayer(),
    Turn(),
    Phase(),
    Round(),
    MainSchemeThreat(),
    AccelerationTokens(),
    OfVillain(DAMAGE, "damage"),
    OfVillain(HIT_POINTS_LEFT, "hit points"),
    *[OfVillain(status, status.status) for status in STATUS_CARDS],
    SideSchemes(),
    Won(),
    Form(),
    InForm("hero"),
    InForm("alter-ego"),
    OfIdentity(EXHAUSTED),
    OfIdentity(DAMAGE),
    OfIdentity(HIT_POINTS_LEFT),
    *[OfIdentity(status) for status in STATUS_CARDS],
    *[OfIdentity(power, arranged=False) for power in POWERS],
    ChangedForm(),
    Eliminated(),
)
"""In the order in which they are arranged."""
