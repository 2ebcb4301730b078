"""The log of Vs. System told shortly: what belongs together in one line, what is plain left out."""

from __future__ import annotations

from typing import Final

from longbox.faces.words import listed, number_of
from longbox.games.vs import events
from longbox.games.vs.definitions import EQUIPMENT
from longbox.games.vs.view import TableView
from longbox.kernel.view import Report

NEVER_TOLD: Final = (
    events.START,
    events.RESOURCE_POINTS,
    events.INITIATIVE,
    events.ATTACK,
    events.TEAM_ATTACK,
    events.DEFEND,
    events.LEAVE,
    events.CONCLUDE,
    events.TO_KO_PILE,
    events.WIN,
    events.LOSE,
    events.DRAW_GAME,
)
"""What everybody knows to happen, or is told by something else."""

OPENING: Final = (
    events.TURN,
    events.PLAY,
    events.RECRUIT,
    events.USE,
    events.TRIGGER,
    events.GAME_EFFECT,
    events.RESOLVE,
    events.NEGATE,
    events.COPY,
    events.FLIP,
    events.BUILD,
    events.MULLIGAN,
    events.PROPOSE,
)
"""What begins a new line."""

PLACES: Final = ("hand", "deck", "KO'd pile")
PLAYS: Final = "plays the "
"""How the log tells that an effect of the rules is played."""
DRAWING: Final = "draw of two cards for each player"
"""The title of the effect of the draw phase."""


class Passage:
    """Events that are told together.

    Attributes:
        report: The first of them.
        opening: The beginning of the sentence.
        then: What came of it.
        title: What an effect is called whose playing or resolving it is.
        is_attack: Whether it tells of an attack, and nothing in between.
    """

    def __init__(self, report: Report, opening: str) -> None:
        self.report = report
        self.opening = opening
        self.then: list[str] = []
        self.title = title_of(report)
        self.is_attack = report.kind is events.PROPOSE or is_of_conclusion(report)

    def tell(self) -> str:
        """The events in a sentence."""
        between = ": " if self.then and self.opening else ""
        words = f"{self.opening}{between}{'; '.join(self.then)}"
        return f"{words[:1].upper()}{words[1:]}."


class Teller:
    """Tells events one after another.

    Attributes:
        view: Of the player who reads.
        passages: What is told so far.
        drawn: Cards that a player draws one after another, and that are not told yet.
    """

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.passages: list[Passage] = []
        self.drawn: list[Report] = []

    @property
    def last(self) -> Passage | None:
        """What was told last."""
        return self.passages[-1] if self.passages else None

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.view.players[player].name if player >= 0 else "The game"

    def tell(self, report: Report) -> None:
        """Tell one more event, with what it came of, or as a new line."""
        if self.drawn and (report.kind is not events.DRAW or report.player != self.drawn[0].player):
            self.tell_drawing()
        if report.kind is events.DRAW:
            self.drawn.append(report)
        elif report.kind in OPENING:
            self.begin(report)
        elif report.kind is events.MOVE and report.source is None:
            self.move(report)
        else:
            self.add(report, self.consequence(report))

    def begin(self, report: Report) -> None:
        """Begin a line, unless what happens only carries out what the line before has said."""
        last = self.last
        if report.kind is events.RESOLVE and last is not None and not last.then and last.title == report.note:
            return
        self.passages.append(Passage(report, self.opening(report)))

    def opening(self, report: Report) -> str:
        """The beginning of a line."""
        if report.kind is events.TURN:
            return report.words.replace(";", ":")
        if report.kind is events.RESOLVE and report.note == DRAWING:
            return ""
        if report.kind is events.PROPOSE:
            attackers, _, whom = report.note.rpartition(" against ")
            return f"{self.name(report.player)} attacks {whom} with {attackers}"
        return report.words.rstrip(".")

    def move(self, report: Report) -> None:
        """Tell of a formation that is rearranged: all of it in one line."""
        last = self.last
        words = f"{listed(_keys(report))} to {report.note.replace(' row, column', '')}"
        if last is None or last.report.kind is not events.MOVE or last.report.player != report.player:
            self.passages.append(Passage(report, f"{self.name(report.player)} rearranges the formation"))
        self.passages[-1].then.append(words)

    def tell_drawing(self) -> None:
        """Tell what was drawn together; what the others draw in each draw phase is not told."""
        drawn, self.drawn = self.drawn, []
        if not drawn:
            return
        first = drawn[0]
        if first.source is None and first.player != self.view.seat.number:
            return
        names = [name for report in drawn for name in _keys(report)]
        count = sum([report.count for report in drawn])
        self.add(first, f"{self.name(first.player)} draws {listed(names) if names else number_of(count, 'card')}")

    def add(self, report: Report, words: str) -> None:
        """Let one more event join the line, or begin one where there is none."""
        if not words:
            return
        last = self.last
        if is_of_conclusion(report) and (last is None or not last.is_attack):
            self.passages.append(Passage(report, "The attack concludes"))
            self.passages[-1].then.append(words)
        elif last is None or last.report.kind in (events.TURN, events.BUILD, events.MOVE):
            self.passages.append(Passage(report, words))
        else:
            last.then.append(words)

    def consequence(self, report: Report) -> str:
        """An event in words as part of a line; nothing where that is plain."""
        words = self.with_owner(report.words.rstrip("."), report.player)
        if report.kind is events.EXHAUST and report.source in report.cards:
            return ""
        if report.kind is events.LOSE_ENDURANCE and report.source is not None:
            return "" if self.broke_through(report) else f"{self.name(report.player)} loses {report.amount} endurance"
        if report.kind is events.ATTACH:
            recruited = self.last is not None and self.last.opening.endswith(f" on {report.note}")
            return "" if recruited else f"{self.subject(report)} is attached to {report.note}"
        if report.kind is events.ENTER:
            equips = report.cards[0].definition.card_type == EQUIPMENT
            return "" if equips else f"{self.subject(report)} enters play{report.note}"
        if report.kind is events.READY and report.source is None:
            return ""
        return words.removesuffix(f" ({report.source})")

    def with_owner(self, words: str, player: int) -> str:
        """A sentence that says "Ben's hand" instead of "the hand of Ben"."""
        name = self.name(player)
        for place in PLACES:
            words = words.replace(f"the {place} of {name}", f"{name}'s {place}")
        return words

    def subject(self, report: Report) -> str:
        """What something happens to: "it", where the line has just named it."""
        name = listed(_keys(report))
        return "it" if self.last is not None and self.last.title == name else name

    def broke_through(self, report: Report) -> bool:
        """Whether it has just been told that endurance is lost by breakthrough."""
        words = f"{report.source} causes {report.amount} breakthrough"
        return self.last is not None and any([words in told for told in (self.last.opening, *self.last.then)])


def title_of(report: Report) -> str:
    """What the effect is called that is played, or resolves."""
    if report.kind is events.RESOLVE:
        return report.note
    return report.note.removeprefix(PLAYS) if report.kind is events.GAME_EFFECT else listed(_keys(report))


def is_of_conclusion(report: Report) -> bool:
    """Whether something happens because an attack concludes."""
    return report.kind is events.BREAKTHROUGH or (report.kind is events.STUN and report.source is None)


def digest(view: TableView, reports: list[Report]) -> list[str]:
    """What happened, in as few lines as it can be told."""
    teller = Teller(view)
    for report in reports:
        if report.kind not in NEVER_TOLD:
            teller.tell(report)
    teller.tell_drawing()
    return [passage.tell() for passage in teller.passages if passage.opening or passage.then]


def _keys(report: Report) -> list[str]:
    return [card.key() for card in report.cards]
