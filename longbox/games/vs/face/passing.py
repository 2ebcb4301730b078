"""Passing for the players of Vs. System where they don't want to be asked.

A player is asked at the occasions where a stop is set, whenever something can be done there. Beyond that, a player
may pass until something happens, or to the end of the turn. Whatever was said: as soon as an opponent has acted,
the player is asked, and stops that the player has set are kept.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from longbox.faces.lines import STRONG, Line, line
from longbox.faces.names import find_name
from longbox.faces.offers import Offer
from longbox.faces.opportunities import KEPT_AS
from longbox.faces.steward import Steward
from longbox.faces.words import listed
from longbox.games.vs import events
from longbox.games.vs.face.stops import (
    ATTACKS_ON_ME,
    DEFAULT,
    PROPOSALS_AGAINST_ME,
    STOPS,
    THEIR_EFFECTS,
    THEIR_RECRUITS,
    Place,
    occasion,
    place_of,
)
from longbox.games.vs.turn.priority import CONCEDE, HAVE_PRIORITY, PASS, Action
from longbox.games.vs.view import TableView
from longbox.kernel.prepared import prepared
from longbox.kernel.questions import Question
from longbox.kernel.record import BadRecord
from longbox.kernel.view import Report, View

T = TypeVar("T")

PASS_HERE: Final = "pp"
PASS_TURN: Final = "pt"
"""What is typed to pass until something happens, and to the end of the turn."""

STOPS_WORD: Final = "stops"
STOP_WORD: Final = "stop"
NO_STOP_WORD: Final = "nostop"
ALL: Final = "all"
AS_AT_FIRST: Final = "default"

COMMANDS: Final = (
    (PASS_HERE, "pass until an opponent acts, or what comes next has a stop"),
    (PASS_TURN, "pass to the end of the turn, until an opponent acts"),
    (STOPS_WORD, "where you are asked, and where passing goes by itself"),
    ("stop draw phase", "be asked there, too; stop all: everywhere"),
    ("nostop their recruits", "don't be asked there; stops default: as at first"),
    (CONCEDE, "give the game up"),
)

ACTS: Final = {
    events.PLAY: THEIR_EFFECTS,
    events.USE: THEIR_EFFECTS,
    events.TRIGGER: THEIR_EFFECTS,
    events.GAME_EFFECT: THEIR_EFFECTS,
    events.COPY: THEIR_EFFECTS,
    events.FLIP: THEIR_EFFECTS,
    events.RECRUIT: THEIR_RECRUITS,
    events.PROPOSE: PROPOSALS_AGAINST_ME,
    events.ATTACK: ATTACKS_ON_ME,
}
"""What an opponent does that others may want to answer, with the stop that is for it."""
AGAINST_ME: Final = (PROPOSALS_AGAINST_ME, ATTACKS_ON_ME)


class Wishes:
    """What one player wants.

    Attributes:
        stops: The occasions at which the player is asked.
        own: Those among them that the player has set.
        seen: How long the log was when the player could act last.
        way: `PASS_HERE` or `PASS_TURN` while the player passes everywhere; else nothing.
        place: Where the player said so.
        at: The occasion at which the player said so.
        concedes: Whether the player concedes as soon as that can be done.
    """

    def __init__(self) -> None:
        self.stops = [*DEFAULT]
        self.own: list[str] = []
        self.seen = 0
        self.way = ""
        self.place: Place | None = None
        self.at = ""
        self.concedes = False

    def set(self, stops: list[str]) -> None:
        """Set stops; they are the player's own now."""
        self.stops = [stop for stop in STOPS if stop in (*self.stops, *stops)]
        self.own = [stop for stop in STOPS if stop in (*self.own, *stops)]

    def remove(self, stops: list[str]) -> None:
        """Remove stops."""
        self.stops = [stop for stop in self.stops if stop not in stops]
        self.own = [stop for stop in self.own if stop not in stops]

    def begin(self, way: str, place: Place, at: str) -> None:
        """Pass everywhere from now on."""
        self.way, self.place, self.at = way, place, at

    def end(self) -> None:
        """Pass no longer."""
        self.way, self.place, self.at = "", None, ""
        self.concedes = False

    def goes_on(self, place: Place) -> bool:
        """Whether the player still passes everywhere, at some place of the game."""
        if not self.way or self.place is None:
            return False
        return place == self.place if self.way == PASS_HERE else place[0] == self.place[0]

    def plain(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {"stops": self.stops, "own": self.own}

    def take_over(self, kept: dict[str, Any]) -> None:
        """Take over what was kept as plain data."""
        self.stops = [stop for stop in STOPS if stop in kept.get("stops", [])]
        self.own = [stop for stop in STOPS if stop in kept.get("own", [])]


class Passing(Steward):
    """Passes for the players of one game."""

    def __init__(self) -> None:
        self._players: dict[int, Wishes] = {}

    def wishes_of(self, player: int) -> Wishes:
        """What a player wants."""
        return self._players.setdefault(player, Wishes())

    def words_for(self, view: TableView) -> str:
        """That the player who looks passes everywhere, if that is so."""
        wishes = self.wishes_of(view.seat.number)
        return "passing this turn" if wishes.way == PASS_TURN and wishes.goes_on(place_of(view)) else ""

    # Answering

    def answer(self, view: View[Any], question: Question) -> str:
        assert isinstance(view, TableView)
        wishes = self.wishes_of(question.player)
        if wishes.concedes and CONCEDE in question.keys():  # noqa: SIM118 (it is a list)
            return CONCEDE
        if not may_pass(question):
            return ""
        idle = is_idle(question) and not view.options.always_ask
        if not idle and self.is_asked(view, wishes):
            return ""
        if not idle or not view.chain():
            wishes.seen = view.log_length()
        return PASS

    def is_asked(self, view: TableView, wishes: Wishes) -> bool:
        """Whether a player who could do something is asked, and not passed for."""
        here = occasion(view)
        acts = opposing_acts(view, wishes.seen)
        if not wishes.goes_on(place_of(view)):
            wishes.end()
            return here in wishes.stops or any([act in wishes.stops for act in acts])
        if acts:
            return True
        said_here = place_of(view) == wishes.place and here == wishes.at
        return here in wishes.own and not said_here

    def answered(self, view: View[Any], question: Question, offer: Offer) -> None:
        assert isinstance(view, TableView)
        if question.prompt is not HAVE_PRIORITY:
            return
        wishes = self.wishes_of(question.player)
        wishes.seen = view.log_length()
        if offer.key in (PASS_HERE, PASS_TURN):
            wishes.begin(offer.key, place_of(view), occasion(view))
        elif offer.answers[0] != PASS:
            wishes.end()

    def forget(self) -> None:
        for wishes in self._players.values():
            wishes.end()
            wishes.seen = 0

    # Obeying

    def obey(self, view: View[Any], question: Question, typed: str) -> list[Line] | None:
        word, _, rest = typed.strip().partition(" ")
        word, rest = word.casefold(), rest.strip().casefold()
        if word == CONCEDE and question.prompt is not HAVE_PRIORITY:
            self.wishes_of(question.player).concedes = True
            return [line("You concede as soon as you have priority.")]
        if word not in (STOPS_WORD, STOP_WORD, NO_STOP_WORD):
            return None
        wishes = self.wishes_of(question.player)
        if word == STOPS_WORD and rest == AS_AT_FIRST:
            wishes.stops, wishes.own = [*DEFAULT], []
        elif rest:
            stops = meant(rest)
            wishes.remove(stops) if word == NO_STOP_WORD else wishes.set(stops)
        return told(wishes)

    def wishes(self) -> dict[str, Any]:
        return {str(player): wishes.plain() for player, wishes in sorted(self._players.items())}

    def take_over(self, wishes: dict[str, Any]) -> None:
        self._players = {}
        for player, kept in wishes.items():
            if player != KEPT_AS:
                self.wishes_of(_as_kept(player, int)).take_over(_as_kept(kept, dict[str, list[str]]))


def _as_kept(value: object, kind: type[T]) -> T:
    """A value as it was kept.

    Raises:
        BadRecord: It is of another kind.
    """
    try:
        return msgspec.convert(value, prepared(kind), strict=False)
    except msgspec.ValidationError as error:
        raise BadRecord(f"Where somebody wants to be asked can't be read: {error}.") from None


def may_pass(question: Question) -> bool:
    """Whether a player has priority and may pass."""
    if question.prompt is not HAVE_PRIORITY:
        return False
    return any([isinstance(choice, Action) and choice.kind == PASS for choice in question.choices])


def is_idle(question: Question) -> bool:
    """Whether a player has priority, and nothing can be done with it."""
    return all([isinstance(choice, Action) and choice.kind in (PASS, CONCEDE) for choice in question.choices])


def opposing_acts(view: TableView, since: int) -> list[str]:
    """What opponents did since a line of the log, by the stops that are for it."""
    return [ACTS[report.kind] for report in view.reports(since) if is_opposing(view, report)]


def is_opposing(view: TableView, report: Report) -> bool:
    """Whether an opponent acted; attacks on others are none of the player's business."""
    if report.kind not in ACTS or report.player == view.seat.number:
        return False
    return ACTS[report.kind] not in AGAINST_ME or view.attacked_player == view.seat.number


def meant(words: str) -> list[str]:
    """The stops that somebody names.

    Raises:
        NoSuchThing: There are none of that name, or several.
    """
    return [*STOPS] if words == ALL else [find_name([*STOPS], part.strip()) for part in words.split(",")]


def told(wishes: Wishes) -> list[Line]:
    """Where a player is asked, in sentences."""
    off = [stop for stop in STOPS if stop not in wishes.stops]
    lines = [
        line(("Asked, if something can be done: ", STRONG), f"{listed(wishes.stops) or 'nowhere'}."),
        line(("Passed for you: ", STRONG), f"{listed(off) or 'nowhere'}."),
    ]
    if wishes.own:
        own = f"{listed(wishes.own)}."
        lines.append(line((f"Set by you, and kept to with {PASS_HERE} and {PASS_TURN} too: ", STRONG), own))
    return lines
