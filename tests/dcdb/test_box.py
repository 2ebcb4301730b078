"""The box holds what the rulebook says it does, with the right numbers on the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.library import box

CARDS = [card for card in box() if not card.promotional]

# By stack and type: names, cards, the sum of all costs, the sum of all fixed Victory Points, cards with variable ones.
TOTALS = {
    ("starter", "Starter"): (2, 52, 0, 0, 0),
    ("weakness", "Weakness"): (1, 20, 0, -20, 0),
    ("kick", "Super Power"): (1, 16, 48, 16, 0),
    ("main", "Hero"): (17, 32, 124, 34, 3),
    ("main", "Villain"): (16, 33, 135, 34, 7),
    ("main", "Super Power"): (5, 16, 72, 22, 0),
    ("main", "Equipment"): (9, 28, 96, 25, 3),
    ("main", "Location"): (5, 5, 25, 5, 0),
    ("super-villain", "Super-Villain"): (12, 12, 120, 62, 0),
    ("super hero", "Super Hero"): (7, 7, 0, 0, 0),
}

# The main deck by cost, and the Super-Villains.
COSTS = {
    "main": {2: 19, 3: 31, 4: 25, 5: 22, 6: 9, 7: 7, 8: 1},
    "super-villain": {8: 2, 9: 2, 10: 4, 11: 2, 12: 2},
}

# What decks are fought with and about.
ABILITIES = {
    "attacks": {"Bane", "Harley Quinn", "Poison Ivy", "Scarecrow", "Starro"},
    "defense": {"Blue Beetle", "Bulletproof", "Super Speed", "Lasso of Truth", "The Cape and Cowl"},
    "worth": {"Green Arrow", "Utility Belt", "Bizarro", "Suicide Squad"},
    "when_gained": {"Solomon Grundy"},
    "at_end_of_turn": {"Ra's al Ghul"},
    "starts_on_top": {"Ra's al Ghul"},
    "goes_first": {"The Flash"},
    "first_game": {"Batman", "Superman", "Green Lantern", "Wonder Woman", "The Flash"},
}


def group_of(card: CardDefinition) -> tuple[str, str]:
    """The stack and the type of a card."""
    return card.stack, card.type_words()


def test_the_contents_are_those_of_the_rulebook() -> None:
    """36 Punch, 16 Vulnerability, 114 main deck cards, 16 Kick, 12 Super-Villains, 20 Weakness, 7 Super Heroes."""
    copies = {card.name: card.copies for card in CARDS}
    stacks: Counter[str] = Counter()
    for card in CARDS:
        stacks[card.stack] += card.copies
    assert (copies["Punch"], copies["Vulnerability"]) == (36, 16)
    assert stacks == {
        "starter": 52,
        "main": 114,
        "kick": 16,
        "super-villain": 12,
        "weakness": 20,
        "super hero": 7,
    }
    assert sum(stacks.values()) - stacks["super hero"] == 214


@pytest.mark.parametrize("group", TOTALS, ids="/".join)
def test_each_type_has_its_cards_costs_and_points(group: tuple[str, str]) -> None:
    """The numbers on all cards of a type add up."""
    cards = [card for card in CARDS if group_of(card) == group]
    assert TOTALS[group] == (
        len(cards),
        sum([card.copies for card in cards]),
        sum([card.copies * card.cost for card in cards]),
        sum([card.copies * card.points for card in cards]),
        sum([card.copies for card in cards if card.worth is not None]),
    )


def test_there_are_no_other_cards() -> None:
    """Every card is of one of these types; the promotional Super Hero comes on top."""
    assert {group_of(card) for card in CARDS} == set(TOTALS)
    assert [card.name for card in box() if card.promotional] == ["Martian Manhunter"]


@pytest.mark.parametrize("stack", COSTS)
def test_each_cost_has_its_cards(stack: str) -> None:
    """So many cards of the main deck, and of the Super-Villains, cost so much."""
    costs: Counter[int] = Counter()
    for card in CARDS:
        if card.stack == stack:
            costs[card.cost] += card.copies
    assert costs == COSTS[stack]


@pytest.mark.parametrize("ability", ABILITIES)
def test_only_these_cards_have_such_an_ability(ability: str) -> None:
    """Attacks, Defenses, variable points and the rare abilities stand on the cards that they belong to."""
    assert {card.name for card in CARDS if getattr(card, ability)} == ABILITIES[ability]


def test_all_super_villains_but_one_attack_when_they_appear() -> None:
    """Only Ra's al Ghul, who starts on top, makes no First Appearance Attack."""
    silent = [card.name for card in CARDS if card.is_super_villain and card.first_appearance is None]
    assert silent == ["Ra's al Ghul"]


def test_only_locations_and_super_heroes_stay() -> None:
    """All Locations and Super Heroes have abilities that last, and no other card has."""
    lasting = {group_of(card)[1] for card in CARDS if card.abilities}
    assert lasting == {"Location", "Super Hero"}
    assert all([card.abilities for card in CARDS if group_of(card)[1] in lasting])
