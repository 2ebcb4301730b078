"""What goes over a socket of a table, both ways: each message is a JSON object whose `t` says what it is.

`docs/protocol.md` tells what they are for, with examples. Two numbers matter: `n`, the number of an entry in the log of
the table, which only grows, and `q`, the name of a question: the seat that is asked, and the entry after which it was.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from longbox.faces.changes import Changes
from longbox.faces.face import CardFace, TableFace
from longbox.faces.lines import Line
from longbox.faces.offers import Step as Following

VERSION: Final = 1
"""The version of the protocol. A page that speaks another one loads itself anew."""

MOST_BYTES: Final = 16_384
"""How long a message from a client may be."""

RELOAD: Final = 4426
NOT_ALLOWED: Final = 4403
MALFORMED: Final = 4400
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408
REPLACED: Final = 4409
GONE: Final = 4404
AGAIN: Final = 1012
"""Why the server closes a socket."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """Anything that is sent."""


# From the client


class Answer(Message, frozen=True, tag="answer"):
    """Answers a question.

    Attributes:
        id: Made by the client for this answer, and kept until it is taken or refused: sent twice, it counts once.
        q: The question.
        key: One of the `answers` of an offer.
        then: The `then` of the offer, if it has one.
        more: Keys of further offers of the same question, to be given as long as the same is asked.
    """

    id: str
    q: str
    key: str
    then: tuple[Following, ...] = ()
    more: tuple[str, ...] = ()


class Sync(Message, frozen=True, tag="sync"):
    """Asks for what was missed since an entry."""

    n: int


class Sit(Message, frozen=True, tag="sit"):
    """Looks with the eyes of another of one's own seats, where several people share a device."""

    seat: int


Wished = Literal["undo", "redo", "pause", "resume", "draw", "concede", "bot", "back"]


class Wish(Message, frozen=True, tag="wish"):
    """Wishes something that the others may have to agree to.

    Attributes:
        id: As of an answer.
        what: What is wished. With `bot`, a bot plays for one, until one takes the seat `back`.
        to: Of an undo: the entry of the answer to take back; the last own one if nothing is said. Else the own seat.
    """

    id: str
    what: Wished
    to: int | None = None


class Reply(Message, frozen=True, tag="reply"):
    """Agrees to what somebody wishes, or not; `n` names the request."""

    id: str
    n: int
    yes: bool


class Why(Message, frozen=True, tag="why"):
    """Asks why something can't be done, why it is asked, or what a rule says; `key` is a card or an answer."""

    key: str = ""
    rule: str = ""


class Look(Message, frozen=True, tag="look"):
    """Asks for all about a card or a player, by title."""

    card: str


class Hint(Message, frozen=True, tag="hint"):
    """Asks what a bot would answer to a question."""

    q: str


class Habit(Message, frozen=True, tag="habit"):
    """Wants something to be used always or never, when it can be, or to be asked; without a thing, tells what is so."""

    thing: str = ""
    habit: Literal["always", "never", "ask"] = "ask"


class Typed(Message, frozen=True, tag="typed"):
    """A command of the game's own, as it is typed in the terminal: "pass until my turn"."""

    id: str
    words: str


class Say(Message, frozen=True, tag="say"):
    """Says something to the table."""

    id: str
    words: str


class Point(Message, frozen=True, tag="point"):
    """Points at a card, or at nothing any more."""

    card: str = ""


class Beat(Message, frozen=True, tag="p"):
    """Tells that the line is alive."""


FromPlayer = Answer | Sync | Sit | Wish | Reply | Why | Look | Hint | Habit | Typed | Say | Point | Beat
"""All that a player may send."""

FromWatcher = Sync | Look | Why | Beat
"""All that a watcher may send."""


# From the server


