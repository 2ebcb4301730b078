"""Effects that put cards from any place to any other: one, so many, as many as one likes, or all.

Putting is neither gaining nor discarding nor passing. [cube 6.201, 6.332]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.places import Place
from longbox.games.dcdb.table import LINE_UP, MAIN_DECK, WEAKNESS_STACK
from longbox.games.dcdb.text.effects.base import (
    CardEffect,
    FromPlace,
    SoManyFromPlace,
    WithIt,
    WithOneFromPlace,
    remember,
)
from longbox.games.dcdb.text.effects.counting import MOVED_CARDS, THAT_MANY
from longbox.games.dcdb.text.effects.discarding import random_card
from longbox.games.dcdb.text.effects.others import chosen_foe
from longbox.games.dcdb.text.effects.passing import PASS
from longbox.games.dcdb.text.effects.putting import NEXT_ON_TOP, TO_BOTTOM, TO_HAND, TO_TOP, UNDER_MAIN_DECK
from longbox.games.dcdb.text.effects.under_hero import TO_UNDER
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, Term
from longbox.kernel.zones import Zone

MOVED: Final[Prompt] = Prompt("Choose a card to put there", "Order of Playing Your Cards", ordered=True)


class Goal(Term):
    """Where cards are put, seen from the player whose place it is.

    Attributes:
        prompt: What is asked where a card is chosen to be put there.
        note: How the log says it.
        to_bottom: Whether they go to the bottom.
    """

    prompt: ClassVar[Prompt] = MOVED
    note: ClassVar[str] = ""
    to_bottom: ClassVar[bool] = False

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        """The zone of a player's, or of nobody's."""
        raise NotImplementedError

    def whose(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        """The player whose place it is: the one who puts cards there."""
        return resolution.player

    def words(self, game: DeckBuildingGame, player: int) -> str:
        """How the log says it."""
        return self.note

    def take(self, game: DeckBuildingGame, player: int, whose: int, card: GameCard) -> None:
        """Let a player put a card there."""
        game.put(player, card, self.zone(game, whose), self.words(game, whose), to_bottom=self.to_bottom)


class IntoHand(Goal):
    """Into the hand."""

    prompt = TO_HAND
    note = "into the hand"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return game.players[player].hand


class OnTopOfDeck(Goal):
    """On top of the deck."""

    prompt = NEXT_ON_TOP
    note = "on top of the deck"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return game.players[player].deck


class OnBottomOfDeck(OnTopOfDeck):
    """On the bottom of the deck."""

    prompt = TO_BOTTOM
    note = "on the bottom of the deck"
    to_bottom = True


class IntoDiscardPile(Goal):
    """Into the discard pile, which is no discarding from the hand. [cube 6.192]"""

    note = "into the discard pile"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return game.players[player].discard


class UnderSuperHero(Goal):
    """Under the Super Hero."""

    prompt = TO_UNDER
    note = "under the Super Hero"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return game.players[player].under_hero


class OnTopOfMainDeck(Goal):
    """On top of the main deck. It then belongs to nobody. [cube 6.320]"""

    note = "on top of the main deck"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return MAIN_DECK


class OnBottomOfMainDeck(OnTopOfMainDeck):
    """On the bottom of the main deck."""

    prompt = UNDER_MAIN_DECK
    note = "on the bottom of the main deck"
    to_bottom = True


class IntoLineUp(Goal):
    """Into the Line-Up. It then belongs to nobody. [cube 6.320]"""

    note = "into the Line-Up"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return LINE_UP


class OntoWeaknessStack(Goal):
    """On top of the Weakness stack. [cube 6.320]"""

    note = "on top of the Weakness stack"

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return WEAKNESS_STACK


class OfFoe(Goal):
    """Into the place of a foe whom the player chooses; in the Cube, what is owned goes to its owner's. [cube 5.020]"""

    fields = ("goal",)

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def zone(self, game: DeckBuildingGame, player: int) -> Zone:
        return self.goal.zone(game, player)

    def words(self, game: DeckBuildingGame, player: int) -> str:
        zone = self.zone(game, player).in_words()
        if isinstance(self.goal, OnTopOfDeck):
            return f"on {'the bottom' if self.goal.to_bottom else 'top'} of {zone}"
        return f"into {zone}"

    def take(self, game: DeckBuildingGame, player: int, whose: int, card: GameCard) -> None:
        game.put(player, card, self.zone(game, whose), self.words(game, whose), to_bottom=self.goal.to_bottom)

    def whose(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return chosen_foe(game, resolution)[0]


class OfNextPlayer(OfFoe):
    """Into the place of the player on the left. [cube 5.020]"""

    def whose(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return game.clockwise_from(resolution.player)[1]


class PutOne(WithOneFromPlace):
    """Choose a card of a kind in a place, and put it somewhere."""

    fields = ("kind", "place", "goal")

    def __init__(self, kind: CardKind, place: Place, goal: Goal) -> None:
        super().__init__(kind, place)
        self.goal = goal

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put(game, resolution, optional=False)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.put(game, resolution, optional=True)

    def put(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        """Let the player choose a card and put it there."""
        found = self.found(game, resolution)
        player = resolution.player
        asked = self.is_asked_in_any_case(game, player)
        prompt = TO_TOP if self.goal.prompt is NEXT_ON_TOP else self.goal.prompt
        card = game.choose_card(player, prompt, found, resolution.source, optional=optional, in_any_case=asked)
        remember(resolution, card)
        if card is not None:
            self.goal.take(game, player, self.goal.whose(game, resolution), card)


class PutAnother(PutOne):
    """The same with a card that is not the one whose text this is."""

    def found(self, game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
        return [card for card in super().found(game, resolution) if card is not resolution.source]


class PassOne(PutOne):
    """Choose a card of a kind in a place, and pass it to another. It is done if it was passed. [cube 6.330-6.333]"""

    def put(self, game: DeckBuildingGame, resolution: Resolution, *, optional: bool) -> None:
        found = self.found(game, resolution)
        player = resolution.player
        asked = self.is_asked_in_any_case(game, player)
        card = game.choose_card(player, PASS, found, resolution.source, optional=optional, in_any_case=asked)
        remember(resolution, card)
        if card is not None:
            whose = self.goal.whose(game, resolution)
            zone = self.goal.zone(game, whose)
            resolution.did = game.pass_on(player, card, zone, f"into {zone.in_words()}")


class PutAtRandom(CardEffect):
    """Put a random card of the hand somewhere."""

    fields = ("goal",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = random_card(game, resolution.player)
        remember(resolution, card)
        if card is not None:
            self.goal.take(game, resolution.player, self.goal.whose(game, resolution), card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].hand))


class PutItThere(WithIt):
    """Put the card that was spoken of somewhere."""

    fields = ("goal",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        cards = self.it(game, resolution)
        resolution.did = bool(cards)
        whose = self.goal.whose(game, resolution) if cards else resolution.player
        for card in cards:
            self.goal.take(game, resolution.player, whose, card)


class PutSome(SoManyFromPlace):
    """Put so many cards of a kind in a place somewhere, or up to so many, one after another.

    Attributes:
        up_to: Whether it may be fewer.
    """

    fields = ("count", "kind", "place", "goal", "up_to")
    defaults: ClassVar[dict[str, object]] = {"up_to": False}
    brings: ClassVar[tuple[str, ...]] = (DEED, "the cards put there")
    measures = (MOVED_CARDS, THAT_MANY)

    def __init__(self, count: int, kind: CardKind, place: Place, goal: Goal, up_to: bool = False) -> None:
        super().__init__(count, kind, place)
        self.goal = goal
        self.up_to = up_to

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = self.found(game, resolution)
        least = 0 if self.up_to else self.count
        source = resolution.source
        chosen = game.choose_cards(resolution.player, self.goal.prompt, found, source, least, self.count)
        put_all(game, resolution, self.goal, chosen)
        resolution.did = bool(chosen) if self.up_to else len(chosen) == self.count

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        if self.up_to:
            self.run(game, resolution)
        else:
            super().offer(game, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return len(self.found(game, resolution)) >= (1 if self.up_to else self.count)


class PutAnyNumber(FromPlace):
    """Put as many cards of a kind in a place somewhere as the player likes, one after another."""

    fields = ("kind", "place", "goal")
    brings: ClassVar[tuple[str, ...]] = (DEED, "the cards put there")
    measures = (MOVED_CARDS, THAT_MANY)

    def __init__(self, kind: CardKind, place: Place, goal: Goal) -> None:
        super().__init__(kind, place)
        self.goal = goal

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = self.found(game, resolution)
        chosen = game.choose_cards(resolution.player, self.goal.prompt, found, resolution.source, 0, len(found))
        put_all(game, resolution, self.goal, chosen)

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.run(game, resolution)


class PutAll(PutAnyNumber):
    """Put all cards of a kind in a place somewhere; on or under a deck, in the order that the player chooses."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = self.found(game, resolution)
        left, chosen = found.copy(), list[GameCard]()
        while left and self.goal.prompt.ordered:
            card = game.choose_card(resolution.player, self.goal.prompt, left, resolution.source)
            assert card is not None
            left.remove(card)
            chosen.append(card)
        put_all(game, resolution, self.goal, [*chosen, *left])

    def offer(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        super(PutAnyNumber, self).offer(game, resolution)


def put_all(game: DeckBuildingGame, resolution: Resolution, goal: Goal, cards: list[GameCard]) -> None:
    """Put cards somewhere, one after another; the text can go on to count them."""
    whose = goal.whose(game, resolution) if cards else resolution.player
    for card in cards:
        goal.take(game, resolution.player, whose, card)
    resolution.cards = cards
    resolution.amount = len(cards)
    resolution.did = bool(cards)


class PutWeakness(CardEffect):
    """Put a Weakness from its stack somewhere, if there is one, which is no gaining. [dcdb Weakness] [cube 6.201]"""

    fields: ClassVar[tuple[str, ...]] = ("goal",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, goal: Goal) -> None:
        self.goal = goal

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        stack = game.weaknesses(reserve=False)
        resolution.did = bool(stack)
        if stack:
            self.goal.take(game, resolution.player, self.goal.whose(game, resolution), stack[-1])

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.weaknesses(reserve=False))


class GainWeaknessThere(PutWeakness):
    """Gain a Weakness, which goes somewhere else than into the discard pile. [dcdb Weakness] [cube 6.200]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        stack = game.weaknesses(reserve=False)
        goal = self.goal.zone(game, resolution.player)
        resolution.did = bool(stack) and game.gain(resolution.player, stack[-1], goal)


class ShuffleHandIn(CardEffect):
    """Shuffle the hand into the deck; the text can go on to count it."""

    measures = (THAT_MANY,)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        seat = game.players[resolution.player]
        hand = game.cards(seat.hand).copy()
        for card in hand:
            game.put(seat.number, card, seat.deck, "into the deck")
        game.shuffle(seat.deck)
        resolution.amount = len(hand)
        resolution.did = bool(hand)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].hand))


PUTTING: Final[tuple[type[CardEffect], ...]] = (
    PutOne,
    PutAnother,
    PutItThere,
    PassOne,
    PutSome,
    PutAnyNumber,
    PutAll,
)
"""All that puts cards somewhere."""
