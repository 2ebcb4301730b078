"""What a player of the deck-building game is told, every byte of it."""

from __future__ import annotations

import random

from longbox.games.dcdb.text.attacks import DEFEND, DEFEND_TEAMMATE
from longbox.games.dcdb.text.effects import SHOW
from longbox.games.dcdb.view import TableView
from longbox.players.registry import PLAYERS

from .common.witness import Witness, as_plain_data
from .games import BENCH
from .secrets import DeckBuildersSecrets


class DeckBuildingWitness(Witness):
    """A witness of the deck-building game."""

    bench = BENCH
    view_class = TableView
    secrets_class = DeckBuildersSecrets
    looks = 40
    bots = tuple(PLAYERS)
    asked_of_some = (DEFEND, DEFEND_TEAMMATE, SHOW)

    def everything(self, view: TableView) -> str:
        return everything(view)

    def wishes(self, luck: random.Random) -> list[str]:
        names = list(dict.fromkeys([card.definition.name for card in self.game.box]))
        return [f"{verb} {name}" for verb in ("play", "buy") for name in luck.sample(names, 2)]


OF_A_PLAYER = (
    "hero_is_face_down",
    "heroes",
    "discard_pile",
    "play_area",
    "locations",
    "hand_count",
    "deck_count",
    "under_hero_count",
    "under_hero",
    "on_hero",
    "beneath",
    "vp_tokens",
    "tier_points",
    "final_deck",
)
OF_THE_TABLE = (
    "foes",
    "teammates",
    "power",
    "power_gained",
    "played",
    "gained",
    "extra_cards",
    "line_up",
    "kick",
    "kick_stack",
    "kicks_left",
    "weaknesses_left",
    "main_deck_left",
    "super_villain",
    "super_villains_left",
    "reserve_left",
    "attached",
    "tier",
    "destroyed",
    "heroes_left",
    "is_dealt",
    "hand",
    "own_cards",
    "points",
    "winners",
    "describe",
    "log_length",
)
PROPERTIES = ("options", "players", "turn", "turn_player", "active", "over")
ELSEWHERE = ("look", "cards", "count", "cost_of", "worth_of", "is_frozen", "log", "reports", "seat", "position")
"""What takes other arguments, or is asked for in other places."""


def everything(view: TableView) -> str:
    """All that a view tells, in the order of its methods."""
    zones = view._game.zones
    told: list[object] = [getattr(view, name)() for name in OF_THE_TABLE]
    told += [getattr(view, name)(player.number) for name in OF_A_PLAYER for player in view.players]
    told += [str(getattr(view, name)) for name in PROPERTIES]
    told += [[view.cards(zone), view.count(zone)] for zone in zones]
    told += [[view.worth_of(card), view.cost_of(card)] for card in [*view.own_cards(), *view.line_up()]]
    told += [view.is_frozen(card) for card in view.line_up()]
    return as_plain_data(told)
