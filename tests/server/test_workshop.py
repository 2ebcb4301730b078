"""Cards and decks that people write: read, refused, kept, shared, tried and measured."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from longbox.faces.following import seen_on
from longbox.games import find_part, games_with
from longbox.games.workshop import Workshop, file_of
from longbox.kernel.errors import LongboxError
from longbox.server import drafts, helpers, workshop
from longbox.server.app import make_app
from longbox.server.helpers import Helpers
from longbox.server.measurers import plans_of
from longbox.server.play.progress import Progress
from longbox.server.requests import LONGEST_TEXT, NewSeat, NewTable
from longbox.server.settings import Settings
from longbox.server.storage.measured import Wished
from longbox.server.storage.rows import Person, Sitting
from longbox.server.tables import new_sitting
from longbox.server.trying import TooLong
from longbox.server.workshop import entries_of, gone_on, moment
from tests.server.common import Guest, asked_of, both

pytestmark = pytest.mark.thorough

GAMES = ["dcdb", "champions", "vs", "forever"]
LONG_ENOUGH = 900.0
"""How many seconds something may take on a machine that is busy."""

TAGGED = "<script>alert(1)</script>"
HOSTILE = '<script>alert(1)</script>"\\\u202e\u0301'


def example(game: str) -> dict[str, Any]:
    """The card that a workshop begins with."""
    return dict(find_part(game, "workshop", Workshop).example)


def set_of(*entries: dict[str, Any]) -> str:
    """A set, as a file has it."""
    return file_of(entries)


def read(ann: Guest, game: str, *entries: dict[str, Any]) -> list[dict[str, Any]]:
    """Cards as they are read."""
    reply = ann.post("/api/workshop/read", {"game": game, "cards": list(entries)})
    assert reply.status_code == 200, reply.text
    found: list[dict[str, Any]] = reply.json()["cards"]
    return found


# Reading


def test_all_games_have_a_workshop() -> None:
    """Each shipped game lets people write cards."""
    assert set(games_with("workshop")) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_read_while_it_is_written(ann: Guest, game: str) -> None:
    """A right card is printed back with its meaning; a wrong word is refused with its place and what works instead."""
    assert example(game)["type"] in ann.get(f"/api/workshop/{game}").json()["types"]
    (right,) = read(ann, game, example(game))
    assert "fault" not in right
    assert right["printed"] == example(game)["text"]
    assert right["meaning"]
    (wrong,) = read(ann, game, {**example(game), "text": "Draw two crads."})
    assert (wrong["fault"]["line"], wrong["fault"]["column"], wrong["fault"]["found"]) == (1, 10, "crads")
    (mended,) = read(ann, game, {**example(game), "text": wrong["fault"]["instead"][0]})
    assert "fault" not in mended


MISSPELT = (
    ("dcdb", "Equipment", "Draw two cards.\nFirst Appearance — Attack: Each player gaisn a Weakness.", "can't appear"),
    ("vs", "plot twist", "X-Men characters you control get +2 ATK whiel team attacking.", "plot twist"),
    ("champions", "event", "When Revealed: Deal 1 damage to each heor.", "When Revealed"),
    ("forever", "event", "Attack Modifier, discard this card: +3 daamge.", "can't be in play"),
)
"""Texts that can be read once their one wrong word is mended, and that no card of that type can have all the same."""


@pytest.mark.parametrize(("game", "type", "text", "why"), MISSPELT)
def test_what_is_proposed_makes_a_whole_card(ann: Guest, game: str, type: str, text: str, why: str) -> None:
    """A wording that reads is no help where the card can't have it: it isn't proposed, and the reason is told."""
    entry = {**example(game), "type": type, "text": text}
    (wrong,) = read(ann, game, entry)
    assert wrong["fault"]["line"] >= 1
    told, _, then = wrong["fault"]["words"].partition("and then: ")
    assert "can be read" in told
    assert why in then
    assert "instead" not in wrong["fault"]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_proposed_reads(ann: Guest, game: str) -> None:
    """Each text that is proposed for a misspelt one makes a card without a fault, and no other is told of in words."""
    text = example(game)["text"]
    at = max(range(len(text) - 1), key=lambda at: text[at : at + 2].isalpha() and text[at] != text[at + 1])
    (wrong,) = read(ann, game, {**example(game), "text": text[:at] + text[at + 1] + text[at] + text[at + 2 :]})
    proposed = wrong["fault"]["instead"]
    for one in proposed:
        (mended,) = read(ann, game, {**example(game), "text": one})
        assert "fault" not in mended
    assert "and then" not in wrong["fault"]["words"]


def test_what_is_not_in_the_text(ann: Guest) -> None:
    """A field that there isn't, a number too large, a name twice: refused card by card, and the others are read."""
    good = example("dcdb")
    found = read(
        ann,
        "dcdb",
        good,
        {**good, "name": "A", "costs": 3},
        {**good, "name": "B", "cost": 10**6},
        {**good},
        {"name": "C"},
    )
    words = [card.get("fault", {}).get("words", "") for card in found]
    assert words[0] == ""
    assert "did you mean 'cost'" in words[1]
    assert "1000000" in words[2]
    assert "already a card of this name" in words[3]
    assert words[4]


