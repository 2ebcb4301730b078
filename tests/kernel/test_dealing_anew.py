"""What nobody had seen is dealt anew where a game goes back, and a game that was played can be looked at everywhere."""

from __future__ import annotations

import pytest
from msgspec import structs

from longbox.kernel.film import Film
from longbox.kernel.record import Deal, Record
from longbox.kernel.table import Table
from tests.kernel.toy import PILE, SYSTEM, Toy


def piles(table: Table) -> list[list[int]]:
    """Where each card lies."""
    return [[card.serial for card in pile] for pile in table.game.piles]


def at_the_start() -> Table:
    """A table at which nobody has answered."""
    return Table(SYSTEM, Record("toy", {}, 5))


def pile_after(deal: Deal | None) -> list[int]:
    """What lies in the pile that nobody has seen."""
    table = at_the_start()
    table.undo(0, deal)
    return piles(table)[PILE.number]


def test_what_nobody_has_seen_is_dealt_anew() -> None:
    """Hands lie still, as their players know them; the pile gets another order, which the seed decides alone."""
    before = at_the_start()
    orders = set()
    for seed in range(12):
        table = at_the_start()
        table.undo(0, Deal(0, seed))
        assert piles(table)[PILE.number] == pile_after(Deal(0, seed))
        hands = [number for number in range(len(before.game.zones)) if number != PILE.number]
        assert [piles(table)[number] for number in hands] == [piles(before)[number] for number in hands]
        assert table.game.known == before.game.known
        orders.add(tuple(piles(table)[PILE.number]))
    assert len(orders) > 3


def test_what_was_seen_stays() -> None:
    """A card that somebody saw in what was taken back lies where it lay, whatever is dealt around it."""
    before = pile_after(None)
    seen = (before[-1],)
    orders = [pile_after(Deal(0, seed, seen)) for seed in range(12)]
    assert {order[-1] for order in orders} == {before[-1]}
    assert {order[0] for order in orders} == {before[0], before[1]}


def test_undoing_without_a_deal_brings_the_same_cards() -> None:
    """Only who deals anew changes anything; and what was dealt anew is gone with the moment at which it was."""
    table = at_the_start()
    table.answer(0, "take")
    table.undo(1, Deal(1, 3))
    assert [deal.after for deal in table.to_record().deals] == [1]
    table.undo(0)
    assert table.to_record().deals == ()
    assert piles(table) == piles(at_the_start())


def test_a_record_tells_what_was_dealt_anew() -> None:
    """Played back, the game is the same at each question; without the deal, it isn't the game that was played."""
    table = at_the_start()
    table.answer(0, "take")
    table.undo(1, Deal(1, 3))
    while table.questions:
        table.answer(table.questions[0].player, table.questions[0].keys()[0])
    record = table.to_record()
    assert Table(SYSTEM, record).course == table.course
    assert Table(SYSTEM, structs.replace(record, deals=())).course != table.course


def test_a_film_shows_each_moment() -> None:
    """At each moment, in any order, the film shows what the table was like then, and who is asked."""
    table = at_the_start()
    states, asked, told = [], [], []
    table.undo(0, Deal(0, 4))
    while table.questions and len(table.answers) < 40:
        states.append(table.game.state())
        asked.append([question.player for question in table.questions])
        told.append(len(table.game.log))
        table.answer(table.questions[0].player, table.questions[0].keys()[-1])
        while table.questions and table.question_for(asked[-1][0]) is None:
            table.answer(table.questions[0].player, table.questions[0].keys()[-1])
    record = table.to_record()
    film = Film(SYSTEM, record)
    assert film.last == len(record.answers)
    assert film.players == table.answered_by
    moments = [film.at(moment) for moment in reversed(range(film.last + 1))][::-1]
    shown = [moment.game.state() for moment in moments]
    assert [state for state in states if state not in shown] == []
    assert film.told[0] == told[0]
    assert film.told[-1] == len(table.game.log)
    assert moments[0].questions[0].player == asked[0][0]
    assert moments[-1].questions == []
    assert isinstance(film.at(999).game, Toy)


def test_few_states_are_kept_of_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for few states, each moment is still shown."""
    monkeypatch.setattr("longbox.kernel.film.MOST_KEPT", 2)
    table = at_the_start()
    while table.questions:
        table.answer(table.questions[0].player, table.questions[0].keys()[-1])
    film = Film(SYSTEM, table.to_record())
    assert len(film._rests) <= 2
    assert [film.at(moment).game.state() for moment in (film.last, 0)] == [
        table.game.state(),
        at_the_start().game.state(),
    ]
