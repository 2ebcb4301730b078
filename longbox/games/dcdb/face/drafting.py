"""The draft of Main Characters as it is told: tiers, points, who has taken whom. [cube 13.010-13.070]"""

from __future__ import annotations

from longbox.faces.words import listed
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.draft import HIGHEST_TIER, MOST_POINTS
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card


def tier_points_words(view: TableView, player: int) -> str:
    """How many tier points a player has spent."""
    return f"{view.tier_points(player)} of {MOST_POINTS} tier points spent"


def offer_words(view: TableView, card: Card[CardDefinition]) -> str:
    """A Main Character with the tier and, where that is another, what it costs now. [cube 13.020]"""
    tier = card.definition.tier
    price = tier if view.options.draft_price == "own tier" else max(view.tier(), tier)
    costs = "" if price == tier else f", costs {price}"
    return f"{card.key()}, tier {tier}{costs}"


def whole_draft(view: TableView) -> list[str]:
    """How far the draft has come, and whom each player has."""
    if not view.tier():
        return []
    drafters = [drafter(view, player) for player in range(len(view.players))]
    return [f"Draft of Main Characters: tier {view.tier()} of {HIGHEST_TIER}.", *drafters]


def drafter(view: TableView, player: int) -> str:
    """Whom a player has, and how many tier points are spent."""
    heroes = listed([hero.key() for hero in view.heroes(player)]) or "nobody yet"
    return f"{view.players[player].name}: {heroes}; {tier_points_words(view, player)}."


def own_draft(view: TableView) -> list[str]:
    """What the player who looks has in the draft."""
    if not view.tier():
        return []
    left = MOST_POINTS - view.tier_points(view.seat.number)
    heroes = listed([hero.key() for hero in view.heroes(view.seat.number)]) or "nobody yet"
    return [f"You have {heroes}, and {left} of {MOST_POINTS} tier points left."]