def test_what_it_means(ann: Guest) -> None:
    """What each "it" of a text means is said."""
    text = "Destroy a card in your hand. If it is a Villain, draw a card."
    (card,) = read(ann, "dcdb", {**example("dcdb"), "text": text})
    assert "fault" not in card, card
    assert card["bindings"]


def test_hostile_texts(ann: Guest) -> None:
    """What is no card is refused with a clear answer: too long, deep, no TOML, odd signs."""
    assert ann.post("/api/workshop/read", {"game": "dcdb", "content": "x" * 200_000}).status_code == 413
    assert ann.post("/api/workshop/read", {"game": "dcdb", "content": "[[["}).status_code == 400
    assert ann.post("/api/workshop/read", {"game": "chess", "cards": []}).status_code == 404
    many = [{**example("dcdb"), "name": str(number)} for number in range(101)]
    assert ann.post("/api/workshop/read", {"game": "dcdb", "cards": many}).status_code == 400
    (odd,) = read(ann, "dcdb", {**example("dcdb"), "name": HOSTILE})
    assert "plain letters" in odd["fault"]["words"]
    (tagged,) = read(ann, "dcdb", {**example("dcdb"), "name": TAGGED})
    assert "fault" not in tagged, "a name may have any plain signs; it is shown as text"
    (long,) = read(ann, "dcdb", {**example("dcdb"), "text": "Draw a card. " * 400})
    assert "more than 2,000" in long["fault"]["words"]


def _for_ever(game: str) -> None:
    while True:
        time.sleep(0.1)


def _ends(game: str) -> None:
    raise SystemExit(1)


def _doubled(game: str, number: Any) -> int:
    return int(2 * number)


class _Slow:
    """A number that nobody ever doubles."""

    def __rmul__(self, number: int) -> int:
        _for_ever("")
        return number


def test_what_is_new_to_a_reader_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Telling of a game loads no words to read its cards with: the first card still has the time for loading them."""
    monkeypatch.setattr(helpers, "STARTS", LONG_ENOUGH)
    monkeypatch.setattr(helpers, "SECONDS", 0.0)
    readers = Helpers()
    assert readers.ask(_doubled, "dcdb", 2) == 4
    assert readers.ask(len, "dcdb") == 4
    readers.close()


def test_who_reads_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that takes too long ends its reader; so does one that breaks it. The next one is read."""
    monkeypatch.setattr(helpers, "STARTS", 0.01)
    readers = Helpers()
    with pytest.raises(TooLong):
        readers.ask(_for_ever, "dcdb")
    monkeypatch.setattr(helpers, "STARTS", LONG_ENOUGH)
    assert readers.ask(_doubled, "dcdb", 2) == 4
    monkeypatch.setattr(helpers, "SECONDS", 0.5)
    with pytest.raises(TooLong):
        readers.ask(_doubled, "dcdb", _Slow())
    monkeypatch.setattr(helpers, "SECONDS", LONG_ENOUGH)
    with pytest.raises(LongboxError, match="more than the server can give"):
        readers.ask(_ends, "dcdb")
    assert readers.ask(_doubled, "dcdb", 3) == 6
    readers.close()


