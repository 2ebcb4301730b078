"""What can be said of the page's files without a browser."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

from longbox.faces.players import YOU
from longbox.games import games_with

STATIC = Path(__file__).parents[2] / "longbox" / "web" / "static"
OWN_KILOBYTES = 150
PLACEHOLDER = re.compile(r"\{(\w+)\}")
SAID = re.compile(r"\bsay(?:Of)?\(\s*'([^']+)'")
SAID_OF_SOMEBODY = re.compile(r"\bsayOf\(\s*'([^']+)'")


def own_files() -> list[Path]:
    """All files of the page but those of others."""
    files = [file for file in STATIC.rglob("*") if file.is_file() and "vendor" not in file.parts]
    assert len(files) > 30
    return files


def catalogues() -> dict[str, dict[str, Any]]:
    """The words of each language."""
    return {file.stem: json.loads(file.read_text()) for file in (STATIC / "words").glob("*.json")}


def placeholders(entry: str | dict[str, str]) -> list[set[str]]:
    """What is filled into a text, or into each of its forms."""
    return [set(PLACEHOLDER.findall(text)) for text in ([entry] if isinstance(entry, str) else entry.values())]


def test_the_catalogues_have_the_same_words() -> None:
    """Each language has every key, and fills the same values in, whatever the plural form."""
    english, *others = [catalogues()["en"], *[words for name, words in catalogues().items() if name != "en"]]
    assert others
    for words in others:
        assert words.keys() == english.keys()
        for key, entry in words.items():
            told = set[str]().union(*placeholders(english[key]), *placeholders(entry)) - {"count"}
            assert all(told <= found for found in [*placeholders(english[key]), *placeholders(entry)]), key


def test_all_that_is_said_has_words() -> None:
    """No module says what no catalogue has."""
    said = {key for file in own_files() if file.suffix == ".js" for key in SAID.findall(file.read_text())}
    assert len(said) > 100
    assert said <= catalogues()["en"].keys()


def test_who_is_called_you_is_spoken_to() -> None:
    """What is said of somebody by name has a verb of its own for "You", in each language."""
    said = {key for file in own_files() if file.suffix == ".js" for key in SAID_OF_SOMEBODY.findall(file.read_text())}
    assert said == {"isAsked", "replay asked"}
    assert f"const YOU = '{YOU}';" in (STATIC / "core" / "words.js").read_text()
    english, german = catalogues()["en"], catalogues()["de"]
    assert (english["isAsked"], english["isAsked you"]) == ("is asked", "are asked")
    assert (german["isAsked"], german["isAsked you"]) == ("ist gefragt", "bist gefragt")
    assert english["replay asked you"].startswith("You are asked")
    assert german["replay asked you"].startswith("Du wirst gefragt")


def test_the_page_names_no_game() -> None:
    """A new game appears without a line of the page: no game of ours is named in it."""
    names = re.compile(rf"\b({'|'.join(games_with('face'))}|marvel|villain-deck|line-up|endurance)\b", re.IGNORECASE)
    code = [file for file in own_files() if file.suffix in (".js", ".html", ".css")]
    assert [(file.name, found[0]) for file in code if (found := names.search(file.read_text()))] == []


def test_the_page_is_small_and_asks_nobody_else() -> None:
    """Its own code is under the limit when packed, and names no other host."""
    packed = sum(len(gzip.compress(file.read_bytes())) for file in own_files())
    assert packed < OWN_KILOBYTES * 1000
    known = ("http://www.w3.org/2000/svg", "https://lit.dev")
    hosts = [
        (file.name, address)
        for file in own_files()
        for address in re.findall(r"https?://[\w./-]+", file.read_text())
        if not address.startswith(known)
    ]
    assert hosts == []
