"""A card that leaves play and returns is as new: nobody can tell it from another copy that enters in its place."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from longbox.kernel.cards import Card
from longbox.kernel.events import in_words
from longbox.kernel.game import Game
from longbox.kernel.zones import NOBODY

from .bench import all_answer, play_on
from .tried import Tried


class Leaving(Tried):
    """Cards that leave play and return, in states of a game.

    Each is loaded with all that a game can lay upon a card, leaves play, and returns; in another copy of the same
    state a card that was never in play takes its place out of play, and enters. Nothing may tell the two apart:
    neither what they are worth, nor anything that happens later.

    Attributes:
        every: Which states of a game are tried: each so-and-so-many-th.
        steps: How far they are played on.
    """

    every: ClassVar[int]
    steps: ClassVar[int]

    def able(self, game: Any) -> list[Card[Any]]:
        """The cards in play that can leave and return now."""
        raise NotImplementedError

    def burden(self, game: Any, card: Card[Any], luck: random.Random) -> None:
        """Load a card with all that the game can lay upon one."""
        raise NotImplementedError

    def leave(self, game: Any, card: Card[Any], luck: random.Random) -> None:
        """Let a card leave play."""
        raise NotImplementedError

    def come_back(self, game: Any, card: Card[Any], player: int) -> None:
        """Let a card that is out of play enter play for a player."""
        raise NotImplementedError

    def controller(self, game: Any, card: Card[Any]) -> int:
        """The player for whom a card in play is to return."""
        return game.objects[card.serial].controller  # type: ignore[no-any-return]

    def worth(self, game: Any, card: Card[Any]) -> object:
        """All that the rules say of a card in play now, without saying which card it is, or since when."""
        raise NotImplementedError

    def unpack(self, game: Any, card: Card[Any], instead: Card[Any]) -> None:
        """Note a new card, in the place of one that is nowhere any more, where the game notes something of each."""

    def stand_in(self, game: Any, card: Card[Any]) -> Card[Any]:
        """A new copy of a card, in its place out of play; the card itself is nowhere any more."""
        other: Card[Any] = type(card)(len(game.box), card.definition)
        zone = game.place_of(card)
        game.box = [*game.box, other]
        game.places.append(zone.number)
        game.owners.append(game.owners[card.serial])
        game.owners[card.serial] = NOBODY
        game.piles[zone.number] = [other if there is card else there for there in game.cards(zone)]
        knowing = game.known.get(zone.number, {})
        if card.serial in knowing:
            knowing[other.serial] = knowing.pop(card.serial)
        self.unpack(game, other, card)
        return other

    def test_a_card_that_returns_is_as_new(self, number: int) -> None:
        """Damage, counters, what is attached, what lasts, what was used: all of it goes with the card that left."""
        felt: list[bool] = []
        for state in self.bench.positions(number, every=self.every, rich=True):
            luck = random.Random(f"{number} {state.time}")
            cards = self.able(state)
            if cards:
                felt.append(self.compare(state, luck.choice(cards), number, luck))
        assert not felt or any(felt), "nothing that was laid upon a card was felt"

    def compare(self, state: Game[Any], card: Card[Any], number: int, luck: random.Random) -> bool:
        """Let a card of a state leave and return, and another enter in its place, and play on with both.

        Returns:
            Whether what was laid upon the card before it left made a difference.
        """
        game = state.copy()
        player = self.controller(game, card)
        all_answer(game, self.bench.player(number))
        before = self.worth(game, card)
        self.burden(game, card, luck)
        felt = self.worth_of(game, card) != before
        if card.serial in game.objects:
            self.leave(game, card, luck)
        if game.over or card.serial in game.objects:
            return felt
        one, other = game.copy(), game.copy()
        new = self.stand_in(other, card)
        for copy, entering in ((one, card), (other, new)):
            all_answer(copy, self.bench.player(number))
            self.come_back(copy, entering, player)
        assert self.worth_of(one, card) == self.worth_of(other, new), str(card)
        assert seen(one) == seen(other), str(card)
        for copy in (one, other):
            play_on(self.bench, copy, number, self.steps)
        assert lines(one) == lines(other), str(card)
        assert seen(one) == seen(other), str(card)
        return felt

    def worth_of(self, game: Game[Any], card: Card[Any]) -> object:
        """What a card is worth, if it is in play."""
        return self.worth(game, card) if card.serial in game.objects else None


def seen(game: Game[Any]) -> list[object]:
    """All that each player may know of a game, lists in no order: some follow the order of the box."""
    return [in_no_order(view.describe()) for view in game.views]


def in_no_order(value: object) -> object:
    """Plain data with its lists sorted."""
    if isinstance(value, dict):
        return {key: in_no_order(part) for key, part in value.items()}
    return sorted([in_no_order(part) for part in value], key=repr) if isinstance(value, list) else value


def lines(game: Game[Any]) -> list[str]:
    """The log of a game, as everybody may read it and as each player may."""
    names = [seat.name for seat in game.seats]
    viewers = range(NOBODY, len(names))
    return [in_words(event, viewer, names) for event in game.log for viewer in viewers]
