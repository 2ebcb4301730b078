"""Shipped texts are spoilt as writers would spoil them; what is proposed first means what the text meant.

A full stop is gone, a line is broken or goes on, a label has lost its colon or has a dash for it, a number is wrong,
a word comes from another game, a sentence begins otherwise, a condition stands after what is done. Where a spoilt text
can be read, it says so itself; where nothing is near, nothing need be proposed. But no proposal may say another
thing, or the same at another time or place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from longbox.games import SHIPPED, find_card_language
from longbox.games.vs.text.texts import KeywordParagraph, KeywordsBeforeParagraph, PowersInOneLine
from longbox.language import Lexicon, Pattern, Reader, TextError, UnreadableText
from longbox.language.library import card_tables
from longbox.texts.lines import CardText
from tests.always.common.tried import some_thorough

TEXTS_OF_EACH: Final = 20
SPOILT_AT_MOST: Final = 4
"""So many ways to spoil one text are tried, of different kinds."""

STOP: Final = re.compile(r"\.(?=\s|$)")
BREAK: Final = re.compile(r"(?<=[.>:]) (?=[A-Z])")
LABEL: Final = re.compile(r"^([A-Z][\w -]*): ", re.MULTILINE)
THEN: Final = re.compile(r", then ")
FIRST: Final = re.compile(
    r"(?:(?<=^)|(?<=[.\n] )|(?<=: ))"
    r"(?P<when>(?:If(?! (?:you|they) (?:do|can)\b)|While|At the end of|During|Until) [^,.:]+), "
    r"(?P<what>[^.:,\n]+)\.(?! Otherwise)",
    re.MULTILINE,
)
COUNTED: Final = re.compile(r"\b(card|player|foe|opponent|counter|enemy|character|point)(s?)\b")
PLURAL: Final = re.compile(r"\(e?s\)")


def instead(text: str, found: re.Match[str], words: str) -> str:
    """A text with words in place of others."""
    return text[: found.start()] + words + text[found.end() :]


def spoilt(text: str, synonyms: dict[str, str]) -> Iterator[str]:
    """A text, spoilt in one way of each kind, if it can be."""
    for pattern, words in (
        (STOP, ""),
        (re.compile(r"\n"), " "),
        (BREAK, "\n"),
        (LABEL, r"\1 "),
        (LABEL, r"\1 - "),
        (THEN, ". Then "),
    ):
        every = list(pattern.finditer(text))
        if every:
            found = every[len(text) % len(every)]
            yield instead(text, found, found.expand(words))
    for found in list(FIRST.finditer(text))[:1]:
        what, when = found["what"], found["when"]
        yield instead(text, found, f"{what[0].upper()}{what[1:]} {when[0].lower()}{when[1:]}.")
    for found in list(COUNTED.finditer(text))[:1]:
        yield instead(text, found, found[1] if found[2] else f"{found[1]}s")
    yield from said_otherwise(text, synonyms)


def said_otherwise(text: str, synonyms: dict[str, str]) -> Iterator[str]:
    """A text with a word from another game, of the words that stand for one thing only."""
    for other, own in synonyms.items():
        word = PLURAL.sub("", own)
        if "|" in own or synonyms.get(own, other) != other:
            continue
        found = re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
        if found and word[0].isalpha():
            yield instead(text, found, PLURAL.sub("", other))
            return


def lines_of(meaning: object) -> list[object]:
    """What the lines of a text say, in whichever lines that stands."""
    if isinstance(meaning, CardText):
        return [line for each in meaning.lines for line in lines_of(each)]
    if isinstance(meaning, PowersInOneLine):
        return [*lines_of(meaning.first), *lines_of(meaning.rest)]
    if isinstance(meaning, KeywordsBeforeParagraph):
        return [KeywordParagraph(meaning.keywords), *lines_of(meaning.paragraph)]
    return [meaning]


def shipped(game: str) -> list[str]:
    """Some texts of shipped cards, taken evenly from all."""
    files = find_card_language(game).library.files
    found = sorted({str(table.get("text", "")).strip() for file in files for table in card_tables(file)} - {""})
    return found[:: len(found) // TEXTS_OF_EACH][:TEXTS_OF_EACH]


CASES: Final = [(game, number) for number in range(TEXTS_OF_EACH) for game in SHIPPED]


@pytest.mark.parametrize(("game", "number"), some_thorough(CASES, 1))
def test_what_is_proposed_first_means_what_was_meant(game: str, number: int) -> None:
    """Whatever a writer spoilt, the first proposal has the meaning of the text; or there is none."""
    language = find_card_language(game)
    text = shipped(game)[number]
    meaning = language.read(text)
    every = list(dict.fromkeys(spoilt(text, language.lexicon.synonyms)))
    for other in every[number % max(1, len(every) - SPOILT_AT_MOST + 1) :][:SPOILT_AT_MOST]:
        try:
            language.read(other)
        except TextError as error:
            for proposal in error.advice.proposals[:1]:
                assert lines_of(language.read(proposal.text)) == lines_of(meaning), (other, proposal.text)


def proposed(game: str, text: str) -> list[str]:
    """What is proposed for a text that can't be read."""
    with pytest.raises(TextError) as caught:
        find_card_language(game).read(text)
    return [proposal.text for proposal in caught.value.advice.proposals]


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("vs", "Discard a card >>>\nDraw a card.", "Discard a card >>> Draw a card."),
        ("vs", "Tap this card >>> Draw a card.", "Activate >>> Draw a card."),
        ("champions", "Response: Whenever you make a basic attack, draw 1 card.", None),
        ("champions", "After you attack, draw 1 card.", "Response: After you attack, draw 1 card."),
        (
            "forever",
            "Sacrifice a Minion you control:\nDraw three cards.",
            "Sacrifice a Minion you control: Draw three cards.",
        ),
    ],
)
def test_what_belongs_to_a_mark_stays_with_it(game: str, text: str, meant: str | None) -> None:
    """What is paid or waited for is never made a sentence of its own, nor is another moment put in its place."""
    first = proposed(game, text)[0]
    assert first == (meant or text.replace("Whenever", "After"))


