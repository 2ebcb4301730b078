"""A card of the deck-building game is its name and its set."""

from __future__ import annotations

import pytest

from longbox.games.dcdb.library import box, library_with
from longbox.games.dcdb.system import SYSTEM
from longbox.games.library import BadCard

OTHER_BANE = '[[card]]\nname = "Bane"\nset = "Invented"\ntype = "Villain"\ncost = 3\ntext = "+1 Power."\n'


def names(*files: str) -> list[str]:
    """What the cards of a game are called."""
    return [card.name for card in library_with(files)]


def test_a_set_is_said_only_where_a_name_is_there_twice() -> None:
    """All cards go by their names, but for two of one name; elsewhere the same cards go by their names alone."""
    assert names().count("Bane") == 1
    alone = [card.name for card in box()]
    both = names(OTHER_BANE)
    assert both == [name if name != "Bane" else "Bane (Base Set)" for name in alone] + ["Bane (Invented)"]
    assert names() == alone


def test_a_card_told_by_its_set_is_still_called_by_its_name() -> None:
    """Texts that name a card mean all cards of the name, whatever their sets are."""
    called = [card for card in library_with((OTHER_BANE,)) if card.is_called("Bane")]
    assert [(card.name, card.set, card.cost) for card in called] == [
        ("Bane (Base Set)", "Base Set", 4),
        ("Bane (Invented)", "Invented", 3),
    ]
    assert [card.text for card in called if card.set == "Base Set"] == [
        card.text for card in box() if card.name == "Bane"
    ]


@pytest.mark.parametrize("said", ["", 'set = "Base Set"\n'])
def test_no_two_cards_have_the_same_name_and_set(said: str) -> None:
    """A card that says no set is from the base set, where the name is taken."""
    with pytest.raises(BadCard, match="already a card of this name"):
        library_with((f'[[card]]\nname = "Bane"\n{said}type = "Villain"\n',))
    with pytest.raises(BadCard, match="already a card of this name"):
        library_with((OTHER_BANE, OTHER_BANE))


def test_answers_tell_them_apart() -> None:
    """Both can be in one game, where each copy goes by its name and set."""
    game = SYSTEM.new_game({"cards": (OTHER_BANE,)}, 1)
    called = [card.key() for card in game.box if card.definition.is_called("Bane")]
    assert called == ["Bane (Base Set)", "Bane (Base Set)", "Bane (Invented)"]
