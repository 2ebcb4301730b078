"""What cards elsewhere do for the player of a Main Character who controls them in own turns. [cube 6.141, 6.301]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.places import controlled_elsewhere, controls_elsewhere
from longbox.games.dcdb.table import LINE_UP
from longbox.games.dcdb.text.keywords import OngoingUnity, Unity
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.events import Event, EventKind


class AnswersElsewhere(EventAbility):
    """What waits on the cards that are controlled elsewhere waits for this player, too.

    It never triggers itself: what triggers on those cards joins what waits, each as an ability of its own card.
    """

    kinds: ClassVar[tuple[EventKind, ...]] = tuple(events.KINDS)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        player = watcher.controller
        if controls_elsewhere(game, player):
            for card in controlled_elsewhere(game, player):
                for ability in granted_by(game, card):
                    self.let_answer(game, EventWatcher(ability, player, card, game.next_time()), event)
        return False

    def let_answer(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        """Let what waits on one of the cards answer, if it waits for this, and after it."""
        if answers(game, watcher, event):
            game.let_trigger(watcher, event)


class GuardsElsewhere(AnswersElsewhere):
    """The same of what answers before something happens."""

    guards = True

    def let_answer(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if watcher.waiting.guards and not event.prevented and answers(game, watcher, event, guards=True):
            watcher.waiting.resolve(game, watcher, event)


CONTROL_ELSEWHERE: Final[tuple[EventAbility, ...]] = (AnswersElsewhere(), GuardsElsewhere())


def answers(game: DeckBuildingGame, watcher: EventWatcher, event: Event, *, guards: bool = False) -> bool:
    """Whether an ability waits for an event: after it, or before it where it guards."""
    ability = watcher.waiting
    if ability.guards != guards or event.kind not in ability.kinds:
        return False
    if ability.own_events and event.player != watcher.controller:
        return False
    return ability.triggers(game, watcher, event)


def granted_by(game: DeckBuildingGame, card: GameCard) -> Sequence[EventAbility]:
    """The abilities that a card which is controlled elsewhere gives.

    Ongoing effects are given as long as the card is in play. In the Line-Up it isn't; but Unity asks for control alone,
    where it isn't Ongoing itself. [cube 6.301, 6.540]
    """
    abilities = card.definition.abilities
    if game.lies_in(card, LINE_UP):
        return [one for one in abilities if isinstance(one, Unity) and not isinstance(one, OngoingUnity)]
    return [*abilities, *[one for text in game.texts_given(card) for one in text.abilities]]
