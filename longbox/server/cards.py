"""All cards of all games, searched by words, type, cost and set, each with what it means and where it was played."""

from __future__ import annotations

from threading import Lock
from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from longbox.faces.lines import Line
from longbox.server.catalogue import CardTold, Catalogue, Meant, Shows
from longbox.server.errors import unknown
from longbox.server.people import person_of
from longbox.server.replays import ReplayListed, table_listed
from longbox.server.storage.cards import CardStore
from longbox.server.storage.store import Store

MOST: Final = 60
"""So many cards are told at once."""

_FILLING: Final = Lock()


class Cards(msgspec.Struct):
    """Cards that were sought.

    Attributes:
        count: How many there are.
        cards: Some of them, the best first.
        kinds: The types that cards of the game have; of all games where none is named.
        costs: What they cost.
        expansions: The sets that they come with.
    """

    count: int
    cards: list[CardTold]
    kinds: list[str]
    costs: list[str]
    expansions: list[str]


class CardPage(msgspec.Struct):
    """A card with all about it.

    Attributes:
        meant: The cards of that name: mostly one.
        rules: The rules that are about it, or name it.
        rulings: The rulings in which it takes part.
        replays: Games in which it was played: your own, and those that might be watched.
    """

    meant: list[Meant]
    rules: list[Line]
    rulings: list[Shows]
    replays: list[ReplayListed]


@get("/api/cards", sync_to_thread=True)
def search(
    store: NamedDependency[Store],
    catalogue: NamedDependency[Catalogue],
    words: FromQuery[str] = "",
    game: FromQuery[str] = "",
    kind: FromQuery[str] = "",
    cost: FromQuery[str] = "",
    expansion: FromQuery[str] = "",
    start: FromQuery[int] = 0,
) -> Cards:
    """Cards that have all words, and are of a game, a type, a cost and a set."""
    cards = catalogue.cards
    numbers = sought(store, catalogue, words)
    found = [cards[number] for number in numbers if number < len(cards)] if numbers is not None else cards
    of_game = [card for card in cards if game in ("", card.game)]
    found = [
        card
        for card in found
        if game in ("", card.game)
        and kind in ("", card.kind)
        and cost in ("", card.cost)
        and expansion in ("", card.expansion)
    ]
    first = max(0, start)
    return Cards(
        count=len(found),
        cards=found[first : first + MOST],
        kinds=sorted({card.kind for card in of_game}),
        costs=sorted({card.cost for card in of_game if card.cost}, key=lambda one: (len(one), one)),
        expansions=sorted({card.expansion for card in of_game}),
    )


def sought(store: Store, catalogue: Catalogue, words: str) -> list[int] | None:
    """The numbers of cards that have all words; none where no word is sought. Cards that are new are first taken in."""
    kept = CardStore(store.database)
    with _FILLING:
        if not catalogue.taken_in:
            told = [(n, one.name, f"{one.kind} {one.expansion}", one.text) for n, one in enumerate(catalogue.cards)]
            kept.fill(catalogue.fingerprint, told)
            catalogue.taken_in = True
    return kept.search(words)


@get("/api/cards/{game:str}/{name:str}", sync_to_thread=True)
def card(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    name: FromPath[str],
    store: NamedDependency[Store],
    catalogue: NamedDependency[Catalogue],
) -> CardPage:
    """A card by its name."""
    meant = catalogue.named(game, name)
    if not meant:
        raise unknown("card")
    person = person_of(request, store)
    tables = CardStore(store.database).tables_with(game, name, "" if person is None else person.id)
    sittings = [sitting for id in tables if (sitting := store.sitting(id)) is not None]
    return CardPage(
        meant=meant,
        rules=catalogue.rules_about(game, name),
        rulings=catalogue.rulings_with(game, name),
        replays=[table_listed(sitting) for sitting in sittings],
    )


ROUTES: Final = [search, card]
