"""Cards never change and lie in one place; those in play are objects that end when they leave."""

from __future__ import annotations

from longbox.kernel.cards import Card, Definition
from longbox.kernel.objects import InPlay
from longbox.kernel.zones import NOBODY, PUBLIC, Player, Zone

from .toy import PILE, TABLE, Toy, new_toy

FIELD = Zone(8, "field", 1, PUBLIC, in_play=True)


def toy_with_field() -> Toy:
    """A toy with a place where cards are in play."""
    game = new_toy()
    game.zones = [*game.zones, FIELD]
    game.piles.append([])
    return game


def letters(game: Toy, zone: Zone) -> str:
    """The cards of a zone, the top one last."""
    return "".join([card.key() for card in game.cards(zone)])


def test_moving_puts_a_card_on_top_or_on_the_bottom() -> None:
    """The last card of a pile is the top one."""
    game = new_toy()
    a, b, c = game.named("CDE")
    game.move(a, TABLE)
    game.move(b, TABLE)
    game.move(c, TABLE, to_bottom=True)
    assert letters(game, TABLE) == "ECD"
    assert game.lies_in(a, TABLE)
    assert game.place_of(a) is TABLE
    assert a not in game.cards(PILE)


def test_taking_from_the_top_takes_no_more_than_there_is() -> None:
    """The top card comes first; an empty pile gives nothing."""
    game = new_toy()
    assert [card.key() for card in game.move_top(PILE, TABLE, 2)] == ["J", "I"]
    assert letters(game, TABLE) == "JI"
    assert len(game.move_top(PILE, TABLE, 50)) == 10
    assert game.move_top(PILE, TABLE, 1) == []
    assert game.move_top(TABLE, PILE, 0) == []


def test_the_topmost_cards_stay_where_they_are() -> None:
    """The top card comes first, and no card is none of them."""
    game = new_toy()
    assert [card.key() for card in game.topmost(PILE, 2)] == ["J", "I"]
    assert game.topmost(PILE, 0) == []
    assert len(game.topmost(PILE, 50)) == len(game.cards(PILE))
    assert game.topmost(TABLE, 1) == []


def test_moving_all_puts_a_hand_away_by_name() -> None:
    """What lay in no order is laid down in none that anybody could learn from."""
    game = new_toy()
    game.give(0, "GCE")
    moved = game.move_all(game.hand(0), TABLE)
    assert [card.key() for card in moved] == ["C", "E", "G"]
    assert letters(game, TABLE) == "CEG"
    assert game.cards(game.hand(0)) == []


def test_a_card_in_play_is_an_object_until_it_leaves() -> None:
    """It enters with a number of its own; whoever still holds the object sees it as it last was."""
    game = toy_with_field()
    card = game.named("C")[0]
    game.move(card, FIELD)
    first = game.objects[card.serial]
    assert (first.card, first.controller) == (card, 1)
    game.move(card, TABLE)
    assert card.serial not in game.objects
    game.move(card, FIELD)
    assert game.objects[card.serial].number > first.number
    assert first.card is card


def test_moving_all_leaves_objects_where_they_are() -> None:
    """Cards that are objects in play are not swept away with the others."""
    game = toy_with_field()
    c, d = game.named("CD")
    game.move(c, FIELD)
    game.move(d, FIELD)
    del game.objects[d.serial]
    assert game.move_all(FIELD, TABLE) == [d]
    assert game.cards(FIELD) == [c]


def test_reshuffling_puts_a_pile_under_another() -> None:
    """What lay there stays on top."""
    game = new_toy()
    game.move_top(PILE, TABLE, 11)
    game.reshuffle(TABLE, PILE)
    assert letters(game, PILE)[-1] == "A"
    assert sorted(letters(game, PILE)) == sorted("AABBCDEFGHIJ")
    assert {game.places[card.serial] for card in game.box} == {PILE.number}


def test_objects_are_equal_in_all_or_not_at_all() -> None:
    """The card, when it came and who controls it."""
    card = Card(3, Definition("C", ""))
    assert InPlay(card, 1, 0).state() == InPlay(card, 1, 0).copy().state() == (3, 1, 0)
    assert len({InPlay(card, *values).state() for values in ((1, 0), (2, 0), (1, 1))}) == 3


def test_things_print_as_people_call_them() -> None:
    """Cards, players and zones are shown by name."""
    card = Card(3, Definition("Kick", "+2 Power."))
    assert (str(card), card.key(), repr(card), repr(card.definition)) == ("Kick", "Kick", "<Kick #3>", "<Kick>")
    player = Player(2, "Ann")
    assert (str(player), player.key(), player.bit, repr(player)) == ("Ann", "Ann", 4, "<player 2: Ann>")
    assert repr(Zone(4, "deck", NOBODY, PUBLIC)) == "<zone 4: deck>"
