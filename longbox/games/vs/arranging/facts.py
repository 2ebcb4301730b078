"""What rulings of Vs. System can say of the game and of players, besides where cards lie."""

# Interpreted: only rulings go through it.
from __future__ import annotations

from typing import Any, Final

from longbox.games.vs.arranging.laying import Table
from longbox.games.vs.combat.attacking import attackers_now, defenders_now
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import (
    ATTACK_STEP,
    BEGIN_MOMENT,
    BUILD_PHASE,
    COMBAT_PHASE,
    DRAW_PHASE,
    FORMATION_STEP,
    GIVE_PRIORITY,
    MOMENT_NAMES,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    RESOURCE_STEP,
    Moment,
)
from longbox.games.vs.turn.turn import begin_turn
from longbox.kernel.errors import near
from longbox.kernel.positions import CARDS, FLAG, PLAYER, PLAYERS, WORDS, Arrangement, BadPosition, Fact
from longbox.kernel.zones import NOBODY

OF_PLAYERS: Final = (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP, ATTACK_STEP)
OF_ALL: Final = (DRAW_PHASE, BUILD_PHASE, COMBAT_PHASE, RECOVERY_PHASE)
START: Final = "start of "


def vs(arrangement: Arrangement) -> VsGame:
    """The game that is arranged."""
    assert isinstance(arrangement.game, VsGame)
    return arrangement.game


# Where the game is


def moments(game: VsGame) -> dict[str, Moment]:
    """All phases and steps of a turn, by what they are called: "recovery phase", "Ann's attack step"."""
    found: dict[str, Moment] = {MOMENT_NAMES[moment]: (moment, NOBODY) for moment in OF_ALL}
    for player in game.in_order(game.initiative):
        for moment in OF_PLAYERS:
            found[f"{game.players[player].name}'s {MOMENT_NAMES[moment]}"] = (moment, player)
            found.setdefault(MOMENT_NAMES[moment], (moment, player))
    return found


def moment_called(game: VsGame, words: str) -> Moment:
    """A phase or step, by what it is called; a step without a player is that of who comes first in the turn.

    Raises:
        BadPosition: There is none of that name.
    """
    known = moments(game)
    wanted = words.strip().casefold().removeprefix("the ")
    for name, moment in known.items():
        if name.casefold() == wanted:
            return moment
    raise BadPosition(f"there is no phase or step {words!r}. {near(words, known)}")


def go_to(game: VsGame, moment: Moment, *, begin: bool) -> None:
    """Let the game be in a phase or step of its turn: about to begin it, or after what the rules do in it first."""
    game.turn = 0
    begin_turn(game)
    while game.timeline[0] != moment:
        game.timeline.pop(0)
    game.doing = BEGIN_MOMENT if begin else GIVE_PRIORITY
    game.priority = game.primary()


class Phase(Fact):
    """The phase or step that goes on: "recovery phase", "Ann's attack step", "start of the draw phase"."""

    names = ("phase", "step")
    kind = WORDS

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = vs(arrangement)
        words = value.removeprefix("the ")
        go_to(game, moment_called(game, words.removeprefix(START)), begin=words.startswith(START))

    def read(self, game: VsGame, player: int) -> Any:
        moment, whose = game.timeline[0]
        if moment not in range(len(MOMENT_NAMES)):
            return "setup"
        return MOMENT_NAMES[moment] if whose == NOBODY else f"{game.players[whose].name}'s {MOMENT_NAMES[moment]}"


class Initiative(Fact):
    """Who has the initiative."""

    names = ("initiative",)
    kind = PLAYER

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        game = vs(arrangement)
        game.initiative = value
        go_to(game, (RECRUIT_STEP, value), begin=False)

    def read(self, game: VsGame, player: int) -> Any:
        return game.initiative


class HasInitiative(Fact):
    """Whether a player has the initiative, for sentences: "Ann has the initiative"."""

    names = ("the initiative",)
    kind = FLAG
    personal = True
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return game.initiative == player


class Turn(Fact):
    """Which turn it is, from 1."""

    names = ("turn",)

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        vs(arrangement).turn = value

    def read(self, game: VsGame, player: int) -> Any:
        return game.turn


class Priority(Fact):
    """Who has priority."""

    names = ("priority",)
    kind = PLAYER
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return game.priority


# What goes on


class Chain(Fact):
    """The cards from which the effects on the chain come."""

    names = ("chain", "on the chain")
    kind = CARDS
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return [effect.source for effect in reversed(game.chain) if effect.source is not None]


class Attackers(Fact):
    """The characters that attack."""

    names = ("attackers", "attacker")
    kind = CARDS
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return [qualities.card for qualities in attackers_now(game)]


class Defenders(Fact):
    """The characters that defend."""

    names = ("defenders", "defender")
    kind = CARDS
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return [qualities.card for qualities in defenders_now(game)]


class Winners(Fact):
    """Who has won."""

    names = ("winners", "winner")
    kind = PLAYERS
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return [] if game.winner == NOBODY else [game.winner]


# Players


class Endurance(Fact):
    """The endurance of a player."""

    names = ("endurance",)
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        vs(arrangement).endurance[player] = value

    def read(self, game: VsGame, player: int) -> Any:
        return game.endurance[player]


class ResourcePoints(Fact):
    """The resource points in a player's pool."""

    names = ("resource points", "resource point", "points")
    personal = True

    def put(self, arrangement: Arrangement, player: int, value: Any) -> None:
        assert isinstance(arrangement, Table)
        if value < 0:
            raise BadPosition(f"there can't be {value} resource points")
        vs(arrangement).points[player] = value
        arrangement.pointed.append(player)

    def read(self, game: VsGame, player: int) -> Any:
        return game.points[player]


class Out(Fact):
    """Whether a player has lost and left the game."""

    names = ("out of the game", "lost")
    kind = FLAG
    personal = True
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return game.out[player]


class Won(Fact):
    """Whether a player has won the game."""

    names = ("won",)
    kind = FLAG
    personal = True
    arranged = False

    def read(self, game: VsGame, player: int) -> Any:
        return game.winner == player


FACTS: Final = (
    Initiative(),
    Phase(),
    Turn(),
    Priority(),
    Chain(),
    Attackers(),
    Defenders(),
    Winners(),
    HasInitiative(),
    Endurance(),
    ResourcePoints(),
    Out(),
    Won(),
)
"""In the order in which they are arranged."""
