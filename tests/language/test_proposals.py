"""What can't be read is answered by texts that can: the nearest first, each of them read before."""

from __future__ import annotations

import time
from typing import Final

import pytest

from longbox.language import AmbiguousText, LanguageError, Lexicon, Pattern, Reader, TextError, UnreadableText
from longbox.language.advice import Advice
from longbox.language.differences import differences
from longbox.language.house import House
from longbox.language.lattice import letters_wrong
from longbox.language.stems import stem

from .vocabulary import LEXICON, Draw, May, Then

KNOWN_ELSEWHERE: Final = Lexicon(
    LEXICON, synonyms={"trash(es)": "destroy(s)", "market": "Line-Up | hand", "hero": "Hero"}
)
CARDS: Final = [
    ("Oracle", "Destroy a Hero in the Line-Up.\nDraw a card."),
    ("Bane", "Choose one: draw a card; or +1 Power."),
]
READER: Final = Reader(KNOWN_ELSEWHERE, House(lambda: CARDS))


def advised(text: str, reader: Reader = READER) -> Advice:
    """The advice on a text that can't be read."""
    with pytest.raises(UnreadableText) as caught:
        reader.read(text, "text")
    return caught.value.advice


def nearest(text: str) -> tuple[str, list[str]]:
    """The nearest text that can be read, and what differs."""
    first = advised(text).proposals[0]
    return first.text, first.differences


@pytest.mark.parametrize(
    ("text", "meant", "said"),
    [
        ("Draw two crads.", "Draw two cards.", '"cards" in place of "crads"'),
        ("Draw two Cards.", "Draw two cards.", '"cards" in place of "Cards"'),
        ("You may drawing a card.", "You may draw a card.", '"draw" in place of "drawing"'),
        ("Draw two the cards.", "Draw two cards.", 'without "the"'),
        ("Destroy Hero a.", "Destroy a Hero.", None),
        ("Draw a card, +1 Power.", "Draw a card. +1 Power.", '"." in place of ","'),
        ("If you control a Hero draw a card.", "If you control a Hero, draw a card.", '"," after "Hero"'),
        ("Attack Draw a card.", "Attack: Draw a card.", '":" after "Attack"'),
        ("Draw a card. Attack: +1 Power.", "Draw a card.\nAttack: +1 Power.", 'a new line before "Attack: +"'),
        ("Trash a Hero in the market.", "Destroy a Hero in the Line-Up.", None),
        ("Choose one draw a card; or +1 Power.", "Choose one: Draw a card; or +1 Power.", '":" after "one"'),
    ],
)
def test_the_nearest_text_is_proposed(text: str, meant: str, said: str | None) -> None:
    """Spelling, forms, order, marks, labels, new lines and words of other games; and what differs is said."""
    proposed, differ = nearest(text)
    assert proposed == meant
    if said is not None:
        assert differ == [said]


@pytest.mark.parametrize(
    "text", ["Draw two crads.", "Destory a hero.", "Draw. Draw.", "If Hero, draw.", "Choose card."]
)
def test_whatever_is_proposed_was_read(text: str) -> None:
    """At most three texts, all of which can be read, each with another meaning."""
    proposals = advised(text).proposals
    assert len(proposals) <= 3
    meanings = [READER.read(proposal.text, "text") for proposal in proposals]
    assert all(meaning not in meanings[:number] for number, meaning in enumerate(meanings))


def test_only_what_can_not_be_read_is_changed() -> None:
    """A sentence that can be read stays as it is, and the message says which one can't."""
    advice = advised("Draw a card. Draw two crads. +1 Power.")
    assert advice.sentences == (("Draw a card.", True), ("Draw two crads.", False), ("+1 Power.", True))
    assert advice.proposals[0].text == "Draw a card. Draw two cards. +1 Power."
    assert "only this sentence can't be read: Draw two crads." in advice.lines()


def test_sentences_that_do_not_stand_together_are_told() -> None:
    """Where each sentence can be read, what is missing lies between them."""
    assert "each sentence can be read by itself" in advised("Draw a card. Attack: +1 Power.").lines()[0]


