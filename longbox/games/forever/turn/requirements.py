"""What must hold for what a player does in a turn. [forever Plotting Stage, Planning Stage, Confrontation Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import CANNOT_ACTIVATE, CANNOT_MOVE, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import ACTION_PHASES, NAMES, OPPOSING, PLANNING, PROVOKING
from longbox.games.forever.table import NOWHERE
from longbox.kernel.limits import MOST_ACTIONS
from longbox.kernel.reasons import Requirement


class GameGoesOn(Requirement[ForeverGame, object]):
    """The game has not ended. [forever Check For Win Conditions]"""

    rule = "Check For Win Conditions"

    def holds(self, game: ForeverGame, player: int, subject: object) -> bool:
        return not game.over

    def lacking(self, game: ForeverGame, player: int, subject: object) -> str:
        return "The game is over."


class OwnTurn(Requirement[ForeverGame, object]):
    """It is the player's turn. [forever Turn]"""

    rule = "Turn"

    def holds(self, game: ForeverGame, player: int, subject: object) -> bool:
        return game.active == player

    def lacking(self, game: ForeverGame, player: int, subject: object) -> str:
        return f"It isn't your turn: {NAMES[game.phase]}."


class InActionPhase(Requirement[ForeverGame, object]):
    """It is an Action Phase. [forever Rogue Action Phase, Hero Action Phase]"""

    rule = "Rogue Action Phase"

    def holds(self, game: ForeverGame, player: int, subject: object) -> bool:
        return game.phase in ACTION_PHASES

    def lacking(self, game: ForeverGame, player: int, subject: object) -> str:
        return "That can only be done in your Action Phase."


class InPlanning(Requirement[ForeverGame, object]):
    """It is the Planning Stage. [forever Empower A Hero]"""

    rule = "Empower A Hero"

    def holds(self, game: ForeverGame, player: int, subject: object) -> bool:
        return game.phase == PLANNING

    def lacking(self, game: ForeverGame, player: int, subject: object) -> str:
        return "Heroes are empowered in the Planning Stage."


class PhaseHasAnEnd(Requirement[ForeverGame, object]):
    """The phase is not one without end: cards can be used again and again. [forever Rogue Action Phase]"""

    rule = "Rogue Action Phase"

    def holds(self, game: ForeverGame, player: int, subject: object) -> bool:
        return game.acted < MOST_ACTIONS

    def lacking(self, game: ForeverGame, player: int, subject: object) -> str:
        return f"You have done {MOST_ACTIONS} things, more than any turn needs: it can only be ended."


class IsHeld(Requirement[ForeverGame, GameCard]):
    """The card is in the player's hand. [forever Resource Pool, Play A Card]"""

    rule = "Resource Pool"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return game.lies_in(subject, game.players[player].hand)

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return f"You don't hold {subject}."


class ProvidesResources(Requirement[ForeverGame, GameCard]):
    """The card provides the player's resource: Renown or Infamy. [forever Resource Pool, Empower]"""

    rule = "Resource Pool"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return game.provides(subject) > 0 and game.owners[subject.serial] == player

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return f"{subject} provides no {game.resource_word(player)}."


class IsInReserve(Requirement[ForeverGame, GameCard]):
    """The card is in the player's own reserve. [forever Recruit A Rogue, Buy Affiliated Card, Multiplayer Rules]"""

    rule = "Buy Affiliated Card"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return game.lies_in(subject, game.players[player].reserve)

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return f"{subject} isn't in your reserve."


class IsCharacter(Requirement[ForeverGame, GameCard]):
    """It is a character. [forever Recruit A Rogue, Recruit A Hero]"""

    rule = "Recruit A Rogue"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return subject.definition.is_character

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return f"{subject} is no character: it is bought, not recruited."


class IsAffiliated(Requirement[ForeverGame, GameCard]):
    """The character whose card it is has been recruited, and is in play. [forever Buy Affiliated Card]"""

    rule = "Buy Affiliated Card"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        name = subject.definition.affiliation
        return bool(name) and game.character_named(player, name) is not None

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        name = subject.definition.affiliation
        return f"{name} isn't in your play area." if name else f"{subject} is nobody's card, so it can't be bought."


class IsAffordable(Requirement[ForeverGame, GameCard]):
    """The resource pool has what it costs. [forever Resource Pool]"""

    rule = "Resource Pool"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return game.cost_of(subject) <= game.resources(player)

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        word = game.resource_word(player)
        return f"{subject} costs {game.cost_of(subject)}; your resource pool has {game.resources(player)} {word}."


class HasHeroes(Requirement[ForeverGame, GameCard]):
    """The player has a Hero in play to empower. [forever Empower A Hero]"""

    rule = "Empower A Hero"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return bool(game.characters_of(player))

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return "You have no Hero in play."


class InProvocation(Requirement[ForeverGame, GameCard]):
    """It is a Rogue Provoke or Hero Oppose Phase, and no character has been activated in it. [forever Activate]"""

    rule = "Activate"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return game.phase in (PROVOKING, OPPOSING)

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return "Characters are activated in the Confrontation Stage, one in each phase."


class IsOwnCharacter(Requirement[ForeverGame, GameCard]):
    """It is a character that the player has in play. [forever Activate]"""

    rule = "Activate"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return subject in game.characters_of(player)

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return f"{subject} isn't a character in your play area."


class IsReady(Requirement[ForeverGame, GameCard]):
    """It is ready. [forever Rogue Provoke Phase, Ready]"""

    rule = "Ready"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        return not game.permanent(subject).exhausted

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        return f"{subject} is exhausted."


class MayBeActivated(Requirement[ForeverGame, GameCard]):
    """No text keeps it from being activated. [forever Cannot]"""

    rule = "Cannot"

    def holds(self, game: ForeverGame, player: int, subject: GameCard) -> bool:
        if game.forbidden(subject, CANNOT_MOVE) and game.spot_of(subject) == NOWHERE:
            return False
        return not game.forbidden(subject, CANNOT_ACTIVATE)

    def lacking(self, game: ForeverGame, player: int, subject: GameCard) -> str:
        if not game.forbidden(subject, CANNOT_ACTIVATE):
            return f"{subject} cannot move to a Location."
        return f"{subject} cannot be activated now."


ANYTIME: Final = (GameGoesOn(), OwnTurn())
TO_POOL: Final = (InActionPhase(), IsHeld(), ProvidesResources())
TO_RECRUIT: Final = (InActionPhase(), IsInReserve(), IsCharacter(), IsAffordable())
TO_BUY: Final = (InActionPhase(), IsInReserve(), IsAffiliated(), IsAffordable())
TO_EMPOWER: Final = (InPlanning(), IsHeld(), ProvidesResources(), HasHeroes())
TO_ACTIVATE: Final = (InProvocation(), IsOwnCharacter(), IsReady(), MayBeActivated())
