"""What is told of a table: to those who sit at it, who are invited, and who may watch."""

from __future__ import annotations

from typing import Any

from longbox.games.shown import lobby_of
from longbox.server.agreeing import fields_of
from longbox.server.requests import Agreed, Parent, SeatTold, TableTold
from longbox.server.storage.rows import Person, Seat, Sitting


def told(sitting: Sitting, person: Person | None) -> TableTold:
    """A table as somebody is told of it."""
    own = None if person is None else person.id
    sits = own is not None and own in [seat.person for seat in sitting.seats]
    terms = sitting.terms
    return TableTold(
        id=sitting.id,
        game=sitting.game,
        title=sitting.title,
        state=sitting.state,
        seats=[_seat_told(seat, own) for seat in sitting.seats],
        host=sitting.host == own,
        invite=sitting.invite if sits else "",
        watch=terms.watch,
        delay=terms.delay,
        undo=terms.undo,
        hints=terms.hints,
        listed=sitting.listed,
        away=terms.away,
        clock=terms.clock,
        chosen=sitting.chosen if sits else {},
        agreed=told_agreed(sitting.game, sitting.chosen),
        made=sitting.made,
        moved=sitting.moved,
        n=sitting.n,
        your_turn=sitting.state == "playing" and own in [sitting.seats[seat].person for seat in sitting.asked],
        asked=[*sitting.asked] if sits or is_seen(sitting) else [],
        result=sitting.result,
        parent=None if sitting.parent is None else Parent(*sitting.parent),
    )


def is_seen(sitting: Sitting) -> bool:
    """Whether everybody may watch a game at the very moment, so that who is asked can be told to all."""
    return sitting.state == "playing" and sitting.terms.watch != "nobody" and not sitting.terms.delay


def told_agreed(game: str, chosen: dict[str, Any]) -> list[Agreed]:
    """What the players of a table agree on beside what is usual; what each brings for themselves is not told."""
    if not chosen:
        return []
    shared = [field for field in fields_of(lobby_of(game)) if field.name in chosen and not field.per_seat]
    return [
        Agreed(field.label, _value_told(chosen[field.name]))
        for field in shared
        if chosen[field.name] not in (field.default, None, [], False)
    ]


def _value_told(value: object) -> str:
    """What was chosen, in words; a file is not shown."""
    if isinstance(value, list):
        return ", ".join([_value_told(one) for one in value])
    if isinstance(value, dict):
        return "a file of one's own"
    return "" if value is True else str(value)


def _seat_told(seat: Seat, own: str | None) -> SeatTold:
    who: Any = "open" if seat.is_open else "bot" if seat.bot else "person"
    yours = seat.person is not None and seat.person == own
    return SeatTold(seat.seat, who, seat.name, seat.bot or "", yours, seat.choice if yours else {})
