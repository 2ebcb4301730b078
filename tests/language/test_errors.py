"""Errors about a text show the place, what was understood and what would have been."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.kernel.errors import LongboxError
from longbox.language import AmbiguousText, LanguageError, Lexicon, Pattern, Reader, UnreadableText, errors
from longbox.language.readings import told_apart

from .vocabulary import KINDS, AnyOf, Draw, May, Then, read

MISSPELT = """\
can't read "crads" (line 1, column 10)
    Draw two crads.
             ^^^^^
this can be read:
    Draw two cards.
    ("cards" in place of "crads")
understood: "Draw two", which begins:
    draw (an amount) card(s)"""


def failing(text: str, category: str = "sentence+") -> UnreadableText:
    """The error that reading the text raises."""
    with pytest.raises(UnreadableText) as caught:
        read(text, category)
    return caught.value


def test_the_message_points_at_the_place() -> None:
    """The message has the line with a caret under the word, and the nearest text that can be read."""
    assert str(failing("Draw two crads.")) == MISSPELT


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        ("Draw two crads.", 1, 10, "crads"),
        ("Draw a card. Draw two crads.", 1, 23, "crads"),
        ("Draw a card.\n  Discrad a card.", 2, 3, "Discrad"),
        ("Draw a card.\n\n\nDiscard a card.\nDraw a crad.", 5, 8, "crad"),
        ("\nDraw a crad.", 2, 8, "crad"),
        ("Draw two", 1, 9, ""),
        ("Draw a card.\nDraw", 2, 5, ""),
        ("", 1, 1, ""),
        ("Draw a\ncard.", 1, 7, "\n"),
    ],
)
def test_positions_count_lines_and_columns(text: str, line: int, column: int, found: str) -> None:
    """Lines and columns count from one, also in texts of many lines, and at a text's end."""
    error = failing(text, "text")
    assert (error.line, error.column, error.found) == (line, column, found)


@pytest.mark.parametrize(
    ("text", "understood", "expected"),
    [
        ("Destroy two things.", "Destroy two", "a kind of card"),
        ("Destroy a card in Gotham.", "Destroy a card in", "a place"),
        ("Draw lots.", "Draw", "an amount"),
        ("Destroy a card named catwoman.", "Destroy a card named", "a name"),
        ("+x Power.", "+", "a number in digits"),
        ("If you control a Hero draw a card.", "If you control a Hero", '","'),
        ("Draw a card. You may skip.", "Draw a card. You may", "a clause"),
        ("Draw a card +1 Power.", "Draw a card", '"."'),
        ("Draw a card. Nonsense.", "Draw a card.", "the end of the text"),
        ("Nonsense.", "", "a sentence"),
        ("Nonsense.", "", '"destroy"'),
    ],
)
def test_what_was_understood_and_what_could_follow(text: str, understood: str, expected: str) -> None:
    """The error tells the words before the place, and the words or kinds of words that fit there."""
    error = failing(text)
    assert error.understood == understood
    assert expected in error.expected


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Draw two crads.", '"cards"'),
        ("Destroy a hero.", '"Hero"'),
        ("Discrad a card.", '"discard"'),
        ("Destroy a card in the Lineup.", '"Line-Up"'),
        ("If you contrl a card, draw a card.", '"control"'),
    ],
)
def test_near_matches_come_first(text: str, meant: str) -> None:
    """A word that looks like one that fits is taken for a misspelling."""
    assert failing(text).expected[0] == meant


def test_the_patterns_that_are_begun_are_told() -> None:
    """The error names the patterns that go on at the place, the innermost first."""
    error = failing("If you control a Hero, you may draw a crad.")
    assert error.begun == ("draw (an amount) card(s)",)
    assert failing("Destroy a cat.").begun == (
        "destroy (an amount) (a kind of card) in (a place)",
        "destroy (an amount) (a kind of card)",
    )


def test_what_could_follow_is_listed_where_nothing_is_near() -> None:
    """The message says what kind of words could follow, and not only words; the error has all."""
    error = failing("Nonsense everywhere, and no end of it: nothing at all.")
    assert error.advice.proposals == ()
    assert str(error).split("expected:\n")[1].startswith("    a sentence\n    ")
    assert str(error).endswith("...") == (len(error.expected) > errors.SHOWN_AT_MOST)


def test_a_place_can_be_added() -> None:
    """An error about a text can be told where the text stands."""
    located = failing("Draw two crads.").at("cards.toml:7 (Kick)")
    assert str(located) == f"cards.toml:7 (Kick): {MISSPELT}"
    assert located.place == "cards.toml:7 (Kick)"


TWO_WAYS = Lexicon(
    [
        Pattern("effect", "draw {count:number} card(s)", Draw),
        Pattern("effect", "you may {effect:effect}", May),
        Pattern("effect", "{effects:effect+then}", Then),
        Pattern("list", "{kinds:type+or}", AnyOf),
        Pattern("either", "{list:list}", None),
        Pattern("either", "{kinds:type+or} card", AnyOf),
        Pattern("twice", "{kind:kind}", None),
        Pattern("twice", "{type:type}", None),
    ],
    KINDS,
)


def test_two_readings_are_an_error() -> None:
    """A text that could mean two things is refused, and both are shown."""
    with pytest.raises(AmbiguousText) as caught:
        Reader(TWO_WAYS).read("you may draw a card then draw two cards", "effect")
    assert set(caught.value.readings) == {Then((May(Draw(1)), Draw(2))), May(Then((Draw(1), Draw(2))))}
    assert "can be read in 2 ways:\n  1. " in str(caught.value)
    assert '1. "You may draw a card" belongs together' in str(caught.value)
    assert '2. "Draw a card then draw two cards" belongs together' in str(caught.value)


def test_readings_that_are_printed_otherwise_are_shown_as_they_are_printed() -> None:
    """Where the words for two readings differ, these tell them apart; a reading without words is shown as it is."""
    told = told_apart(TWO_WAYS, [Draw(1), Draw(2), 7], "effect")
    assert told == ["Draw a card", "Draw two cards", ""]
    assert "  1. 7" in str(AmbiguousText("Draw.", [7, 8]))


def test_two_ways_to_the_same_meaning_are_one_reading() -> None:
    """What matters is what a text means, not how many patterns lead there."""
    assert len(Reader(TWO_WAYS).readings("Hero", "twice")) == 1


def test_two_patterns_for_one_word_are_told_apart() -> None:
    """Words with a form in common are different words: both readings are found."""
    lexicon = Lexicon([Pattern("kind", "card(s)", "any number"), Pattern("kind", "card", "just one")])
    assert Reader(lexicon).read("cards", "kind") == "any number"
    assert sorted(Reader(lexicon).readings("card", "kind")) == ["any number", "just one"]


def test_an_ambiguous_text_can_be_placed() -> None:
    """This error, too, can be told where the text stands."""
    assert str(AmbiguousText("Draw.", [Draw(1), Draw(2)]).at("cards.toml:3")).startswith("cards.toml:3: 'Draw.' can be")


def test_all_errors_are_language_errors() -> None:
    """Every error class of the module can be caught as one, and is in the tree that the module opens with."""
    tree = (Path(__file__).parents[2] / "longbox/language/errors.py").read_text(encoding="utf-8").split('"""')[1]
    named = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, Exception)]
    found = [each for each in named if each.__module__ == errors.__name__]
    assert issubclass(LanguageError, LongboxError)
    assert all(issubclass(each, LanguageError) for each in found)
    assert all(f" {each.__name__} " in tree for each in found if each is not LanguageError)
