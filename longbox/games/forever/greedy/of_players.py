"""What is done to players by a text: cards that they draw, lose and find, resources that they gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.games.forever.greedy import deeds
from longbox.games.forever.greedy.deeds import Deed
from longbox.games.forever.greedy.scope import Scope
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.text.effects import cards
from longbox.games.forever.text.players import HERO_PLAYER, OPPONENT, ROGUE_PLAYER

FOUND: Final = 1.4
"""How much of a card a card is worth that was looked for."""
STACKED: Final = 0.25
"""What it is worth to put one card of a deck into its place."""
AT_RANDOM: Final = 1.2
"""How much of a card it costs to lose one of the hand that one hasn't chosen."""
CHOSEN: Final = 0.7
"""How much of a card it costs to lose the worst of the hand."""
BURIED: Final = 0.6
"""What a useless card on top of a deck costs its player, in cards."""
HELD_BACK: Final = 0.4
"""How many cards come back, on average, that were buried."""
UNCLAIMED: Final = 0.4
"""What it is worth that one citizen isn't claimed."""

Reading = Callable[[Any, Scope], list[Deed]]


def players_of(kind: str, scope: Scope) -> list[int]:
    """The players of a kind, as a text says it to its player."""
    players = scope.view.players
    own = players[scope.player].side
    sides = {HERO_PLAYER: HEROES, ROGUE_PLAYER: ROGUES}
    return [
        seat.number
        for seat in players
        if seat.side == sides.get(kind, seat.side) and (kind != OPPONENT or seat.side != own)
    ]


def own_cards(each: float) -> Reading:
    """So many cards more, or less, for each that the effect counts."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(deeds.CARDS, scope.player, each * scope.extent(effect))]

    return reading


def own_card(worth: float) -> Reading:
    """One card more, as it is worth."""
    return lambda effect, scope: [Deed(deeds.CARDS, scope.player, worth)]


def of_drawing(effect: Any, scope: Scope) -> list[Deed]:
    """Cards are drawn, as many as there are; one that is alone may be the one that was played last."""
    view, player = scope.view, scope.player
    there = view.deck_count(player) + len(view.discard_pile(player)) - 1
    return [Deed(deeds.CARDS, player, min(scope.extent(effect), float(max(there, 0))))]


def of_discard(effect: Any, scope: Scope) -> list[Deed]:
    """Cards of the hand are lost, as many as there are."""
    held = float(scope.view.hand_count(scope.player))
    each = AT_RANDOM if isinstance(effect, cards.DiscardAtRandom) else CHOSEN
    return [Deed(deeds.CARDS, scope.player, -each * min(scope.extent(effect), held))]


def of_lost_hand(effect: Any, scope: Scope) -> list[Deed]:
    """All cards of the hand are lost."""
    return [Deed(deeds.CARDS, scope.player, -float(scope.view.hand_count(scope.player)))]


def of_their_loss(effect: Any, scope: Scope) -> list[Deed]:
    """Another player loses the best card of the hand."""
    return [Deed(deeds.CARDS, player, -AT_RANDOM) for player in players_of(effect.kind, scope)[:1]]


def of_more_claimed(effect: Any, scope: Scope) -> list[Deed]:
    """More citizens are claimed."""
    return [Deed(deeds.POINTS, scope.player, UNCLAIMED * scope.amount(effect.amount))]


def of_finding(effect: Any, scope: Scope) -> list[Deed]:
    """A card that was looked for is better than one that is drawn."""
    return [Deed(deeds.CARDS, scope.player, FOUND)]


def of_look_and_take(effect: Any, scope: Scope) -> list[Deed]:
    """Some of the cards that are looked at, the rest of which are lost."""
    return [Deed(deeds.CARDS, scope.player, 0.35 * effect.count)]


def of_resources(effect: Any, scope: Scope) -> list[Deed]:
    """Resources in the pool."""
    return [Deed(deeds.RESOURCES, scope.player, scope.extent(effect))]


def points(amount: float) -> Reading:
    """Something that is worth a little by itself."""

    def reading(effect: Any, scope: Scope) -> list[Deed]:
        return [Deed(deeds.POINTS, scope.player, amount)]

    return reading


def of_stacking(effect: Any, scope: Scope) -> list[Deed]:
    """The cards of a deck come in the order in which one wants them."""
    return [Deed(deeds.POINTS, scope.player, STACKED * effect.count)]


def of_burying(effect: Any, scope: Scope) -> list[Deed]:
    """Cards that are of no use to others lie on their deck, and come back to their owner."""
    return [Deed(deeds.POINTS, scope.player, BURIED * effect.most)]


def of_taking_back(effect: Any, scope: Scope) -> list[Deed]:
    """What others hold of one's cards comes back."""
    return [Deed(deeds.CARDS, scope.player, HELD_BACK)]
