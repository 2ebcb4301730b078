"""What must hold for whatever a player does in a turn. [champions Player Turn]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions.abilities import ACTION, RESOURCE
from longbox.games.champions.actions import forms
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.table import RESOLVING
from longbox.games.champions.uses import UseAbility
from longbox.kernel.limits import MOST_ACTIONS
from longbox.kernel.reasons import Requirement
from longbox.kernel.zones import NOBODY


class GameGoesOn(Requirement[ChampionsGame, object]):
    """The game has not ended. [champions Winning The Game]"""

    rule = "Winning The Game"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return not game.over

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        return "The game is over."


class NotEliminated(Requirement[ChampionsGame, object]):
    """The player is not out of the game. [champions Player Elimination]"""

    rule = "Player Elimination"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return not game.eliminated[player]

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        return "You are eliminated."


class OwnTurn(Requirement[ChampionsGame, object]):
    """It is the player's turn. [champions Player Turn]"""

    rule = "Player Turn"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return game.phase == TAKING_TURN and game.active == player

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        if game.phase != TAKING_TURN:
            return "It is nobody's turn now."
        return f"It is {game.name(game.active)}'s turn. You can use an action when you are asked to."


class AllResolved(Requirement[ChampionsGame, object]):
    """No card or attack is being resolved. [champions Initiating Abilities, Playing Cards]"""

    rule = "Initiating Abilities, Playing Cards"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return not game.acts and not game.cards(RESOLVING)

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        resolving = [*game.cards(RESOLVING), *[act.actor for act in game.acts]]
        return f"{resolving[-1]} is resolved first."


class TurnHasAnEnd(Requirement[ChampionsGame, object]):
    """The turn is not one without end: cards of one's own can be used again and again. [champions Player Turn]"""

    rule = "Player Turn"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return game.acted < MOST_ACTIONS

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        return f"You have done {MOST_ACTIONS} things this turn, more than any turn needs: it can only be ended."


class FormUnchanged(Requirement[ChampionsGame, object]):
    """The player has not changed form in this turn. [champions Form, Change Form]"""

    rule = "Form, Change Form"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return not game.changed_form[player]

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        return "You have changed form this turn already."


class FormFree(Requirement[ChampionsGame, object]):
    """No text keeps the player from changing form. [champions Cannot; Form, Change Form]"""

    rule = "Form, Change Form"

    def holds(self, game: ChampionsGame, player: int, subject: object) -> bool:
        return not forms.keeps_form(game, player)

    def lacking(self, game: ChampionsGame, player: int, subject: object) -> str:
        return "You cannot change form now."


class HasNotDeclined(Requirement[ChampionsGame, int]):
    """The other player has not declined to act since something was done. [champions Player Turn]"""

    rule = "Player Turn"

    def holds(self, game: ChampionsGame, player: int, subject: int) -> bool:
        return subject not in game.declined

    def lacking(self, game: ChampionsGame, player: int, subject: int) -> str:
        return f"{game.name(subject)} has declined just now."


class IsThere(Requirement[ChampionsGame, int]):
    """The other player is not eliminated. [champions Player Elimination]"""

    rule = "Player Elimination"

    def holds(self, game: ChampionsGame, player: int, subject: int) -> bool:
        return not game.eliminated[subject]

    def lacking(self, game: ChampionsGame, player: int, subject: int) -> str:
        return f"{game.name(subject)} is eliminated."


class IsInReach(Requirement[ChampionsGame, GameCard]):
    """It is in play, under the player's control or nobody's. [champions Ability, Card Ability; Player Turn]"""

    rule = "Ability, Card Ability"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return game.in_play(subject) and game.controller(subject) in (player, NOBODY)

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        if not game.in_play(subject):
            return f"{subject} is not in play."
        return f"{game.name(game.controller(subject))} controls {subject}."


class HasAction(Requirement[ChampionsGame, GameCard]):
    """It has an action. [champions Action, Interrupt, Response, Resource Ability]"""

    rule = "Action"

    def holds(self, game: ChampionsGame, player: int, subject: GameCard) -> bool:
        return bool(actions_of(subject))

    def lacking(self, game: ChampionsGame, player: int, subject: GameCard) -> str:
        abilities = subject.definition.abilities
        if RESOURCE in [ability.timing for ability in abilities]:
            return f"{subject} is used while you pay for something."
        optional = [ability for ability in abilities if ability.occasion and not ability.is_forced]
        if optional:
            return f"{subject} has no action but an {optional[0].timing}: you are asked when it can be used."
        return f"{subject} has nothing that you could use."


def actions_of(card: GameCard) -> list[UseAbility]:
    """The uses of the action abilities of a card. [champions Action]"""
    return [UseAbility(card, ability) for ability in card.definition.abilities if ability.timing == ACTION]


TURN_HAS_AN_END: Final = TurnHasAnEnd()
GAME_GOES_ON: Final = GameGoesOn()
TO_ACT: Final = (GAME_GOES_ON, NotEliminated(), OwnTurn(), AllResolved())
"""What must hold for whatever a player does in a turn; who is asked to take it need not be asked for that again."""
TO_GO_ON: Final = (*TO_ACT, TURN_HAS_AN_END)
"""What must hold for whatever doesn't end the turn."""
TO_CHANGE_FORM: Final = (FormUnchanged(), FormFree())
TO_ASK: Final = (HasNotDeclined(), IsThere())
"""What must hold to ask another player to use an action."""
IS_IN_REACH: Final = IsInReach()
HAS_ACTION: Final = HasAction()
