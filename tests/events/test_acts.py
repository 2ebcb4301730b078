"""An event from its first player to its end: what can be done when, and what is refused."""

from __future__ import annotations

import pytest

from longbox.events.errors import Contradiction, EventError, NoPods, NotNow, UnknownName
from longbox.events.event import FINALS, SEMI_FINALS, Event
from longbox.events.organising import close, create, drop, penalize, register
from longbox.events.pairing import cut, final, pair, semi
from longbox.events.reporting import Report, report

from .held import NAME, found, play_rounds, players, registered, report_all


def names_at(event: Event, round: int, table: int) -> list[str]:
    """Who sits at a table, in the order of the seats."""
    return [event.player(seat.entrant) for seat in event.table(round, table).seats]


def test_an_event_with_semi_finals() -> None:
    """Seventeen players play five rounds; the best eight play semi-finals, and four of them the finals.

    [cube 9.070, 9.081, 9.100]
    """
    store = registered(17)
    play_rounds(store, 5)
    with pytest.raises(NotNow, match="All 5 rounds of 'Friday Cube' were played; cut"):
        pair(store, NAME)
    ranked = found(store).ranked()
    through = cut(store, NAME)
    assert through == [found(store).player(entrant) for entrant in ranked[:8]]
    with pytest.raises(NotNow, match="the semi-finals come first"):
        final(store, NAME)
    semi_finals = semi(store, NAME)
    assert semi_finals.kind == SEMI_FINALS
    assert names_at(found(store), 6, 1) == [through[rank - 1] for rank in (1, 4, 5, 8)]
    assert names_at(found(store), 6, 2) == [through[rank - 1] for rank in (2, 3, 6, 7)]
    report_all(store, semi_finals)
    finals = final(store, NAME)
    assert finals.kind == FINALS
    best = sorted(
        sorted(names_at(found(store), 6, 1))[:2] + sorted(names_at(found(store), 6, 2))[:2], key=through.index
    )
    assert names_at(found(store), 7, 1) == best
    report_all(store, finals)
    close(store, NAME)
    assert [found(store).player(entrant) for entrant in found(store).ranking()[:4]] == sorted(best)
    with pytest.raises(NotNow, match="is over"):
        pair(store, NAME)


def test_an_event_with_finals_only() -> None:
    """Eight players play three rounds, and the best four the finals, in the order of the standings. [cube 9.080]"""
    store = registered(8)
    play_rounds(store, 3)
    through = cut(store, NAME)
    assert len(through) == 4
    with pytest.raises(NotNow, match="no semi-finals now"):
        semi(store, NAME)
    report_all(store, final(store, NAME))
    assert names_at(found(store), 4, 1) == through
    close(store, NAME)


def test_the_first_round_depends_on_the_seed_and_who_plays() -> None:
    """The same players get the same tables, however they registered; another seed gives others. [cube 9.010]"""

    def tables(names: list[str], seed: int) -> list[list[str]]:
        store = registered(0, seed=seed)
        register(store, NAME, names)
        pair(store, NAME)
        return [names_at(found(store), 1, number) for number in (1, 2, 3)]

    forth = tables(players(11), 5)
    assert forth == tables(players(11)[::-1], 5) != tables(players(11), 6)
    assert [len(table) for table in forth] == [4, 4, 3]


def test_numbers_are_drawn_once() -> None:
    """What parts equals is drawn before the first round, another number for each, and stays. [cube 9.110]"""
    store = registered(9)
    assert {entrant.draw for entrant in found(store).entrants} == {0}
    pair(store, NAME)
    draws = [entrant.draw for entrant in found(store).entrants]
    assert sorted(draws) == list(range(9))
    report_all(store, found(store).rounds[0])
    pair(store, NAME)
    assert [entrant.draw for entrant in found(store).entrants] == draws


def test_tables_follow_the_standings() -> None:
    """After a round, those who won their tables sit together. [cube 9.010]"""
    store = registered(16)
    play_rounds(store, 1)
    pair(store, NAME)
    event = found(store)
    firsts = {standing.entrant for standing in event.standings() if standing.points == 4}
    assert {seat.entrant for seat in event.table(2, 1).seats} == firsts


