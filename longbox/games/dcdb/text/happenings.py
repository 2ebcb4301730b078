"""What is waited for, whoever does it, and for how long: always, for this turn, once, or until one's next turn.

[cube 1.101]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, OfNamedType
from longbox.games.dcdb.marks import marks_of
from longbox.games.dcdb.text.abilities import TurnAbility, got_in_way
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.text.turns_end import TYPE_IS_FORGOTTEN
from longbox.games.dcdb.this_turn import BUY, GAIN
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import MOMENT, PLAYER, Term, parts_of

YOU: Final = "you"
A_FOE: Final = "a foe"
ANYBODY: Final = "a player"

PLAYS: Final = "plays"
BUYS: Final = "buys"
GAINS: Final = "gains"
GETS: Final = "buys or gains"
DISCARDS: Final = "discards"
DESTROYS: Final = "destroys"
DEFEATS: Final = "defeats"

GOT: Final[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)
NO_MARKS: Final = 0
IN_OWN_TURN: Final = (PLAYS, BUYS, DEFEATS)
"""What a player does in the own turn alone."""

ONLY_LATER: Final = (
    'foes play and buy cards in their own turns, not in this one: say "until the start of your next turn, whenever ..."'
)
NOT_IN_THEIR_TURN: Final = (
    "it happens in the turns of foes, where you have no Power and your turn is not counted: "
    "let it do something else, like draw cards"
)


class Happening(Term):
    """Somebody does something with a card of a kind: "a foe plays a Villain".

    Attributes:
        who: You, a foe, or anybody.
        deed: What is done: `PLAYS`, `BUYS`, `DISCARDS`, ...
    """

    fields = ("who", "deed", "kind")
    mentions = ("kind",)

    def brought(self) -> tuple[str, ...]:
        """A foe who does it is "that foe" in what follows."""
        return (PLAYER,) if self.who == A_FOE else ()

    def __init__(self, who: str, deed: str, kind: CardKind) -> None:
        self.who = who
        self.deed = deed
        self.kind = kind

    def is_it(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        """Whether this is what happened, as the player sees it who waits for it."""
        if not self.is_deed(game, event) or not self.is_by(game, watcher.controller, event.player):
            return False
        if not event.cards:
            return False
        kind = self.kind
        if kind.depends:
            kind = kind.seen_from(game, Resolution(watcher.controller, watcher.source))
        return kind.matches(game, event.cards[0])

    def is_in_their_turn(self) -> bool:
        """Whether it only happens in the turns of foes: cards are played and bought in one's own. [dcdb Turns]"""
        return self.who == A_FOE and self.deed in IN_OWN_TURN

    def not_then(self, effect: CardEffect) -> str:
        """Why something can't be done as this happens; nothing if it can."""
        parts = [*parts_of(self.kind), *parts_of(effect)]
        if any([isinstance(part, OfNamedType) for part in parts]):
            return TYPE_IS_FORGOTTEN
        needs = [need for part in parts_of(effect) for need in part.needs if need.of == MOMENT]
        if self.is_in_their_turn() and any([circumstances.OTHER_TURNS not in need.able for need in needs]):
            return NOT_IN_THEIR_TURN
        return ""

    def is_by(self, game: DeckBuildingGame, player: int, doer: int) -> bool:
        """Whether the one who did it is meant."""
        if self.who == ANYBODY:
            return True
        return doer == player if self.who == YOU else doer in game.foes(player)

    def is_deed(self, game: DeckBuildingGame, event: Event) -> bool:
        """Whether this is what is waited for, whoever did it: cards are discarded from hands. [cube 6.192, 6.201]"""
        kind = event.kind
        if self.deed == PLAYS:
            return kind is events.PLAYED
        if self.deed == DISCARDS:
            return kind is events.DISCARDED and bool(event.note == events.FROM_HAND)
        if self.deed == DESTROYS:
            return kind is events.DESTROYED
        if self.deed == DEFEATS:
            return kind is events.DEFEATED
        if kind not in GOT:
            return False
        return self.deed == GETS or got_in_way(game, BUY if self.deed == BUYS else GAIN, event)


