"""How the race stands, as one player sees it, and what each step in it is worth.

Four ways lead to a victory: Schemes, Rescues, and beating all characters of the other side. Each is so much to do, of
which so much is done in a round. What one step is worth depends on how many rounds are left on its way: of the nearest
victory each step counts most, one's own or the other side's.
"""

from __future__ import annotations

import math
from typing import Final

from longbox.games.forever.definitions import (
    ATTACK,
    HERO,
    RESCUE,
    ROGUE,
    THREATEN,
    UNALIGNED,
    CardDefinition,
    GameCard,
)
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.turn.winning import CITIZENS_TO_WIN, SCHEMES_TO_WIN
from longbox.games.forever.view import TableView

VICTORY: Final = 60.0
"""What it is worth to win, above being as near as can be."""
NEAR: Final = 40.0
"""What a victory is worth that is as near as can be."""
ROUNDS: Final = 2.5
"""In so many rounds more a victory is worth only a third as much."""
A_THRESHOLD: Final = 6.5
"""How many citizens a Scheme needs that one can't see, on average."""
A_NEW_SCHEME: Final = 1.5
"""What it takes to put another Scheme into play, in citizens."""
A_CLAIM_BY_CARDS: Final = 2.0
"""What cards add to what a side claims in a round."""
DAMAGE_BY_CARDS: Final = 1.5
"""What cards add to the damage that a side deals in a round."""
CLAIMING: Final = 0.65
"""How many of a side's characters claim in a round, of all."""
ATTACKING: Final = 0.45
"""How many of them attack."""
UNCERTAIN: Final = 0.8
"""How much of damage counts that beats nobody: it may be healed, or never matter."""
AN_UNALIGNED: Final = 0.2
"""What 1 damage to an Unaligned character is worth."""
A_DEFEAT: Final = 0.8
"""What it is worth to defeat an Unaligned character, or to sway it."""
PLACES: Final = 3


class Side:
    """What one side has, added up.

    Attributes:
        health: The current Health of its characters in play.
        claim: What they claim in a round.
        attack: The damage that they deal in a round.
        characters: How many they are.
    """

    __slots__ = ("attack", "characters", "claim", "health")

    def __init__(self) -> None:
        self.health = 0.0
        self.claim = A_CLAIM_BY_CARDS
        self.attack = DAMAGE_BY_CARDS
        self.characters = 0

    def add(self, health: float, claim: float, attack: float, sign: int = 1) -> None:
        """Add a character, or take it away."""
        self.health += sign * health
        self.claim += sign * CLAIMING * max(claim, 0.0)
        self.attack += sign * ATTACKING * max(attack, 0.0)
        self.characters += sign

    def copy(self) -> Side:
        """The same, to be changed."""
        other = Side()
        other.health, other.claim, other.attack, other.characters = (
            self.health,
            self.claim,
            self.attack,
            self.characters,
        )
        return other