def test_too_few_players() -> None:
    """A sanctioned event needs eight; a casual one as many as fill tables. [cube 9.060]"""
    with pytest.raises(NotNow, match="8 players or more, and 7 are registered"):
        pair(registered(7), NAME)
    store = registered(0)
    for name, count in (("Six", 6), ("Five", 5)):
        create(store, name, game="dcdb", sanctioned=False)
        register(store, name, players(count))
    assert [len(table.seats) for table in pair(store, "Six").tables] == [3, 3]
    with pytest.raises(NoPods, match="5 players"):
        pair(store, "Five")


def test_a_round_must_be_over_before_the_next() -> None:
    """Tables that have not reported are named, and nothing was changed."""
    store = registered(8)
    pair(store, NAME)
    with pytest.raises(NotNow, match="Round 1 of 'Friday Cube' is not over: tables 1, 2 must report first"):
        pair(store, NAME)
    assert len(found(store).rounds) == 1


def test_who_drops_between_rounds_is_paired_no_more() -> None:
    """And keeps the points, and can't play on. [cube 9.030]"""
    store = registered(9)
    play_rounds(store, 1)
    best = found(store).player(found(store).ranked()[0])
    drop(store, NAME, best)
    pair(store, NAME)
    event = found(store)
    assert best not in [name for table in (1, 2) for name in names_at(event, 2, table)]
    assert event.standings()[0].points == 4
    with pytest.raises(NotNow, match="has dropped already"):
        drop(store, NAME, best)
    report_all(store, event.rounds[1])
    play_rounds(store, 2)
    assert best not in cut(store, NAME)


def test_who_drops_during_a_game_gets_its_last_place() -> None:
    """Whatever the Victory Points are, and all others move up. [cube 9.040]"""
    store = registered(8)
    pair(store, NAME)
    names = names_at(found(store), 1, 1)
    drop(store, NAME, names[0])
    report(store, NAME, 1, [Report(name, 30 - place) for place, name in enumerate(names)])
    places = {found(store).player(seat.entrant): seat.place for seat in found(store).table(1, 1).seats}
    assert [places[name] for name in names] == [4, 1, 2, 3]


def test_who_drops_after_the_cut_leaves_the_play_offs() -> None:
    """The seat stays, as nobody moves up by the rules, and it gets the last place. [cube 9.040]"""
    store = registered(8)
    play_rounds(store, 3)
    through = cut(store, NAME)
    drop(store, NAME, through[0])
    finals = final(store, NAME)
    assert [seat.conceded for seat in finals.tables[0].seats] == [True, False, False, False]
    report(store, NAME, 1, [Report(name) for name in through])
    assert [found(store).player(entrant) for entrant in found(store).ranking()[:4]] == [*through[1:], through[0]]


def test_penalties() -> None:
    """They are noted with their round and rule; one too many drops the player. [cube 10.060, 10.070, 10.080]"""
    store = registered(9)
    pair(store, NAME)
    penalize(store, NAME, "P03", "10.060", "Slow play")
    penalize(store, NAME, "p03", "10.080", "Once more", dropping=True)
    event = found(store)
    assert [(note.round, note.rule, note.words) for note in event.penalties] == [
        (1, "10.060", "Slow play"),
        (1, "10.080", "Once more"),
    ]
    assert event.named("P03").dropped == 1
    assert [seat.conceded for table in event.rounds[0].tables for seat in table.seats if seat.entrant == 2] == [True]


def test_results_are_corrected_only_if_that_is_wished() -> None:
    """A table that has reported says so to the next organiser; --correct replaces it."""
    store = registered(8)
    pair(store, NAME)
    names = names_at(found(store), 1, 1)
    told = [Report(name) for name in names]
    report(store, NAME, 1, told)
    with pytest.raises(NotNow, match=f"has reported already: {names[0]} 1., {names[1]} 2."):
        report(store, NAME, 1, told[::-1])
    report(store, NAME, 1, told[::-1], correct=True)
    assert [seat.place for seat in found(store).table(1, 1).seats] == [4, 3, 2, 1]


def test_what_decided_who_plays_on_is_corrected_no_more() -> None:
    """Neither the rounds before the cut, nor the semi-finals after the finals were paired."""
    store = registered(17)
    play_rounds(store, 5)
    cut(store, NAME)
    told = [Report(name) for name in names_at(found(store), 5, 1)]
    with pytest.raises(NotNow, match="can't be corrected any more"):
        report(store, NAME, 1, told, round=5, correct=True)
    report_all(store, semi(store, NAME))
    semi_final = [Report(name) for name in names_at(found(store), 6, 1)]
    report(store, NAME, 1, semi_final, correct=True)
    final(store, NAME)
    with pytest.raises(NotNow, match="can't be corrected any more"):
        report(store, NAME, 1, semi_final, round=6, correct=True)


