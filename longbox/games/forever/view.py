"""What one player may know of a game of DC Forever. [forever Open Information]"""

from __future__ import annotations

from typing import Any

from longbox.games.forever.abilities import CardAmount, CardCondition, Filter, Situation, Target
from longbox.games.forever.act import Act
from longbox.games.forever.actions import acting
from longbox.games.forever.definitions import ATTACK, EVENT, CardDefinition, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.permanents import Permanent
from longbox.games.forever.phases import NAMES
from longbox.games.forever.table import (
    CAPTURED,
    KNOCKED_OUT,
    LOCATION_DECK,
    MASTER_PLAN,
    SPOTS,
    UNALIGNED_DECK,
    ForeverPlayer,
)
from longbox.games.forever.tableau import NO_CARD
from longbox.kernel.cards import Card
from longbox.kernel.view import View


class TableView(View[ForeverGame]):
    """A game of DC Forever as one player sees it: hands, decks and the other side's facedown Schemes stay hidden."""

    # The turn

    @property
    def players(self) -> list[ForeverPlayer]:
        """All players, clockwise."""
        return self._game.players

    @property
    def mine(self) -> ForeverPlayer:
        """The player who looks."""
        return self._game.players[self.seat.number]

    @property
    def round(self) -> int:
        """Which round it is."""
        return self._game.round

    @property
    def phase(self) -> int:
        """Where the game is: one of `phases`."""
        return self._game.phase

    @property
    def phase_name(self) -> str:
        """What the phase is called."""
        return NAMES[self._game.phase]

    @property
    def active(self) -> int:
        """The player whose turn it is, or `NOBODY`."""
        return self._game.active

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winner(self) -> str:
        """The side that won, "rogue" or "hero"; nothing while nobody has."""
        return self._game.winner

    def first_of(self, side: str) -> int:
        """Who goes first of a side this round."""
        return self._game.first[side]

    def activated(self) -> GameCard | None:
        """The character that is activated, if one is."""
        return None if self._game.activated == NO_CARD else self._game.box[self._game.activated]

    # How far the sides are

    def completed(self) -> list[GameCard]:
        """The Schemes of the Master Plan, which are open information."""
        return self._game.piles[MASTER_PLAN.number].copy()

    def sanctuary(self) -> int:
        """The citizens in Sanctuary."""
        return self._game.sanctuary

    def knocked_out(self) -> list[GameCard]:
        """The Heroes that are knocked out."""
        return self._game.piles[KNOCKED_OUT.number].copy()

    def captured(self) -> list[GameCard]:
        """The Rogues that are captured."""
        return self._game.piles[CAPTURED.number].copy()

    def location_deck_count(self) -> int:
        """How many Locations the deck has."""
        return len(self._game.piles[LOCATION_DECK.number])

    def unaligned_deck_count(self) -> int:
        """How many Unaligned characters the deck has."""
        return len(self._game.piles[UNALIGNED_DECK.number])

    # The row

    def location(self, spot: int) -> GameCard | None:
        """The Location at a place of the row, from 0."""
        return self._game.location(spot)

    def spots(self) -> range:
        """The places of the row."""
        return range(SPOTS)

    def scheme_at(self, spot: int) -> GameCard | None:
        """The Scheme at a place of the row, if the player knows it."""
        scheme = self._game.scheme_at(spot)
        return scheme if scheme is not None and self._knows(scheme) else None

    def scheme_citizens(self, spot: int) -> int | None:
        """How many citizens are on the Scheme at a place of the row; none if there is no Scheme."""
        scheme = self._game.scheme_at(spot)
        return None if scheme is None else self._game.permanent(scheme).citizens

    def threshold(self, spot: int) -> int | None:
        """How many citizens the Scheme at a place needs, if the player knows it."""
        scheme = self.scheme_at(spot)
        return None if scheme is None else self._game.threshold_of(scheme)

    def unaligned_at(self, spot: int) -> GameCard | None:
        """The Unaligned character at a place of the row."""
        return self._game.unaligned_at(spot)

    def characters_at(self, spot: int) -> list[GameCard]:
        """The characters at a place of the row."""
        return self._game.characters_at(spot)

    # Cards in play

    def permanent(self, card: GameCard) -> Permanent:
        """A card in play, with what changes on it."""
        return self._game.permanent(card)

    def in_play(self, card: GameCard) -> bool:
        """Whether a card is in play."""
        return self._game.in_play(card)

    def value(self, card: GameCard, value: str) -> int:
        """What a value of a character is now."""
        return self._game.value(card, value)

    def health_left(self, card: GameCard) -> int:
        """The current health of a character in play."""
        return self._game.health_left(card)

    def characters_of(self, player: int) -> list[GameCard]:
        """A player's Heroes or Rogues in play."""
        return self._game.characters_of(player)

    def area(self, player: int) -> list[GameCard]:
        """All cards in a player's play area."""
        return self._game.piles[self._game.players[player].area.number].copy()

    def attached(self, card: GameCard) -> list[GameCard]:
        """The attachments on a card."""
        return self._game.attached(card)

    def empowering(self, hero: GameCard) -> list[GameCard]:
        """The cards that empower a Hero."""
        return self._game.empowering(hero)

    def controlled(self, player: int) -> list[GameCard]:
        """The cards that a player controls in play, but for facedown Schemes that nobody on the own side has."""
        game = self._game
        return [card for card in game.controlled(player) if game.knows(self.seat.number, card)]

    def user_of(self, player: int, card: GameCard) -> GameCard | None:
        """A player's character in play that can play or use a card of the player's."""
        return self._game.user_of(player, card)

    def forbidden(self, card: GameCard, deed: str) -> bool:
        """Whether a card in play cannot do something, or have it done to it."""
        return self._game.forbidden(card, deed)

    # What is going on

    def passed(self) -> list[int]:
        """The players who have passed in this Confrontation cycle."""
        return [*self._game.passed]

    def modifiers_for(self, actor: GameCard, what: str) -> list[tuple[GameCard, int]]:
        """The modifiers that the player could play for one of the own characters, with what each adds now."""
        game, me = self._game, self.seat.number
        held = [card for card in game.hand(me) if card.definition.type == EVENT]
        found: list[tuple[GameCard, int]] = []
        for card in [*held, *self.controlled(me)]:
            if card is actor or (not card.definition.is_character and game.is_affiliated(card, actor)):
                found += [(card, bonus) for bonus in acting.bonuses_of(game, me, card, what)[:1]]
        return found

    def act(self) -> Act | None:
        """The attack, Threatening or Rescue that is going on, with the modifiers played so far."""
        return self._game.acts[-1] if self._game.acts else None

    def act_total(self, act: Act) -> int:
        """The value of what is going on, with the modifiers played so far."""
        bonuses = [modifier.ability.bonus for modifier in act.modifiers if not modifier.ignored]
        situations = [modifier.situation for modifier in act.modifiers if not modifier.ignored]
        played = [
            0 if bonus is None else bonus.count(self._game, situation)
            for bonus, situation in zip(bonuses, situations, strict=True)
        ]
        return acting.total_without_modifiers(self._game, act) + sum(played)

    def added_to(self, actor: GameCard, what: str) -> int:
        """What is added, without modifiers, as a character at a Location attacks, Threatens or Rescues there."""
        act = Act(what, actor, self.seat.number, self.permanent(actor).spot)
        return acting.total_without_modifiers(self._game, act) - max(self._game.value(actor, what), 0)

    def act_at(self, actor: GameCard, what: str, spot: int) -> int | None:
        """What attacking, Threatening or Rescuing would come to at a place, without modifiers; none if it can't be."""
        game = self._game.copy()
        game.permanent(actor).spot = spot
        if acting.rule_against_act(game, actor, what):
            return None
        return acting.total_without_modifiers(game, Act(what, actor, self.seat.number, spot))

    def suffered(self, actor: GameCard, target: GameCard, bonuses: list[int]) -> int:
        """What an attack would do to a character with modifiers that add so much, with all that always reduces it."""
        act = Act(ATTACK, actor, self.seat.number, self.permanent(actor).spot, target)
        return acting.foreseen(self._game, act, bonuses)

    # What texts say

    def meant(self, target: Target, situation: Situation) -> list[GameCard]:
        """The cards in play that a text may mean."""
        asking = situation.speaking_to(situation.player)
        return [card for card in target.candidates(self._game, asking) if self._game.in_play(card)]

    def matches(self, filter: Filter, card: GameCard, situation: Situation) -> bool:
        """Whether a card that the player knows is one of those that a text means."""
        return filter.matches(self._game, card, situation.speaking_to(situation.player))

    def counted(self, amount: CardAmount, situation: Situation) -> int:
        """The number that a text describes."""
        return amount.count(self._game, situation.speaking_to(situation.player))

    def holds(self, condition: CardCondition, situation: Situation) -> bool:
        """Whether something is so that a text asks for."""
        return condition.holds(self._game, situation.speaking_to(situation.player))

    # Players' cards

    def hand(self) -> list[GameCard]:
        """The player's own hand."""
        return self._game.hand(self.seat.number).copy()

    def hand_count(self, player: int) -> int:
        """How many cards a player holds."""
        return len(self._game.hand(player))

    def deck_count(self, player: int) -> int:
        """How many cards a player's deck has."""
        return len(self._game.piles[self._game.players[player].deck.number])

    def reserve(self, player: int) -> list[GameCard]:
        """A player's reserve."""
        return self._game.piles[self._game.players[player].reserve.number].copy()

    def discard_pile(self, player: int) -> list[GameCard]:
        """A player's discard pile, the top card last."""
        return self._game.piles[self._game.players[player].discard.number].copy()

    def pool(self, player: int) -> list[GameCard]:
        """The cards of a player's resource pool."""
        return self._game.piles[self._game.players[player].pool.number].copy()

    def resources(self, player: int) -> int:
        """What is left in a player's resource pool."""
        return self._game.resources(player)

    def resource_word(self, player: int) -> str:
        """What a player's resources are called."""
        return self._game.resource_word(player)

    def cost_of(self, card: Card[CardDefinition]) -> int:
        """What it costs now to recruit a character or buy a card."""
        return self._game.cost_of(card)

    def provides(self, card: GameCard) -> int:
        """The Renown or Infamy that a card provides."""
        return self._game.provides(card)

    # All of it

    def describe(self) -> dict[str, object]:
        """All public facts and the player's own, as plain data."""
        described = super().describe()
        described.update(
            {
                "round": self.round,
                "phase": self.phase_name,
                "active": self.players[self.active].name if self.active >= 0 else "",
                "sanctuary": self.sanctuary(),
                "Master Plan": len(self.completed()),
                "first": {side: self.players[self.first_of(side)].name for side in (ROGUES, HEROES)},
                "row": [self.describe_spot(spot) for spot in self.spots()],
                "players": [self.describe_player(seat.number) for seat in self.players],
                "winner": self.winner,
            }
        )
        return described

    def describe_spot(self, spot: int) -> dict[str, object]:
        """What everybody sees at a place of the row."""
        location = self.location(spot)
        return {
            "location": None if location is None else self.describe_card(location),
            "scheme citizens": self.scheme_citizens(spot),
            "threshold": self.threshold(spot),
            "characters": [self.describe_card(card) for card in self.characters_at(spot)],
        }

    def describe_player(self, player: int) -> dict[str, object]:
        """What everybody sees of a player."""
        return {
            "name": self.players[player].name,
            "side": self.players[player].side,
            "hand": self.hand_count(player),
            "deck": self.deck_count(player),
            "resources": self.resources(player),
            "in play": [self.describe_card(card) for card in self.area(player)],
        }

    def describe_card(self, card: Card[Any]) -> dict[str, object]:
        """A card in play, with what changes on it."""
        thing = self.permanent(card)
        return {
            "name": card.name,
            "exhausted": thing.exhausted,
            "damage": thing.damage,
            "citizens": thing.citizens,
            "empowered by": [other.name for other in self.empowering(card)],
            "attached": [other.name for other in self.attached(card)],
        }
