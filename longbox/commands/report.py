"""`longbox report`: make a page of the results of many games."""

from __future__ import annotations

from pathlib import Path

import click

from longbox.lab.outputs import need

PAGE = click.Path(dir_okay=False, path_type=Path)


@click.command(short_help="Make a page of the results of many games.")
@click.argument("results", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--html", type=PAGE, help="Where the page goes as HTML.  [default: report.html among the results]")
@click.option("--markdown", type=PAGE, help="Where it goes as Markdown, its pictures beside it.")
@click.option("--title", default="", help="What stands above it.")
@click.option("--command", "made_by", default="", help="What made the results, to be shown on the page.")
def command(results: Path, html: Path | None, markdown: Path | None, title: str, made_by: str) -> None:
    """Tell of the games in RESULTS, a folder that longbox simulate --out wrote.

    The page has win rates, lengths, what each card adds and what bots choose. No number stands without its interval.
    """
    for library in ("polars", "matplotlib", "statsmodels"):
        need(library, html or markdown or results)
    from longbox.lab.reports.document import as_html, write_markdown  # noqa: PLC0415 (an extra)
    from longbox.lab.reports.page import page_of  # noqa: PLC0415 (the same)
    from longbox.lab.reports.results import Results  # noqa: PLC0415 (the same)

    page = page_of(Results(results), title, made_by)
    if markdown:
        write_markdown(page, markdown)
    if html or not markdown:
        (html or results / "report.html").write_text(as_html(page), "utf-8")
    for file in (markdown, html or (None if markdown else results / "report.html")):
        if file:
            click.echo(f"Written: {file}", err=True)
