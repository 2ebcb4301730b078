"""With what it is suggested to pay: what is least useful otherwise, and no more than needed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from longbox.faces.offers import make_offers
from longbox.games.champions.actions.payment import Paying, Payment, Price, ways_to_pay
from longbox.games.champions.definitions import GameCard, Resources
from longbox.games.champions.face.paying import suggestion
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.shown import presenter_of
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.terminal.session import Session
from tests.terminal.champions.play import session_of, view_of


def holding(folder: Path, *names: str, hero: str = "Spider-Man", players: str = "you", **options: Any) -> Session:
    """A game in which the first player holds just some cards, set up but for the mulligan."""
    session = session_of(folder, players, **{"heroes": [hero], **options})
    game = session.table.game
    assert isinstance(game, ChampionsGame)
    game.phase = TAKING_TURN
    seat = game.players[0]
    for card in game.cards(seat.hand).copy():
        game.move(card, seat.deck)
    for name in names:
        game.move(next(card for card in game.cards(seat.deck) if card.key() == name), seat.hand)
    return session


def suggested(session: Session, total: int, typed: Resources | None = None, paying_for: str = "") -> list[str]:
    """The keys of what is suggested to pay a price with."""
    game = session.table.game
    assert isinstance(game, ChampionsGame)
    source: GameCard | None = next((card for card in view_of(session).hand() if card.key() == paying_for), None)
    payment = Payment(game, 0, source)
    ways: list[Choice] = ways_to_pay(game, payment)
    question = Paying(ways, payment, Price(total, typed or Resources()), Resources())
    return sorted([way.key() for way in suggestion(view_of(session), question)])


@pytest.mark.parametrize(
    ("total", "best"),
    [
        (1, ["use Peter Parker"]),
        (2, ["Energy"]),
        (3, ["Energy", "use Peter Parker"]),
    ],
)
def test_what_comes_back_and_what_only_pays_goes_first(total: int, best: list[str], tmp_path: Path) -> None:
    """Abilities that can be used again each round, and resource cards, are paid before cards that can be played."""
    session = holding(tmp_path, "Energy", "Haymaker", "Swinging Web Kick")
    assert suggested(session, total, paying_for="Swinging Web Kick") == best


def test_nothing_is_paid_beyond_the_price(tmp_path: Path) -> None:
    """For one resource, a card that generates two is kept."""
    session = holding(tmp_path, "Energy", "Haymaker", "Strength", hero="She-Hulk")
    assert suggested(session, 1) == ["Haymaker"]
    assert suggested(session, 2) in (["Energy"], ["Strength"])
    assert suggested(session, 4) == ["Energy", "Strength"]


def test_types_are_kept_to(tmp_path: Path) -> None:
    """Where types are asked for, cards of these types are suggested."""
    session = holding(tmp_path, "Energy", "Genius", "Strength", "Haymaker")
    assert suggested(session, 2, Resources(physical=2)) == ["Strength"]
    assert suggested(session, 3, Resources(1, 1, 1)) == ["Haymaker", "Strength", "use Peter Parker"]


def test_what_can_not_be_played_goes_first(tmp_path: Path) -> None:
    """A unique ally whom another player controls already is of no use in the hand."""
    session = holding(tmp_path, "First Aid", "Nick Fury", heroes=["She-Hulk", "Iron Man"], players="Ann,Ben")
    assert suggested(session, 1) == ["First Aid"]
    game = session.table.game
    assert isinstance(game, ChampionsGame)
    other = next(card for card in game.box if card.key() == "Nick Fury" and game.owners[card.serial] == 1)
    game.move(other, game.players[1].area)
    assert suggested(session, 1) == ["Nick Fury"]


def paid_by_itself(session: Session, total: int, paying_for: str) -> str:
    """What pays a price because there is no other way; nothing if there is a choice."""
    game = session.table.game
    assert isinstance(game, ChampionsGame)
    view = view_of(session)
    source: GameCard | None = next((card for card in view.hand() if card.key() == paying_for), None)
    payment = Payment(game, 0, source)
    ways = [way for way in ways_to_pay(game, payment) if isinstance(way, Card)]
    question = Paying([*ways], payment, Price(total, Resources()), Resources())
    presenter = presenter_of("champions", {"heroes": ["Spider-Man"]})
    looks = [presenter.look(view, way) for way in ways]
    offer = presenter.only_answer(view, question, make_offers(question, presenter.labels(view, question), looks))
    return "" if offer is None else offer.words


@pytest.mark.parametrize(
    ("held", "total", "paid"),
    [
        (["Haymaker", "First Aid"], 2, "Pay with Haymaker and First Aid"),
        (["Haymaker", "First Aid"], 1, ""),
        (["Energy", "Haymaker"], 3, "Pay with Haymaker and Energy"),
        (["Energy", "Haymaker"], 2, ""),
        (["Backflip", "Backflip"], 1, "Pay with Backflip"),
        (["Backflip", "Backflip", "Haymaker"], 2, ""),
    ],
)
def test_a_payment_with_one_way_is_paid(held: list[str], total: int, paid: str, tmp_path: Path) -> None:
    """What takes all that there is, or one of several that are the same, is paid; any choice is asked."""
    session = holding(tmp_path, "Swinging Web Kick", *held)
    found = paid_by_itself(session, total, "Swinging Web Kick")
    assert sorted(found.split()) == sorted(paid.split())


def test_where_nothing_is_enough_nothing_is_suggested(tmp_path: Path) -> None:
    """A price that can't be met has no suggestion."""
    assert suggested(holding(tmp_path, "Haymaker"), 5) == []
