"""Running a server in the foreground: where it listens, what it says, and how it stops.

LongboxError
└── PortTaken    somebody else listens there
"""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

import click
import uvicorn

from longbox.kernel.errors import LongboxError
from longbox.server.app import make_app
from longbox.server.messages import MOST_BYTES
from longbox.server.play.hall import Hall
from longbox.server.settings import Settings
from longbox.server.sweeping import Sweeper

DATA: Final = Path("~/.local/share/longbox/web")
NEXT_PORTS: Final = 20
STOPS: Final = 5
"""How many seconds requests may still take when the server is stopped."""

SWITCHES: Final = 0.0005
"""After how many seconds a thread that works out rules lets the one go on that has the sockets."""

LOCAL: Final = ("127.0.0.1", "localhost", "::1", "[::1]")
"""What a server for one machine is called."""


class PoliteServer(uvicorn.Server):
    """A server that says goodbye before it lets its sockets go."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, after goodbyes."""
        await self._hall.say_goodbye()
        await super().shutdown(sockets)


class PortTaken(LongboxError):
    """Somebody else listens there. The message says what to do."""


def serve(settings: Settings, host: str, port: int, *, another: bool = False, browser: bool = False) -> None:
    """Serve until somebody stops it.

    Args:
        settings: How the server is set up.
        host: The address to listen at.
        port: The port.
        another: Whether to take the next free port where that one is taken.
        browser: Whether to open a browser, if there is one.

    Raises:
        PortTaken: Somebody else listens there.
        LongboxError: The database can't be used.
    """
    listening = listen(host, port, another=another)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPS,
        h11_max_incomplete_event_size=MOST_BYTES,
    )
    address = address_of(host, listening.getsockname()[1])
    click.echo(f"Longbox is at {address}  (Ctrl-C stops it)")
    if browser:
        threading.Timer(0.5, open_browser, [address]).start()
    sys.setswitchinterval(SWITCHES)
    app.state.hall.sweeper = Sweeper()
    with suppress(KeyboardInterrupt):
        PoliteServer(config, app.state.hall).run(sockets=[listening])
    click.echo("Stopped. All games are kept.")


def listen(host: str, port: int, *, another: bool) -> socket.socket:
    """A socket that listens.

    Raises:
        PortTaken: Somebody else does.
    """
    ports = range(port, min(port + NEXT_PORTS, 65_536)) if another and port else [port]
    problem = ""
    for number in ports:
        try:
            return _bound(host, number)
        except OSError as error:
            problem = error.strerror or str(error)
    raise PortTaken(
        f"Nothing can listen at port {port} of {host}: {problem}. "
        f"Name another port (--port {port + 1}), or stop what is there."
    )


def _bound(host: str, port: int) -> socket.socket:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind)
    try:
        if sys.platform != "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(1024)
    except OSError:
        made.close()
        raise
    return made


def address_of(host: str, port: int) -> str:
    """The address that people type."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{'localhost' if shown in ('0.0.0.0', '[::]') else shown}:{port}/"


def open_browser(address: str) -> None:
    """Open a browser, if there is one."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        return
    webbrowser.open(address)
