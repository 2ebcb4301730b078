"""In which order modifiers apply: by their timestamps, after what they depend on. [vs 514]"""

from __future__ import annotations

from longbox.games.vs.modifiers.at_work import ChangeAtWork


def in_order(changes: list[ChangeAtWork]) -> list[list[ChangeAtWork]]:
    """Put modifiers in the order in which they apply; those that depend on each other stand together. [vs 514.4]"""
    if len(changes) == 1:
        return [changes]
    if not are_dependent(changes):
        return [[change] for change in sorted(changes, key=by_timestamp)]
    groups = knots(changes)
    for rank, group in enumerate(groups):
        place_group(group, rank, changes)
    return sorted(groups, key=by_place)


def are_dependent(changes: list[ChangeAtWork]) -> bool:
    """Whether any modifier depends on another. [vs 514.3]"""
    written = 0
    for change in changes:
        written |= change.writes.aspects
    for change in changes:
        if change.reads.aspects & written and depends_on_any(change, changes):
            return True
    return False


def depends_on_any(change: ChangeAtWork, changes: list[ChangeAtWork]) -> bool:
    """Whether a modifier depends on another. [vs 514.3]"""
    for other in changes:
        if other is not change and change.depends_on(other):
            return True
    return False


def by_timestamp(change: ChangeAtWork) -> int:
    """The timestamp of a modifier. [vs 514.1]"""
    return change.timestamp


def by_place(group: list[ChangeAtWork]) -> tuple[int, int, int]:
    """Where a group stands: after the latest timestamp that it depends on, and after what it depends on. [vs 514.4]"""
    return (group[0].key, group[0].rank, group[0].timestamp)


def place_group(group: list[ChangeAtWork], rank: int, changes: list[ChangeAtWork]) -> None:
    """Give a group its place. All groups that it depends on have theirs."""
    key = max([change.timestamp for change in group])
    depth = 0
    for change in group:
        for other in changes:
            if other not in group and change.depends_on(other):
                key = max(key, other.key)
                depth = max(depth, other.rank + 1)
    for change in group:
        change.key = key
        change.rank = depth


def knots(changes: list[ChangeAtWork]) -> list[list[ChangeAtWork]]:
    """The modifiers in groups: loops of those that depend on each other, and each other one alone. [vs 514.4a]

    A group stands after all groups that it depends on (Tarjan: Depth-First Search and Linear Graph Algorithms, 1972).
    """
    ordered = sorted(changes, key=by_timestamp)
    reached = {id(change): reach(change, ordered) for change in ordered}
    groups: list[list[ChangeAtWork]] = []
    placed: set[int] = set()
    while len(placed) < len(ordered):
        for change in ordered:
            if id(change) in placed:
                continue
            group = [
                other
                for other in ordered
                if other is change or (id(other) in reached[id(change)] and id(change) in reached[id(other)])
            ]
            members = {id(member) for member in group}
            if reached[id(change)] - members <= placed:
                groups.append(group)
                placed |= members
                break
    return groups


def reach(change: ChangeAtWork, changes: list[ChangeAtWork]) -> set[int]:
    """The modifiers that one depends on, directly or through others."""
    found: set[int] = set()
    ahead = [change]
    while ahead:
        looking = ahead.pop()
        for other in changes:
            if other is not looking and id(other) not in found and looking.depends_on(other):
                found.add(id(other))
                ahead.append(other)
    return found
