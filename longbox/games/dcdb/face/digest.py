"""The log of the deck-building game told shortly: what belongs together in one line, what is plain left out."""

from __future__ import annotations

from typing import Final

from longbox.faces.words import counted, listed
from longbox.games.dcdb import events
from longbox.games.dcdb.board import HAND_SIZE
from longbox.games.dcdb.view import TableView
from longbox.kernel.events import EventKind, count_cards
from longbox.kernel.view import Report

VERBS: Final = {events.DISCARDED: "discards", events.DESTROYED: "destroys", events.GAINED: "gains"}
"""What is told in one line where it happens to several cards one after another."""

TOLD_BY_RESULT: Final = (events.ENDED_GAME, events.SCORED, events.WON)


class Passage:
    """Events that are told together.

    Attributes:
        kind: What happened.
        player: Who did it.
        names: The cards, as far as they may be known.
        hidden: How many more cards there were.
        power: The Power that came of it.
        words: The line of the log, where there is only one event.
    """

    def __init__(self, report: Report) -> None:
        self.kind: EventKind = report.kind
        self.player = report.player
        self.names: list[str] = []
        self.hidden = 0
        self.power = 0
        self.words = report.words
        self.new_hand = is_new_hand(report)
        self.add(report)

    def add(self, report: Report) -> None:
        """Let one more event join."""
        self.names += [card.key() for card in report.cards]
        self.hidden += report.count - len(report.cards)
        if report.kind in (events.PLAYED, events.GOT_POWER):
            self.power += report.amount

    def takes(self, report: Report) -> bool:
        """Whether an event is told together with these."""
        if report.player != self.player or self.new_hand:
            return False
        if self.kind is events.PLAYED:
            return report.kind in (events.PLAYED, events.GOT_POWER)
        return report.kind is self.kind and (self.kind in VERBS or self.kind is events.ADDED_TO_LINE_UP)

    def tell(self, view: TableView) -> str:
        """The events in a sentence; nothing where everybody knows that it happens."""
        name = view.players[self.player].name if self.player >= 0 else ""
        cards = self._cards()
        if self.kind is events.PLAYED:
            return f"{name} plays {cards}{f' (+{self.power} Power)' if self.power else ''}."
        if self.kind in VERBS:
            return f"{name} {VERBS[self.kind]} {cards}."
        if self.kind is events.ADDED_TO_LINE_UP:
            return f"{listed(self.names)} {'joins' if len(self.names) == 1 else 'join'} the Line-Up."
        if self.kind is events.BEGAN_TURN:
            return self.words.strip("— ")
        if self.kind is events.SHUFFLED:
            return f"{name} shuffles a new deck."
        if self.new_hand:
            return f"{name} draws a new hand: {cards}." if self.player == view.seat.number else ""
        return self.words

    def _cards(self) -> str:
        hidden = [count_cards(self.hidden)] if self.hidden else []
        return ", ".join([*([counted(self.names)] if self.names else []), *hidden]) or "nothing"


def digest(view: TableView, reports: list[Report]) -> list[str]:
    """What happened, in as few lines as it can be told."""
    passages: list[Passage] = []
    for report in without_put_away([report for report in reports if report.kind not in TOLD_BY_RESULT]):
        if passages and passages[-1].takes(report):
            passages[-1].add(report)
        else:
            passages.append(Passage(report))
    if passages and passages[-1].kind is events.BEGAN_TURN and passages[-1].player == view.seat.number:
        del passages[-1]
    lines = [passage.tell(view) for passage in passages]
    return joined([line for line in lines if line], [seat.name for seat in view.players])


def joined(lines: list[str], names: list[str]) -> list[str]:
    """Let what one player does one thing after another be one sentence, which begins with the turn."""
    told: list[str] = []
    speaker = ""
    longest_first = sorted(names, key=len, reverse=True)
    for line in lines:
        name = next((name for name in longest_first if line.startswith(f"{name} ")), "")
        begins = told and told[-1].startswith("Turn ") and told[-1].endswith(f": {name}")
        if name and begins:
            told[-1] += line.removeprefix(name)
        elif name and name == speaker:
            told[-1] = f"{told[-1].removesuffix('.')},{line.removeprefix(name)}"
        else:
            told.append(line)
        speaker = name
    return told


def without_put_away(reports: list[Report]) -> list[Report]:
    """Leave out that the rest of a hand is discarded before a new one is drawn: it always is."""
    kept: list[Report] = []
    for report in reports:
        if is_new_hand(report):
            place = -2 if kept and kept[-1].kind is events.SHUFFLED else -1
            if len(kept) >= -place and kept[place].kind is events.DISCARDED and kept[place].player == report.player:
                del kept[place]
        kept.append(report)
    return kept


def is_new_hand(report: Report) -> bool:
    """Whether it is the drawing of a new hand at the end of a turn."""
    return report.kind is events.DREW and report.source is None and report.amount >= HAND_SIZE
