"""The state of a game, and the few ways in which rules may change it.

A state is small and plain: who owns which card, what lies where, what is in play, who has learned
what, which abilities watch and wait, what was modified, and how far chance has run. It refers to
cards, zones and players that never change, so that copying it copies a few short lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import BY_NAME, Card, D
from longbox.kernel.choices import DONE, NO, YES, Choice
from longbox.kernel.events import Event
from longbox.kernel.limits import DEEP, SUSPICIOUS, Limits
from longbox.kernel.objects import InPlay
from longbox.kernel.questions import IllegalAnswer, Prompt, Question, Unanswered
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View
from longbox.kernel.zones import EVERYBODY, NOBODY, PRIVATE, PUBLIC, Player, Zone

if TYPE_CHECKING:
    from longbox.kernel.effects import Effect, Resolution
    from longbox.kernel.imagining import Memory


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[D]):
    """What all games have: cards in zones, objects in play, knowledge, chance, questions and events.

    Attributes:
        seats: The players, clockwise. Fixed.
        zones: All places for cards, by number. Fixed.
        box: All cards, by serial number. Fixed.
        kinds_of_event: How many kinds of events the game has. Fixed.
        piles: The cards in each zone, by the zone's number; the last is on top.
        places: The number of the zone where each card lies, by the card's serial number.
        owners: The number of the player who owns each card, or `NOBODY`, by serial number.
        known: Who knows cards that lie where they could not see them: by the number of the zone, and then by the
            serial number of the card, the players as bits. Zones without such a card are left out.
        objects: The cards in play, by serial number.
        watchers: The abilities that answer after an event, by the number of its kind, as the game's own kind of
            `Watcher`. Copies share the lists: another list is put in the place of one that changes.
        guards: The abilities that answer before an event, in the same way.
        pending: What has been triggered and waits to be resolved, as the game's own kind of trigger.
        modifiers: Changes that last, oldest first, as the game's own kind of `Modifier`.
        randomness: Chance.
        time: Counts up; what begins later has a larger number.
        over: Whether the game has ended.
        log: What happened, oldest first. A copy of a state starts an empty log of its own.
        answerers: Who answers for each player, by the player's number. Not part of the state.
        limits: What is being resolved, counted. Not part of the state: nothing is, where the game rests.
        memory: The last rest and the answers since, where somebody thinks. Not part of the state.
        OFFER: What is asked where a text says "you may".
    """

    OFFER: ClassVar[Prompt] = Prompt("Do it?")

    __slots__ = (
        "_views",
        "answerers",
        "box",
        "guards",
        "kinds_of_event",
        "known",
        "limits",
        "log",
        "memory",
        "modifiers",
        "objects",
        "over",
        "owners",
        "pending",
        "piles",
        "places",
        "randomness",
        "seats",
        "time",
        "watchers",
        "zones",
    )

    def __init__(
        self,
        seats: list[Player],
        zones: list[Zone],
        box: list[Card[D]],
        kinds_of_event: int,
        randomness: Randomness,
    ) -> None:
        self.seats = seats
        self.zones = zones
        self.box = box
        self.kinds_of_event = kinds_of_event
        self.piles: list[list[Card[D]]] = []
        self.places: list[int] = []
        self.owners: list[int] = []
        self.known: dict[int, dict[int, int]] = {}
        self.objects: dict[int, InPlay] = {}
        self.watchers: list[list[Any]] = []
        self.guards: list[list[Any]] = []
        self.pending: list[Any] = []
        self.modifiers: list[Any] = []
        self.randomness = randomness
        self.time = 0
        self.over = False
        self.log: list[Event] = []
        self.answerers: list[Answerer] = []
        self.limits = Limits()
        self.memory: Memory | None = None
        self._views: list[View[Any]] = []

    def clear_table(self) -> None:
        """Make room for the cards of the box, none of which lies anywhere yet or belongs to anybody."""
        self.piles = [[] for _ in self.zones]
        self.places = [0] * len(self.box)
        self.owners = [NOBODY] * len(self.box)
        self.watchers = [[] for _ in range(self.kinds_of_event)]
        self.guards = [[] for _ in range(self.kinds_of_event)]

    # What a game of its own kind adds

    def empty(self) -> Game[D]:
        """A game with the same seats, zones and box, without a table; a copy is made from it."""
        raise NotImplementedError

    def enter_play(self, card: Card[D], zone: Zone) -> None:
        """Make the object that a card becomes as it enters play."""
        self.objects[card.serial] = InPlay(card, self.next_time(), zone.owner)

    def new_view(self, seat: Player) -> View[Any]:
        """All that a player may know of this game, at any time."""
        return View(self, seat)

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

    def next_time(self) -> int:
        """A time later than all before."""
        self.time += 1
        return self.time

    @property
    def views(self) -> list[View[Any]]:
        """What each player may know of this game at any time, by the player's number."""
        if not self._views:
            self._views = [self.new_view(seat) for seat in self.seats]
        return self._views

    def forget_views(self) -> None:
        """Let go of the views, so that a finished game is freed at once; whoever asks gets new ones."""
        self._views = []

    # Cards and zones

    def cards(self, zone: Zone) -> list[Card[D]]:
        """The cards in a zone, the top one last. Not to be changed but through `move`."""
        return self.piles[zone.number]

    def place_of(self, card: Card[D]) -> Zone:
        """The zone where a card lies."""
        return self.zones[self.places[card.serial]]

    def lies_in(self, card: Card[D], zone: Zone) -> bool:
        """Whether a card lies in a zone."""
        return self.places[card.serial] == zone.number

    def put_new(self, card: Card[D], zone: Zone) -> None:
        """Lay a card of the box into a zone for the first time, on top."""
        self.piles[zone.number].append(card)
        self.places[card.serial] = zone.number
        if zone.in_play:
            self.enter_play(card, zone)

    def move(self, card: Card[D], zone: Zone, to_bottom: bool = False) -> None:
        """Move a card from where it lies to the top, or the bottom, of a zone.

        A card that leaves play loses its object and all that hangs on it; one that enters gets a new
        one. Who saw the card move knows it where it goes.
        """
        # `to_bottom` may be given by position, since CPython calls what has keyword-only arguments slower.
        serial = card.serial
        number = zone.number
        origin = self.places[serial]
        piles = self.piles
        pile = piles[origin]
        if pile[-1] is card:
            pile.pop()
        else:
            pile.remove(card)
        if to_bottom:
            piles[number].insert(0, card)
        else:
            piles[number].append(card)
        self.places[serial] = number
        if self.objects and serial in self.objects:
            self.leave_play(card)
        if zone.in_play:
            self.enter_play(card, zone)
        if zone.visibility != PUBLIC or (self.known and origin in self.known):
            self.learn_by_move(card, self.zones[origin], zone)

    def move_top(self, origin: Zone, zone: Zone, count: int) -> list[Card[D]]:
        """Move cards from the top of a hidden pile to one that isn't in play, as many as there are, up to `count`.

        Returns:
            The cards that moved, in their order.
        """
        if count <= 0:
            return []
        pile = self.piles[origin.number]
        moved = pile[: -count - 1 : -1]
        del pile[-count:]
        self.piles[zone.number].extend(moved)
        places = self.places
        number = zone.number
        for card in moved:
            places[card.serial] = number
        if self.known and origin.number in self.known:
            self._carry_knowledge(moved, origin, zone)
        return moved

    def move_all(self, origin: Zone, zone: Zone) -> list[Card[D]]:
        """Move all cards of a pile on top of a public one, but those that are objects in play.

        What lay in no order is put there by name, so that nobody learns in which order it came.

        Returns:
            The cards that moved, in their order.
        """
        moved = self.piles[origin.number]
        if not moved:
            return []
        self.piles[origin.number] = []
        if origin.in_play:
            if self.objects:
                moved = self._leave_objects(moved, origin)
        elif not origin.ordered and len(moved) > 1:
            moved.sort(key=BY_NAME)
        self.piles[zone.number].extend(moved)
        places = self.places
        number = zone.number
        for card in moved:
            places[card.serial] = number
        if self.known and origin.number in self.known:
            self._carry_knowledge(moved, origin, zone)
        return moved

    def _leave_objects(self, cards: list[Card[D]], zone: Zone) -> list[Card[D]]:
        """Put the objects among the cards of a zone back there, and return the others."""
        objects = self.objects
        moving: list[Card[D]] = []
        staying = self.piles[zone.number]
        for card in cards:
            if card.serial in objects:
                staying.append(card)
            else:
                moving.append(card)
        return moving

    def reshuffle(self, origin: Zone, zone: Zone) -> None:
        """Shuffle a public pile and put it under another, which nobody may look into."""
        cards = self.piles[origin.number]
        self.piles[origin.number] = []
        self.randomness.shuffle(cards)
        self.piles[zone.number] = cards + self.piles[zone.number]
        places = self.places
        number = zone.number
        for card in cards:
            places[card.serial] = number

    def leave_play(self, card: Card[D]) -> None:
        """Drop the object of a card that leaves play, and what watches because of it."""
        del self.objects[card.serial]

    def shuffle(self, zone: Zone) -> None:
        """Shuffle a zone. Nobody knows any more which card of it lies where."""
        self.randomness.shuffle(self.piles[zone.number])
        self.known.pop(zone.number, None)

    # Knowledge

    def knows(self, player: int, card: Card[D]) -> bool:
        """Whether a player may know which card this is, where it lies now."""
        zone = self.zones[self.places[card.serial]]
        if zone.visibility == PUBLIC or (zone.visibility == PRIVATE and zone.owner == player):
            return True
        return player >= 0 and bool(self._known_to(card.serial, zone.number) >> player & 1)

    def show(self, card: Card[D], players: int) -> None:
        """Let some players, as bits, know a card where it lies."""
        self.show_all([card], players)

    def show_all(self, cards: list[Card[D]], players: int) -> None:
        """Let some players, as bits, know several cards where they lie.

        Where places can't be told apart, a card that is shown may be the copy that a player knew before.
        """
        players &= self.everybody()
        for card in cards:
            zone = self.place_of(card)
            seen = self._known_to(card.serial, zone.number)
            if not zone.ordered:
                self._forget_copies(card, zone, players & ~seen, cards)
            self._note(card.serial, zone.number, seen | players)

    def seen_by(self, card: Card[D]) -> int:
        """The players, as bits, who know a card where it lies now."""
        zone = self.zones[self.places[card.serial]]
        if zone.visibility == PUBLIC:
            return EVERYBODY
        seen = self._known_to(card.serial, zone.number)
        if zone.visibility == PRIVATE:
            seen |= self.seats[zone.owner].bit
        return EVERYBODY if seen == self.everybody() else seen

    def everybody(self) -> int:
        """All players, as bits."""
        return (1 << len(self.seats)) - 1

    def learn_by_move(self, card: Card[D], origin: Zone, zone: Zone) -> None:
        """Keep what players know of a card that moved, and of those it moved away from."""
        seen = self._take_knowledge(card.serial, origin.number)
        if zone.visibility == PUBLIC:
            if origin.visibility == PRIVATE and not origin.ordered:
                self._forget_copies(card, origin, EVERYBODY & ~seen, [])
            return
        if origin.visibility == PUBLIC:
            seen = self.everybody()
        elif origin.visibility == PRIVATE:
            seen = self._seen_going(origin, seen)
        if seen:
            self._note(card.serial, zone.number, seen)

    def _carry_knowledge(self, moved: list[Card[D]], origin: Zone, zone: Zone) -> None:
        """Keep what players know of cards that moved together, as long as not everybody sees them."""
        for card in moved:
            seen = self._take_knowledge(card.serial, origin.number)
            if seen and zone.visibility != PUBLIC:
                self._note(card.serial, zone.number, seen)

    def _seen_going(self, origin: Zone, seen: int) -> int:
        """Who knows a card that went unseen from a player's zone: the owner saw it go.

        Where places can't be told apart, the others can't tell which card went.
        """
        owner = self.seats[origin.owner].bit
        if origin.ordered:
            return seen | owner
        for serial in list(self.known.get(origin.number, ())):
            self._forget(serial, origin.number, ~owner)
        return owner

    def _forget_copies(self, card: Card[D], zone: Zone, unaware: int, shown: list[Card[D]]) -> None:
        """Let players who didn't know this card of a zone without order take it for a copy that they knew there.

        The copies that are shown beside it are others.
        """
        here = self.known.get(zone.number)
        if here is None:
            return
        for serial, players in list(here.items()):
            copy = self.box[serial]
            if players & unaware and copy.definition == card.definition and copy not in shown:
                self._forget(serial, zone.number, unaware)
                unaware &= ~players

    def _known_to(self, serial: int, number: int) -> int:
        """The players, as bits, who know a card of a zone though they could not see it there."""
        here = self.known.get(number)
        return 0 if here is None else here.get(serial, 0)

    def _note(self, serial: int, number: int, players: int) -> None:
        """Note who knows a card of a zone."""
        here = self.known.get(number)
        if here is None:
            self.known[number] = {serial: players}
        else:
            here[serial] = players

    def _forget(self, serial: int, number: int, players: int) -> None:
        """Take from some players what they know of a card of a zone."""
        left = self._take_knowledge(serial, number) & ~players
        if left:
            self._note(serial, number, left)

    def _take_knowledge(self, serial: int, number: int) -> int:
        """Take from everybody what they know of a card of a zone, and return who knew it, as bits."""
        here = self.known.get(number)
        if here is None:
            return 0
        players = here.pop(serial, 0)
        if not here:
            del self.known[number]
        return players

    # Questions

    def ask(self, question: Question) -> Choice:
        """Ask a player, and return one of the choices.

        Raises:
            IllegalAnswer: The answer is not among the choices.
            Unanswered: There is no answer yet; whoever runs the game takes this step again later.
        """
        player = question.player
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
