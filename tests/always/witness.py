"""A witness plays a game for everybody, and writes down every byte that one of the players gets."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from longbox.games.dcdb.attacks import DEFEND, DEFEND_TEAMMATE
from longbox.games.dcdb.effects import SHOW
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.view import TableView
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.reasons import Reason
from longbox.kernel.view import View
from longbox.players.registry import PLAYERS, make_player

from .games import SYSTEM, BriskPlayer
from .secrets import Secrets

ASKED_OF_SOME = (DEFEND, DEFEND_TEAMMATE, SHOW)
"""What is asked only of those who hold a certain card, and so perhaps in one of two worlds alone."""

Tell = Callable[[DeckBuildingGame, Question], Question]
"""What becomes of a question on its way to a player."""


class CutShort(Exception):
    """The witness has seen enough, or a secret has come to light."""


class ByName(BriskPlayer):
    """Chooses by what the choices are called, and so the same way wherever they stand among the others."""

    def choose(self, question: Question) -> Choice:
        choices = sorted(question.choices, key=lambda choice: choice.key())
        return super().choose(Question(question.player, question.prompt, choices))


class Witness(Answerer):
    """Answers for all players, and keeps all that one of them is told.

    The others answer by what is no secret, so that they do the same in two worlds that differ in secrets;
    where they can't, the rest is not compared.

    Attributes:
        entries: What the player was told, in order: what it is about, and every byte of it.
        complete: Whether as much was told as was wanted.
    """

    def __init__(self, game: DeckBuildingGame, secrets: Secrets, seed: int, wanted: int, tell: Tell) -> None:
        self.game = game
        self.viewer = secrets.viewer
        self.secrets = secrets
        self.wanted = wanted
        self.entries: list[tuple[str, str]] = []
        self.complete = False
        self._read = len(game.log)
        self._tell = tell
        self._player = BriskPlayer(seed)
        self._others = ByName(seed + 1)
        self._bots = {name: make_player(name, "dcdb", seed) for name in PLAYERS}

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if question.player != self.viewer:
            if question.prompt not in ASKED_OF_SOME:
                self.note(f"{question.player} is asked {question.prompt.words}")
            return self._answer_openly(question)
        question = self._tell(self.game, question)
        self.note("asked", in_bytes(question), *self._opinions(question, view))
        return self._player.choose(question)

    def note(self, about: str, *more: str) -> None:
        """Write down what the player sees, unless a secret has come to light or enough was seen.

        Raises:
            CutShort: So it is.
        """
        if self.secrets.are_out(self.game, self._read):
            raise CutShort
        view = self.game.views[self.viewer]
        assert isinstance(view, TableView)
        seen = [everything(view), *view.log(self._read), *self._reasons(), *more]
        self.entries.append((about, "\n".join(seen)))
        self._read = len(self.game.log)
        if len(self.entries) == self.wanted:
            self.complete = True
            raise CutShort

    def play(self) -> None:
        """Play the game on until it is over or what is wanted was seen."""
        self.game.answerers = [self] * len(self.game.seats)
        try:
            while not self.game.over:
                self.note("rest")
                SYSTEM.step(self.game)
            self.note("over")
        except CutShort:
            pass

    def _answer_openly(self, question: Question) -> Choice:
        """An answer that gives no secret away, the same whichever secrets are offered beside it."""
        open_choices = [choice for choice in question.choices if not self.secrets.hold(choice)]
        if not open_choices:
            raise CutShort
        if len(open_choices) == 1:
            return open_choices[0]
        return self._others.choose(Question(question.player, question.prompt, open_choices))

    def _opinions(self, question: Question, view: View[Any]) -> list[str]:
        """What honest bots would answer."""
        return [f"{name}: {question.key_of(bot.answer(question, view))}" for name, bot in self._bots.items()]

    def _reasons(self) -> list[str]:
        """Why the player can't do this or that; other things each time."""
        names = list(dict.fromkeys([card.definition.name for card in self.game.box]))
        luck = random.Random(len(self.entries))
        wishes = [f"{verb} {name}" for verb in ("play", "buy") for name in luck.sample(names, 2)]
        return [_reason(SYSTEM.why_not(self.game, self.viewer, wish)) for wish in wishes]


def as_it_is(game: DeckBuildingGame, question: Question) -> Question:
    """The question as it is asked."""
    return question


def witness(
    game: DeckBuildingGame,
    secrets: Secrets,
    seed: int,
    *,
    wanted: int = 40,
    view_class: type[TableView] = TableView,
    tell: Tell = as_it_is,
) -> Witness:
    """Play a game on and watch it with the eyes of one player.

    Args:
        game: The world that is watched.
        secrets: What the player, who is named there, can't know; with them the watching ends.
        seed: Decides what everybody answers.
        wanted: How often the player looks.
        view_class: What the player looks through.
        tell: What the player is asked instead of a question.
    """
    game._views = [view_class(game, seat) for seat in game.seats]
    found = Witness(game, secrets, seed, wanted, tell)
    found.play()
    return found


def compare(one: Witness, two: Witness) -> str:
    """The first thing that a player was told otherwise in two worlds, as far as both went; nothing if none was."""
    for (about, what), (other_about, other) in zip(one.entries, two.entries, strict=False):
        if (about, what) != (other_about, other):
            lines = zip([about, *what.split("\n")], [other_about, *other.split("\n")], strict=False)
            return next((f"{line}\n\n{instead}" for line, instead in lines if line != instead), "more lines")
    if one.complete and two.complete and len(one.entries) != len(two.entries):
        return "one world ends earlier"
    return ""


def _reason(reason: Reason | None) -> str:
    return "" if reason is None else str(reason)


def in_bytes(question: Question) -> str:
    """All that a player can tell of a question."""
    return json.dumps(
        [
            question.words(),
            question.keys(),
            [choice.words() for choice in question.choices],
            [question.prompt.words, question.prompt.rule, question.prompt.ordered],
            str(question.source),
            [question.least, question.most],
            [choice.key() for choice in question.taken or []],
        ]
    )


OF_A_PLAYER = (
    "hero_is_face_down",
    "heroes",
    "discard_pile",
    "play_area",
    "locations",
    "hand_count",
    "deck_count",
    "under_hero_count",
    "final_deck",
)
OF_THE_TABLE = (
    "foes",
    "teammates",
    "power",
    "power_gained",
    "played",
    "gained",
    "extra_cards",
    "line_up",
    "kick",
    "kick_stack",
    "kicks_left",
    "weaknesses_left",
    "main_deck_left",
    "super_villain",
    "super_villains_left",
    "destroyed",
    "hand",
    "own_cards",
    "points",
    "winners",
    "describe",
    "log_length",
)
PROPERTIES = ("options", "players", "turn", "turn_player", "active", "over")
ELSEWHERE = ("cards", "count", "cost_of", "worth_of", "log", "reports", "seat")
"""What takes other arguments, or is asked for in other places."""


def everything(view: TableView) -> str:
    """All that a view tells, in the order of its methods."""
    zones = view._game.zones
    told: list[object] = [getattr(view, name)() for name in OF_THE_TABLE]
    told += [getattr(view, name)(player.number) for name in OF_A_PLAYER for player in view.players]
    told += [str(getattr(view, name)) for name in PROPERTIES]
    told += [[view.cards(zone), view.count(zone)] for zone in zones]
    told += [[view.worth_of(card), view.cost_of(card)] for card in [*view.own_cards(), *view.line_up()]]
    return json.dumps(told, default=_plain)


def _plain(value: Any) -> object:
    assert isinstance(value, Choice), value
    return value.key()
