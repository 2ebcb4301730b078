"""Drawing, discarding, revealing, searching and shuffling. [vs 213.2, 213.3, 708.9, 708.10]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.actions.leaving import put_into_ko_pile
from longbox.games.vs.actions.tops import plays_with_top_revealed
from longbox.games.vs.aspects import PILES
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import player_cannot
from longbox.games.vs.modifiers.replacing import Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import DRAW_CARDS, DRAWING
from longbox.kernel.cards import BY_NAME

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.terms import Situation


def draw(game: VsGame, player: int, count: int, cause: Situation | None = None) -> int:
    """Let a player draw cards, one at a time, as many as there are. [vs 213.3c, 102.6]

    Returns:
        How many were drawn.
    """
    drawn = 0
    for _ in range(count):
        drawn += draw_card(game, player, cause)
    return drawn


def draw_card(game: VsGame, player: int, cause: Situation | None = None) -> int:
    """Let a player draw a card, unless a text forbids it, something else happens or the deck is empty.

    [vs Draw, 103.2]

    Returns:
        How many cards were drawn.
    """
    if player_cannot(game, DRAW_CARDS, player):
        return 0
    upcoming = Upcoming(DRAWING, player, amount=1, applied=game.replacing)
    if not goes_ahead(game, upcoming):
        return 0
    drawn = 0
    for _ in range(upcoming.amount):
        deck = game.deck(player)
        if not deck:
            break
        card = deck[-1]
        if plays_with_top_revealed(game, player):
            # All drawn cards are revealed, not only the first. [vs 213.3c]
            game.show(card, game.everybody())
        seat = game.players[player]
        seen = game.seen_by(card)
        game.move(card, seat.hand)
        game.count(f"draws of {player} in the {game.phase}")
        drawn += 1
        source = None if cause is None else cause.source
        game.happen(Happening(events.DRAW, player, card.alone, 1, source, seen_by=seen | seat.bit))
    return drawn


def discard(game: VsGame, player: int, cards: list[GameCard], cause: Situation | None = None) -> None:
    """Discard cards from a hand, one at a time. [vs 213.4c, Discard]"""
    source = None if cause is None else cause.source
    for card in cards:
        put_into_ko_pile(game, game.qualities(card), None, cause)
        happening = Happening(events.DISCARD, player, card.alone, source=source, things=(game.reference(card),))
        game.happen(happening)


def reveal(game: VsGame, player: int, cards: list[GameCard], cause: Situation | None = None) -> None:
    """Show cards to all players. [vs 708.9a]"""
    game.show_all(cards, game.everybody())
    source = None if cause is None else cause.source
    game.happen(Happening(events.REVEAL, player, as_shown(game, cards), source=source))


def as_shown(game: VsGame, cards: list[GameCard]) -> list[GameCard]:
    """Cards as they are told of: those of a hand by name, so that nobody learns in which order they are held."""
    return sorted(cards, key=BY_NAME) if cards and not game.place_of(cards[0]).ordered else cards


def look_at(game: VsGame, player: int, cards: list[GameCard], cause: Situation | None = None) -> None:
    """Show cards to one player."""
    seat = game.players[player]
    game.show_all(cards, seat.bit)
    source = None if cause is None else cause.source
    shown = as_shown(game, cards)
    game.happen(Happening(events.LOOK, player, shown, source=source, seen_by=seat.bit))


def shuffle(game: VsGame, player: int) -> None:
    """Shuffle a player's deck. [vs 213.2d]"""
    game.shuffle(game.players[player].deck)
    game.changed(1 << PILES)
    game.happen(Happening(events.SHUFFLE, player, []))
