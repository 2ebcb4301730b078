"""How the players stand, and what it is worth to them that a card on the table changes.

Everything is measured in damage to the villain: 1.0 is what it is worth to deal 1 damage to the villain. Hit
points and room on the main scheme are worth the more the fewer are left.
"""

from __future__ import annotations

import math
from typing import Final

from longbox.games.champions.definitions import (
    ALLY,
    ATK,
    GUARD,
    MAIN_SCHEME,
    MINION,
    SCH,
    THW,
    VILLAIN,
    CardDefinition,
    GameCard,
)
from longbox.games.champions.permanents import TOUGH
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.table import MAIN_SCHEME_DECK, VILLAIN_DECK
from longbox.games.champions.text.effects.encounter_activations import GiveBoostCards
from longbox.games.champions.text.effects.lasting import AtEndOf
from longbox.games.champions.view import TableView
from longbox.kernel.terms import Term, parts_of

LOST: Final = 100.0
"""What it costs to lose the game."""
WON: Final = 100.0
"""What it is worth to win it."""
SPARE: Final = 0.8
"""How much a spare round betters the chances to win."""
DEATH_NEAR: Final = 0.05
"""How likely it is that the last hit point is lost to what nobody foresees."""
DEATH_FAR: Final = 3.0
"""With so many hit points more, that is less likely by a factor of e."""
STAGE: Final = 3.0
"""What it costs that the main scheme advances, where more stages follow."""

BOOST: Final = 1.1
"""The boost icons of a card, on average."""
FURTHER_THREAT: Final = 0.8
"""The threat that encounter cards place in a round, on average."""

CHUMP: Final = 2.0
"""What it is worth that an ally can take the villain's attack."""
A_CARD: Final = 1.8
"""What a card in the hand is worth, on average."""
A_RESOURCE: Final = 0.8
"""What a resource is worth."""
AN_ENCOUNTER_CARD: Final = 2.5
"""What an encounter card costs, on average."""
DAMAGE_BY_CARDS: Final = 2.5
"""The damage that each player deals to the villain in a round by cards, roughly."""
A_MINION: Final = 0.8
"""What it is worth to defeat a minion that does nothing."""
MINION_LASTS: Final = 4.5
"""How many rounds a minion will be there, at most, if nobody defeats it now."""
GUARDING: Final = 2.5
"""What it is worth that a minion guards the villain no longer."""
LASTING: Final = 4.0
"""How many rounds what is in play now will last, at most."""
AS_HERO: Final = 0.75
"""In how many of the rounds players end their turns in hero form."""


