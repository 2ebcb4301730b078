"""All that the server stores and looks up, in statements that every database understands."""

from __future__ import annotations

from longbox.server.storage.log import Log
from longbox.server.storage.people import People
from longbox.server.storage.results import Results
from longbox.server.storage.sittings import Sittings
from longbox.server.storage.talk import Talk


class Store(People, Sittings, Log, Talk, Results):
    """Everything that outlasts the server. Each method is a transaction; all may be called from any thread."""
