"""An event as it stands: what its file tells of it, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longbox.events.errors import NotNow, UnknownName
from longbox.events.playoffs import final_ranking
from longbox.events.rounds import swiss_rounds
from longbox.events.singleton import WHOLE_EVENT, Played, left_out
from longbox.events.standings import Finish, Pod, Standing, standings
from longbox.kernel.errors import near

SWISS: Final = "swiss"
SINGLETON: Final = "singleton"
"""Said of events in which a Main Character is played once in so many rounds."""
SEMI_FINALS: Final = "semi-finals"
FINALS: Final = "finals"


class Entrant(NamedTuple):
    """A player of an event.

    Attributes:
        number: From 0, in the order of registration.
        player: What the player is called, in all events.
        bot: The bot that plays, if it is one.
        draw: What decides the standings where nothing else does.
        dropped: The last round before the player dropped, if the player did.
    """

    number: int
    player: str
    bot: str = ""
    draw: int = 0
    dropped: int | None = None


class Seat(NamedTuple):
    """A seat at a table, clockwise; whoever has the first one may choose to play or draft first.

    Attributes:
        entrant: Who sits there.
        place: How the player finished, once it is reported.
        points: The Victory Points, if they were told.
        conceded: Whether the player left before the end.
        repeated: Whether the player played a Main Character once too often.
        characters: The Main Characters that were played.
    """

    entrant: int
    place: int | None = None
    points: int | None = None
    conceded: bool = False
    repeated: bool = False
    characters: tuple[str, ...] = ()


class Table(NamedTuple):
    """A table of a round.

    Attributes:
        number: From 1, the top.
        seed: Decides what its game leaves to chance.
        seats: Who sits there.
        record: The record of its game as it was written, if it was given.
    """

    number: int
    seed: int
    seats: tuple[Seat, ...]
    record: str = ""

    @property
    def reported(self) -> bool:
        """Whether its result is known."""
        return all([seat.place is not None for seat in self.seats])

    def finishes(self) -> Pod:
        """How its players finished."""
        return [Finish(seat.entrant, seat.place) for seat in self.seats if seat.place is not None]


class Round(NamedTuple):
    """A round: its number, what it is ("swiss", "semi-finals", "finals"), and its tables."""

    number: int
    kind: str
    tables: tuple[Table, ...]

    def open_tables(self) -> list[int]:
        """The tables of which nothing was reported."""
        return [table.number for table in self.tables if not table.reported]


class Penalty(NamedTuple):
    """What a judge noted of a player. [cube 10.060-10.080]"""

    entrant: int
    round: int
    rule: str
    words: str


class Event:
    """An event as it stands.

    Attributes:
        number: Its number in the file.
        name: What it is called.
        day: On which day it takes place: "2026-11-23".
        game: The short name of what is played.
        format: The form of that game, if it has several: "cube".
        singleton: Once in how many rounds a Main Character may be played; `WHOLE_EVENT`; None if there is no limit.
        planned: How many rounds the organiser wishes, if not as many as the rules say.
        sanctioned: Whether the rules for sanctioned events hold.
        seed: Decides all that the event leaves to chance.
        closed: Whether it is over.
        entrants: Its players.
        rounds: Its rounds so far.
        playing_on: Who plays on after the rounds that all play, the best first.
        penalties: What judges noted, in order.
    """

    def __init__(
        self,
        number: int,
        name: str,
        day: str,
        game: str,
        format: str,
        singleton: int | None,
        planned: int | None,
        sanctioned: bool,
        seed: int,
        closed: bool,
        entrants: Sequence[Entrant],
        rounds: Sequence[Round],
        playing_on: Sequence[int],
        penalties: Sequence[Penalty],
    ) -> None:
        self.number = number
        self.name = name
        self.day = day
        self.game = game
        self.format = format
        self.singleton = singleton
        self.planned = planned
        self.sanctioned = sanctioned
        self.seed = seed
        self.closed = closed
        self.entrants = entrants
        self.rounds = rounds
        self.playing_on = playing_on
        self.penalties = penalties

    @property
    def kind(self) -> str:
        """What is played, as leaderboards tell it apart: "dcdb", "dcdb cube", "dcdb singleton cube". [cube 14.100]"""
        singleton = "" if self.singleton is None else SINGLETON
        return " ".join([word for word in (self.game, singleton, self.format) if word])

    @property
    def current(self) -> Round | None:
        """The last round that was paired."""
        return self.rounds[-1] if self.rounds else None

    @property
    def swiss(self) -> list[Round]:
        """The rounds that all play."""
        return [played for played in self.rounds if played.kind == SWISS]

    def rounds_to_play(self) -> int:
        """How many rounds all play: as many as the organiser says, or the rules for who entered. [cube 9.070]"""
        entered = [entrant for entrant in self.entrants if entrant.dropped != 0]
        return self.planned or swiss_rounds(len(entered))

    def active(self) -> list[int]:
        """The entrants who have not dropped."""
        return [entrant.number for entrant in self.entrants if entrant.dropped is None]

    def named(self, player: str) -> Entrant:
        """An entrant by name, however it is capitalised.

        Raises:
            UnknownName: Nobody of that name plays.
        """
        for entrant in self.entrants:
            if entrant.player.casefold() == player.casefold():
                return entrant
        raise UnknownName(f"Nobody called {player!r} plays. {near(player, [one.player for one in self.entrants])}")

    def player(self, entrant: int) -> str:
        """What an entrant is called."""
        return self.entrants[entrant].player

    def round(self, number: int) -> Round:
        """A round by its number.

        Raises:
            NotNow: It has not been paired.
        """
        if not 1 <= number <= len(self.rounds):
            which = f"Round {number}" if number else "The first round"
            raise NotNow(f"{which} of {self.name!r} has not been paired.")
        return self.rounds[number - 1]

    def table(self, round: int, number: int) -> Table:
        """A table by its number.

        Raises:
            UnknownName: The round has no such table.
        """
        tables = self.round(round).tables
        if not 1 <= number <= len(tables):
            raise UnknownName(f"Round {round} has tables 1 to {len(tables)}, and no table {number}.")
        return tables[number - 1]

    def standings(self) -> list[Standing]:
        """All players after the rounds that all play, the best first. [cube 9.110]"""
        pods = [table.finishes() for played in self.swiss for table in played.tables if table.reported]
        return standings([entrant.draw for entrant in self.entrants], pods)

    def ranked(self) -> list[int]:
        """The entrants in the order of the standings."""
        return [standing.entrant for standing in self.standings()]

    def ranking(self) -> list[int]:
        """The entrants as the event ended for them, or as it would end now. [cube 9.080, 9.081]"""
        semi_finals = self._finished(SEMI_FINALS)
        finals = self._finished(FINALS)
        return final_ranking(self.ranked(), semi_finals, finals[0] if finals else None)

    def _finished(self, kind: str) -> list[Pod]:
        """The tables of a kind of round that were reported."""
        return [
            table.finishes()
            for played in self.rounds
            if played.kind == kind
            for table in played.tables
            if table.reported
        ]

    def history(self, entrant: int) -> list[Played]:
        """Which Main Characters an entrant played in which round. [cube 14.300]"""
        return [
            Played(played.number, seat.characters)
            for played in self.rounds
            for table in played.tables
            for seat in table.seats
            if seat.entrant == entrant
        ]

    def left_out(self, entrant: int, round: int) -> list[str]:
        """The Main Characters that an entrant may not play in a round. [cube 14.300]"""
        return left_out(self.history(entrant), round, self.singleton)

    def terms(self) -> str:
        """What was agreed on, in words."""
        window = {None: "", WHOLE_EVENT: ", each character once"}
        singleton = window.get(self.singleton, f", each character once in {self.singleton} rounds")
        casual = "" if self.sanctioned else ", casual"
        return f"{self.game} {self.format}".rstrip() + singleton + casual
