"""Finding a moment of a game at which somebody can try a card: bots play until it is in a hand, and can be used.

So the position is one that the rules lead to, and its game is a record like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from longbox.games import find
from longbox.games.provenance import stamped
from longbox.games.workshop import Workshop
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.record import Record
from longbox.kernel.view import View
from longbox.kernel.zones import PRIVATE, PUBLIC
from longbox.lab.plan import derive
from longbox.players.registry import make_player

GAMES: Final = 25
"""So many games are tried."""
MOST_ANSWERS: Final = 400
"""So long is waited for a card in one of them."""
ANY_PLACE: Final = Workshop()
"""Every answer about a card plays it."""


IsAsked = Callable[[Question, View[Any]], bool]
"""Whether somebody is asked a question, from their view; some tables answer what can be answered in one way only."""


def always_asked(question: Question, view: View[Any]) -> bool:
    """Somebody is asked each question."""
    return True


class NotFound(LongboxError):
    """In no game the card came where somebody could try it."""


class _There(Exception):
    """The moment is there."""


class _TooLate(Exception):
    """The card does not come in this game."""


class _Seeker(Answerer):
    """Plays as a bot, takes a card where it can, and stops where it can be tried.

    Attributes:
        keys: The answers of all players so far.
        by: The seat of each.
        seen: How many answers there were when the card first lay open as the first seat was asked; -1 before.
    """

    def __init__(
        self,
        player: Answerer,
        game: Game[Any],
        names: Sequence[str],
        keys: list[str],
        by: list[int],
        is_asked: IsAsked,
        place: Workshop,
        *,
        held: bool,
    ) -> None:
        self.player = player
        self.thinks = player.thinks
        self.keys = keys
        self.by = by
        self.seen = -1
        self._game = game
        self._name = names[0]
        self._names = names
        self._is_asked = is_asked
        self._place = place
        self._held = held

    def answer(self, question: Question, view: View[Any]) -> Choice:
        if len(self.keys) >= MOST_ANSWERS:
            raise _TooLate
        taken = self._taken(question, view) if question.player == 0 else None
        choice = taken or self.player.answer(question, view)
        self.keys.append(question.key_of(choice))
        self.by.append(question.player)
        return choice

    def _taken(self, question: Question, view: View[Any]) -> Choice | None:
        """What the first seat takes so that the card can be tried later, if that is offered.

        Raises:
            _There: It can be tried now.
        """
        offered = [choice for name in self._names for choice in question.choices if name in choice.key()]
        own = [choice for choice in offered if self._name in choice.key()]
        has_it = _is_held(self._game, self._name)
        tried = has_it and any([self._place.plays(question, choice) for choice in own])
        if tried and self._is_asked(question, view):
            raise _There
        if self.seen < 0 and _lies_open(self._game, self._name):
            self.seen = len(self.keys)
        if self.seen >= 0 and not self._held and self._is_asked(question, view):
            raise _There
        if has_it and own:
            offered = [choice for choice in own if self._place.brings_near(question, choice)]
        return offered[0] if offered else None

    def asks_first(self, players: list[int]) -> int:
        return self.player.asks_first(players)


class Moment:
    """A moment of a game.

    Attributes:
        record: The game up to there.
        by: The seat of each of its answers.
        held: Whether the card is in the hand of the first seat; else it lies open on the table.
    """

    def __init__(self, record: Record, by: list[int], *, held: bool) -> None:
        self.record = record
        self.by = by
        self.held = held


def find_moment(
    game: str,
    options: dict[str, Any],
    names: Sequence[str],
    seed: int,
    is_asked: IsAsked = always_asked,
    place: Workshop = ANY_PLACE,
    *,
    held: bool = True,
) -> Moment:
    """A moment at which the first seat is asked and can use a card from its hand, or sees one that nobody holds.

    Args:
        game: The short name of the game.
        options: What is agreed on, with the card in it.
        names: The card, and what whoever seeks it takes, too, where it is offered.
        seed: Decides all that is left to chance.
        is_asked: Whether the first seat is asked a question at the table that goes on from there.
        place: What the game says of trying cards: which answers play one.
        held: Whether such a card is ever held.

    Raises:
        NotFound: In no game it came so far, nor did it lie open on the table.
        LongboxError: The options don't fit the game.
    """
    open_one: Moment | None = None
    for number in range(GAMES):
        moment = _played(game, options, names, derive(seed, number), is_asked, place, held=held)
        if moment is not None and (moment.held or not held):
            return moment
        open_one = open_one or moment
    if open_one is None:
        raise NotFound(
            f"In {GAMES} games nobody came to hold {names[0]}. Put it into a deck, or let there be more copies."
        )
    return open_one


def _played(
    name: str,
    options: dict[str, Any],
    names: Sequence[str],
    seed: int,
    is_asked: IsAsked,
    place: Workshop,
    *,
    held: bool,
) -> Moment | None:
    """One game, up to the moment that was looked for; nothing if it never came."""
    system = find(name)
    game = system.new_game(options, seed)
    keys: list[str] = []
    by: list[int] = []
    bots = [make_player("greedy", name, derive(seed, seat + 1)) for seat in range(len(game.seats))]
    seekers = [_Seeker(bot, game, names, keys, by, is_asked, place, held=held) for bot in bots]
    game.answerers = [*seekers]
    there = False
    try:
        system.play(game)
    except _There:
        there = True
    except _TooLate:
        pass
    count = len(keys) if there else seekers[0].seen
    if count < 0:
        return None
    return Moment(stamped(Record(name, options, seed, tuple(keys[:count]))), by[:count], held=there and held)


def _is_held(game: Game[Any], name: str) -> bool:
    """Whether the first seat has a card in its hand."""
    return any([_lies(game, card, PRIVATE, 0) for card in game.box if card.definition.name.startswith(name)])


def _lies_open(game: Game[Any], name: str) -> bool:
    return any([_lies(game, card, PUBLIC) for card in game.box if card.definition.name.startswith(name)])


def _lies(game: Game[Any], card: Any, visibility: int, owner: int | None = None) -> bool:
    zone = game.place_of(card)
    return zone.visibility == visibility and owner in (None, zone.owner)
