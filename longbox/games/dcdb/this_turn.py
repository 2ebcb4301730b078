"""What was played and gained this turn: of which kind it was then, and by what it differs."""

from __future__ import annotations

from typing import Any, Final

from longbox.games.dcdb.definitions import GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind, Named, NameHas, OneOfNames
from longbox.kernel.cards import Card

BUY: Final = "buy"
GAIN: Final = "gain"


def played_of(game: DeckBuildingGame, kind: CardKind) -> list[GameCard]:
    """The cards played this turn that were of a kind as they were played. [cube 1.020]"""
    recorded = game.ledger.this_turn.played_as
    if recorded:
        return of_kind_then(game, kind, game.played, recorded)
    return [card for card in game.played if kind.matches(game, card)]


def last_played_is_first_of(game: DeckBuildingGame, kind: CardKind) -> bool:
    """Whether what was played last, a card of a kind, is the first of it this turn. [cube 1.020]"""
    recorded = game.ledger.this_turn.played_as
    if recorded:
        return len(of_kind_then(game, kind, game.played, recorded)) == 1
    for card in game.played[:-1]:
        if kind.matches(game, card):
            return False
    return True


def goes_by_another_name(game: DeckBuildingGame, kind: CardKind, card: Card[Any]) -> bool:
    """Whether a card is of a kind only as it has all names; each such card is another. [cube 5.050]"""
    if not game.later_sets or not isinstance(kind, NameHas | Named | OneOfNames):
        return False
    return game.has_all_names(card) and not kind.is_printed_on(card)


def identities(game: DeckBuildingGame, kind: CardKind, cards: list[GameCard]) -> list[str]:
    """By what cards of a kind differ: by their names and sets, but for those that have all names. [cube 6.185]"""
    return [f"{card}, {card.serial}" if goes_by_another_name(game, kind, card) else str(card) for card in cards]


def identities_played(game: DeckBuildingGame, kind: CardKind) -> list[str]:
    """The same of the cards of a kind that were played this turn; one with all names is another each time it is played.

    [cube Kyle Rayner (Heroes Unite)]
    """
    played = played_of(game, kind)
    return [
        f"{card}, play {place}" if goes_by_another_name(game, kind, card) else str(card)
        for place, card in enumerate(played)
    ]


def gained_of(game: DeckBuildingGame, kind: CardKind) -> list[GameCard]:
    """The cards bought or gained this turn that were of a kind as that happened. [cube 1.020, 6.096, 6.203]"""
    return of_kind_then(game, kind, game.gained, game.ledger.this_turn.gained_as)


def got_of(game: DeckBuildingGame, how: str, kind: CardKind) -> list[GameCard]:
    """The cards of a kind that were bought this turn, or gained: in the Cube, buying is gaining. [cube 6.090, 6.201]"""
    if how == GAIN and game.format.buying_is_gaining:
        return gained_of(game, kind)
    notes = game.ledger.this_turn
    places = [place for place in range(len(game.gained)) if (place in notes.bought) == (how == BUY)]
    cards = [notes.gained_as.get(place, game.gained[place]) for place in places]
    return [card for card in cards if kind.matches(game, card)]


def of_kind_then(
    game: DeckBuildingGame, kind: CardKind, cards: list[GameCard], recorded: dict[int, GameCard]
) -> list[GameCard]:
    """Those of some cards that were of a kind, as it was recorded of those whose attributes can change. [cube 1.020]"""
    if not recorded:
        return [card for card in cards if kind.matches(game, card)]
    return [card for place, card in enumerate(cards) if kind.matches(game, recorded.get(place, card))]
