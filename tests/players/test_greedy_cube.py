"""The greedy player of the deck-building game in the Cube: what it uses, pays for, names and drafts."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from longbox.games import find
from longbox.games.dcdb import events
from longbox.games.dcdb.card_lists import ALL_KNOWN, cards_listed
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.greedy.gist import reading_of
from longbox.games.dcdb.greedy.harm import harm_of
from longbox.games.dcdb.greedy.heroes import hero_worth
from longbox.games.dcdb.library import CARD_FILES, LIBRARY
from longbox.games.dcdb.turn.legal_actions import actions
from longbox.kernel.events import Event
from longbox.players.registry import make_player

SYSTEM = find("dcdb")
KEYWORDS = (Path(__file__).parents[2] / "rulings/dcdb/cube/cards/keywords.toml").read_text(encoding="utf-8")


@cache
def log_of(heroes: tuple[str, ...], card_list: str = "listed", seeds: int = 2) -> list[Event]:
    """What happens in games of greedy players with these Main Characters."""
    found: list[Event] = []
    for seed in range(seeds):
        options: dict[str, Any] = {"format": "cube", "hero_names": [[hero] for hero in heroes], "card_list": card_list}
        game = SYSTEM.new_game({**options, "players": len(heroes), "cards": [KEYWORDS]}, seed)
        assert isinstance(game, DeckBuildingGame)
        game.answerers = [make_player("greedy", "dcdb", seed) for _ in heroes]
        while not game.over and game.turn < 24:
            SYSTEM.step(game)
        found += game.log
    return found


def test_no_main_character_is_without_a_value() -> None:
    """So in the draft none is passed over because nobody knows what it does."""
    heroes = [card for card in cards_listed(ALL_KNOWN, ()) if card.is_hero]
    assert [hero.name for hero in heroes if hero_worth(hero) <= 0] == []


def test_each_ongoing_card_is_played() -> None:
    """Also one that does nothing but be used."""
    ongoing = [card for card in cards_listed(ALL_KNOWN, ()) if card.ongoing and card.stack == "main"]
    assert ongoing
    assert [card.name for card in ongoing if not reading_of(card).priority] == []


@pytest.mark.parametrize("hero", ["Batgirl", "Weather Wizard"])
def test_abilities_are_paid_for_once_or_without_limit(hero: str) -> None:
    """Cards of the hand are discarded for it before they are played."""
    used = [str(event.cards[0]) for event in log_of((hero, "Nightwing")) if event.kind is events.USED]
    assert hero in used


def test_cards_travel_in_time() -> None:
    """Where one lies in the Line-Up that gives more than a card of the hand."""
    only = 'main_deck = ["30 Chrono Hero (Our Own)", "40 Robin"]'
    log = log_of(("Hawkman", "Nightwing"), only)
    assert [event for event in log if event.kind is events.TRAVELLED]


def test_a_card_is_named_that_the_deck_most_likely_brings() -> None:
    """Of a starting deck without its hand, that is the Punch; the first name of all would be another."""
    game = SYSTEM.new_game({"format": "cube", "hero_names": [["Hawkman"], ["Nightwing"]]}, 1)
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [make_player("greedy", "dcdb", 1) for _ in game.seats]
    while not game.turn:
        SYSTEM.step(game)
    spheres = next(card for card in game.box if card.name == "T-Spheres")
    game.move(spheres, game.players[game.active].hand)
    before = len(game.log)
    while game.turn == 1:
        SYSTEM.step(game)
    assert [event.note for event in game.log[before:] if event.kind is events.CHOSE] == ["Punch"]


def test_random_bots_say_nothing_that_is_the_tables_to_say() -> None:
    """Where the table may call time or say that somebody concedes, they play on, though it is offered in each turn."""
    game = SYSTEM.new_game({"format": "cube", "heroes": "random", "timed": True}, 1)
    assert isinstance(game, DeckBuildingGame)
    game.answerers = [make_player("random", "dcdb", seed) for seed in range(2)]
    SYSTEM.step(game)
    other = game.players[game.next_player(game.active)].name
    said = [choice.key() for choice in actions(game) if choice.of_the_table]
    assert said == ["time", "concede", f"{other} concedes"]
    while not game.over:
        SYSTEM.step(game)
    assert not {events.CALLED_TIME, events.CONCEDED} & {event.kind for event in game.log}


def test_each_first_appearance_does_harm() -> None:
    """Nobody shrugs off what a Super-Villain does to all players, whatever it is."""
    attacks = [(str(card.printed_name), card.first_appearance) for card in LIBRARY.shipped(CARD_FILES)]
    appearances = [(name, attack) for name, attack in attacks if attack is not None]
    assert len(appearances) > 50
    assert [name for name, attack in appearances if harm_of(attack) <= 0] == []
