"""Where the next card goes that is bought or gained later in the turn. [dcdb Gaining Cards]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.abilities import got_in_way
from longbox.games.dcdb.text.effects import TO_HAND, TO_TOP, CardEffect
from longbox.games.dcdb.text.effects.putting import to_hand, to_top
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event, EventKind


class NextGainedElsewhere(EventAbility):
    """When a card of a kind is bought or gained later this turn, once: it goes where the text says, or may go there."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "to_hand", "how", "optional")
    kinds: ClassVar[tuple[EventKind, ...]] = (events.BOUGHT, events.DEFEATED, events.GAINED)
    own_events = True

    def __init__(self, kind: CardKind, to_hand: bool, how: str, optional: bool) -> None:
        self.kind = kind
        self.to_hand = to_hand
        self.how = how
        self.optional = optional

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        meant = not self.how or got_in_way(game, self.how, event)
        return meant and event.player == watcher.controller and self.kind.matches(game, event.cards[0])

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        if not game.is_watching(watcher):
            return
        game.stop_watching(watcher)
        player = watcher.controller
        card = event.cards[0]
        if game.lies_in(card, game.players[player].discard):
            prompt = TO_HAND if self.to_hand else TO_TOP
            chosen = game.choose_card(player, prompt, [card], watcher.source, optional=self.optional)
            if chosen is not None:
                put_where_it_goes(game, player, chosen, to_its_hand=self.to_hand)


def put_where_it_goes(game: DeckBuildingGame, player: int, card: GameCard, *, to_its_hand: bool) -> None:
    """Put a card into the hand, or on top of the deck."""
    if to_its_hand:
        to_hand(game, player, card)
    else:
        to_top(game, player, card)


class NextGainedGoes(CardEffect):
    """Put the next card of a kind that is bought or gained this turn into the hand, or on top of the deck.

    [dcdb Gaining Cards]
    """

    fields: ClassVar[tuple[str, ...]] = ("kind", "to_hand", "how")
    defaults: ClassVar[dict[str, object]] = {"how": ""}
    needs = circumstances.IN_YOUR_TURN

    def __init__(self, kind: CardKind, to_hand: bool, how: str = "") -> None:
        self.kind = kind
        self.to_hand = to_hand
        self.how = how

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.wait(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.wait(game, resolution, optional=True)

    def wait(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Wait for it; whether it is put there is asked then, if it is left to the player."""
        if resolution.player == game.active:
            ability = NextGainedElsewhere(self.kind, self.to_hand, self.how, optional)
            game.watch(EventWatcher(ability, resolution.player, resolution.source, game.next_time(), passing=True))


class NextGainedMayGo(NextGainedGoes):
    """The same where it is left to the player: "the next card you gain this turn may be put into your hand"."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.wait(game, resolution, optional=True)
