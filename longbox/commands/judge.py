"""The command `longbox judge`: are these rulings what the engine plays?"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click


@click.command(short_help="Check rulings: positions, what is done, and what must be true after.")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="PATH...")
@click.option(
    "--plays",
    type=click.IntRange(min=1),
    default=2_000,
    show_default=True,
    help="How often to play a ruling, at most, to try what it doesn't write down.",
)
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=lambda: os.cpu_count() or 1,
    show_default="one a core",
    help="How many files to judge at the same time.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
def command(paths: tuple[Path, ...], plays: int, processes: int, as_json: bool) -> None:
    """Judge rulings: positions, what players do, and what must be true after.

    PATH is a file of rulings, or a folder with such files (*.toml). docs/rulings.md tells how to write them.
    It may be a file, too, in which a player of the web table says that something is wrong (*.json): its record is
    played, the table compared with what the player saw, and told, with the rule behind what is asked.
    The exit code is 0 if all hold, 1 if some don't, and 2 if some can't be judged. What a ruling doesn't write down is
    tried out: each card and each chance, and each two of them together; a compiled Longbox (make fast) tries no two.
    """
    import json  # noqa: PLC0415 (only when it is used, so that help is there at once)

    from longbox.complaints import Judged, is_complaint  # noqa: PLC0415
    from longbox.rulings.judging import files_in  # noqa: PLC0415
    from longbox.rulings.reports import as_data, exit_code, report, summary  # noqa: PLC0415
    from longbox.rulings.sharing import judge_files  # noqa: PLC0415

    complaints = [Judged(path) for path in paths if is_complaint(path)]
    for complaint in complaints if not as_json else ():
        click.echo("\n".join(complaint.report()))
    rulings = [path for path in paths if not is_complaint(path)]
    if complaints and not rulings:
        if as_json:
            click.echo(json.dumps({"complaints": [complaint.as_data() for complaint in complaints]}, indent=1))
        sys.exit(max([complaint.exit_code for complaint in complaints]))
    judged = []
    for verdict in judge_files(files_in(rulings), most_plays=plays, processes=processes):
        judged.append(verdict)
        if not as_json:
            click.echo("\n".join(report(verdict)))
    data = {**as_data(judged), **({"complaints": [one.as_data() for one in complaints]} if complaints else {})}
    click.echo(json.dumps(data, indent=1) if as_json else summary(judged))
    sys.exit(max([exit_code(judged), *[complaint.exit_code for complaint in complaints]]))
