"""`longbox decks`: listing, checking and converting; and the pages that explain it all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.commands.decks import BadDecks, NoSuchDeck
from longbox.games.champions.decks.deck_formats import read_deck
from longbox.games.champions.decks.starter_decks import core_set, starter_deck
from longbox.games.deck_building import UnknownFormat
from longbox.games.decks import BadDeck

DOCS = Path(__file__).parents[2] / "docs"


def run(*arguments: object) -> Result:
    """What a command prints, and the error it ends with."""
    return CliRunner().invoke(group, ["decks", *[str(argument) for argument in arguments]])


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck with two problems."""
    path = tmp_path / "web.toml"
    text = CliRunner().invoke(group, ["decks", "convert", "Spider-Man", "--to", "toml"]).output
    path.write_text(text.replace('"Nick Fury (01084)" = 1', '"Nick Fury (01084)" = 2\n"Uppercut" = 1'))
    return path


def test_starter_decks_are_listed() -> None:
    """With what tells them apart."""
    assert run("list", "--game", "champions").output == (
        "Black Panther: protection, 40 cards\n"
        "Captain Marvel: leadership, 40 cards\n"
        "Iron Man: aggression, 40 cards\n"
        "She-Hulk: aggression, 40 cards\n"
        "Spider-Man: justice, 40 cards\n"
    )


def test_a_deck_is_checked(deck: Path) -> None:
    """A good deck is ok; of a bad one, all problems are shown, and the command says so to scripts."""
    result = run("check", "She-Hulk", "peter parker")
    assert (result.output, result.exception) == ("She-Hulk: ok\npeter parker: ok\n", None)
    result = run("check", deck, "Iron Man")
    assert result.output == (
        f"{deck}:\n"
        "  - Uppercut: it is an aggression card, and the deck's aspect is justice. [Appendix I: Deck Customization]\n"
        "  - Nick Fury: it is unique; the deck has 2: take 1 out. [Unique]\n"
        "Iron Man: ok\n"
    )
    assert isinstance(result.exception, BadDecks)
    assert str(result.exception) == "1 deck is not as it should be."


def test_a_deck_that_can_not_be_read_is_reported_with_the_others(tmp_path: Path) -> None:
    """It stops nothing."""
    file = tmp_path / "odd.txt"
    file.write_text("Spider-Man\n1x Backflap")
    result = run("check", file, "She-Hulk")
    assert result.output == (f"{file}:\n  - there is no card 'Backflap'. Did you mean 'Backflip'?\nShe-Hulk: ok\n")


@pytest.mark.parametrize("name", ["toml", "json", "text", "o8d"])
def test_a_deck_is_converted(name: str, tmp_path: Path) -> None:
    """To the screen or to a file; and from each format again."""
    out = tmp_path / "deck"
    assert run("convert", "She-Hulk", "--to", name, "--out", out).output == f"Written: {out}\n"
    assert read_deck(out.read_text(), core_set()) == starter_deck("She-Hulk")
    assert json.loads(run("convert", out, "--to", "json").output)["hero_name"] == "She-Hulk"


def test_nothing_is_overwritten(deck: Path) -> None:
    """Whoever wants that, removes the file."""
    result = run("convert", "She-Hulk", "--to", "text", "--out", deck)
    assert str(result.exception) == f"{deck} is already there; name another file, or remove it."
    result = run("convert", "She-Hulk", "--to", "text", "--out", deck.parent / "no" / "deck")
    assert "can't be written" in str(result.exception)


def test_a_deck_that_is_not_there_is_reported() -> None:
    """With the starter decks that are near."""
    result = run("check", "Sheehulk")
    assert isinstance(result.exception, NoSuchDeck)
    assert str(result.exception) == (
        "There is no file 'Sheehulk', and no shipped deck of that name. Did you mean 'She-Hulk'?"
    )


def test_decks_can_have_cards_of_ones_own(tmp_path: Path) -> None:
    """Without the card file, the card is not known."""
    cards = tmp_path / "own.toml"
    event = 'name = "Nightlight"\ntype = "event"\naspect = "basic"\ncost = 1\ntext = "Action: Draw 1 card."'
    cards.write_text(f"[[card]]\n{event}\n")
    file = tmp_path / "deck.toml"
    text = run("convert", "Spider-Man", "--to", "toml").output
    file.write_text(f"{text}Nightlight = 3\n")
    assert run("check", file, "--cards", cards).output == f"{file}: ok\n"
    assert "there is no card 'Nightlight'" in run("check", file).output
    assert isinstance(run("convert", file, "--to", "json").exception, BadDeck)


def test_each_game_has_its_own_formats() -> None:
    """One that it hasn't is refused, with those that it has."""
    result = run("convert", "X-Men", "--game", "vs", "--to", "json")
    assert isinstance(result.exception, UnknownFormat)
    assert str(result.exception) == "There is no format 'json' for Vs. System. Possible: 'toml', 'text'."
