"""DC Forever in numbers, for players that learn."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import ATTACK, HERO, LOCATION, RESCUE, THREATEN, TYPES, CardDefinition, GameCard
from longbox.games.forever.library import box
from longbox.games.forever.options import ROGUES
from longbox.games.forever.phases import NAMES
from longbox.games.forever.table import NOWHERE, SPOTS
from longbox.games.forever.view import TableView
from longbox.games.observing import Observing, is_one_of

PLACES: Final = sorted([card.name for card in box() if card.type == LOCATION])
"""The Locations, in a lasting order."""

ALL_HEROES: Final = sorted([card.name for card in box() if card.type == HERO])
"""The Heroes, in the same way."""

AT: Final = {spot: is_one_of(spot, range(SPOTS)) for spot in (*range(SPOTS), NOWHERE)}
"""For each place of the row, a 1 in its place among them all."""


class ForeverObserving(Observing):
    """What is special about DC Forever."""

    words = (
        *("yes", "no", "done", "pass", "end phase", "end activation", "threaten", "rescue", "no more modifiers"),
        *("even", "odd"),
    )
    of_cards = (
        *("{}", "pool {}", "play {}", "use {}", "buy {}", "recruit {}"),
        *("attack {}", *[f"activate {{}} at {place}" for place in PLACES]),
        *[f"activate {{}} at {place} to {what.lower()}" for what in (ATTACK, THREATEN, RESCUE) for place in PLACES],
        *[f"play {{}} at {place}" for place in PLACES],
        *[f"empower {hero} with {{}}" for hero in ALL_HEROES],
    )
    questions = (
        "Your Action Phase",
        "What your activated character does",
        "Activate a Rogue, or pass",
        "Activate a Hero, or pass",
        "Discard a card to pay for it",
        "You may discard cards from your hand",
        "You may play modifiers, all of them before any is resolved",
        "Discard down to your maximum hand size",
        "Who of your side goes first this round",
        "You may complete a Scheme",
        "Discard a card",
        "Pick a character for your team",
        "Choose a card",
        "You may react before it happens",
        "You may react to what happened",
        "Choose a card for the top of that deck",
        "Choose a player",
        "Choose a Location for the Scheme",
        "Choose a Location with a Scheme",
        "Choose secretly whom you start with",
        "Choose a Location for the new Unaligned character",
        "Which ability comes first",
        "Choose a card to play",
        "Choose one",
        "Choose the card that comes to lie on the others",
        "Choose which of its abilities to use",
        "Choose a character for it",
        "Choose whom to attack",
    )
    table = (
        *("round", *NAMES.values(), "your turn", "Schemes completed", "citizens in Sanctuary"),
        *("Heroes knocked out", "Rogues captured", "Location deck", "Unaligned character deck"),
        *[f"citizens on the Scheme at place {spot + 1}" for spot in range(SPOTS)],
    )
    personal = ("a Rogue", "hand", "deck", "resources", "goes first", "active", "characters in play")
    marks = (
        "exhausted",
        "damage",
        "citizens",
        "facedown",
        "attached",
        "swayed",
        *[f"place {1 + n}" for n in range(SPOTS)],
    )
    printed = (
        *("cost", "resource", "health", "attack", "threaten", "rescue", "claim", "citizens", "threshold", "draws"),
        *TYPES,
        "abilities",
    )

    def look_at_table(self, view: TableView) -> list[float]:
        return [
            view.round,
            *is_one_of(view.phase, NAMES),
            view.active == view.seat.number,
            len(view.completed()),
            view.sanctuary(),
            len(view.knocked_out()),
            len(view.captured()),
            view.location_deck_count(),
            view.unaligned_deck_count(),
            *[view.scheme_citizens(spot) or 0 for spot in view.spots()],
        ]

    def look_at_player(self, view: TableView, player: int) -> list[float]:
        side = view.players[player].side
        return [
            side == ROGUES,
            view.hand_count(player),
            view.deck_count(player),
            view.resources(player),
            view.first_of(side) == player,
            view.active == player,
            len(view.characters_of(player)),
        ]

    def look_at_card(self, view: TableView, card: GameCard) -> list[float]:
        thing = view.permanent(card)
        return [
            thing.exhausted,
            thing.damage,
            thing.citizens,
            thing.facedown,
            thing.attached_to >= 0,
            thing.swayed,
            *AT[thing.spot],
        ]

    def read(self, card: CardDefinition) -> list[float]:
        return [
            card.cost,
            card.resource,
            card.health,
            card.attack,
            card.threaten,
            card.rescue,
            card.claim,
            card.citizens,
            card.threshold,
            card.draws,
            *is_one_of(card.type, TYPES),
            len(card.abilities),
        ]


OBSERVING: Final = ForeverObserving()
