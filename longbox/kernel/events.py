"""Things that happen. Abilities and the log hang on events."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from longbox.kernel.cards import Card
from longbox.kernel.zones import EVERYBODY


class EventKind:
    """A kind of thing that happens, such as drawing. Games declare theirs once, in order.

    Attributes:
        number: Its index among the kinds of the game, from 0.
        name: One word for it.
        wording: The line of the log, with {player}, {cards}, {amount}, {source}, {because}, {note}.
        rule: The citation of the rule that makes it happen, without its game.
    """

    __slots__ = ("name", "number", "rule", "wording")

    def __init__(self, number: int, name: str, wording: str, rule: str) -> None:
        self.number = number
        self.name = name
        self.wording = wording
        self.rule = rule

    def __repr__(self) -> str:
        return f"<event {self.name}>"


def new_kind(kinds: list[EventKind], name: str, wording: str, rule: str) -> EventKind:
    """Declare one more kind of event of a game.

    Args:
        kinds: All kinds of the game so far, in order.
        name: One word for it.
        wording: The line of the log.
        rule: The citation of the rule that makes it happen, without its game.
    """
    kind = EventKind(len(kinds), name, wording, rule)
    kinds.append(kind)
    return kind


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened, or is about to.

    Attributes:
        kind: What happened.
        player: The number of the player it happened to or who did it, or `NOBODY`.
        cards: The cards it happened to.
        amount: How much, where that is said.
        source: The card whose text did it, if one did.
        seen_by: The players who may know which cards they were, as a set of bits.
        note: Anything more that the log says.
        prevented: Whether it was kept from happening, by what answers before it does.
    """

    __slots__ = ("amount", "cards", "kind", "note", "player", "prevented", "seen_by", "source")

    def __init__(
        self,
        kind: EventKind,
        player: int,
        cards: list[Card[Any]],
        amount: int = 0,
        source: Card[Any] | None = None,
        seen_by: int = EVERYBODY,
        note: str = "",
    ) -> None:
        self.kind = kind
        self.player = player
        self.cards = cards
        self.amount = amount
        self.source = source
        self.seen_by = seen_by
        self.note = note
        self.prevented = False

    def is_seen_by(self, viewer: int) -> bool:
        """Whether a player may know which cards they were; `NOBODY` knows what everybody may."""
        return self.seen_by == EVERYBODY or (viewer >= 0 and bool(self.seen_by >> viewer & 1))

    def __repr__(self) -> str:
        return f"<{self.kind.name} by {self.player}: {self.cards} {self.amount}>"


def in_words(event: Event, viewer: int, names: list[str]) -> str:
    """The line of the log for an event as a player may read it.

    Args:
        event: What happened.
        viewer: The number of the player who reads; `NOBODY` reads what everybody may.
        names: The players' names by number.
    """
    return event.kind.wording.format(
        player=names[event.player] if event.player >= 0 else "the game",
        cards=list_cards(event.cards) if event.is_seen_by(viewer) else count_cards(len(event.cards)),
        amount=event.amount,
        power=f" ({event.amount:+} Power)" if event.amount else "",
        source=event.source,
        because="" if event.source is None else f" ({event.source})",
        note=event.note,
    )


def list_cards(cards: list[Card[Any]]) -> str:
    """Names of cards, equal ones counted: "Punch (2), Kick"."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[str(card)] = counts.get(str(card), 0) + 1
    if not counts:
        return "nothing"
    return ", ".join([name if count == 1 else f"{name} ({count})" for name, count in counts.items()])


def count_cards(count: int) -> str:
    """A number of cards that stay hidden: "a card", "3 cards"."""
    return "a card" if count == 1 else f"{count} cards"
