"""Games as a player imagines them, for players who think ahead.

A player who is asked something knows the table as the view shows it, and not what lies face down. From a `Position`
such a player makes imagined games: all that the player can't know is dealt anew, and the game goes on from the very
question. Rules ask in the middle of a step, where the Python stack holds what is half done; so the step is run again
from the last rest with the answers that were given, and the cards are dealt anew at the question itself. For that, no
rule holds on to a card that the player who is asked doesn't know: it looks again where the card lay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card, Definition
from longbox.kernel.choices import Choice
from longbox.kernel.dealing import Dealer
from longbox.kernel.errors import LongboxError
from longbox.kernel.events import Event
from longbox.kernel.game import Game
from longbox.kernel.questions import Question, Unanswered
from longbox.kernel.randomness import Randomness
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.kernel.system import System
    from longbox.kernel.view import View

DEALT: Final = -1
"""In place of the number of an answer: what the player can't know has been dealt."""
UNLIMITED: Final = -1


class NotImagined(LongboxError):
    """An imagined game can't be made or used so: there is no such answer, or nothing is asked."""


class Imagined:
    """A game that could be the one at the table, for all that a player knows.

    It waits at a question, at first that which the player is asked, and it is all the player's own: nothing in it
    needs to be looked at through a view.
    """

    __slots__ = (
        "_answers",
        "_deal_at",
        "_dealer",
        "_game",
        "_past",
        "_question",
        "_resting",
        "_seed",
        "_system",
        "_viewer",
    )

    def __init__(
        self,
        system: System,
        dealer: Dealer,
        resting: Game[Any],
        answers: list[int],
        viewer: int,
        seed: int,
        past: list[Event],
    ) -> None:
        """Take what it is made from. `Position.imagine` makes them.

        Args:
            system: The rules.
            dealer: Deals anew.
            resting: The last rest. Not changed.
            answers: The answers since, by their places among the choices.
            viewer: The player who imagines.
            seed: Decides what is dealt, and all that is left to chance from here on.
            past: What happened before the rest, as the player may know it.
        """
        self._past = past
        self._system = system
        self._dealer = dealer
        self._resting = resting
        self._answers = answers
        self._viewer = viewer
        self._seed = seed
        self._deal_at = len(answers)
        self._game: Game[Any] | None = None
        self._question: Question | None = None

    @property
    def system(self) -> System:
        """The rules by which it is played."""
        return self._system

    @property
    def game(self) -> Any:
        """The game as it is at the question that waits, or when it is over. To be looked at, not to be played on."""
        self._look()
        return self._game

    @property
    def question(self) -> Question | None:
        """What is asked now; nothing when the game is over."""
        self._look()
        return self._question

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question is None

    def copy(self) -> Imagined:
        """The same game once more; what is done with one is not done with the other."""
        other = Imagined(
            self._system, self._dealer, self._resting, self._answers.copy(), self._viewer, self._seed, self._past
        )
        other._deal_at = self._deal_at
        other._game = self._game
        other._question = self._question
        return other

    def answer(self, place: int) -> None:
        """Answer the question that waits.

        Args:
            place: The place of the answer among `question.choices`, from 0. The choices of the player's own question
                are those at the table, in the same order.

        Raises:
            NotImagined: Nothing is asked, or there is no such choice; told as soon as the game is played on.
        """
        self._answers.append(place)
        self._game = None
        self._question = None

    def play(self, players: Answerer | list[Answerer], steps: int = UNLIMITED) -> Any:
        """Play on from the question, to the end or for some steps; the step that goes on is the first.

        Args:
            players: Who answers: one for all, or one for each player.
            steps: How many steps are played at most.

        Returns:
            The game, as it is then. This object waits at that place, too.

        Raises:
            NotImagined: An answer that was given before doesn't exist.
        """
        if steps == 0 or self._resting.over:
            return self.game
        game = self._again()
        answerers = players if isinstance(players, list) else [players] * len(game.seats)
        given = self._take_step(game, answerers)
        left = self._answers[given:]
        self._rest(game)
        if left:
            self._answers = left
            return self.play(answerers, steps - 1 if steps > 0 else steps)
        game.answerers = answerers
        self._take_steps(game, steps - 1)
        return game

    def _take_steps(self, game: Game[Any], steps: int) -> None:
        """Take some more steps, or all if there were no limit."""
        if steps < 0:
            self._system.take_steps(game)
            return
        for _ in range(steps):
            if not game.over:
                self._system.step(game)

    def _look(self) -> None:
        """Run the game as far as its answers go."""
        while self._game is None:
            if self._resting.over:
                self._settle()
                return
            game = self._again()
            try:
                given = self._take_step(game, None)
            except Unanswered as unanswered:
                self._game = game
                self._question = unanswered.questions[0]
                return
            left = self._answers[given:]
            self._rest(game)
            self._answers = left

    def _take_step(self, game: Game[Any], players: list[Answerer] | None) -> int:
        """Run the step with the answers so far.

        Returns:
            How many of them it took.
        """
        pilot = Pilot(game, self._dealer, self._answers, players)
        pilot.deal_at, pilot.viewer, pilot.seed, pilot.past = self._deal_at, self._viewer, self._seed, self._past
        game.answerers = [pilot] * len(game.seats)
        self._system.step(game)
        return pilot.given

    def _rest(self, game: Game[Any]) -> None:
        """Go on from here later."""
        self._resting = game
        self._answers = []
        self._deal_at = DEALT
        self._game = None
        self._question = None

    def _again(self) -> Game[Any]:
        """The last rest once more, to take a step from it."""
        game: Game[Any] = self._dealer.copy(self._resting)
        if self._deal_at == DEALT:
            game.log = self._resting.log.copy()
        return game

    def _settle(self) -> None:
        """Come to the end of the game.

        Raises:
            NotImagined: There are answers left.
        """
        if self._answers:
            raise NotImagined("This imagined game is over: nothing is asked any more.")
        self._game = self._resting


