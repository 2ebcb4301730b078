"""Worlds that differ in nothing but what a player can't know, and what the player is told in them."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from longbox.conformance.truths import told
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.imagining import Memory
from longbox.kernel.questions import Question, Unanswered
from longbox.kernel.system import System
from longbox.kernel.view import View


class Told(Answerer):
    """Writes down what a player is asked first in a step, and what that player then sees."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.question: Question | None = None
        self.view: View[Any] | None = None

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if question.player == self.viewer:
            self.question = question
            self.view = view
        raise Unanswered([question])


def other_world(system: System, game: Game[Any], viewer: int, luck: Random) -> Game[Any] | None:
    """A game in which cards that a player doesn't know lie in each other's places; none if there are no such cards."""
    other = game.copy()
    other.log = game.log.copy()
    dealer = system.new_dealer(other)
    groups = [group.cards for group in dealer.unknown(other, viewer) if len(group.cards) > 1]
    if not groups:
        return None
    for cards in groups:
        one, two = luck.sample(cards, 2)
        dealer.exchange(other, one, two)
    return other


def asked_first(system: System, game: Game[Any], viewer: int) -> tuple[Question, View[Any]] | None:
    """What a player is asked first in the next step, and what that player sees then; none if others are asked first."""
    run = game.copy()
    run.log = game.log.copy()
    asked = Told(viewer)
    run.answerers = [asked] * len(run.seats)
    run.memory = Memory(system, run)
    run.memory.rest(run)
    with suppress(Unanswered):
        system.step(run)
    return None if asked.question is None or asked.view is None else (asked.question, asked.view)


def first_difference(system: System, game: Game[Any], viewer: int, luck: Random) -> str:
    """What a player is told otherwise in a game where other cards lie that the player doesn't know; "" if nothing."""
    other = other_world(system, game, viewer, luck)
    if other is None:
        return ""
    name = game.seats[viewer].name
    one, two = [told(each.new_view(each.seats[viewer])) for each in (game, other)]
    return "" if one == two else f"{name} is told of what is hidden:\n{parted(one.decode(), two.decode())}"


def parted(one: str, two: str) -> str:
    """Where two texts part, with what stands before and after."""
    place = next((at for at, (sign, other) in enumerate(zip(one, two, strict=False)) if sign != other), 0)
    start = max(0, place - 60)
    return f"    ...{one[start : place + 60]}...\n    ...{two[start : place + 60]}..."