# Keeping


def test_sets_are_kept(ann: Guest, ben: Guest) -> None:
    """A set is kept, written anew, downloaded as the terminal takes it, and removed; others see nothing of it."""
    content = set_of(example("dcdb"))
    kept = ann.post("/api/kept", {"kind": "cards", "game": "dcdb", "title": HOSTILE, "content": content}).json()
    path = f"/api/kept/{kept['id']}"
    assert "script" in kept["title"]
    assert [one["id"] for one in ann.get("/api/kept?kind=cards").json()] == [kept["id"]]
    assert ben.get("/api/kept?kind=cards").json() == []
    assert ben.get(path).status_code == ben.get(f"{path}/file").status_code == 404
    assert ben.client.delete(path, headers=ben.headers).status_code == 404
    ann.client.put(path, json={"title": "Gadgets", "content": content + "\n"}, headers=ann.headers)
    file = ann.get(f"{path}/file")
    assert file.text == content + "\n"
    assert 'filename="gadgets.toml"' in file.headers["content-disposition"]
    assert ann.client.delete(path, headers=ann.headers).status_code == 204
    assert ann.get(path).status_code == 404


def test_sets_are_shared_by_link(ann: Guest, ben: Guest) -> None:
    """Who has the link reads a set and takes a copy, which is theirs; a link that is shared no more is no good."""
    content = set_of(example("vs"))
    kept = ann.post("/api/kept", {"kind": "cards", "game": "vs", "title": "Ann's", "content": content}).json()
    link = ann.post(f"/api/kept/{kept['id']}/share").json()["link"]
    seen = ben.get(f"/api/shared/{link}").json()
    assert (seen["content"], seen["by"], seen.get("id"), seen.get("link")) == (content, "Ann", None, None)
    copy = ben.post(f"/api/shared/{link}/take").json()
    ben.client.put(f"/api/kept/{copy['id']}", json={"title": "Ben's", "content": ""}, headers=ben.headers)
    assert ann.get(f"/api/kept/{kept['id']}").json()["content"] == content
    ann.client.delete(f"/api/kept/{kept['id']}/share", headers=ann.headers)
    assert ben.get(f"/api/shared/{link}").status_code == 404
    assert ben.get(f"/api/kept/{copy['id']}").status_code == 200


# Trying


@pytest.mark.parametrize(
    ("game", "form"), [("dcdb", "dcdb"), ("dcdb", "cube"), ("champions", ""), ("vs", ""), ("forever", "")]
)
def test_play_with_it_now(ann: Guest, game: str, form: str) -> None:
    """A table begins at which the card is in the hand, and can be used at once."""
    name = example(game)["name"]
    trial = {"game": game, "content": set_of(example(game)), "card": name, "form": form}
    reply = ann.post("/api/workshop/play", trial)
    assert reply.status_code == 201, reply.text
    table = reply.json()
    assert table["state"] == "playing"
    with ann.sit(table["id"]) as chair:
        chair.until_asked()
        keys = chair.keys()
        assert any(name in key for key in keys), keys
        held = [
            card.title for side in chair.face.sides for area in side.areas for card in area.cards if area.kind == "hand"
        ]
        assert any(name in title for title in held), held


