"""No card that a player doesn't know is among what the player is given: it would be recognised later.

A card has a serial number, which no other copy of it has. So a bot that got hold of a hidden card could tell it from
its copies when it comes to light.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar
from unittest.mock import patch

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.view import View

from . import witness
from .bench import Bench, all_answer
from .tried import Tried


class Suspicious(Answerer):
    """Answers for everybody, and looks at the cards of each question."""

    def __init__(self, game: Game[Any], bench: Bench[Any], searching: tuple[Prompt, ...], seed: int) -> None:
        self.game = game
        self.searching = searching
        self.player = bench.player(seed)
        self.asked = 0

    def answer(self, question: Question, view: View[Any]) -> Choice:
        self.asked += 1
        for card in cards_of(question) if question.prompt not in self.searching else []:
            assert self.game.knows(question.player, card), f"{question}: {card!r} is hidden"
        return self.player.choose(question)


def cards_of(question: Question) -> list[Card[Any]]:
    """The cards that a question speaks of."""
    spoken = [question.source, *question.choices, *(question.taken or [])]
    spoken += [getattr(choice, "card", None) for choice in question.choices]
    return [card for card in spoken if isinstance(card, Card)]


def cards_in(tell: Callable[[], object]) -> list[Card[Any]]:
    """The cards that are told as a view is written down."""
    told: list[Card[Any]] = []

    def note(value: Any) -> object:
        if isinstance(value, Card):
            told.append(value)
        return value.key()

    with patch.object(witness, "_plain", note):
        tell()
    return told


class Knowing(Tried):
    """What players of a game are given.

    Attributes:
        searching: What is asked of a player who looks through cards just now, and so sees them.
        everything: Writes down all that a view tells.
        every: At which positions of a game views are looked at: each so-and-so-many-th.
        steps: How many steps are looked at for their questions.
    """

    searching: ClassVar[tuple[Prompt, ...]] = ()
    everything: ClassVar[Callable[[Any], object]]
    every: ClassVar[int]
    steps: ClassVar[int]

    def test_no_question_gives_a_hidden_card(self, number: int) -> None:
        """What a player chooses from, and what asks, the player knows."""
        game = self.bench.new_game(number)
        looking = Suspicious(game, self.bench, self.searching, number)
        all_answer(game, looking)
        for _ in range(self.steps):
            if game.over:
                break
            self.bench.system.step(game)
        assert looking.asked

    def test_no_view_gives_a_hidden_card(self, number: int) -> None:
        """The cards of a view are known to who looks, or the player's own, which lie nobody knows where."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            for seat in game.seats:
                view = game.new_view(seat)
                for card in cards_in(lambda view=view: type(self).everything(view)):  # type: ignore[misc]
                    known = game.knows(seat.number, card) or game.owners[card.serial] == seat.number
                    assert known, f"{seat} gets {card!r}, in {game.place_of(card)}"

    def test_no_report_gives_a_hidden_card(self, number: int) -> None:
        """What happened names the cards to those only who saw them, and no other card stands beside them."""
        for game in self.bench.positions(number, every=self.every, rich=True):
            for seat in game.seats:
                for report, event in zip(game.new_view(seat).reports(), game.log, strict=True):
                    assert report.cards == (event.cards if event.is_seen_by(seat.number) else [])
                    assert all([card.key() in report.words for card in report.cards]) or report.words
