"""Marvel Champions in numbers, for players that learn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.games.champions import phases
from longbox.games.champions.agreement import DRONE
from longbox.games.champions.definitions import PLAYER_TYPES, TYPES, CardDefinition, GameCard
from longbox.games.champions.permanents import STATUSES
from longbox.games.champions.view import TableView
from longbox.games.observing import Observing, is_one_of, number_of
from longbox.kernel.cards import Definition

PHASES: Final = {
    "the players' phase": phases.TAKING_TURN,
    "the end of the players' phase": phases.ENDING_PLAYER_PHASE,
    "threat is placed": phases.PLACING_THREAT,
    "enemies activate": phases.ACTIVATING,
    "encounter cards are dealt": phases.DEALING,
    "encounter cards are revealed": phases.REVEALING,
}


class ChampionsObserving(Observing):
    """What is special about Marvel Champions."""

    words = ("yes", "no", "done", "end turn", "change form", "pass", "decline", "no defense")
    of_cards = ("{}", "play {}", "use {}", "attack with {}", "thwart with {}", "recover with {}", "ask {}")
    of_players = ("{}", "ask {}")
    questions = (
        "Take your turn",
        "You may discard cards from your hand",
        "Pay with",
        "Choose who defends",
        "Choose cards to discard and replace",
        "Choose which minion activates next",
        "You may interrupt",
        "You may respond",
        "Choose one",
        "You are asked to use an action",
        "Choose who is dealt damage",
        "Choose an enemy to attack",
        "Choose a player",
        "Choose who controls it",
        "Choose a card that was found",
        "Choose who comes next",
        "Choose a scheme to remove threat from",
        "Choose a card to add to your hand",
        "Choose a card to shuffle into your deck",
        "Choose who is healed",
        "Choose what is done next",
        "Choose a card to pay for",
        "Choose a scheme to thwart",
        "Which ability comes first",
        "You may do what the card says",
        "Choose a card to discard",
        "Choose what it is attached to",
        "Choose where the damage is moved",
        "Choose who gets the status card",
    )
    table = (
        *("round", *PHASES, "your turn", "first player", "encounter deck", "stages left"),
        *("remaining hit points of the villain", "threat on the main scheme", "target threat", "threat each round"),
        *("hazards", "crisis", "side schemes"),
    )
    personal = (
        *("hand", "deck", "encounter cards", "hand size", "hero form", "eliminated", "remaining hit points"),
        *("allies", "minions", "active"),
    )
    marks = ("exhausted", "damage", "threat", "counters", *STATUSES)
    printed = (
        *("cost", "resources", "ATK", "THW", "DEF", "REC", "SCH", "hit points", "boost"),
        *TYPES,
        *("is a player's", "abilities"),
    )

    def names(self, cards: Iterable[Definition]) -> list[str]:
        return sorted({*super().names(cards), DRONE})

    def look_at_table(self, view: TableView) -> list[float]:
        scheme, villain, me = view.main_scheme(), view.villain(), view.seat.number
        return [
            view.round,
            *is_one_of(view.phase, PHASES.values()),
            view.active == me,
            view.first_player == me,
            view.encounter_deck_count(),
            view.stages_left(),
            view.remaining(villain) if view.in_play(villain) else 0,
            view.threat(scheme) if view.in_play(scheme) else 0,
            view.target_threat(),
            view.threat_each_round(),
            view.hazards(),
            view.crisis(),
            len(view.side_schemes()),
        ]

    def look_at_player(self, view: TableView, player: int) -> list[float]:
        if view.is_eliminated(player):
            return [0.0] * 5 + [1.0] + [0.0] * 4
        return [
            view.hand_count(player),
            view.deck_count(player),
            view.dealt_count(player),
            view.hand_size(player),
            view.in_hero_form(player),
            0.0,
            view.remaining(view.identity(player)),
            len(view.allies(player)),
            len(view.minions_of(player)),
            view.active == player,
        ]

    def look_at_card(self, view: TableView, card: GameCard) -> list[float]:
        statuses = view.statuses(card)
        return [
            view.is_exhausted(card),
            view.damage(card),
            view.threat(card),
            sum(view.counters(card).values()),
            *[statuses.count(status) for status in STATUSES],
        ]

    def read(self, card: CardDefinition) -> list[float]:
        values = (card.cost, card.resources.total, card.atk, card.thw, card.defense, card.rec, card.sch)
        return [
            *[number_of(value) for value in values],
            number_of(card.hit_points),
            number_of(card.boost),
            *is_one_of(card.type, TYPES),
            card.type in PLAYER_TYPES,
            len(card.abilities),
        ]


OBSERVING: Final = ChampionsObserving()