ROOFTOP: Final[list[tuple[str, dict[str, Any], str]]] = [
    ("vs", {"type": "character", "cost": 2, "atk": 3, "def": 2, "affiliations": ["X-Men"]}, "recruit Rooftop"),
    ("vs", {"type": "character", "cost": 3, "atk": 4, "def": 4, "affiliations": ["Brotherhood"]}, "recruit Rooftop"),
    ("vs", {"type": "equipment", "cost": 1, "text": "Equipped character has +1 ATK."}, "recruit Rooftop"),
    ("vs", {"type": "location", "cost": 1, "text": "Activate >>> Draw a card."}, "flip Rooftop"),
    ("vs", {"type": "plot twist", "cost": 1, "text": "Draw a card."}, "play Rooftop"),
    ("champions", example("champions"), "use Rooftop"),
    ("forever", example("forever"), "play Rooftop"),
]
"""Cards, and what is answered to play them: not to build, to discard or to pay with them."""


@pytest.mark.parametrize(("game", "entry", "key"), ROOFTOP)
def test_a_card_is_tried_where_it_can_be_played(game: str, entry: dict[str, Any], key: str) -> None:
    """The moment is not one at which the card is only built, put back, discarded, or pays for another."""
    card = {**entry, "name": "Rooftop"}
    for seed in (1, 2, 3575):
        found = moment(game, set_of(card), "Rooftop", game, "Ann", seed)
        progress = Progress(gone_on(sitting_of(game), found), entries_of(found))
        (question,) = [one for one in progress.table.questions if one.player == 0]
        keys = [choice.key() for choice in question.choices]
        assert found["held"]
        assert any(other.startswith(key) for other in keys), keys
        assert not progress.goes_on, "whoever tries it is asked"


def sitting_of(game: str) -> Sitting:
    """A table at which somebody tries a card, before it begins."""
    others = [NewSeat("bot", "greedy")] * (find_part(game, "workshop", Workshop).players - 1)
    return new_sitting(NewTable(game=game, seats=[NewSeat("me"), *others]), Person("?", "Ann"))


def test_what_can_not_be_tried(ann: Guest) -> None:
    """A card that can't be read, or is in no deck by itself, is refused with the reason."""
    for game, entry, why in (
        ("dcdb", {**example("dcdb"), "text": "Draw two crads."}, "crads"),
        ("champions", {"name": "Nova", "type": "hero", "hit_points": 10, "hand_size": 5}, "name a set"),
        ("champions", {"name": "Nova", "type": "hero", "set": "nova", "hit_points": 10}, "Write the alter-ego"),
        ("champions", {"name": "Sam", "type": "alter-ego", "set": "nova", "hit_points": 10}, "Write the hero"),
        ("forever", {**example("forever"), "affiliation": "Nobody"}, "Nobody"),
    ):
        trial = {"game": game, "content": set_of(entry), "card": entry["name"]}
        reply = ann.post("/api/workshop/play", trial)
        assert reply.status_code == 400
        assert why in reply.json()["why"]


# Measuring


def until(ann: Guest, id: str, *states: str) -> dict[str, Any]:
    """Wait until the games of a card are in one of some states."""
    last = time.monotonic() + LONG_ENOUGH
    while time.monotonic() < last:
        found: dict[str, Any] = ann.get(f"/api/measurings/{id}").json()
        if found["state"] in states:
            return found
        time.sleep(0.2)
    raise AssertionError(found)


def measure(ann: Guest, game: str, games: int, **changes: Any) -> str:
    """Let a card be measured."""
    entry = {**example(game), **changes}
    trial = {"game": game, "content": set_of(entry), "card": entry["name"], "games": games}
    reply = ann.post("/api/measurings", trial)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["id"])


