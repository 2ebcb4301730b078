"""A bot that answers over HTTP, in whatever language it is written: named by its address, "https://cards.example/...".

It gets what a person would see, as the web table's protocol has it, and answers with a key:

    POST {"t": "ask", "id": "1", "game": "dcdb", "seed": 5, "view": {"title": ..., "asked": {"offers": [...]}}}
    200  {"key": "Kick"}

Where cards of people's own are played, "cards" has what those say that the player knows to be somewhere.
"""

from __future__ import annotations

import http.client
import os
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from longbox.faces.face import TableFace
from longbox.faces.presenter import Presenter
from longbox.games.own_texts import own_texts
from longbox.games.shown import presenter_of
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.errors import LongboxError
from longbox.kernel.prepared import prepared
from longbox.kernel.questions import Question
from longbox.kernel.view import View

TOKEN: Final = "LONGBOX_TOKEN"
"""The variable of the environment that has the token for the server behind which the bot is."""

WAITS: Final = 30.0
"""How many seconds an answer may take."""


class NoAnswer(LongboxError):
    """A bot that answers over HTTP can't be reached, or gives no answer. The message says what came instead."""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t", tag="ask"):
    """A question to a program.

    Attributes:
        id: Names it.
        game: The short name of the game.
        seed: What the program leaves to chance must follow from it, if its games are to be repeated.
        view: What the player sees who is asked, with all that can be answered.
        cards: What the cards of people's own say that the player knows to be somewhere, by their names.
    """

    id: str
    game: str
    seed: int
    view: TableFace
    cards: dict[str, str] = {}


class Key(msgspec.Struct, frozen=True):
    """The answer of a program: one of the `answers` of an offer."""

    key: str


class RemotePlayer(Answerer):
    """Asks a program over HTTP, by one line that is kept open.

    Args:
        address: Where questions are posted.
        game: The short name of the game.
        seed: What the program leaves to chance must follow from it.
    """

    def __init__(self, address: str, game: str, seed: int) -> None:
        self._address = address
        self._game = game
        self._seed = seed
        self._asked = 0
        self._read = 0
        self._presenter: Presenter = presenter_of(game, {})
        self._line: http.client.HTTPConnection | None = None

    def answer(self, question: Question, view: View[Any]) -> Choice:
        """What the program answers.

        Raises:
            NoAnswer: It can't be reached, or what it says is no answer to this.
        """
        self._asked += 1
        news = self._presenter.told(view, view.reports(self._read)) if self._read <= view.log_length() else []
        self._read = view.log_length()
        face = self._presenter.face(view, question, news)
        asked = Ask(str(self._asked), self._game, self._seed, face, own_texts(self._game, view))
        key = self._reply(msgspec.json.encode(asked))
        for choice in question.choices:
            if question.key_of(choice) == key:
                return choice
        raise NoAnswer(f"{self._address} answered {key[:80]!r}, which was not offered: {question.keys()}.")

    def copy(self) -> RemotePlayer:
        return RemotePlayer(self._address, self._game, self._seed)

    def _reply(self, body: bytes) -> str:
        status, content = self._posted(body)
        try:
            if status == http.HTTPStatus.OK:
                return msgspec.json.decode(content, type=prepared(Key)).key
        except msgspec.DecodeError as error:
            raise NoAnswer(f"{self._address} gave no key: {error}.") from None
        raise NoAnswer(f"{self._address} answered with {status}: {content[:200].decode(errors='replace')}")

    def _posted(self, body: bytes) -> tuple[int, bytes]:
        token = os.environ.get(TOKEN, "")
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        parts = urlsplit(self._address)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            if self._line is None:
                kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
                self._line = kind(parts.netloc, timeout=WAITS)
            self._line.request("POST", path, body, headers)
            reply = self._line.getresponse()
            return reply.status, reply.read()
        except (OSError, http.client.HTTPException) as error:
            self._line = None
            raise NoAnswer(f"{self._address} can't be reached: {error}.") from None
