"""Written texts agree in number, article and capitals."""

from __future__ import annotations

import pytest

from longbox.kernel.terms import Term
from longbox.language import Lexicon, Pattern, Reader, UnwritableTerm, Writer
from longbox.language.pieces import article_before

from .vocabulary import (
    KINDS,
    AnyOf,
    CostAtMost,
    Destroy,
    DestroyAll,
    Draw,
    May,
    Named,
    OfType,
    Power,
    Simple,
    Then,
    UpTo,
    write,
)


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (1, "Draw a card."),
        (2, "Draw two cards."),
        (0, "Draw zero cards."),
        (30, "Draw 30 cards."),
        (UpTo(1), "Draw up to one card."),
        (UpTo(2), "Draw up to two cards."),
        ("any", "Draw any number of cards."),
    ],
)
def test_words_agree_with_the_number_before_them(count: object, text: str) -> None:
    """A word is plural after any number but one, also where the number is at the end of another phrase."""
    assert write((Draw(count),)) == text


@pytest.mark.parametrize(
    ("kind", "one", "two"),
    [
        (OfType("Hero"), "a Hero", "two Heroes"),
        (OfType("Equipment"), "an Equipment", "two Equipment"),
        (OfType("Ally"), "an Ally", "two Allies"),
        (AnyOf((OfType("Ally"), OfType("Hero"))), "an Ally or Hero", "two Allies or Heroes"),
        (CostAtMost(OfType("Hero"), 7), "a Hero with cost 7 or less", "two Heroes with cost 7 or less"),
        (Named("Kick"), "a card named Kick", "two cards named Kick"),
    ],
)
def test_kinds_agree_with_the_number_before_them(kind: Term, one: str, two: str) -> None:
    """The number reaches the words within a phrase, and the article has the sound of the next word."""
    assert write((Destroy(1, kind),)) == f"Destroy {one}."
    assert write((Destroy(2, kind),)) == f"Destroy {two}."


def test_a_slot_can_be_plural_of_itself() -> None:
    """A slot marked plural is plural without any number."""
    assert write((DestroyAll(OfType("Hero")),)) == "Destroy all Heroes."


@pytest.mark.parametrize(
    ("word", "article"),
    [
        ("Hero", "a"),
        ("Equipment", "an"),
        ("unique", "a"),
        ("one-shot", "a"),
        ("hour", "an"),
        ("X-Ray", "an"),
        ("8", "an"),
    ],
)
def test_articles_go_by_sound(word: str, article: str) -> None:
    """An hour, but a unique card."""
    assert article_before(word) == article


@pytest.mark.parametrize(
    ("wording", "text"),
    [
        ("each {effect:type} [is|are] stunned", "Each Hero is stunned"),
        ("all {effect:type/plural} [is|are] stunned", "All Heroes are stunned"),
        ("all {plural}{effect:type} [is|are] stunned", "All Heroes are stunned"),
        ("all {effect:type/plural} and {singular}[that foe|those foes]", "All Heroes and that foe"),
        ("a {effect:type}'s cost", "A Hero's cost"),
        ('say "draw {effect:type/plural}" (now)', 'Say "Draw Heroes" (now)'),
        ("+1/+1: {effect:type}", "+1/+1: Hero"),
        ("pick [|some] {effect:type}", "Pick Hero"),
    ],
)
def test_spacing_and_agreement_follow_the_wording(wording: str, text: str) -> None:
    """Words are printed in the number that the notation asks for, marks as close as the wording has them."""
    lexicon = Lexicon([Pattern("line", wording, May)], KINDS)
    assert Writer(lexicon).write(May(OfType("Hero")), "line") == text
    assert Reader(lexicon).read(text, "line") == May(OfType("Hero"))


def test_sentences_begin_with_capitals() -> None:
    """Every sentence of a list begins with a capital letter; a name keeps its own."""
    assert write((Draw(1), Power(1), Draw(2))) == "Draw a card. +1 Power. Draw two cards."
    assert write(("von Doom"), "name") == '"von Doom"'


def test_lists_of_two_and_more() -> None:
    """Two members are joined by the word alone, or with its mark where the pattern says so."""
    two, three = (OfType("Hero"), OfType("Ally")), (OfType("Hero"), OfType("Ally"), OfType("card"))
    assert write(AnyOf(two), "kind") == "Hero or Ally"
    assert write(AnyOf(three), "kind") == "Hero, Ally, or card"
    assert write(Then((Draw(1), Draw(2))), "effect") == "Draw a card, then draw two cards"


def test_the_first_pattern_that_fits_is_printed() -> None:
    """Later patterns for the same meaning are only read."""
    lexicon = Lexicon(
        [Pattern("effect", "draw {count:number} card(s)", Draw), Pattern("effect", "get {count:number}", Draw)]
    )
    assert Writer(lexicon).write(Draw(2), "effect") == "Draw two cards"


def test_a_pattern_with_a_constant_fits_only_that() -> None:
    """A special wording for one value comes first, the general one after it."""
    lexicon = Lexicon(
        [Pattern("effect", "draw a lone card", Draw, count=1), Pattern("effect", "draw {count:number} card(s)", Draw)]
    )
    assert Writer(lexicon).write(Draw(1), "effect") == "Draw a lone card"
    assert Writer(lexicon).write(Draw(2), "effect") == "Draw two cards"


def test_true_is_not_one() -> None:
    """Constants are compared with their types."""
    lexicon = Lexicon([Pattern("effect", "draw yes", Draw, count=True), Pattern("effect", "draw {count:number}", Draw)])
    assert Writer(lexicon).write(Draw(1), "effect") == "Draw a"
    assert Writer(lexicon).write(Draw(True), "effect") == "Draw yes"


def test_patterns_that_only_add_words_may_go_round() -> None:
    """A transparent pattern whose slot is its own category is for reading: writing does not run in circles."""
    lexicon = Lexicon([Pattern("effect", "draw {count:number}", Draw), Pattern("effect", "then {effect:effect}", None)])
    assert Writer(lexicon).write(Draw(2), "effect") == "Draw two"
    assert Reader(lexicon).read("then then draw two", "effect") == Draw(2)
    with pytest.raises(UnwritableTerm):
        Writer(lexicon).write(Unsaid(), "effect")


class Unsaid(Simple):
    """A meaning without words."""


@pytest.mark.parametrize(
    ("term", "culprit"),
    [
        (May(May(Unsaid())), Unsaid()),
        (Draw(-1), -1),
        (Draw("three"), "three"),
        (Destroy(1, Named('"')), '"'),
        (Then((Draw(1),)), (Draw(1),)),
        (Destroy(1, OfType("Hero"), "the moon"), "the moon"),
        (Then((Destroy(1, OfType("Hero")), Unsaid())), Unsaid()),
    ],
)
def test_what_has_no_words_is_named(term: Term, culprit: object) -> None:
    """The error names the innermost part that can't be written."""
    with pytest.raises(UnwritableTerm) as caught:
        write((term,))
    assert caught.value.term == culprit
