"""The basic powers of heroes, alter-egos and allies: what must hold to use them. [champions Player Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.actions import attacking, damage, thwarting, timing
from longbox.games.champions.actions.characters import IS_HERO_OR_ALLY, IS_READY, CardRequirement, IsFree
from longbox.games.champions.definitions import (
    ALTER_EGO,
    ATK,
    CANNOT_ATTACK,
    CANNOT_THWART,
    DASH,
    REC,
    THW,
    GameCard,
)
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.kernel.choices import Choice
from longbox.kernel.reasons import Requirement, all_hold

ATTACK: Final = "attack"
THWART: Final = "thwart"
RECOVER: Final = "recover"


# What must hold


class IsAlterEgo(Requirement[ChampionsGame, GameCard]):
    """It is an alter-ego. [champions Recover]"""

    rule = "Recover"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return subject.definition.type == ALTER_EGO

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"Only alter-egos recover; {subject} is none."


class HasBasicPower(Requirement[ChampionsGame, GameCard]):
    """It has the value of the power, and not a dash. [champions Dash]

    Attributes:
        value: `ATK` or `THW`.
    """

    rule = "Dash"

    def __init__(self, value: str) -> None:
        self.value = value

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return subject.definition.base(self.value) != DASH

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} has no {self.value}."


class AttackChangesSomething(Requirement[ChampionsGame, GameCard]):
    """Its attack would deal damage, or discard its stunned card. [champions Ability, Card Ability; Status Cards]"""

    rule = "Ability, Card Ability"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        able = game.permanent(subject).has(STUNNED) or game.plays(editions.STARTING)
        return able or game.value(subject, ATK) > 0

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"{subject} has 0 ATK now: the attack would change nothing."


class SomebodyToAttack(Requirement[ChampionsGame, GameCard]):
    """There is an enemy that it can attack. [champions Attack]"""

    rule = "Attack"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return bool(attacking.attackable(game, player))

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        return f"There is no enemy that {subject} could attack."


class ThwartChangesSomething(Requirement[ChampionsGame, GameCard]):
    """Its thwart would remove threat, or discard its confused card. [champions Ability, Card Ability; Status Cards]"""

    rule = "Ability, Card Ability"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        if game.permanent(subject).has(CONFUSED):
            return True
        return has_thwart(game, subject) and bool(thwarting.thwartable(game))

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        if has_thwart(game, subject):
            return "No scheme has threat that can be removed now."
        return f"{subject} has 0 THW now: the thwart would change nothing."


class RecoveryChangesSomething(Requirement[ChampionsGame, GameCard]):
    """It has damage that recovering would heal. [champions Recover; Ability, Card Ability]"""

    rule = "Recover"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        if game.plays(editions.STARTING):
            return True
        return game.sustained(subject) > 0 and game.value(subject, REC) > 0

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        if game.sustained(subject):
            return f"{subject} has 0 REC now: recovering would change nothing."
        return f"{subject} has no damage to heal."


def has_thwart(game: ChampionsGame, character: GameCard) -> bool:
    """Whether a character has THW that removes threat; in later editions it may thwart without."""
    return game.plays(editions.STARTING) or game.value(character, THW) > 0


TO_ATTACK: Final[tuple[CardRequirement, ...]] = (
    IS_HERO_OR_ALLY,
    IsFree(CANNOT_ATTACK),
    HasBasicPower(ATK),
    AttackChangesSomething(),
    SomebodyToAttack(),
)
TO_THWART: Final[tuple[CardRequirement, ...]] = (
    IS_HERO_OR_ALLY,
    IsFree(CANNOT_THWART),
    HasBasicPower(THW),
    ThwartChangesSomething(),
)
TO_RECOVER: Final[tuple[CardRequirement, ...]] = (IsAlterEgo(), RecoveryChangesSomething())
BASIC_POWERS: Final = ((ATTACK, TO_ATTACK), (THWART, TO_THWART), (RECOVER, TO_RECOVER))
"""Each basic power, with what must hold of a ready character that a player controls to use it."""


# Using them


class BasicPower(Choice):
    """Using a basic power of a hero, alter-ego or ally, as an answer. [champions Player Turn]"""

    __slots__ = ("character", "power")

    def __init__(self, character: GameCard, power: str) -> None:
        self.character = character
        self.power = power

    def key(self) -> str:
        return f"{self.power} with {self.character}"

    def words(self) -> str:
        return f"{self.power.capitalize()} with {self.character}"


def basic_powers(game: ChampionsGame, player: int) -> list[BasicPower]:
    """The basic powers that a player's characters can use now. [champions Player Turn, Ally]"""
    found: list[BasicPower] = []
    for character in game.characters_of(player):
        if IS_READY.holds(game, player, character):
            able = [power for power, needed in BASIC_POWERS if all_hold(needed, game, player, character)]
            found += [BasicPower(character, power) for power in able]
    return found


def use_power(game: ChampionsGame, player: int, use: BasicPower) -> None:
    """Use a basic power. [champions Attack, Thwart, Recover]"""
    if use.power == ATTACK:
        attacking.basic_attack(game, player, use.character)
    elif use.power == THWART:
        thwarting.basic_thwart(game, player, use.character)
    else:
        recover(game, use.character)


def recover(game: ChampionsGame, alter_ego: GameCard) -> None:
    """Exhaust an alter-ego to heal as much as its REC. [champions Recover]"""
    game.exhaust(alter_ego)
    event = Happening(events.RECOVERED, game.controller(alter_ego), alter_ego.alone)
    game.log.append(event)
    if timing.interrupts(game, event):
        damage.heal(game, alter_ego, game.value(alter_ego, REC))
        timing.responses(game, [event])
