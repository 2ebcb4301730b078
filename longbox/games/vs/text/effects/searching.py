"""Effects that search zones for cards. [vs 708.10]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import events
from longbox.games.vs.actions.hands import shuffle
from longbox.games.vs.events import Happening
from longbox.games.vs.terms import NOTHING, Filter, Situation, TextEffect, Who
from longbox.kernel.cards import BY_NAME
from longbox.kernel.questions import Prompt

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame

FIND: Final = Prompt("Choose a card that you find", "708.10a")
FIND_COPIED: Final = Prompt("Search for all copies of which card?", "708.2f")

# What is searched
DECK: Final = "deck"
HAND: Final = "hand"
KO_PILE: Final = "KO'd pile"

ALL: Final = 99
"""As many as are found: "all ... cards"."""


class SearchFor(TextEffect):
    """A player searches zones for cards, which the text then speaks of. Finding nothing is allowed. [vs 708.10a]

    The deck is shuffled after the cards were found and before they go where the text sends them, which nobody sees.
    [vs 708.10b, 708.10c]

    Attributes:
        whose: Whose zones.
        filter: What is searched for.
        places: Which zones: `DECK`, `HAND` or `KO_PILE`.
        most: How many cards may be found, or `ALL`.
    """

    fields = ("whose", "filter", "places", "most")
    mentions = ("filter",)
    defaults: ClassVar[dict[str, object]] = {"places": (DECK,), "most": 1}

    def __init__(self, whose: Who, filter: Filter, places: tuple[str, ...] = (DECK,), most: int = 1) -> None:
        self.whose = whose
        self.filter = filter
        self.places = places
        self.most = most

    def run(self, game: VsGame, situation: Situation) -> None:
        found: list[GameCard] = []
        for owner in self.whose.told(game, situation):
            there = begin_search(game, owner, self.places, situation)
            wanted = [card for card in there if self.filter.matches(game, game.qualities(card), situation)]
            found += game.choose_cards(situation.player, FIND, wanted, situation.source, 0, self.most)
            end_search(game, owner, self.places)
        speak_of_found(game, self.filter, found, situation)


class SearchForCopies(TextEffect):
    """A player searches zones for all copies of a card of some kind, which the player chooses. [vs 708.2f, 708.10d]

    Copies have the same printed name, versions and identity.
    """

    fields = ("whose", "filter", "places")
    mentions = ("filter",)

    def __init__(self, whose: Who, filter: Filter, places: tuple[str, ...]) -> None:
        self.whose = whose
        self.filter = filter
        self.places = places

    def run(self, game: VsGame, situation: Situation) -> None:
        found: list[GameCard] = []
        for owner in self.whose.told(game, situation):
            there = begin_search(game, owner, self.places, situation)
            wanted = [card for card in there if self.filter.matches(game, game.qualities(card), situation)]
            copied = game.choose_cards(situation.player, FIND_COPIED, one_of_each(wanted), situation.source, 0, 1)
            copies = [card for card in wanted if copied and card.definition.name == copied[0].definition.name]
            found += game.choose_cards(situation.player, FIND, copies, situation.source, 0, ALL)
            end_search(game, owner, self.places)
        speak_of_found(game, self.filter, found, situation)


def begin_search(game: VsGame, owner: int, places: tuple[str, ...], situation: Situation) -> list[GameCard]:
    """Let a player see the cards of zones of another, or of their own.

    Returns:
        The cards, by name, so that their order says nothing.
    """
    seat = game.players[situation.player]
    cards: list[GameCard] = []
    for place in places:
        cards += cards_of(game, owner, place)
    game.show_all(cards, seat.bit)
    whose = "" if owner == situation.player else f" of {game.players[owner]}"
    note = f"{' and '.join(places)}{whose}"
    game.happen(Happening(events.SEARCH, situation.player, [], source=situation.source, note=note))
    return sorted(cards, key=BY_NAME)


def end_search(game: VsGame, owner: int, places: tuple[str, ...]) -> None:
    """Shuffle a deck that was searched. [vs 213.2d, 708.10b]"""
    if DECK in places:
        shuffle(game, owner)


def cards_of(game: VsGame, owner: int, place: str) -> list[GameCard]:
    """The cards of a zone of a player."""
    if place == DECK:
        return game.deck(owner)
    if place == HAND:
        return game.hand(owner)
    return game.cards(game.players[owner].ko_pile)


def one_of_each(cards: list[GameCard]) -> list[GameCard]:
    """One card of each name, version and identity."""
    found: dict[str, GameCard] = {}
    for card in cards:
        found.setdefault(card.definition.name, card)
    return list(found.values())


def speak_of_found(game: VsGame, of: Filter, found: list[GameCard], situation: Situation) -> None:
    """Let the text that follows speak of the cards that were found."""
    references = tuple([game.reference(card) for card in found])
    situation.speak(of, references or (NOTHING,))
    situation.did = bool(found)
