"""What a sentence says after "you may" may be done or left with it, in every game."""

from __future__ import annotations

from typing import Any, Final

import pytest

from longbox.games import find_card_language
from longbox.kernel.effects import Effect
from longbox.kernel.terms import parts_of
from longbox.language import UnboundReference
from longbox.texts.may import May, MayFor, ends_open

BEGINNINGS: Final = {"dcdb": "", "champions": "Action: ", "vs": "", "forever": ""}
HAND: Final = {"dcdb": "a card", "champions": "1 card from your hand", "vs": "a card", "forever": "a card"}


def what_may_be_done(game: str, text: str) -> list[Effect[Any, Any]]:
    """The effects that a text lets a player do or leave."""
    meaning = find_card_language(game).read(BEGINNINGS[game] + text)
    return [part.effect for part in parts_of(meaning) if isinstance(part, May)]


def names(effects: list[Effect[Any, Any]]) -> list[list[str]]:
    """What effects are made of, by the names of their classes, in order."""
    return [
        [type(part).__name__.removesuffix("FromHand") for part in parts_of(effect) if "D" in type(part).__name__]
        for effect in effects
    ]


@pytest.mark.parametrize("join", [" and ", ", then "])
@pytest.mark.parametrize("game", BEGINNINGS)
def test_what_follows_may_be_left_as_well(game: str, join: str) -> None:
    """Two things in one sentence are left together, and printed as they were read."""
    text = f"You may discard {HAND[game]}{join}draw {HAND[game].removesuffix(' from your hand')}."
    assert names(what_may_be_done(game, text)) == [["Discard", "Draw"]]
    language = find_card_language(game)
    meaning = language.read(BEGINNINGS[game] + text)
    assert language.read(language.write(meaning)) == meaning


@pytest.mark.parametrize("game", BEGINNINGS)
def test_a_sentence_of_its_own_is_done_in_any_case(game: str) -> None:
    """A full stop ends what may be left."""
    text = f"You may discard {HAND[game]}. Draw {HAND[game].removesuffix(' from your hand')}."
    assert names(what_may_be_done(game, text)) == [["Discard"]]


@pytest.mark.parametrize("game", BEGINNINGS)
def test_each_player_leaves_both(game: str) -> None:
    """What each player may do goes on to the end of the sentence, and is not what you do then."""
    hand, one = HAND[game].replace("your", "their"), HAND[game].removesuffix(" from your hand")
    assert names(what_may_be_done(game, f"Each player may discard {hand} and draw {one}.")) == [["Discard", "Draw"]]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("dcdb", "Each foe may discard a card and you draw a card."),
        ("dcdb", "Each foe may discard a card and draws a card."),
        ("forever", "A Hero may Rescue and draw a card."),
    ],
)
def test_what_is_not_said_of_the_same_players_is_unclear(game: str, text: str) -> None:
    """Whether it is done if the first is left can't be told, and so it is asked for another sentence."""
    with pytest.raises(UnboundReference, match="begin a new sentence there"):
        find_card_language(game).read(text)


def test_what_comes_of_something_ends_open_until_it_was_decided() -> None:
    """Who may pay for something may leave it, what it brings as well."""
    meaning = find_card_language("dcdb").read("You may discard a card to draw a card and gain 1 VP.")
    offers = [part for part in parts_of(meaning) if isinstance(part, MayFor)]
    assert [ends_open(offer) for offer in offers] == [True]
    assert names([offers[0].benefit]) == [["Draw"]]