class Outlook:
    """How the players stand, as one of them sees it.

    The players win if they defeat the villain before they run out of hit points, or of room on the main scheme.
    So what both are worth depends on how many rounds it will take, and on which of them will be gone first.

    Attributes:
        view: All that the player may know.
        me: The player.
        rounds: How many rounds the game will still have, roughly, where many count as some.
        threat_each_round: The threat that is placed on the main scheme as the villain phase begins.
        room_left: How much threat more would complete the main scheme.
        price_of_hit_point: What one of the player's hit points is worth now.
        price_of_threat: What it is worth to remove 1 threat from the main scheme now.
        urgency: What it is worth that threat can be removed from the main scheme at all, which would else be completed.
        holding: What it is worth to hold cards, by their serial numbers, as far as that was asked.
        playing: What it is worth to play cards, the same way.
    """

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.me = view.seat.number
        self.boost_cards = boost_cards_of(view.villain())
        self.to_win = self._villain_left() / self._damage_a_round()
        self.rounds = min(max(self.to_win, 1.5), 6.0)
        self._later_room = sum([self._per_player(card) for card in self._later_schemes()])
        self.threat_each_round = view.threat_each_round()
        self.room_left = float(view.target_threat() - view.threat(view.main_scheme()))
        self._incoming = AS_HERO * (self.villain_attack() + self._minions_attack()) + 0.5
        self._inflow = self.threat_each_round + FURTHER_THREAT + (1.0 - AS_HERO) * self.villain_scheme()
        self._unit = self._worth_of_damage()
        self.price_of_hit_point = self._price_of_hit_point()
        self.price_of_threat = self._price_of_threat()
        self.urgency = self._urgency()
        self.holding: dict[int, float] = {}
        self.playing: dict[int, float] = {}
        self._standings: dict[tuple[int, float], float] = {}

    def _villain_left(self) -> float:
        """The hit points of all stages of the villain that are left."""
        view = self.view
        later = [card.definition for card in view.cards(VILLAIN_DECK) if card is not None]
        players = len(view.players)
        hit_points = sum([one.hit_points * players if one.per_player else one.hit_points for one in later])
        return float(view.remaining(view.villain()) + hit_points)

    def _damage_a_round(self) -> float:
        """The damage that all players deal to the villain in a round, roughly."""
        return sum([self._damage_by(player) for player in self.view.in_order()]) or 1.0

    def _damage_by(self, player: int) -> float:
        view = self.view
        identity = view.identity(player)
        attack = view.value(identity, ATK) if view.in_hero_form(player) else view.other_side(player).definition.atk
        allies = sum([max(view.value(ally, ATK), 0) for ally in view.allies(player)])
        return attack + DAMAGE_BY_CARDS + 0.5 * allies

    def _later_schemes(self) -> list[CardDefinition]:
        """The stages of the main scheme that come after the one in play."""
        return [card.definition for card in self.view.cards(MAIN_SCHEME_DECK) if card is not None]

    def _per_player(self, scheme: CardDefinition) -> float:
        """The threat that completes a stage of the main scheme."""
        target = scheme.target_threat
        return float(target * len(self.view.players) if scheme.target_threat_per_player else target)

    def _minions_attack(self) -> float:
        return 0.6 * sum([max(self.view.value(minion, ATK), 0) for minion in self.view.minions_of(self.me)])

    def _worth_of_damage(self) -> float:
        """How much 1 damage to the villain betters the chances: all else is measured in it."""
        left = float(self.view.remaining(self.view.identity(self.me)))
        danger = slack(self._spare_of(left, self._incoming)) + slack(self._spare_of(self._room_in_all(), self._inflow))
        return SPARE * danger / self._damage_a_round()

    def _spare_of(self, left: float, a_round: float) -> float:
        """How many rounds something lasts longer than it must, weighed by what each of them betters."""
        return SPARE * (left / a_round - self.to_win)

    def _room_in_all(self) -> float:
        return self.room_left + self._later_room

    # What things are worth at all choices alike

    def _price_of_hit_point(self) -> float:
        left = float(self.view.remaining(self.view.identity(self.me)))
        return (self.health(max(left, 3.0)) - self.health(max(left - 2.0, 1.0))) / 2

    def _price_of_threat(self) -> float:
        left = max(self.room_left, 2.0 + self.threat_each_round)
        return min((self.room(left) - self.room(left - 1.0)), 4.0)

    def _urgency(self) -> float:
        left = self.room_left - self.threat_each_round
        return (STAGE if self._later_room else LOST) / 4 if left <= 1 else 0.0

    # What the enemies do in a round

    def villain_attack(self) -> float:
        """The damage that the villain's next attack deals, on average."""
        return self.strength(self.view.villain(), ATK)

    def villain_scheme(self) -> float:
        """The threat that the villain's next scheming places, on average."""
        return self.strength(self.view.villain(), SCH)

    def strength(self, enemy: GameCard, power: str) -> float:
        """With how much an enemy attacks or schemes, on average."""
        value = float(max(self.view.value(enemy, power), 0))
        if enemy.definition.type != VILLAIN:
            return value
        return value + BOOST * (self.boost_cards if power == ATK else 1)

    # What it is worth to have so much of something left

    def health(self, hit_points: float) -> float:
        """What the hit points of an identity are worth."""
        if hit_points <= 0:
            return -LOST
        risk = LOST * DEATH_NEAR * math.exp(-hit_points / DEATH_FAR)
        return chances(self._spare_of(hit_points, self._incoming)) / self._unit - risk

    def room(self, room: float) -> float:
        """What it is worth that so much threat more would complete the main scheme."""
        left = room - self.threat_each_round if self.view.phase == TAKING_TURN else room
        if left <= 0 and not self._later_room:
            return -LOST
        advanced = STAGE if left <= 0 else 0.0
        return chances(self._spare_of(max(left, 0.0) + self._later_room, self._inflow)) / self._unit - advanced

    def standing(self, card: GameCard, hit_points: float) -> float:
        """What it is worth to the players that a character has so many hit points left."""
        key = (card.serial, hit_points)
        if key not in self._standings:
            self._standings[key] = self._standing(card, hit_points)
        return self._standings[key]

    def _standing(self, card: GameCard, hit_points: float) -> float:
        card_type = card.definition.type
        if card_type == VILLAIN:
            return -self.villain_standing(max(hit_points, 0.0))
        if card_type == MINION:
            return 0.0 if hit_points <= 0 else -self.minion_worth(card) * (0.5 + 0.5 * self.part(card, hit_points))
        if card_type == ALLY:
            return 0.0 if hit_points <= 0 else self.ally_worth(card, hit_points)
        return self.health(hit_points)

    def villain_standing(self, hit_points: float) -> float:
        """What is left to do until the villain is defeated; the last stage is the victory."""
        if hit_points > 0:
            return hit_points
        return 0.0 if self.view.stages_left() else -WON

    def part(self, card: GameCard, hit_points: float) -> float:
        """The part of a character's hit points that is left."""
        whole = self.view.remaining(card) + self.view.damage(card)
        return min(hit_points / max(whole, 1), 1.0)

    # Enemies

    def minion_worth(self, minion: GameCard) -> float:
        """What it is worth to defeat a minion: what it would do in some rounds, and what it keeps from being done."""
        view = self.view
        attacks = max(view.value(minion, ATK), 0) * self.price_of_hit_point
        schemes = max(view.value(minion, SCH), 0) * self.price_of_threat
        guard = GUARDING if GUARD in view.keywords(minion) else 0.0
        texts = 0.7 * len(minion.definition.abilities) + 0.7 * len(minion.definition.constants)
        a_round = AS_HERO * attacks + (1.0 - AS_HERO) * schemes
        return A_MINION + min(self.rounds, MINION_LASTS) * a_round + guard + texts

    def scheme_worth(self, scheme: GameCard) -> float:
        """What it is worth to defeat a side scheme."""
        definition = scheme.definition
        icons = min(self.rounds, LASTING) * (
            AN_ENCOUNTER_CARD * definition.hazards + self.price_of_threat * definition.acceleration_icons
        )
        crisis = definition.crisis * (1.0 + 1.5 * self.price_of_threat + self.urgency)
        texts = 4.0 * len(definition.constants) + 1.0 * len(definition.abilities)
        return 0.5 + icons + crisis + min(texts, 5.0)

    def with_threat(self, scheme: GameCard, threat: float) -> float:
        """What it is worth to the players that a scheme has so much threat."""
        if scheme.definition.type == MAIN_SCHEME:
            return self.room(self.view.target_threat() - threat)
        if threat <= 0:
            return 0.0
        whole = max(self.view.threat(scheme), scheme.definition.starting_threat, 1)
        return -self.scheme_worth(scheme) * (0.3 + 0.7 * threat / whole)

    # Allies and powers

    def ally_worth(self, ally: GameCard, hit_points: float) -> float:
        """What an ally will do with so many hit points left: use its powers, and take an attack."""
        chump = CHUMP / max(len(self.view.allies(self.view.controller(ally))), 1)
        if leaves_soon(ally.definition):
            return chump if self.view.phase == TAKING_TURN else 0.1
        cost = max(min(ally.definition.attack_damage, ally.definition.thwart_damage), 1)
        uses = min(math.ceil(hit_points / cost), self.rounds)
        return chump + 0.8 * (uses - 0.5) * self.power_worth(ally)

    def new_ally_worth(self, ally: CardDefinition) -> float:
        """What an ally will do that comes into play as it is printed, its texts left out."""
        cost = max(min(ally.attack_damage, ally.thwart_damage), 1)
        uses = 1.5 if leaves_soon(ally) else min(ally.hit_points / cost, self.rounds)
        power = max(float(ally.atk), ally.thw * max(self.price_of_threat, 0.5), 0.0)
        return CHUMP + 0.85 * (uses - 0.5) * power

    def power_worth(self, character: GameCard) -> float:
        """What it is worth to use the better power of a hero or ally once, roughly."""
        view = self.view
        attack, thwart = view.value(character, ATK), view.value(character, THW)
        return max(float(attack), thwart * max(self.price_of_threat, 0.5), 0.0)

    def damage_worth(self, card: GameCard, amount: float, source: GameCard | None = None) -> float:
        """What it is worth to deal damage to a character; less than 0 for friends."""
        view = self.view
        if amount <= 0 or view.cannot_take_damage(card, source):
            return 0.0
        if TOUGH in view.statuses(card):
            return 1.3 if card.definition.is_enemy else -1.5
        left = float(view.remaining(card))
        return self.standing(card, left - amount) - self.standing(card, left)

    def healing_worth(self, card: GameCard, amount: float) -> float:
        """What it is worth to heal a character; less than 0 for enemies."""
        left = float(self.view.remaining(card))
        healed = min(amount, float(self.view.damage(card)))
        return self.standing(card, left + healed) - self.standing(card, left)

    def removal_worth(self, scheme: GameCard, amount: float) -> float:
        """What it is worth to remove threat from a scheme."""
        threat = float(self.view.threat(scheme))
        if self.view.keeps_threat(scheme):
            return 0.0
        return self.with_threat(scheme, max(threat - amount, 0.0)) - self.with_threat(scheme, threat)

    def placing_worth(self, scheme: GameCard, amount: float) -> float:
        """What it is worth, mostly less than 0, that threat is placed on a scheme."""
        threat = float(self.view.threat(scheme))
        return self.with_threat(scheme, threat + amount) - self.with_threat(scheme, threat)


def chances(spare: float) -> float:
    """How good the chances are with some spare rounds, as a logarithm: less than 0."""
    return -math.log1p(math.exp(-spare))


def slack(spare: float) -> float:
    """How much the chances would be bettered by more of what there are some spare rounds of: from 1 to 0."""
    return 1.0 / (1.0 + math.exp(spare))


def boost_cards_of(villain: GameCard) -> int:
    """How many boost cards a villain gets for an attack."""
    return 1 + sum([term.count for term in effect_terms(villain.definition) if isinstance(term, GiveBoostCards)])


def leaves_soon(card: CardDefinition) -> bool:
    """Whether a text discards the card at the end of the round in which it comes."""
    return any([isinstance(term, AtEndOf) for term in effect_terms(card)])


EFFECT_TERMS: Final[dict[CardDefinition, list[Term]]] = {}
"""What the effects of cards are made of, found once for each card: cards never change."""


def effect_terms(card: CardDefinition) -> list[Term]:
    """The effects of all abilities of a card, and all that they are made of."""
    if card not in EFFECT_TERMS:
        EFFECT_TERMS[card] = [term for ability in card.abilities for term in parts_of(ability.effect)]
    return EFFECT_TERMS[card]