@pytest.mark.parametrize("game", GAMES)
def test_is_it_too_good(ann: Guest, ben: Guest, game: str) -> None:
    """Games with the card and without are played in pairs; what is measured has its difference and interval."""
    found = until(ann, id := measure(ann, game, 4), "done", "failed")
    assert found["state"] == "done", found
    assert (found["found"]["played"], found["found"]["pairs"]) == (8, 4)
    assert any("wins" in each["what"] for each in found["found"]["found"])
    for each in found["found"]["found"]:
        assert each["low"] <= each["mean"] <= each["high"]
        assert each["mean"] == pytest.approx(each["with"] - each["without"])
    assert ben.get(f"/api/measurings/{id}").status_code == 404


def test_a_card_that_is_far_too_good(ann: Guest) -> None:
    """A cheap card that is worth many points wins more games for who may buy it, and the interval says so."""
    id = measure(ann, "dcdb", 60, name="Jackpot", cost=1, vp=9, copies=8, text="+3 Power.")
    found = until(ann, id, "done", "failed")
    (wins,) = [each for each in found["found"]["found"] if each["what"] == "wins of who buys it"]
    assert wins["low"] > 0, found


STRONG: dict[str, Any] = {
    "name": "Strong One",
    "type": "Super Hero",
    "text": "When you play a Punch on your turn, +4 Power.",
}
WEAK: dict[str, Any] = {"name": "Weak One", "type": "Super Hero", "text": "You go first."}


@pytest.mark.parametrize(
    ("hero", "form", "better"), [(STRONG, "dcdb", True), (STRONG, "cube", True), (WEAK, "dcdb", False)]
)
def test_a_super_hero_is_measured_against_others(ann: Guest, hero: dict[str, Any], form: str, better: bool) -> None:
    """Nobody buys a Super Hero: the same games are played with it and with others of the box in its place."""
    trial = {"game": "dcdb", "content": set_of(hero), "card": hero["name"], "form": form, "games": 30}
    found = until(ann, ann.post("/api/measurings", trial).json()["id"], "done", "failed")
    assert found["state"] == "done", found
    assert (found["found"]["played"], found["found"]["pairs"], found["found"]["endless"]) == (60, 30, 0)
    assert found["found"]["lacking"] == "others in its place"
    (wins,) = [each for each in found["found"]["found"] if each["what"].startswith("wins")]
    assert wins["what"] == "wins of who has it from the start"
    assert (wins["low"] > 0) == better, found


def test_games_are_shared_out_among_duels() -> None:
    """As many games are played as were wished, each pair with the same foe, and each Super Hero stands in once."""
    place = find_part("dcdb", "workshop", Workshop)
    for games in (2, 7, 30):
        having, lacking = plans_of(Wished("dcdb", "dcdb", set_of(STRONG), "Strong One", games), place)
        assert sum([plan.games for plan in having]) == sum([plan.games for plan in lacking]) == games
        for one, other in zip(having, lacking, strict=True):
            assert one.games == other.games
            assert one.options["hero_names"][0] == ["Strong One"]
            assert one.options["hero_names"][1] == other.options["hero_names"][1]
        instead = [plan.options["hero_names"][0][0] for plan in lacking]
        assert len(instead) == len(set(instead)) == min(games, 7)
        assert "Strong One" not in instead


@pytest.mark.parametrize(
    ("kind", "fields", "form"),
    [
        ("Super Hero", {"text": "When you play an Equipment on your turn, +2 Power."}, "dcdb"),
        ("Super-Villain", {"cost": 9, "vp": 5, "text": "+3 Power."}, "dcdb"),
        ("Super-Villain", {"cost": 9, "vp": 5, "text": "+3 Power."}, "cube"),
    ],
)
def test_play_with_a_super_hero_or_super_villain(ann: Guest, kind: str, fields: dict[str, Any], form: str) -> None:
    """A table begins at which the Super Hero can be chosen, or the Super-Villain is held or lies open."""
    entry = {"name": "New One", "type": kind, **fields}
    trial = {"game": "dcdb", "content": set_of(entry), "card": "New One", "form": form}
    reply = ann.post("/api/workshop/play", trial)
    assert reply.status_code == 201, reply.text
    with ann.sit(reply.json()["id"]) as chair:
        chair.until_asked()
        shown = {seen.card.title for seen in seen_on(chair.face)} | {*chair.keys()}
        assert "New One" in shown, shown


