"""What players do with cards and endurance: draw, discard, lose and gain endurance, reveal, put cards somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.actions.choosing import as_choice
from longbox.games.vs.actions.endurance import gain_endurance, lose_endurance, pay_endurance
from longbox.games.vs.actions.hands import draw, look_at, reveal, shuffle
from longbox.games.vs.actions.leaving import put_into_deck, put_into_ko_pile, return_to_hand
from longbox.games.vs.terms import RETURNED, Filter, Noun, ReadingCondition, Situation, TextAmount, TextEffect, Who
from longbox.games.vs.text.costs import discard_them
from longbox.games.vs.text.effects.base import OnCards, are_enough
from longbox.games.vs.text.effects.naming import CARD_NAME
from longbox.games.vs.text.nouns import DISCARDED, REVEALED, choose, choose_to_speak_of, references_to, speak_of
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import AMOUNT, DEED, MEASURE, OUT_OF_PLAY
from longbox.texts.filters import AnyCard
from longbox.texts.measured import Measured

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

DISCARD_CARD: Final = Prompt("Discard a card", "213.4c")
ORDER: Final = Prompt("Which card goes onto the deck next?", "511.5", ordered=True)
THE_REST: Final = "left"
"""What cards can be left of that a text had somebody reveal or look at."""


ANYTHING: Final[Filter] = AnyCard()


class Draw(Measured["VsGame", Situation]):
    """Draw cards. [vs 213.2e, 213.3c]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    not_zero = ("amount",)

    def run(self, game: VsGame, situation: Situation) -> None:
        wanted = self.amount.count(game, situation)
        situation.amount = draw(game, situation.player, wanted, situation)
        situation.did = wanted > 0 and situation.amount >= wanted


class DrawUntil(Measured["VsGame", Situation]):
    """Draw cards until there are so many in hand. [vs 511.1d]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: VsGame, situation: Situation) -> None:
        wanted = self.amount.count(game, situation) - len(game.hand(situation.player))
        situation.amount = draw(game, situation.player, wanted, situation)
        situation.did = situation.amount >= wanted


DISCARDED_CARD: Final = "the discarded card"
DISCARDED_CARDS: Final = "the discarded cards"


class Discarding(TextEffect):
    """Cards go from a hand to the KO'd pile, and the text can speak of them: "it", "that card". [vs 213.4c, 508.2e]"""

    measures = (DISCARDED,)

    def brought(self) -> tuple[str, ...]:
        return (DEED, DISCARDED_CARDS if self.can_be_several() else DISCARDED_CARD)

    def found_where(self) -> str:
        return OUT_OF_PLAY

    def can_be_several(self) -> bool:
        """Whether more than one card can be discarded."""
        return True

    def discard(self, game: VsGame, chosen: list[Qualities], situation: Situation) -> None:
        """Discard cards, and speak of them."""
        situation.call(self, references_to(game, chosen))
        discard_them(game, chosen, situation)


class Discard(Discarding):
    """Discard cards of a kind from the hand, as many as there are. [vs 213.4c, 508.2c]"""

    fields = ("number", "filter")

    def __init__(self, number: TextAmount, filter: Filter) -> None:
        self.number = number
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def can_be_several(self) -> bool:
        return self.number.can_be_several()

    def run(self, game: VsGame, situation: Situation) -> None:
        number = self.number.count(game, situation)
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        able = [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]
        chosen = choose(game, situation.player, able, situation.source, number, number, DISCARD_CARD)
        self.discard(game, chosen, situation)
        situation.did = len(chosen) == number and number > 0


class DiscardAll(Discarding):
    """Discard all cards of a kind: "discard all character cards that share a name with that character"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def run(self, game: VsGame, situation: Situation) -> None:
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        chosen = [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]
        self.discard(game, chosen, situation)
        situation.did = True


class DiscardThat(OnCards):
    """Cards that the text spoke of are discarded from the hand in which they are: "discard it". [vs 213.4c]"""

    measures = (DISCARDED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = [qualities for qualities in self.subject.find(game, situation) if is_in_hand(game, qualities)]
        speaker = situation.player
        for player in game.in_order():
            situation.player = player
            own = [qualities for qualities in found if qualities.owner == player]
            if own:
                discard_them(game, own, situation)
        situation.player = speaker
        situation.did = bool(found)
        situation.amount = len(found)


def is_in_hand(game: VsGame, qualities: Qualities) -> bool:
    """Whether a card is in its owner's hand."""
    return game.lies_in(qualities.card, game.players[qualities.owner].hand)


