"""Abilities that triggered: in which order they are resolved, and which of them are missed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.board import Board
from longbox.games.dcdb.table import REMOVED
from longbox.games.dcdb.waiting import NOWHERE, Triggered, WaitingAbility
from longbox.kernel.choices import Choice, Word
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

ORDER_TRIGGERS: Final[Prompt] = Prompt("Which ability is resolved first", "Resolving Card Abilities", ordered=True)
RESOLVE_OR_MISS: Final[Prompt] = Prompt("Resolve an ability that triggered, or miss it", "10.040")
MISS: Final[Word] = Word("miss", "Miss what may be missed")


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggering(Board):
    """A table at which what triggered is resolved. [dcdb Resolving Card Abilities] [cube 2.030, 2.070]"""

    __slots__ = ()

    def resolve_triggers(self) -> None:
        """Resolve what was triggered, one after another. [dcdb Resolving Card Abilities]

        The player who takes the turn comes first and then the others clockwise; each orders their own. In the Cube,
        that player comes last. After each, it begins again. [cube 2.030, 2.070-2.073]

        Raises:
            EndlessTexts: They trigger each other without end.
        """
        while self.pending and self.ledger.outright == NOBODY:
            trigger = self._next_or_missed() if self.format.may_miss else self._next_trigger()
            if trigger is not None:
                self.pending.remove(trigger)
                self.resolve_trigger(trigger)
                if self.ledger.ending_turn:
                    self.drop_moot()

    def resolve_trigger(self, trigger: Triggered) -> None:
        """Do what an ability says that triggered.

        In the Cube, it does nothing more with its card, where that lies elsewhere by now. [cube 3.040]
        """
        around = self.ledger.strayed
        if self.format.may_miss and self.has_strayed(trigger):
            self.ledger.strayed = trigger.event.cards
        trigger.watcher.waiting.resolve(self, trigger.watcher, trigger.event)
        self.ledger.strayed = around

    def has_strayed(self, trigger: Triggered) -> bool:
        """Whether the card that was waited for has changed its zone since, or left the game. [cube 3.040, 3.080]"""
        if trigger.place == NOWHERE:
            return False
        return self.places[trigger.event.cards[0].serial] != trigger.place or trigger.place == REMOVED.number

    def drop_moot(self) -> None:
        """Forget what waits for the end of a turn with a card that lies there no more. [cube 3.040, 8.030]"""
        self.pending = [one for one in self.pending if not one.watcher.waiting.is_moot(self, one.watcher)]

    def _next_trigger(self) -> Triggered:
        pending: list[Triggered] = self.pending
        if len(pending) == 1:
            return pending[0]
        for player in self.triggers_of():
            own = [trigger for trigger in pending if trigger.watcher.controller == player]
            if len(own) == 1:
                return own[0]
            if own:
                choices: list[Choice] = [WaitingAbility(trigger) for trigger in own]
                answer = self.ask(Question(player, ORDER_TRIGGERS, choices))
                assert isinstance(answer, WaitingAbility)
                return answer.trigger
        raise AssertionError("a trigger without a player")

    def _next_or_missed(self) -> Triggered | None:
        """The next trigger, or none where its player misses all that may be missed of those left.

        To miss one of several, a player resolves the others first. [cube 1.100-1.103, 2.030, 2.053, 2.060, 10.040]
        """
        pending: list[Triggered] = self.pending
        if len(pending) == 1:
            alone = pending[0]
            return (
                self._choose_trigger(alone.watcher.controller, [alone], [alone]) if self.may_be_missed(alone) else alone
            )
        for player in self.triggers_of():
            own = [trigger for trigger in pending if trigger.watcher.controller == player]
            missable = [trigger for trigger in own if self.may_be_missed(trigger)]
            if len(own) == 1 and not missable:
                return own[0]
            if own:
                return self._choose_trigger(player, own, missable)
        raise AssertionError("a trigger without a player")

    def may_be_missed(self, trigger: Triggered) -> bool:
        """Whether a player may leave what triggered: not if its card says that it is of type C. [cube 1.101, 1.103]"""
        source = trigger.watcher.source
        if source is not None and source.definition.must_be_resolved:
            return False
        return trigger.watcher.waiting.may_be_missed(self, trigger.watcher)

    def _choose_trigger(self, player: int, own: list[Triggered], missable: list[Triggered]) -> Triggered | None:
        """Let a player choose which trigger is resolved next, or miss those that may be missed. [cube 2.030, 10.040]"""
        choices: list[Choice] = [WaitingAbility(trigger) for trigger in own]
        prompt = ORDER_TRIGGERS
        if missable:
            choices.append(MISS)
            prompt = RESOLVE_OR_MISS
        answer = self.ask(Question(player, prompt, choices))
        if isinstance(answer, WaitingAbility):
            return answer.trigger
        for trigger in missable:
            self.pending.remove(trigger)
            self.note_missed(player, trigger)
        return None

    def note_missed(self, player: int, trigger: Triggered) -> None:
        """Write down what a player missed; a card might have told to draw. [cube 10.040, Robin (Crisis 1)]"""
        source = trigger.watcher.source
        self.log.append(Event(events.MISSED, player, [], 0, source))
        if player != self.active or source is None or source.definition.is_hero:
            return
        if trigger.watcher.waiting.draws():
            self.ledger.this_turn.missed_a_draw = True

    def win_outright(self, player: int) -> None:
        """Let a player win by a card's text: nothing that waits is resolved any more. [cube Kyle Rayner (Heroes Unite)]

        The game ends as soon as the action that brought it about is over.
        """
        if self.ledger.outright == NOBODY:
            self.ledger.outright = player
        self.pending.clear()

    def triggers_of(self) -> list[int]:
        """The players in the order in which their triggers are resolved.

        [dcdb Resolving Card Abilities] [cube 2.070-2.073]
        """
        first = self.turn_player
        return self.clockwise_from(first if self.format.active_player_first else self.next_player(first))
