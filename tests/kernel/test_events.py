"""What happens is written down for each reader, and abilities answer it."""

from __future__ import annotations

from longbox.kernel.abilities import Trigger, Watcher
from longbox.kernel.cards import Card, Definition
from longbox.kernel.events import Event, EventKind, count_cards, in_words, list_cards
from longbox.kernel.modifiers import THIS_TURN, Modifier
from longbox.kernel.zones import NOBODY

from .toy import LAID, NAMES, TOOK, Counts, CountsOwn, Toy, new_toy

CARDS = [Card(serial, Definition(name, "")) for serial, name in enumerate(["Punch", "Kick", "Punch"])]


def test_who_may_not_know_reads_how_many() -> None:
    """The line says the cards to those who saw them, and their number to all others."""
    event = Event(TOOK, 0, CARDS, seen_by=0b001)
    assert in_words(event, 0, [*NAMES]) == "Ann takes Punch (2), Kick."
    assert in_words(event, 1, [*NAMES]) == "Ann takes 3 cards."
    assert in_words(event, NOBODY, [*NAMES]) == "Ann takes 3 cards."


def test_lines_say_why_and_how_much() -> None:
    """Each kind of event says it in its own way."""
    kind = EventKind(0, "paid", "{player} pays {amount}{because} for {note}{power}.", "")
    event = Event(kind, NOBODY, [], 2, CARDS[1], note="nothing")
    assert in_words(event, 0, [*NAMES]) == "the game pays 2 (Kick) for nothing (+2 Power)."
    assert in_words(Event(kind, 1, [], note="it"), 0, [*NAMES]) == "Ben pays 0 for it."


def test_cards_are_listed_and_counted() -> None:
    """Equal ones together; none are nothing."""
    assert list_cards(CARDS) == "Punch (2), Kick"
    assert list_cards([]) == "nothing"
    assert (count_cards(1), count_cards(4)) == ("a card", "4 cards")


def test_reports_hold_what_a_player_may_know() -> None:
    """A report is an event without what stays hidden, and with its line."""
    game = new_toy()
    game.emit(Event(TOOK, 0, CARDS[:1], 1, CARDS[1], 0b001))
    own, others = game.views[0].reports()[0], game.views[1].reports()[0]
    assert (own.cards, own.count, own.words) == (CARDS[:1], 1, "Ann takes Punch.")
    assert (others.cards, others.count, others.words) == ([], 1, "Ann takes a card.")
    assert (others.kind, others.player, others.amount, others.source) == (TOOK, 0, 1, CARDS[1])
    assert game.views[1].log(1) == []
    assert game.views[1].log_length() == 1


def watch(game: Toy, ability: Counts, controller: int, *, passing: bool = False) -> Watcher:
    """Let an ability answer."""
    watcher = Watcher(ability, controller, game.box[0], game.next_time(), passing=passing)
    game.watch(watcher)
    return watcher


def test_what_waits_for_an_event_joins_those_to_be_resolved() -> None:
    """In the order in which they began, and only for the events that they wait for."""
    game = new_toy()
    first, second = watch(game, Counts(), 0), watch(game, CountsOwn(), 1)
    game.emit(Event(TOOK, 1, []))
    assert game.pending == []
    game.emit(Event(LAID, 1, []))
    assert [trigger.watcher for trigger in game.pending] == [first, second]
    game.emit(Event(LAID, 2, []))
    assert [trigger.watcher for trigger in game.pending] == [first, second, first]
    assert all([isinstance(trigger, Trigger) for trigger in game.pending])


def test_what_stops_watching_answers_no_more() -> None:
    """And is among those of its card only as long as it watches."""
    game = new_toy()
    watcher = watch(game, Counts(), 0)
    assert game.watchers_of(game.box[0]) == [watcher]
    assert game.is_watching(watcher)
    game.stop_watching(watcher)
    assert not game.is_watching(watcher)
    assert game.watchers_of(game.box[0]) == []
    game.emit(Event(LAID, 1, []))
    assert game.pending == []


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    """Modifiers and abilities that pass; the others stay."""
    game = new_toy()
    staying, passing = watch(game, Counts(), 0), watch(game, Counts(), 0, passing=True)
    game.modifiers = [Modifier(0, None, duration, time) for time, duration in enumerate((THIS_TURN, "for ever"))]
    assert game.watchers_of(game.box[0]) == [staying]
    game.end_turn_of_effects()
    assert (game.is_watching(staying), game.is_watching(passing)) == (True, False)
    assert [modifier.duration for modifier in game.modifiers] == ["for ever"]
    assert game.passing == []


def test_what_answers_before_an_event_can_prevent_it() -> None:
    """Once it is prevented, nothing more answers."""
    game = new_toy()
    for prevents in (1, 0):
        game.guards[LAID.number].append(Watcher(Counts(prevents), 0, None, game.next_time()))
    assert game.before(Event(LAID, 2, []))
    assert game.before(Event(TOOK, 1, []))
    prevented = Event(LAID, 1, [])
    assert not game.before(prevented)
    assert prevented.prevented
