"""All cards: searched by words, type, cost and set, each with what it means, its rulings, and where it was played."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest
from litestar.testing import TestClient

from longbox.games import find_card_language, games_with
from longbox.server.catalogue import Catalogue, all_cards
from longbox.server.play.clocks import now_ms
from longbox.server.storage.cards import CardStore
from longbox.server.storage.database import migrate
from longbox.server.storage.postgres import PostgresDatabase
from tests.server.cluster import Cluster
from tests.server.common import Guest
from tests.server.test_replays import finished


def test_searching(ann: Guest) -> None:
    """All words must be there, or words that begin so; names come first; filters leave out the rest."""
    found = ann.get("/api/cards?words=kick").json()
    assert found["cards"][0]["name"] == "Kick"
    both = ann.get("/api/cards?words=draw+card&game=dcdb").json()
    assert 0 < both["count"] < ann.get("/api/cards?words=card&game=dcdb").json()["count"]
    assert {card["game"] for card in both["cards"]} == {"dcdb"}
    dear = ann.get("/api/cards?game=dcdb&kind=Villain&cost=6").json()
    assert {(card["kind"], card["cost"]) for card in dear["cards"]} == {("Villain", "6")}
    assert ann.get("/api/cards?words=qqqq").json()["count"] == 0
    assert ann.get("/api/cards?words=%22%27%28%29%2A+OR+NEAR%28").status_code == 200
    everything = ann.get("/api/cards").json()
    languages = [find_card_language(game) for game in games_with("cards")]
    there = sum(len(list(language.load(file))) for language in languages for file in language.library.files)
    assert everything["count"] == there
    assert ann.get("/api/cards?start=60").json()["cards"][0] != everything["cards"][0]


def test_a_card(ann: Guest) -> None:
    """A card says what the engine reads in it, what "it" means, which rules name it and which rulings show it."""
    card = ann.get(f"/api/cards/dcdb/{quote('Power Ring')}").json()
    assert card["meant"][0]["card"]["name"] == "Power Ring"
    assert len(card["meant"][0]["tree"]) > 3
    assert card["meant"][0]["bound"]
    assert card["rulings"]
    assert card["replays"] == []
    assert ann.get(f"/api/cards/dcdb/{quote('Batman (Forever Evil)')}").json()["meant"][0]["card"]["name"] == "Batman"
    assert ann.get("/api/cards/dcdb/Nobody").status_code == 404
    assert ann.get("/api/cards/chess/Kick").status_code == 404


def test_where_it_was_played(client: TestClient[Any], ann: Guest, ben: Guest) -> None:
    """A card leads to the games in which it was played: one's own, and those of others that might be watched."""

    def replays(guest: Guest) -> list[str]:
        return [replay["id"] for replay in guest.get("/api/cards/dcdb/Punch").json()["replays"]]

    own = finished(ann, ben)
    stranger = Guest(client, "Eve")
    assert (replays(ann), replays(ben), replays(stranger)) == ([own], [own], [])
    public = finished(ann, ben, watch="public")
    assert (set(replays(ann)), replays(stranger)) == ({own, public}, [public])


@pytest.mark.thorough
def test_each_card_has_its_page(ann: Guest) -> None:
    """Every card of every game can be read and told."""
    for card in Catalogue().cards:
        page = ann.client.get(f"/api/cards/{card.game}/{quote(card.name, safe='')}", headers=ann.headers)
        while page.status_code == 429:
            page = ann.client.get(f"/api/cards/{card.game}/{quote(card.name, safe='')}", headers=ann.headers)
        assert page.status_code == 200, (card.name, page.text)


def test_searching_with_postgresql(cluster: Cluster) -> None:
    """PostgreSQL finds the same by its own search; what is filled in once is there for all workers."""
    database = PostgresDatabase(cluster.new_database())
    migrate(database, now_ms())
    kept = CardStore(database)
    cards = [
        (0, "Kick", "Super Power", "+2 Power."),
        (1, "Punch", "Starter", "Draw a kicking card."),
        (2, "Bow", "", ""),
    ]
    kept.fill("one", cards)
    kept.fill("one", [])
    assert kept.search("kick") == [0, 1]
    assert kept.search("kick draw") == [1]
    assert kept.search("' & |") is None
    kept.fill("other", cards[:1])
    assert kept.search("draw") == []
    database.close()


def test_sets_are_called_as_people_call_them(client: TestClient[Any]) -> None:
    """Sets are told by their names, and not by those of files; a card's number stands with its facts."""
    sets = {game: client.get(f"/api/cards?game={game}").json()["expansions"] for game in games_with("cards")}
    assert {"Spider Man Nemesis", "Legions of Hydra", "The Doomsday Chair"} <= {*sets["champions"]}
    assert {"MOR", "MTU"} <= {*sets["vs"]}
    assert "Teen Titans Go" in sets["dcdb"]
    odd = [name for names in sets.values() for name in names if "_" in name or "-0" in name or name == name.lower()]
    assert odd == []
    card = next(one for one in client.get("/api/cards?game=vs&expansion=MTU").json()["cards"])
    facts = client.get(f"/api/cards/vs/{card['name']}").json()["meant"][0]["facts"]
    assert facts["number"] == "MTU-049"


def test_each_card_of_a_kind_is_drawn_as_one() -> None:
    """Cards of another form of a game, and those that share a name, have the role of others of their type."""
    told = [card for card, _ in all_cards() if card.game == "dcdb"]
    assert [card.name for card in told].count("Power Ring") > 1
    for kind, role in (("Hero", "hero"), ("Villain", "foe"), ("Super-Villain", "boss"), ("Super Hero", "hero")):
        assert {card.role for card in told if card.kind == kind} == {role}
