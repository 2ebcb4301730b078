"""A page at a table, with the verbs of those who play there."""

from __future__ import annotations

import time
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError

WAITS: Final = 120.0
POLL: Final = 0.02
SHORTLY: Final = 4_000

STATE: Final = """() => {
  const { store } = document.querySelector('longbox-board') ?? {};
  return store?.face ? {
    n: store.n, asked: !!store.question && !store.answering, over: !!store.face.result?.length, line: store.line,
    picked: document.querySelectorAll('.choices .picked').length,
  } : null;
}"""


class TablePage:
    """Somebody's page.

    Attributes:
        page: The page in the browser.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()

    # Getting there

    def lobby(self) -> None:
        """Go to the lobby."""
        self.page.goto("/")
        self.page.locator("[data-quick]").first.wait_for()

    def quick(self, game: str) -> None:
        """Two clicks from the address to the first question: the lobby, and the game."""
        self.lobby()
        self.page.locator(f"[data-quick={game}]").click()
        self.until_asked()

    def table(self, *, wait: bool = True, **table: Any) -> None:
        """Sit down at a table that is made for the test, with shorter games than people agree on.

        Args:
            wait: Whether to wait for a question.
            table: What is agreed on.
        """
        made = self.make(**table)
        self.page.goto(f"/table/{made['id']}")
        self.page.locator(".felt, .hand-over").first.wait_for()
        if wait:
            self.until_asked()

    def make(self, **table: Any) -> dict[str, Any]:
        """Make a table for Ann without sitting down at it; gives what is told of it."""
        self.lobby()
        made: dict[str, Any] = self.page.evaluate(
            """async (table) => {
              const post = async (path, body) => (await fetch('/api' + path, {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
              await post('/me', {name: 'Ann'});
              return post('/tables', table);
            }""",
            table,
        )
        return made

    # Looking

    def state(self) -> dict[str, Any] | None:
        """What the page knows of the table; nothing before it knows anything."""
        found: dict[str, Any] | None = self.page.evaluate(STATE)
        return found

    def until_asked(self, after: int = -1) -> dict[str, Any]:
        """Wait until a question can be answered, or the game is over; after an entry of the table's log."""
        last = time.monotonic() + WAITS
        while time.monotonic() < last:
            state = self.state()
            if state is not None and (state["over"] or (state["asked"] and state["n"] > after)):
                return state
            time.sleep(POLL)
        raise AssertionError(
            f"nothing is asked: {self.state()}, {self.page.locator('.asking, main').first.inner_text()}"
        )

    def logged(self) -> list[str]:
        """The lines of the log."""
        lines: list[str] = self.page.evaluate(
            """() => document.querySelector('longbox-board').store.log
              .map(({words}) => words.map(([piece]) => piece).join(''))"""
        )
        return lines

    def wider_than_the_screen(self) -> list[str]:
        """What makes the page scroll sideways."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('html, .felt, .beside, .choices, main, .held, .bar')]
              .filter((part) => part.scrollWidth > part.clientWidth + 1)
              .map((part) => `${part.tagName}.${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)"""
        )
        return found

    # Beside the table

    def deed(self, name: str) -> None:
        """Do something of the menu."""
        self.page.locator(".menu summary").click()
        self.page.locator(".menu").get_by_role("button", name=name, exact=True).click()

    # Answering

    def answer(self, way: str) -> None:
        """Answer the question that is asked, in one of the `WAYS`, and wait for the next one."""
        state = self.until_asked()
        WAYS[way](self)
        if self._collects():
            CONFIRMING[way](self)
        self.until_asked(state["n"])

    def play(self, way: str, most: int) -> int:
        """Play until the game is over; tells how many answers that took."""
        for count in range(most):
            if self.until_asked()["over"]:
                return count
            self.answer(way)
        raise AssertionError(f"the game is not over after {most} answers: {self.logged()[-3:]}")

    def _collects(self) -> bool:
        return bool((self.state() or {}).get("picked"))

    def by_click(self) -> None:
        """Click a card that is marked, and what it does where it can do several things; else the first choice."""
        card = self._marked()
        if card is None:
            self.page.locator(".choices .choice").first.click()
            return
        before = self.until_asked()["n"]
        card.click()
        offered = self.page.locator(".loupe .do .choice").first
        state = self.state()
        if state and state["n"] == before and state["asked"] and not state["picked"] and offered.is_visible():
            self._click_or_answered(offered, before)

    def _click_or_answered(self, offered: Locator, before: int) -> None:
        """Click what is offered, unless the first click answered after all and it goes away."""
        last = time.monotonic() + WAITS
        while time.monotonic() < last:
            try:
                offered.click(timeout=SHORTLY)
                return
            except TimeoutError:
                if (self.state() or {}).get("n", before) > before:
                    return
        raise AssertionError("the first click answered, or the second one does")

    def by_tap(self) -> None:
        """Tap a marked card to look at it, and the button that then lies under the thumb; or a marked place."""
        card = self._marked()
        if card is None:
            self.page.locator(".choices .choice").first.tap()
            return
        is_place = "spot" in (card.get_attribute("class") or "").split()
        card.tap()
        if not is_place:
            self.page.locator(".loupe .do .choice").first.tap()

    def by_key(self) -> None:
        """Press the key of the first answer; Enter, where a longer key begins like it."""
        keys = self.page.locator(".choices .choice kbd").all_inner_texts()
        for sign in keys[0]:
            self.page.keyboard.press(sign)
        if any(key != keys[0] and key.startswith(keys[0]) for key in keys):
            self.page.keyboard.press("Enter")

    def _marked(self) -> Any:
        """A card or a place on the table that can be chosen, if one is seen there."""
        found = self.page.locator(".table :is(.card, .spot).offered")
        return found.first if found.count() else None


WAYS: Final = {"click": TablePage.by_click, "tap": TablePage.by_tap, "key": TablePage.by_key}
CONFIRMING: Final = {
    "click": lambda seat: seat.page.locator("[data-confirm]").click(),
    "tap": lambda seat: seat.page.locator("[data-confirm]").tap(),
    "key": lambda seat: seat.page.keyboard.press("Shift+Enter"),
}
