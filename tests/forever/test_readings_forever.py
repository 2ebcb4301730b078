"""Where tables read the rulebook of DC Forever in two ways, both are played, told and shown."""

from __future__ import annotations

import re
from pathlib import Path

from longbox.games.forever.readings import OTHER_READINGS
from longbox.rulings import read_file

ROOT = Path(__file__).parents[2]


def test_the_page_names_exactly_the_readings_there_are() -> None:
    """Each option stands in the table of the page, and none that isn't there."""
    page = (ROOT / "docs" / "forever-doubtful.md").read_text(encoding="utf-8")
    assert re.findall(r'^\| `--other-reading "(.+)"` ', page, re.MULTILINE) == list(OTHER_READINGS)


def test_rulings_show_each_of_them_on_both_sides() -> None:
    """There are at least two rulings for each reading."""
    rulings = read_file(ROOT / "rulings" / "forever" / "other_readings.toml")
    played = [reading for ruling in rulings for reading in ruling.options.get("readings", ())]
    assert all([played.count(reading) >= 2 for reading in OTHER_READINGS])
