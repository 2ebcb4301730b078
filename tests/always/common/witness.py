"""A witness plays a game for everybody, and writes down every byte that one of the players gets."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar, Self

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import BY_NAME, Card
from longbox.kernel.choices import Choice
from longbox.kernel.game import Game
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import Reason
from longbox.kernel.view import View
from longbox.players.registry import make_player

from .bench import Bench, Chooser
from .secrets import Secrets, choose_pairs

Tell = Callable[[Any, Question], Question]
"""What becomes of a question on its way to a player."""


class CutShort(Exception):
    """The witness has seen enough, or a secret has come to light."""


class ByName(Chooser):
    """Chooses by what the choices are called, and so the same way wherever they stand among the others."""

    def __init__(self, player: Chooser, called: Callable[[Choice], str]) -> None:
        self._player = player
        self._called = called

    def choose(self, question: Question) -> Choice:
        choices = sorted(question.choices, key=self._called)
        return self._player.choose(Question(question.player, question.prompt, choices))


class Witness(Answerer):
    """Answers for all players, and keeps all that one of them is told.

    The others answer by what is no secret, so that they do the same in two worlds that differ in secrets;
    where they can't, the rest is not compared. A game says what there is to be seen in it.

    Attributes:
        bench: The game that is watched.
        bots: The names of the bots that are asked for their opinion.
        view_class: What players look through.
        secrets_class: What a player can't know.
        looks: How often a player looks, if nothing else is wanted.
        asked_of_some: What is asked only of those who hold a certain card, and so perhaps in one of two worlds alone;
            where it was agreed on that all are asked, that is told, too.
        entries: What the player was told, in order: what it is about, and every byte of it.
        complete: Whether as much was told as was wanted.
    """

    bench: ClassVar[Bench[Any]]
    view_class: ClassVar[type[View[Any]]]
    secrets_class: ClassVar[type[Secrets]]
    looks: ClassVar[int] = 25
    bots: ClassVar[tuple[str, ...]] = ()
    asked_of_some: ClassVar[tuple[Prompt, ...]] = ()

    def __init__(self, game: Game[Any], secrets: Secrets, seed: int, wanted: int, tell: Tell) -> None:
        self.game = game
        self.viewer = secrets.viewer
        self.secrets = secrets
        self.wanted = wanted
        self.entries: list[tuple[str, str]] = []
        self.complete = False
        self._read = len(game.log)
        self._all_are_asked: bool = getattr(game, "options").always_ask  # noqa: B009 (each game has options of its own)
        self._tell = tell
        self._player = self.bench.player(seed)
        self._others = ByName(self.bench.player(seed + 1), self.called)
        self._bots = {name: make_player(name, self.bench.id, seed) for name in self.bots}

    @classmethod
    def watch(
        cls,
        game: Game[Any],
        secrets: Secrets,
        seed: int,
        *,
        wanted: int | None = None,
        view_class: type[View[Any]] | None = None,
        tell: Tell | None = None,
    ) -> Self:
        """Play a game on and watch it with the eyes of one player.

        Args:
            game: The world that is watched.
            secrets: What the player, who is named there, can't know; with them the watching ends.
            seed: Decides what everybody answers.
            wanted: How often the player looks.
            view_class: What the player looks through.
            tell: What the player is asked instead of a question.
        """
        game._views = [(view_class or cls.view_class)(game, seat) for seat in game.seats]
        found = cls(game, secrets, seed, wanted or cls.looks, tell or as_it_is)
        found.play()
        return found

    @classmethod
    def first_difference(
        cls,
        game: Game[Any],
        viewer: int,
        seed: int,
        pairs: int,
        *,
        wanted: int | None = None,
        view_class: type[View[Any]] | None = None,
        tell: Tell | None = None,
    ) -> str:
        """What a player is told in one of two worlds that differ in some hidden cards, and not in the other."""
        world, other = game.copy(), game.copy()
        swaps = choose_pairs(cls.secrets_class.groups(game, viewer), random.Random(seed), pairs)
        for card, counterpart in swaps:
            cls.secrets_class.swap(other, card, counterpart)
        secrets = cls.secrets_class(viewer, {card.serial for pair in swaps for card in pair})
        one = cls.watch(world, secrets, seed, wanted=wanted, view_class=view_class, tell=tell)
        return compare(one, cls.watch(other, secrets, seed, wanted=wanted, view_class=view_class, tell=tell))

    def everything(self, view: Any) -> str:
        """All that a view tells, in the order of its methods."""
        raise NotImplementedError

    def wishes(self, luck: random.Random) -> list[str]:
        """Some things that a player may wish to do, other ones each time."""
        raise NotImplementedError

    def called(self, choice: Choice) -> str:
        """What an answer is called, other than all that differ from it in what they do."""
        return choice.key()

    def is_open(self, player: int, choice: Choice) -> bool:
        """Whether another player can give an answer, and would be offered it, in both of two worlds."""
        return not self.secrets.hold(choice)

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if question.player != self.viewer:
            if question.prompt not in self.asked_of_some or self._all_are_asked:
                self.note(f"{question.player} is asked {question.prompt.words}")
            return self._answer_openly(question)
        question = self._tell(self.game, question)
        looks = [view.look(choice) for choice in question.choices if isinstance(choice, Card)]
        self.note("asked", in_bytes(question), as_plain_data(looks), *self._opinions(question, view))
        return self._player.choose(question)

    def note(self, about: str, *more: str) -> None:
        """Write down what the player sees, unless a secret has come to light or enough was seen.

        Raises:
            CutShort: So it is.
        """
        if self.secrets.are_out(self.game, self._read):
            raise CutShort
        view = self.game.views[self.viewer]
        seen = [self.everything(view), *view.log(self._read), *self._reasons(), *more]
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
                self.bench.system.step(self.game)
            self.note("over")
        except CutShort:
            pass

    def _answer_openly(self, question: Question) -> Choice:
        """An answer that gives no secret away, the same whichever secrets are offered beside it."""
        open_choices = [choice for choice in question.choices if self.is_open(question.player, choice)]
        if not open_choices:
            raise CutShort
        if len(open_choices) == 1:
            return open_choices[0]
        return self._others.choose(Question(question.player, question.prompt, open_choices))

    def _opinions(self, question: Question, view: View[Any]) -> list[str]:
        """What honest bots would answer."""
        return [f"{name}: {question.key_of(bot.answer(question, view))}" for name, bot in self._bots.items()]

    def _reasons(self) -> list[str]:
        """Why the player can't do this or that."""
        wishes = self.wishes(random.Random(len(self.entries)))
        return [_reason(self.bench.system.why_not(self.game, self.viewer, wish)) for wish in wishes]


def as_it_is(game: Any, question: Question) -> Question:
    """The question as it is asked."""
    return question


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


def all_cards(game: Game[Any]) -> list[Card[Any]]:
    """One card of each name in the box."""
    return list({card.key(): card for card in sorted(game.box, key=BY_NAME)}.values())


def as_plain_data(told: object) -> str:
    """What a view tells, as bytes."""
    return json.dumps(told, default=_plain)


def _plain(value: Any) -> object:
    assert isinstance(value, Choice), value
    return value.key()