def test_cards_that_say_something_like_it_are_shown() -> None:
    """Where no text is near, lines of cards of the house are."""
    advice = advised("Destroy that Hero which lies in the Line-Up.")
    assert [(each.card, each.line) for each in advice.like] == [("Oracle", "Destroy a Hero in the Line-Up.")]
    assert "like it: Oracle says: Destroy a Hero in the Line-Up." in advice.lines()


def test_patterns_have_examples_of_cards() -> None:
    """What a text begins is shown with what a card says."""
    with pytest.raises(UnreadableText) as caught:
        READER.read("Choose one: nonsense, and no end of it.", "text")
    assert 'choose one: (one or more: a clause), as in "Choose one: Draw a card; or +1 Power"' in str(caught.value)


def test_two_meanings_are_proposed_in_other_words() -> None:
    """A text with two meanings is answered by texts that have one of them."""
    lexicon = Lexicon(
        [
            Pattern("effect", "draw {count:number} card(s)", Draw),
            Pattern("effect", "you may {effect:effect}", May),
            Pattern("effect", "do both: {effects:effect+;and} | {effects:effect+then}", Then),
        ]
    )
    with pytest.raises(AmbiguousText) as caught:
        Reader(lexicon).read("you may draw a card then draw two cards", "effect")
    assert [each.text for each in caught.value.advice.proposals] == [
        "Do both: You may draw a card; and draw two cards",
        "You may do both: Draw a card; and draw two cards",
    ]


def test_advice_is_looked_for_when_it_is_asked_for() -> None:
    """Reading finds no advice, and what is found is kept, also where the error is told its place."""
    reader = Reader(LEXICON)
    with pytest.raises(TextError) as caught:
        reader.read("Draw two crads.", "text")
    assert not reader._advisers
    placed = caught.value.at("my.toml:3")
    assert placed.advice is caught.value.advice
    assert str(placed).startswith("my.toml:3: can't read")
    assert "can be read:" not in str(placed.unadvised())


@pytest.mark.parametrize(
    "text", ["a " * 1_000, "Draw a card. " * 150, "you may " * 250, "\n".join(["Draw"] * 200), '"' * 2_000]
)
def test_advice_takes_no_longer_than_a_moment(text: str) -> None:
    """Whatever it is that can't be read."""
    with pytest.raises(LanguageError) as caught:
        READER.read(text[:1_990] + " crads", "text")
    start = time.process_time()
    assert str(caught.value)
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    ("text", "other", "said"),
    [
        ("Draw a card.", "draw a card.", []),
        ("Draw a card.", "Draw two cards.", ['"two cards" in place of "a card"']),
        ("Draw a card.", "You may draw a card.", ['"You may" before "draw a card"']),
        ("Draw a card. +1 Power.", "Draw a card.\n+1 Power.", ['a new line before "+1 Power"']),
        ("Draw a card, then discard a card.", "Draw card, then discard a card.", ['without "a" after "Draw"']),
    ],
)
def test_what_differs_is_said_in_words(text: str, other: str, said: list[str]) -> None:
    """Words in place of others, words that are new and where, and words that are gone."""
    assert differences(text, other) == said


@pytest.mark.parametrize(
    ("word", "other", "count"),
    [("card", "card", 0), ("crad", "card", 1), ("cards", "card", 1), ("dead", "card", 3), ("a", "abcdef", 3)],
)
def test_letters_are_compared(word: str, other: str, count: int) -> None:
    """Missing, wrong and swapped letters are counted, up to three."""
    assert letters_wrong(word, other) == letters_wrong(other, word) == count


def test_forms_of_a_word_have_a_stem() -> None:
    """So that one is taken for another."""
    assert len({stem(word) for word in ("draw", "draws", "drawing")}) == 1
    assert len({stem(word) for word in ("stun", "stunned", "stuns", "stunning")}) == 1
    assert len({stem(word) for word in ("destroy", "destroys", "destroyed", "destroying")}) == 1
