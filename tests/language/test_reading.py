"""Reading is generous in form and strict in words."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from longbox.language import LexiconError, UnreadableText

from .vocabulary import Attack, Controls, Destroy, Draw, If, Named, OfType, OneOf, Power, Then, read


@pytest.mark.parametrize("text", ["Draw a card.", "draw an card.", "Draw one card.", "Draw 1 cards.", "Draw  a card ."])
def test_one_is_read_in_any_form(text: str) -> None:
    """An article, a word and a digit are the same number, and the plural is not insisted on."""
    assert read(text) == (Draw(1),)


@pytest.mark.parametrize(("words", "number"), [("two", 2), ("2", 2), ("twenty", 20), ("0", 0), ("zero", 0), ("21", 21)])
def test_numbers_are_words_or_digits(words: str, number: int) -> None:
    """Numbers are read as words up to twenty, and as digits."""
    assert read(f"Draw {words} cards.") == (Draw(number),)


@pytest.mark.parametrize("sign", ["-", "\u2212", "\u2013"])
def test_signs_have_look_alikes(sign: str) -> None:
    """A minus sign and a dash are read as the hyphen that keyboards have."""
    assert read(f"{sign}2 Power.") == (Power(-2),)


def test_capitals_say_nothing_where_a_sentence_begins() -> None:
    """The first word of a text, a sentence or a part after a colon may have a capital or not."""
    assert read("draw a card. draw a card.") == read("Draw a card. Draw a card.")
    assert read("Choose one: draw a card; or +1 Power.") == read("Choose one: Draw a card; or +1 Power.")


@pytest.mark.parametrize("text", ["Draw a Card.", "Destroy a hero.", "You May draw a card."])
def test_capitals_count_elsewhere(text: str) -> None:
    """Within a sentence, a word is read only as the pattern has it."""
    with pytest.raises(UnreadableText):
        read(text)


@pytest.mark.parametrize("text", ["Drawing a card.", "Draw a cardsharp.", "Redraw a card.", "Drawa card."])
def test_words_are_whole(text: str) -> None:
    """A word of a pattern is never found inside of another word."""
    with pytest.raises(UnreadableText):
        read(text)


@pytest.mark.parametrize(
    "name",
    [
        "Catwoman",
        "Ra's al Ghul",
        "Princess Diana of Themyscira",
        "J'onn J'onzz",
        "Suicide Squad",
        "X-Ray Vision",
        "The Fastest Man of the Century",
        "Cloak & Dagger",
        "S.H.I.E.L.D. Agent",
        "Dr. Fate",
        "Brainiac 5",
        "Breakin' & Takin'",
        'The "Immortal" Klaw',
        'Max "Thunder" Fred of Earth',
    ],
)
def test_names_need_no_quotes(name: str) -> None:
    """A name of words with capitals, and small words between them, ends before the next small word."""
    assert read(f"Destroy a card named {name} in your hand.") == (Destroy(1, Named(name), "hand"),)


def test_an_acronym_shares_its_dot_with_the_sentence() -> None:
    """At the end of a line one dot is enough; where no sentence ends, it is the acronym's own."""
    assert read("Destroy a card named S.T.A.R. \nDraw a card.", "text") == (
        (Destroy(1, Named("S.T.A.R.")),),
        (Draw(1),),
    )
    assert read("destroy a card named S.T.A.R.", "clause") == Destroy(1, Named("S.T.A.R."))


def test_names_in_quotes_may_be_anything() -> None:
    """In quotes, a name may hold whatever else would end it."""
    assert read('Destroy a card named "to be, or not. To be: 3!".') == (Destroy(1, Named("to be, or not. To be: 3!")),)


def test_typographic_quotes_are_plain_ones() -> None:
    """Curly quotes and apostrophes are read as straight ones."""
    assert read("Destroy a card named \u201cRa\u2019s\u201d.") == (Destroy(1, Named("Ra's")),)


def test_sentences_make_a_tuple() -> None:
    """A list of sentences is a tuple, also of one."""
    assert read("Draw a card.") == (Draw(1),)
    assert read("Draw a card. +1 Power. Draw two cards.") == (Draw(1), Power(1), Draw(2))


@pytest.mark.parametrize(
    "text", ["Draw a card, +1 Power, then draw two cards.", "Draw a card, +1 Power then draw two cards."]
)
def test_lists_are_read_with_and_without_the_last_mark(text: str) -> None:
    """The mark before the last member of a list may be missing."""
    assert read(text) == (Then((Draw(1), Power(1), Draw(2))),)


def test_lists_with_semicolons() -> None:
    """Semicolons part what has commas of its own."""
    assert read("Choose one: draw a card; +1 Power; or draw two cards.") == (OneOf((Draw(1), Power(1), Draw(2))),)


@pytest.mark.parametrize("text", ["Draw a card.\n+1 Power.", "\nDraw a card.\n\n  +1 Power.\n"])
def test_each_line_is_an_ability(text: str) -> None:
    """Lines are kept apart; empty ones and indentation do not matter."""
    assert read(text, "text") == ((Draw(1),), (Power(1),))


def test_an_ability_may_hold_sentences() -> None:
    """Lists can be members of lists."""
    assert read("Attack: Draw a card. +1 Power.\nDraw two cards.", "text") == (Attack((Draw(1), Power(1))), (Draw(2),))


def test_defaults_and_constants_fill_fields() -> None:
    """A field without a slot has the pattern's constant or the class's default."""
    assert read("Destroy a Hero.") == (Destroy(1, OfType("Hero"), "anywhere"),)
    assert read("If you control a Hero, draw a card.", "sentence") == If(Controls(1, OfType("Hero")), Draw(1), None)


def test_a_plain_value_is_read_as_itself() -> None:
    """A pattern may mean a plain value."""
    assert read("the Line-Up", "place") == "line-up"


def test_an_unknown_category_is_an_error_of_the_lexicon() -> None:
    """To ask for a category that is not there is a mistake in the program, not in the text."""
    with pytest.raises(LexiconError, match="no category 'verse'"):
        read("Draw a card.", "verse")


def test_several_threads_read_at_once() -> None:
    """A server reads the cards of several tables at once: each text is read as if it were alone."""
    texts = ["+2 Power. Draw a card.", "Draw 2 cards. +1 Power.", "Choose one: Draw a card; or +1 Power."] * 20
    alone = [read(text) for text in texts]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(read, texts)) == alone
    finally:
        sys.setswitchinterval(before)
