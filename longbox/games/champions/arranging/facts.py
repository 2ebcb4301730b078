"""What rulings of Marvel Champions can say of the game and of players, besides where cards lie."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any, Final

from longbox.games.champions.actions.threat import starting_threat
from longbox.games.champions.arranging.details import DAMAGE, EXHAUSTED, HIT_POINTS_LEFT, POWERS, STATUS_CARDS
from longbox.games.champions.arranging.laying import called, champions, not_negative
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.phases import (
    ACTIVATING,
    DEALING,
    ENDING_PLAYER_PHASE,
    ENDING_ROUND,
    PLACING_THREAT,
    REVEALING,
    TAKING_TURN,
)
from longbox.games.champions.table import MAIN_SCHEME_DECK, REMOVED, SET_ASIDE, VILLAIN_DECK
from longbox.kernel.positions import CARDS, FLAG, PLAYER, WORDS, Arrangement, Detail, Fact
from longbox.kernel.zones import NOBODY

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


def turn_scheme(game: ChampionsGame, side: GameCard) -> None:
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
