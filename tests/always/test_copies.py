"""A copy of a state of the deck-building game is the same, and independent; states are equal only if all in them is."""

from __future__ import annotations

from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import AnyCard
from longbox.games.dcdb.ledger import Adjustment, Ledger, ThisTurn
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.table import MAIN_DECK
from longbox.games.dcdb.waiting import EventWatcher

from .common.copies import Change, Copies, raise_number, swap_lowest
from .games import BENCH

FIXED = {"seats", "players", "zones", "box", "by_name", "purchases", "defeats", "options", "format"}
FIXED |= {"answerers", "play_event", "uses", "travels", "later_sets", "names"}
FIXED |= {"some_control_elsewhere", "some_protect", "some_have_all_names"}
"""What is the same for a game and all its copies, and never changes between steps."""


def watcher_of(game: DeckBuildingGame, *, passing: bool) -> EventWatcher:
    """An ability at work that was not there before."""
    ability = game.box[-1].definition.abilities[0]
    return EventWatcher(ability, 0, game.box[-1], 7, passing=passing)


def raise_in_the_turn(name: str) -> Change:
    """Count one more of something that is written down of a turn."""

    def change(game: DeckBuildingGame) -> None:
        notes = game.ledger.this_turn
        setattr(notes, name, getattr(notes, name) + 1)

    return change


def modify(game: DeckBuildingGame) -> None:
    """Let something cost less."""
    game.modifiers.append(CostModifier(AnyCard(), 1, 0, None, 3))


def guard(game: DeckBuildingGame) -> None:
    """Let an ability answer before something happens."""
    game.guards[0] = [watcher_of(game, passing=False)]


FLAGS = ("over", "super_villain_face_up")
NUMBERS = ("phase", "turn", "turn_player", "active", "power_gained", "power_factor", "power_spent", "draws_told")
CHANGES: dict[str, Change] = {
    **{name: raise_number(name) for name in (*FLAGS, *NUMBERS, "extra_cards", "time")},
    "piles": lambda game: swap_lowest(game.cards(MAIN_DECK)),
    "owners": lambda game: game.owners.__setitem__(0, 1 - game.owners[0]),
    "known": lambda game: game.show(game.cards(MAIN_DECK)[0], 1),
    "objects": lambda game: game.objects.__setitem__(3, PlayedCard(game.box[3], 1, 0)),
    "watchers": lambda game: game.watch(watcher_of(game, passing=False)),
    "passing": lambda game: game.watch(watcher_of(game, passing=True)),
    "guards": guard,
    "modifiers": modify,
    "randomness": lambda game: game.randomness.below(6),
    "hero_face_down": lambda game: game.hero_face_down.__setitem__(0, True),
    "played": lambda game: game.played.append(game.box[0]),
    "gained": lambda game: game.gained.append(game.box[0]),
    "points": lambda game: game.points.append(3),
    "winners": lambda game: game.winners.append(0),
    "ranks": lambda game: game.ranks.append(1),
    "ledger": lambda game: game.ledger.defeated.append(3),
}
"""For everything that makes a state what it is, a way to make it another."""

NOT_COMPARED = {
    "seats",  # these and the next: fixed for the whole game
    "players",
    "zones",
    "box",
    "purchases",
    "defeats",
    "uses",
    "travels",
    "offers_more",
    "later_sets",
    "some_control_elsewhere",
    "some_protect",
    "some_have_all_names",
    "options",
    "format",
    "always_ask",
    "by_name",
    "names",
    "team_game",
    "timed",
    "on_patrol",
    "kinds_of_event",
    "places",  # follows from the piles
    "awaited",  # follows from what watches
    "own_uses",  # follows from what lies in play and who plays as whom
    "least_cost",  # spares looking for what can be bought, and changes nothing
    "log",  # how it came to be, not how it is
    "answerers",  # who answers is no part of the state
    "limits",  # counts within a step only
    "memory",  # what those who think look back to is no part of the state
    "_views",  # made when they are asked for
    "pending",  # these and the next: empty between two steps
    "heroes_offered",
    "resolving",
    "play_event",
}

ON_A_CARD: dict[str, object] = {
    **{"controller": 1, "goes_to": MAIN_DECK, "number": 8, "card": None},
    **{"was_put": True, "returns": True},
}
"""For everything that changes on a card in play, another value than it has when the card enters."""

