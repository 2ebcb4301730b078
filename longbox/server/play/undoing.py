"""Taking answers back: at once where nobody minds, by asking the others, or not at all.

It is free while nothing became known by what is taken back and nobody else has decided anything since. Against bots
alone it always is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.server.messages import Undo
from longbox.server.play.entries import Given, Refusal
from longbox.server.play.progress import Progress

WAITS: Final = 10_000
"""How many milliseconds whoever was refused must wait, times the square of how often."""

KNOWN: Final = "Something has become known since."
DECIDED: Final = "Somebody else has answered since."


def last_of(progress: Progress, seats: Sequence[int]) -> Given | None:
    """The last answer that somebody gave, not counting those that nobody was asked for."""
    own = [given for given in progress.given if given.seat in seats and not given.itself]
    return own[-1] if own else None


def target(progress: Progress, seats: Sequence[int], to: int | None) -> Given:
    """The answer that is to be taken back, with all that came after it.

    Args:
        progress: The game.
        seats: Those of who wishes it.
        to: The entry of the answer; the person's last one if nothing is said.

    Raises:
        Refusal: There is no such answer of theirs.
    """
    if progress.sitting.terms.undo == "off":
        raise Refusal("not_allowed", "This table has agreed that nothing is taken back.")
    found = last_of(progress, seats)
    if to is not None:
        own = [given for given in progress.given if given.n == to and given.seat in seats]
        found = own[0] if own else None
    if found is None:
        raise Refusal("stale", "There is no answer of yours to take back.")
    return found


def against(progress: Progress, given: Given) -> str:
    """Why an answer can't be taken back without asking; "" if it can."""
    if not progress.several:
        return ""
    since = [other for other in progress.given if other.before >= given.before]
    if any([other.bound for other in since]):
        return KNOWN
    person = progress.people.get(given.seat)
    others = [other for other in since if progress.people.get(other.seat) != person]
    return DECIDED if others and progress.sitting.terms.undo == "ask" else ""


def must_wait(progress: Progress, seat: int, now: int) -> int:
    """How many milliseconds a seat must wait before it may wish something again."""
    count, at = progress.refusals.get(seat, (0, 0))
    return max(0, at + WAITS * count * count - now)


def undo_state(progress: Progress, seats: Sequence[int]) -> Undo:
    """What the person in some seats is told about undoing."""
    redo = bool(progress.undone) and may_redo(progress, seats)
    given = last_of(progress, seats)
    if progress.sitting.terms.undo == "off":
        return Undo("blocked", redo, "This table has agreed that nothing is taken back.")
    if given is None or progress.ended:
        return Undo("none", redo)
    if progress.asked is not None and progress.asked.by in seats:
        return Undo("waiting", redo)
    why = against(progress, given)
    return Undo("ask" if why else "free", redo, why)


def may_redo(progress: Progress, seats: Sequence[int]) -> bool:
    """Whether somebody can give again what was taken back: nobody else's answers are among it."""
    return all([given.seat in seats or given.seat in progress.bots for given in progress.undone])


def agreeing(progress: Progress, by: int) -> list[int]:
    """The seats of the people who must agree to what a seat wishes: one for each other person."""
    seats: dict[str, int] = {}
    for seat, person in progress.people.items():
        if person != progress.people.get(by) and seat not in progress.bots:
            seats.setdefault(person, seat)
    return list(seats.values())
