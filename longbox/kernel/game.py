"""The state of a game, and the few ways in which rules may change it.

A state is small and plain: who owns which card, what lies where, what is in play, who has learned
what, which abilities watch and wait, what was modified, and how far chance has run. It refers to
cards, zones and players that never change, so that copying it copies a few short lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import BY_NAME, Card, D
from longbox.kernel.choices import DONE, NO, YES, Choice
from longbox.kernel.events import Event
from longbox.kernel.limits import DEEP, SUSPICIOUS, Limits
from longbox.kernel.questions import IllegalAnswer, Prompt, Question, Unanswered
from longbox.kernel.randomness import Randomness
from longbox.kernel.tabletop import Tabletop
from longbox.kernel.view import View
from longbox.kernel.zones import PUBLIC, Player, Zone

if TYPE_CHECKING:
    from longbox.kernel.effects import Effect, Resolution
    from longbox.kernel.imagining import Memory


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Tabletop[D]):
    """What all games have: cards in zones, objects in play, knowledge, chance, questions and events.

    Attributes:
        kinds_of_event: How many kinds of events the game has. Fixed.
        watchers: The abilities that answer after an event, by the number of its kind, as the game's own kind of
            `Watcher`. Copies share the lists: another list is put in the place of one that changes.
        guards: The abilities that answer before an event, in the same way.
        pending: What has been triggered and waits to be resolved, as the game's own kind of trigger.
        modifiers: Changes that last, oldest first, as the game's own kind of `Modifier`.
        over: Whether the game has ended.
        log: What happened, oldest first. A copy of a state starts an empty log of its own.
        answerers: Who answers for each player, by the player's number. Not part of the state.
        limits: What is being resolved, counted. Not part of the state: nothing is, where the game rests.
        memory: The last rest and the answers since, where somebody thinks. Not part of the state.
        OFFER: What is asked where a text says "you may".
        CHOOSE_ONE: What is asked where a text says "choose one".
    """

    OFFER: ClassVar[Prompt] = Prompt("Do it?")
    CHOOSE_ONE: ClassVar[Prompt] = Prompt("Choose one")

    __slots__ = (
        "_views",
        "answerers",
        "guards",
        "kinds_of_event",
        "limits",
        "log",
        "memory",
        "modifiers",
        "over",
        "pending",
        "watchers",
    )

    def __init__(
        self,
        seats: list[Player],
        zones: list[Zone],
        box: list[Card[D]],
        kinds_of_event: int,
        randomness: Randomness,
    ) -> None:
        super().__init__(seats, zones, box, randomness)
        self.kinds_of_event = kinds_of_event
        self.watchers: list[list[Any]] = []
        self.guards: list[list[Any]] = []
        self.pending: list[Any] = []
        self.modifiers: list[Any] = []
        self.over = False
        self.log: list[Event] = []
        self.answerers: list[Answerer] = []
        self.limits = Limits()
        self.memory: Memory | None = None
        self._views: list[View[Any]] = []

    def clear_table(self) -> None:
        super().clear_table()
        self.watchers = [[] for _ in range(self.kinds_of_event)]
        self.guards = [[] for _ in range(self.kinds_of_event)]

    # What a game of its own kind adds

    def empty(self) -> Game[D]:
        """A game with the same seats, zones and box, without a table; a copy is made from it."""
        raise NotImplementedError

    def new_view(self, seat: Player) -> View[Any]:
        """All that a player may know of this game, at any time."""
        return View(self, seat)

    def words_of(self, effect: Effect[Any, Any]) -> str:
        """What an effect is called where a player chooses it: the card's own words, where the game knows them."""
        return repr(effect)

    # Copies

    def copy(self) -> Game[D]:
        """The same state once more, independent of this one, with an empty log and the same answerers."""
        other = self.empty()
        other.piles = [pile.copy() for pile in self.piles]
        other.places = self.places.copy()
        other.owners = self.owners.copy()
        other.known = {number: here.copy() for number, here in self.known.items()}
        other.objects = {serial: thing.copy() for serial, thing in self.objects.items()}
        other.watchers = self.watchers.copy()
        other.guards = self.guards.copy()
        other.pending = self.pending.copy()
        other.modifiers = self.modifiers.copy()
        other.randomness = self.randomness.copy()
        other.time = self.time
        other.over = self.over
        other.answerers = self.answerers
        return other

    def state(self) -> tuple[object, ...]:
        """All that makes two states equal, as plain data."""
        return (
            tuple([tuple([card.serial for card in pile]) for pile in self.piles]),
            tuple(self.owners),
            tuple(sorted([item for here in self.known.values() for item in here.items()])),
            tuple([self.objects[serial].state() for serial in sorted(self.objects)]),
            _watchers_state(self.watchers),
            _watchers_state(self.guards),
            tuple([modifier.state() for modifier in self.modifiers]),
            (self.randomness.seed, self.randomness.counter, self.time, self.over),
        )

    @property
    def views(self) -> list[View[Any]]:
        """What each player may know of this game at any time, by the player's number."""
        if not self._views:
            self._views = [self.new_view(seat) for seat in self.seats]
        return self._views

    def forget_views(self) -> None:
        """Let go of the views, so that a finished game is freed at once; whoever asks gets new ones."""
        self._views = []

    # Questions

    def ask(self, question: Question) -> Choice:
        """Ask a player, and return one of the choices.

        A card that asks and has gone meanwhile where the player can't know it, such as into a deck that was shuffled,
        asks without being named: it would be recognised when it comes to light.

        Raises:
            IllegalAnswer: The answer is not among the choices.
            Unanswered: There is no answer yet; whoever runs the game takes this step again later.
        """
        player = question.player
        if question.source is not None:
            source = question.source
            # Most lie where everybody sees them, which is told without calling.
            visible = self.zones[self.places[source.serial]].visibility == PUBLIC
            if not visible and not self.knows(player, source):
                question.source = None
        answer = self.answerers[player].answer(question, (self._views or self.views)[player])
        if answer not in question.choices:
            raise IllegalAnswer(question, answer.key())
        return answer

    def ask_all(self, players: list[int], question_for: Callable[[int], Question]) -> list[Choice]:
        """Ask several players at the same time: nobody sees another's answer before all are in.

        Args:
            players: Who is asked.
            question_for: Makes the question of a player; called before anybody answers.

        Returns:
            The answers, in the order of the players.

        Raises:
            Unanswered: Some have no answer yet; it holds all of those questions.
        """
        if not players:
            return []
        first = self.answerers[players[0]].asks_first(players)
        questions = [question_for(player) for player in [first, *[other for other in players if other != first]]]
        answers: dict[int, Choice] = {}
        waiting: list[Question] = []
        for question in questions:
            try:
                answers[question.player] = self.ask(question)
            except Unanswered:
                waiting.append(question)
        if waiting:
            raise Unanswered(waiting)
        return [answers[player] for player in players]

    def choose_card(
        self,
        player: int,
        prompt: Prompt,
        cards: list[Card[D]],
        source: Card[Any] | None,
        *,
        optional: bool = False,
        in_any_case: bool = False,
    ) -> Card[D] | None:
        """Let a player choose one of some cards; none if there are none or the player declines.

        A choice of one thing only that must be made is made without asking.

        Args:
            player: Who chooses.
            prompt: What is asked.
            cards: The cards.
            source: The card that asks, if one does.
            optional: Whether the player may decline.
            in_any_case: Whether it is asked where there is nothing to choose, too, so that nobody learns that there is
                none.
        """
        if in_any_case:
            optional = optional or not cards
        elif not cards:
            return None
        elif len(cards) == 1 and not optional:
            return cards[0]
        choices: list[Choice] = [*cards, DONE] if optional else [*cards]
        answer = self.ask(Question(player, prompt, choices, source, 0 if optional else 1))
        return None if answer is DONE else answer  # type: ignore[return-value]

    def choose_cards(
        self,
        player: int,
        prompt: Prompt,
        cards: list[Card[D]],
        source: Card[Any] | None,
        least: int,
        most: int,
        *,
        in_any_case: bool = False,
    ) -> list[Card[D]]:
        """Let a player choose some of some cards, one after another, at least and at most so many.

        Those that must all be taken are taken without asking, unless it is asked `in_any_case`.
        """
        if in_any_case and not cards and most > 0:
            self.choose_card(player, prompt, cards, source, in_any_case=True)
        left = cards.copy()
        taken: list[Card[D]] = []
        most = min(most, len(left))
        least = min(least, most)
        while len(taken) < most:
            if len(left) == least - len(taken) and not in_any_case:
                return taken + sorted(left, key=BY_NAME)
            choices: list[Choice] = [*left, DONE] if len(taken) >= least else [*left]
            answer = self.ask(Question(player, prompt, choices, source, least, most, [*taken]))
            if answer is DONE:
                break
            left.remove(answer)  # type: ignore[arg-type]
            taken.append(answer)  # type: ignore[arg-type]
        return taken

    def may(self, player: int, prompt: Prompt, source: Card[Any] | None) -> bool:
        """Ask a player yes or no."""
        return self.ask(Question(player, prompt, [YES, NO], source)) is YES

    # Texts

    def run(self, effect: Effect[Any, Any], resolution: Resolution) -> None:
        """Do what a text tells, within all that is being done already.

        Raises:
            EndlessTexts: Texts bring each other about without end.
        """
        # As `Limits.enter` and `leave`, without calling them: nothing else is done as often.
        limits = self.limits
        within = limits.within
        within.append(resolution.source)
        limits.resolved += 1
        if len(within) >= DEEP or limits.resolved > SUSPICIOUS:
            limits.go_far()
        try:
            effect.run(self, resolution)
        finally:
            if len(within) == DEEP:
                limits.come_back()
            within.pop()

    # Events

    def emit(self, event: Event) -> None:
        """Write down what happened. Games let the abilities that wait for it answer, each in its own time."""
        self.log.append(event)


def _watchers_state(watchers: list[list[Any]]) -> tuple[object, ...]:
    """All that makes two sets of watchers equal, as plain data."""
    return tuple([tuple([watcher.state() for watcher in same_kind]) for same_kind in watchers])
