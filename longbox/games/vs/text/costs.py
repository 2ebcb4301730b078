"""What is paid: "activate", "discard an X-Men character card", "pay 2 endurance", "KO this card". [vs 203]

Nothing that is done to pay can be replaced, but where cards go that are KO'd. [vs 203.10, 203.10b]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.actions.counters import remove_counter
from longbox.games.vs.actions.endurance import pay_endurance
from longbox.games.vs.actions.hands import discard, reveal
from longbox.games.vs.actions.leaving import ko, put_into_deck, remove_from_game, return_to_hand
from longbox.games.vs.actions.readiness import exhaust
from longbox.games.vs.actions.resources import replace, turn_face_down
from longbox.games.vs.chain.announcing import choose_number
from longbox.games.vs.combat.stunning import stun
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.text.amounts import X
from longbox.games.vs.text.filters import Anything
from longbox.games.vs.text.nouns import DISCARDED, choose, in_play, references_to, speak_of
from longbox.games.vs.text.terms import CARD_SORT, Amount, CannotComplete, Cost, Filter, Noun, Situation
from longbox.kernel.questions import Prompt

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

PAY_WITH: Final = Prompt("Pay with which card?", "203.3")
DISCARD_FOR: Final = Prompt("Discard a card to pay", "203.3")
REMOVED: Final = "removed"
"""What a text had somebody remove from the game, among what it spoke of."""
HOW_MUCH: Final = Prompt("Pay how much?", "505.1b")


class Costs(Cost):
    """Several things that are paid: "activate, discard a card". [vs 203.6b]"""

    fields = ("first", "rest")

    def __init__(self, first: Cost, rest: Cost) -> None:
        self.first = first
        self.rest = rest

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return self.first.payable(game, situation) and self.rest.payable(game, situation)

    def announce(self, game: VsGame, situation: Situation) -> None:
        self.first.announce(game, situation)
        self.rest.announce(game, situation)

    def activates(self) -> bool:
        return self.first.activates() or self.rest.activates()

    def points(self, game: VsGame, situation: Situation) -> int:
        return self.first.points(game, situation) + self.rest.points(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        self.first.pay(game, situation)
        if not self.rest.payable(game, situation):
            raise CannotComplete("Not everything that it costs can be paid.")
        self.rest.pay(game, situation)


class EitherCost(Cost):
    """One of two things is paid: "discard two cards or one X-Men character card". [vs 203.6]"""

    fields = ("first", "second")

    def __init__(self, first: Cost, second: Cost) -> None:
        self.first = first
        self.second = second

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return self.first.payable(game, situation) or self.second.payable(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        payable = [cost for cost in (self.first, self.second) if cost.payable(game, situation)]
        if len(payable) > 1:
            use_first = game.may(situation.player, FIRST_WAY, situation.source)
            payable = [self.first if use_first else self.second]
        if not payable:
            raise CannotComplete("Neither of the two can be paid.")
        payable[0].pay(game, situation)


FIRST_WAY: Final = Prompt("Pay the first of the two costs?", "203.6")


class Free(Cost):
    """Nothing. [vs 203.1a]"""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return True

    def pay(self, game: VsGame, situation: Situation) -> None:
        pass


class PayEndurance(Cost):
    """So much endurance: "pay 2 endurance". [vs 203.8b]"""

    fields = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return game.endurance[situation.player] >= self.amount.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        pay_endurance(game, situation.player, self.amount.count(game, situation), situation)


class PayPoints(Cost):
    """So many resource points: "pay 1 resource point". [vs 203.4b]"""

    fields = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return self.amount.count(game, situation) <= game.points[situation.player]

    def announce(self, game: VsGame, situation: Situation) -> None:
        self.announce_up_to(game, situation, game.points[situation.player])

    def announce_up_to(self, game: VsGame, situation: Situation, most: int) -> None:
        """Let the player announce the value of X, up to so many points. [vs 505.1b]"""
        if isinstance(self.amount, X):
            situation.number = choose_number(game, situation.player, HOW_MUCH, most, situation.source)

    def points(self, game: VsGame, situation: Situation) -> int:
        return self.amount.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        # They are taken from the pool together with those of all other costs. [vs 505.1d]
        situation.amount = self.amount.count(game, situation)


class Activate(Cost):
    """The card is exhausted: "activate". [vs 500.3a, Activate]"""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        own = game.find(situation.reference)
        return own is not None and own.object is not None and not own.object.exhausted

    def activates(self) -> bool:
        return True

    def pay(self, game: VsGame, situation: Situation) -> None:
        own = game.find(situation.reference)
        if own is None or own.object is None or not exhaust(game, own, situation, as_cost=True):
            raise CannotComplete("It can't be activated.")


# Cards


class OfObjects(Cost):
    """Something that is done to objects: those that a text names, or so many of a kind that the player chooses.

    What is done to pay makes no modifier, and is done all the same. [vs 708.1a]
    Attributes:
        number: How many; those that `noun` finds, if it is a noun.
        filter: Of which kind.
    """

    fields: ClassVar[tuple[str, ...]] = ("number", "filter")

    def __init__(self, number: Amount, filter: Filter) -> None:
        self.number = number
        self.filter = filter

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The objects that can be paid with."""
        found = in_play(game, self.filter, situation)
        return [
            qualities
            for qualities in found
            if qualities.controller == situation.player and self.can(game, qualities, situation)
        ]

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether it can be done to an object."""
        return True

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        """Do it."""
        raise NotImplementedError

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return len(self.able(game, situation)) >= self.number.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        number = self.number.count(game, situation)
        chosen = choose(game, situation.player, self.able(game, situation), situation.source, number, number, PAY_WITH)
        if len(chosen) < number:
            raise CannotComplete("There is too little to pay with.")
        situation.mention(CARD_SORT, references_to(game, chosen))
        self.do(game, chosen, situation)
        situation.amount = len(chosen)


# What is done to objects to pay with them, chosen or named


def exhaust_all(game: VsGame, paid: list[Qualities], situation: Situation) -> None:
    """Exhaust objects as a cost. [vs 708.16]"""
    for qualities in paid:
        exhaust(game, qualities, situation, as_cost=True)


def stun_all(game: VsGame, paid: list[Qualities], situation: Situation) -> None:
    """Stun characters as a cost.

    Raises:
        CannotComplete: One of them can't be stunned. [vs 203.3]
    """
    for qualities in paid:
        if not stun(game, qualities, situation, as_cost=True):
            raise CannotComplete(f"{qualities.card} can't be stunned.")


def return_all(game: VsGame, paid: list[Qualities], situation: Situation) -> None:
    """Return cards to their owners' hands as a cost. [vs 213.1d]"""
    for qualities in paid:
        return_to_hand(game, qualities.card, situation)


