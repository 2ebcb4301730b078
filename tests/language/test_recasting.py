"""What is said in another order than a game reads is proposed in the order that it reads, and means the same."""

from __future__ import annotations

import pytest

from longbox.games import find_card_language
from longbox.language import Lexicon, Pattern, Reader, TextError, UnreadableText
from longbox.language.recasting import paid_otherwise, recast

from .vocabulary import LEXICON, Named


def said(text: str) -> set[str]:
    """A sentence in all other orders."""
    return set(recast(text, text, lambda word: word in ("draw", "ready", "discard", "each", "you", "stun")))


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Ready Wasp if she is exhausted.", "If she is exhausted, ready Wasp."),
        ("If she is exhausted, ready Wasp.", "Ready Wasp if she is exhausted."),
        ("After you attack, draw a card if it is a Hero.", "After you attack, if it is a Hero, draw a card."),
        ("Wasp gets +1 ATK while exhausted.", "While exhausted, Wasp gets +1 ATK."),
        ("Action: Draw a card for each ally.", "Action: For each ally, draw a card."),
        ("Discard a card in the Line-Up with cost 4.", "Discard a card with cost 4 in the Line-Up."),
        ("Choose one: Draw a card or stun an ally.", "Choose one: Draw a card; or stun an ally."),
        ("Either draw a card, or stun an ally.", "Choose one: Draw a card; or stun an ally."),
        (
            "That Hero suffers 1 damage, or 2 damage if it is exhausted.",
            "That Hero suffers 1 damage. If it is exhausted, that Hero suffers 2 damage instead.",
        ),
        ("Draw a card once per turn.", "Once per turn, draw a card."),
        ("Once per round, draw a card.", "Draw a card. Use only once per round."),
    ],
)
def test_a_sentence_is_said_in_other_orders(text: str, other: str) -> None:
    """Conditions, times, places, options, limits, and one number in place of another."""
    assert other in said(text)


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and stun an ally if you are a Hero.",
        "Draw a card, then discard a card if you are a Hero.",
        "Choose one: Draw a card; or stun an ally if you are a Hero.",
    ],
)
def test_a_condition_of_the_last_of_several_things_stays_with_it(text: str) -> None:
    """It may be about that one alone: put before them, it would be about all."""
    assert not [other for other in said(text) if "if you are a hero," in other.lower()]


def test_what_a_line_may_do_first_can_be_what_it_costs() -> None:
    """Only at the beginning of a line: elsewhere something else was done before."""
    assert "Ongoing: Discard this card: Draw a card." in paid_otherwise(
        "Ongoing: You may discard this card. If you do, draw a card."
    )
    assert not list(paid_otherwise("+1 Power. You may discard this card. If you do, draw a card."))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Draw a card if you control a Hero.", "If you control a Hero, draw a card."),
        ("Attack: Draw a card if you control a Hero.", "Attack: If you control a Hero, draw a card."),
        ("Either draw a card or +1 Power.", "Choose one: Draw a card; or +1 Power."),
    ],
)
def test_the_order_that_can_be_read_is_proposed(text: str, meant: str) -> None:
    """As a text writes it, with the words that it has."""
    with pytest.raises(TextError) as caught:
        Reader(Lexicon(LEXICON)).read(text, "text")
    assert [each.text for each in caught.value.advice.proposals] == [meant]


def test_a_word_that_opens_a_sentence_is_taken_for_no_name() -> None:
    """What could follow a card called Once is not told, but how the sentence could go on."""
    lexicon = Lexicon(
        [
            *LEXICON,
            Pattern("clause", "{name:name} gains a card", Named),
            Pattern("sentence", "once a game, {effect:effect}.", None),
        ]
    )
    with pytest.raises(UnreadableText) as caught:
        Reader(lexicon).read("Once per day, draw a card.", "text")
    assert caught.value.found == "per"
    assert caught.value.expected == ('"a"', '"an"')
    with pytest.raises(UnreadableText) as caught:
        Reader(lexicon).read("Draw Woman flies away.", "text")
    assert '"gains"' in caught.value.expected


def test_wordings_that_fit_are_shown_and_not_only_words() -> None:
    """Those that share rare words with the rest of the sentence, beside words that the game does not say."""
    lexicon = Lexicon([*LEXICON, Pattern("condition", "you have taken damage this turn", "hurt")])
    with pytest.raises(UnreadableText) as caught:
        Reader(lexicon).read("If you suffered damage, draw a card.", "text")
    message = str(caught.value)
    assert "you have taken damage this turn" in caught.value.begun
    assert 'no text of this game says "suffered": say it in other words' in message


def test_the_wording_that_shares_most_with_the_rest_comes_first() -> None:
    """Where it is not begun yet, too."""
    lexicon = Lexicon(
        [
            *LEXICON,
            Pattern("clause", "heal all damage from your hero", "heal"),
            Pattern("clause", "take damage from a Villain", "hurt"),
        ]
    )
    with pytest.raises(UnreadableText) as caught:
        Reader(lexicon).read("You may remove damage from some hero.", "text")
    assert next(iter(caught.value.advice.fitting)) == "heal all damage from your hero"
    assert "nearest to what follows are these words:" in str(caught.value)


def test_no_proposal_is_about_several_where_one_was_meant() -> None:
    """A card that you buy is not any cards that you buy."""
    with pytest.raises(TextError) as caught:
        find_card_language("dcdb").read("+2 Power. You may put a card you buy this turn on top of your deck.")
    assert not [each.text for each in caught.value.advice.proposals if "any cards" in each.text]


def test_it_is_told_that_a_text_has_only_asked_about_a_card() -> None:
    """It was spoken of, but not taken."""
    with pytest.raises(TextError) as caught:
        find_card_language("dcdb").read("+2 Power. If a foe has a Hero in their discard pile, destroy it.")
    assert "only asked whether" in str(caught.value)