class Pilot(Answerer):
    """Steers a step to where an imagined game waits, deals anew on the way, and then leaves it to the players.

    Attributes:
        given: How many answers were taken.
        deal_at: Before which of them is dealt, or `DEALT`.
        viewer: The player who imagines.
        seed: Decides what is dealt, and what is left to chance from there on.
        past: What happened before the step, as the player may know it.
    """

    def __init__(self, game: Game[Any], dealer: Dealer, answers: list[int], players: list[Answerer] | None) -> None:
        self._game = game
        self._dealer = dealer
        self._answers = answers
        self._players = players
        self.given = 0
        self.deal_at = DEALT
        self.viewer = NOBODY
        self.seed = 0
        self.past: list[Event] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        given = self.given
        if given == self.deal_at:
            self._deal(question)
        if given < len(self._answers):
            self.given = given + 1
            return chosen(question, self._answers[given])
        players = self._players
        if players is None:
            raise Unanswered([question])
        return players[question.player].answer(question, view)

    def asks_first(self, players: list[int]) -> int:
        """Where the question of the player who imagines is one of several, the others' answers aren't known yet."""
        if self.given == self.deal_at and self.viewer in players:
            self._deal(None)
            return self.viewer
        return players[0]

    def _deal(self, question: Question | None) -> None:
        """Deal anew what the player can't know, chance to come and the log included."""
        self.deal_at = DEALT
        chance = Randomness(self.seed)
        game = self._game
        game.randomness = chance
        self._dealer.deal(game, self.viewer, question, chance)
        game.log = [*self.past, *[as_known(event, self.viewer) for event in game.log]]


def chosen(question: Question, place: int) -> Choice:
    """The choice at a place.

    Raises:
        NotImagined: There is none.
    """
    if not 0 <= place < len(question.choices):
        raise NotImagined(f"{question.words()!r} has {len(question.choices)} choices, from 0: there is no {place}.")
    return question.choices[place]


