"""Whether what players are offered could change the game, apart from its cost. [champions Ability, Card Ability]

Each offered ability and basic power is taken in a copy of the game; what there is before its effect and afterwards is
compared. Compiled code can't be watched like this; the plain build has the same rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from longbox.conformance.answering import Sequel, all_answer
from longbox.games.champions.abilities import CardAbility, Situation
from longbox.games.champions.act import Act
from longbox.games.champions.actions import attacking, initiating
from longbox.games.champions.actions.payment import PaymentQuestion, ResourceAbility, generated
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.turn import turn
from longbox.games.champions.turn.basic_powers import BasicPower
from longbox.games.champions.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question

from .games import SYSTEM, BriskPlayer

TRIES = 6
"""How often an ability is tried with other answers: it need not change the game whatever is chosen."""


class Offer(NamedTuple):
    """An ability or basic power that a player was offered.

    Attributes:
        number: Which question of the step offered it.
        place: Its place among the choices.
        choice: The answer.
    """

    number: int
    place: int
    choice: Choice

    def words(self) -> str:
        """What it is called."""
        return self.choice.words()


def snapshot(game: ChampionsGame, situation: Situation | None) -> tuple[object, ...]:
    """All that an effect can change, in the middle of a step too."""
    event = None if situation is None else situation.event
    acts = tuple([of_act(act) for act in game.acts])
    surge = situation is not None and situation.gains_surge
    return (game.state(), acts, None if event is None else of_event(event), surge)


def of_act(act: Act) -> tuple[object, ...]:
    """What can change of an attack or scheme while it goes on."""
    target = None if act.target is None else act.target.serial
    defender = None if act.defender is None else act.defender.serial
    return (id(act), act.boost, len(act.gained), act.player, target, defender, len(act.boost_cards), len(act.defenses))


def of_event(event: Happening) -> tuple[object, ...]:
    """What can change of an occurrence that is about to happen."""
    return (event.amount, event.prevented, event.instead, event.cancelled)


class Watch:
    """Watches one offer being taken.

    Attributes:
        changed: Whether its effect changed anything; none if it never came to it. It need not, where its cost cost
            the player's life: the consequences of paying are left out of account.
    """

    def __init__(self, offer: Choice) -> None:
        self.offer = offer
        self.changed: bool | None = None
        self._before: tuple[object, ...] | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch meanwhile."""
        with (
            patch.object(initiating, "resolve", self._resolve(initiating.resolve)),
            patch.object(turn, "use_power", self._use_power(turn.use_power)),
            patch.object(attacking, "take_consequential_damage", self._suffer(attacking.take_consequential_damage)),
        ):
            yield

    def _resolve(self, resolve: Any) -> Any:
        def watched(game: ChampionsGame, ability: CardAbility, situation: Situation) -> None:
            meant = self._is_meant(ability, situation.source)
            before = snapshot(game, situation) if meant else None
            resolve(game, ability, situation)
            if meant:
                self.changed = game.eliminated[situation.player] or snapshot(game, situation) != before

        return watched

    def _is_meant(self, ability: CardAbility, source: GameCard | None) -> bool:
        offer = self.offer
        if self.changed is not None or not isinstance(offer, UseAbility) or source is None:
            return False
        return offer.ability is ability and source.serial == offer.card.serial

    def _use_power(self, use_power: Any) -> Any:
        def watched(game: ChampionsGame, player: int, use: BasicPower) -> None:
            permanent = game.permanent(use.character)
            permanent.exhausted = True
            self._before = snapshot(game, None)
            permanent.exhausted = False
            use_power(game, player, use)
            self._compare(game)

        return watched

    def _suffer(self, suffer: Any) -> Any:
        def watched(game: ChampionsGame, ally: GameCard, amount: int) -> None:
            self._compare(game)
            suffer(game, ally, amount)

        return watched

    def _compare(self, game: ChampionsGame) -> None:
        if self._before is not None and self.changed is None and isinstance(self.offer, BasicPower):
            self.changed = snapshot(game, None) != self._before


def offers_of(game: ChampionsGame, luck: int) -> tuple[list[int], list[Offer]]:
    """Take a step with a game; what was answered, by the places of the answers, and what was offered on the way."""
    line = Sequel([], BriskPlayer(luck))
    all_answer(game, line)
    SYSTEM.step(game)
    offers = [
        Offer(number, place, choice)
        for number, question in enumerate(line.questions)
        for place, choice in enumerate(question.choices)
        if isinstance(choice, UseAbility | BasicPower)
    ]
    return line.places, offers


def could_change(rest: ChampionsGame, places: list[int], offer: Offer) -> bool:
    """Whether an offer, taken in a copy with one or another way to go on, changes the game beyond its cost."""
    for luck in range(TRIES):
        branch = rest.copy()
        all_answer(branch, Sequel([*places[: offer.number], offer.place], BriskPlayer(luck)))
        watch = Watch(offer.choice)
        with watch.watching():
            SYSTEM.step(branch)
        if watch.changed:
            return True
    return False


def generates_something(game: ChampionsGame, question: Question, choice: ResourceAbility) -> bool:
    """Whether a resource ability makes a resource for the payment that is asked for."""
    assert isinstance(question, PaymentQuestion)
    return generated(game, question.payment, choice).total > 0
