"""Which cards the Cube is played with: what the rulings list, all that is known, or a list of one's own."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.card_lists import ALL_KNOWN, LISTED, cards_listed, shipped_list
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.library import CARD_FILES, LIBRARY, UNWRITTEN, CardEntry, box, told, told_by_entry
from longbox.games.library import BadCard
from longbox.language.library import load_card_file

OWN = '[[card]]\nname = "Katana"\nset = "Mine"\ntype = "Hero"\ncost = 2\ncopies = 3\ntext = "+1 Power."\n'


def of(stack: str, cards: list[CardDefinition]) -> list[CardDefinition]:
    """The cards of a stack."""
    return [card for card in cards if card.stack == stack]


def test_what_the_rulings_list_is_played_with_one_copy_of_each() -> None:
    """The default leaves out what has no heading, such as X-Ray Vision, and has one copy of what has."""
    main = of("main", cards_listed(LISTED, ()))
    names = [card.printed_name for card in main]
    assert {card.copies for card in main} == {1}
    assert "Heat Vision" in names
    assert "Katana" in names
    assert "X-Ray Vision" not in names
    assert "X-Ray Vision" in [card.printed_name for card in of("main", cards_listed(ALL_KNOWN, ()))]


def test_starters_weaknesses_and_kicks_are_those_of_the_base_set() -> None:
    """They are there in any list, as many as in the box."""
    for stack in ("starter", "weakness", "kick"):
        assert of(stack, cards_listed(LISTED, ())) == of(stack, box())


def test_a_set_is_said_where_the_list_has_the_name_twice() -> None:
    """Deathstroke is a Super-Villain and a Main Character; Robin has one card in the list, and several in the box."""
    names = [card.name for card in cards_listed(LISTED, ())]
    assert [name for name in names if name.startswith("Deathstroke")] == [
        "Deathstroke (Base Set)",
        "Deathstroke (Forever Evil)",
    ]
    assert [name for name in names if name.startswith("Batgirl")] == ["Batgirl"]


def test_a_list_of_ones_own_names_each_card_and_its_copies() -> None:
    """A name alone means the card of the base set, or the only one; what is left out is as the rulings list it."""
    own = 'main_deck = ["2 Manhunter", "Harley Quinn", "Katana (Heroes Unite)"]\nsuper_villains = "all known"\n'
    cards = cards_listed(own, ())
    assert [(card.name, card.set, card.copies) for card in of("main", cards)] == [
        ("Manhunter", "Heroes Unite", 2),
        ("Harley Quinn (Base Set)", "Base Set", 1),
        ("Katana", "Heroes Unite", 1),
    ]
    assert len(of("super-villain", cards)) == len(of("super-villain", cards_listed(ALL_KNOWN, ())))
    assert len(of("super hero", cards)) == len(of("super hero", cards_listed(LISTED, ())))


def test_own_cards_join_where_a_list_does_not_name_each_card() -> None:
    """They keep their copies; a list with names has only those that it names."""
    assert [(card.name, card.copies) for card in cards_listed(LISTED, (OWN,)) if card.printed_name == "Katana"] == [
        ("Katana (Heroes Unite)", 1),
        ("Katana (Mine)", 3),
    ]
    named = cards_listed('main_deck = ["Katana (Mine)"]', (OWN,))
    assert [(card.name, card.copies) for card in of("main", named)] == [("Katana", 1)]


@pytest.mark.parametrize(
    ("card_list", "words"),
    [
        ('main_deck = ["Katanna"]', "Did you mean 'Katana"),
        ('main_deck = ["Katana"]', r"may be Katana \(Heroes Unite\) or Katana \(Mine\)"),
        ('main_deck = "everything"', "must be a list of names"),
        ("main_deck = 3", "can't be used"),
        ('heroes = ["Katana"]', "can't be used"),
        ("main_deck = [", "can't be used"),
    ],
)
def test_what_is_no_list_is_refused(card_list: str, words: str) -> None:
    """The message says what would be right."""
    with pytest.raises(BadCard, match=words):
        cards_listed(card_list, (OWN,))


def test_each_listed_card_is_written_or_among_those_that_are_not() -> None:
    """No heading of the rulings is forgotten, and none of those that wait for a text has one already."""
    written = {told(card) for card in LIBRARY.shipped(CARD_FILES)}
    waiting = {told_by_entry(entry) for entry in load_card_file(UNWRITTEN, CardEntry)}
    lists = shipped_list()
    named = [*lists.main_deck, *lists.super_villains, *lists.main_characters]
    assert len(named) == 429 - len(("Kick", "Punch", "Vulnerability", "Weakness", "Weakness"))
    assert [name for name in named if name not in written | waiting] == []
    assert [name for name in waiting if name not in named] == []
    assert written.isdisjoint(waiting)
