"""The pictures of the web table in the README: `python -m tests.web.pictures docs` takes them anew."""

from __future__ import annotations

import io
import sys
import tempfile
import threading
import time
from pathlib import Path

import uvicorn
from PIL import Image
from playwright.sync_api import sync_playwright

from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.web.conftest import ARGUMENTS, CHROMIUM
from tests.web.table_page import TablePage

AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
PICTURES = {
    "web-dcdb": ("dcdb", 12, (1280, 800), "light"),
    "web-champions": ("champions", 9, (1280, 800), "light"),
    "web-vs": ("vs", 12, (1280, 800), "dark"),
    "web-forever": ("forever", 6, (1280, 800), "light"),
    "web-phone": ("champions", 6, (390, 844), "light"),
}
"""The file of each picture: the game, how many answers to give before, the size of the screen, the light."""


COLOURS = 96


def shrunk(file: Path, picture: bytes) -> None:
    """Keep a picture in so few colours that it is small."""
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def take(folder: Path, address: str) -> None:
    """Play a little of each game, and take its picture."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, (game, answers, (width, height), light) in PICTURES.items():
            context = browser.new_context(
                base_url=address, viewport={"width": width, "height": height}, color_scheme=light, locale="en-US"
            )
            seat = TablePage(context)
            if not (folder / "web-lobby.png").exists():
                seat.lobby()
                shrunk(folder / "web-lobby.png", seat.page.screenshot())
            seat.table(game=game, seats=AGAINST_A_BOT)
            for _ in range(answers):
                seat.answer("key")
            seat.page.mouse.move(width - 4, height - 4)
            seat.page.wait_for_timeout(800)
            shrunk(folder / f"{name}.png", seat.page.screenshot())
            context.close()
        browser.close()


def main(folder: Path) -> None:
    """Serve, and take all pictures."""
    (folder / "web-lobby.png").unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = uvicorn.Server(
            uvicorn.Config(make_app(Settings(data=Path(data))), host="127.0.0.1", port=0, log_level="error")
        )
        thread = threading.Thread(target=server.run, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        take(folder, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
        server.should_exit = True
        thread.join(10)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
