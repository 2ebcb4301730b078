"""An identity of Marvel Champions that somebody writes: both its sides read, played at once, and measured."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.faces.following import seen_on
from longbox.games import find_part
from longbox.games.champions.decks.card_pool import CardPool
from longbox.games.champions.decks.construction import problems
from longbox.games.champions.decks.starter_decks import starter_decks
from longbox.games.champions.library import library_with
from longbox.games.champions.own_identity import IDENTITY, identity_of
from longbox.games.workshop import NoPlaceForCard, Workshop, file_of
from longbox.server.measurers import plans_of
from longbox.server.storage.measured import Wished
from tests.server.common import Guest
from tests.server.test_workshop import read, until

HERO, ALTER_EGO, CARD = [dict(entry) for entry in IDENTITY]
NEMESIS = {"name": "Eclipse", "type": "minion", "set": "afterglow_nemesis", "atk": 1, "sch": 1, "hit_points": 3}
SET = file_of([HERO, ALTER_EGO, CARD])
WITH_FOES = file_of([HERO, ALTER_EGO, CARD, NEMESIS])


def play(ann: Guest, content: str, card: str) -> Any:
    """Try a card."""
    return ann.post("/api/workshop/play", {"game": "champions", "content": content, "card": card})


def test_the_workshop_offers_an_identity(ann: Guest) -> None:
    """Both sides and a card of their own are there to begin with, and can be read as they are."""
    offered = ann.get("/api/workshop/champions").json()["groups"]["identity"]
    assert offered == [HERO, ALTER_EGO, CARD]
    assert all("fault" not in card for card in read(ann, "champions", *offered))
    assert ann.get("/api/workshop/dcdb").json()["groups"] == {}


@pytest.mark.parametrize("starter", starter_decks())
def test_its_deck_keeps_the_rules(starter: str) -> None:
    """With the rest of each starter deck it has 40 cards, all its own among them as often as they were printed."""
    identity = identity_of(SET, HERO["name"])
    assert identity is not None
    deck = identity.deck(starter)
    assert (deck.size, deck.cards[CARD["name"]], deck.aspect) == (40, 3, starter_decks()[starter].aspect)
    assert problems(deck, identity.pool) == []


def test_an_identity_with_many_cards_of_its_own() -> None:
    """A deck has all of them, and fewer others; with more than a deck may have, the reason is said."""
    many = file_of([HERO, ALTER_EGO, {**CARD, "quantity": 30}])
    identity = identity_of(many, HERO["name"])
    assert identity is not None
    assert (identity.deck("Iron Man").size, identity.deck("Iron Man").cards[CARD["name"]]) == (40, 30)
    too_many = identity_of(file_of([HERO, ALTER_EGO, {**CARD, "quantity": 51}]), HERO["name"])
    assert too_many is not None
    with pytest.raises(NoPlaceForCard, match="40 to 50"):
        too_many.deck("Iron Man")


@pytest.mark.thorough
@pytest.mark.parametrize("side", [HERO["name"], ALTER_EGO["name"]])
def test_play_with_an_identity(ann: Guest, side: str) -> None:
    """A game begins in which the identity is yours, as the alter-ego, as all are at first."""
    reply = play(ann, SET, side)
    assert reply.status_code == 201, reply.text
    with ann.sit(reply.json()["id"]) as chair:
        chair.until_asked()
        shown = {seen.card.title for seen in seen_on(chair.face)}
        assert ALTER_EGO["name"] in shown


@pytest.mark.parametrize("card", [CARD["name"], NEMESIS["name"]])
def test_its_own_cards_belong_to_its_games(card: str) -> None:
    """A card that only its decks have, and one of its nemesis, are in games of this identity."""
    place = find_part("champions", "workshop", Workshop)
    assert HERO["name"] in place.chosen(WITH_FOES, card, "champions")["decks"][0]["file"]
    assert place.instead(WITH_FOES, card, "champions") is None
    assert place.duels(WITH_FOES, card, "champions") == []


def test_a_card_of_an_aspect_stays_with_its_aspect() -> None:
    """A card with an aspect is nobody's own, though it is of the set of an identity: any hero can have it."""
    content = file_of([HERO, ALTER_EGO, {**CARD, "aspect": "justice"}])
    assert identity_of(content, CARD["name"]) is None


def test_the_pairs_of_games_that_measure_it() -> None:
    """Each hero of the core set lends the rest of its deck once, and plays that deck in the other games."""
    place = find_part("champions", "workshop", Workshop)
    having, lacking = plans_of(Wished("champions", "champions", SET, HERO["name"], 12), place)
    pool = CardPool(library_with((SET,)))
    assert [plan.games for plan in having] == [plan.games for plan in lacking] == [3, 3, 2, 2, 2]
    for one, other, (hero, deck) in zip(having, lacking, starter_decks().items(), strict=True):
        assert one.options["heroes"] == [HERO["name"]]
        assert (other.options["heroes"], other.options["decks"]) == ([hero], [""])
        assert f'aspect = "{deck.aspect}"' in one.options["decks"][0]
        assert pool.by_code(deck.hero) is not None


@pytest.mark.thorough
@pytest.mark.parametrize(("damage", "better"), [(9, True), (0, False)])
def test_is_it_too_good(ann: Guest, damage: int, better: bool) -> None:
    """An identity that hits far harder wins more often than others; one that can't hit at all doesn't."""
    content = file_of([{**HERO, "atk": damage, "thw": damage}, ALTER_EGO, CARD])
    trial = {"game": "champions", "content": content, "card": HERO["name"], "games": 20}
    found = until(ann, ann.post("/api/measurings", trial).json()["id"], "done", "failed")
    assert found["state"] == "done", found
    assert (found["found"]["played"], found["found"]["pairs"], found["found"]["lacking"]) == (
        40,
        20,
        "what it replaced",
    )
    (rounds,) = [each for each in found["found"]["found"] if each["what"] == "rounds"]
    assert (rounds["high"] < 0) == better, found