class DiscardAtRandom(Discarding):
    """Discard cards that chance chooses. [vs 213.4c]"""

    fields = ("number",)
    not_zero = ("number",)

    def __init__(self, number: TextAmount) -> None:
        self.number = number

    def can_be_several(self) -> bool:
        return self.number.can_be_several()

    def run(self, game: VsGame, situation: Situation) -> None:
        hand = sorted(game.hand(situation.player), key=lambda card: card.serial)
        game.randomness.shuffle(hand)
        number = self.number.count(game, situation)
        chosen = hand[:number]
        self.discard(game, [game.qualities(card) for card in chosen], situation)
        situation.did = len(chosen) == number and number > 0


# Endurance


class LoseEndurance(Measured["VsGame", Situation]):
    """Lose endurance. [vs 101.5, 203.8b]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    not_zero = ("amount",)

    def run(self, game: VsGame, situation: Situation) -> None:
        situation.amount = lose_endurance(game, situation.player, self.amount.count(game, situation), situation)
        situation.did = situation.amount > 0


class GainEndurance(Measured["VsGame", Situation]):
    """Gain endurance. [vs 101.5]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)
    not_zero = ("amount",)

    def run(self, game: VsGame, situation: Situation) -> None:
        situation.amount = self.amount.count(game, situation)
        gain_endurance(game, situation.player, situation.amount, situation)
        situation.did = situation.amount > 0


class PayEnduranceNow(Measured["VsGame", Situation]):
    """Pay endurance in a resolution. [vs 203.8a]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        number = self.amount.count(game, situation)
        situation.did = game.endurance[situation.player] >= number
        if situation.did:
            pay_endurance(game, situation.player, number, situation)


class PayPointsNow(Measured["VsGame", Situation]):
    """Pay resource points in a resolution; only in an own recruit step there are any. [vs 203.4, 404.5]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)
    not_zero = ("amount",)

    def run(self, game: VsGame, situation: Situation) -> None:
        number = self.amount.count(game, situation)
        situation.did = game.points[situation.player] >= number
        if situation.did:
            game.points[situation.player] -= number

    def possible(self, game: VsGame, situation: Situation) -> bool:
        return game.points[situation.player] >= self.amount.count(game, situation)


# Cards that are shown and put somewhere


class Reveal(TextEffect):
    """Show cards to all players: "reveal the top card of your deck". [vs 708.9a]"""

    fields = ("subject",)
    measures = (REVEALED, THE_REST)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        situation.did = bool(found)
        if found:
            reveal(game, situation.player, [qualities.card for qualities in found], situation)
        situation.amount = len(found)
        situation.mention(REVEALED, references_to(game, found))


class RevealHand(TextEffect):
    """A player reveals the whole hand, of whose cards the text then speaks: "from among them". [vs 708.9a]"""

    measures = (REVEALED, THE_REST)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        hand = game.hand(situation.player)
        if hand:
            reveal(game, situation.player, hand.copy(), situation)
        situation.mention(REVEALED, tuple([game.reference(card) for card in hand]))
        situation.did = True


class LookAt(TextEffect):
    """A player looks at cards."""

    fields = ("subject",)
    measures = (THE_REST,)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        look_at(game, situation.player, [qualities.card for qualities in found], situation)
        situation.amount = len(found)
        situation.did = bool(found)
        situation.mention(REVEALED, references_to(game, found))


class PutIntoHand(OnCards):
    """Cards go to their owners' hands. [vs 213.1d]"""

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return_to_hand(game, qualities.card, situation)
        return True


class ReturnToYourHand(PutIntoHand):
    """The same, said as "return ... to your hand"."""

    deed = RETURNED
    measures = (RETURNED,)


class PutIntoHandRestOnBottom(OnCards):
    """Some of the revealed cards go to the hand, and the others to the bottom of the deck. [vs 511.5]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        for qualities in found:
            return_to_hand(game, qualities.card, situation)
        PutOnDeck(TheRest(), False).run(game, situation)
        situation.did = bool(found)


class LookAtHand(TextEffect):
    """Look at the hands of some players, of whose cards the text then speaks: "from among them". [vs 213.3b]"""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    measures = (THE_REST,)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, game: VsGame, situation: Situation) -> None:
        seen: list[GameCard] = []
        for player in self.who.told(game, situation):
            look_at(game, situation.player, game.hand(player).copy(), situation)
            seen += game.hand(player)
        situation.mention(REVEALED, tuple([game.reference(card) for card in seen]))
        situation.did = True


class PutOnDeck(OnCards):
    """Cards go to the top or the bottom of their owners' decks, in any order. [vs 213.2c, 511.5]"""

    fields = ("subject", "on_top")
    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def __init__(self, subject: Noun, on_top: bool) -> None:
        super().__init__(subject)
        self.on_top = on_top

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        for player in game.in_order():
            own = [qualities.card for qualities in found if qualities.owner == player]
            put_into_deck(game, in_order(game, player, own, situation), situation, on_top=self.on_top)
        situation.did = are_enough(game, self.subject, found, situation)
        situation.amount = len(found)