def remove_all(game: VsGame, paid: list[Qualities], situation: Situation) -> None:
    """Remove cards from the game as a cost. [vs 213.7]"""
    for qualities in paid:
        remove_from_game(game, qualities.card, situation)


class ExhaustObjects(OfObjects):
    """Ready objects are exhausted: "exhaust a character you control". [vs 708.16]"""

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.exhausted

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        exhaust_all(game, chosen, situation)


class KoObjects(OfObjects):
    """Objects are KO'd: "KO a resource you control". [vs 708.13]"""

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        ko(game, chosen, situation)


class StunObjects(OfObjects):
    """Characters that aren't stunned are stunned: "stun another character you control". [vs 708.11]"""

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_character() and not qualities.is_stunned()

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        stun_all(game, chosen, situation)


class ReturnObjects(OfObjects):
    """Objects go to their owners' hands: "return a character you control to its owner's hand". [vs 213.1d]"""

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        return_all(game, chosen, situation)


class RemoveObjects(OfObjects):
    """Objects are removed from the game. [vs 213.7]"""

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        remove_all(game, chosen, situation)


class TurnObjectsDown(OfObjects):
    """Face-up resources are turned face down. [vs 701.11d]"""

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and qualities.object.face_up

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        for qualities in chosen:
            turn_face_down(game, qualities, situation)