def test_measuring_is_stopped_and_bounded(ann: Guest) -> None:
    """What somebody stops is played no further; nobody has more measured than a few."""
    ids = [measure(ann, "vs", 2000, name=f"Card {number}") for number in range(3)]
    trial = {"game": "vs", "content": set_of(example("vs")), "card": example("vs")["name"], "games": 10}
    assert ann.post("/api/measurings", trial).status_code == 409
    until(ann, ids[0], "running")
    for id in ids:
        assert ann.post(f"/api/measurings/{id}/stop").json()["state"] == "stopped"
    assert until(ann, measure(ann, "dcdb", 2), "done")["state"] == "done", "the worker is free for the next"
    assert ann.client.delete(f"/api/measurings/{ids[0]}", headers=ann.headers).status_code == 204
    assert ann.get(f"/api/measurings/{ids[0]}").status_code == 404


def test_measuring_outlasts_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was being played when the server stopped is begun anew by the next one, and says so."""
    monkeypatch.setattr("longbox.server.measurers.SILENT", 1000)
    settings = Settings(data=tmp_path, warm=False)
    with TestClient(make_app(settings)) as client:
        ann = Guest(client, "Ann")
        id = measure(ann, "vs", 6)
        until(ann, id, "running")
    with TestClient(make_app(settings)) as client:
        ann.client = client
        found = until(ann, id, "done", "failed")
    assert (found["state"], found["again"]) == ("done", 1)


def test_what_can_not_be_measured(ann: Guest) -> None:
    """A card that can't be read fails with the reason."""
    found = until(ann, measure(ann, "forever", 4, text="Draw two crads."), "failed", "done")
    assert found["state"] == "failed"
    assert "crads" in found["found"]["why"]


# Decks


@pytest.mark.parametrize(
    ("game", "formats"), [("champions", ["toml", "text", "json", "o8d"]), ("vs", ["toml", "text"])]
)
def test_decks_in_each_format(ann: Guest, game: str, formats: list[str]) -> None:
    """A deck is written in each format of its game, and read back from each as the same deck."""
    shipped = next(iter(ann.post("/api/decks/cards", {"game": game}).json()["shipped"]))
    deck = ann.post("/api/decks/read", {"game": game, "shipped": shipped}).json()
    assert list(deck["formats"]) == formats
    assert deck["problems"] == []
    for format_name in formats:
        again = ann.post("/api/decks/read", {"game": game, "content": deck["formats"][format_name]}).json()
        assert sorted(again["cards"]) == sorted(deck["cards"]), format_name


@pytest.mark.parametrize(("game", "formats"), [("vs", ["toml", "text"]), ("champions", ["toml", "json"])])
def test_a_deck_is_called_by_its_new_name(ann: Guest, game: str, formats: list[str]) -> None:
    """A deck that is called otherwise has that name in its files, too: when it is begun, read, and changed."""
    shipped = next(iter(ann.post("/api/decks/cards", {"game": game}).json()["shipped"]))
    begun = ann.post("/api/decks/read", {"game": game, "shipped": shipped, "name": "  Night  Shift "}).json()
    assert (begun["name"], begun["problems"]) == ("Night Shift", [])
    (key, _, _), *_ = begun["cards"]
    change = {"game": game, "content": begun["formats"]["toml"], "name": 'The "Late" Shift, 2'}
    for more in ({}, {"card": key, "change": -1}):
        renamed = ann.post("/api/decks/read", {**change, **more}).json()
        for name in formats:
            again = ann.post("/api/decks/read", {"game": game, "content": renamed["formats"][name]}).json()
            assert again["name"] == 'The "Late" Shift, 2', name


