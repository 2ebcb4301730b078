"""The scenarios and modular sets are those of the box, and every encounter card belongs to one of its sets."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.games.champions import scenarios
from longbox.games.champions.definitions import ENCOUNTER_TYPES, MAIN_SCHEME, MINION, OBLIGATION, SIDE_SCHEME, VILLAIN
from longbox.games.champions.definitions import CardDefinition as Card
from longbox.games.champions.library import box
from longbox.games.options import BadOptions

HEROES = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")


def of_set(name: str) -> list[Card]:
    """The encounter cards of a set."""
    return [card for card in box() if card.card_set == name and card.type in ENCOUNTER_TYPES]


def size(cards: list[Card]) -> int:
    """How many cards they are, each as often as the box has it."""
    return sum(card.quantity for card in cards)


@pytest.mark.parametrize(("name", "cards"), [("Rhino", 17), ("Klaw", 16), ("Ultron", 19)])
def test_a_scenario_has_its_encounter_set(name: str, cards: int) -> None:
    """Beside the villain and the main scheme, and an environment that is never shuffled."""
    found = of_set(scenarios.find_scenario(name).card_set)
    assert size([card for card in found if card.type not in (VILLAIN, MAIN_SCHEME)]) == cards


@pytest.mark.parametrize("scenario", scenarios.scenarios(), ids=lambda scenario: scenario.name)
def test_a_scenario_has_its_stages(scenario: scenarios.Scenario) -> None:
    """Three stages of the villain, two for each mode, and the main scheme's sides in order."""
    cards = of_set(scenario.card_set)
    assert [card.stage for card in cards if card.type == VILLAIN] == ["I", "II", "III"]
    assert scenario.stages(expert=False) == ("I", "II")
    assert scenario.stages(expert=True) == ("II", "III")
    assert [card.stage for card in cards if card.type == MAIN_SCHEME] == list(scenario.main_scheme)


@pytest.mark.parametrize(
    ("name", "difficulty", "cards"),
    [
        ("Bomb Scare", 1, 6),
        ("Masters of Evil", 2, 7),
        ("Under Attack", 3, 5),
        ("Legions of Hydra", 4, 6),
        ("The Doomsday Chair", 5, 6),
    ],
)
def test_modular_sets(name: str, difficulty: int, cards: int) -> None:
    """Each has its difficulty and its cards."""
    modular = scenarios.find_modular_set(name)
    assert modular.difficulty == difficulty
    assert size(of_set(modular.card_set)) == cards


def test_recommended_sets_make_decks_of_thirty() -> None:
    """Scenario, standard set and recommended modular set are 30 cards, without what is put into play before."""
    for scenario in scenarios.scenarios():
        modular = scenarios.find_modular_set(scenario.recommended)
        cards = [card for card in of_set(scenario.card_set) if card.type not in (VILLAIN, MAIN_SCHEME, "environment")]
        cards += of_set(scenarios.STANDARD_SET) + of_set(modular.card_set)
        assert size(cards) == 30


def test_standard_and_expert_sets() -> None:
    """Seven cards are in every deck, three more in expert mode."""
    assert size(of_set(scenarios.STANDARD_SET)) == 7
    assert size(of_set(scenarios.EXPERT_SET)) == 3


@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_has_a_nemesis_and_an_obligation(hero: str) -> None:
    """A nemesis set has one minion, one side scheme and five cards in all."""
    nemesis = of_set(scenarios.nemesis_set(hero))
    assert size(nemesis) == 5
    assert Counter(card.type for card in nemesis)[MINION] == 1
    assert Counter(card.type for card in nemesis)[SIDE_SCHEME] == 1
    assert [card.quantity for card in of_set(hero) if card.type == OBLIGATION] == [1]


def test_every_encounter_card_is_in_a_set_that_can_be_played() -> None:
    """No card is left over."""
    sets = {scenario.card_set for scenario in scenarios.scenarios()}
    sets |= {modular.card_set for modular in scenarios.modular_sets()}
    sets |= {scenarios.STANDARD_SET, scenarios.EXPERT_SET, *HEROES, *map(scenarios.nemesis_set, HEROES)}
    assert {card.card_set for card in box() if card.type in ENCOUNTER_TYPES} == sets


def test_names_are_found_in_any_case_and_by_their_sets() -> None:
    """People write them as they like; what there is not is an error that names what is near."""
    assert scenarios.find_scenario("ULTRON") is scenarios.find_scenario("Ultron")
    assert scenarios.find_modular_set("bomb_scare") is scenarios.find_modular_set("Bomb Scare")
    with pytest.raises(BadOptions, match="Rhino"):
        scenarios.find_scenario("Rino")
    with pytest.raises(BadOptions, match="Bomb Scare"):
        scenarios.find_modular_set("Bomb Scar")
