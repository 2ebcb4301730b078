"""Effects on several cards of the deck that were shown: some are taken, and the rest goes elsewhere."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import ANY_CARD, CardKind, Named, share_a_type
from longbox.games.dcdb.table import LINE_UP, MAIN_DECK
from longbox.games.dcdb.text.effects.base import CardEffect
from longbox.games.dcdb.text.effects.counting import REVEALED, SHOWN_CARDS
from longbox.games.dcdb.text.effects.destroying import DESTROY
from longbox.games.dcdb.text.effects.discarding import DISCARD
from longbox.games.dcdb.text.effects.putting import TO_HAND, in_any_order, to_bottom, to_hand, to_top, under_main_deck
from longbox.games.dcdb.text.effects.under_hero import TO_UNDER, to_under
from longbox.games.dcdb.values import CostExtreme
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, MEASURE, Term
from longbox.texts.sequences import InTurn

BACK: Final[Prompt] = Prompt("Choose the card that goes next", "Order of Playing Your Cards", ordered=True)

TO_LEFT: Final[Prompt] = Prompt("Choose a card to put into the discard pile of the player on your left", "5.020")
TO_LINE_UP: Final[Prompt] = Prompt("Choose a card to add to the Line-Up", "Refilling the Line-Up")

# Where such cards go
INTO_HAND: Final = "into your hand"
ON_TOP: Final = "on top of your deck"
ON_BOTTOM: Final = "on the bottom of your deck"
BACK_ON_TOP: Final = "back on top"
BACK_ON_BOTTOM: Final = "back on the bottom"
"""Of the deck from which they were shown."""
ON_MAIN_DECK: Final = "on top of the main deck"
DISCARDED: Final = "discard"
DESTROYED: Final = "destroy"
DRAWN: Final = "draw"
INTO_LINE_UP: Final = "to the Line-Up"
UNDER_MAIN_DECK: Final = "on the bottom of the main deck"
UNDER_OWN_HERO: Final = "under your Super Hero"
UNDER_NEXT_HERO: Final = "under the Super Hero of the player on your left"
TO_THE_LEFT: Final = "into the discard pile of the player on their left"
PROMPTS: Final[dict[str, Prompt]] = {
    INTO_HAND: TO_HAND,
    ON_TOP: BACK,
    ON_BOTTOM: BACK,
    BACK_ON_TOP: BACK,
    BACK_ON_BOTTOM: BACK,
    ON_MAIN_DECK: BACK,
    DISCARDED: DISCARD,
    DESTROYED: DESTROY,
    DRAWN: TO_HAND,
    INTO_LINE_UP: TO_LINE_UP,
    UNDER_MAIN_DECK: BACK,
    UNDER_OWN_HERO: TO_UNDER,
    UNDER_NEXT_HERO: TO_UNDER,
    TO_THE_LEFT: TO_LEFT,
}


class TopCards(CardEffect):
    """Something with the top cards of the deck, as many as there are; the text goes on to speak of them."""

    fields: ClassVar[tuple[str, ...]] = ("count",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = (SHOWN_CARDS,)
    not_zero = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        cards = self.top(game, resolution.player)
        resolution.cards = cards
        resolution.did = len(cards) == self.count
        self.show(game, resolution, cards)

    def top(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """The cards, the topmost first."""
        return game.top_cards(player, self.count)

    def show(self, game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> None:
        """Show the cards."""
        raise NotImplementedError


class RevealTopCards(TopCards):
    """Reveal so many cards from the top of the deck. [dcdb Shuffling Your Deck]"""

    measures = (SHOWN_CARDS, REVEALED)

    def show(self, game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> None:
        game.reveal(resolution.player, cards, resolution.source)


class LookAtTopCards(TopCards):
    """Look at so many cards from the top of the deck."""

    def show(self, game: DeckBuildingGame, resolution: Resolution, cards: list[GameCard]) -> None:
        for card in cards:
            game.look(resolution.player, card, resolution.source)


class RevealTopOfMain(RevealTopCards):
    """Reveal so many cards from the top of the main deck."""

    def top(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.topmost(MAIN_DECK, self.count)


class LookAtTopOfMain(LookAtTopCards):
    """Look at so many cards from the top of the main deck."""

    def top(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        return game.topmost(MAIN_DECK, self.count)


class RevealToCost(RevealTopCards):
    """Reveal cards from the top of the deck until they cost so much together, as far as there are any."""

    def top(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        seat = game.players[player]
        most = len(game.cards(seat.deck)) + len(game.cards(seat.discard))
        cards: list[GameCard] = []
        while len(cards) < most and sum([card.definition.cost for card in cards]) < self.count:
            cards = game.top_cards(player, len(cards) + 1)
        return cards


class Some(Term):
    """Some of the cards that were shown, those that still lie on the deck; no others. [cube 1.080]"""

    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (SHOWN_CARDS,)

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        """Which they are; those that have to be chosen are chosen."""
        raise NotImplementedError

    def is_one(self) -> bool:
        """Whether it is one card, if there is any."""
        return False


def still_there(game: DeckBuildingGame, resolution: Resolution) -> list[GameCard]:
    """The cards that were shown and still lie on the deck, or on the main deck."""
    deck = game.players[resolution.player].deck
    return [card for card in resolution.cards if game.lies_in(card, deck) or game.lies_in(card, MAIN_DECK)]


def show_more(game: DeckBuildingGame, resolution: Resolution, count: int) -> None:
    """Show the player as many more cards of the deck as those that were shown are too few now. [cube 1.080]"""
    cards = game.top_cards(resolution.player, count)
    for card in cards:
        if card not in resolution.cards:
            game.look(resolution.player, card, resolution.source)
    resolution.cards = cards


def told_to_draw(game: DeckBuildingGame, resolution: Resolution) -> int:
    """Let the player do what comes before drawing; for a card that is discarded by it, the next one is shown.

    [cube Jay Garrick (Crossover 1)]

    Returns:
        How many cards fewer are drawn.
    """
    before = still_there(game, resolution)
    left = game.left_to_draw(resolution.player, len(before), resolution.source, before)
    if len(still_there(game, resolution)) < len(before):
        show_more(game, resolution, len(before))
    return len(before) - left


class SomeOfThem(Some):
    """So many of them, which the player chooses: "one of them", "a Hero from among them"."""

    fields = ("count", "kind", "up_to")
    defaults: ClassVar[dict[str, object]] = {"count": 1, "kind": ANY_CARD, "up_to": False}

    def __init__(self, count: int = 1, kind: CardKind = ANY_CARD, up_to: bool = False) -> None:
        self.count = count
        self.kind = kind
        self.up_to = up_to

    def is_one(self) -> bool:
        return self.count == 1

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        found = [card for card in still_there(game, resolution) if self.kind.matches(game, card)]
        least = 0 if self.up_to else self.count
        if prompt is BACK and len(found) <= least:
            return in_any_order(game, resolution, prompt, found)
        return game.choose_cards(resolution.player, prompt, found, resolution.source, least, self.count)


class AnyOfThem(Some):
    """As many of them as the player likes."""

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        found = still_there(game, resolution)
        return game.choose_cards(resolution.player, prompt, found, resolution.source, 0, len(found))


class OneOfEachType(Some):
    """One of each card type among them; of those that share one, the player chooses. [cube 6.530]

    They are of the types that they have where they lie; a card of several types stands for all of them. [cube 1.020]
    """

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        left = still_there(game, resolution)
        chosen: list[GameCard] = []
        while left:
            alike = [card for card in left if share_a_type(game, left[0], card)]
            card = game.choose_card(resolution.player, prompt, alike, resolution.source)
            assert card is not None
            chosen.append(card)
            left = [other for other in left if not share_a_type(game, card, other)]
        return chosen


class NamedOfThem(Some):
    """Those of them with the name that was named. [cube T-Spheres (Crossover 1)]"""

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        kind = Named(game.names[resolution.number].key())
        return [card for card in still_there(game, resolution) if kind.matches(game, card)]


class ExtremeOfThem(Some):
    """The one of them with the highest cost, or the lowest; of several, one that the player chooses. [cube 6.120]"""

    fields = ("which",)

    def __init__(self, which: str) -> None:
        self.which = which

    def is_one(self) -> bool:
        return True

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        found = CostExtreme(ANY_CARD, self.which).outstanding(game, still_there(game, resolution))
        return game.choose_cards(resolution.player, prompt, found, resolution.source, 1, 1)


class AllOfThem(Some):
    """All of them of a kind: "each Hero revealed this way"."""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        return [card for card in still_there(game, resolution) if self.kind.matches(game, card)]


class TheRest(Some):
    """All that still lie there, in an order that the player chooses: "the rest"."""

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        found = still_there(game, resolution)
        if prompt is not BACK:
            return found
        return in_any_order(game, resolution, prompt, found)


class Them(TheRest):
    """The same, said as "them" where none was taken."""


class MoveThem(CardEffect):
    """Some of the cards that were shown go somewhere: "put one of them into your hand", "discard the rest".

    Attributes:
        some: Which.
        where: Where to: `INTO_HAND`, `ON_TOP`, `ON_BOTTOM`, `BACK_ON_TOP`, `BACK_ON_BOTTOM`, `DRAWN`, `INTO_LINE_UP`,
            `ON_MAIN_DECK`, `UNDER_MAIN_DECK`, `UNDER_OWN_HERO`, `UNDER_NEXT_HERO`, `TO_THE_LEFT`, `DISCARDED` or
            `DESTROYED`.
    """

    fields = ("some", "where")

    def __init__(self, some: Some, where: str) -> None:
        self.some = some
        self.where = where

    def done_in_any_case(self) -> bool:
        return type(self.some) is TheRest

    def brought(self) -> tuple[str, ...]:
        return (DEED, "the destroyed card") if self.where == DESTROYED and self.some.is_one() else (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        fewer = 0
        if self.where == DRAWN and game.guards[events.TOLD_TO_DRAW.number]:
            fewer = told_to_draw(game, resolution)
        cards = self.some.cards(game, resolution, PROMPTS[self.where])[fewer:]
        if self.where == DRAWN:
            game.draw_these(resolution.player, cards, resolution.source)
        else:
            for card in cards:
                self.move(game, resolution.player, card)
        resolution.did = bool(cards)
        if self.where == DESTROYED and self.some.is_one():
            resolution.cards = [card for card in resolution.cards if card not in cards] + cards
        if PROMPTS[self.where] is BACK:
            resolution.cards = [card for card in resolution.cards if card not in cards]

    def move(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        """Move one of them."""
        where = self.where
        if where in (BACK_ON_TOP, BACK_ON_BOTTOM):
            where = where_it_came_from(game, card, where)
        if where == INTO_HAND:
            to_hand(game, player, card)
        elif where == ON_MAIN_DECK:
            game.put(player, card, MAIN_DECK, "on top of the main deck")
        elif where == ON_TOP:
            to_top(game, player, card)
        elif where == ON_BOTTOM:
            to_bottom(game, player, card)
        elif where == UNDER_MAIN_DECK:
            under_main_deck(game, player, card)
        elif self.where == INTO_LINE_UP:
            game.put(player, card, LINE_UP, "into the Line-Up")
        elif self.where in (UNDER_OWN_HERO, UNDER_NEXT_HERO):
            whose = player if self.where == UNDER_OWN_HERO else game.clockwise_from(player)[1]
            to_under(game, player, card, whose)
        elif self.where == TO_THE_LEFT:
            pile = game.players[game.clockwise_from(player)[1]].discard
            game.put(player, card, pile, f"into {pile.in_words()}")
        elif self.where == DISCARDED:
            game.discard(card)
        else:
            game.destroy(player, card)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(still_there(game, resolution))


class ThenTheRest(InTurn[DeckBuildingGame, Resolution]):
    """What may be done with some of them, and then what is done with the rest in any case.

    "You may put one of them on the bottom, then put the rest back on top in any order".
    """


def where_it_came_from(game: DeckBuildingGame, card: GameCard, back: str) -> str:
    """Where a card goes that is put back on top, or on the bottom, of the deck from which it was shown."""
    if game.lies_in(card, MAIN_DECK):
        return ON_MAIN_DECK if back == BACK_ON_TOP else UNDER_MAIN_DECK
    return ON_TOP if back == BACK_ON_TOP else ON_BOTTOM


REST: Final[dict[str, str]] = {
    "discard the rest": DISCARDED,
    "discard the others": DISCARDED,
    "put the rest into your discard pile": DISCARDED,
    "put the rest on the bottom of your deck": ON_BOTTOM,
    "put the rest on the bottom of your deck in any order": ON_BOTTOM,
    "put the rest on top of your deck": ON_TOP,
    "put the rest on top of your deck in any order": ON_TOP,
}
"""Where those go that were revealed before the one that was looked for."""


class TheOneFound(Some):
    """The card that was looked for."""

    def is_one(self) -> bool:
        return True

    def cards(self, game: DeckBuildingGame, resolution: Resolution, prompt: Prompt) -> list[GameCard]:
        return still_there(game, resolution)


class RevealUntil(CardEffect):
    """Reveal cards from the top of the deck until one of a kind is, which goes somewhere, and the rest elsewhere.

    Where there is none in the deck, nor in the discard pile, all are revealed, and all are the rest.
    [dcdb Shuffling Your Deck]

    Attributes:
        kind: What is looked for.
        where: Where it goes.
        rest: Where the others go.
    """

    fields = ("kind", "where", "rest")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, kind: CardKind, where: str, rest: str) -> None:
        self.kind = kind
        self.found = MoveThem(TheOneFound(), where)
        self.others = MoveThem(TheRest(), rest)
        self.where = where
        self.rest = rest

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        most = self.most(game, resolution.player)
        cards: list[GameCard] = []
        found = False
        while not found and len(cards) < most:
            cards = self.top(game, resolution.player, len(cards) + 1)
            found = self.kind.matches(game, cards[-1])
        game.reveal(resolution.player, cards, resolution.source)
        others = cards[:-1] if found else cards
        if found:
            resolution.cards = cards[-1:]
            self.found.run(game, resolution)
        resolution.cards = others
        self.others.run(game, resolution)
        resolution.cards = cards[-1:] if found else []
        resolution.did = found

    def most(self, game: DeckBuildingGame, player: int) -> int:
        """How many cards can be revealed."""
        seat = game.players[player]
        return len(game.cards(seat.deck)) + len(game.cards(seat.discard))

    def top(self, game: DeckBuildingGame, player: int, count: int) -> list[GameCard]:
        """The topmost cards, so many of them."""
        return game.top_cards(player, count)


MAIN_REST: Final[dict[str, str]] = {
    "put the rest on the bottom of the main deck": UNDER_MAIN_DECK,
    "put the others on the bottom of the main deck": UNDER_MAIN_DECK,
    "put the rest on the bottom of the main deck in any order": UNDER_MAIN_DECK,
    "put the rest back on top": BACK_ON_TOP,
    "put the rest back on top of the main deck": BACK_ON_TOP,
    "put the rest on top of the main deck": BACK_ON_TOP,
    "destroy the rest": DESTROYED,
}
"""The same for cards of the main deck."""


class RevealMainUntil(RevealUntil):
    """Reveal cards from the top of the main deck until one of a kind is; where there is none, all are the rest."""

    def most(self, game: DeckBuildingGame, player: int) -> int:
        return len(game.cards(MAIN_DECK))

    def top(self, game: DeckBuildingGame, player: int, count: int) -> list[GameCard]:
        return game.topmost(MAIN_DECK, count)
