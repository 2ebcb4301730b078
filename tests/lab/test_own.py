"""Cards of one's own in many games: marked, always shown, and compared with the same games without them."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.commands.simulate import comparison_of
from longbox.games import find_card_language
from longbox.games.champions.definitions import Resources
from longbox.lab.own import (
    Difference,
    NothingToLeaveOut,
    UnseparatedCards,
    each_card,
    own_names,
    without,
    without_text,
)
from longbox.lab.plan import Plan
from longbox.lab.playing import play_game
from longbox.lab.report import bought_table
from longbox.lab.tally import Tally

COIN = '[[card]]\nname = "Lucky Coin"\ntype = "Equipment"\ncost = 1\nvp = 1\ncopies = 8\ntext = "+5 Power."\n'
WEIGHT = '\n[[card]]\nname = "Paper Weight"\ntype = "Equipment"\ncost = 7\nvp = 0\ncopies = 1\ntext = "+1 Power."\n'
DRONE = '[[card]]\nname = "Mail Drone"\nversion = "Army"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n'


def plan(*cards: str, games: int = 6) -> Plan:
    """Games of two bots with card files."""
    return Plan("dcdb", {"cards": list(cards)}, ("greedy", "greedy"), games, 1)


def simulate(*words: object) -> Result:
    """What the command does and prints."""
    return CliRunner().invoke(group, ["simulate", *[str(word) for word in words]])


def test_a_card_is_left_out_alone() -> None:
    """Only that card goes, and the same games are played with the same seeds."""
    both = plan(COIN + WEIGHT)
    assert own_names(both) == ["Lucky Coin", "Paper Weight"]
    other = without(both, "Lucky Coin")
    assert own_names(other) == ["Paper Weight"]
    assert [other.game_seed(number) for number in (1, 2)] == [both.game_seed(number) for number in (1, 2)]
    assert own_names(without(other, "Paper Weight")) == []


def test_cards_that_could_not_be_left_out_are_refused() -> None:
    """A file that gives its cards as one list reads as cards, but has no part for each."""
    one = 'name = "Lucky Coin", type = "Equipment", cost = 1, vp = 1, copies = 8, text = "+5 Power."'
    listed = f"card = [{{{one}}}]\n"
    assert [card.name for card in find_card_language("dcdb").library.read_cards(listed)] == ["Lucky Coin"]
    with pytest.raises(UnseparatedCards, match=r"Lucky Coin must stand under a line \[\[card\]\] of its own"):
        own_names(plan(listed))


def test_games_without_the_only_card_are_those_without_the_file() -> None:
    """What is compared with is the game as it is shipped, to the last point."""
    for number in (1, 2, 3):
        compared = play_game(without(plan(COIN), "Lucky Coin"), number)
        assert compared.outcome == play_game(plan(), number).outcome


def test_differences_are_those_of_pairs() -> None:
    """The interval is that of the differences, not of the numbers, however far these spread."""
    difference = Difference()
    for with_it, without_it in ((10, 8), (100, 97), (1000, 999), (50, 48)):
        difference.add(with_it, without_it)
    low, high = difference.interval
    assert difference.mean == 2
    assert math.isclose(high - 2, 1.959963984540054 * math.sqrt(2 / 3) / 2)
    assert math.isclose(low + high, 4)


def test_only_whole_pairs_count() -> None:
    """A game whose other half is missing, as an endless one's, counts for nothing, in whatever order they come."""
    both = plan(COIN)
    comparison = comparison_of(both)
    (compared,) = comparison.cards
    for place, number in ((0, 1), (1, 2), (1, 1), (0, 3)):
        comparison.add(place, play_game(comparison.plans[0] if place else both, number))
    assert {difference.pairs for difference in compared.differences.values()} == {1}
    turns = compared.differences["turns"]
    assert turns.with_it == play_game(both, 1).outcome.turns
    assert turns.without_it == play_game(comparison.plans[0], 1).outcome.turns


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A file with two cards."""
    file = tmp_path / "own.toml"
    file.write_text(COIN + WEIGHT, encoding="utf-8")
    return file


def test_own_cards_are_marked_and_always_listed(cards: Path) -> None:
    """Beyond the most bought, each card of one's own has its row, though nobody bought it."""
    counted = Tally(plan(cards.read_text(encoding="utf-8"), games=3))
    for number in (1, 2, 3):
        counted.add(play_game(counted.plan, number))
    shown = [name for name, _ in counted.shown(1)]
    assert len([name for name in shown if name not in counted.own]) <= 1
    assert set(counted.own) <= set(shown)
    assert bought_table(counted, 0).row_count == 2
    assert [counted.marked(name) for name in ("Kick", "Paper Weight")] == ["Kick", "* Paper Weight"]


def test_the_command_compares(cards: Path) -> None:
    """Each card has a table of its own; nothing else of the report changes by it, and it can be left out."""
    words = ("dcdb", "--cards", cards, "--games", 4, "--players", "greedy,greedy", "--top", 2)
    result = simulate(*words)
    assert result.exit_code == 0, result.output
    assert result.stderr.startswith("12 of 12 games")
    for name in ("Lucky Coin", "Paper Weight"):
        assert f"{name}: the same games with it and without it" in result.stdout
    alone = simulate(*words, "--no-compare")
    assert alone.stderr.startswith("4 of 4 games")
    assert result.stdout.startswith(alone.stdout)


