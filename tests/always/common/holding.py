"""No rule holds on to a hidden card while it asks, so that players who think can imagine another in its place.

Imagined games deal the cards anew at a question, in the middle of a step (`longbox/kernel/imagining.py`). A rule that
kept a card that the player who is asked doesn't know would go on with a card that lies elsewhere now.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any, ClassVar

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import Term
from longbox.kernel.view import View
from longbox.kernel.zones import Player, Zone

from .bench import Bench, Chooser
from .copies import declared
from .knowing import cards_of
from .tried import Tried

TOLD_APART = (Game, Zone, Player, Answerer, Term, Prompt)
"""What never holds cards, or holds them as part of a state, in which they are dealt anew."""
MADE_AFTER = "ask_all"
"""Where questions are made after dealing, as are the answers that are given at the same time."""
DEEP = 5


class Inspector(Answerer):
    """Lets a player answer for all, and looks at what the rules hold on the way."""

    def __init__(self, game: Game[Any], player: Chooser, followed: dict[type, set[str]]) -> None:
        self.game = game
        self.player = player
        self.followed = followed
        self.found: set[str] = set()
        self.looked_at = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        spoken = cards_of(question)
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_code.co_name != "step":
            if frame.f_code.co_name != MADE_AFTER:
                for name, value in frame.f_locals.items():
                    self.look_at(frame, name, value, question.player, spoken)
            frame = frame.f_back
        return self.player.choose(question)

    def look_at(self, frame: FrameType, name: str, value: object, viewer: int, spoken: list[Card[Any]]) -> None:
        """Note what a rule holds that the player who is asked doesn't know."""
        if isinstance(value, Game) and value is not self.game:
            where = f"{frame.f_code.co_name} holds another state in {name}"
            if (frame.f_code.co_name, name) not in OWN_RETURN:
                self.found.add(where)
        self.looked_at += 1
        for card in self.cards_in(value, 0, set()):
            if card not in spoken and not self.game.knows(viewer, card):
                self.found.add(f"{frame.f_code.co_filename}: {frame.f_code.co_name} holds a hidden card in {name}")

    def cards_in(self, value: Any, depth: int, seen: set[int]) -> Iterator[Card[Any]]:
        """The cards that something holds, but for piles themselves and for what is dealt anew with the state."""
        if isinstance(value, Card):
            yield value
        elif depth < DEEP and id(value) not in seen and not isinstance(value, TOLD_APART) and not self.is_pile(value):
            seen.add(id(value))
            for part in self.parts(value):
                yield from self.cards_in(part, depth + 1, seen)

    def is_pile(self, value: object) -> bool:
        """Whether it is a pile of the game, in which other cards will lie."""
        return isinstance(value, list) and any([value is pile for pile in self.game.piles])

    def parts(self, value: Any) -> list[Any]:
        """What something holds."""
        if isinstance(value, list | tuple | set):
            return list(value)
        if isinstance(value, dict):
            return [*value, *value.values()]
        if type(value).__module__.startswith("longbox") and not isinstance(value, type):
            names = declared(type(value)) - self.followed.get(type(value), set())
            return [getattr(value, name) for name in sorted(names) if hasattr(value, name)]
        return []


OWN_RETURN = {("play_effect", "before"), ("flip", "before")}
"""The states to which an action returns that can't be completed; with them cards are what they are imagined to be."""


class Holding(Tried):
    """What the rules of a game hold while they ask.

    Attributes:
        followed: What is dealt anew with the state, by the class that holds it: the names of its attributes.
        steps: How many steps are looked at.
    """

    share = 0.02
    followed: ClassVar[dict[type, set[str]]] = {}
    steps: ClassVar[int]

    def test_no_rule_holds_a_hidden_card(self, number: int) -> None:
        """What a rule holds while it asks, the player who is asked knows."""
        bench: Bench[Any] = self.bench
        game = bench.any_game(number)
        inspector = Inspector(game, bench.player(number), self.followed)
        game.answerers = [inspector] * len(game.seats)
        for _ in range(self.steps):
            if not game.over:
                bench.system.step(game)
        assert inspector.found == set()
        assert inspector.looked_at or game.over
