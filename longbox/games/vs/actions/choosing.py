"""Choosing a number, an opponent, or something that the chooser may not know. [vs 703.2, 213.1e]"""

from __future__ import annotations

from typing import Final

from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.objects import Reference
from longbox.games.vs.terms import EFFECT_MARK, PLAYER_MARK
from longbox.kernel.choices import Choice, Number
from longbox.kernel.questions import Prompt, Question

CHOOSE_OPPONENT: Final = Prompt("Which opponent chooses?", "505.1b")


def choose_opponent(game: VsGame, player: int, source: GameCard | None) -> int:
    """Let a player choose an opponent; there is no choice between one."""
    opponents = game.opponents(player)
    if len(opponents) == 1:
        return opponents[0]
    choices: list[Choice] = [game.players[opponent] for opponent in opponents]
    return opponents[choices.index(game.ask(Question(player, CHOOSE_OPPONENT, choices, source)))]


def choose_number(game: VsGame, player: int, prompt: Prompt, most: int, source: GameCard | None, least: int = 0) -> int:
    """Let a player choose a number up to another. [vs 703.2, Number]"""
    if most <= least:
        return least
    choices: list[Choice] = [Number(value) for value in range(least, most + 1)]
    return least + choices.index(game.ask(Question(player, prompt, choices, source)))


class Spot(Choice):
    """A card that the chooser may not know, by where it lies. [vs 213.1e]"""

    __slots__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place = place

    def key(self) -> str:
        return self.place


def as_choice(game: VsGame, player: int, reference: Reference) -> Choice:
    """What a reference is in a question to a player: a card, a player, an effect, or a place with an unknown card."""
    mark, number = reference
    if mark == PLAYER_MARK:
        return game.players[number]
    if mark == EFFECT_MARK:
        return next(effect for effect in game.chain if effect.number == number)
    card = game.box[mark]
    if game.knows(player, card):
        return card
    zone = game.place_of(card)
    return Spot(f"card {game.cards(zone).index(card) + 1} of {zone.name}")