class ReplaceObjects(OfObjects):
    """Resources are replaced, if the deck has cards enough. [vs 708.8, Replace]

    What is face down is revealed as it is replaced, and its player knows what it is. [vs 708.8a]
    """

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return [
            qualities
            for qualities in game.resources(situation.player)
            if self.filter.matches(game, seen_openly(qualities), situation)
        ]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        number = self.number.count(game, situation)
        return len(self.able(game, situation)) >= number and len(game.deck(situation.player)) >= number

    def do(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        replace(game, situation.player, chosen, situation)


def seen_openly(resource: Qualities) -> Qualities:
    """A resource as it would be if it were revealed."""
    return resource if resource.known else Qualities(resource.card, resource.object, resource.owner, True)


class OfNamed(Cost):
    """Something that is done to cards that the text names: "KO Wolverine", "stun this character". [vs 201.3]"""

    fields: ClassVar[tuple[str, ...]] = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether it can be done to a card."""
        return True

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        """Do it."""
        raise NotImplementedError

    def payable(self, game: VsGame, situation: Situation) -> bool:
        found = self.living(game, situation)
        return bool(found) and all([self.can(game, qualities, situation) for qualities in found])

    def living(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The cards, where they still are what the text means."""
        recalled = self.noun.recall(game, situation)
        return [qualities for qualities in recalled if self.is_here(game, qualities)]

    def is_here(self, game: VsGame, qualities: Qualities) -> bool:
        """Whether a card still is in play."""
        thing = qualities.object
        return thing is not None and game.is_current(thing.reference)

    def pay(self, game: VsGame, situation: Situation) -> None:
        found = self.living(game, situation)
        if not found:
            raise CannotComplete("What must be paid with isn't there.")
        speak_of(game, situation, found)
        self.do(game, found, situation)


class ExhaustNamed(OfNamed):
    """A card is exhausted: "exhaust equipped character". [vs 708.16]"""

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and not qualities.object.exhausted

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        exhaust_all(game, found, situation)


class KoNamed(OfNamed):
    """A card is KO'd: "KO Kevlar Body Armor". [vs 708.13]"""

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        ko(game, found, situation)


class StunNamed(OfNamed):
    """A character is stunned: "stun Robot Destroyer". [vs 708.11]"""

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_character() and not qualities.is_stunned()

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        stun_all(game, found, situation)


class ReturnNamed(OfNamed):
    """A card goes to its owner's hand: "return him to his owner's hand". [vs 213.1d]"""

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        return_all(game, found, situation)


class RemoveNamed(OfNamed):
    """A card is removed from the game: "remove Silver Surfer from the game". [vs 213.7]"""

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        remove_all(game, found, situation)


class PutNamedOnDeck(OfNamed):
    """A card goes to its owner's deck: "put Boris on the bottom of your deck". [vs 213.1d]"""

    fields = ("noun", "on_top")

    def __init__(self, noun: Noun, on_top: bool) -> None:
        super().__init__(noun)
        self.on_top = on_top

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        put_into_deck(game, [qualities.card for qualities in found], situation, on_top=self.on_top)


class ReplaceNamed(OfNamed):
    """A resource is replaced: "replace Cadmus Labs". [vs 708.8]"""

    def can(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.is_resource() and bool(game.deck(situation.player))

    def do(self, game: VsGame, found: list[Qualities], situation: Situation) -> None:
        replace(game, situation.player, found, situation)


class RemoveCounters(Cost):
    """Counters are removed from a card: "remove a dream counter from this card". [vs 215.2]"""

    fields = ("number", "counter", "noun")

    def __init__(self, number: Amount, counter: str, noun: Noun) -> None:
        self.number = number
        self.counter = counter
        self.noun = noun

    def payable(self, game: VsGame, situation: Situation) -> bool:
        things = [qualities.object for qualities in self.noun.recall(game, situation)]
        there = sum([thing.counters.get(self.counter, 0) for thing in things if thing is not None])
        return there >= self.number.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        left = self.number.count(game, situation)
        for qualities in self.noun.recall(game, situation):
            left -= remove_counter(game, qualities, self.counter, left, situation)
        if left > 0:
            raise CannotComplete(f"There are too few {self.counter} counters.")


# Cards out of play


class DiscardCards(Cost):
    """Cards are discarded: "discard a card", "discard an X-Men character card". [vs 213.4c]"""

    fields = ("number", "filter")

    def __init__(self, number: Amount, filter: Filter) -> None:
        self.number = number
        self.filter = filter

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The cards that can be discarded for it; not the one that is being played."""
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        return [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        number = self.number.count(game, situation)
        if isinstance(self.filter, Anything) or len(game.hand(situation.player)) < number:
            return len(game.hand(situation.player)) >= number
        return len(self.able(game, situation)) >= number

    def pay(self, game: VsGame, situation: Situation) -> None:
        number = self.number.count(game, situation)
        candidates = self.able(game, situation)
        chosen = choose(game, situation.player, candidates, situation.source, number, number, DISCARD_FOR)
        if len(chosen) < number:
            raise CannotComplete("There are too few cards to discard.")
        discard_chosen(game, chosen, situation)


class DiscardUpTo(Cost):
    """Up to so many cards are discarded, as many as the player likes: "discard up to three cards". [vs 505.1b]"""

    fields = ("most", "filter")

    def __init__(self, most: Amount, filter: Filter) -> None:
        self.most = most
        self.filter = filter

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return True

    def pay(self, game: VsGame, situation: Situation) -> None:
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        able = [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]
        most = self.most.count(game, situation)
        chosen = choose(game, situation.player, able, situation.source, 0, most, DISCARD_FOR)
        discard_chosen(game, chosen, situation)


class DiscardThis(Cost):
    """The card is discarded from the hand; its power is used there. [vs 500.2a]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def payable(self, game: VsGame, situation: Situation) -> bool:
        source = situation.source
        return source is not None and source in game.hand(situation.player)

    def pay(self, game: VsGame, situation: Situation) -> None:
        source = situation.source
        if source is None or source not in game.hand(situation.player):
            raise CannotComplete("The card isn't in hand.")
        discard_chosen(game, [game.qualities(source)], situation)


class RevealThis(Cost):
    """The card is revealed from the hand or the resource row, not if it is a face-up resource. [vs 203.6c, 708.9b]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def payable(self, game: VsGame, situation: Situation) -> bool:
        own = game.find(situation.reference)
        return own is not None and (own.object is None or not own.object.face_up)

    def pay(self, game: VsGame, situation: Situation) -> None:
        own = game.find(situation.reference)
        if own is None:
            raise CannotComplete("The card can't be revealed.")
        reveal(game, situation.player, [own.card], situation)


class RevealFromHand(Cost):
    """A card in hand is revealed: "reveal a character card from your hand". [vs 708.9a]"""

    fields = ("number", "filter")

    def __init__(self, number: Amount, filter: Filter) -> None:
        self.number = number
        self.filter = filter

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The cards that can be revealed."""
        hand = [game.qualities(card) for card in game.hand(situation.player) if card is not situation.source]
        return [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return len(self.able(game, situation)) >= self.number.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        number = self.number.count(game, situation)
        chosen = choose(game, situation.player, self.able(game, situation), situation.source, number, number, PAY_WITH)
        if len(chosen) < number:
            raise CannotComplete("There is no card to reveal.")
        speak_of(game, situation, chosen)
        reveal(game, situation.player, [qualities.card for qualities in chosen], situation)


class RemoveFromKoPile(Cost):
    """Cards in one's KO'd pile are removed from the game. [vs 213.7]"""

    fields = ("number", "filter")

    def __init__(self, number: Amount, filter: Filter) -> None:
        self.number = number
        self.filter = filter

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The cards that can be removed."""
        pile = game.piles[game.players[situation.player].ko_pile.number]
        found = [game.qualities(card) for card in pile]
        return [qualities for qualities in found if self.filter.matches(game, qualities, situation)]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return len(self.able(game, situation)) >= self.number.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        number = self.number.count(game, situation)
        chosen = choose(game, situation.player, self.able(game, situation), situation.source, number, number, PAY_WITH)
        if len(chosen) < number:
            raise CannotComplete("There are too few cards to remove.")
        remove_all(game, chosen, situation)
        speak_of(game, situation, chosen)
        situation.mention(REMOVED, references_to(game, chosen))


def discard_chosen(game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
    """Discard cards, and let the text speak of them: "the discarded card". [vs 508.2e]"""
    cards = [qualities.card for qualities in chosen]
    discard(game, situation.player, cards, situation)
    references = tuple([game.reference(card) for card in cards])
    situation.mention(CARD_SORT, references)
    situation.mention(DISCARDED, references)
    situation.amount = len(cards)
