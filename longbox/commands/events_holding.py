"""`longbox events create, register, show, drop, penalty, close`: an event and its players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longbox.commands.events_file import EVENT, FILE, opened
from longbox.events.event import Event
from longbox.events.organising import close, create, drop, penalize, register
from longbox.events.playing import check_game
from longbox.events.reading import all_events, event_named
from longbox.faces.words import number_of
from longbox.players.registry import make_player
from longbox.rulebook.rules import check_rule_at_event


@click.command(name="create", short_help="Begin an event.")
@click.argument("name")
@click.option("--game", default="dcdb", show_default=True, help="What is played.")
@click.option("--format", "format_", default="", help="The form of the game: cube.")
@click.option(
    "--singleton",
    type=click.IntRange(min=0),
    metavar="ROUNDS",
    help="Each Main Character may be played once in so many rounds; 0: once in the whole event.",
)
@click.option("--day", default="", help="The day of the event, as 2026-11-23; today if nothing is said.")
@click.option("--rounds", type=click.IntRange(min=1), help="How many rounds all play, if not as many as the rules say.")
@click.option("--casual", is_flag=True, help="It may begin with fewer than eight players.")
@click.option("--seed", type=int, help="Decides all that the event leaves to chance.")
@FILE
def create_command(
    name: str,
    game: str,
    format_: str,
    singleton: int | None,
    day: str,
    rounds: int | None,
    seed: int | None,
    file: Path | None,
    *,
    casual: bool,
) -> None:
    """Begin an event called NAME, for which players can then register."""
    check_game(game, format_)
    with opened(file) as store:
        create(
            store,
            name,
            game=game,
            format=format_,
            day=day,
            singleton=singleton,
            rounds=rounds,
            sanctioned=not casual,
            seed=seed,
        )
        click.echo(heading(event_named(store, name)))


@click.command(name="register", short_help="Let players take part.")
@EVENT
@click.argument("players", nargs=-1, required=True)
@click.option("--bot", default="", help="The bot that plays for them: greedy, random, or one of your own.")
@FILE
def register_command(event: str, players: tuple[str, ...], bot: str, file: Path | None) -> None:
    """Let PLAYERS take part in EVENT: all of them, or none if one can't."""
    with opened(file) as store:
        if bot:
            make_player(bot, event_named(store, event).game, 0)
        register(store, event, players, bot)
        click.echo(f"{number_of(len(event_named(store, event).entrants), 'player')} registered.")


@click.command(name="show", short_help="Tell how events stand.")
@click.argument("event", required=False)
@FILE
def show_command(event: str | None, file: Path | None) -> None:
    """Tell how EVENT stands, or list all events."""
    with opened(file) as store:
        events = [event_named(store, event)] if event else all_events(store)
    for one in events:
        click.echo(heading(one))
    if event:
        for line in details(events[0]):
            click.echo(line)


@click.command(name="drop", short_help="Let a player leave an event.")
@EVENT
@click.argument("player")
@FILE
def drop_command(event: str, player: str, file: Path | None) -> None:
    """Let PLAYER leave EVENT: paired no more, and last at a table that has not reported."""
    with opened(file) as store:
        drop(store, event, player)
    click.echo(f"{player} has dropped.")


@click.command(name="penalty", short_help="Note a warning, or drop a player for one too many.")
@EVENT
@click.argument("player")
@click.argument("words")
@click.option("--rule", default="10.070", show_default=True, help="The rule that was broken.")
@click.option("--drop", "dropping", is_flag=True, help="The head judge drops the player for it.")
@FILE
def penalty_command(event: str, player: str, words: str, rule: str, file: Path | None, *, dropping: bool) -> None:
    """Note WORDS as a penalty of PLAYER in EVENT."""
    with opened(file) as store:
        check_rule_at_event(event_named(store, event).game, rule)
        penalize(store, event, player, rule, words, dropping=dropping)
        number = event_named(store, event).named(player).number
        count = len([note for note in event_named(store, event).penalties if note.entrant == number])
    click.echo(f"{player} has {number_of(count, 'penalty', 'penalties')}{' and is dropped' if dropping else ''}.")


@click.command(name="close", short_help="End an event.")
@EVENT
@click.option("--early", is_flag=True, help="It ends without the finals.")
@FILE
def close_command(event: str, file: Path | None, *, early: bool) -> None:
    """End EVENT. Nothing of it changes any more."""
    with opened(file) as store:
        close(store, event, early=early)
        ended = event_named(store, event)
    first = f": {ended.player(ended.ranking()[0])} won" if ended.rounds else ""
    click.echo(f"{ended.name} is over{first}.")


def heading(event: Event) -> str:
    """An event in one line."""
    return (
        f"{event.name}, {event.day}: {event.terms()}, {number_of(len(event.entrants), 'player')}, "
        f"{number_of(event.rounds_to_play(), 'round')}; {state(event)}"
    )


def state(event: Event) -> str:
    """How far an event has got."""
    if event.closed:
        return "over"
    if event.current is None:
        return "players can register"
    open_tables = event.current.open_tables()
    last = f"round {len(event.rounds)}" if event.current.kind == "swiss" else event.current.kind
    if open_tables:
        return f"{last}: {number_of(len(open_tables), 'table')} still to report"
    return f"{last} is over" + (", and who plays on is decided" if event.playing_on else "")


def details(event: Event) -> list[str]:
    """Who plays on, who has dropped, and penalties."""
    told = [f"Plays on: {', '.join([event.player(entrant) for entrant in event.playing_on])}"] * bool(event.playing_on)
    for entrant in event.entrants:
        bot = f" ({entrant.bot})" if entrant.bot else ""
        dropped = "" if entrant.dropped is None else f", dropped after round {entrant.dropped}"
        told.append(f"  {entrant.player}{bot}{dropped}")
    told += [
        f"  Penalty of {event.player(note.entrant)} in round {note.round}, {note.rule}: {note.words}"
        for note in event.penalties
    ]
    return told


COMMANDS: Final = {
    "create": create_command,
    "register": register_command,
    "show": show_command,
    "drop": drop_command,
    "penalty": penalty_command,
    "close": close_command,
}
