"""What is paid: "activate", "discard an X-Men character card", "pay 2 endurance", "KO this card". [vs 203]

Nothing that is done to pay can be replaced, but where cards go that are KO'd. [vs 203.10, 203.10b]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.actions.choosing import choose_number
from longbox.games.vs.actions.counters import remove_counter
from longbox.games.vs.actions.endurance import pay_endurance
from longbox.games.vs.actions.hands import discard, reveal
from longbox.games.vs.actions.leaving import remove_from_game
from longbox.games.vs.actions.readiness import exhaust
from longbox.games.vs.powers import IN_HAND, IN_PLAY, lies_in
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import SHOWN, CannotComplete, Cost, Filter, Noun, Situation, TextAmount
from longbox.games.vs.text.nouns import DISCARDED, REMOVED, choose, references_to, speak_of
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import AMOUNT, Bound, Term, parts_of
from longbox.texts.amounts import Fixed, X
from longbox.texts.filters import AnyCard

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame

PAY_WITH: Final = Prompt("Pay with which card?", "203.3")
DISCARD_FOR: Final = Prompt("Discard a card to pay", "203.3")
HOW_MUCH: Final = Prompt("Pay how much?", "505.1b")


class Costs(Cost):
    """Several things that are paid: "activate, discard a card". [vs 203.6b]"""

    fields = ("first", "rest")
    at_once = ("first", "rest")

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

    def is_sure(self) -> bool:
        # What else is paid doesn't ask whether the card is exhausted.
        return isinstance(self.first, Activate) and self.rest.is_sure()

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

    def unclear(self) -> str:
        if any([isinstance(part, X) for part in parts_of(self)]):
            return "which X it is has to be announced before the way to pay is chosen: say a number"
        return ""

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

    def is_sure(self) -> bool:
        return True

    def pay(self, game: VsGame, situation: Situation) -> None:
        pass


class SoMuch(Cost):
    """So much of something, or as much as the player announces, which is the X of the text. [vs 505.1b]"""

    fields: ClassVar[tuple[str, ...]] = ("amount",)
    brings = (AMOUNT,)

    def __init__(self, amount: TextAmount) -> None:
        self.amount = amount

    def explains_x(self) -> str:
        return "amount" if isinstance(self.amount, X) else ""

    def announce(self, game: VsGame, situation: Situation) -> None:
        self.announce_up_to(game, situation, self.most(game, situation))

    def announce_up_to(self, game: VsGame, situation: Situation, most: int) -> None:
        """Let the player announce the value of X, up to so much. [vs 505.1b]"""
        if isinstance(self.amount, X):
            situation.number = choose_number(game, situation.player, HOW_MUCH, most, situation.source)

    def most(self, game: VsGame, situation: Situation) -> int:
        """How much the player has to pay with."""
        raise NotImplementedError

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return isinstance(self.amount, X) or self.amount.count(game, situation) <= self.most(game, situation)


class PayEndurance(SoMuch):
    """So much endurance: "pay 2 endurance". [vs 203.8b]"""

    def most(self, game: VsGame, situation: Situation) -> int:
        return max(0, game.endurance[situation.player])

    def is_sure(self) -> bool:
        return isinstance(self.amount, Fixed)

    def pay(self, game: VsGame, situation: Situation) -> None:
        pay_endurance(game, situation.player, self.amount.count(game, situation), situation)


class PayPoints(SoMuch):
    """So many resource points: "pay 1 resource point". [vs 203.4b]"""

    def most(self, game: VsGame, situation: Situation) -> int:
        return game.points[situation.player]

    def points(self, game: VsGame, situation: Situation) -> int:
        return self.amount.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        # They are taken from the pool together with those of all other costs. [vs 505.1d]
        situation.amount = self.amount.count(game, situation)


class Activate(Cost):
    """The card is exhausted: "activate". [vs 500.3a, Activate]"""

    def bounds(self) -> tuple[Bound, ...]:
        return (lies_in(IN_PLAY, IN_PLAY),)

    def payable(self, game: VsGame, situation: Situation) -> bool:
        own = game.find(situation.reference)
        return own is not None and own.object is not None and not own.object.exhausted

    def activates(self) -> bool:
        return True

    def is_sure(self) -> bool:
        return True

    def pay(self, game: VsGame, situation: Situation) -> None:
        own = game.find(situation.reference)
        if own is None or own.object is None or not exhaust(game, own, situation, as_cost=True):
            raise CannotComplete("It can't be activated.")


class PayCounters(Cost):
    """Counters are removed from a card: "remove a dream counter from this card". [vs 215.2]"""

    fields = ("number", "counter", "noun")

    def __init__(self, number: TextAmount, counter: str, noun: Noun) -> None:
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


class SoMany(Cost):
    """So many cards of a kind, which the player chooses.

    Attributes:
        number: How many.
        filter: Of which kind.
    """

    fields: ClassVar[tuple[str, ...]] = ("number", "filter")
    mentions: ClassVar[tuple[str, ...]] = ("filter",)
    prompt: ClassVar[Prompt] = PAY_WITH
    lacking: ClassVar[str] = "There is too little to pay with."

    def __init__(self, number: TextAmount, filter: Filter) -> None:
        self.number = number
        self.filter = filter

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The cards that can be paid with."""
        raise NotImplementedError

    def give(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        """Pay with the chosen cards."""
        raise NotImplementedError

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return len(self.able(game, situation)) >= self.number.count(game, situation)

    def pay(self, game: VsGame, situation: Situation) -> None:
        number = self.number.count(game, situation)
        able = self.able(game, situation)
        chosen = choose(game, situation.player, able, situation.source, number, number, self.prompt)
        if len(chosen) < number:
            raise CannotComplete(self.lacking)
        self.give(game, chosen, situation)


class DiscardCards(SoMany):
    """Cards are discarded: "discard a card", "discard an X-Men character card". [vs 213.4c]"""

    prompt = DISCARD_FOR
    lacking = "There are too few cards to discard."
    measures = (DISCARDED,)

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        return [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]

    def payable(self, game: VsGame, situation: Situation) -> bool:
        number = self.number.count(game, situation)
        if isinstance(self.filter, AnyCard) or len(game.hand(situation.player)) < number:
            return len(game.hand(situation.player)) >= number
        return len(self.able(game, situation)) >= number

    def is_sure(self) -> bool:
        return isinstance(self.filter, AnyCard) and isinstance(self.number, Fixed)

    def give(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        discard_chosen(game, self.filter, chosen, situation)


class DiscardUpTo(Cost):
    """Up to so many cards are discarded, as many as the player likes: "discard up to three cards". [vs 505.1b]"""

    fields = ("most", "filter")
    mentions = ("filter",)
    measures = (DISCARDED,)

    def __init__(self, most: TextAmount, filter: Filter) -> None:
        self.most = most
        self.filter = filter

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return True

    def pay(self, game: VsGame, situation: Situation) -> None:
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        able = [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]
        most = self.most.count(game, situation)
        chosen = choose(game, situation.player, able, situation.source, 0, most, DISCARD_FOR)
        discard_chosen(game, self.filter, chosen, situation)


class DiscardThis(Cost):
    """The card is discarded from the hand; its power is used there. [vs 500.2a]"""

    fields = ("noun",)

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def bounds(self) -> tuple[Bound, ...]:
        return (lies_in(IN_HAND, IN_HAND),)

    def payable(self, game: VsGame, situation: Situation) -> bool:
        source = situation.source
        return source is not None and source in game.hand(situation.player)

    def pay(self, game: VsGame, situation: Situation) -> None:
        source = situation.source
        if source is None or source not in game.hand(situation.player):
            raise CannotComplete("The card isn't in hand.")
        discard_chosen(game, self.noun, [game.qualities(source)], situation)


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
        show(game, [own], situation)


class RevealFromHand(SoMany):
    """A card in hand is revealed: "reveal a character card from your hand". [vs 708.9a]"""

    lacking = "There is no card to reveal."

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        hand = [game.qualities(card) for card in game.hand(situation.player) if card is not situation.source]
        return [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]

    def give(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        speak_of(game, situation, self.filter, chosen)
        show(game, chosen, situation)


class RemoveFromKoPile(SoMany):
    """Cards in one's KO'd pile are removed from the game. [vs 213.7]"""

    lacking = "There are too few cards to remove."
    measures = (REMOVED,)

    def able(self, game: VsGame, situation: Situation) -> list[Qualities]:
        pile = game.piles[game.players[situation.player].ko_pile.number]
        found = [game.qualities(card) for card in pile]
        return [qualities for qualities in found if self.filter.matches(game, qualities, situation)]

    def give(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        speak_of(game, situation, self.filter, chosen)
        situation.mention(REMOVED, references_to(game, chosen))
        remove_all(game, chosen, situation)
        situation.amount = len(chosen)


def remove_all(game: VsGame, paid: list[Qualities], situation: Situation) -> None:
    """Remove cards from the game as a cost. [vs 213.7]"""
    for qualities in paid:
        remove_from_game(game, qualities.card, situation)


def show(game: VsGame, shown: list[Qualities], situation: Situation) -> None:
    """Reveal cards as a cost; the text then asks about those out of play as they were while revealed. [vs 508.2e]"""
    reveal(game, situation.player, [qualities.card for qualities in shown], situation)
    for qualities in shown:
        if qualities.object is None:
            situation.mention(SHOWN, (game.reference(qualities.card), game.as_shown(qualities.card)))


def discard_chosen(game: VsGame, of: Term, chosen: list[Qualities], situation: Situation) -> None:
    """Discard cards as a cost, and let the text speak of them: "the discarded card". [vs 508.2e]"""
    speak_of(game, situation, of, chosen)
    discard_them(game, chosen, situation)


def discard_them(game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
    """Discard cards of one hand, and let the text speak of them as discarded. [vs 508.2e]"""
    situation.mention(DISCARDED, references_to(game, chosen))
    discard(game, situation.player, [qualities.card for qualities in chosen], situation)
    situation.amount = len(chosen)
