"""What the routes take and give. `docs/protocol.md` tells what they are for."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from longbox.faces.offers import Step
from longbox.server.storage.rows import Clock

LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_TEXT = 100_000


class Named(msgspec.Struct):
    """What somebody wants to be called."""

    name: str


class Account(msgspec.Struct):
    """What an account is found and opened by."""

    login: str
    password: str


class Recovery(msgspec.Struct):
    """A new password by a recovery code."""

    login: str
    code: str
    password: str


class NewToken(msgspec.Struct):
    """A token for a program.

    Attributes:
        label: Says which program.
        program: Whether it plays under a name of its own, which is its label; else it acts as you.
    """

    label: str
    program: bool = False


class PersonTold(msgspec.Struct):
    """Who somebody is."""

    id: str
    name: str
    guest: bool
    login: str = ""


class Me(msgspec.Struct):
    """Who you are, and what the server is."""

    person: PersonTold | None
    build: str
    v: int


class AccountMade(msgspec.Struct):
    """An account that was just made, with its recovery codes, which are never shown again."""

    person: PersonTold
    recovery: list[str]


class Token(msgspec.Struct, omit_defaults=True):
    """A token.

    Attributes:
        id: By which it can be ended.
        label: Which program has it.
        made: When, in milliseconds since 1970.
        token: The token itself, which is told once.
        program: The id of the program, if it plays under a name of its own.
    """

    id: str
    label: str
    made: int = 0
    token: str = ""
    program: str = ""


class Program(msgspec.Struct):
    """A program that plays under a name of its own.

    Attributes:
        id: Names it, as the `bot` of a seat.
        name: What it is called.
        connected: Whether it can be asked now.
        address: Where it is asked: the arena takes it, behind the server's own address, as the name of a bot.
    """

    id: str
    name: str
    connected: bool
    address: str


class Question(msgspec.Struct):
    """A question to a program; what the player sees is a face, as on the socket of a table.

    Attributes:
        game: The short name of the game.
        view: The face.
        seed: What the program leaves to chance should follow from it.
        cards: What the cards of people's own say that the player knows, by their names.
    """

    game: str
    view: dict[str, Any]
    seed: int = 0
    cards: dict[str, str] = {}


class Key(msgspec.Struct):
    """What a program answered: the key of an offer."""

    key: str


FieldKind = Literal["flag", "choice", "names", "number", "cards"]


class Field(msgspec.Struct, omit_defaults=True):
    """Something that can be agreed on before a game.

    Attributes:
        name: By which `chosen` has it.
        label: What people call it.
        kind: What its value is: true or false, one of `choices`, several of them, a number, or texts of card files.
        about: What it does.
        choices: What can be chosen.
        least: The least number.
        most: The greatest number.
        per_seat: Whether it has one value for each seat, so that each player chooses it.
        file: Whether `{"file": "its text"}` may stand instead of a name.
        default: What is so if nothing is said.
    """

    name: str
    label: str
    kind: FieldKind
    about: str = ""
    choices: list[str] = []
    least: int | None = None
    most: int | None = None
    per_seat: bool = False
    file: bool = False
    default: Any = None


class Bot(msgspec.Struct):
    """A bot, and how it plays."""

    name: str
    about: str


class FormTold(msgspec.Struct):
    """A form of a game that is played by a rulebook of its own.

    Attributes:
        form: Its short name.
        title: Its full name.
    """

    form: str
    title: str


class GameTold(msgspec.Struct):
    """A game that can be played.

    Attributes:
        game: Its short name.
        title: Its full name.
        about: Its rules in a few sentences.
        least: How many can play at least.
        most: How many can play at most.
        seats: How many seats a quick table has.
        sharing: Whether one person may take several seats.
        bots: The bots that play it, the best first.
        forms: The forms of it that can be begun as quickly.
        fields: What can be agreed on.
    """

    game: str
    title: str
    about: str
    least: int
    most: int
    seats: int
    sharing: bool
    bots: list[Bot]
    forms: list[FormTold]
    fields: list[Field]


class NewSeat(msgspec.Struct):
    """A seat of a new table.

    Attributes:
        who: Yourself, a bot, a program of yours, or whoever comes.
        bot: The name of the bot, or the id of the program.
        name: What the player is called; your own name if nothing is said.
        choice: What the player brings, by the names of fields that are `per_seat`.
    """

    who: Literal["me", "bot", "program", "open"]
    bot: str = ""
    name: str = ""
    choice: dict[str, Any] = {}


class Quick(msgspec.Struct):
    """A table against a bot that starts at once.

    Attributes:
        game: The game.
        form: The form of it; "" for the usual one.
    """

    game: str
    form: str = ""


class NewTable(msgspec.Struct, kw_only=True):
    """A new table."""

    game: str
    title: str = ""
    chosen: dict[str, Any] = {}
    seats: list[NewSeat] | None = None
    watch: Literal["nobody", "public", "all"] = "nobody"
    delay: int = 0
    undo: Literal["free", "ask", "off", ""] = ""
    hints: bool = True
    listed: bool = False
    away: Literal["wait", "bot", "concede"] = "wait"
    clock: Clock | None = None


class Join(msgspec.Struct):
    """Somebody sits down."""

    invite: str = ""
    seat: int | None = None
    choice: dict[str, Any] = {}


class Given(msgspec.Struct):
    """An answer by HTTP; its id stands in the header `Idempotency-Key`."""

    q: str
    key: str
    then: tuple[Step, ...] = ()
    more: tuple[str, ...] = ()


class SeatTold(msgspec.Struct, omit_defaults=True):
    """A seat as others are told of it."""

    seat: int
    who: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    yours: bool = False
    choice: dict[str, Any] = {}


class Parent(msgspec.Struct):
    """The table from which another goes on, and the entry."""

    table: str
    n: int


class Agreed(msgspec.Struct, omit_defaults=True):
    """What the players of a table agree on: what it is called, and what was chosen; "" where that says all."""

    label: str
    value: str = ""


class TableTold(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as others are told of it."""

    id: str
    game: str
    title: str
    state: str
    seats: list[SeatTold]
    host: bool = False
    invite: str = ""
    watch: str = "nobody"
    delay: int = 0
    undo: str = "ask"
    hints: bool = True
    listed: bool = False
    away: str = "wait"
    clock: Clock | None = None
    chosen: dict[str, Any] = {}
    agreed: list[Agreed] = []
    made: int
    moved: int
    n: int = 0
    your_turn: bool = False
    asked: list[int] = []
    result: str = ""
    parent: Parent | None = None


class Wrong(msgspec.Struct):
    """What somebody says is wrong, and after which entry."""

    sentence: str
    n: int = 0


class WrongKept(msgspec.Struct):
    """Where it is kept; the address is told when the game is over, or if nobody else plays."""

    file: str
    url: str = ""


class Complaint(msgspec.Struct):
    """A complaint of something that was said."""

    no: int
    words: str = ""


class Mute(msgspec.Struct):
    """Whose words aren't to be read any more: who said this."""

    no: int


class Muted(msgspec.Struct):
    """Somebody whose words you don't read, by the name that they had then."""

    id: str
    name: str


class OwnCard(msgspec.Struct):
    """A card that somebody wrote, at a table where it is played.

    Attributes:
        name: What it is called.
        text: What it says.
        entry: All that is said of it, as its file has it.
    """

    name: str
    text: str
    entry: dict[str, Any]


class Problem(msgspec.Struct):
    """What went wrong."""

    code: str
    why: str
    rule: str = ""