class Asking(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that is asked something.

    Attributes:
        seat: Who is asked.
        q: The question; only told to whom it is asked.
        yours: Whether you answer for that seat.
    """

    seat: int
    q: str = ""
    yours: bool = False


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks of a table.

    Attributes:
        left: What each seat has left, in milliseconds.
        running: The seats whose clocks run.
        at: When that was so, in milliseconds since 1970 by the server.
        paused: Whether all stand still.
    """

    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    at: int = 0
    paused: bool = False


UndoState = Literal["none", "free", "ask", "blocked", "waiting"]


class Undo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether you can take your last answer back.

    Attributes:
        state: At once, by asking the others, or not: nothing to take back, not agreed on, or asked already.
        redo: Whether what was taken back can be done again.
        why: Why it isn't free, in a sentence.
    """

    state: UndoState = "none"
    redo: bool = False
    why: str = ""


class Hello(Message, frozen=True, tag="hello"):
    """Greets a client.

    Attributes:
        v: The version of the protocol.
        build: The version of the program; where it is another than before, the page may load itself anew when idle.
        table: The id of the table.
        seat: The seat whose eyes you look with; none for a watcher.
        seats: All your seats.
        eyes: Names the row of faces whose changes follow; steps of other eyes don't fit.
        n: The last entry of the log.
        at: What time it is by the server, in milliseconds since 1970: all other times are by the same clock.
        beat: After how many seconds of silence to send `p`.
    """

    v: int
    build: str
    table: str
    seat: int | None
    seats: tuple[int, ...]
    eyes: str
    n: int
    at: int
    beat: int = 10


class Seen(Message, frozen=True, tag="view"):
    """All that you see; replaces everything before.

    Attributes:
        n: The entry of the log after which it looks so.
        eyes: As in `hello`.
        view: The face of the table.
        asked: Who is asked.
        replaced: The seats of people for whom bots play.
        clocks: The clocks, if there are any.
        undo: Whether you can take something back.
        log: What happened since the beginning, or the last 200 lines of it.
        entries: For each line of it the entry that it tells of; 0 for the beginning.
        missed: How many of its last lines happened since your last answer.
        back_to: After an undo, the entry that it went back to.
    """

    n: int
    eyes: str
    view: TableFace
    asked: tuple[Asking, ...] = ()
    replaced: tuple[int, ...] = ()
    clocks: Clocks | None = None
    undo: Undo = Undo()
    log: tuple[Line, ...] = ()
    entries: tuple[int, ...] = ()
    missed: int = 0
    back_to: int | None = None


class Stepped(Message, frozen=True, tag="step"):
    """What an entry of the log changed; exactly one for each entry.

    Attributes:
        n: The entry.
        by: The seat that answered; -1 if it was nobody.
        told: What happened, each event in a line.
        changes: What changed on the face.
        asked: Who is asked now.
        replaced: The seats of people for whom bots play now.
        clocks: The clocks, if there are any.
        undo: Whether you can take something back.
        itself: Whether it was answered by itself, or by a bot.
    """

    n: int
    by: int = -1
    told: tuple[Line, ...] = ()
    changes: Changes = Changes()
    asked: tuple[Asking, ...] = ()
    replaced: tuple[int, ...] = ()
    clocks: Clocks | None = None
    undo: Undo = Undo()
    itself: bool = False


class Taken(Message, frozen=True, tag="taken"):
    """What was sent under an id is stored for good: as an entry, or after it, where it was said."""

    id: str
    n: int


Code = Literal[
    "stale", "not_offered", "not_yours", "not_allowed", "paused", "over", "too_fast", "too_long", "no_sense", "fault"
]


class Refused(Message, frozen=True, tag="refused"):
    """What was sent under an id changes nothing.

    Attributes:
        id: The id.
        code: Why, as a word.
        why: Why, in a sentence.
        rule: The rule behind it, if there is one.
        asked: Who is asked now.
    """

    id: str
    code: Code
    why: str
    rule: str = ""
    asked: tuple[Asking, ...] = ()


class Request(Message, frozen=True, tag="request"):
    """Somebody wishes something, and you are asked to agree.

    Attributes:
        n: Names the request: the entry that it was.
        by: The seat that wishes.
        what: What is wished.
        to: Of an undo: the entry to go back to.
        until: When it lapses, in milliseconds since 1970.
        yes: The seats that agreed.
        no: The seat that refused, or -1. After it, or `lapsed`, it is settled.
        lapsed: Whether it is no longer asked, as the table has moved on.
    """

    n: int
    by: int
    what: Wished
    to: int | None = None
    until: int = 0
    yes: tuple[int, ...] = ()
    no: int = -1
    lapsed: bool = False


class Because(Message, frozen=True, tag="because"):
    """Why something can't be done, why it is asked, or what a rule says."""

    key: str
    text: tuple[Line, ...]
    rule: str = ""


class Card(Message, frozen=True, tag="card"):
    """All about a card, a player, or what else was looked at.

    Attributes:
        card: What was looked at.
        text: Everything about it, line by line.
        face: How it lies here, if it is shown.
    """

    card: str
    text: tuple[Line, ...]
    face: CardFace | None = None


class Hinted(Message, frozen=True, tag="hint"):
    """What a bot would answer."""

    q: str
    key: str
    words: str
    bot: str


class Told(Message, frozen=True, tag="told"):
    """What a command or a habit has to tell."""

    text: tuple[Line, ...]
    id: str = ""


class Said(Message, frozen=True, tag="said"):
    """Somebody said something; without a number, as it is no part of the game."""

    by: str
    seat: int
    words: str
    at: int
    no: int = 0


class Crowd(Message, frozen=True, tag="crowd"):
    """Who is there.

    Attributes:
        away: The seats of those who are away.
        watchers: How many people watch.
        watching: What the first of them are called, in the order in which they came.
        until: Until when who is away is waited for, by the seat.
    """

    away: tuple[int, ...] = ()
    watchers: int = 0
    watching: tuple[str, ...] = ()
    until: dict[str, int] = {}


class Pointed(Message, frozen=True, tag="pointed"):
    """A player points at a card."""

    seat: int
    card: str = ""


class Restarting(Message, frozen=True, tag="restarting"):
    """The server restarts on purpose; clocks stand still until it is back."""

    within: int = 10


class Pulse(Message, frozen=True, tag="p"):
    """The answer to `p`."""


ToClient = (
    Hello
    | Seen
    | Stepped
    | Taken
    | Refused
    | Request
    | Because
    | Card
    | Hinted
    | Told
    | Said
    | Crowd
    | Pointed
    | Restarting
    | Pulse
)
"""All that the server may send."""

encode = msgspec.json.Encoder().encode
decode_player = msgspec.json.Decoder(FromPlayer).decode
decode_watcher = msgspec.json.Decoder(FromWatcher).decode