def test_no_label_is_added_that_changes_when_a_line_acts() -> None:
    """A line gets only a label of which the lexicon says that it says nothing new."""
    patterns = [
        Pattern("text", "{effect:effect}.", None),
        Pattern("text", "Attack: each foe draws.", "attack"),
        Pattern("effect", "draw a card", "draw"),
    ]
    found = {}
    for labels in ((), ("Attack",)):
        with pytest.raises(TextError) as caught:
            Reader(Lexicon(patterns, labels=labels)).read("Each foe draws.", "text")
        found[labels] = [proposal.text for proposal in caught.value.advice.proposals]
    assert found == {(): [], ("Attack",): ["Attack: Each foe draws."]}
    assert "Ongoing" not in "".join(proposed("dcdb", "At the end of turn: destroy crads."))


def test_full_stops_that_are_missing_are_told_beside_what_else_is_wrong() -> None:
    """What else can't be read is looked for after them, and they are told, or stand in what is proposed."""
    with pytest.raises(UnreadableText) as caught:
        find_card_language("dcdb").read("+2 Power\nDraw a card from nowhere at all, whatever that may be")
    assert (caught.value.line, caught.value.found) == (2, "nowhere")
    assert "a full stop is missing after: +2 Power" in str(caught.value).split("\n")
    assert proposed("dcdb", "+2 Power\nDraw two crads") == ["+2 Power.\nDraw two cards."]


def test_lines_that_lack_nothing_but_their_full_stops_are_read() -> None:
    """They mean what they mean with them."""
    read = find_card_language("dcdb").read
    assert read("Draw a card\nGain a Weakness") == read("Draw a card.\nGain a Weakness.")
