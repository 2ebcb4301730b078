"""Abilities of the deck-building game answer what happens. [dcdb Resolving Card Abilities]"""

from __future__ import annotations

from longbox.games.dcdb.events import DREW, GAINED
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import AnyCard
from longbox.games.dcdb.modifiers import CostModifier
from longbox.games.dcdb.system import SYSTEM
from longbox.games.dcdb.waiting import EventAbility, EventWatcher, Triggered
from longbox.kernel.events import Event
from longbox.kernel.zones import NOBODY


class Counts(EventAbility):
    """Counts the events that it waits for, and can prevent those of a player."""

    kinds = (GAINED,)
    fields = ("prevents",)

    def __init__(self, prevents: int = NOBODY) -> None:
        self.prevents = prevents

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return True

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        event.prevented = event.player == self.prevents


class CountsOwn(Counts):
    """The same, for the events of its own player."""

    own_events = True


def new_game() -> DeckBuildingGame:
    """A game of three that has not begun."""
    return SYSTEM.new_game({"players": 3}, 1)


def watch(game: DeckBuildingGame, ability: Counts, controller: int, *, passing: bool = False) -> EventWatcher:
    """Let an ability answer."""
    watcher = EventWatcher(ability, controller, game.box[0], game.next_time(), passing=passing)
    game.watch(watcher)
    return watcher


def test_what_waits_for_an_event_joins_those_to_be_resolved() -> None:
    """In the order in which they began, and only for the events that they wait for."""
    game = new_game()
    first, second = watch(game, Counts(), 0), watch(game, CountsOwn(), 1)
    game.emit(Event(DREW, 1, []))
    assert game.pending == []
    game.emit(Event(GAINED, 1, []))
    assert [trigger.watcher for trigger in game.pending] == [first, second]
    game.emit(Event(GAINED, 2, []))
    assert [trigger.watcher for trigger in game.pending] == [first, second, first]
    assert all([isinstance(trigger, Triggered) for trigger in game.pending])


def test_what_stops_watching_answers_no_more() -> None:
    """And is among those of its card only as long as it watches."""
    game = new_game()
    watcher = watch(game, Counts(), 0)
    assert game.watchers_of(game.box[0]) == [watcher]
    assert game.is_watching(watcher)
    game.stop_watching(watcher)
    assert not game.is_watching(watcher)
    assert game.watchers_of(game.box[0]) == []
    game.emit(Event(GAINED, 1, []))
    assert game.pending == []


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    """What cards cost and abilities that pass; the other abilities stay."""
    game = new_game()
    staying, passing = watch(game, Counts(), 0), watch(game, Counts(), 0, passing=True)
    game.modifiers = [CostModifier(AnyCard(), 1, 0, None, 1)]
    assert game.watchers_of(game.box[0]) == [staying]
    game.end_turn_of_effects()
    assert (game.is_watching(staying), game.is_watching(passing)) == (True, False)
    assert game.modifiers == []
    assert game.passing == []


def test_what_answers_before_an_event_can_prevent_it() -> None:
    """Once it is prevented, nothing more answers."""
    game = new_game()
    for prevents in (1, 0):
        game.guards[GAINED.number].append(EventWatcher(Counts(prevents), 0, None, game.next_time()))
    assert game.before(Event(GAINED, 2, []))
    assert game.before(Event(DREW, 1, []))
    prevented = Event(GAINED, 1, [])
    assert not game.before(prevented)
    assert prevented.prevented
