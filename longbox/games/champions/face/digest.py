"""The log of Marvel Champions told shortly: what belongs together in one line, what is plain left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from longbox.faces.words import counted, listed, number_of
from longbox.games.champions import events
from longbox.games.champions.definitions import EVENT
from longbox.games.champions.face.cards import title
from longbox.games.champions.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.events import EventKind
from longbox.kernel.view import Report

OPENING: Final = (
    events.PLAY,
    events.USED,
    events.FORCED,
    events.ATTACK,
    events.SCHEME,
    events.THWART,
    events.REVEAL,
    events.RECOVERED,
    events.FORM_CHANGE,
    events.BEGAN_ROUND,
    events.BEGAN_TURN,
    events.BEGAN_VILLAIN_PHASE,
    events.PASSED_TOKEN,
    events.TOOK_IDENTITY,
)
"""What begins a new line."""

NEVER_TOLD: Final = (events.EXHAUSTED, events.BOOST_DEALT, events.WON, events.LOST)
"""What everybody knows to happen, or is told by the result."""

DISCARDED: Final = " discard pile"
FIRST_STAGE: Final = "1B"
"""The stage of the main scheme that every game begins with."""


class Passage:
    """Events that are told together.

    Attributes:
        report: The first of them.
        opening: The beginning of the sentence.
        sources: The cards whose doing it is.
        paid: With what was paid for it.
        then: What came of it.
        discarded: The cards that were discarded one after another, where it is that.
    """

    def __init__(self, report: Report, opening: str) -> None:
        self.report = report
        self.opening = opening
        self.sources: list[Card[Any]] = [*report.cards, *([report.source] if report.source else [])]
        self.paid: list[str] = []
        self.then: list[str] = []
        self.discarded: list[str] = [card.key() for card in report.cards]

    def takes(self, report: Report) -> bool:
        """Whether an event came of these: of nothing that is named, of one of their cards, or of an attack answered."""
        if self.report.kind in (events.BEGAN_ROUND, events.BEGAN_TURN, events.PASSED_TOKEN, events.TOOK_IDENTITY):
            return False
        if self.report.kind is events.ATTACK and report.kind is events.DAMAGE and report.cards == self.report.cards:
            return True
        return report.source is None or report.source in (*self.sources, *report.cards)

    def add(self, report: Report, words: str) -> None:
        """Let one more event join."""
        if words:
            self.then.append(words.removesuffix(f" ({report.source})"))
        if report.kind is events.REVEAL or report.kind is events.BOOSTED:
            self.sources += report.cards

    def tell(self) -> str:
        """The events in a sentence."""
        paid = f" (paid with {listed(self.paid)})" if self.paid else ""
        between = (": " if self.report.kind in OPENING else "; ") if self.then else ""
        return f"{self.opening}{paid}{between}{'; '.join(self.then)}."


class Teller:
    """Tells events one after another.

    Attributes:
        view: Of the player who reads.
        passages: What is told so far.
        attack: The attack that was told last.
        paid: What was paid for a card that has not been told yet, oldest first.
    """

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.passages: list[Passage] = []
        self.attack: Passage | None = None
        self.paid: list[Report] = []

    @property
    def last(self) -> Passage | None:
        """What was told last."""
        return self.passages[-1] if self.passages else None

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.view.players[player].name if player >= 0 else "The game"

    def tell(self, report: Report, *, apart: bool) -> None:
        """Tell one more event, with what it came of, or as a new line where it came of nothing that is told."""
        if report.kind is events.PAID:
            self.pay(report)
        elif report.kind in OPENING:
            self.begin(report)
        elif report.kind is events.DISCARDED and self.goes_on_discarding(report):
            return
        elif self.last is not None and self.last.takes(report) and not apart and not self.stands_alone(report):
            self.last.add(report, self.consequence(report))
        else:
            words = self.consequence(report)
            self.open(report, words) if words else None

    def pay(self, report: Report) -> None:
        """Tell with what was paid: with the ability that is being used, or later with the card that will be played."""
        last = self.last
        if last is not None and last.report.kind is events.USED and report.source in last.report.cards:
            last.paid += _keys(report)
        else:
            self.paid.append(report)

    def settle(self, report: Report | None) -> list[str]:
        """With what was paid for the card that is played now; what was paid for anything else is told by itself."""
        paid, self.paid = self.paid, []
        names = [name for one in paid for name in _keys(one)]
        if not paid or (report is not None and report.kind is events.PLAY and paid[-1].source in report.cards):
            return names
        words = f"{self.name(paid[-1].player)} pays with {listed(names)}"
        if self.last is None:
            self.passages.append(Passage(paid[-1], words))
        else:
            self.last.then.append(words)
        return []

    def begin(self, report: Report) -> None:
        """Begin a line, unless what happens only carries out what the line before has said."""
        last = self.last
        if last is not None and self.only_carries_out(last, report):
            last.sources += report.cards
            return
        self.open(report, self.opening(report))

    def open(self, report: Report, words: str) -> None:
        """Begin a line with some words, and with what was paid for it."""
        paid = self.settle(report)
        self.passages.append(Passage(report, words[:1].upper() + words[1:]))
        self.passages[-1].paid = paid
        if report.kind is events.ATTACK:
            self.attack = self.passages[-1]
        elif report.kind is events.DEFENSE and self.attack is not None:
            self.passages[-1].sources += self.attack.sources

    def only_carries_out(self, last: Passage, report: Report) -> bool:
        """Whether an event is plain from the line before: the attack of an event card, the answer of a card played."""
        same = report.cards == last.report.cards
        if report.kind is events.FORCED:
            return same and not last.then
        if report.kind is events.ATTACK:
            return report.note in [f"with {card}" for card in last.report.cards]
        by_text = last.report.kind is events.USED or is_event(last.report)
        return report.kind is events.THWART and by_text and not last.then

    def goes_on_discarding(self, report: Report) -> bool:
        """Whether one more card is discarded by the same player, and told so."""
        last = self.last
        if last is None or last.report.kind is not events.DISCARDED or last.report.player != report.player:
            return False
        last.discarded += [card.key() for card in report.cards]
        last.opening = f"{self.name(report.player)} discards {counted(last.discarded)}"
        return True

    def stands_alone(self, report: Report) -> bool:
        """Whether it is the drawing or discarding of the end of the player phase, or a defense after an interrupt."""
        if report.kind is events.DEFENSE:
            return self.last is not self.attack
        return report.kind in (events.DREW, events.DISCARDED) and report.source is None and report.player >= 0

    def opening(self, report: Report) -> str:
        """The beginning of a line."""
        if report.kind is events.USED:
            return f"{self.name(report.player)} uses {report.note.removeprefix(': ') or listed(_keys(report))}"
        return report.words.strip("— ").rstrip(".")

    def consequence(self, report: Report) -> str:
        """An event in words as part of a line; nothing where that is plain."""
        kind, last = report.kind, self.last
        begun = last is not None and report.cards == last.report.cards
        if kind is events.ENTERING and last is not None and any([_engages(report, words) for words in last.then]):
            return ""
        if kind is events.ENTERING and begun:
            return report.note.removeprefix(", ")
        if kind is events.ENGAGED and begun and last is not None and report.player == last.report.player:
            return ""
        if kind is events.DREW and report.source is None and report.player != self.view.seat.number:
            return ""
        if kind is events.LEFT:
            return "" if self.was_defeated(report) else left_words(report)
        if kind in (events.NEXT_STAGE, events.ADVANCED):
            return stage_words(report)
        if kind is events.COUNTERS:
            return f"{listed(_keys(report))} has {number_of(report.amount, f'{report.note} counter')}"
        if kind is events.DISCARDED and report.player < 0:
            return f"{listed(_keys(report))} is discarded"
        if kind is events.BOOSTED:
            return f"boost card {listed(_keys(report))} {report.amount:+}"
        return report.words.rstrip(".")

    def was_defeated(self, report: Report) -> bool:
        """Whether the line has just said that a card is defeated."""
        last = self.last
        return last is not None and f"{listed(_keys(report))} is defeated" in [last.opening, *last.then]


def is_event(report: Report) -> bool:
    """Whether an event card was played."""
    return report.kind is events.PLAY and all([card.definition.type == EVENT for card in report.cards])


def left_words(report: Report) -> str:
    """That a card leaves play: mostly it is discarded."""
    if report.note.endswith(DISCARDED):
        return f"{listed(_keys(report))} is discarded"
    return report.words.rstrip(".")


def stage_words(report: Report) -> str:
    """The next stage of the villain, or of the main scheme; its first side is turned over at once."""
    stage = title(report.cards[0])
    if report.kind is events.NEXT_STAGE:
        return f"{stage} is revealed"
    return "" if stage.endswith("A") else f"the main scheme advances to {stage}"


def digest(view: TableView, reports: list[Report]) -> list[str]:
    """What happened, in as few lines as it can be told."""
    teller = Teller(view)
    for place in worth_telling(view, reports):
        teller.tell(reports[place], apart=ends_round(reports, place))
    teller.settle(None)
    passages = teller.passages
    while passages and passages[-1].report.kind in (events.BEGAN_ROUND, events.BEGAN_TURN):
        del passages[-1]
    return [passage.tell() for passage in passages if passage.then or passage.report.kind is not events.FORCED]


def worth_telling(view: TableView, reports: list[Report]) -> Iterator[int]:
    """Leave out what always happens: cards that ready together, dealt encounter cards, turns of a single player.

    Yields:
        The places of the other events.
    """
    for place, report in enumerate(reports):
        kind = report.kind
        if kind in NEVER_TOLD:
            continue
        if kind is events.READIED and next_other(reports, place) is events.BEGAN_VILLAIN_PHASE:
            continue
        if kind is events.DEALT and next_other(reports, place) is events.REVEAL:
            continue
        if kind is events.BEGAN_TURN and (report.player == view.seat.number or len(view.players) == 1):
            continue
        if kind is events.ADVANCED and report.note == FIRST_STAGE:
            continue
        yield place


def ends_round(reports: list[Report], place: int) -> bool:
    """Whether a card leaves play because the round ends."""
    following = next_other(reports, place)
    return reports[place].kind is events.LEFT and following in (events.BEGAN_ROUND, events.PASSED_TOKEN)


def next_other(reports: list[Report], place: int) -> EventKind | None:
    """The next kind of event that is another than that of a place; none if nothing else follows."""
    kind = reports[place].kind
    return next((report.kind for report in reports[place + 1 :] if report.kind is not kind), None)


def _engages(report: Report, words: str) -> bool:
    """Whether it was just told that a minion engages somebody."""
    return words.startswith(f"{listed(_keys(report))} engages ")


def _keys(report: Report) -> list[str]:
    return [card.key() for card in report.cards]
