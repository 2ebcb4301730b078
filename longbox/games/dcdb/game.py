"""The actions that the rules and cards of a deck-building game are made of.

What a text can tell to do (draw, gain, discard, destroy, put, reveal, play) is a method here, with
its rule; when it is done is told by `turn`, `attacks` and the effects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from longbox.games.dcdb import events
from longbox.games.dcdb.actions.acquiring import Acquiring
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.table import (
    REMOVED,
    SUPER_VILLAIN_STACK,
)
from longbox.games.dcdb.waiting import EventAbility
from longbox.kernel.cards import Card
from longbox.kernel.effects import Effect, Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import EVERYBODY, PUBLIC, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckBuildingGame(Acquiring):
    """A game of two to five deck builders."""

    CHOOSE_ONE: ClassVar[Prompt] = Prompt("Choose one", "Order of Playing Your Cards")

    __slots__ = ()

    def copy(self) -> DeckBuildingGame:
        other = super().copy()
        assert isinstance(other, DeckBuildingGame)
        return other

    # Playing cards

    def play_from_hand(self, player: int, card: GameCard) -> None:
        """Play a card of the active player's hand. [dcdb Order of Playing Your Cards] [cube 6.350]

        A card in a hand is no object, and everybody sees it go: little of what `move` does is needed. Most cards
        only give Power; if nothing waits for such a card, it is counted and told of, and that is all.
        """
        serial = card.serial
        seat = self.players[player]
        hand = seat.hand.number
        play_area = seat.play.number
        self.piles[hand].remove(card)
        self.piles[play_area].append(card)
        self.places[serial] = play_area
        if self.known and hand in self.known:
            self.learn_by_move(card, seat.hand, seat.play)
        plain = seat.plain_plays[serial]
        if plain is None or card.definition.marks & self.awaited[player]:
            if card.definition.stays:
                self.enter_play(card, seat.play)
            self._carry_out(player, card)
        else:
            self.played.append(card)
            self.power_gained += plain.amount
            self.log.append(plain)

    def play(
        self, player: int, card: GameCard, goes_to: Zone | None = None, again: bool = False, teamworked: bool = False
    ) -> None:
        """Play a card from wherever it lies. [dcdb Order of Playing Your Cards, Locations, Cards without Effect]

        Args:
            player: Who plays it, and controls it while it is in play.
            card: The card.
            goes_to: Where it goes at the end of the turn, if not to its owner's discard pile.
            again: Whether it is in play already, and stays there.
            teamworked: Whether it goes on top of its owner's deck whenever it leaves play. [cube 6.500]
        """
        if self.ledger.this_turn.given:
            self.ledger.this_turn.given.pop(card.serial, None)
        if not again:
            if self.later_sets:
                self.forget_notes(card)
                self.let_go_attached(card)
            self.move(card, self.players[player].play)
        if goes_to is not None:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), player, goes_to)
        if teamworked:
            self.objects[card.serial] = PlayedCard(card, self.next_time(), player, returns=True)
        self._carry_out(player, card, again)

    def note_types(self, card: GameCard) -> None:
        """Record a card that is to count as played with its types as they are now, where they can change.

        It is of those that were named for the next card. [cube 1.020, 2.020]
        """
        turn = self.ledger.this_turn
        if turn.next_types:
            self.give_next_types(card)
        if card.definition.owned_types or turn.types_given:
            turn.played_as[len(self.played)] = self.recorded(card)

    def _carry_out(self, player: int, card: GameCard, again: bool = False) -> None:
        """Give the Power of a card that is played, then do what else its text says. [dcdb Resolving Card Abilities]

        That is done at once; what it triggers waits.
        """
        definition = card.definition
        if (
            self.later_sets
            and self.format.played_when_resolved
            and (definition.further is not None or definition.abilities)
        ):
            self._resolve_then_play(player, card, again)
            return
        if player == self.active:
            self.power_gained += definition.power
            if self.later_sets or definition.owned_types:
                self.note_types(card)
            self.played.append(card)
            plain = self.players[player].plain_plays[card.serial]
            event = Event(events.PLAYED, player, card.alone, definition.power) if plain is None else plain
        else:
            event = Event(events.PLAYED, player, card.alone)
        if definition.marks & self.awaited[player]:
            self.emit(event)
        else:
            self.log.append(event)
        if definition.further is not None:
            self._resolve(definition.further, player, card, event)
        if definition.abilities and not again:
            self.watch_for(player, card)

    def _resolve_then_play(self, player: int, card: GameCard, again: bool) -> None:
        """The same where a card counts as played, and triggers by it, as soon as it is resolved. [cube 2.020, 6.352]

        What its text puts into play sees it played, and so do some abilities that it has itself.

        [cube New Titans Tower (Teen Titans), Tactile Telekinesis (Teen Titans)]
        """
        definition = card.definition
        if player == self.active:
            self.power_gained += definition.power
            plain = self.players[player].plain_plays[card.serial]
            event = Event(events.PLAYED, player, card.alone, definition.power) if plain is None else plain
        else:
            event = Event(events.PLAYED, player, card.alone)
        self.log.append(event)
        if definition.further is not None:
            self._resolve(definition.further, player, card, event)
        if player == self.active:
            turn = self.ledger.this_turn
            if turn.next_types or turn.types_given or definition.owned_types:
                self.note_types(card)
            self.played.append(card)
        in_play = self.places[card.serial] == self.players[player].play.number
        if not in_play:
            self.note_resolved(card)
        begins = not again and in_play
        abilities: Sequence[EventAbility] = definition.abilities if begins else ()
        if abilities:
            self.let_watch(player, card, [ability for ability in abilities if ability.sees_itself])
        if definition.marks & self.awaited[player] or self.ledger.this_turn.texts:
            self.notice(event)
        if abilities:
            self.let_watch(player, card, [ability for ability in abilities if not ability.sees_itself])

    def _resolve(self, effect: Effect[Any, Any], player: int, card: GameCard, event: Event) -> None:
        """Resolve what a card that is played does beyond giving Power. [dcdb Order of Playing Your Cards]"""
        outer = self.play_event
        self.play_event = event
        self.resolving.append(card)
        self.run(effect, Resolution(player, card))
        self.resolving.pop()
        if self.later_sets and self.ledger.this_turn.declined:
            self.ledger.this_turn.declined = [one for one in self.ledger.this_turn.declined if one != card.serial]
        self.play_event = outer

    def resolved_here(self, player: int) -> list[GameCard]:
        """The cards that a player played this turn, and that still lie where they resolved: in play, by Ninjutsu in the
        Line-Up, or where their own texts put them. [cube 1.030, 1.040, 6.290]
        """
        there = self.piles[self.players[player].play.number]
        if self.objects:
            there = [card for card in there if not self.was_put(card)]
        resolved_in = self.ledger.this_turn.resolved_in
        if resolved_in:
            there = there + [self.box[serial] for serial, zone in resolved_in.items() if self.places[serial] == zone]
        played, resolving = self.played, self.resolving
        return [card for card in there if card in played and card not in resolving]

    def note_resolved(self, card: GameCard) -> None:
        """Note where a card has resolved that is in play no more, if all can see it there. [cube 1.030, 1.040]"""
        zone = self.place_of(card)
        if zone.visibility == PUBLIC and zone is not REMOVED:
            self.ledger.this_turn.resolved_in[card.serial] = zone.number

    # Showing cards

    def knows(self, player: int, card: GameCard) -> bool:
        """Everybody knows the face-up Super-Villain too. [dcdb The Super-Villain Stack]"""
        if super().knows(player, card):
            return True
        return self.super_villain_face_up and card is self.top_of(SUPER_VILLAIN_STACK)

    def is_asked_in_any_case(self, player: int, fits: Callable[[DeckBuildingGame, GameCard], bool]) -> bool:
        """Whether a player is asked for cards of the hand though there may be none, so that nobody can tell.

        That is so if it was agreed on, and if the player holds cards and has one that fits where the others don't see
        it: what a player bought and gained, they all saw.
        """
        if not self.always_ask:
            return False
        seat = self.players[player]
        return bool(self.piles[seat.hand.number]) and any(
            [fits(self, card) for zone in (seat.hand, seat.deck, seat.under_hero) for card in self.piles[zone.number]]
        )

    def reveal(self, player: int, cards: list[GameCard], source: GameCard | None) -> None:
        """Show cards to everybody, where they lie; shown again, they are the same.

        [dcdb Shuffling Your Deck] [cube 3.071, 6.410]
        """
        self.show_all(cards, EVERYBODY)
        self.log.append(Event(events.REVEALED, player, [*cards], 0, source))

    def show_that_none_is_there(self, player: int, source: GameCard | None) -> None:
        """Show the hand of a player who must do something with a card of it, and holds no such card. [cube 3.050]"""
        hand = self.cards(self.players[player].hand)
        if self.format.shows_what_is_lacking and hand:
            self.reveal(player, sorted(hand, key=Card.key), source)

    def look(self, player: int, card: GameCard, source: GameCard | None) -> None:
        """Show a card to one player, where it lies: nobody looks at another hidden place untold. [cube 3.020]"""
        self.show(card, self.players[player].bit)
        self.log.append(Event(events.LOOKED, player, card.alone, 0, source, self.seen_by(card)))

    # Super Heroes

    def take_hero(self, player: int, hero: GameCard) -> None:
        """Let a player play as a Super Hero, face down where the others of the player lie so.

        [dcdb Choosing Super Heroes]
        """
        self.move(hero, self.players[player].heroes)
        self.own_uses[player] = None
        self.log.append(Event(events.TOOK_HERO, player, hero.alone))
        if not self.hero_face_down[player]:
            self.watch_for(player, hero)

    def turn_heroes_down(self, player: int) -> None:
        """Turn all Super Heroes of a player face down, so that they have no abilities.

        [dcdb First Appearance] [cube 4.020]
        """
        self.hero_face_down[player] = True
        heroes = self.cards(self.players[player].heroes)
        for hero in heroes:
            for watcher in self.watchers_of(hero):
                self.stop_watching(watcher)
        self.log.append(Event(events.TURNED_HERO_DOWN, player, [*heroes]))

    def turn_heroes_up(self, player: int) -> None:
        """Turn a player's Super Heroes face up again, if they are face down. [dcdb First Appearance]"""
        if not self.hero_face_down[player]:
            return
        self.hero_face_down[player] = False
        heroes = self.cards(self.players[player].heroes)
        for hero in heroes:
            self.watch_for(player, hero)
        self.log.append(Event(events.TURNED_HERO_UP, player, [*heroes]))
