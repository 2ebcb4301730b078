"""Who plays whom: rounds that all play, who plays on, semi-finals and finals. Each function is one act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.events.errors import NotNow
from longbox.events.event import FINALS, SEMI_FINALS, SWISS, Event, Round
from longbox.events.keeper import Keeper
from longbox.events.organising import check_reported
from longbox.events.playoffs import TOP_EIGHT, TOP_FOUR, finalists, semi_final_pods
from longbox.events.pods import meetings, pods_by_standing, random_pods, seated
from longbox.events.reading import event_named
from longbox.events.rounds import check_sanctioned, cut_size
from longbox.kernel.randomness import Randomness
from longbox.lab.plan import derive

DRAWS: Final = 0
TABLES: Final = 1
GAMES: Final = 2
"""What the seeds that follow from an event's seed are for."""


def pair(store: Keeper, name: str) -> Round:
    """Pair the next round that all play. [cube 9.010]

    Before the first round, the numbers are drawn that part those who are equal in everything. [cube 9.110]

    Raises:
        EventError: The last round is not over, all rounds were played, or those who are left can't be seated.
    """
    with store.act():
        event = _going_on(store, name)
        if event.playing_on or any([played.kind != SWISS for played in event.rounds]):
            raise NotNow(f"The rounds of {event.name!r} that all play are over: the play-offs have begun.")
        if len(event.rounds) >= event.rounds_to_play():
            raise NotNow(f"All {event.rounds_to_play()} rounds of {event.name!r} were played; cut who plays on.")
        if not event.rounds:
            _begin(store, event)
        chance = Randomness(derive(event.seed, TABLES, len(event.rounds) + 1))
        pods = [seated(pod, chance) for pod in _pods(event, chance)]
        _add_round(store, event, SWISS, pods)
        return event_named(store, name).rounds[-1]


def cut(store: Keeper, name: str, size: int | None = None, *, early: bool = False) -> list[str]:
    """Say who plays on: the best of the standings who have not dropped. [cube 9.080, 9.081]

    Args:
        store: The file.
        name: The event.
        size: Four or eight, if not as many as the rules say.
        early: Whether rounds that were planned are left out.

    Returns:
        Who plays on, the best first.

    Raises:
        EventError: Rounds are left to play, it was cut before, or too few are left.
    """
    with store.act():
        event = _going_on(store, name)
        if event.playing_on:
            raise NotNow(f"It is decided who plays on in {event.name!r}: {_names(event, event.playing_on)}.")
        left = event.rounds_to_play() - len(event.rounds)
        if not event.rounds or (left > 0 and not early):
            raise NotNow(
                f"{left} of {event.rounds_to_play()} rounds of {event.name!r} are left. Cut early, it leaves them out."
            )
        through = _best(event, size or cut_size(event.rounds_to_play()))
        for rank, entrant in enumerate(through, 1):
            store.add("playing_on", event=event.number, rank=rank, entrant=entrant)
        return [event.player(entrant) for entrant in through]


def semi(store: Keeper, name: str) -> Round:
    """Pair the semi-finals of the best eight. [cube 9.081, 9.100]

    Raises:
        EventError: It is not decided that eight play on, or the play-offs have begun.
    """
    with store.act():
        event = _going_on(store, name)
        if len(event.playing_on) != TOP_EIGHT or event.rounds[-1].kind != SWISS:
            raise NotNow(f"{event.name!r} has no semi-finals now: they are for the best eight after the cut.")
        _add_round(store, event, SEMI_FINALS, semi_final_pods(event.playing_on))
        return event_named(store, name).rounds[-1]


def final(store: Keeper, name: str) -> Round:
    """Pair the finals. [cube 9.080, 9.081, 9.100]

    Raises:
        EventError: It is not decided who plays, or they have been paired.
    """
    with store.act():
        event = _going_on(store, name)
        last = event.rounds[-1].kind if event.rounds else SWISS
        expected = SEMI_FINALS if len(event.playing_on) == TOP_EIGHT else SWISS
        if not event.playing_on or last != expected:
            raise NotNow(f"{event.name!r} has no finals now: {_before_finals(event, last)}.")
        pod = list(event.playing_on)
        if last == SEMI_FINALS:
            pod = finalists([table.finishes() for table in event.rounds[-1].tables], event.playing_on)
        _add_round(store, event, FINALS, [pod])
        return event_named(store, name).rounds[-1]


def _before_finals(event: Event, last: str) -> str:
    if last == FINALS:
        return "they have been paired"
    return "the semi-finals come first" if event.playing_on else "it must be cut first"


def _going_on(store: Keeper, name: str) -> Event:
    """An event of which the last round is over, and the event is not."""
    event = event_named(store, name)
    if event.closed:
        raise NotNow(f"{event.name!r} is over.")
    check_reported(event)
    return event


def _begin(store: Keeper, event: Event) -> None:
    """Close the registration, and draw what parts equals. [cube 9.060, 9.110]"""
    if event.sanctioned:
        check_sanctioned(len(event.active()))
    order = sorted(event.entrants, key=lambda entrant: entrant.player)
    Randomness(derive(event.seed, DRAWS)).shuffle(order)
    for draw, entrant in enumerate(order):
        statement = "UPDATE entrant SET draw = ? WHERE event = ? AND number = ?"
        store.change(statement, draw, event.number, entrant.number)


def _pods(event: Event, chance: Randomness) -> list[list[int]]:
    """The tables of the next round that all play. [cube 9.010]"""
    active = event.active()
    if not event.rounds:
        by_name = sorted(active, key=event.player)
        return random_pods(by_name, chance)
    standings = event.standings()
    playing = [standing.entrant for standing in standings if standing.entrant in active]
    points = {standing.entrant: standing.points for standing in standings}
    met = meetings([[seat.entrant for seat in table.seats] for played in event.rounds for table in played.tables])
    return pods_by_standing(playing, points, met)


def _best(event: Event, size: int) -> list[int]:
    active = event.active()
    through = [entrant for entrant in event.ranked() if entrant in active][:size]
    if size not in (TOP_FOUR, TOP_EIGHT) or len(through) < size:
        raise NotNow(f"Four or eight play on, and {len(active)} are left: {size} can't.")
    return through


def _add_round(store: Keeper, event: Event, kind: str, pods: Sequence[Sequence[int]]) -> None:
    """Store a round; whoever has dropped since the cut leaves that game at once. [cube 9.040]

    Each table has a seed of its own, and so a stack of Super-Villains of its own. [cube 9.120]
    """
    round_ = len(event.rounds) + 1
    active = event.active()
    store.add("round", event=event.number, number=round_, kind=kind)
    for table, pod in enumerate(pods, 1):
        seed = str(derive(event.seed, GAMES, round_, table))
        store.add("pod", event=event.number, round=round_, number=table, seed=seed)
        for seat, entrant in enumerate(pod, 1):
            store.add(
                "pod_seat",
                event=event.number,
                round=round_,
                pod=table,
                number=seat,
                entrant=entrant,
                conceded=entrant not in active,
            )


def _names(event: Event, entrants: Sequence[int]) -> str:
    return ", ".join([event.player(entrant) for entrant in entrants])
