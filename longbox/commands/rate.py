"""`longbox rate`: the ratings of a web table, made anew from all that was played there."""

from __future__ import annotations

from pathlib import Path

import click

from longbox.commands.serve import DATA_HELP, DATABASE_HELP, check_installed
from longbox.faces.words import number_of


@click.command(short_help="Rate the players of the web table anew.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help=DATA_HELP)
@click.option("--database", default="", metavar="URL", envvar="LONGBOX_DATABASE", help=DATABASE_HELP)
def command(data: Path | None, database: str) -> None:
    """Play the records of all tables back, and rate their players anew by what they came to."""
    check_installed()
    from longbox.server.app import open_database  # noqa: PLC0415 (help is there at once, and without the libraries)
    from longbox.server.play.clocks import now_ms  # noqa: PLC0415 (the same)
    from longbox.server.rating import recompute, told  # noqa: PLC0415 (the same)
    from longbox.server.running import DATA  # noqa: PLC0415 (the same)
    from longbox.server.settings import Settings  # noqa: PLC0415 (the same)
    from longbox.server.storage.database import migrate  # noqa: PLC0415 (the same)
    from longbox.server.storage.store import Store  # noqa: PLC0415 (the same)

    store = Store(open_database(Settings(data=data or DATA.expanduser(), database=database)))
    migrate(store.database, now_ms())
    rated, broken = recompute(store)
    click.echo(f"{number_of(rated, 'table')} rated.")
    if broken:
        click.echo(f"{number_of(broken, 'table')} can't be played back by these rules, and kept as they were.")
    for board in told(store):
        click.echo(board.kind)
        for row in board.rows:
            click.echo(
                f"{row.rank:>5}  {row.rating:>6.1f}  {row.mu:.1f} ± {row.sigma:.1f}  {row.games:>5}  {row.player}"
            )
    store.database.close()