class Whenever(TurnAbility):
    """Whenever it happens, in anybody's turn."""

    fields: ClassVar[tuple[str, ...]] = ("happening", "effect")
    kinds: ClassVar[tuple[EventKind, ...]] = (
        events.PLAYED,
        events.BOUGHT,
        events.DEFEATED,
        events.GAINED,
        events.DISCARDED,
        events.DESTROYED,
    )
    own_events = False
    read_when: ClassVar[tuple[str, ...]] = (
        circumstances.OWN_TURN,
        circumstances.OTHER_TURNS,
        circumstances.BETWEEN_TURNS,
    )

    def __init__(self, happening: Happening, effect: CardEffect) -> None:
        self.happening = happening
        self.effect = effect
        self.marks = marks_of(happening.kind) if happening.deed == PLAYS else NO_MARKS

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return self.happening.is_it(game, watcher, event)

    def unclear(self) -> str:
        return self.happening.not_then(self.effect)


class WheneverOnYourTurn(Whenever):
    """Whenever it happens in its player's own turns."""

    read_when = (circumstances.OWN_TURN,)

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return game.active == watcher.controller and super().triggers(game, watcher, event)

    def unclear(self) -> str:
        return ONLY_LATER if self.happening.is_in_their_turn() else super().unclear()


class WheneverInTurn(Whenever):
    """Whenever it happens in the turn that goes on."""

    read_when = (circumstances.OWN_TURN,)


class Once(WheneverInTurn):
    """The next time that it happens, and not again."""

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if game.is_watching(watcher):
            game.stop_watching(watcher)
            super().resolve(game, watcher, event)


class UntilNextTurn(Whenever):
    """Whenever it happens, up to the start of its player's next turn, though its card has left play. [cube 1.010]"""

    kinds: ClassVar[tuple[EventKind, ...]] = (
        events.PLAYED,
        events.BOUGHT,
        events.DEFEATED,
        events.GAINED,
        events.DISCARDED,
        events.DESTROYED,
        events.BEGAN_TURN,
    )
    outlives = True

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        if event.kind is not events.BEGAN_TURN:
            return super().triggers(game, watcher, event)
        if event.player == watcher.controller and game.is_watching(watcher):
            game.stop_watching(watcher)
        return False


class ForAWhile(CardEffect):
    """Let something be done when it happens later.

    It speaks of nothing that was said before, and what follows, which is done now, of nothing that it will do.
    """

    fields = ("happening", "effect")
    begins = True
    several = True
    silent = True
    passing: ClassVar[bool] = True

    def __init__(self, happening: Happening, effect: CardEffect) -> None:
        self.happening = happening
        self.effect = effect
        self.waiting = self.ability()

    def ability(self) -> Whenever:
        """What waits."""
        raise NotImplementedError

    def unclear(self) -> str:
        if self.passing and self.happening.is_in_their_turn():
            return ONLY_LATER
        return self.happening.not_then(self.effect)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        watcher = EventWatcher(
            self.waiting, resolution.player, resolution.source, game.next_time(), passing=self.passing
        )
        game.watch(watcher)


class WheneverItHappensThisTurn(ForAWhile):
    """Whenever it happens later this turn."""

    needs = circumstances.IN_YOUR_TURN

    def ability(self) -> Whenever:
        return WheneverInTurn(self.happening, self.effect)


class NextTimeThisTurn(ForAWhile):
    """The next time that it happens this turn."""

    needs = circumstances.IN_YOUR_TURN

    def ability(self) -> Whenever:
        return Once(self.happening, self.effect)


class WheneverUntilNextTurn(ForAWhile):
    """Whenever it happens until the start of the player's next turn."""

    passing = False

    def ability(self) -> Whenever:
        return UntilNextTurn(self.happening, self.effect)