def test_decks_are_checked_as_they_are_changed(ann: Guest) -> None:
    """Too many of a card is told with its rule; taking it back makes the deck legal again."""
    deck = ann.post("/api/decks/read", {"game": "vs", "shipped": "Brotherhood"}).json()
    change = {
        "game": "vs",
        "content": deck["formats"]["toml"],
        "card": next(key for key, _, count in deck["cards"] if count == 4),
    }
    more = ann.post("/api/decks/read", {**change, "change": 1}).json()
    assert len(more["problems"]) == 1
    assert "[101.2a]" in more["problems"][0]
    fewer = ann.post("/api/decks/read", {**change, "content": more["formats"]["toml"], "change": -1}).json()
    assert (fewer["problems"], sorted(fewer["cards"])) == ([], sorted(deck["cards"]))


def test_own_cards_in_decks(ann: Guest) -> None:
    """A deck may have a card of one's own; a table is made with both, and the deck is played."""
    cards = set_of(example("vs"))
    name = example("vs")["name"]
    deck = ann.post("/api/decks/read", {"game": "vs", "shipped": "X-Men"}).json()
    change = {"game": "vs", "content": deck["formats"]["toml"], "cards": cards, "card": name, "change": 4}
    own = ann.post("/api/decks/read", change).json()
    assert [name, name, 4] in own["cards"]
    assert own["problems"] == []
    seats = [{"who": "me", "choice": {"decks": {"file": own["formats"]["toml"]}}}, {"who": "bot"}]
    table = ann.post("/api/tables", {"game": "vs", "chosen": {"cards": [{"file": cards}]}, "seats": seats})
    assert table.status_code == 201, table.text
    assert table.json()["state"] == "playing"


def test_own_cards_come_along_with_decks(ann: Guest, ben: Guest) -> None:
    """Who joins a table brings a deck with cards of their own; the game has them, and a set of two is there once."""
    cards = set_of(example("vs"))
    own = own_deck(ann, cards)
    seats = [{"who": "me", "choice": {"decks": {"file": own}, "cards": [{"file": cards}]}}, {"who": "open"}]
    made = ann.post("/api/tables", {"game": "vs", "seats": seats}).json()
    choice = {"decks": {"file": own}, "cards": [{"file": cards}]}
    joined = ben.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "choice": choice})
    assert joined.status_code == 200, joined.text
    assert joined.json()["state"] == "playing"
    assert ann.get(f"/api/tables/{made['id']}").json()["seats"][1].get("choice", {}) == {}, "a deck is its player's"
    with both(ann, ben, made["id"]) as chairs:
        assert asked_of(*chairs).keys()


def test_own_cards_come_with_decks_alone(ann: Guest, ben: Guest) -> None:
    """Cards without a deck of one's own, and other things that all agree on, are nothing that a seat brings."""
    for game, choice in (
        ("vs", {"cards": [{"file": set_of(example("vs"))}]}),
        ("vs", {"decks": "X-Men", "cards": [{"file": set_of(example("vs"))}]}),
        ("vs", {"endurance": 5}),
        ("dcdb", {"cards": [{"file": set_of(example("dcdb"))}]}),
    ):
        made = ann.post("/api/tables", {"game": game, "seats": [{"who": "me"}, {"who": "open"}]}).json()
        path = f"/api/tables/{made['id']}/join"
        refused = ben.post(path, {"invite": made["invite"], "choice": choice})
        assert refused.status_code == 400, (game, refused.text)
        assert "can't be brought to a seat" in refused.json()["why"]
    broken = {"decks": {"file": own_deck(ann, set_of(example("vs")))}, "cards": [{"file": "[[card]]"}]}
    made = ann.post("/api/tables", {"game": "vs", "seats": [{"who": "me"}, {"who": "open"}]}).json()
    path = f"/api/tables/{made['id']}/join"
    assert ben.post(path, {"invite": made["invite"], "choice": broken}).status_code == 400
    assert ben.post(path, {"invite": made["invite"]}).status_code == 200, "the seat is free again"


