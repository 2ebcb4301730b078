"""The attack that goes on, as the greedy player weighs it: how it will end, and what would end it otherwise."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from longbox.games.vs.game import ATTACKING
from longbox.games.vs.qualities import Qualities
from longbox.kernel.choices import Choice
from longbox.players.greedy.vs.outlook import Outlook

MOST_BOOSTS: Final = 3
"""How many things are played together at most to change how an attack ends."""
OPEN_CHANCE: Final = 0.1
"""How much of a narrow result is doubtful, as the opponent may answer."""


class Boost:
    """Something that a player could do to change how an attack ends.

    Attributes:
        choice: The answer that does it.
        character: The fighting character that it changes.
        atk: By how much its ATK changes.
        defense: By how much its DEF changes.
        reinforces: Whether it gives reinforcement.
        price: What it costs.
        other: What else it is worth.
    """

    __slots__ = ("atk", "character", "choice", "defense", "other", "price", "reinforces")

    def __init__(self, choice: Choice, character: Qualities, atk: int, defense: int, price: float) -> None:
        self.choice = choice
        self.character = character
        self.atk = atk
        self.defense = defense
        self.price = price
        self.reinforces = False
        self.other = 0.0


class Combat:
    """The attack that goes on.

    Attributes:
        outlook: The table.
        attackers: The characters that attack.
        defender: The character that defends; nothing in a direct attack.
        sign: 1.0 if the player attacks, -1.0 if the player is attacked, 0.0 if neither.
    """

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        everybody = [*outlook.mine, *outlook.theirs]
        self.attackers = [found for found in everybody if found.object is not None and found.object.attacker]
        defenders = [found for found in everybody if found.object is not None and found.object.defender]
        self.defender = defenders[0] if defenders else None
        self.player = outlook.view.attacked_player
        self.sign = 0.0
        if outlook.view.attack == ATTACKING and self.attackers:
            attacking = self.attackers[0].controller == outlook.me
            self.sign = 1.0 if attacking else (-1.0 if self.player == outlook.me else 0.0)

    @property
    def mine(self) -> list[Qualities]:
        """The player's own characters in it."""
        found = [*self.attackers, *([self.defender] if self.defender else [])]
        return [fighter for fighter in found if fighter.controller == self.outlook.me]

    @property
    def against_me(self) -> list[Qualities]:
        """The others' characters in it."""
        found = [*self.attackers, *([self.defender] if self.defender else [])]
        return [fighter for fighter in found if fighter.controller != self.outlook.me]

    def balance(self, boosts: tuple[Boost, ...] = ()) -> float:
        """What the end of the attack is worth to the player, if some things were done."""
        if self.sign == 0.0:
            return 0.0
        total = sum([max(attacker.atk + atk_of(attacker, boosts), 0) for attacker in self.attackers])
        if self.defender is None:
            return self.sign * total
        defense = max(self.defender.defense + defense_of(self.defender, boosts), 0)
        worth = self.outlook.stun_cost(self.defender) * decided(total - defense)
        if len(self.attackers) == 1 and not self.reinforced(boosts):
            worth += max(total - defense, 0)
        return self.sign * (worth - self.struck(boosts))

    def struck(self, boosts: tuple[Boost, ...]) -> float:
        """What the attacker costs that the defender stuns."""
        assert self.defender is not None
        attack = max(self.defender.atk + atk_of(self.defender, boosts), 0)
        return max(
            [
                self.outlook.stun_cost(attacker)
                * decided(attack - max(attacker.defense + defense_of(attacker, boosts), 0))
                for attacker in self.attackers
            ]
        )

    def reinforced(self, boosts: tuple[Boost, ...]) -> bool:
        """Whether nothing can break through."""
        assert self.defender is not None
        return self.defender.reinforcement or any([boost.reinforces for boost in boosts])

    def gains(self, boosts: list[Boost]) -> list[float]:
        """What each of some boosts is worth, as part of the best few of them together."""
        worth = [0.0 for _ in boosts]
        now = self.balance()
        numbers = range(len(boosts))
        for count in range(1, min(MOST_BOOSTS, len(boosts)) + 1):
            for chosen in combinations(numbers, count):
                together = tuple([boosts[number] for number in chosen])
                gain = self.balance(together) - now
                gain += sum([boost.other - boost.price for boost in together])
                for number in chosen:
                    # What is one of many is a little less sure than what does it alone.
                    worth[number] = max(worth[number], gain - 0.3 * (count - 1))
        return worth


def decided(margin: int) -> float:
    """How sure a stun is by so great a margin: nearly, as the other may still answer."""
    if margin < 0:
        return OPEN_CHANCE / (-margin)
    return 1.0 - OPEN_CHANCE / (margin + 1)


def atk_of(character: Qualities, boosts: tuple[Boost, ...]) -> int:
    """By how much boosts change the ATK of a character."""
    return sum([boost.atk for boost in boosts if boost.character is character])


def defense_of(character: Qualities, boosts: tuple[Boost, ...]) -> int:
    """By how much boosts change the DEF of a character."""
    return sum([boost.defense for boost in boosts if boost.character is character])
