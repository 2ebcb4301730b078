"""What can be said in several ways is one pattern: all of its wordings are read, the first is printed."""

from __future__ import annotations

from typing import ClassVar

import pytest

from longbox.language import Lexicon, LexiconError, Pattern, Reader, UnreadableText, Writer
from longbox.language.alternatives import spelled_out, varied
from longbox.language.grammar import productions_from
from longbox.language.listing import list_words
from longbox.language.wording import merged

from .vocabulary import Draw, Named, Simple


class Put(Simple):
    """Put cards somewhere."""

    fields = ("cards", "place", "count")
    defaults: ClassVar[dict[str, object]] = {"count": 1}


class Rest(Simple):
    """The other cards."""


PATTERNS = (
    Pattern("clause/verb/duty", "[draw/draws/draw] {count:number} card(s)", Draw),
    Pattern(
        "clause", "put {cards:cards} <back|> <on|onto> {place:place} | {cards:cards} <go|return> {place:place}", Put
    ),
    Pattern("clause", "take <{count:integer} cards|a card>", Put, cards="top", place="hand", count=1),
    Pattern("cards", "<the <others|other cards>|them>", Rest),
    Pattern("place", "top | bottom | the Line-Up", str),
    Pattern("place/their_place", "[your/their] hand", "hand"),
    Pattern("act", "each player {effect:verb} | each player must {effect:duty}", None),
)
LEXICON = Lexicon(PATTERNS)


def read(text: str, category: str = "clause") -> object:
    """The meaning of a text in the words of this page."""
    return Reader(LEXICON).read(text, category)


def write(value: object, category: str = "clause") -> str:
    """The text of a meaning in the words of this page."""
    return Writer(LEXICON).write(value, category)


@pytest.mark.parametrize(
    ("wording", "spelled"),
    [
        ("draw it", ["draw it"]),
        ("<draw|take> it", ["draw it", "take it"]),
        ("draw <it|>", ["draw it", "draw"]),
        ("a <b|c> <d|e>", ["a b d", "a b e", "a c d", "a c e"]),
        ("a | <b|c> d", ["a", "b d", "c d"]),
        ("a <b|>, c <d|> e.", ["a b, c d e.", "a b, c e.", "a, c d e.", "a, c e."]),
        ("<a <b|c>|d>", ["a b", "a c", "d"]),
        ("[is|are] {x:y+,or} <z|>", ["[is|are] {x:y+,or} z", "[is|are] {x:y+,or}"]),
        ("{a:b} >>> <c|d>", ["{a:b} >>> c", "{a:b} >>> d"]),
        ("<a|b> <|b>", ["a", "a b", "b", "b b"]),
    ],
)
def test_a_wording_is_spelled_out(wording: str, spelled: list[str]) -> None:
    """The first of each choice comes first; nothing else of the notation is touched."""
    assert spelled_out(wording) == spelled


def test_each_speaker_has_a_form() -> None:
    """The last form serves all speakers that follow; slots can differ, too."""
    wording = "[draw/draws/draw] {n:number} from [your/their] [{x:hand}/{x:their_hand}]"
    assert spelled_out(wording, 0) == ["draw {n:number} from your {x:hand}"]
    assert spelled_out(wording, 1) == ["draws {n:number} from their {x:their_hand}"]
    assert spelled_out(wording, 2) == ["draw {n:number} from their {x:their_hand}"]


def test_people_are_shown_what_differs_in_one_place() -> None:
    """All combinations would be too many to read."""
    assert varied("<a|b> <c|d|e>") == ["a c", "a d", "a e", "b c"]
    listed = {listing.category: listing.wordings for listing in list_words(LEXICON)}
    assert listed["cards"] == [["the others", "the other cards", "them"]]
    assert listed["place"] == [["top"], ["bottom"], ["the Line-Up"], ["your hand"]]
    assert listed["duty"] == [["draw <number> card(s)"]]


@pytest.mark.parametrize(
    "text",
    ["put the others back on your hand", "put them onto your hand", "the other cards return your hand"],
)
def test_all_alternatives_are_read_and_the_first_is_printed(text: str) -> None:
    """Whatever was written, the first of each choice is what is printed."""
    assert read(text) == Put(Rest(), "hand")
    assert write(read(text)) == "Put the others back on your hand"


def test_what_one_alternative_leaves_unsaid_a_constant_says() -> None:
    """Each alternative has its own slots; where the value fits none before, a later one prints it."""
    assert read("take a card") == Put("top", "hand", 1)
    assert read("take 3 cards") == Put("top", "hand", 3)
    assert write(Put("top", "hand", 3)) == "Take 3 cards"
    assert write(Put("top", "hand", 1)) == "Take 1 cards", "the first that can say it"


def test_an_alternative_can_give_values_of_its_own() -> None:
    """What differs between alternatives, and is no slot, stands where it differs."""
    pattern = Pattern("clause", "take <both{count=2}|it|none{count=0}>", Put, cards="top", place="hand")
    lexicon = Lexicon([pattern, Pattern("size", "big{=large} | small", str)])
    assert [Reader(lexicon).read(f"take {word}", "clause").count for word in ("both", "it", "none")] == [2, 1, 0]
    assert Writer(lexicon).write(Put("top", "hand", 0), "clause") == "Take none"
    assert [Reader(lexicon).read(word, "size") for word in ("big", "small")] == ["large", "small"]
    assert spelled_out("a{x=True} <b{y=-3}|c{z=None}>") == ["a{x=True} b{y=-3}", "a{x=True} c{z=None}"]