def own_deck(ann: Guest, cards: str) -> str:
    """A deck of Vs. System with the card of a set, as TOML."""
    deck = ann.post("/api/decks/read", {"game": "vs", "shipped": "X-Men"}).json()
    change = {"game": "vs", "content": deck["formats"]["toml"], "cards": cards, "card": example("vs")["name"]}
    own = ann.post("/api/decks/read", {**change, "change": 4}).json()
    return str(own["formats"]["toml"])


LONG = "#" * (LONGEST_TEXT + 1)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/api/workshop/read", "content"),
        ("/api/workshop/play", "content"),
        ("/api/workshop/play", "card"),
        ("/api/measurings", "content"),
        ("/api/decks/read", "content"),
        ("/api/decks/read", "cards"),
        ("/api/decks/cards", "cards"),
    ],
)
def test_texts_are_bounded(ann: Guest, path: str, field: str) -> None:
    """One letter more than the longest text is refused; the longest is read, whatever it says."""
    data = {"game": "vs", "content": "", "card": "X", field: LONG}
    assert ann.post(path, data).status_code == 413
    assert ann.post(path, {**data, field: LONG[1:]}).status_code != 413


def test_sets_are_bounded(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A set has so many cards and not one more, as a form has them and as a file."""
    monkeypatch.setattr(drafts, "MOST_CARDS", 3)
    cards = [{**example("vs"), "name": f"Card {number}"} for number in range(4)]
    for read_one, given in ((drafts.read_cards, list), (drafts.read_set, file_of)):
        assert len(read_one("vs", given(cards[:3]))["cards"]) == 3
        with pytest.raises(LongboxError, match="at most 3 cards"):
            read_one("vs", given(cards))


def test_games_are_bounded(ann: Guest) -> None:
    """So many games are played with a card, and not one fewer or more."""
    trial = {"game": "vs", "content": set_of(example("vs")), "card": example("vs")["name"]}
    counts = (1, 2, workshop.MOST_GAMES, workshop.MOST_GAMES + 1)
    told = [ann.post("/api/measurings", {**trial, "games": games}) for games in counts]
    assert [reply.status_code for reply in told] == [400, 201, 201, 400]
    for reply in told[1:3]:
        ann.post(f"/api/measurings/{reply.json()['id']}/stop")


def test_what_is_no_deck(ann: Guest) -> None:
    """What can't be understood is refused with all that is wrong; a game without decks says so."""
    reply = ann.post("/api/decks/read", {"game": "vs", "content": "4 Flying Kik\n2 Nobody Knows"})
    assert reply.status_code == 400
    assert "Flying Kik" in reply.json()["why"]
    assert "Nobody Knows" in reply.json()["why"]
    assert ann.post("/api/decks/read", {"game": "dcdb", "content": ""}).status_code == 404


def test_odd_values(ann: Guest) -> None:
    """Values that no card can have, and signs that no database keeps, are refused; nothing breaks."""
    for odd in (None, {"a": [None]}, [[1]], 1e400, "\x00", [], True, "\ud800"):
        reply = ann.client.post(
            "/api/workshop/read",
            content=json.dumps({"game": "dcdb", "cards": [{**example("dcdb"), "cost": odd}]}),
            headers={**ann.headers, "Content-Type": "application/json"},
        )
        assert reply.status_code in (200, 400), (odd, reply.text)
        assert reply.status_code == 400 or "fault" in reply.json()["cards"][0], odd
    kept = {"kind": "cards", "game": "dcdb", "title": "A", "content": "\x00"}
    assert ann.post("/api/kept", kept).status_code == 400
    trial = {"game": "dcdb", "content": "", "card": "\x00"}
    assert ann.post("/api/measurings", trial).status_code == 400
    assert ann.post("/api/workshop/play", {**trial, "card": "x"}).status_code == 400
