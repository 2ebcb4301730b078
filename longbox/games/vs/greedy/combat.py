"""The attack that goes on, as the greedy player weighs it: how it will end, and what would end it otherwise."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longbox.games.vs.greedy.outlook import Outlook
from longbox.games.vs.moments import ATTACKING
from longbox.games.vs.qualities import Qualities
from longbox.kernel.choices import Choice

MOST_BOOSTS: Final = 3
"""How many things are played together at most to change how an attack ends."""
MOST_WEIGHED: Final = 12
"""How many things are weighed together at most."""
DOUBT: Final = 0.1
"""How much of a narrow result is doubtful, as the opponent may answer."""
EACH_MORE: Final = 0.3
"""What is lost by everything more that must work together."""


class Change:
    """A change of a character that attacks or defends.

    Attributes:
        character: The character.
        atk: By how much its ATK changes.
        defense: By how much its DEF changes.
        reinforces: Whether it gets reinforcement.
        gone: Whether it is no longer part of the attack.
    """

    __slots__ = ("atk", "character", "defense", "gone", "reinforces")

    def __init__(self, character: Qualities, atk: int = 0, defense: int = 0) -> None:
        self.character = character
        self.atk = atk
        self.defense = defense
        self.reinforces = False
        self.gone = False


class Boost:
    """Something that a player could do to change how an attack ends.

    Attributes:
        choice: The answer that does it.
        changes: What it changes.
        price: What it costs.
        other: What else it is worth.
        again: Whether it can be done more than once.
    """

    __slots__ = ("again", "changes", "choice", "other", "price")

    def __init__(self, choice: Choice, changes: list[Change], price: float) -> None:
        self.choice = choice
        self.changes = changes
        self.price = price
        self.other = 0.0
        self.again = False


class Combat:
    """The attack that goes on.

    Attributes:
        outlook: The table.
        attackers: The characters that attack.
        defender: The character that defends; nothing in a direct attack.
        player: The number of the player who is attacked.
        sign: 1.0 if the player attacks, -1.0 if the player is attacked, 0.0 if neither.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.attackers: list[Qualities] = []
        self.defender: Qualities | None = None
        self.player = outlook.view.attacked_player
        self.sign = 0.0
        self.now = 0.0
        if outlook.view.attack == ATTACKING:
            self._look_at_attack()

    def _look_at_attack(self) -> None:
        """Find who attacks, who defends, and on which side the player is."""
        me = self.outlook.me
        everybody = [*self.outlook.mine, *self.outlook.theirs]
        self.attackers = [found for found in everybody if found.object is not None and found.object.attacker]
        defenders = [found for found in everybody if found.object is not None and found.object.defender]
        self.defender = defenders[0] if defenders else None
        if self.attackers:
            attacking = self.attackers[0].controller == me
            self.sign = 1.0 if attacking else (-1.0 if self.player == me else 0.0)
        self.now = self.balance([])

    def fights(self, character: Qualities) -> bool:
        """Whether a character attacks or defends."""
        return self.sign != 0.0 and (character is self.defender or character in self.attackers)

    def balance(self, changes: list[Change]) -> float:
        """What the end of the attack is worth to the player, after some changes."""
        gone = [change.character for change in changes if change.gone]
        attackers = [attacker for attacker in self.attackers if attacker not in gone]
        if self.sign == 0.0 or not attackers or self.defender in gone:
            return 0.0
        total = sum([max(attacker.atk + atk_of(attacker, changes), 0) for attacker in attackers])
        if self.defender is None:
            return self.sign * total
        defense = max(self.defender.defense + defense_of(self.defender, changes), 0)
        worth = self.outlook.stun_cost(self.defender) * decided(total - defense)
        if len(self.attackers) == 1 and not self.reinforced(changes):
            worth += max(total - defense, 0)
        return self.sign * (worth - self.struck(attackers, changes))

    def struck(self, attackers: list[Qualities], changes: list[Change]) -> float:
        """What the attacker costs that the defender stuns."""
        assert self.defender is not None
        attack = max(self.defender.atk + atk_of(self.defender, changes), 0)
        return max(
            [
                self.outlook.stun_cost(attacker)
                * decided(attack - max(attacker.defense + defense_of(attacker, changes), 0))
                for attacker in attackers
            ]
        )

    def reinforced(self, changes: list[Change]) -> bool:
        """Whether nothing can break through."""
        assert self.defender is not None
        return self.defender.reinforcement or any([change.reinforces for change in changes])

    def difference(self, changes: list[Change]) -> float:
        """What some changes are worth to the player."""
        return self.balance(changes) - self.now if changes else 0.0

    def gains(self, boosts: list[Boost]) -> list[float]:
        """What each of some boosts is worth, as part of the best few of them together."""
        worth = [boost.other - boost.price for boost in boosts]
        if self.sign == 0.0 and len([alone for alone in worth if alone >= EACH_MORE]) < 2:
            # Without an attack, only those are worth more together that are worth something each.
            return worth
        numbers = range(min(len(boosts), MOST_WEIGHED))
        for count in range(1, min(MOST_BOOSTS, len(boosts)) + 1):
            for chosen in combinations(numbers, count):
                together = [boosts[number] for number in chosen]
                if not go_together(together):
                    continue
                gain = self.difference([change for boost in together for change in boost.changes])
                gain += sum([boost.other - boost.price for boost in together]) - EACH_MORE * (count - 1)
                for number in chosen:
                    worth[number] = max(worth[number], gain)
        return worth


def go_together(boosts: list[Boost]) -> bool:
    """Whether things can be done one after another: none of them twice that can be done once."""
    for number, boost in enumerate(boosts):
        if not boost.again and any([other.choice is boost.choice for other in boosts[:number]]):
            return False
    return True


def decided(margin: int) -> float:
    """How sure a stun is by so great a margin: nearly, as the other may still answer."""
    if margin < 0:
        return DOUBT / -margin
    return 1.0 - DOUBT / (margin + 1)


def atk_of(character: Qualities, changes: list[Change]) -> int:
    """By how much changes raise the ATK of a character."""
    return sum([change.atk for change in changes if change.character is character])


def defense_of(character: Qualities, changes: list[Change]) -> int:
    """By how much changes raise the DEF of a character."""
    return sum([change.defense for change in changes if change.character is character])
