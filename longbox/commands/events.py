"""`longbox events`: hold tournaments, from the first player to the leaderboard."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import click

from longbox.commands.groups import NamedGroup

COMMANDS: Final = {
    "create": ("events_holding", "Begin an event."),
    "register": ("events_holding", "Let players take part."),
    "show": ("events_holding", "Tell how events stand."),
    "pair": ("events_rounds", "Pair the next round."),
    "play": ("events_playing", "Play a table at this terminal, or let its bots play."),
    "report": ("events_rounds", "Store the result of a table."),
    "drop": ("events_holding", "Let a player leave an event."),
    "penalty": ("events_holding", "Note a warning, or drop a player for one too many."),
    "time": ("events_rounds", "Tell how many turns are left when time is called."),
    "standings": ("events_paper", "Show the standings."),
    "cut": ("events_rounds", "Say who plays on."),
    "semi": ("events_rounds", "Pair the semi-finals."),
    "final": ("events_rounds", "Pair the finals."),
    "close": ("events_holding", "End an event."),
    "print": ("events_paper", "Print pairings, slips or standings, as text or for a browser."),
    "import": ("events_paper", "Bring players or results in from CSV."),
    "export": ("events_paper", "Write players, results or standings as CSV."),
    "judge": ("events_playing", "Play the records of an event back, and compare them with its results."),
    "leaderboard": ("events_rated", "Rate all players by all events."),
    "simulate": ("events_simulate", "Play a whole event with bots."),
}
"""The commands, with the module that each lies in and what it does, in the order in which an event goes."""


class EventsGroup(NamedGroup):
    """Loads the module of a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"longbox.commands.{COMMANDS[cmd_name][0]}")
        command = module.COMMANDS[cmd_name]
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, help) for name, (_, help) in COMMANDS.items()])


command = EventsGroup(
    name="events",
    help="Hold tournaments: tables of three and four, standings, play-offs, and a leaderboard. "
    "All events lie in one file, which several organisers may use at the same time.",
    short_help="Hold tournaments, and rate their players.",
)
