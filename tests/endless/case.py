"""One endless game: the cards, the position, and how it is played in a short time and with little of the stack."""

from __future__ import annotations

import json
from typing import Any, Final

from longbox.games import find
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.limits import EndlessTexts
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View
from longbox.players.random import RandomPlayer
from longbox.rulings import read_sheet
from longbox.rulings.arranging import arrange
from longbox.rulings.chance import Pins
from longbox.rulings.vocabulary import arranger_of

FORMAT: Final = "format = 1\n"


class Case:
    """Cards in a position in which bots meet the loop soon.

    Attributes:
        game: The short name of the game.
        name: What goes on without end.
        cards: The cards, as TOML.
        position: Where they lie, as in a ruling.
        head: The players and options, as in a ruling.
        does: The answers that the first player gives before bots play on.
        ends: How it ends, as words of the error or of the last line of the log; empty where it comes to its end.
    """

    def __init__(
        self, game: str, name: str, cards: str, position: str, head: str, does: tuple[str, ...] = (), ends: str = ""
    ) -> None:
        self.game = game
        self.name = name
        self.cards = cards
        self.position = position
        self.head = head
        self.does = does
        self.ends = ends

    def __repr__(self) -> str:
        return f"{self.game}: {self.name}"

    def arranged(self, seed: int = 1) -> Game[Any]:
        """The position."""
        sheet = f'{FORMAT}game = "{self.game}"\n{self.head}\n[[ruling]]\nname = "x"\nrule = "x"\n'
        ruling = read_sheet(f"{sheet}[ruling.position]\n{self.position}\n[[ruling.step]]\n")[0]
        ruling.options["cards"] = [self.cards]
        game = arrange(ruling, arranger_of(self.game), seed, Pins(), None).game
        game.randomness = Randomness(seed)
        return game


class Eager(Answerer):
    """A bot that first does what a case says, as soon as it is on offer, and never concedes."""

    def __init__(self, seed: int, does: tuple[str, ...]) -> None:
        self.random = RandomPlayer(seed)
        self.does = [*does]

    def answer(self, question: Question, view: View[Any]) -> Choice:
        keys = question.keys()
        if self.does and self.does[0] in keys:
            return question.choices[keys.index(self.does.pop(0))]
        choice = self.random.answer(question, view)
        return question.choices[0] if choice.key() == "concede" else choice


def outcome(case: Case, seed: int = 1) -> list[str]:
    """How the game of a case ends, and all that was written down of it."""
    game = case.arranged(seed)
    game.answerers = [Eager(seed, case.does)] * len(game.seats)
    try:
        find(case.game).take_steps(game)
        ending = game.views[0].log()[-1]
    except EndlessTexts as error:
        ending = str(error)
    except LongboxError as error:
        ending = f"{type(error).__name__}: {error}"
    return [ending, *[line for view in game.views for line in view.log()]]


def card(name: str, *lines: str, **keys: object) -> str:
    """A card, as TOML."""
    said = {"name": name, **keys, "text": "\n".join(lines)}
    return "[[card]]\n" + "".join([f"{key} = {json.dumps(value)}\n" for key, value in said.items()])
