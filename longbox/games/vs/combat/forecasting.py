"""What would come of an attack if nobody did anything more. [vs 602.6, 602.9]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.combat.attacking import ATTACKING
from longbox.games.vs.combat.concluding import total_atk
from longbox.games.vs.definitions import INVULNERABILITY
from longbox.games.vs.modifiers.forbidding import cannot
from longbox.games.vs.modifiers.rules import BE_STUNNED, CAUSE_BREAKTHROUGH

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class Forecast:
    """What would come of an attack.

    Attributes:
        atk: The ATK of the attackers together.
        stuns: Whether the defender would become stunned.
        struck: The attackers whom the defender would stun; of several, the defending player picks one. [vs 602.5c]
        breakthrough: How much breakthrough would be caused.
        loss: How much endurance the attacked player would lose in all.
        cost: How much endurance the attacking player would lose at most.
    """

    __slots__ = ("atk", "breakthrough", "cost", "loss", "struck", "stuns")

    def __init__(self, atk: int) -> None:
        self.atk = atk
        self.stuns = False
        self.struck: list[GameCard] = []
        self.breakthrough = 0
        self.loss = 0
        self.cost = 0


def forecast(game: VsGame, attackers: list[GameCard], against: GameCard | int) -> Forecast:
    """What would come of an attack if nobody did anything more, and nothing triggered.

    Args:
        game: The game. It stays as it is.
        attackers: Who attacks.
        against: The defender, or the number of the player who is attacked directly.
    """
    trial = begun_attack(game, attackers, against)
    team = [trial.qualities(card) for card in attackers]
    found = Forecast(total_atk(team))
    if isinstance(against, int):
        found.breakthrough = sum([one.positive_atk() for one in team if not cannot(trial, CAUSE_BREAKTHROUGH, one)])
        found.loss = found.breakthrough
        return found
    defender = trial.qualities(against)
    found.stuns = found.atk >= defender.positive_defense() and not cannot(trial, BE_STUNNED, defender)
    found.struck = [one.card for one in team if is_struck(trial, one, defender)]
    found.breakthrough = breakthrough(trial, team, defender, found.atk)
    found.loss = found.breakthrough + (stun_cost(defender) if found.stuns else 0)
    found.cost = max([stun_cost(one) for one in team if one.card in found.struck], default=0)
    return found


def begun_attack(game: VsGame, attackers: list[GameCard], against: GameCard | int) -> VsGame:
    """The game as it would be in the attack, with what characters get while they attack or defend."""
    trial = game.copy()
    trial.attack = ATTACKING
    trial.team = len(attackers) > 1
    trial.attackers = tuple([trial.reference(card) for card in attackers])
    for card in attackers:
        thing = trial.thing(card)
        thing.attacker = thing.exhausted = True
        thing.team_attacker = trial.team
    if isinstance(against, int):
        trial.attacked_player = against
    else:
        trial.attacked = trial.reference(against)
        trial.attacked_player = trial.thing(against).controller
        trial.thing(against).defender = True
    trial.forget_standing()
    return trial


def is_struck(game: VsGame, attacker: Qualities, defender: Qualities) -> bool:
    """Whether a defender would stun an attacker. [vs 602.6c]"""
    return defender.positive_atk() >= attacker.positive_defense() and not cannot(game, BE_STUNNED, attacker)


def breakthrough(game: VsGame, team: list[Qualities], defender: Qualities, atk: int) -> int:
    """How much breakthrough there would be: none of a team, none against reinforcement. [vs 602.6b, 701.10a]"""
    if len(team) > 1 or defender.reinforcement or cannot(game, CAUSE_BREAKTHROUGH, team[0]):
        return 0
    return max(atk - defender.positive_defense(), 0)


def stun_cost(qualities: Qualities) -> int:
    """The stun endurance loss of a character. [vs 708.11b, 706.6]"""
    return 0 if qualities.has_keyword(INVULNERABILITY) else qualities.definition.cost
