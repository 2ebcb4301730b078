"""What a face of DC Forever says while teams are picked and starting characters are chosen."""

from __future__ import annotations

from typing import Any, Final

import pytest

from longbox.faces.face import THE_GAME
from longbox.games import find
from longbox.games.forever.face import presenter
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.turn import picking
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.players.random import RandomPlayer

SYSTEM: Final = find("forever")


def new_game(options: dict[str, Any], seed: int) -> ForeverGame:
    """A game that nobody has begun."""
    game = SYSTEM.new_game(options, seed)
    assert isinstance(game, ForeverGame)
    return game


class Reads(RandomPlayer):
    """Answers at random, and keeps what is read: the state, and of each answer what it would bring, or else says."""

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(3)
        self.presenter = presenter(options)
        self.read: list[tuple[Question, str, list[str]]] = []

    def answer(self, question: Question, view: Any) -> Choice:
        """Keep what the face says, and answer."""
        face = self.presenter.face(view, question)
        offers = [] if face.asked is None else face.asked.offers
        self.read.append((question, face.state, [offer.forecast or offer.words for offer in offers]))
        return super().answer(question, view)


@pytest.mark.parametrize(("players", "words"), [(2, "they cost "), (4, "costs ")])
def test_one_starting_character_costs_and_two_cost(players: int, words: str) -> None:
    """A teammate starts with one character, a player alone with two or three."""
    options = {"setup": "standard", "players": players}
    reads = Reads(options)
    game = new_game(options, 5)
    game.answerers = [reads] * players
    while not game.round:
        SYSTEM.step(game)
    chosen = [each for each in reads.read if each[0].prompt is picking.START_WITH]
    assert len(chosen) == players
    assert all([forecast.startswith(words) for _, _, forecasts in chosen for forecast in forecasts])
    assert {state for question, state, _ in reads.read if question.prompt is picking.PICK} == {"Picking teams"}


@pytest.mark.parametrize("players", [2, 4])
def test_in_the_row_teammates_characters_are_told_apart(players: int) -> None:
    """With two players on a side a character says whose it is; of a player alone everybody knows it anyway."""
    options = {"setup": "standard", "players": players}
    game = new_game(options, 5)
    game.answerers = [RandomPlayer(seat) for seat in range(players)]
    while len(game.team("rogue") + game.team("hero")) < 2 or not where_they_are(game):
        SYSTEM.step(game)
    names = {f"{seat.name}'s" for seat in game.players} | {"yours"}
    for view in game.views:
        row = next(side for side in presenter(options).face(view).sides if side.seat == THE_GAME)
        shown = [card for area in row.areas if area.id.startswith("place") for card in area.cards]
        found = {card.title: [badge.words for badge in card.badges if badge.words in names] for card in shown}
        for name, number in where_they_are(game).items():
            whose = "yours" if number == view.seat.number else f"{game.players[number].name}'s"
            assert found[name] == ([whose] if players > 2 else [])


def where_they_are(game: Any) -> dict[str, int]:
    """The characters of both sides who are at Locations, by name, with the numbers of their players."""
    there = [card for card in game.team("rogue") + game.team("hero") if game.spot_of(card) != NOWHERE]
    return {card.definition.name: game.controller(card) for card in there}


def test_who_chooses_what_to_suffer_is_spoken_to() -> None:
    """Of the Joker's "a Hero they control" the Hero player who is asked reads "a Hero you control"."""
    asked: list[list[str]] = []
    for seed in range(12):
        reads = Reads({})
        game = new_game({}, seed)
        game.answerers = [RandomPlayer(seed), reads]
        while not game.over and game.round < 4:
            SYSTEM.step(game)
        asked += [words for question, _, words in reads.read if question.prompt is ForeverGame.CHOOSE_ONE]
    assert any(["A Hero you control suffers 2 damage" in words for words in asked])
    assert not any(["they control" in words for offers in asked for words in offers])


def test_a_location_says_so_where_no_citizen_is_left() -> None:
    """Until it is replaced, an empty Location stands in the row, and tells that it is empty."""
    game = new_game({}, 5)
    game.answerers = [RandomPlayer(seat) for seat in range(2)]
    while not game.round:
        SYSTEM.step(game)
    location = game.locations()[0]
    game.permanent(location).citizens = 0
    row = next(side for side in presenter({}).face(game.views[0]).sides if side.seat == THE_GAME)
    shown = next(card for area in row.areas for card in area.cards if card.title == location.definition.name)
    assert [badge.words for badge in shown.badges] == ["0 citizens"]
