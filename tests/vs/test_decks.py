"""The decks of a game of Vs. System: those that are shipped, and what players agree on."""

from __future__ import annotations

import pytest

from longbox.games.decks import BadDeck
from longbox.games.options import BadOptions
from longbox.games.vs.decks.construction import problems
from longbox.games.vs.decks.deck_formats import WRITERS, read_deck
from longbox.games.vs.decks.decks import agreed_decks, agreed_names
from longbox.games.vs.decks.starter_decks import shipped_cards, starter_deck, starter_decks
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.options import Options

DECKS = list(starter_decks())
OWN = """
[[card]]
name = "Mail Drone"
version = "Army"
type = "character"
cost = 1
atk = 1
def = 1
"""


@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_is_legal(name: str) -> None:
    """It breaks no rule of deck construction. [vs 101.1, 101.2, 513.3c]"""
    assert problems(starter_deck(name), shipped_cards()) == []


@pytest.mark.parametrize("name", DECKS)
def test_a_shipped_deck_can_be_played(name: str) -> None:
    """It has characters for each of the first six turns, and plot twists beside them."""
    cards = starter_deck(name).definitions(shipped_cards())
    costs = [card.cost for card in cards if card.card_type == CHARACTER]
    assert 28 <= len(costs) <= 38
    assert all(costs.count(cost) >= 2 for cost in range(1, 6))
    assert len([card for card in cards if card.card_type == PLOT_TWIST]) >= 8
    assert len([card for card in cards if card.card_type in (LOCATION, EQUIPMENT)]) >= 2


def test_the_x_men_deck_is_the_real_one() -> None:
    """It has 62 cards, and nothing of any of them was made up."""
    deck = starter_deck("x-men")
    assert deck.size == 62
    assert [card.name for card, _ in deck.counted(shipped_cards()) if card.reconstructed] == []


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("format_name", WRITERS)
def test_a_shipped_deck_is_written_and_read_back(name: str, format_name: str) -> None:
    """In each of the formats."""
    deck = starter_deck(name)
    assert read_deck(WRITERS[format_name](deck, shipped_cards()), shipped_cards()) == deck


def test_a_game_has_decks_by_name_and_by_text() -> None:
    """Shipped decks are named; others come as lists or files, and can have own cards."""
    own = "Deck: Post\n40 Mail Drone\n20 Wild Sentinel"
    decks = agreed_decks(Options(decks=("X-Men", own), cards=(OWN,)))
    assert [len(deck) for deck in decks] == [62, 60]
    assert decks[1][0].name == "Mail Drone, Army"
    with pytest.raises(BadDeck, match="there is no card 'Mail Drone'"):
        agreed_decks(Options(decks=("X-Men", own)))


def test_players_are_called_like_their_decks() -> None:
    """Unless they say otherwise; a number tells those apart who play the same."""
    assert agreed_names(Options(decks=("X-Men", "X-Men", "60 Wild Sentinel"))) == ["X-Men", "X-Men 2", "Player 3"]
    assert agreed_names(Options(decks=("X-Men", "Brotherhood"), names=("", "X-Men"))) == ["X-Men 2", "X-Men"]
    with pytest.raises(BadOptions, match="same name: Ann, Ann"):
        agreed_names(Options(decks=("X-Men", "Brotherhood"), names=("Ann", "Ann")))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (Options(decks=("X-Men",)), "1 decks were named: 2 to 6 can play"),
        (Options(decks=("X-Men",) * 7), "7 decks were named"),
        (Options(names=("Ann", "Bob", "Cy")), "3 names were given for 2 decks"),
        (Options(initiative=2), "There is no seat 2: the seats are 0 to 1"),
        (Options(concede=(5,)), "There is no seat 5"),
        (Options(endurance=0), "can't start with 0 endurance"),
    ],
)
def test_what_does_not_fit_is_refused(options: Options, words: str) -> None:
    """And the message says what would."""
    with pytest.raises(BadOptions, match=words):
        agreed_decks(options)


def test_a_deck_that_is_not_there_is_refused() -> None:
    """With those that are near."""
    with pytest.raises(BadDeck, match=r"no deck of that name is shipped\. Did you mean 'Brotherhood'"):
        agreed_decks(Options(decks=("X-Men", "Brotherhoot")))


@pytest.mark.parametrize(
    "text", ['{"slots": {"01001": 3}}', '{\n "name": "Ann",\n "slots": {}\n}', '["4 Flying Kick"]']
)
def test_what_a_program_wrote_is_refused_as_a_whole(text: str) -> None:
    """Its lines are no cards: what is asked for is said once, not of each line."""
    with pytest.raises(BadDeck, match=r'1 problem:\n  - it is JSON; .* lines such as "4 Flying Kick"'):
        agreed_decks(Options(decks=("X-Men", text)))


def test_a_deck_that_breaks_rules_is_refused() -> None:
    """Before the game."""
    with pytest.raises(BadDeck, match="at most 4 of a version"):
        agreed_decks(Options(decks=("X-Men", "Deck: Kicks\n60 Flying Kick")))