class PutOnOwnersDeck(PutOnDeck):
    """The same, said as "on the bottom of its owner's deck"."""


def in_order(game: VsGame, player: int, cards: list[GameCard], situation: Situation) -> list[GameCard]:
    """Let a player put cards in an order, those that the player doesn't know by where they lie. [vs 511.5, 213.2b]"""
    left = cards.copy()
    ordered: list[GameCard] = []
    while len(left) > 1 and any([game.knows(player, card) for card in left]):
        choices: list[Choice] = [as_choice(game, player, game.reference(card)) for card in left]
        answer = game.ask(Question(player, ORDER, choices, situation.source))
        ordered.append(left.pop(choices.index(answer)))
    return ordered + left


class TheRest(Noun):
    """The cards that were revealed or looked at and still lie where they lay: "the rest". [vs 508.2b]"""

    refers = MEASURE
    speaks = False

    def sorts(self) -> tuple[str, ...]:
        return (THE_REST,)

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.find(reference) for reference in situation.last_mentioned(REVEALED)]
        return [qualities for qualities in found if qualities is not None]


class SomeOfThem(Noun):
    """So many of the cards that were revealed or looked at, of a kind, which the player chooses: "one of them"."""

    fields = ("number", "filter", "up_to")
    defaults: ClassVar[dict[str, object]] = {"filter": ANYTHING, "up_to": False}
    refers = MEASURE

    def __init__(self, number: TextAmount, filter: Filter = ANYTHING, up_to: bool = False) -> None:
        self.number = number
        self.filter = filter
        self.up_to = up_to

    def sorts(self) -> tuple[str, ...]:
        return (THE_REST,)

    def are_many(self) -> bool:
        return self.number.can_be_several()

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = TheRest().find(game, situation)
        able = [qualities for qualities in found if self.filter.matches(game, qualities, situation)]
        number = self.number.count(game, situation)
        return choose_to_speak_of(game, situation, self, able, 0 if self.up_to else number, number)


class AllRevealed(Noun):
    """Those of the revealed cards that are of a kind: "all revealed equipment cards". [vs 508.2b]"""

    fields = ("filter",)
    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (REVEALED,)

    def are_many(self) -> bool:
        return True

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.find(reference) for reference in situation.last_mentioned(REVEALED)]
        left = [qualities for qualities in found if qualities is not None]
        kept = [qualities for qualities in left if self.filter.matches(game, qualities, situation)]
        speak_of(game, situation, self, kept)
        return kept


class AllNamedWereRevealed(ReadingCondition):
    """Whether cards with all the names that were named are among those revealed. [vs 511.4]"""

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        shown = [name for qualities in resolution.all_recalled(game, REVEALED) for name in qualities.names]
        named = resolution.names.get(CARD_NAME, ())
        return bool(named) and all([name in shown for name in named])


class PutIntoKoPile(OnCards):
    """Cards go to their owners' KO'd piles, which is neither discarding nor KO'ing them. [vs 213.1d, 213.4a]"""

    def do(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        put_into_ko_pile(game, qualities, cause=situation)
        return True


class ShuffleIntoDeck(OnCards):
    """Cards go to their owners' decks, which are then shuffled. [vs 213.1d, 213.2d]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        found = self.subject.find(game, situation)
        put_into_deck(game, [qualities.card for qualities in found], situation, on_top=False)
        for player in dict.fromkeys([qualities.owner for qualities in found]):
            shuffle(game, player)
        situation.did = are_enough(game, self.subject, found, situation)
        situation.amount = len(found)


class ShuffleHandIntoDeck(TextEffect):
    """A player shuffles the whole hand into the deck. [vs 213.1d, 213.2d]"""

    brings: ClassVar[tuple[str, ...]] = (DEED, AMOUNT)

    def run(self, game: VsGame, situation: Situation) -> None:
        hand = game.hand(situation.player).copy()
        put_into_deck(game, hand, situation, on_top=False)
        shuffle(game, situation.player)
        situation.did = bool(hand)
        situation.amount = len(hand)


class ShuffleDeck(TextEffect):
    """A player shuffles the deck. [vs 213.2d]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        shuffle(game, situation.player)
        situation.did = True
