"""What an organiser does with an event but pairing: each function is one act, done wholly or not at all."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import date
from typing import Final

from longbox.events.errors import Contradiction, EventError, NotNow
from longbox.events.event import FINALS, Event
from longbox.events.keeper import Keeper
from longbox.events.reading import event_named

SEED_BITS: Final = 63
"""So that a seed fits the whole numbers of any table."""

MOST_PLAYERS: Final = 4096


def create(
    store: Keeper,
    name: str,
    *,
    game: str,
    format: str = "",
    day: str = "",
    singleton: int | None = None,
    rounds: int | None = None,
    sanctioned: bool = True,
    seed: int | None = None,
) -> None:
    """Begin an event, for which players can register.

    Args:
        store: The file.
        name: What it is called, as no other of the file is.
        game: The short name of what is played.
        format: The form of that game.
        day: "2026-11-23"; today if nothing is said.
        singleton: Once in how many rounds a Main Character may be played, 0 for the whole event. [cube 14.300]
        rounds: How many rounds all play, if not as many as the rules say. [cube 9.070]
        sanctioned: Whether the rules for sanctioned events hold. [cube 9.060]
        seed: Decides all that is left to chance; found by chance if not given.

    Raises:
        EventError: There is an event of that name, or the day is none.
    """
    check_day(day)
    with store.act():
        check_new(store, name)
        store.add(
            "event",
            name=name,
            day=day or date.today().isoformat(),
            game=game,
            format=format,
            singleton=singleton,
            rounds=rounds,
            sanctioned=sanctioned,
            seed=str(secrets.randbits(SEED_BITS) if seed is None else seed),
        )


def check_new(store: Keeper, name: str) -> None:
    """Refuse a name for an event that another has, however it is capitalised, or that is none.

    Raises:
        NotNow: It is.
    """
    if not name.strip():
        raise NotNow("An event needs a name.")
    if name.casefold() in [str(row[0]).casefold() for row in store.rows("SELECT name FROM event")]:
        raise NotNow(f"There is an event {name!r} already.")


def check_day(day: str) -> None:
    """Refuse what is no day, as leaderboards are made in the order of days."""
    try:
        if day:
            date.fromisoformat(day)
    except ValueError:
        raise Contradiction(f"{day!r} is no day. Write it as 2026-11-23.") from None


def register(store: Keeper, name: str, players: Sequence[str], bot: str = "") -> None:
    """Let players take part; all of them, or none if one can't.

    Args:
        store: The file.
        name: The event.
        players: What they are called.
        bot: The bot that plays for them, if they are bots.

    Raises:
        EventError: The event has begun, or somebody of that name plays already.
    """
    with store.act():
        event = event_named(store, name)
        if event.rounds or event.closed:
            raise NotNow(f"{event.name!r} has begun; nobody can register any more.")
        taken = {entrant.player.casefold() for entrant in event.entrants}
        for number, player in enumerate(players, len(event.entrants)):
            _check_name(player, taken)
            taken.add(player.casefold())
            store.add("entrant", event=event.number, number=number, player=player.strip(), bot=bot)
        if len(taken) > MOST_PLAYERS:
            raise NotNow(f"{MOST_PLAYERS:,} players are the most that an event can have.")


def _check_name(player: str, taken: set[str]) -> None:
    if not player.strip() or not player.isprintable() or "=" in player:
        raise EventError(f"{player!r} can't be a player's name: it needs letters, and has no '=' and no tabs or lines.")
    if player.strip().casefold() in taken:
        raise NotNow(f"{player.strip()} is registered already.")


def drop(store: Keeper, name: str, player: str) -> None:
    """Let a player leave the event. [cube 9.030, 9.040]

    Who leaves during a game gets its last place; who leaves between rounds is paired no more, and keeps the points.

    Raises:
        EventError: Nobody of that name plays, or the player has dropped, or the event is over.
    """
    with store.act():
        _drop(store, event_named(store, name), player)


def _drop(store: Keeper, event: Event, player: str) -> None:
    entrant = event.named(player)
    if entrant.dropped is not None or event.closed:
        raise NotNow(f"{entrant.player} has dropped already." if not event.closed else f"{event.name!r} is over.")
    store.change(
        "UPDATE entrant SET dropped = ? WHERE event = ? AND number = ?", len(event.rounds), event.number, entrant.number
    )
    store.change(
        "UPDATE pod_seat SET conceded = 1 WHERE event = ? AND round = ? AND entrant = ? AND place IS NULL",
        event.number,
        len(event.rounds),
        entrant.number,
    )


def penalize(store: Keeper, name: str, player: str, rule: str, words: str, *, dropping: bool = False) -> None:
    """Note a warning or another penalty, and drop the player if it is one too many. [cube 10.060-10.080]

    Args:
        store: The file.
        name: The event.
        player: Who is penalized.
        rule: The rule that was broken.
        words: What happened.
        dropping: Whether the head judge drops the player for it.

    Raises:
        EventError: Nobody of that name plays, the player has dropped, or nothing is said of what happened.
    """
    if not words.strip():
        raise EventError("Say in a few words what happened, for whoever reads the penalty later.")
    with store.act():
        event = event_named(store, name)
        number, round_ = event.named(player).number, len(event.rounds)
        store.add("penalty", event=event.number, entrant=number, round=round_, rule=rule, words=words)
        if dropping:
            _drop(store, event, player)


def close(store: Keeper, name: str, *, early: bool = False) -> None:
    """End an event, after which nothing of it changes.

    Args:
        store: The file.
        name: The event.
        early: Whether it ends without the finals.

    Raises:
        NotNow: Something is not reported, or the finals have not been played; or it is over already.
    """
    with store.act():
        event = event_named(store, name)
        if event.closed:
            raise NotNow(f"{event.name!r} is over already.")
        check_reported(event)
        if not early and (event.current is None or event.current.kind != FINALS):
            raise NotNow(f"The finals of {event.name!r} have not been played. It can be closed early, without them.")
        store.change("UPDATE event SET closed = 1 WHERE number = ?", event.number)


def check_reported(event: Event) -> None:
    """Refuse to go on while a table has not reported.

    Raises:
        NotNow: A table has not reported.
    """
    open_tables = event.current.open_tables() if event.current else []
    if open_tables:
        which = ", ".join([str(number) for number in open_tables])
        tables = "table" if len(open_tables) == 1 else "tables"
        raise NotNow(f"Round {len(event.rounds)} of {event.name!r} is not over: {tables} {which} must report first.")