class Outlook:
    """How the race stands, as one player sees it.

    Attributes:
        view: All that the player may know.
        me: The player.
        side: The player's side.
        sides: What each side has.
        scheming: The citizens that the Rogues' Schemes still need.
        rescuing: The citizens that still have to be rescued.
        rounds: How many rounds the game will still have, roughly.
        a_card: What a card in hand is worth.
        a_resource: What a resource is worth.
    """

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.me = view.seat.number
        self.side = view.mine.side
        self.sides = {ROGUES: Side(), HEROES: Side()}
        for seat in view.players:
            for card in view.characters_of(seat.number):
                self.sides[seat.side].add(float(view.health_left(card)), self.claim_of(card), self.attack_of(card))
        self.missing = [self._missing_at(spot) for spot in view.spots()]
        self.scheming = self._scheming(self.missing)
        self.rescuing = float(CITIZENS_TO_WIN - view.sanctuary())
        self.rounds = self._rounds()
        self.a_card = 0.9 if self.side == HEROES else 1.1
        self.a_resource = 0.35

    # What characters can do

    def claim_of(self, card: GameCard) -> float:
        """What a Hero rescues, or a Rogue claims by Threatening."""
        return float(self.view.value(card, THREATEN if card.definition.type == ROGUE else RESCUE))

    def attack_of(self, card: GameCard) -> float:
        """The damage that a character deals."""
        return float(self.view.value(card, ATTACK))

    # What is left to do

    def _missing_at(self, spot: int) -> float | None:
        """How many citizens the Scheme at a place still needs; none if there is no Scheme."""
        citizens = self.view.scheme_citizens(spot)
        if citizens is None:
            return None
        threshold = self.view.threshold(spot)
        return max(float(A_THRESHOLD if threshold is None else threshold) - citizens, 0.0)

    def _scheming(self, missing: list[float | None]) -> float:
        """The citizens that are still needed for as many Schemes as win."""
        left = SCHEMES_TO_WIN - len(self.view.completed())
        there = sorted([each for each in missing if each is not None])[: max(left, 0)]
        return sum(there) + max(left - len(there), 0) * (A_THRESHOLD + A_NEW_SCHEME)

    def _rounds(self) -> float:
        """How many rounds the nearest victory is away."""
        rogues, heroes = self.sides[ROGUES], self.sides[HEROES]
        ways = (
            self.scheming / rogues.claim,
            self.rescuing / heroes.claim,
            heroes.health / rogues.attack,
            rogues.health / heroes.attack,
        )
        return min(max(min(ways), 1.0), 6.0)

    # What the race is worth

    def race(self, rogues: Side, heroes: Side, scheming: float | None = None, rescuing: float | None = None) -> float:
        """What it is worth to the player how the race stands, or would stand."""
        scheming = self.scheming if scheming is None else scheming
        rescuing = self.rescuing if rescuing is None else rescuing
        for_rogues = nearness(scheming / rogues.claim) + nearness(heroes.health / rogues.attack)
        for_heroes = nearness(rescuing / heroes.claim) + nearness(rogues.health / heroes.attack)
        return for_rogues - for_heroes if self.side == ROGUES else for_heroes - for_rogues

    def now(self) -> float:
        """What it is worth to the player how the race stands."""
        return self.race(self.sides[ROGUES], self.sides[HEROES])

    def race_with(self, side: str, changed: Side) -> float:
        """What it would be worth with one side changed, more than now."""
        rogues = changed if side == ROGUES else self.sides[ROGUES]
        heroes = changed if side == HEROES else self.sides[HEROES]
        return self.race(rogues, heroes) - self.now()

    def rescue_worth(self, count: float) -> float:
        """What it is worth that so many citizens come into Sanctuary, or leave it."""
        rogues, heroes = self.sides[ROGUES], self.sides[HEROES]
        return self.race(rogues, heroes, rescuing=self.rescuing - count) - self.now()

    def advance_worth(self, spot: int, count: float) -> float:
        """What it is worth that the Scheme at a place gains so many citizens, or loses them."""
        missing = self.missing[spot]
        if missing is None:
            return 0.0
        changed = self.missing.copy()
        changed[spot] = max(missing - count, 0.0)
        rogues, heroes = self.sides[ROGUES], self.sides[HEROES]
        completing = 1.0 if missing > 0.0 and changed[spot] == 0.0 else 0.0
        sign = 1.0 if self.side == ROGUES else -1.0
        return self.race(rogues, heroes, scheming=self._scheming(changed)) - self.now() + sign * completing

    def claim_worth(self, card: GameCard, spot: int, count: float) -> float:
        """What it is worth that a character claims so many citizens at a place, as far as there are any."""
        location = self.view.location(spot)
        there = 0.0 if location is None else float(self.view.permanent(location).citizens)
        claimed = min(count, there)
        if card.definition.type == HERO:
            return self.rescue_worth(claimed)
        if card.definition.type == ROGUE or self.view.permanent(card).swayed:
            return self.advance_worth(spot, claimed)
        return 0.0

    # Damage

    def damage_worth(self, card: GameCard, amount: float) -> float:
        """What it is worth that a character suffers damage; less than 0 for one's own."""
        if amount <= 0.0 or not card.definition.is_character or not self.view.in_play(card):
            return 0.0
        left = float(self.view.health_left(card))
        if card.definition.type == UNALIGNED:
            return self._unaligned_worth(card, amount, left)
        side = ROGUES if card.definition.type == ROGUE else HEROES
        changed = self.sides[side].copy()
        if amount >= left:
            changed.add(left, self.claim_of(card), self.attack_of(card), -1)
            return self.race_with(side, changed) + self._sign(side) * -1.0
        changed.health -= amount * UNCERTAIN
        return self.race_with(side, changed)

    def healing_worth(self, card: GameCard, amount: float) -> float:
        """What it is worth that a character is healed."""
        if card.definition.type == UNALIGNED or not self.view.in_play(card):
            return 0.0
        side = ROGUES if card.definition.type == ROGUE else HEROES
        changed = self.sides[side].copy()
        changed.health += min(amount, float(self.view.permanent(card).damage)) * UNCERTAIN
        return self.race_with(side, changed)

    def _unaligned_worth(self, card: GameCard, amount: float, left: float) -> float:
        thing = self.view.permanent(card)
        if self.side == ROGUES and thing.swayed:
            return 0.0
        if amount < left:
            return AN_UNALIGNED * amount
        rescued = float(thing.citizens) if self.side == HEROES and not thing.swayed else 0.0
        return A_DEFEAT + self.rescue_worth(rescued)

    def _sign(self, side: str) -> float:
        """1 for the player's own side, -1 for the other."""
        return 1.0 if side == self.side else -1.0

    # Characters

    def recruit_worth(self, card: CardDefinition) -> float:
        """What it is worth that a character of one's own comes into play."""
        changed = self.sides[self.side].copy()
        claim = card.threaten if card.type == ROGUE else card.rescue
        changed.add(float(card.health), float(claim), float(card.attack))
        return self.race_with(self.side, changed)

    def activation_worth(self, card: GameCard) -> float:
        """What it is worth that a character can be activated once, roughly; less than 0 for the other side's."""
        attack, claim = self.attack_of(card) + 0.5, self.claim_of(card) + 0.5
        own = card.definition.type == (ROGUE if self.side == ROGUES else HERO)
        rogue = card.definition.type == ROGUE
        beaten = self.sides[HEROES if rogue else ROGUES].copy()
        beaten.health -= attack
        attacking = abs(self.race_with(HEROES if rogue else ROGUES, beaten))
        if rogue:
            worths = [abs(self.advance_worth(spot, claim)) for spot in range(PLACES)]
        else:
            worths = [abs(self.rescue_worth(claim))]
        return max(attacking, *worths) * (1.0 if own else -1.0)

    def is_own(self, card: GameCard) -> bool:
        """Whether a character is of the player's side."""
        return card.definition.type == (ROGUE if self.side == ROGUES else HERO)

    def is_ready(self, card: GameCard) -> bool:
        """Whether a character in play is ready."""
        return not self.view.permanent(card).exhausted

    def enemies(self) -> list[GameCard]:
        """The other side's characters in play."""
        other = HEROES if self.side == ROGUES else ROGUES
        return [
            card for seat in self.view.players if seat.side == other for card in self.view.characters_of(seat.number)
        ]

    def exposure(self, card: GameCard, spot: int) -> float:
        """What it costs, at most, that a character of one's own stands at a Location where it can be attacked."""
        if spot == NOWHERE:
            return 0.0
        strongest = max([self.attack_of(each) for each in self.enemies() if self.is_ready(each)], default=-1.0)
        return 0.0 if strongest < 0.0 else -self.damage_worth(card, strongest + 1.0)


def nearness(rounds: float) -> float:
    """What a victory is worth that is so many rounds away."""
    if rounds <= 0.0:
        return VICTORY + NEAR
    return NEAR * math.exp(-rounds / ROUNDS)