class Position:
    """Where a player stands who is asked something: what the player needs to imagine how it could go on."""

    __slots__ = ("_answers", "_dealer", "_log", "_past", "_resting", "_system", "player")

    def __init__(
        self, system: System, dealer: Dealer, resting: Game[Any], answers: list[int], player: int, log: list[Event]
    ) -> None:
        """Take what is known.

        Args:
            system: The rules.
            dealer: Deals anew.
            resting: The last rest. Never changed.
            answers: The answers since that the player may know of, by their places among the choices.
            player: The number of the player who is asked.
            log: What happened before the rest.
        """
        self._system = system
        self._dealer = dealer
        self._resting = resting
        self._answers = answers
        self._log = log
        self._past: list[Event] | None = None
        self.player = player

    def imagine(self, randomness: Randomness) -> Imagined:
        """A game that could be the one at the table, for all that the player knows; another one each time.

        All that the player can't know is dealt anew: what lies face down, what others hold and chose unseen, what
        chance will bring. It waits at the very question that the player is asked. The same randomness imagines the
        same games, whatever it is that the player doesn't know.

        Args:
            randomness: The player's own.
        """
        past = self._past
        if past is None:
            past = self._past = [as_known(event, self.player) for event in self._log]
        seed = randomness.new_seed()
        return Imagined(self._system, self._dealer, self._resting, self._answers.copy(), self.player, seed, past)


UNKNOWN_CARD: Final[Card[Any]] = Card(-1, Definition("a card", ""))
"""Stands in the log of an imagined game for each card that the player may not know."""


def as_known(event: Event, player: int) -> Event:
    """What happened, as a player may know it."""
    if event.is_seen_by(player):
        return event
    cards = [UNKNOWN_CARD] * len(event.cards)
    return Event(event.kind, event.player, cards, event.amount, event.source, event.seen_by, event.note)


class Memory:
    """What has to be remembered of a game, so that its players can think: its last rest and the answers since.

    Attributes:
        answers: The answers since the rest, by their places among the choices.
    """

    def __init__(self, system: System, game: Game[Any]) -> None:
        self._system = system
        self._dealer = system.new_dealer(game)
        self._resting = game
        self._told = len(game.log)
        self.answers: list[int] = []
        self._together_from = 0
        self._together_until = 0

    def rest(self, game: Game[Any]) -> None:
        """Begin a step: from now on this is the last rest."""
        self._resting = self._dealer.copy(game)
        self._told = len(game.log)
        self.answers = []
        self._together_from = self._together_until = 0

    def note(self, question: Question, answer: Choice) -> None:
        """Remember an answer. One that is no choice is remembered, too: whoever asked refuses it."""
        choices = question.choices
        self.answers.append(choices.index(answer) if answer in choices else len(choices))

    def begin_together(self, players: int) -> None:
        """From here on, so many players answer at the same time: nobody knows what the others answer."""
        self._together_from = len(self.answers)
        self._together_until = self._together_from + players

    def position(self, player: int, log: list[Event]) -> Position:
        """Where a player stands who is asked something now.

        Args:
            player: The number of the player.
            log: What happened in the game so far.
        """
        known = self.answers
        if len(known) < self._together_until:
            known = known[: self._together_from]
        return Position(self._system, self._dealer, self._resting, known.copy(), player, log[: self._told])


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Answerer):
    """A player who thinks: besides the question and the view it gets a position, from which it imagines games."""

    thinks = True

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return self.think(question, view, view.position())

    def think(self, question: Question, view: View[Any], position: Position) -> Choice:
        """One of `question.choices`.

        Args:
            question: What is asked.
            view: All that the player may know.
            position: Makes games as the player imagines them, which go on from this question.
        """
        raise NotImplementedError


class Remembering(Answerer):
    """Lets the players of a game answer, and remembers it."""

    def __init__(self, players: list[Answerer], memory: Memory) -> None:
        self._players = players
        self._memory = memory

    def answer(self, question: Question, view: View[Any]) -> Choice:
        choice = self._players[question.player].answer(question, view)
        self._memory.note(question, choice)
        return choice

    def asks_first(self, players: list[int]) -> int:
        self._memory.begin_together(len(players))
        return players[0]


def play_with_memory(system: System, game: Game[Any]) -> None:
    """Play a game in which somebody thinks to its end."""
    players = game.answerers
    memory = Memory(system, game)
    game.memory = memory
    game.answerers = [Remembering(players, memory)] * len(players)
    while not game.over:
        memory.rest(game)
        system.step(game)
    game.memory = None
    game.answerers = players
