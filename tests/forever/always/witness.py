"""What a player of DC Forever is told, every byte of it."""

from __future__ import annotations

import random

from longbox.games.forever.actions.acting import PLAY_MODIFIERS
from longbox.games.forever.actions.timing import REACT_AFTER, REACT_BEFORE
from longbox.games.forever.definitions import ATTACK, FORBIDDEN, RESCUE, THREATEN, GameCard
from longbox.games.forever.options import SIDES
from longbox.games.forever.turn.confrontation import CONFRONT
from longbox.games.forever.turn.resolution import COMPLETE
from longbox.games.forever.view import TableView
from longbox.kernel.choices import Choice
from tests.always.common.witness import Witness, all_cards, as_plain_data

from .games import BENCH
from .secrets import ForeverSecrets

ACTS = (ATTACK, THREATEN, RESCUE)
VERBS = ("pool", "recruit", "buy", "play", "use", "empower Batman with", "activate", "attack")
OF_THE_TABLE = (
    "activated",
    "completed",
    "passed",
    "sanctuary",
    "knocked_out",
    "captured",
    "location_deck_count",
    "unaligned_deck_count",
    "hand",
    "describe",
    "log_length",
)
PROPERTIES = ("players", "mine", "round", "phase", "phase_name", "active", "over", "winner")
OF_A_SPOT = (
    "location",
    "scheme_at",
    "scheme_citizens",
    "threshold",
    "unaligned_at",
    "characters_at",
)
OF_A_PLAYER = (
    "characters_of",
    "area",
    "hand_count",
    "deck_count",
    "reserve",
    "discard_pile",
    "pool",
    "resources",
    "resource_word",
    "controlled",
)
OF_A_CARD = ("health_left", "attached", "empowering", "in_play")
ELSEWHERE = (
    "look",  # told of all cards that are offered
    "spots",  # the same in all worlds
    "first_of",  # of sides, told below
    "act_at",  # these and the next: of characters in play, and of what they do, told below
    "act_total",
    "added_to",
    "suffered",
    "permanent",  # what is on a card stands in what describes the table
    "value",  # these and the next: of cards in play, told below
    "forbidden",
    "user_of",
    "cost_of",
    "provides",
    "describe_spot",  # these and the next: parts of `describe`
    "describe_player",
    "describe_card",
    "act",  # of what is going on, told by `act_total`
    "meant",  # these and the next: told of the open table, for bots, by terms that they know from cards
    "matches",
    "counted",
    "holds",
    "modifiers_for",  # of own characters, told where they are activated
    "cards",
    "count",
    "log",
    "reports",
    "seat",
    "position",  # what players imagine is tried in `common.imagining`
)


class ForeverWitness(Witness):
    """A witness of DC Forever."""

    bench = BENCH
    view_class = TableView
    secrets_class = ForeverSecrets
    looks = 20
    bots = ("greedy",)
    asked_of_some = (REACT_BEFORE, REACT_AFTER, PLAY_MODIFIERS, CONFRONT, COMPLETE)

    def everything(self, view: TableView) -> str:
        return everything(view)

    def wishes(self, luck: random.Random) -> list[str]:
        cards = luck.sample(all_cards(self.game), 2)
        return [f"{verb} {card}" for card in cards for verb in luck.sample(VERBS, 2)]

    def is_open(self, player: int, choice: Choice) -> bool:
        """Others play no hidden card of those that differ, and nothing that only who holds them could do."""
        return super().is_open(player, choice)


def everything(view: TableView) -> str:
    """All that a view tells, in the order of its methods."""
    told: list[object] = [getattr(view, name)() for name in OF_THE_TABLE]
    told += [str(getattr(view, name)) for name in PROPERTIES]
    told += [view.first_of(side) for side in SIDES]
    told += [getattr(view, name)(spot) for name in OF_A_SPOT for spot in view.spots()]
    seats = range(len(view.players))
    told += [getattr(view, name)(player) for name in OF_A_PLAYER for player in seats]
    told += [of_card(view, card) for player in seats for card in view.characters_of(player)]
    told += [[view.cost_of(card), view.provides(card)] for card in view.hand()]
    act = view.act()
    told.append(None if act is None else [act.what, act.actor, act.spot, view.act_total(act)])
    zones = view._game.zones
    told += [[view.cards(zone), view.count(zone)] for zone in zones]
    return as_plain_data(told)


def of_card(view: TableView, card: GameCard) -> list[object]:
    """All that a view tells of a character in play."""
    told: list[object] = [getattr(view, name)(card) for name in OF_A_CARD]
    told += [view.value(card, value) for value in ("Health", "Attack", "Threaten", "Rescue")]
    told += [view.forbidden(card, deed) for deed in FORBIDDEN]
    told += [view.added_to(card, what) for what in ACTS]
    return [*told, *[view.act_at(card, what, spot) for what in ACTS for spot in view.spots()]]