def test_all_players_of_a_table_must_be_named() -> None:
    """Each once, and nobody else. [cube 12.060]"""
    store = registered(8)
    pair(store, NAME)
    names = names_at(found(store), 1, 1)
    with pytest.raises(Contradiction, match="name them all"):
        report(store, NAME, 1, [Report(name) for name in names[:3]])
    with pytest.raises(Contradiction, match="named twice"):
        report(store, NAME, 1, [Report(name) for name in [*names[:3], names[0]]])
    other = names_at(found(store), 1, 2)[0]
    with pytest.raises(Contradiction, match="At table 1 sit"):
        report(store, NAME, 1, [Report(name) for name in [*names[:3], other]])
    with pytest.raises(UnknownName, match="Did you mean"):
        report(store, NAME, 1, [Report(name) for name in [*names[:3], "P0x"]])
    assert not found(store).table(1, 1).reported


def test_a_card_may_decide_a_game_against_the_points() -> None:
    """An order against the Victory Points is refused, unless it is meant. [cube 12.050]"""
    store = registered(8)
    pair(store, NAME)
    told = [Report(name, place) for place, name in enumerate(names_at(found(store), 1, 1))]
    with pytest.raises(Contradiction, match="can't come after"):
        report(store, NAME, 1, told)
    report(store, NAME, 1, told, anyway=True)
    assert [seat.place for seat in found(store).table(1, 1).seats] == [1, 2, 3, 4]


def test_a_character_played_again_costs_the_round() -> None:
    """In a Singleton Cube, within the window; in a later round it may be played again. [cube 14.300, 14.310]"""
    store = registered(8, singleton=2)
    for round_ in (1, 2, 3):
        pair(store, NAME)
        characters = {1: ("Batman",), 2: ("Batman",), 3: ("Cyborg",)}[round_]
        for table in (1, 2):
            names = sorted(names_at(found(store), round_, table))
            told = [Report(name, characters=characters if name == "P01" else ("Superman",)) for name in names]
            if round_ != 1:
                told = [one._replace(characters=one.characters if one.player == "P01" else ()) for one in told]
            report(store, NAME, table, told)
        places = {seat.entrant: seat for table in found(store).rounds[-1].tables for seat in table.seats}
        assert (places[0].place, places[0].repeated) == {1: (1, False), 2: (4, True), 3: (1, False)}[round_]
    assert found(store).left_out(0, 4) == ["Cyborg"]


def test_names() -> None:
    """A name is given once, however it is capitalised; "Ann=20" is what a result looks like."""
    store = registered(2)
    with pytest.raises(NotNow, match="p01 is registered already"):
        register(store, NAME, ["Zoe", "p01"])
    assert len(found(store).entrants) == 2
    for name in ("", "  ", "Ann=20", "A\nnn"):
        with pytest.raises(EventError, match="can't be a player's name"):
            register(store, NAME, [name])
    with pytest.raises(NotNow, match="already"):
        create(store, NAME.upper(), game="dcdb")
    with pytest.raises(Contradiction, match="no day"):
        create(store, "Other", game="dcdb", day="tomorrow")


def test_nobody_registers_after_the_beginning() -> None:
    """Once the first round is paired, the players are those who play."""
    store = registered(8)
    pair(store, NAME)
    with pytest.raises(NotNow, match="has begun"):
        register(store, NAME, ["Zoe"])


def test_what_can_end_early() -> None:
    """Rounds are left out, and an event ends without finals, only where that is said. [cube 9.070]"""
    store = registered(8)
    play_rounds(store, 1)
    with pytest.raises(NotNow, match="2 of 3 rounds of 'Friday Cube' are left"):
        cut(store, NAME)
    with pytest.raises(NotNow, match="Four or eight play on, and 8 are left: 5 can't"):
        cut(store, NAME, 5, early=True)
    assert len(cut(store, NAME, early=True)) == 4
    with pytest.raises(NotNow, match="It is decided who plays on"):
        cut(store, NAME)
    with pytest.raises(NotNow, match="finals of 'Friday Cube' have not been played"):
        close(store, NAME)
    close(store, NAME, early=True)
    with pytest.raises(NotNow, match="over already"):
        close(store, NAME)
