"""What must hold for whatever a player does with priority, and when. [vs 216.1, 404.3, 601.1a]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.combat.attacking import NO_ATTACK
from longbox.games.vs.combat.legal_attacks import must_attack
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import (
    ATTACK_STEP,
    BEGIN_MOMENT,
    FORMATION_STEP,
    MOMENT_NAMES,
    RECRUIT_STEP,
    RESOURCE_STEP,
    SETTING_UP,
)
from longbox.kernel.reasons import Requirement, all_hold
from longbox.kernel.zones import NOBODY


class GameGoesOn(Requirement[VsGame, object]):
    """The game has not ended. [vs 102.2]"""

    rule = "102.2"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return not game.over

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "The game is over."


class IsStillPlaying(Requirement[VsGame, object]):
    """The player has not lost. [vs 102.3]"""

    rule = "102.3"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return not game.out[player]

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "You have lost the game and left it."


class HasBegun(Requirement[VsGame, object]):
    """The first turn has begun. [vs 101.6]"""

    rule = "101.6"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return game.moment != SETTING_UP

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "The first turn has not begun."


class NothingResolves(Requirement[VsGame, object]):
    """No effect is resolving; nobody has priority meanwhile. [vs 508.1]"""

    rule = "508.1"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return not (game.resolving and game.chain)

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return f"{game.chain[-1].title} resolves first."


class HasPriority(Requirement[VsGame, object]):
    """The player has priority. [vs 216.1]"""

    rule = "216.1"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return game.doing != BEGIN_MOMENT and game.priority == player

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        if game.doing == BEGIN_MOMENT:
            words = moment_words(game, player)
            return f"{words[:1].upper()}{words[1:]} only begins; nobody has priority yet."
        return f"{game.players[game.priority]} has priority, not you."


class NobodyMustAttack(Requirement[VsGame, object]):
    """No character must attack before the player passes. [vs 600.4]"""

    rule = "600.4"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        if game.moment != ATTACK_STEP or not all_hold(TO_ATTACK_NOW, game, player, subject):
            return True
        return not must_attack(game, player)

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "A character must attack if able; you can't pass before."


class MayConcede(Requirement[VsGame, object]):
    """It was agreed that the player is asked. [vs 102.5]"""

    rule = "102.5"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return player in game.concede

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "This game was begun without asking you whether you concede."


# When


class ChainIsEmpty(Requirement[VsGame, object]):
    """No effect waits on the chain as one recruits. [vs 404.3]"""

    rule = "404.3"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return not game.chain

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return f"{game.chain[-1].title} is on the chain; it must be empty."


class ChainIsEmptyToAttack(ChainIsEmpty):
    """No effect waits on the chain as one proposes an attack. [vs 601.1a]"""

    rule = "601.1a"


class IsOwnRecruitStep(Requirement[VsGame, object]):
    """It is the player's recruit step. [vs 404.3]"""

    rule = "404.3"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return game.moment == RECRUIT_STEP and game.step_player == player

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return f"You recruit only in your own recruit step; this is {moment_words(game, player)}."


class IsOwnAttackStep(Requirement[VsGame, object]):
    """It is the player's attack step. [vs 601.1a]"""

    rule = "601.1a"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return game.moment == ATTACK_STEP and game.step_player == player

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return f"You attack only in your own attack step; this is {moment_words(game, player)}."


class NoOtherAttack(Requirement[VsGame, object]):
    """No attack is proposed or goes on. [vs 601.1a]"""

    rule = "601.1a"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return game.attack == NO_ATTACK

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        return "Another attack goes on; there is one at a time."


class ResourceStepBegins(Requirement[VsGame, object]):
    """The player's resource step begins. [vs 403.1]"""

    rule = "403.1"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return begins(game, player, RESOURCE_STEP)

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        name = MOMENT_NAMES[RESOURCE_STEP]
        return f"A resource is built as one's own {name} begins; this is {moment_words(game, player)}."


class FormationStepBegins(Requirement[VsGame, object]):
    """The player's formation step begins. [vs 405.1]"""

    rule = "405.1"

    def holds(self, game: VsGame, player: int, subject: object) -> bool:
        return begins(game, player, FORMATION_STEP)

    def lacking(self, game: VsGame, player: int, subject: object) -> str:
        name = MOMENT_NAMES[FORMATION_STEP]
        return f"A formation is rearranged as one's own {name} begins; this is {moment_words(game, player)}."


def begins(game: VsGame, player: int, moment: int) -> bool:
    """Whether a step of a player begins."""
    return game.moment == moment and game.step_player == player and game.doing == BEGIN_MOMENT


def moment_words(game: VsGame, player: int) -> str:
    """The phase or step, with whose it is, for a player: "your recruit step", "Ann's recruit step"."""
    name, step = MOMENT_NAMES[game.moment], game.step_player
    if step == NOBODY:
        return f"the {name}"
    return f"your {name}" if step == player else f"{game.players[step]}'s {name}"


BETWEEN_EFFECTS: Final = (GameGoesOn(), IsStillPlaying(), HasBegun(), NothingResolves())
"""What must hold for whatever a player does, even as a step begins."""
TO_ACT: Final = (*BETWEEN_EFFECTS, HasPriority())
"""What must hold for whatever a player does with priority; who is given it need not be asked for that again."""
TO_RECRUIT_NOW: Final = (IsOwnRecruitStep(), ChainIsEmpty())
TO_ATTACK_NOW: Final = (IsOwnAttackStep(), NoOtherAttack(), ChainIsEmptyToAttack())
NOBODY_MUST_ATTACK: Final = NobodyMustAttack()
MAY_CONCEDE: Final = MayConcede()
RESOURCE_STEP_BEGINS: Final = ResourceStepBegins()
FORMATION_STEP_BEGINS: Final = FormationStepBegins()
