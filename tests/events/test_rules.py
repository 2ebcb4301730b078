"""Every rule of events by itself, as tables of what it is given and what follows."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from longbox.events.clock import cycle_left, extra_turns, turn_when_called, turns_left
from longbox.events.errors import Contradiction, NoPods, NotNow
from longbox.events.playoffs import final_ranking, finalists, semi_final_pods
from longbox.events.pods import meetings, pod_sizes, pods_by_standing, random_pods, seated
from longbox.events.rounds import check_sanctioned, cut_size, swiss_rounds
from longbox.events.singleton import WHOLE_EVENT, Played, left_out, repeats
from longbox.events.slips import Line, check_order, places
from longbox.events.standings import Finish, Pod, match_points, standings
from longbox.kernel.randomness import Randomness


def pod(*entrants: int) -> Pod:
    """A table at which these finished in this order."""
    return [Finish(entrant, place) for place, entrant in enumerate(entrants, 1)]


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        *[(8, 3), (9, 4), (16, 4), (17, 5), (32, 5), (33, 6), (64, 6), (65, 7), (128, 7)],
        *[(3, 3), (7, 3), (129, 8), (256, 8), (257, 9)],
    ],
)
def test_rounds(players: int, rounds: int) -> None:
    """Eight players play three rounds, twice as many one more; so it goes on below and above the table. [cube 9.070]"""
    assert swiss_rounds(players) == rounds


def test_a_sanctioned_event_has_eight_players() -> None:
    """Seven are too few. [cube 9.060]"""
    check_sanctioned(8)
    with pytest.raises(NotNow, match="8 players or more, and 7 are registered"):
        check_sanctioned(7)


@pytest.mark.parametrize(("rounds", "playing_on"), [(2, 4), (3, 4), (4, 4), (5, 8), (6, 8), (7, 8)])
def test_cut(rounds: int, playing_on: int) -> None:
    """After three or four rounds the top four play on, after five or more the top eight. [cube 9.080, 9.081]"""
    assert cut_size(rounds) == playing_on


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        *[(3, [3]), (4, [4]), (6, [3, 3]), (7, [4, 3]), (8, [4, 4]), (9, [3, 3, 3]), (10, [4, 3, 3])],
        *[(11, [4, 4, 3]), (12, [4, 4, 4]), (13, [4, 3, 3, 3]), (14, [4, 4, 3, 3]), (64, [4] * 16)],
    ],
)
def test_sizes_of_tables(players: int, sizes: list[int]) -> None:
    """As many tables of four as possible, at the top; the others are of three. [cube 9.010]"""
    assert pod_sizes(players) == sizes


@pytest.mark.parametrize("players", [6, 7, *range(8, 200)])
def test_no_fewer_tables_of_three_would_do(players: int) -> None:
    """All sit somewhere, and with fewer threes the rest would not be fours. [cube 9.010]"""
    sizes = pod_sizes(players)
    threes = sizes.count(3)
    assert sum(sizes) == players
    assert sizes == sorted(sizes, reverse=True)
    assert all([(players - 3 * fewer) % 4 for fewer in range(threes)])


@pytest.mark.parametrize("players", [0, 1, 2, 5])
def test_so_few_can_not_be_seated(players: int) -> None:
    """One, two and five players make no tables of three and four. [cube 9.010]"""
    with pytest.raises(NoPods, match=f"{players} player"):
        pod_sizes(players)


def test_players_sit_with_those_who_stand_where_they_stand() -> None:
    """Tables are filled from the top of the standings, by match points. [cube 9.010]"""
    ranked = [5, 3, 1, 0, 2, 4, 6, 7]
    points = {5: 8, 3: 8, 1: 8, 0: 6, 2: 4, 4: 2, 6: 0, 7: 0}
    assert pods_by_standing(ranked, points, Counter()) == [[5, 3, 1, 0], [2, 4, 6, 7]]


def test_of_equals_those_sit_together_who_have_not_met() -> None:
    """Among equal match points, a table gets whoever met its players least; a better player never sits lower."""
    ranked = [0, 1, 2, 3, 4, 5, 6, 7]
    met = meetings([[0, 1, 2, 3], [4, 5, 6, 7]])
    level = dict.fromkeys(ranked, 2)
    assert pods_by_standing(ranked, level, met) == [[0, 4, 1, 5], [2, 6, 3, 7]]
    apart = {entrant: 10 - entrant for entrant in ranked}
    assert pods_by_standing(ranked, apart, met) == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_meetings_are_counted() -> None:
    """Two who sat together twice met twice, in whichever order they are named."""
    met = meetings([[1, 2, 3], [2, 1, 4]])
    assert met == {(1, 2): 2, (1, 3): 1, (2, 3): 1, (2, 4): 1, (1, 4): 1}


def test_first_round_and_seats_are_left_to_chance() -> None:
    """The same seed gives the same tables and seats, another one others; nobody is lost. [cube 9.010]"""
    once, again = random_pods(range(10), Randomness(1)), random_pods(range(10), Randomness(1))
    assert once == again != random_pods(range(10), Randomness(2))
    assert [len(table) for table in once] == [4, 3, 3]
    assert sorted([entrant for table in once for entrant in table]) == list(range(10))
    firsts = Counter([seated([0, 1, 2, 3], Randomness(seed))[0] for seed in range(400)])
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 70


@pytest.mark.parametrize(("place", "points"), [(1, 4), (2, 2), (3, 0), (4, 0)])
def test_match_points(place: int, points: int) -> None:
    """Four for the first place, two for the second. [cube 9.090]"""
    assert match_points(place) == points


def ranks(draws: list[int], *pods: Pod) -> list[int]:
    """The entrants as they stand."""
    return [standing.entrant for standing in standings(draws, pods)]


def test_match_points_come_first() -> None:
    """Four points stand before two and two before none, whatever was drawn. [cube 9.110]"""
    assert ranks([3, 2, 1, 0], pod(0, 1, 2, 3))[:2] == [0, 1]


def test_first_places_part_equal_points() -> None:
    """One first place is better than two second places. [cube 9.110]"""
    found = standings([1, 0, 2, 3], [pod(0, 1, 2, 3), pod(2, 1, 0, 3)])
    by_entrant = {standing.entrant: standing for standing in found}
    assert [by_entrant[entrant].points for entrant in (0, 1, 2)] == [4, 4, 4]
    assert [by_entrant[entrant].firsts for entrant in (0, 1, 2)] == [1, 0, 1]
    assert [standing.entrant for standing in found] == [0, 2, 1, 3]


def test_opponents_part_equal_first_places() -> None:
    """Who met players with more match points stands higher, on average over those who were met. [cube 9.110]"""
    draws = [7, 6, 5, 4, 3, 2, 1, 0]
    found = standings(draws, [pod(0, 1, 2, 3), pod(4, 5, 6, 7), pod(1, 2, 4, 5)])
    zero = next(standing for standing in found if standing.entrant == 0)
    four = next(standing for standing in found if standing.entrant == 4)
    assert (zero.points, zero.firsts, four.points, four.firsts) == (4, 1, 4, 1)
    assert zero.opponents_points == Fraction(6 + 2 + 0, 3)
    assert four.opponents_points == Fraction(2 + 0 + 0 + 6 + 2 + 2, 6)
    assert zero.rank < four.rank


def test_opponents_count_on_average() -> None:
    """At a table of three one meets fewer, and is no worse for it. [cube 9.110]"""
    found = standings(list(range(7)), [pod(0, 1, 2, 3), pod(4, 5, 6)])
    first = {standing.entrant: standing for standing in found}
    assert first[0].opponents_points == Fraction(2, 3)
    assert first[4].opponents_points == Fraction(2, 2)
    assert found[0].entrant == 4


def test_first_places_of_opponents_part_equal_points_of_opponents() -> None:
    """Opponents with one first place count for more than such with two second places. [cube 9.110]"""
    found = standings([1, 0, 2, 3, 4, 5, 6, 7], [pod(0, 2, 3), pod(1, 4, 5), pod(2, 6, 7), pod(6, 4, 7), pod(7, 4, 6)])
    by_entrant = {standing.entrant: standing for standing in found}
    assert by_entrant[0].opponents_points == by_entrant[1].opponents_points == Fraction(3)
    assert by_entrant[0].opponents_firsts == Fraction(1, 2) > by_entrant[1].opponents_firsts == 0
    assert by_entrant[0].rank < by_entrant[1].rank


def test_the_draw_parts_what_nothing_else_does() -> None:
    """Of players who are alike in all, the lower number that was drawn stands before. [cube 9.110]"""
    assert ranks([0, 1, 2, 3], pod(0, 1, 2, 3)) == [0, 1, 2, 3]
    assert ranks([0, 1, 3, 2], pod(0, 1, 2, 3)) == [0, 1, 3, 2]
    assert ranks([2, 0, 1]) == [1, 2, 0]


def test_semi_finals() -> None:
    """First, fourth, fifth and eighth; second, third, sixth and seventh: in these seats. [cube 9.081, 9.100]"""
    assert semi_final_pods([10, 20, 30, 40, 50, 60, 70, 80]) == [[10, 40, 50, 80], [20, 30, 60, 70]]


def test_finals_after_semi_finals() -> None:
    """The first two of each sit as they stood before, the best in the first seat. [cube 9.081, 9.100]"""
    assert finalists([pod(8, 4, 1, 5), pod(7, 2, 3, 6)], [1, 2, 3, 4, 5, 6, 7, 8]) == [2, 4, 7, 8]


def test_who_shares_the_last_place_goes_through_by_standing() -> None:
    """Where nobody came second, whoever stood best before the semi-finals plays in the finals. [cube 9.081]"""
    shared = [Finish(8, 1), Finish(4, 4), Finish(1, 4), Finish(5, 4)]
    assert finalists([shared, pod(7, 2, 3, 6)], list(range(1, 9))) == [1, 2, 7, 8]


def test_how_an_event_ends() -> None:
    """Finalists by the finals, then those of the semi-finals, then all others as they stood. [cube 9.080, 9.081]"""
    ranked = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    semi_finals = [pod(8, 4, 1, 5), pod(7, 2, 3, 6)]
    assert final_ranking(ranked, semi_finals, pod(7, 8, 2, 4)) == [7, 8, 2, 4, 1, 3, 5, 6, 9]
    assert final_ranking(ranked, [], pod(4, 3, 2, 1)) == [4, 3, 2, 1, 5, 6, 7, 8, 9]
    assert final_ranking(ranked, [], None) == ranked


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([Line("Ann", 20), Line("Bob", 15), Line("Cy", 9), Line("Dee", 3)], [1, 2, 3, 4]),
        ([Line("Ann", 20), Line("Bob", 15), Line("Cy", 9)], [1, 2, 3]),
        ([Line("Ann", 20, conceded=True), Line("Bob", 15), Line("Cy", 9), Line("Dee", 3)], [4, 1, 2, 3]),
        ([Line("Ann", 20), Line("Bob", 15, repeated=True), Line("Cy", 9)], [1, 3, 2]),
        ([Line("Ann", 20, repeated=True), Line("Bob", conceded=True), Line("Cy", 9)], [3, 3, 1]),
    ],
)
def test_places(lines: list[Line], found: list[int]) -> None:
    """Places follow the order of the players; leaving or playing a character again is the last place.

    [cube 12.050, 9.040, 14.310]
    """
    assert places(lines) == found


def test_victory_points_decide_the_order() -> None:
    """Nobody comes after a player with fewer Victory Points; equals are parted by the table. [cube 12.050]"""
    check_order([Line("Ann", 20), Line("Bob", 20), Line("Cy", 9)])
    check_order([Line("Ann", 20), Line("Bob"), Line("Cy", 19)])
    check_order([Line("Ann", 3, conceded=True), Line("Bob", 20)])
    with pytest.raises(Contradiction, match="Bob has 21 Victory Points and can't come after Ann with 20"):
        check_order([Line("Ann", 20), Line("Bob", 21)])


HISTORY = [Played(1, ["Batman"]), Played(2, ["Cyborg", "The Flash"]), Played(3, ["Superman"])]


@pytest.mark.parametrize(
    ("round", "window", "gone"),
    [
        (4, None, []),
        (4, WHOLE_EVENT, ["Batman", "Cyborg", "Superman", "The Flash"]),
        (4, 1, []),
        (4, 2, ["Superman"]),
        (4, 3, ["Cyborg", "Superman", "The Flash"]),
        (4, 4, ["Batman", "Cyborg", "Superman", "The Flash"]),
        (3, 3, ["Batman", "Cyborg", "The Flash"]),
        (1, WHOLE_EVENT, []),
    ],
)
def test_singleton(round: int, window: int | None, gone: list[str]) -> None:
    """In the Cube all may be played again; in the Singleton Cube once an event, or once in so many rounds.

    [cube 14.200, 14.300]
    """
    assert left_out(HISTORY, round, window) == gone


def test_repeated_characters_are_found() -> None:
    """Those that were to be left out, and no others. [cube 14.310]"""
    assert repeats(HISTORY, Played(4, ["Cyborg", "Aquaman"]), 3) == ["Cyborg"]
    assert repeats(HISTORY, Played(5, ["Cyborg", "Aquaman"]), 3) == []
    assert repeats(HISTORY, Played(4, ["Cyborg"]), None) == []


@pytest.mark.parametrize(
    ("players", "seat", "turns"), [(3, 1, 5), (4, 4, 4), (4, 2, 6), (4, 1, 7), (3, 3, 3), (3, 2, 4)]
)
def test_extra_turns(players: int, seat: int, turns: int) -> None:
    """The rest of the cycle and one turn for each player. [cube 9.020]"""
    assert extra_turns(players, seat) == turns
    assert turns_left(players, seat) == turns


@pytest.mark.parametrize(
    ("players", "seat", "defeated", "turns"),
    [(4, 2, 1, 2), (4, 4, 0, 0), (4, 2, 2, 2), (4, 2, 3, 6), (3, 1, 0, 2), (3, 1, 3, 5), (4, 2, 6, 6)],
)
def test_the_last_super_villain_ends_a_game_with_the_cycle(players: int, seat: int, defeated: int, turns: int) -> None:
    """Only if defeated before the first player begins the final turn; else all extra turns are taken. [cube 9.020]"""
    assert turns_left(players, seat, defeated) == turns


def test_time_called_between_turns() -> None:
    """It counts as called in the turn that has just ended. [cube 9.020]"""
    assert turn_when_called(4, 2, between=True) == 1
    assert turn_when_called(4, 1, between=True) == 4
    assert turn_when_called(4, 1, between=False) == 1


def test_turns_that_can_not_be() -> None:
    """There are as many turns in a cycle as players, and nobody is defeated after the last extra turn. [cube 9.020]"""
    with pytest.raises(Contradiction, match="no turn 5"):
        cycle_left(4, 5)
    with pytest.raises(Contradiction, match="no turn 0"):
        cycle_left(4, 0)
    with pytest.raises(Contradiction, match="6 turns follow"):
        turns_left(4, 2, 7)
