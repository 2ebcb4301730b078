"""Who knows which card: what was seen stays known where it can be told apart, and is forgotten where it can't."""

from __future__ import annotations

from longbox.kernel.cards import Card, Definition
from longbox.kernel.zones import EVERYBODY, NOBODY, Zone

from .toy import PILE, TABLE, Toy, new_toy

Cards = list[Card[Definition]]


def known_to(game: Toy, card: Card[Definition]) -> str:
    """The first letters of those who know a card where it lies."""
    return "".join([seat.name[0] for seat in game.seats if game.knows(seat.number, card)])


def seen(game: Toy, viewer: int, zone: Zone) -> str:
    """What a player sees of a zone; a dot for each card that is not known."""
    return "".join(["." if card is None else card.key() for card in game.views[viewer].cards(zone)])


def test_everybody_sees_what_is_public() -> None:
    """And nobody what is hidden; a hand is its owner's alone."""
    game = new_toy()
    c, d, e = game.named("CDE")
    game.move(c, TABLE)
    game.move(d, game.hand(1))
    assert (known_to(game, c), known_to(game, d), known_to(game, e)) == ("ABC", "B", "")
    assert game.knows(NOBODY, c)
    assert not game.knows(NOBODY, d)
    assert (game.seen_by(c), game.seen_by(d), game.seen_by(e)) == (EVERYBODY, 2, 0)


def test_what_goes_away_in_the_open_stays_known() -> None:
    """A card put face up on a deck is known there, until the deck is shuffled."""
    game = new_toy()
    c = game.named("C")[0]
    game.move(c, TABLE)
    game.move(c, PILE)
    assert known_to(game, c) == "ABC"
    assert game.seen_by(c) == EVERYBODY
    game.shuffle(PILE)
    assert known_to(game, c) == ""


def test_a_known_card_is_known_in_the_hand_it_comes_to() -> None:
    """Who saw the top card knows that whoever drew it holds it."""
    game = new_toy()
    top = game.cards(PILE)[-1]
    game.show(top, 1)
    game.move_top(PILE, game.hand(2), 1)
    assert known_to(game, top) == "AC"
    assert seen(game, 0, game.hand(2)) == "J"
    assert seen(game, 1, game.hand(2)) == "."


def test_only_its_owner_sees_where_a_card_of_a_hand_goes() -> None:
    """The others no longer know any card of the hand that it may have been."""
    game = new_toy()
    c, d, _ = game.give(0, "CDE")
    game.show_all([c, d], EVERYBODY)
    assert seen(game, 1, game.hand(0)) == "CD."
    game.move(c, game.deck(0))
    assert known_to(game, c) == "A"
    assert seen(game, 1, game.hand(0)) == ".."
    assert seen(game, 0, game.deck(0)) == "C"


def test_what_is_laid_openly_is_forgotten_as_a_secret() -> None:
    """A card that everybody sees needs no remembering."""
    game = new_toy()
    c = game.give(0, "C")[0]
    game.show(c, EVERYBODY)
    game.move(c, TABLE)
    assert game.known == {}


def test_a_known_copy_is_taken_for_the_one_that_was_laid() -> None:
    """Others can't tell copies apart: after a copy is laid, they know no more that there is one."""
    for laid in (0, 1):
        game = new_toy()
        copies = game.give(0, "AA")
        game.give(0, "C")
        game.show(copies[0], 0b010)
        assert (seen(game, 1, game.hand(0)), seen(game, 2, game.hand(0))) == ("A..", "...")
        game.move(copies[laid], TABLE)
        assert (seen(game, 1, game.hand(0)), seen(game, 2, game.hand(0))) == ("..", "..")


def test_of_two_known_copies_one_stays_known() -> None:
    """Whichever was laid."""
    for laid in (0, 1):
        game = new_toy()
        copies = game.give(0, "AA")
        game.show_all(copies, EVERYBODY)
        game.move(copies[laid], TABLE)
        assert seen(game, 1, game.hand(0)) == "A"


def test_showing_a_copy_may_show_the_one_that_was_known() -> None:
    """Two copies are known only when both were shown at the same time."""
    game = new_toy()
    copies: Cards = [*game.give(0, "AA"), *game.give(0, "BB")]
    game.show(copies[0], EVERYBODY)
    game.show(copies[1], EVERYBODY)
    assert seen(game, 1, game.hand(0)) == "A..."
    game.show_all(copies[:2], EVERYBODY)
    assert seen(game, 1, game.hand(0)) == "AA.."


def test_copies_in_a_deck_can_be_told_apart() -> None:
    """They lie in places of their own: the top one and the bottom one are both known once shown."""
    game = new_toy()
    copies = game.named("AA")
    game.show(copies[0], EVERYBODY)
    game.show(copies[1], EVERYBODY)
    assert seen(game, 1, PILE) == "AA.........."


def test_a_hand_tells_no_order() -> None:
    """What others know of a hand comes first, by name; its owner sees it as it came."""
    game = new_toy()
    game.show_all(game.give(0, "GE"), EVERYBODY)
    game.give(0, "C")
    assert seen(game, 0, game.hand(0)) == "GEC"
    assert seen(game, 1, game.hand(0)) == "EG."


def test_all_of_a_pile_is_forgotten_when_it_goes_to_the_table() -> None:
    """Moving many cards at once keeps the same account as moving each."""
    game = new_toy()
    game.show_all(game.give(1, "CD"), EVERYBODY)
    game.show(game.cards(PILE)[-1], 0b010)
    game.move_all(game.hand(1), TABLE)
    assert game.known == {PILE.number: {game.cards(PILE)[-1].serial: 0b010}}
    game.move_top(PILE, TABLE, 1)
    assert game.known == {}


def test_players_who_are_not_there_know_nothing() -> None:
    """Everybody means those at the table."""
    game = new_toy()
    card = game.cards(PILE)[0]
    game.show(card, EVERYBODY)
    assert game.known[PILE.number][card.serial] == game.everybody() == 0b111
