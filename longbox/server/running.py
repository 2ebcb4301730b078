"""Running a server in the foreground."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import uvicorn

from longbox.server.app import make_app
from longbox.server.messages import MOST_BYTES
from longbox.server.settings import Settings

DATA: Final = Path("~/.local/share/longbox/web").expanduser()


def serve(host: str, port: int, data: Path | None, database: str) -> None:
    """Serve until somebody stops it."""
    settings = Settings(data=data or DATA, database=database)
    uvicorn.run(make_app(settings), host=host, port=port, ws_max_size=MOST_BYTES, ws_per_message_deflate=False)
