"""The pictures of the web table in the README: `python -m tests.web.pictures docs` takes them anew."""

from __future__ import annotations

import io
import sys
import tempfile
import threading
import time
from pathlib import Path

import msgspec
import uvicorn
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from longbox.server.app import make_app
from longbox.server.settings import Settings
from tests.server.test_replays import played
from tests.web.conftest import ARGUMENTS, CHROMIUM, WAITS
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
MEASURED = 900_000
"""For how many milliseconds is waited until a card is measured: many, as a busy machine is slow."""


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
        take_workshop(browser, folder, address)
        take_replays(browser, folder, address)
        take_events(browser, folder, address)
        browser.close()


def take_workshop(browser: Browser, folder: Path, address: str) -> None:
    """Write a card and a deck, each with a fault, and measure the card; take the pictures of that."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}, locale="en-US")
    context.set_default_timeout(WAITS)
    page = context.new_page()
    page.goto("/workshop")
    page.locator("main form button.go:enabled").click()
    page.locator(".draft").wait_for()
    page.fill("#games", "60")
    page.locator(".measure-it").click()
    page.locator(".measuring[data-state=done]").wait_for(timeout=MEASURED)
    page.fill("#card-text", "+1 Power and draw a crad.")
    page.locator(".instead").wait_for()
    shrunk(folder / "web-workshop.png", page.screenshot(full_page=True))
    page.set_viewport_size({"width": 390, "height": 844})
    shrunk(folder / "web-workshop-phone.png", page.screenshot())
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/decks")
    page.locator("main form button.go:enabled").click()
    page.locator(".deck-cards li").first.locator("button").nth(1).click()
    page.locator(".legality li").first.wait_for()
    shrunk(folder / "web-decks.png", page.screenshot())
    context.close()


def take_replays(browser: Browser, folder: Path, address: str) -> None:
    """Bring a record, and take the pictures of a moment of it, of the same on a phone, and of cards."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}, locale="en-US")
    context.set_default_timeout(WAITS)
    page = context.new_page()
    with tempfile.TemporaryDirectory() as records:
        file = Path(records) / "record.json"
        file.write_bytes(msgspec.json.encode(played("forever")))
        page.goto("/replays")
        page.locator("#file").set_input_files(file)
        page.locator("form .go").click()
    page.locator(".scrub input").fill("90")
    page.locator(".replay-log .now").first.wait_for()
    page.locator(".replay-felt .card").nth(2).click()
    shrunk(folder / "web-replay.png", page.screenshot())
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".loupe .close").click()
    shrunk(folder / "web-replay-phone.png", page.screenshot())
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto("/cards?words=draw&game=dcdb")
    page.locator(".card-list .card").first.wait_for()
    shrunk(folder / "web-cards.png", page.screenshot())
    page.goto("/cards/dcdb/Power%20Ring")
    page.locator(".card-page pre").first.wait_for()
    shrunk(folder / "web-card.png", page.screenshot())
    context.close()


def take_events(browser: Browser, folder: Path, address: str) -> None:
    """Let eight bots play the first round of an event; take the pictures of it, also on a phone, and of the ratings."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900}, locale="en-US")
    context.set_default_timeout(WAITS)
    page = context.new_page()
    page.goto("/events")
    page.get_by_label("Format").wait_for()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("What it is called").fill("Friday Cube")
    page.keyboard.press("Enter")
    page.get_by_label("Names, parted by commas").fill("Robin, Raven, Robot, Rand, Rond, Rund, Rind, Rust")
    page.get_by_label("Who plays for them").select_option("random")
    page.get_by_role("button", name="Register them").click()
    page.get_by_role("button", name="Pair the next round").click()
    page.locator(".pods > li").nth(1).get_by_text("1.", exact=True).first.wait_for()
    page.locator(".pods > li").nth(0).get_by_text("1.", exact=True).first.wait_for()
    page.wait_for_timeout(800)
    shrunk(folder / "web-event.png", page.screenshot())
    page.set_viewport_size({"width": 390, "height": 844})
    shrunk(folder / "web-event-phone.png", page.screenshot())
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto("/ratings")
    page.locator("tbody td", has_text="Robin").wait_for()
    shrunk(folder / "web-ratings.png", page.screenshot())
    context.close()


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
