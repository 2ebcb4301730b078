"""Sends messages that no page would send: `python -m tests.server.fuzzing --messages 100000`.

Real messages are changed in a place or several: other values, kinds and fields, cut and mixed text. Each must be
refused with its reason, do what it says, or close the socket as malformed; nothing may be a fault of ours, and the
table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from structlog.testing import capture_logs

from longbox.server.app import make_app
from longbox.server.messages import MALFORMED, TOO_FAST
from longbox.server.settings import Settings

GAMES: Final = ("dcdb", "champions", "vs", "forever")
AT_A_TABLE: Final = 1_000
ON_A_LINE: Final = 150
WAITS: Final = 120.0

HOSTILE: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 3, 2**31, 2**63, 2**70, 0.5, 1e308, "", " ", "0", "0.0", "1.0", "-1.x", "\x00", "\ud7ff"),
    *("<script>alert(1)</script>", "'; DROP TABLE entry; --", "../../etc/passwd", "%s%n{0}", "\u202e", "x" * 3_000),
    *([], {}, [[[[]]]], [None], ["x"] * 200, {"t": "answer"}, [{"asks": "x", "answer": "y"}], "always", "undo", "Kick"),
)


class Line:
    """A socket of the application, without a network between."""

    def __init__(self, app: Litestar, table: str, token: str, door: str = "socket") -> None:
        self.closed: int | None = None
        self.said: list[dict[str, Any]] = []
        self._came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard = asyncio.Event()
        path = f"/api/tables/{table}/{door}"
        headers = [(b"host", b"fuzz.local"), (b"authorization", f"Bearer {token}".encode())]
        scope = {
            **{"type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path},
            **{"raw_path": path.encode(), "query_string": b"v=1", "root_path": "", "headers": headers},
            **{"client": ("127.0.0.1", 1), "server": ("fuzz.local", 80), "subprotocols": [], "state": {}},
        }
        self._came.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._came.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        elif message["type"] == "websocket.send":
            self.said.append(json.loads(message["text"]))
        self._heard.set()

    async def until(self, met: Callable[[], bool]) -> None:
        """Wait until something was said, or the socket is closed."""
        async with asyncio.timeout(WAITS):
            while not met() and self.closed is None:
                self._heard.clear()
                await self._heard.wait()

    def replies(self) -> list[dict[str, Any]]:
        """What became of what was sent."""
        return [said for said in self.said if said["t"] in ("taken", "refused")]

    def send(self, words: str) -> None:
        """Send a message as it is."""
        self._came.put_nowait({"type": "websocket.receive", "text": words})

    async def leave(self) -> None:
        """Go away."""
        self._came.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, WAITS)


async def request(app: Litestar, method: str, path: str, body: Any, token: str = "") -> tuple[int, dict[str, Any], str]:
    """An answer to a request: its status, its body, and the cookie that it sets."""
    headers = [(b"host", b"fuzz.local"), (b"content-type", b"application/json")]
    headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
    scope = {
        **{"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "path": path},
        **{"raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers, "method": method},
        **{"client": (f"10.0.{random.randrange(256)}.{random.randrange(256)}", 1), "server": ("fuzz.local", 80)},
        "state": {},
    }
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(scope, receive, send)  # type: ignore[arg-type]
    cookies = [value.decode() for name, value in sent[0]["headers"] if name == b"set-cookie"]
    told = b"".join([message.get("body", b"") for message in sent[1:]])
    token = cookies[0].split("=", 1)[1].split(";")[0] if cookies else ""
    return sent[0]["status"], json.loads(told or b"{}"), token


class Fuzzer:
    """Sends messages that no page would send, and counts what became of them.

    Attributes:
        came: How many messages did something, were refused with each code, or closed the socket.
    """

    def __init__(self, app: Litestar, seed: int) -> None:
        self.app = app
        self.luck = random.Random(seed)
        self.came: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        """Send so many messages."""
        for number, first in enumerate(range(0, count, AT_A_TABLE)):
            table, tokens = await self.table(GAMES[number % len(GAMES)])
            for sent in range(0, min(AT_A_TABLE, count - first), ON_A_LINE):
                await self.talk(table, tokens, min(ON_A_LINE, count - first - sent, AT_A_TABLE - sent))
            await self.goes_on(table, tokens)

    async def table(self, game: str) -> tuple[str, list[str]]:
        """A new table of two people."""
        tokens = [(await request(self.app, "POST", "/api/me", {"name": name}))[2] for name in ("Ann", "Ben")]
        seats = [{"who": "me"}, {"who": "open"}]
        wished = {"game": game, "seats": seats, "watch": "public", "undo": "free"}
        _, made, _ = await request(self.app, "POST", "/api/tables", wished, tokens[0])
        invite = {"invite": made["invite"]}
        status, _, _ = await request(self.app, "POST", f"/api/tables/{made['id']}/join", invite, tokens[1])
        assert status < 300, status
        return made["id"], tokens

    async def talk(self, table: str, tokens: list[str], count: int) -> None:
        """Send messages over lines, of which another is opened whenever one is closed."""
        left = count
        while left > 0:
            watches = self.luck.random() < 0.15
            line = Line(self.app, table, self.luck.choice(tokens), "watch" if watches else "socket")
            await line.until(lambda line=line: any(said["t"] == "view" for said in line.said))  # type: ignore[misc]
            assert line.closed is None, line.closed
            left -= await self.talk_on(line, left)
            self.count(line)
            await line.leave()

    async def talk_on(self, line: Line, most: int) -> int:
        """Send messages until the line is closed; tells how many there were."""
        for number in range(most):
            beats = len([said for said in line.said if said["t"] == "p"])
            line.send(self.message(line))
            line.send('{"t":"p"}')
            await line.until(lambda beats=beats: len([said for said in line.said if said["t"] == "p"]) > beats)  # type: ignore[misc]
            if line.closed is not None:
                return number + 1
            if number >= ON_A_LINE // 2:
                return number + 1
        return most

    def count(self, line: Line) -> None:
        """Count what became of messages."""
        assert line.closed in (None, MALFORMED, TOO_FAST, 1000), (line.closed, line.said[-1:])
        for said in line.said:
            if said["t"] == "refused":
                assert said["code"] != "fault", said
                assert said["why"]
                self.came[f"refused: {said['code']}"] += 1
            elif said["t"] not in ("view", "step", "hello", "crowd"):
                self.came[said["t"]] += 1
        self.came[f"closed: {line.closed}"] += line.closed is not None

    async def goes_on(self, table: str, tokens: list[str]) -> None:
        """See that the table is whole: who is asked can answer, once both sit there again and nothing is paused."""
        for number, token in enumerate(tokens):
            line = Line(self.app, table, token)
            for what in ("back", "resume"):
                line.send(json.dumps({"t": "wish", "id": f"{what}-{number}", "what": what}))
            await line.until(lambda line=line: len(line.replies()) >= 2)  # type: ignore[misc]
            await line.leave()
        async with asyncio.timeout(WAITS):
            while not any([await self.answered(table, token) for token in tokens]):
                await asyncio.sleep(0.05)
        self.came["went on"] += 1

    async def answered(self, table: str, token: str) -> bool:
        """Whether somebody could answer, or sees that the game is over."""
        line = Line(self.app, table, token)
        await line.until(lambda: any(said["t"] == "view" for said in line.said))
        view = next(said for said in line.said if said["t"] == "view")
        mine = [asked["q"] for asked in view.get("asked", []) if asked.get("yours")]
        done = bool(view["view"].get("result"))
        if mine and view["view"].get("asked") and not done:
            key = view["view"]["asked"]["offers"][0]["answers"][0]
            line.send(json.dumps({"t": "answer", "id": f"good-{token[:4]}-{view['n']}", "q": mine[0], "key": key}))
            await line.until(lambda: bool(line.replies()))
            [told] = line.replies()[:1]
            assert told["t"] == "taken" or told["code"] in ("over", "stale"), told
            done = told["t"] == "taken"
        await line.leave()
        return done

    # Messages

    def message(self, line: Line) -> str:
        """A message that is wrong somewhere, or everywhere."""
        made = self.real(line)
        for _ in range(self.luck.choice((0, 1, 1, 1, 2, 3))):
            self.spoil(made)
        words = json.dumps(made)
        return self.cut(words) if self.luck.random() < 0.08 else words

    def real(self, line: Line) -> dict[str, Any]:
        """A message as a page sends it."""
        view: dict[str, Any] = next((said for said in reversed(line.said) if said["t"] == "view"), {})
        asked = [one.get("q", "0.0") for said in line.said[-3:] for one in said.get("asked", [])] or ["0.0"]
        offers = ((view.get("view") or {}).get("asked") or {}).get("offers", [])
        keys = [key for offer in offers for key in offer["answers"]] or ["Kick"]
        luck, id = self.luck, str(self.luck.randrange(50))
        made: list[dict[str, Any]] = [
            {"t": "answer", "id": id, "q": luck.choice(asked), "key": luck.choice(keys)},
            {"t": "answer", "id": id, "q": luck.choice(asked), "key": luck.choice(keys), "more": [luck.choice(keys)]},
            {"t": "sync", "n": view.get("n", 0) - luck.randrange(4)},
            {"t": "sit", "seat": luck.randrange(2)},
            {"t": "wish", "id": id, "what": luck.choice(("undo", "redo", "bot", "back", "resume", "pause"))},
            {"t": "reply", "id": id, "n": view.get("n", 0), "yes": luck.random() < 0.5},
            {"t": "why", "key": luck.choice(keys)},
            {"t": "look", "card": luck.choice(keys)},
            {"t": "hint", "q": luck.choice(asked)},
            {"t": "habit", "thing": luck.choice(keys), "habit": "always"},
            {"t": "typed", "id": id, "words": luck.choice(keys)},
            {"t": "say", "id": id, "words": "Hello"},
            {"t": "point", "card": luck.choice(keys)},
        ]
        return luck.choice(made)

    def spoil(self, made: dict[str, Any]) -> None:
        """Change a message in one place."""
        luck, field = self.luck, self.luck.choice([*made])
        match luck.randrange(8):
            case 0:
                made.pop(field)
                made.setdefault("t", "answer")
            case 1:
                made[luck.choice(("extra", "seat", "n", "then", "more", "rule", "to"))] = luck.choice(HOSTILE)
            case 2 if field != "t":
                made["t"] = luck.choice(("answer", "wish", "typed", "look", "why", "habit", "say", "hello", "view"))
            case _ if field != "t":
                same = [value for value in HOSTILE if type(value) is type(made[field])]
                made[field] = luck.choice(same if same and luck.random() < 0.8 else HOSTILE)

    def cut(self, words: str) -> str:
        """Text that is no message any more."""
        signs, at = [*words], self.luck.randrange(len(words))
        return self.luck.choice(
            (words[:at], "".join(self.luck.sample(signs, len(signs))), words[at:], words * 2, "[" * at)
        )


async def fuzz(folder: Path, count: int, seed: int) -> Counter[str]:
    """Send so many messages to a server of its own; gives what became of them."""
    app = make_app(Settings(data=folder, warm=False, most_tables=10_000))
    fuzzer = Fuzzer(app, seed)
    with capture_logs() as logs:
        async with app.lifespan():
            try:
                await fuzzer.run(count)
            finally:
                for line in faults_of(logs)[:3]:
                    print(line["event"], *traceback.format_exception(line.get("exc_info")))
    assert not faults_of(logs)
    return fuzzer.came


def faults_of(logs: Sequence[Any]) -> list[Any]:
    """What the server wrote down as a fault of its own."""
    return [line for line in logs if line["log_level"] in ("error", "critical")]


def main() -> None:
    """Send as many as is said."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        came = asyncio.run(fuzz(Path(folder), chosen.messages, chosen.seed))
    for what, number in sorted(came.items()):
        print(f"{number:8} {what}")
    print(f"{chosen.messages} messages in {time.monotonic() - began:.0f} s: no fault, and every table went on.")


if __name__ == "__main__":
    main()
