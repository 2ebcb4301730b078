"""The face of a table: all that one viewer is shown of it, as plain data, with what can be answered on it.

A face is made from a view, so that it holds nothing that its viewer may not know. It names no colour and no width:
whoever draws it decides how its roles look and what there is room for.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from longbox.faces.lines import Line, Role
from longbox.faces.offers import Offer

HAND: Final = "hand"
"""The id of the area in which the viewer's own hand lies."""

THE_GAME: Final = -1
"""The number of the side that is no player's: the middle of the table, the villain."""


class Number(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number of a card.

    Attributes:
        label: What it is: "cost", "ATK", "hit points".
        value: How much, as it counts now: "3", "8/10", "-".
        printed: How much it is by the card, where it is something else now.
        short: How it is written in a line, where that is not the value alone: "THW 1", "3/7 threat".
        role: What it is to the eye.
    """

    label: str
    value: str
    printed: str = ""
    short: str = ""
    role: Role = ""

    @property
    def words(self) -> str:
        """How it is written in a line."""
        return self.short or self.value

    @property
    def more(self) -> int:
        """1 where it is more than printed, -1 where it is less, else 0."""
        if not self.printed:
            return 0
        return 1 if int(self.value) > int(self.printed) else -1


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is so with a card: a status, counters on it, what it generates.

    Attributes:
        words: What is so: "stunned", "2 web counters", "flight".
        sign: The same in a letter or two, where a game has such signs.
        role: What it is to the eye.
    """

    words: str
    sign: str = ""
    role: Role = ""


State = Literal["", "spent", "down"]
"""What a card can do: as ever; nothing until it readies; nothing at all, as it is stunned."""


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A card as its viewer sees it.

    Attributes:
        id: What it goes by on this face: its title, numbered where several are called alike.
        title: Its name, with the stage or version where that matters; nothing if the viewer doesn't know the card.
        owner: Whose it is, where that is not plain from where it lies: "your", "Ben's".
        kind: Its type, in words: "justice ally".
        role: What it is to the eye.
        numbers: Its numbers, as they count now.
        badges: What is so with it now.
        note: What else to say of it in a line: "on Rhino", "8 left".
        text: What it does, in one line.
        state: What it can do.
        facedown: Whether it lies face down.
        spot: The row and the column in which it stands, in a formation.
        attached: The cards that are attached to it.
    """

    id: str = ""
    title: str = ""
    owner: str = ""
    kind: str = ""
    role: Role = ""
    numbers: tuple[Number, ...] = ()
    badges: tuple[Badge, ...] = ()
    note: str = ""
    text: str = ""
    state: State = ""
    facedown: bool = False
    spot: tuple[int, int] | None = None
    attached: tuple[CardFace, ...] = ()


Kind = Literal["hand", "market", "row", "list", "pile", "track", "formation", "stack"]
"""How the cards of an area lie.

hand       held by a player
market     to be taken from the middle of the table
row        beside each other
list       each for itself, with what it says
pile       on each other: how many matters, and often the top one
track      beside each other in an order that matters, some of them face down
formation  in rows and columns
stack      on each other, the top one first: it is dealt with next
"""


class Area(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A part of the table where cards lie.

    Attributes:
        id: What it goes by; the same in all faces of a game.
        name: What it is called: "hand", "deck".
        kind: How its cards lie.
        cards: Those that the viewer may see; of a pile, the bottom one first.
        count: How many lie there, seen or not.
        tops: Whether its top card matters so much that it is always shown.
        boxes: Whether its cards have so short texts that they can be drawn as small cards.
        joins: Whether it is drawn under the heading of the area before it.
        rows: What the rows of a formation are called.
        legend: What the signs on its cards mean.
        lines: What is said there beside the cards.
    """

    id: str
    name: str
    kind: Kind
    cards: tuple[CardFace, ...] = ()
    count: int = 0
    tops: bool = False
    boxes: bool = False
    joins: bool = False
    rows: tuple[str, ...] = ()
    legend: str = ""
    lines: tuple[Line, ...] = ()


class Side(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What belongs to one player, or to the game itself.

    Attributes:
        seat: The number of the player; `THE_GAME` if it is nobody's.
        name: What the player is called.
        yours: Whether it is the viewer's.
        active: Whether it is that player's turn.
        near: Whether all that lies there matters now; else a line tells of it.
        relation: What the player is to the viewer, where that matters: "teammate".
        out: That the player is out of the game, in words.
        identity: Whom the player plays as; of the game's own side, the villain.
        facts: What else is told of the player: "20 endurance", "initiative".
        areas: Where cards lie, in the order in which they are drawn.
    """

    seat: int = THE_GAME
    name: str = ""
    yours: bool = False
    active: bool = False
    near: bool = True
    relation: str = ""
    out: str = ""
    identity: tuple[CardFace, ...] = ()
    facts: tuple[str, ...] = ()
    areas: tuple[Area, ...] = ()


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a card of the hand or the market, with which no answer can be given, can't be played or bought now.

    Attributes:
        card: The id of the card.
        words: The reason.
        rule: The rule behind it, without its game.
    """

    card: str
    words: str
    rule: str = ""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the viewer is asked.

    Attributes:
        words: The question, without how many are to be chosen.
        rule: The rule that asks, without its game.
        offers: What can be answered.
        least: How many are to be chosen in all.
        most: How many may be chosen in all.
        taken: How many of them are chosen already.
        refused: Why other cards can't be played or bought now, if that was asked for.
    """

    words: str
    rule: str = ""
    offers: tuple[Offer, ...] = ()
    least: int = 1
    most: int = 1
    taken: int = 0
    refused: tuple[Refusal, ...] = ()


class TableFace(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """All that one viewer is shown of a table.

    Attributes:
        game: The short name of the game.
        title: What is played, with its variant.
        state: Where the game is: "Turn 3: your turn".
        chapter: What part of the game it is.
        means: What the player who acts can spend now: "Power 5".
        viewer: The number of the player who looks; `THE_GAME` for who watches.
        sides: Who has what, in the order in which it is drawn; the viewer's own side comes last, or before the last.
        asked: What the viewer is asked; nothing while others are asked, or when the game is over.
        log: What has happened lately, each event in a line.
        spoken: The whole table in sentences, told to who plays; nothing for who watches.
        brief: What matters for the next answer, in sentences; nothing for who watches.
        result: Who won, and why, when the game is over.
    """

    game: str
    title: str
    state: str = ""
    chapter: str = ""
    means: str = ""
    viewer: int
    sides: tuple[Side, ...] = ()
    asked: Asked | None = None
    log: tuple[Line, ...] = ()
    spoken: tuple[str, ...] = ()
    brief: tuple[str, ...] = ()
    result: tuple[Line, ...] = ()

    def areas(self) -> list[Area]:
        """All areas, side by side."""
        return [area for side in self.sides for area in side.areas]

    def own_side(self) -> Side | None:
        """The viewer's own side, if it is shown."""
        return next((side for side in self.sides if side.yours), None)