def test_a_speaker_can_lack_an_alternative() -> None:
    """What one of them can't say is empty for that one, slots included."""
    assert spelled_out("[go/goes] | [stay/]", 1) == ["goes"]
    assert spelled_out("{x:[place/their_place]}", 1) == ["{x:their_place}"]


def test_words_can_be_their_own_meaning() -> None:
    """A list of words stands for the words themselves."""
    assert read("the Line-Up", "place") == "the Line-Up"
    assert write("bottom", "place") == "Bottom"
    assert [read(text, "place") for text in ("top", "your hand")] == ["top", "hand"]


def test_speakers_are_kept_apart() -> None:
    """What one category says, the other does not."""
    assert read("draws two cards", "verb") == read("draw two cards", "duty") == Draw(2)
    assert read("each player must draw a card", "act") == Draw(1)
    assert write(Draw(2), "verb") == "Draws two cards"
    assert read("their hand", "their_place") == "hand"
    with pytest.raises(UnreadableText):
        read("draws two cards", "clause")


def test_a_slot_can_follow_non() -> None:
    """What takes a word back is written once for all words."""
    lexicon = Lexicon([Pattern("kind", "{name:type}", None), Pattern("kind", "non-{name:type}", Named),
                       Pattern("type", "Hero | Super Power", str)])  # fmt: skip
    assert Reader(lexicon).read("non-Super Power", "kind") == Named("Super Power")
    assert Writer(lexicon).write(Named("Hero"), "kind") == "Non-Hero"
    assert Reader(lexicon).read("Non-Hero", "kind") == Named("Hero")


def test_alternatives_of_one_word_cost_no_rows() -> None:
    """Rows that differ in a word are one row for the parser."""
    assert merged([("'a", "x"), ("'b", "x"), ("'a", "y"), ("x",)]) == [("'a\x1fb", "x"), ("'a", "y"), ("x",)]
    rows = [production.symbols for production in productions_from(LEXICON, "clause") if production.phrasing]
    assert len([row for row in rows if "cards" in row]) == 3


@pytest.mark.parametrize(
    ("build", "problem"),
    [
        (lambda: Pattern("clause", "put <it", Draw, count=1), "'<it' is not closed by '>'"),
        (lambda: Pattern("clause", "[put/puts] it", Draw, count=1), "speaks for several, and has one category"),
        (lambda: Pattern("clause", "|", "it"), "a wording needs a word or a slot"),
        (lambda: Pattern("clause", "<draw {count:number}|draw>", Draw), "'count' is neither a slot, nor a constant"),
        (lambda: Pattern("clause", "<draw|take> {count:number}", Draw, count=1), "'count' is a slot and a constant"),
        (lambda: Pattern("clause", "draw {count:number}{count=2}", Draw), "'count' is a slot and a constant"),
        (lambda: Pattern("clause", "draw{count=2}", "drawing"), "constants need a class"),
        (lambda: Pattern("clause", "<a|{x:number}>", str), "needs 0 slots, has 1"),
        (lambda: Lexicon([Pattern("clause", "<a|b>", str), Pattern("clause", "b", "c")]), "the same words as"),
    ],
)
def test_alternatives_that_contradict_themselves_are_refused(build: object, problem: str) -> None:
    """Each alternative is checked like a pattern of its own."""
    with pytest.raises(LexiconError) as caught:
        _ = build().phrasings  # type: ignore[operator]
    assert problem in str(caught.value)


def test_words_can_stand_for_values_of_any_sort() -> None:
    """A pattern says once what they stand for; where a slot says the field, or nothing does, they play no part."""
    pattern = Pattern(
        "clause",
        "put all on top{cards=all} | put the others on top{cards=rest} | put {cards:cards} on top",
        Put,
        cards={"all": ("a", "b"), "rest": Rest()},
        place="top",
    )
    lexicon = Lexicon((pattern, Pattern("cards", "them", "them")))
    for text, cards in {"all": ("a", "b"), "the others": Rest(), "them": "them"}.items():
        meaning = Reader(lexicon).read(f"put {text} on top", "clause")
        assert meaning == Put(cards, "top", 1)
        assert Writer(lexicon).write(meaning, "clause") == f"Put {text} on top"


def test_words_that_stand_for_nothing() -> None:
    """What a wording gives must be among the values that the pattern has for its field."""
    with pytest.raises(LexiconError, match="'cards' can't be 'some', it can be: all, rest"):
        _ = Pattern("clause", "put some{cards=some}", Put, cards={"all": "a", "rest": "b"}, place="top").phrasings
    with pytest.raises(LexiconError, match="'cards' is neither a slot, nor a constant"):
        _ = Pattern("clause", "put some", Put, cards={"all": "a", "rest": "b"}, place="top").phrasings
