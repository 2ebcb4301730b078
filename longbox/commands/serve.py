"""`longbox serve`: the web table, for people with browsers."""

from __future__ import annotations

from pathlib import Path

import click

DATA_HELP = "The folder for the embedded database and for reports. It is made if it isn't there."
DATABASE_HELP = "A PostgreSQL database instead of the embedded one: postgresql://user:password@host/name."


@click.command(short_help="Serve the web table.")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port to listen at.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help=DATA_HELP)
@click.option("--database", default="", metavar="URL", envvar="LONGBOX_DATABASE", help=DATABASE_HELP)
def command(host: str, port: int, data: Path | None, database: str) -> None:
    """Serve the web table: every game in a browser, until Ctrl-C."""
    from longbox.server.running import serve  # noqa: PLC0415 (help is there at once, and without the libraries)

    serve(host, port, data, database)
