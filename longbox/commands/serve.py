"""`longbox serve`: the web table, for people with browsers."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from longbox.kernel.errors import LongboxError

DATA_HELP = "The folder for the embedded database. It is made if it isn't there."
DATABASE_HELP = "A PostgreSQL database instead of the embedded one: postgresql://user:password@host/name."
ORIGIN_HELP = "The address by which people reach the server, where a proxy changes it: https://cards.example."
SECURE_HELP = "People reach the server by TLS alone: cookies are sent by nothing else."
ANOTHER_HELP = "Take the next free port where that one is taken."
BOT_HELP = "A bot of yours that may sit at tables: mine.bot, my_bots:Saver. May be given several times."
BROWSER_HELP = "Open a browser, if there is one."


class NotInstalled(LongboxError):
    """The libraries of the web table are not installed."""


@click.command(short_help="Serve the web table.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen at.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help=DATA_HELP)
@click.option("--database", default="", metavar="URL", envvar="LONGBOX_DATABASE", help=DATABASE_HELP)
@click.option("--origin", "origins", multiple=True, metavar="URL", help=ORIGIN_HELP)
@click.option("--secure", is_flag=True, help=SECURE_HELP)
@click.option("--bot", "bots", multiple=True, metavar="BOT", help=BOT_HELP)
@click.option("--another-port", "another", is_flag=True, help=ANOTHER_HELP)
@click.option("--browser", is_flag=True, help=BROWSER_HELP)
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    origins: tuple[str, ...],
    bots: tuple[str, ...],
    *,
    secure: bool,
    another: bool,
    browser: bool,
) -> None:
    """Serve the web table: every game in a browser, until Ctrl-C."""
    check_installed()
    from longbox.server.running import DATA, LOCAL, serve  # noqa: PLC0415 (help is there at once, and without the libraries)
    from longbox.server.settings import Settings  # noqa: PLC0415 (the same)

    hosts = LOCAL if host in LOCAL and not secure and not origins else ()
    folder = data or DATA.expanduser()
    settings = Settings(data=folder, database=database, origins=origins, hosts=hosts, secure=secure, bots=bots)
    serve(settings, host, port, another=another, browser=browser)


def check_installed() -> None:
    """Refuse to go on without the libraries of the web table.

    Raises:
        NotInstalled: They aren't there.
    """
    if find_spec("litestar") is None:
        raise NotInstalled("The web table needs its libraries: pip install 'longbox[web]'.")