def test_decks_without_own_cards_are_said(tmp_path: Path) -> None:
    """Where no deck has the cards of one's own, that is said; where one has, they are marked among those used."""
    own, deck = tmp_path / "own.toml", tmp_path / "post.txt"
    own.write_text(DRONE, encoding="utf-8")
    deck.write_text("Deck: Post\n60 Mail Drone\n", encoding="utf-8")
    words = ("vs", "--cards", own, "--games", 1, "--deck", "X-Men", "--deck")
    unused = simulate(*words, "Brotherhood")
    assert "No deck has any of the cards of your own" in unused.stderr
    assert "* Mail Drone" not in unused.stdout
    used = simulate(*words, deck)
    assert "No deck has" not in used.stderr
    assert "* Mail Drone" in used.stdout
    assert "Cards that were most used" in used.stdout


CAPTAIN = (
    '[[card]]\nname = "Captain Post"\nversion = "Army"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n'
    'text = "While this card is attacking, it gets +2 ATK."\n'
)
ZAP = (
    '[[card]]\nname = "Zap"\ntype = "event"\naspect = "basic"\ncost = 1\nresources = ["energy"]\n'
    'text = "Hero Action: Deal 4 damage to an enemy."\n'
)
STRAY = (
    '[[card]]\nname = "Stray"\ntype = "minion"\nset = "strays"\nquantity = 3\natk = 1\nsch = 1\nhit_points = 2\n'
    'boost = 1\ntext = "When Revealed: Deal 1 damage to each hero."\n'
)
DECKS = Path(__file__).parents[2] / "longbox" / "games" / "champions" / "cards" / "decks"


@pytest.fixture
def zapping(tmp_path: Path) -> tuple[Path, Path]:
    """A file with two events of Marvel Champions, and a deck that has one of them."""
    cards, deck = tmp_path / "zap.toml", tmp_path / "zapping.toml"
    cards.write_text(ZAP + ZAP.replace("Zap", "Unused Zap"), encoding="utf-8")
    deck.write_text((DECKS / "she_hulk.toml").read_text(encoding="utf-8").replace('"Tenacity (01093)" = 1', "Zap = 3"))
    return cards, deck


def test_a_card_in_a_deck_stays_and_says_nothing() -> None:
    """Its numbers are the same and its text is gone; an event of Marvel Champions can only pay for others."""
    both = Plan("vs", {"cards": [CAPTAIN + DRONE]}, ("greedy", "greedy"), 1, 1)
    lacking = without_text(both, "Captain Post, Army")
    cards = {card.name: card for card in find_card_language("vs").library.read_cards(lacking.options["cards"][0])}
    assert own_names(lacking) == own_names(both)
    assert (cards["Captain Post, Army"].text, cards["Captain Post, Army"].atk) == ("", 1)
    with pytest.raises(NothingToLeaveOut, match="no text"):
        without_text(both, "Mail Drone, Army")
    champions = without_text(Plan("champions", {"cards": [ZAP]}, ("greedy",), 1, 1), "Zap")
    (silent,) = find_card_language("champions").library.read_cards(champions.options["cards"][0])
    assert (silent.type, silent.text, silent.resources) == ("resource", "", Resources(1, 0, 0, 0))


def test_champions_compares_cards_of_ones_own(zapping: tuple[Path, Path], tmp_path: Path) -> None:
    """Cards of decks and of encounter sets are marked, counted and compared in the same games; others are named."""
    cards, deck = zapping
    strays = tmp_path / "strays.toml"
    strays.write_text(STRAY, encoding="utf-8")
    words = ("champions", "--deck", deck, "--scenario", "rhino", "--cards", cards, "--modular", strays, "--games", 4)
    result = simulate(*words)
    assert result.exit_code == 0, result.output
    assert result.stderr.startswith("No game has: Unused Zap.\n12 of 12 games")
    for text in ("* Zap", "* Stray", "Zap: the same games with its text and without", "Stray: the same games with"):
        assert text in result.stdout
    assert "Unused Zap" not in result.stdout
    alone = simulate(*words, "--no-compare")
    assert result.stdout.startswith(alone.stdout)
    assert "4 of 4 games" in alone.stderr


def test_champions_says_when_no_game_has_the_cards(zapping: tuple[Path, Path]) -> None:
    """Cards of one's own that no deck and no scenario has tell nothing."""
    result = simulate("champions", "--hero", "She-Hulk", "--scenario", "rhino", "--cards", zapping[0], "--games", 1)
    assert result.stderr.startswith("No game has any of the cards of your own")


def test_vs_compares_the_texts_of_cards(tmp_path: Path) -> None:
    """The games of a deck that has the card are played without its text too, and both decks' wins are compared."""
    own, deck = tmp_path / "own.toml", tmp_path / "post.txt"
    own.write_text(CAPTAIN, encoding="utf-8")
    deck.write_text("Deck: Post\n60 Captain Post, Army\n", encoding="utf-8")
    words = ("vs", "--cards", own, "--games", 2, "--deck", "X-Men", "--deck", "Brotherhood", "--deck", deck)
    result = simulate(*words)
    assert result.exit_code == 0, result.output
    assert "10 of 10 games" in result.stderr, "six games, and the four with the card again"
    for text in ("Captain Post, Army: the same games", "wins of Post", "wins of X-Men"):
        assert text in result.stdout


def test_each_card_is_one_of_these_games() -> None:
    """The base set's own names, and none of the Cube's cards; in the Cube none of those that only other sets have."""
    base = each_card(Plan("dcdb", {}, ("greedy", "greedy"), 1, 1), "buy *")
    assert "buy Robin" in base
    assert not [answer for answer in base if "Air-Walk Shoes" in answer or "(" in answer]
    listed = each_card(Plan("dcdb", {"format": "cube"}, ("greedy", "greedy"), 1, 1), "buy *")
    assert {"buy Air-Walk Shoes", "buy Bane (Base Set)"} <= set(listed)
    assert "buy Mirakuru" not in listed
    assert each_card(plan(), "buy Kick") == ["buy Kick"]
