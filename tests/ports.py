"""Ports that servers of tests keep, also while they are dead: meanwhile nobody else on the machine is given them."""

from __future__ import annotations

import socket

HERE = "127.0.0.1"


def hold_port() -> tuple[socket.socket, int]:
    """A free port, and what holds it until it is closed: who asks for any free port gets another one.

    A server that may use its address again, as all of ours do, can listen there as often as it likes.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((HERE, 0))
    return held, int(held.getsockname()[1])
