"""What the database keeps, as plain data."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest has no `login`.

    Attributes:
        id: Names the person; told to others.
        name: What the person is called.
        login: By which the account is found, in small letters.
        password: Its hash.
    """

    id: str
    name: str
    login: str | None = None
    password: str | None = None


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time players have.

    Attributes:
        kind: For each turn to answer, or for the whole game.
        seconds: How much it is.
        more: How many seconds each answer adds.
        over: What becomes of whose time is over.
    """

    kind: Literal["turn", "game"]
    seconds: int
    more: int = 0
    over: Literal["bot", "concede"] = "bot"


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a table agreed on besides the game itself.

    Attributes:
        watch: What watchers see.
        delay: How many seconds later they see it, where they see everything.
        undo: Whether answers can be taken back: at once, by asking when something became known, or not.
        hints: Whether players may ask what a bot would do.
        clock: How much time players have.
        away: What becomes of who stays away.
    """

    watch: Literal["nobody", "public", "all"] = "nobody"
    delay: int = 0
    undo: Literal["free", "ask", "off"] = "ask"
    hints: bool = True
    clock: Clock | None = None
    away: Literal["wait", "bot", "concede"] = "wait"


class Seat(msgspec.Struct, frozen=True):
    """A seat of a table: of a person, of a bot, or open.

    Attributes:
        seat: Its number.
        name: What the player is called; "" while it is open.
        person: The id of who sits there.
        bot: The name of the bot that sits there.
        choice: What the player brings: a deck, a hero, by the names of the fields of the game.
    """

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    choice: dict[str, Any] = {}

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None


State = Literal["open", "playing", "over", "closed"]


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """A table: what it agreed on, and who sits there.

    Attributes:
        id: Names it in addresses.
        game: The short name of the game.
        title: What its host calls it.
        host: The id of who made it.
        invite: The secret of its invitation.
        state: Whether it waits for players, is played, is over, or was closed.
        terms: What it agreed on besides the game.
        chosen: What was chosen for the game, by the names of its fields.
        options: The options of the game, once it began.
        seed: Decides all that is left to chance; a secret until the game is over.
        longbox: The version of Longbox by which it began.
        rules: The fingerprint of its rules and cards, then.
        parent: The table from which it goes on, and the entry.
        listed: Whether strangers find it.
        made: When, in milliseconds since 1970.
        moved: When something was stored last.
        result: Who won, in a sentence.
        n: The last entry of its log.
        asked: The seats that are asked something, as far as the log tells.
        seats: Who sits there.
    """

    id: str
    game: str
    title: str
    host: str
    invite: str
    state: State = "open"
    terms: Terms = Terms()
    chosen: dict[str, Any] = {}
    options: dict[str, Any] = {}
    seed: str = ""
    longbox: str = ""
    rules: str = ""
    parent: tuple[str, int] | None = None
    listed: bool = False
    made: int = 0
    moved: int = 0
    result: str = ""
    n: int = 0
    asked: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table. All entries in their order are the game.

    Attributes:
        n: Its number, from 1.
        seat: Who did it; -1 if it was nobody.
        kind: "answer", "undo", "request", "reply", "wishes", "seat", "pause", "resume".
        body: What it says, as plain data.
        client_id: By what the client named it.
        at: When, in milliseconds since 1970.
    """

    n: int
    seat: int
    kind: str
    body: dict[str, Any]
    client_id: str | None = None
    at: int = 0


class Said(msgspec.Struct, frozen=True):
    """Something that somebody said at a table."""

    no: int
    person: str
    seat: int
    name: str
    words: str
    at: int
