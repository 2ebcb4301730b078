"""A lexicon is checked when it is built, and names the pattern that is wrong."""

from __future__ import annotations

import pytest

from longbox.language import Lexicon, LexiconError, Pattern, Reader

from .vocabulary import EFFECTS, KINDS, LEXICON, SENTENCES, Destroy, Draw, May, OfType, Simple


@pytest.mark.parametrize(
    ("build", "problem"),
    [
        (lambda: Pattern("effect", "draw {number:number}", Draw), "Draw has no field 'number', its fields are: count"),
        (lambda: Pattern("effect", "draw", Draw, many=1), "Draw has no field 'many'"),
        (lambda: Pattern("effect", "draw", Draw), "'count' is neither a slot, nor a constant, nor has it a default"),
        (lambda: Pattern("effect", "draw {count:number}", Draw, count=1), "'count' is a slot and a constant"),
        (lambda: Pattern("effect", "{count:number} of {count:number}", Draw), "a field has two slots"),
        (lambda: Pattern("effect", "", "nothing"), "a wording needs a word or a slot"),
        (lambda: Pattern("effect", "[|more]", "nothing"), "a wording needs a word or a slot"),
        (lambda: Pattern("effect", "draw {count}", Draw), "a slot is written {field:category}"),
        (lambda: Pattern("effect", "draw {count:number", Draw), "a slot is written {field:category}"),
        (lambda: Pattern("effect", "+{count:number} Power", Draw), "a number right after a sign is said in digits"),
        (lambda: Pattern("effect", "draw", None), "needs 1 slots, has 0"),
        (lambda: Pattern("place", "here {count:number}", "here"), "needs 0 slots, has 1"),
        (lambda: Pattern("place", "here", "here", count=1), "constants need a class"),
    ],
)
def test_a_pattern_that_contradicts_itself_is_refused(build: object, problem: str) -> None:
    """The error has the pattern's words and what is wrong with it."""
    with pytest.raises(LexiconError) as caught:
        _ = build().phrasings  # type: ignore[operator]
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("patterns", "problem"),
    [
        ([Pattern("effect", "draw {count:amount}", Draw)], "there is no category 'amount'"),
        ([Pattern("effect", "draw {count:amount+or}", Draw)], "there is no category 'amount+or'"),
        ([Pattern("number", "none", 0)], "'number' can't be the name of a category of your own"),
        ([Pattern("a list+", "none", 0)], "'a list+' can't be the name of a category of your own"),
        ([Pattern("effect", "draw", Draw, count=1), Pattern("effect", "draw", Draw, count=2)], "the same words as"),
        (
            [Pattern("effect", "may {effect:effect}", May), Pattern("effect", "may {e:effect}", None)],
            "the same words as",
        ),
        ([Pattern("effect", "{effect:effect}", May)], "the category 'effect' is said by itself alone"),
        ([Pattern("a", "{x:b}", None), Pattern("b", "{x:a+}", None)], "the category 'a' is said by itself alone"),
    ],
)
def test_patterns_that_contradict_each_other_are_refused(patterns: list[Pattern], problem: str) -> None:
    """Categories must exist, words be used once, and no category be nothing but itself."""
    with pytest.raises(LexiconError) as caught:
        _ = Lexicon(patterns).phrasings
    assert problem in str(caught.value)
    assert repr(patterns[0].wording) in str(caught.value)


def test_two_classes_of_one_name_are_refused() -> None:
    """Stored terms go by the names of their classes."""

    class Draw(Simple):
        """Another one."""

    with pytest.raises(LexiconError, match="two classes have the name Draw"):
        _ = Lexicon(EFFECTS, KINDS, [Pattern("line", "draw", Draw)]).phrasings


def test_lexicons_can_be_joined() -> None:
    """A lexicon is a part of another, with its descriptions."""
    shared = Lexicon(KINDS, descriptions={"kind": "a kind of card", "type": "a type"})
    joined = Lexicon(
        [Pattern("effect", "destroy a {kind:kind}", Destroy, count=1)], shared, descriptions={"type": "what"}
    )
    assert len(joined) == len(KINDS) + 1
    assert Reader(joined).read("destroy a Hero", "effect") == Destroy(1, OfType("Hero"))
    assert (joined.describe("kind"), joined.describe("type")) == ("a kind of card", "what")


def test_categories_describe_themselves() -> None:
    """Without a description, a category is called by its name."""
    assert LEXICON.describe("amount") == "an amount"
    assert LEXICON.describe("type+or") == "a type"
    assert LEXICON.describe("integer") == "a number in digits"


def test_the_fingerprint_is_that_of_the_patterns() -> None:
    """Equal patterns have the same fingerprint, however they are put together."""
    assert Lexicon(SENTENCES, EFFECTS, KINDS).fingerprint == Lexicon([*LEXICON]).fingerprint


@pytest.mark.parametrize(
    "changed",
    [
        Pattern("type", "Villain(s)", OfType, name="Foe"),
        Pattern("type", "Villain", OfType, name="Villain"),
        Pattern("kind", "Villain(s)", OfType, name="Villain"),
        Pattern("type", "Villain(s)", "Villain"),
    ],
)
def test_the_fingerprint_changes_with_what_is_read(changed: Pattern) -> None:
    """Another category, wording, meaning or constant makes another fingerprint."""
    original = Pattern("type", "Villain(s)", OfType, name="Villain")
    assert Lexicon([changed]).fingerprint != Lexicon([original]).fingerprint


def test_a_heading_begins_a_line_wherever_it_is_written() -> None:
    """After a sentence, a heading stands on the next line; all else stays in its place."""
    lexicon = Lexicon([*LEXICON], headings=("Defense:",))
    assert lexicon.with_lines("Draw a card. Defense: draw a card.") == "Draw a card.\nDefense: draw a card."
    assert lexicon.with_lines("Draw a card, Defense: draw a card.") == "Draw a card, Defense: draw a card."
    assert LEXICON.with_lines("Draw a card. Defense: draw a card.") == "Draw a card. Defense: draw a card."
    assert lexicon.fingerprint != LEXICON.fingerprint


def test_a_pattern_prints_as_its_call() -> None:
    """The form in which error messages name a pattern."""
    assert repr(KINDS[1]) == "Pattern('type', 'Hero(es)', OfType, name='Hero')"
    assert repr(KINDS[5]) == "Pattern('kind', '{kind:type}', None)"
