"""Effects on attacks that go on. [vs 602.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs.aspects import ANY, COMBAT, Fact
from longbox.games.vs.combat.attacking import defenders_now, join_attack, join_defense, remove_from_attack
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.terms import Noun, ReadingCondition, Situation
from longbox.games.vs.text.effects.base import OnCards, still_there
from longbox.games.vs.text.nouns import speak_of
from longbox.kernel.terms import Need

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class RemoveFromAttack(OnCards):
    """Characters are removed from the attack: they are no longer attackers or defenders. [vs 602.2a, 602.3a]"""

    needs = (Need("subject", (CHARACTER,), "attack or defend", "602.2a"),)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if not still_there(game, qualities) or thing is None or not (thing.attacker or thing.defender):
            return False
        remove_from_attack(game, qualities)
        return True


class BecomeAttackers(OnCards):
    """Characters become attackers, even such as could not have attacked the defender. [vs 602.2c, 602.4]"""

    needs = (Need("subject", (CHARACTER,), "attack", "602.2c"),)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if not still_there(game, qualities) or thing is None or thing.stunned or thing.attacker:
            return False
        join_attack(game, qualities)
        return True


class BecomeDefenders(OnCards):
    """Characters become defenders, even such as could not have been attacked. [vs 602.3b, 602.4]"""

    needs = (Need("subject", (CHARACTER,), "defend", "602.3b"),)

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        thing = qualities.object
        if not still_there(game, qualities) or thing is None or thing.stunned or thing.defender:
            return False
        join_defense(game, qualities)
        return True


class TheDefender(Noun):
    """The character that is attacked: "the defender". [vs 602.1g]"""

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = defenders_now(game)
        speak_of(game, situation, self, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return defenders_now(game)

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class IsTeamAttack(ReadingCondition):
    """Whether the attack that goes on is a team attack: "this is a team attack". [vs 601.1b, 602.1e]"""

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return any([found.object is not None and found.object.team_attacker for found in game.characters()])

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)


class AgainstCharacter(ReadingCondition):
    """Whether a character is attacked, and not a player directly. [vs 601.1b]"""

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return bool(defenders_now(game))

    def reads(self) -> tuple[Fact, ...]:
        return ((COMBAT, ANY),)
