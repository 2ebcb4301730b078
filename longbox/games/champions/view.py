"""A game of Marvel Champions as one player sees it: for bots, clients and the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.games.champions.abilities import WHILE_IN_PLAY
from longbox.games.champions.actions import attacking, payment, thwarting, using
from longbox.games.champions.definitions import (
    ALLY,
    ATK,
    ENVIRONMENT,
    KEYWORDS,
    OVERKILL,
    SCH,
    SUPPORT,
    UPGRADE,
    CardDefinition,
    GameCard,
)
from longbox.games.champions.permanents import ACCELERATION
from longbox.games.champions.table import ENCOUNTER_DECK, ENCOUNTER_DISCARD, REMOVED, VILLAIN_DECK, HeroPlayer
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.champions.abilities import CardAmount, CardCondition, Situation, Target
    from longbox.games.champions.definitions import Resources
    from longbox.games.champions.game import ChampionsGame  # noqa: F401 (ruff misses it in the base class)
    from longbox.games.champions.options import Options
    from longbox.games.champions.text.constants import ValueChange
    from longbox.kernel.choices import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class TableView(View["ChampionsGame"]):
    """All that a player may know: the table, the own hand, and what was shown. Players are given by their numbers.

    What it returns is a copy, and stays as it is while the game goes on.
    """

    # What was agreed on, and where the game is

    @property
    def options(self) -> Options:
        """What was agreed on before the game."""
        return self._game.options

    @property
    def players(self) -> list[HeroPlayer]:
        """The players, clockwise."""
        return self._game.players.copy()

    @property
    def round(self) -> int:
        """Which round it is, from 1; 0 before the first. [champions Round Overview]"""
        return self._game.round

    @property
    def phase(self) -> int:
        """Where the game is in its round: `TAKING_TURN`, `ACTIVATING`, ... of `game`."""
        return self._game.phase

    @property
    def active(self) -> int:
        """The player who takes a turn, or for whom the villain phase goes on; `NOBODY` between."""
        return self._game.active

    @property
    def first_player(self) -> int:
        """The first player. [champions First Player]"""
        return self._game.first_player

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def won(self) -> bool:
        """Whether the players have won."""
        return self._game.won

    def in_order(self) -> list[int]:
        """The players who are not eliminated, in player order. [champions In Player Order]"""
        return self._game.in_order()

    def is_eliminated(self, player: int) -> bool:
        """Whether a player is out of the game. [champions Player Elimination]"""
        return self._game.eliminated[player]

    # The scenario

    def villain(self) -> GameCard:
        """The villain's stage in play. [champions Villain, Villain Deck]"""
        return self._game.villain()

    def stages_left(self) -> int:
        """How many stages of the villain come after the one in play."""
        return len(self._game.piles[VILLAIN_DECK.number])

    def main_scheme(self) -> GameCard:
        """The main scheme in play. [champions Main Scheme]"""
        return self._game.main_scheme()

    def target_threat(self) -> int:
        """The threat that completes the main scheme. [champions Target Threat]"""
        definition = self.main_scheme().definition
        return self._for_all(definition.target_threat, per_player=definition.target_threat_per_player)

    def threat_each_round(self) -> int:
        """The threat that is placed on the main scheme as the villain phase begins. [champions Villain Phase]"""
        definition = self.main_scheme().definition
        amount = self._for_all(definition.acceleration, per_player=definition.acceleration_per_player)
        return amount + self._game.icons("acceleration") + self.acceleration_tokens()

    def acceleration_tokens(self) -> int:
        """The acceleration tokens on the main scheme. [champions Acceleration Token]"""
        return self._game.counters(self.main_scheme(), ACCELERATION)

    def hazards(self) -> int:
        """How many encounter cards more than one for each player are dealt. [champions Side Scheme]"""
        return self._game.icons("hazard")

    def crisis(self) -> bool:
        """Whether a crisis icon keeps the threat on the main scheme. [champions Side Scheme]"""
        return self._game.icons("crisis") > 0

    def side_schemes(self) -> list[GameCard]:
        """The side schemes in play, oldest first. [champions Side Scheme]"""
        return self._game.side_schemes()

    def schemes(self) -> list[GameCard]:
        """The main scheme and the side schemes."""
        return self._game.schemes()

    def environments(self) -> list[GameCard]:
        """The environments in play. [champions Environment]"""
        return [card for card in self._game.scenario_cards() if card.definition.type == ENVIRONMENT]

    def encounter_deck_count(self) -> int:
        """How many cards the encounter deck has."""
        return len(self._game.piles[ENCOUNTER_DECK.number])

    def encounter_discard(self) -> list[GameCard]:
        """The encounter discard pile, the top card last."""
        return self._game.piles[ENCOUNTER_DISCARD.number].copy()

    def removed(self) -> list[GameCard]:
        """The cards that were removed from the game. [champions Removed From The Game]"""
        return self._game.piles[REMOVED.number].copy()

    def enemies(self) -> list[GameCard]:
        """The villain and all minions. [champions Enemy]"""
        return self._game.enemies()

    # What players have before them

    def identity(self, player: int) -> GameCard:
        """The side of a player's identity that is face up. [champions Identity]"""
        return self._game.identity(player)

    def other_side(self, player: int) -> GameCard:
        """The side of a player's identity that is not face up."""
        return self._game.other_side(self._game.identity(player))

    def in_hero_form(self, player: int) -> bool:
        """Whether a player is in hero form. [champions Form, Change Form]"""
        return self._game.in_hero_form(player)

    def controlled(self, player: int) -> list[GameCard]:
        """All cards in play that a player controls, in the order in which they came."""
        return self._game.controlled(player).copy()

    def allies(self, player: int) -> list[GameCard]:
        """The allies that a player controls. [champions Ally]"""
        return self._of_type(player, ALLY)

    def upgrades(self, player: int) -> list[GameCard]:
        """The upgrades that a player controls, attached ones included. [champions Upgrade]"""
        return self._of_type(player, UPGRADE)

    def supports(self, player: int) -> list[GameCard]:
        """The supports that a player controls. [champions Support]"""
        return self._of_type(player, SUPPORT)

    def minions_of(self, player: int) -> list[GameCard]:
        """The minions engaged with a player. [champions Engaged]"""
        return self._game.minions_of(player).copy()

    def characters_of(self, player: int) -> list[GameCard]:
        """The identity and the allies of a player. [champions Character]"""
        return self._game.characters_of(player)

    def discard_pile(self, player: int) -> list[GameCard]:
        """A player's discard pile, the top card last."""
        return self._game.piles[self._game.players[player].discard.number].copy()

    def hand_count(self, player: int) -> int:
        """How many cards a player holds."""
        return len(self._game.piles[self._game.players[player].hand.number])

    def deck_count(self, player: int) -> int:
        """How many cards a player's deck has."""
        return len(self._game.piles[self._game.players[player].deck.number])

    def dealt_count(self, player: int) -> int:
        """How many facedown encounter cards a player has been dealt. [champions Deal, Deal An Encounter Card]"""
        return len(self._game.piles[self._game.players[player].dealt.number])

    def hand_size(self, player: int) -> int:
        """How many cards a player may keep. [champions Hand Size]"""
        return self._game.hand_size(player)

    def ally_limit(self, player: int) -> int:
        """How many allies a player may control. [champions Ally Limit]"""
        return self._game.ally_limit(player)

    # Cards in play

    def in_play(self, card: GameCard) -> bool:
        """Whether a card is in play."""
        return self._game.in_play(card)

    def look(self, card: GameCard) -> tuple[object, ...] | None:
        """What tells a card from others: in play also what lies on it, what lasts for it, and what it takes part in."""
        seen = super().look(card)
        if seen is None or not self.in_play(card):
            return seen
        attached = sorted([repr(self.look(other)) for other in self.attachments(card)])
        return (*seen, tuple(attached), self.facedown_under(card), self._lasting_for(card), self._part_of(card))

    def _lasting_for(self, card: GameCard) -> tuple[int, ...]:
        """Since when something lasts for a card, or is to happen to it later; for all of a kind it tells none apart."""
        game = self._game
        lasting = [
            one.number for one in game.at_work if one.until != WHILE_IN_PLAY and one.after(card, None) is not one
        ]
        return (*lasting, *[one.number for one in game.delayed if one.after(card, None) is not one])

    def _part_of(self, card: GameCard) -> tuple[object, ...]:
        """What part a card has in each attack, scheming or thwart that goes on. [champions Attack, Enemy Schemes]"""
        parts = [(act.actor, act.target, act.defender, *act.targets) for act in self._game.acts]
        return tuple([tuple([place for place, part in enumerate(cards) if part is card]) for cards in parts])

    def value(self, card: GameCard, value: str) -> int:
        """What a value of a card is now: `ATK`, `THW`, ... [champions Modifiers]"""
        return self._game.value(card, value)

    def remaining(self, card: GameCard) -> int:
        """The remaining hit points of a character. [champions Remaining Hit Points]"""
        return self._game.remaining(card)

    def damage(self, card: GameCard) -> int:
        """The damage that a card in play has sustained. [champions Sustained Damage; Damage Sustained]"""
        return self._game.permanent(card).damage

    def threat(self, card: GameCard) -> int:
        """The threat on a card in play. [champions Threat]"""
        return self._game.permanent(card).threat

    def statuses(self, card: GameCard) -> tuple[str, ...]:
        """The status cards on a card in play. [champions Status Cards]"""
        return self._game.permanent(card).statuses

    def counters(self, card: GameCard) -> dict[str, int]:
        """The counters on a card in play, by name. [champions All-Purpose Counter]"""
        return {name: count for name, count in self._game.permanent(card).counters.items() if count}

    def is_exhausted(self, card: GameCard) -> bool:
        """Whether a card in play is exhausted. [champions Exhausted]"""
        return self._game.permanent(card).exhausted

    def controller(self, card: GameCard) -> int:
        """The player who controls a card, or `NOBODY`. [champions Ownership And Control]"""
        return self._game.controller(card)

    def engaged_with(self, minion: GameCard) -> int:
        """The player whom a minion is engaged with. [champions Engaged]"""
        return self._game.permanent(minion).engaged

    def attachments(self, card: GameCard) -> list[GameCard]:
        """The cards attached to a card in play. [champions Attach To]"""
        return self._game.attachments(card)

    def host(self, card: GameCard) -> GameCard | None:
        """What a card in play is attached to. [champions Attach To]"""
        return self._game.host(card)

    def facedown_under(self, card: GameCard) -> int:
        """How many cards lie facedown under a card in play."""
        return list(self._game.beneath.values()).count(card.serial)

    def keywords(self, card: GameCard) -> dict[str, int]:
        """The keywords that a card has now, with their numbers. [champions Keywords]"""
        found = {keyword: self._game.keyword(card, keyword) for keyword in KEYWORDS}
        return {keyword: number for keyword, number in found.items() if number is not None}

    def has_trait(self, card: GameCard, trait: str) -> bool:
        """Whether a card has a trait now. [champions Traits]"""
        return self._game.has_trait(card, trait)

    def cannot_take_damage(self, card: GameCard, source: GameCard | None) -> bool:
        """Whether a text keeps a card in play from taking damage from another card. [champions Cannot]"""
        return self._game.take_damage_forbidden(card, source)

    def keeps_threat(self, scheme: GameCard) -> bool:
        """Whether threat cannot be removed from a scheme in play. [champions Cannot, Side Scheme]"""
        return self._game.threat_removal_forbidden(scheme)

    # What texts ask of the game: all of it is open to everybody, as they ask for what is in play

    def meant(self, target: Target, situation: Situation) -> list[GameCard]:
        """The cards in play that a text may mean."""
        asking = situation.speaking_to(situation.player)
        return [card for card in target.candidates(self._game, asking) if self._game.in_play(card)]

    def counted(self, amount: CardAmount, situation: Situation) -> int:
        """The number that a text describes."""
        return amount.count(self._game, situation.speaking_to(situation.player))

    def holds(self, condition: CardCondition, situation: Situation) -> bool:
        """Whether something is so that a text asks for."""
        return condition.holds(self._game, situation.speaking_to(situation.player))

    def changed_by(self, change: ValueChange, value: str, situation: Situation) -> int:
        """By how much a text changes a value. [champions Modifiers]"""
        return change.by(self._game, value, situation.speaking_to(situation.player))

    # What an enemy is doing

    def attacker(self) -> GameCard | None:
        """The enemy whose attack is being carried out. [champions Enemy Attacks]"""
        act = self._game.acts[-1] if self._game.acts else None
        return act.actor if act is not None and act.is_attack and act.actor.definition.is_enemy else None

    def attacked_player(self) -> int:
        """The player whom the attack is made on that is being carried out, or `NOBODY`. [champions Enemy Attacks]"""
        return self._game.acts[-1].player if self.attacker() is not None else NOBODY

    def attack_has_overkill(self) -> bool:
        """Whether excess damage of the attack that is being made goes on to the identity. [champions Overkill]"""
        attacker = self.attacker()
        if attacker is None:
            return False
        return OVERKILL in self._game.acts[-1].gained or OVERKILL in self.keywords(attacker)

    def enemy_strength(self) -> int:
        """The ATK or SCH with which the enemy acts that acts now, with the boost cards that are turned up."""
        act = self._game.acts[-1] if self._game.acts else None
        if act is None or not act.actor.definition.is_enemy:
            return 0
        return max(self._game.value(act.actor, ATK if act.is_attack else SCH) + act.boost, 0)

    def facedown_boost_cards(self) -> int:
        """How many boost cards of what the enemy does are not turned up yet. [champions Boost]"""
        return len(self._game.acts[-1].boost_cards) if self._game.acts else 0

    # The player's own

    def hand(self) -> list[GameCard]:
        """The player's own hand."""
        return self._game.piles[self._game.players[self.seat.number].hand.number].copy()

    def own_cards(self) -> list[GameCard]:
        """All cards of the player's deck, wherever they lie, by name. A player knows the deck, not its order."""
        owners, me = self._game.owners, self.seat.number
        own = [card for card in self._game.box if owners[card.serial] == me and not card.definition.is_identity]
        return sorted(own, key=GameCard.key)

    def cost_of(self, card: GameCard) -> int | None:
        """What a card costs the player now; none where it can't be played. [champions Cost]"""
        if card.definition.cost is None:
            return None
        return using.price_of(self._game, self.seat.number, card).total

    def generated(self, way: Choice, question: Question | None) -> Resources:
        """What the player generates by a card of the hand, or by a resource ability. [champions Resource]

        Args:
            way: The card or the ability.
            question: What the player is asked, if it is what to pay with.
        """
        if isinstance(question, payment.PaymentQuestion):
            return payment.generated(self._game, question.payment, way)
        return payment.generated(self._game, payment.Payment(self._game, self.seat.number, None), way)

    def attackable(self) -> list[GameCard]:
        """The enemies that the player's characters can attack. [champions Attack, Guard]"""
        return attacking.attackable(self._game, self.seat.number)

    def thwartable(self) -> list[GameCard]:
        """The schemes from which threat can be removed. [champions Thwart, Side Scheme]"""
        return thwarting.thwartable(self._game)

    # All of it

    def definitions(self) -> list[CardDefinition]:
        """All different cards of the game, by name; which ones there are is no secret."""
        found = {card.definition.code or card.key(): card.definition for card in self._game.box}
        return sorted(found.values(), key=_title)

    def describe(self) -> dict[str, object]:
        """All public facts and the player's own, as plain data."""
        described = super().describe()
        described.update(
            {
                "round": self.round,
                "phase": self.phase,
                "active": self.players[self.active].name if self.active >= 0 else None,
                "first player": self.players[self.first_player].name,
                "won": self.won,
                "villain": self._describe_card(self.villain()),
                "main scheme": {**self._describe_card(self.main_scheme()), "target": self.target_threat()},
                "threat each round": self.threat_each_round(),
                "side schemes": [self._describe_card(scheme) for scheme in self.side_schemes()],
                "environments": [self._describe_card(card) for card in self.environments()],
                "seats": [self._describe_seat(player) for player in range(len(self.players))],
            }
        )
        return described

    def _describe_seat(self, player: int) -> dict[str, object]:
        return {
            "name": self.players[player].name,
            "eliminated": self.is_eliminated(player),
            "hero form": self.in_hero_form(player),
            "in play": [self._describe_card(card) for card in self.controlled(player)],
            "minions": [self._describe_card(minion) for minion in self.minions_of(player)],
            "hand": self.hand_count(player),
            "deck": self.deck_count(player),
            "encounter cards": self.dealt_count(player),
        }

    def _describe_card(self, card: GameCard) -> dict[str, Any]:
        """A card in play, with all that is on it; nothing is said of what is not there."""
        host = self.host(card)
        facts: dict[str, Any] = {
            "name": card.key(),
            "type": card.definition.type,
            "exhausted": self.is_exhausted(card),
            "statuses": list(self.statuses(card)),
            "counters": self.counters(card),
            "attachments": [other.key() for other in self.attachments(card)],
            "attached to": None if host is None else host.key(),
        }
        described = {fact: value for fact, value in facts.items() if value}
        if card.definition.is_character:
            described["hit points"] = self.remaining(card)
        if card.definition.is_scheme:
            described["threat"] = self.threat(card)
        return described

    def _of_type(self, player: int, card_type: str) -> list[GameCard]:
        return [card for card in self._game.controlled(player) if card.definition.type == card_type]

    def _for_all(self, amount: int, *, per_player: bool) -> int:
        return self._game.per_player(amount) if per_player else amount


def _title(definition: CardDefinition) -> tuple[str, str]:
    return (definition.name, definition.code)
