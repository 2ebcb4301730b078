"""What happens is written down for each reader."""

from __future__ import annotations

from longbox.kernel.cards import Card, Definition
from longbox.kernel.events import Event, EventKind, count_cards, in_words, list_cards
from longbox.kernel.zones import NOBODY

from .toy import NAMES, TOOK, new_toy

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
