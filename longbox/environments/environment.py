"""A game as an environment, without any library: what is asked, which actions answer it, what is seen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy

from longbox.environments.episode import Episode
from longbox.environments.errors import BadSave, NoSuchAnswer, NothingAsked
from longbox.environments.layout import Layout
from longbox.environments.opening import FromPosition, FromSetup, Opening
from longbox.games import find, find_pack
from longbox.games.provenance import fingerprint
from longbox.kernel.prepared import prepared
from longbox.kernel.questions import Question
from longbox.lab.plan import derive
from longbox.lab.results import Outcome
from longbox.public import Bot, seated

LONGEST: Final = 20_000
"""After so many answers, a game is broken off."""


class Saved(msgspec.Struct, frozen=True):
    """A game of an environment as plain data.

    Attributes:
        rules: The fingerprint of the rules and cards.
        seed: The seed of the game.
        places: The answers that were given from outside, by their places among the choices.
        answers: How many there were in all.
    """

    rules: str
    seed: int
    places: list[int]
    answers: int


class Environment:
    """A game that waits for actions, and what its players may know.

    Attributes:
        game: The short name of the game.
        seats: How many players there are.
        options: What is agreed on.
        layout: The spaces.
        seed: The seed of the game that is being played.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: dict[str, Any] | None = None,
        *,
        bots: Mapping[int, Bot] | None = None,
        position: str | Path = "",
        ruling: str = "",
        longest: int = LONGEST,
    ) -> None:
        """Agree on a game. `reset` begins it.

        Args:
            game: Its short name: "dcdb".
            players: How many play, where the options don't say it.
            options: What else is agreed on.
            bots: Who answers by itself, by the number of the seat.
            position: A file of rulings, if each game is to begin with the position of one of them.
            ruling: The name of that ruling; the first that lays a position, if none is given.
            longest: After so many answers, a game is broken off.

        Raises:
            LongboxError: There is no such game, position or bot, or the options don't fit.
        """
        self.game = game
        self._given: dict[str, Any] = {"players": players, "options": options, "bots": bots, "longest": longest}
        self._given |= {"position": position, "ruling": ruling}
        agreed = find(game).options_for(players, options or {})
        self._opening: Opening = FromPosition(Path(position), ruling) if position else FromSetup(game, agreed)
        self.options = self._opening.options
        self._rules = fingerprint(game, self.options)
        self._bots = dict(bots or {})
        self._longest = longest
        table = self._opening.lay(0)
        self.layout = Layout(game, table)
        self.seats = len(table.seats)
        self.seed = 0
        self._begin(0)

    # The course of a game

    def reset(self, seed: int) -> None:
        """Begin a new game, and play on to the first question."""
        self._begin(seed)
        self._begun = True
        self.episode.start()

    def _begin(self, seed: int) -> None:
        self.seed = seed
        self._begun = False
        bots = {seat: seated(bot, self.game, derive(seed, seat + 1)) for seat, bot in self._bots.items()}
        self.episode = Episode(self._opening.system, self._opening.lay(seed), bots)
        self._places: list[int] = []
        self._numbers: list[int] | None = None

    @property
    def question(self) -> Question | None:
        """What is asked; nothing when the game is over or broken off."""
        return None if self.truncated else self.episode.question

    @property
    def player(self) -> int:
        """The number of the player who is asked.

        Raises:
            NothingAsked: Nobody is.
        """
        return self._asked().player

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.episode.over

    @property
    def truncated(self) -> bool:
        """Whether the game was broken off, as it is too long."""
        return len(self._places) >= self._longest and not self.episode.over

    def step(self, action: int) -> None:
        """Answer the question that waits.

        Raises:
            NoSuchAnswer: The action is not among those that are offered. Nothing has changed.
            NothingAsked: Nobody is asked anything.
        """
        numbers = self.actions()
        if action not in numbers:
            raise NoSuchAnswer(
                f"Action {action} doesn't answer {self._asked().words()!r}; offered are {sorted(numbers)}."
            )
        self.answer(numbers.index(action))

    def answer(self, place: int) -> None:
        """Answer by the place among the choices of the question.

        Raises:
            NoSuchAnswer: There is no such place. Nothing has changed.
            NothingAsked: Nobody is asked anything.
        """
        self._asked()
        self.episode.answer(place)
        self._places.append(place)
        self._numbers = None

    def _asked(self) -> Question:
        question = self.question
        if question is None:
            raise NothingAsked("Nothing is asked: the game is over, broken off, or has not begun.")
        return question

    # What is offered and seen

    def actions(self) -> list[int]:
        """The actions that answer the question, in the order of its choices; none if nothing is asked."""
        if self._numbers is None:
            question = self.question
            self._numbers = [] if question is None else self.layout.actions.numbers(question)
        return self._numbers

    def mask(self) -> Any:
        """For each action, 1 if it answers the question, else 0."""
        mask: Any = numpy.zeros(self.layout.actions.size, numpy.int8)
        flags = memoryview(mask)
        for action in self.actions():
            flags[action] = 1
        return mask

    def features(self) -> Any:
        """Features of the answers on offer, a row for each, in the order of `actions`."""
        question = self.question
        kinds = [] if question is None else self.layout.actions.kinds(question)
        return self.layout.features.matrix[kinds]

    def observe(self, player: int) -> Any:
        """What a player sees, as a vector; `layout.observer.names` tells what each number is."""
        return self.layout.observer.vector(self.episode.view(player), self.question)

    def describe(self, player: int) -> dict[str, object]:
        """What a player sees, as plain data, with what the player is asked."""
        question = self.question
        asked = None
        if question is not None and question.player == player:
            asked = {"words": question.words(), "answers": question.keys()}
        return {**self.episode.view(player).describe(), "asked": asked}

    def meaning(self, action: int) -> str:
        """What an action means, in words.

        Raises:
            NoSuchAnswer: There is no such action.
        """
        return self.layout.actions.meaning(action)

    # The end

    def outcome(self) -> Outcome:
        """How the game went, which is over."""
        return msgspec.convert(find_pack(self.game).function("results")(self.episode.game), prepared(Outcome))

    def rewards(self) -> list[float]:
        """For each player 1 for a victory, -1 for a defeat, between for a part of one; 0 while the game goes on."""
        if not self.over:
            return [0.0] * self.seats
        return [2.0 * player.won - 1.0 for player in self.outcome().players]

    # Copies

    def copy(self) -> Environment:
        """The same game once more; what is done in one is not done in the other."""
        other = Environment.__new__(Environment)
        other.__dict__.update(self.__dict__)
        other.episode = self.episode.copy()
        other._places = self._places.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (remade, (self.game, self._given, self.save() if self._begun else None))

    def save(self) -> bytes:
        """The game as it is now, to be loaded into an environment of the same game, options and bots."""
        saved = Saved(self._rules, self.seed, self._places, len(self.episode.answers))
        return msgspec.json.encode(saved)

    def load(self, data: bytes) -> None:
        """Take up a saved game.

        Raises:
            BadSave: It is none, or was played by other rules, options or bots. Nothing has changed.
        """
        other = self.copy()
        other._take_up(data)
        self.__dict__.update(other.__dict__)

    def _take_up(self, data: bytes) -> None:
        try:
            saved = msgspec.json.decode(data, type=prepared(Saved))
        except msgspec.DecodeError as error:
            raise BadSave(f"This is no saved game: {error}.") from None
        if saved.rules != self._rules:
            raise BadSave("This game was saved under other rules, cards or options.")
        self.reset(saved.seed)
        try:
            for place in saved.places:
                self.answer(place)
        except (NoSuchAnswer, NothingAsked) as error:
            raise BadSave(f"This game goes another way here than where it was saved: {error}") from None
        if len(self.episode.answers) != saved.answers:
            raise BadSave("Other bots played where this game was saved.")


def remade(game: str, given: dict[str, Any], saved: bytes | None) -> Environment:
    """An environment as it was where it was pickled; bots that are given as objects must be pickled with it.

    Args:
        game: The short name of the game.
        given: What else it was made with.
        saved: The game that was being played; nothing if it had not begun.
    """
    made = Environment(game, **given)
    if saved is not None:
        made.load(saved)
    return made