IN_THE_LEDGER: dict[str, Change] = {
    "beneath": lambda game: game.ledger.beneath.__setitem__(3, 4),
    "tier": lambda game: setattr(game.ledger, "tier", 2),
    "tier_points": lambda game: game.ledger.tier_points.append(1),
    "shuffled_in": lambda game: game.ledger.shuffled_in.append(3),
    "first_player": lambda game: setattr(game.ledger, "first_player", 1),
    "closed": lambda game: setattr(game.ledger, "closed", 4),
    "defeated": lambda game: game.ledger.defeated.append(3),
    "adjustments": lambda game: game.ledger.adjustments.append(Adjustment(0, (1,), None)),
    "vp": lambda game: game.ledger.vp.__setitem__(0, 2),
    "held_back": lambda game: game.ledger.held_back.__setitem__(3, 1),
    "hidden": lambda game: game.ledger.hidden.__setitem__(3, 1),
    "left": lambda game: game.ledger.left.append(3),
    "down_for_a_turn": lambda game: game.ledger.down_for_a_turn.append(1),
    "attached_to": lambda game: setattr(game.ledger, "attached_to", 3),
    "duplicates": lambda game: setattr(game.ledger, "duplicates", True),
    "turns_left": lambda game: setattr(game.ledger, "turns_left", 2),
    "conceded": lambda game: game.ledger.conceded.append(1),
    "gone": lambda game: game.ledger.gone.append(1),
    "outright": lambda game: setattr(game.ledger, "outright", 1),
    "this_turn": lambda game: game.ledger.this_turn.used.append((3, 0)),
}
"""For everything in the ledger that makes a state what it is, a way to make it another."""


COUNTED = (
    *("teamworks", "drawn", "discarded"),
    *("confronting", "hard_to_avoid", "missed_a_draw", "vp_gains"),
)
IN_THE_TURN: dict[str, Change] = {
    **{name: raise_in_the_turn(name) for name in COUNTED},
    "used": lambda game: game.ledger.this_turn.used.append((3, 0)),
    "bought": lambda game: game.ledger.this_turn.bought.append(0),
    "in_line_up": lambda game: game.ledger.this_turn.in_line_up.append(3),
    "declined": lambda game: game.ledger.this_turn.declined.append(3),
    "lent": lambda game: game.ledger.this_turn.lent.append(3),
    "texts": lambda game: game.ledger.this_turn.texts.append((3, 4)),
    "next_types": lambda game: setattr(game.ledger.this_turn, "next_types", 2),
    "types_given": lambda game: game.ledger.this_turn.types_given.__setitem__(3, (1, 2)),
    "resolved_in": lambda game: game.ledger.this_turn.resolved_in.__setitem__(3, 4),
    "time_travelled": lambda game: game.ledger.this_turn.time_travelled.append(3),
    "destroyed": lambda game: game.ledger.this_turn.destroyed.append(game.box[0]),
    "bought_from_line_up": lambda game: game.ledger.this_turn.bought_from_line_up.append(game.box[0]),
    "played_as": lambda game: game.ledger.this_turn.played_as.__setitem__(0, game.box[0]),
    "let_go": lambda game: game.ledger.this_turn.let_go.__setitem__(0, 1),
    "given": lambda game: game.ledger.this_turn.given.__setitem__(3, 1),
    "all_named": lambda game: game.ledger.this_turn.all_named.append(3),
    "no_draws": lambda game: setattr(game.ledger.this_turn, "no_draws", True),
    "endings": lambda game: game.ledger.this_turn.endings.append(watcher_of(game, passing=False)),
    "gained_as": lambda game: game.ledger.this_turn.gained_as.__setitem__(0, game.box[0]),
}
"""For everything that is written down of a turn, a way to make it another."""


def test_everything_of_a_turn_is_copied_and_compared() -> None:
    """Each thing written down of a turn tells states apart and is independent in a copy."""
    assert set(ThisTurn.__slots__) == set(IN_THE_TURN)
    assert_told_apart(IN_THE_TURN)


def test_everything_in_the_ledger_is_copied_and_compared() -> None:
    """Each thing written down there tells states apart and is independent in a copy; between steps nobody appears,
    nothing takes texts, nothing is done in place of something else, no turn is ending, and no card has strayed from an
    ability that waited for it.
    """
    of_steps = {"appearing", "taking_texts", "replacing", "ending_turn", "strayed"}
    assert set(Ledger.__slots__) == set(IN_THE_LEDGER) | of_steps
    assert_told_apart(IN_THE_LEDGER)


def assert_told_apart(changes: dict[str, Change]) -> None:
    """Each change makes another state of a copy, and not of what was copied."""
    for name, change in changes.items():
        game = BENCH.new_game(0)
        copied = game.copy()
        assert isinstance(copied, DeckBuildingGame)
        change(copied)
        assert copied.state() != game.state(), name
        assert copied.copy().state() == copied.state(), name


class TestCopies(Copies):
    """Copies of states of the deck-building game."""

    bench = BENCH
    every = 10
    steps = 25
    fixed = FIXED
    changes = CHANGES
    not_compared = NOT_COMPARED
    on_a_card = ON_A_CARD

    def object_in_play(self, game: DeckBuildingGame) -> PlayedCard:
        return PlayedCard(game.box[0], 1, 0)
