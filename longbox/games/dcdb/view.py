"""The deck-building game as one player sees it: for bots, clients and the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.table import (
    ATTACHED,
    DESTROYED_PILE,
    KICK_STACK,
    LINE_UP,
    MAIN_DECK,
    RESERVE,
    SUPER_VILLAIN_STACK,
    UNUSED_HEROES,
    WEAKNESS_STACK,
    DeckBuilder,
)
from longbox.kernel.cards import Card
from longbox.kernel.view import View
from longbox.kernel.zones import PUBLIC, Player, Zone

if TYPE_CHECKING:
    from longbox.games.dcdb.game import DeckBuildingGame
    from longbox.games.dcdb.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class TableView(View["DeckBuildingGame"]):
    """All that one player may know. Players are given by their numbers.

    What it returns is a copy, and stays as it is while the game goes on.
    """

    def __init__(self, game: DeckBuildingGame, seat: Player) -> None:
        super().__init__(game, seat)
        self._own: list[Card[CardDefinition]] = []
        self._owners: list[int] = []
        """Who owned each card when `_own` was looked up."""

    # What was agreed on, and whose turn it is

    @property
    def options(self) -> Options:
        """What was agreed on before the game."""
        return self._game.options

    @property
    def players(self) -> list[DeckBuilder]:
        """The players, clockwise."""
        return self._game.players.copy()

    @property
    def turn(self) -> int:
        """Which turn of the game it is, from 1; 0 before the first."""
        return self._game.turn

    @property
    def turn_player(self) -> int:
        """Who takes the turn, or took the last one."""
        return self._game.turn_player

    @property
    def active(self) -> int:
        """Who takes the turn; `NOBODY` between turns, as while a Super-Villain makes its First Appearance."""
        return self._game.active

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    def foes(self) -> list[int]:
        """Those whom the player plays against, clockwise from the left."""
        return self._game.foes(self.seat.number).copy()

    def teammates(self) -> list[int]:
        """The others of the player's team; none but in the Team Game."""
        return self._game.teammates(self.seat.number).copy()

    # This turn

    def power(self) -> int:
        """The Power that the active player can still spend."""
        return self._game.power()

    def power_gained(self) -> int:
        """All Power that the active player got this turn, spent or not."""
        return self._game.power() + self._game.power_spent

    def played(self) -> list[Card[CardDefinition]]:
        """What the active player played this turn, in order; twice what was played twice."""
        return self._game.played.copy()

    def gained(self) -> list[str]:
        """The names of what the active player bought or gained this turn, in order; not where that lies by now."""
        return [card.key() for card in self._game.gained]

    def extra_cards(self) -> int:
        """How many more cards the active player draws at the end of the turn."""
        return self._game.extra_cards

    # The middle of the table

    def line_up(self) -> list[Card[CardDefinition]]:
        """The cards of the Line-Up, the oldest first."""
        return self._game.piles[LINE_UP.number].copy()

    def kick(self) -> Card[CardDefinition] | None:
        """The top card of the Kick stack, if it has one."""
        return self._game.top_of(KICK_STACK)

    def kick_stack(self) -> list[Card[CardDefinition]]:
        """The Kick stack."""
        return self._game.piles[KICK_STACK.number].copy()

    def kicks_left(self) -> int:
        """How many Kicks the stack has."""
        return len(self._game.piles[KICK_STACK.number])

    def weaknesses_left(self) -> int:
        """How many Weaknesses the stack has."""
        return len(self._game.piles[WEAKNESS_STACK.number])

    def reserve_left(self) -> int:
        """How many Weaknesses lie in reserve; none in a game of the base set."""
        return len(self._game.piles[RESERVE.number]) if self.options.form.reserve else 0

    def attached(self) -> list[Card[CardDefinition]]:
        """The cards that are attached to the Super-Villain that lies face up."""
        return self._game.piles[ATTACHED.number].copy() if ATTACHED in self.options.form.shared else []

    def is_frozen(self, card: Card[CardDefinition]) -> bool:
        """Whether a card of the Line-Up can't be bought or gained now."""
        return self._game.is_held_back(card)

    def main_deck_left(self) -> int:
        """How many cards the main deck has."""
        return len(self._game.piles[MAIN_DECK.number])

    def super_villain(self) -> Card[CardDefinition] | None:
        """The Super-Villain on top of the stack, if it lies face up.

        There is none for as long as the one that lay face up is being played.
        """
        card = self._game.top_of(SUPER_VILLAIN_STACK)
        if card is None or not self._game.super_villain_face_up or not self._game.knows(self.seat.number, card):
            return None
        return card

    def super_villains_left(self) -> int:
        """How many Super-Villains the stack has, the one face up included."""
        return len(self._game.piles[SUPER_VILLAIN_STACK.number])

    def heroes_left(self) -> list[Card[CardDefinition]]:
        """The Super Heroes that nobody has."""
        return self._game.piles[UNUSED_HEROES.number].copy()

    def destroyed(self) -> list[Card[CardDefinition]]:
        """The pile of destroyed cards, the last one last."""
        return self._game.piles[DESTROYED_PILE.number].copy()

    def cost_of(self, card: Card[CardDefinition]) -> int:
        """What a card costs the active player now."""
        return self._game.cost_of(card)

    # What players have before them

    def heroes(self, player: int) -> list[Card[CardDefinition]]:
        """A player's Super Heroes."""
        return self._game.piles[self._game.players[player].heroes.number].copy()

    def hero_is_face_down(self, player: int) -> bool:
        """Whether a player's Super Heroes are face down, without abilities."""
        return self._game.hero_face_down[player]

    def discard_pile(self, player: int) -> list[Card[CardDefinition]]:
        """A player's discard pile, the top card last."""
        return self._game.piles[self._game.players[player].discard.number].copy()

    def play_area(self, player: int) -> list[Card[CardDefinition]]:
        """A player's cards in play, Locations included, in the order in which they came."""
        return self._game.piles[self._game.players[player].play.number].copy()

    def locations(self, player: int) -> list[Card[CardDefinition]]:
        """A player's Locations in play, and other cards that stay."""
        return [card for card in self.play_area(player) if card.definition.ongoing]

    def vp_tokens(self, player: int) -> int:
        """How many VP tokens a player has; none in a game of the base set."""
        return self._game.ledger.vp[player]

    def tier(self) -> int:
        """The tier of which Main Characters are drafted now; 0 where none are."""
        return self._game.ledger.tier

    def tier_points(self, player: int) -> int:
        """How many tier points a player has spent in the draft under way."""
        points = self._game.ledger.tier_points
        return points[player] if points else 0

    def is_dealt(self) -> bool:
        """Whether the first hands are dealt, which comes after the Super Heroes and before the first turn."""
        return self.turn > 0 or any([self.hand_count(player.number) for player in self.players])

    def hand_count(self, player: int) -> int:
        """How many cards a player holds."""
        return len(self._game.piles[self._game.players[player].hand.number])

    def deck_count(self, player: int) -> int:
        """How many cards a player's deck has."""
        return len(self._game.piles[self._game.players[player].deck.number])

    def under_hero_count(self, player: int) -> int:
        """How many cards lie face down under a player's Super Hero."""
        return len(self._game.piles[self._game.players[player].under_hero.number])

    def on_hero(self, player: int) -> list[Card[CardDefinition]]:
        """The cards on top of a player's Super Heroes, which all see. [cube 3.012]"""
        return self._lying(self._game.players[player].on_hero)

    def beneath(self, player: int) -> list[Card[CardDefinition]]:
        """The cards under a player's cards in play, which all see."""
        return self._lying(self._game.players[player].beneath)

    def _lying(self, zone: Zone) -> list[Card[CardDefinition]]:
        """The cards in a zone that isn't there in each form of the game."""
        return self._game.piles[zone.number].copy() if zone in self._game.zones else []

    def under_hero(self, player: int) -> list[Card[CardDefinition]]:
        """The cards under a player's Super Hero, where everybody may look at them; else none are told."""
        shown = self.options.form.under_hero_seen_by == PUBLIC
        return self._game.piles[self._game.players[player].under_hero.number].copy() if shown else []

    # The player's own

    def hand(self) -> list[Card[CardDefinition]]:
        """The player's own hand."""
        return self._game.piles[self._game.players[self.seat.number].hand.number].copy()

    def own_cards(self) -> list[Card[CardDefinition]]:
        """All cards that are the player's own, wherever they lie, by name. A player knows the deck, not its order."""
        return self._own_cards().copy()

    def worth_of(self, card: Card[CardDefinition]) -> int:
        """The Victory Points of a card, if the player owned it and the game ended now."""
        return self._worth_in(card, self._own_cards())

    # When the game is over

    def points(self) -> list[int]:
        """Each player's Victory Points; none before the game is over."""
        return self._game.points.copy()

    def winners(self) -> list[int]:
        """Who won; nobody before the game is over."""
        return self._game.winners.copy()

    def final_deck(self, player: int) -> list[tuple[Card[CardDefinition], int]]:
        """All cards of a player with the Victory Points they gave, by name; none before the game is over."""
        if not self._game.over:
            return []
        cards = self._cards_of(player)
        return [(card, self._worth_in(card, cards)) for card in cards]

    # All of it

    def describe(self) -> dict[str, object]:
        """All public facts and the player's own, as plain data."""
        villain = self.super_villain()
        described = super().describe()
        described.update(
            {
                "turn": self.turn,
                "turn player": self.players[self.turn_player].name,
                "between turns": self.active < 0,
                "power": self.power(),
                "played": _names(self.played()),
                "gained": self.gained(),
                "super-villain": None if villain is None else villain.key(),
                "costs": {card.key(): self.cost_of(card) for card in [*self.line_up(), villain, self.kick()] if card},
                "seats": [self._describe_seat(player) for player in range(len(self.players))],
            }
        )
        return described

    def _describe_seat(self, player: int) -> dict[str, object]:
        points = self.points()
        return {
            "name": self.players[player].name,
            "heroes": _names(self.heroes(player)),
            "heroes face down": self.hero_is_face_down(player),
            **({"VP tokens": self.vp_tokens(player)} if self.vp_tokens(player) else {}),
            "points": points[player] if points else None,
            "won": player in self.winners(),
        }

    def _own_cards(self) -> list[Card[CardDefinition]]:
        """The player's own cards by name, looked up anew only after some card got another owner."""
        owners = self._game.owners
        if owners != self._owners:
            self._owners = owners.copy()
            self._own = self._cards_of(self.seat.number)
        return self._own

    def _cards_of(self, player: int) -> list[Card[CardDefinition]]:
        box, owners = self._game.box, self._game.owners
        return [box[serial] for serial in self._game.by_name if owners[serial] == player]

    def _worth_in(self, card: Card[CardDefinition], deck: list[Card[CardDefinition]]) -> int:
        worth = card.definition.worth
        return card.definition.points if worth is None else worth.count(self._game, deck)


def _names(cards: list[Card[Any]]) -> list[str]:
    return [card.key() for card in cards]
