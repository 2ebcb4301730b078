"""Vs. System in numbers, for players that learn."""

from __future__ import annotations

from typing import Final

from longbox.games.observing import Observing, is_one_of
from longbox.games.vs import moments
from longbox.games.vs.definitions import CARD_TYPES, CardDefinition, GameCard
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.view import TableView

MOMENTS: Final = {
    "draw phase": moments.DRAW_PHASE,
    "build phase": moments.BUILD_PHASE,
    "resource step": moments.RESOURCE_STEP,
    "recruit step": moments.RECRUIT_STEP,
    "formation step": moments.FORMATION_STEP,
    "combat phase": moments.COMBAT_PHASE,
    "attack step": moments.ATTACK_STEP,
    "recovery phase": moments.RECOVERY_PHASE,
}

COLUMNS: Final = 30
"""Columns are numbered from where the first character was put; these are named, and those beyond are others."""


class VsObserving(Observing):
    """What is special about Vs. System."""

    words = (
        *("yes", "no", "done", "pass"),
        *[f"{row} row {column}" for row in ("front", "support") for column in range(-COLUMNS, COLUMNS + 1)],
    )
    of_cards = (
        *("{}", "recruit {}", "use {}", "play {}", "play {} from the resource row", "attack with {}"),
        *("power up {}", "flip {}", "reinforce {}", "{}, paragraph 1", "{}, paragraph 2", "{}, paragraph 3"),
    )
    questions = (
        "You have priority",
        "Where to?",
        "Move a character of your formation",
        "Build a resource",
        "Choose a target",
        "Discard a card to pay",
        "Attack whom?",
        "Attack together with another character?",
        "Recover a character",
        "Against which attacker does the defender compare its ATK?",
        "Which card goes to the bottom next?",
        "Take a mulligan?",
        "Use this replacement?",
        "Recruit it onto which character?",
        "Who starts with the initiative?",
        "Discard a card",
        "Pay with which card?",
        "Pay the first of the two costs?",
        "Do it?",
        "Which modifier has the earlier timestamp?",
        "Choose a card",
        "Discard which card for the power-up?",
    )
    table = ("turn", *MOMENTS, "your step", "your initiative", "effects on the chain", "proposed attack", "attack")
    personal = ("endurance", "resource points", "resources", "hand", "deck", "out", "initiative", "attacked")
    marks = ("exhausted", "stunned", "front row", "support row", "hidden", "face up", "attacker", "counters")
    printed = ("cost", "ATK", "DEF", "willpower", "flight", "range", "powers", *CARD_TYPES)

    def look_at_table(self, view: TableView) -> list[float]:
        me = view.seat.number
        return [
            view.turn,
            *is_one_of(view.moment, MOMENTS.values()),
            view.step_player == me,
            view.initiative == me,
            len(view.chain()),
            view.attack == moments.PROPOSED,
            view.attack == moments.ATTACKING,
        ]

    def look_at_player(self, view: TableView, player: int) -> list[float]:
        return [
            view.endurance(player),
            view.points(player),
            view.resource_count(player),
            view.hand_count(player),
            view.deck_count(player),
            view.is_out(player),
            view.initiative == player,
            view.attacked_player == player,
        ]

    def look_at_card(self, view: TableView, card: GameCard) -> list[float]:
        qualities = view.card_now(card)
        thing = None if qualities is None else qualities.object
        if thing is None:
            return [0.0] * len(self.marks)
        return [
            thing.exhausted,
            thing.stunned,
            thing.row == FRONT,
            thing.row == SUPPORT,
            thing.hidden,
            thing.face_up,
            thing.attacker,
            sum(thing.counters.values()) + len(thing.stat_counters),
        ]

    def read(self, card: CardDefinition) -> list[float]:
        return [
            card.cost,
            card.atk,
            card.defense,
            card.willpower,
            card.flight,
            card.range,
            len(card.powers),
            *is_one_of(card.card_type, CARD_TYPES),
        ]


OBSERVING: Final = VsObserving()
