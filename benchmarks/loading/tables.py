"""Tables that are made for a measurement: put into the database as the server itself would put them there."""

from __future__ import annotations

import time
from typing import Final

from msgspec import structs

from longbox.server.app import open_database
from longbox.server.passwords import hashed, new_id, new_token
from longbox.server.requests import NewSeat, NewTable
from longbox.server.settings import Settings
from longbox.server.storage.database import migrate
from longbox.server.storage.rows import Person, Seat, Sitting
from longbox.server.storage.store import Store
from longbox.server.tables import begin, new_sitting

GAMES: Final = ("dcdb", "champions", "vs", "forever")
"""What is played, in turn."""


class Placed:
    """A table at which people may sit down.

    Attributes:
        id: Names it.
        game: What is played there.
        tokens: By which those who sit there are known.
    """

    def __init__(self, id: str, game: str, tokens: list[str]) -> None:
        self.id = id
        self.game = game
        self.tokens = tokens


def places(settings: Settings, count: int, *, bots: bool = False) -> list[Placed]:
    """Tables whose games have begun, each with two people, or one and the best bot."""
    store = _store(settings)
    made = [_placed(store, GAMES[number % len(GAMES)], bots=bots) for number in range(count)]
    store.database.close()
    return made


def asleep(settings: Settings, count: int) -> None:
    """Store tables whose games have begun, and at which nobody is."""
    store = _store(settings)
    sitting = store.sitting(_placed(store, "dcdb").id)
    assert sitting is not None
    for _ in range(count - 1):
        store.add_sitting(structs.replace(sitting, id=new_id()))
    store.database.close()


def _store(settings: Settings) -> Store:
    store = Store(open_database(settings))
    migrate(store.database, _now())
    return store


def _placed(store: Store, game: str, *, bots: bool = False) -> Placed:
    host, token = _person(store, "Ann")
    seats = [NewSeat("me"), NewSeat("bot") if bots else NewSeat("open")]
    sitting = new_sitting(NewTable(game=game, seats=seats), host)
    store.add_sitting(sitting)
    tokens = [token]
    if not bots:
        guest, other = _person(store, "Ben")
        store.fill_seat(sitting.id, Seat(1, guest.name, guest.id))
        tokens.append(other)
    begin(store, _found(store, sitting.id))
    return Placed(sitting.id, game, tokens)


def _found(store: Store, id: str) -> Sitting:
    found = store.sitting(id)
    assert found is not None
    return found


def _person(store: Store, name: str) -> tuple[Person, str]:
    person, token = Person(new_id(), name), new_token()
    store.add_person(person, _now())
    store.add_pass(hashed(token), new_id(), person.id, "", _now())
    return person, token


def _now() -> int:
    return time.time_ns() // 1_000_000
