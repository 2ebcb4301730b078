"""Card files are checked, and every error tells its line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from longbox.language import AmbiguousText, CardFileError, UnreadableText, load_card_file

from .vocabulary import read


class Card(msgspec.Struct):
    """A card of the tests."""

    name: str
    cost: int
    text: str = ""
    abilities: tuple[str, ...] = ()


KICK = '[[card]]\nname = "Kick"\ncost = 3\n'
FILE = '''\
# Two cards.
[[card]]
name = "Kick"
cost = 3
text = "Draw two crads."

[[card]]
name = "Punch"
cost = 0
text = """
Draw a card.

  Draw two cards. \\
  Discard two \\
     crads.
[[card]] is not a header here.
"""
'''


def test_cards_are_loaded_in_order() -> None:
    """Each table makes a card; missing keys have their defaults."""
    cards = load_card_file(KICK + '[[card]]\nname = "Punch"\ncost = 0\ntext = "+1 Power."\n', Card)
    assert list(cards) == [Card("Kick", 3), Card("Punch", 0, "+1 Power.")]
    assert len(cards) == len(cards.cards)
    assert cards[1].name == "Punch"


def test_files_are_loaded_from_their_path(tmp_path: Path) -> None:
    """A path is opened, a str is TOML itself."""
    path = tmp_path / "cards.toml"
    path.write_text(KICK, encoding="utf-8")
    assert list(load_card_file(path, Card)) == [Card("Kick", 3)]
    assert list(load_card_file("", Card)) == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            KICK + "csot = 1",
            "<text>:4 (Kick): 'csot' is not known; did you mean 'cost'? A card can have: name, cost, text",
        ),
        (KICK + "colour = 1", "<text>:4 (Kick): 'colour' is not known; A card can have: name, cost, text"),
        (KICK + "[[card]]\nname = 'Punch'", "<text>:4 (Punch): Object missing required field cost"),
        ("\n[[card]]\ncost = 3", "<text>:2 (card 1): Object missing required field name"),
        ('[[card]]\nname = "Kick"\ncost = "3"', "<text>:3 (Kick): cost: Expected int, got str"),
        (KICK + "abilities = [1]", "<text>:4 (Kick): abilities[0]: Expected str, got int"),
        ('[[card]]\nname = "Kick', "<text>:2: is not TOML"),
        ("[[card]]\nname = Kick", "<text>:2: is not TOML"),
        ("[[crad]]\nname = 'Kick'", "<text>: 'crad' is not known here; every card is a table [[card]]"),
        ("[card]\nname = 'Kick'", "<text>: a card is a table [[card]], in double brackets"),
        ("card = [1]", "<text>: a card is a table [[card]], in double brackets"),
    ],
)
def test_mistakes_are_told_with_their_line(text: str, message: str) -> None:
    """The error has the line, the card, what is wrong and what would be right."""
    with pytest.raises(CardFileError) as caught:
        load_card_file(text, Card)
    assert str(caught.value).startswith(message)


def test_a_file_that_is_missing_is_told(tmp_path: Path) -> None:
    """A file that can't be opened is an error of the same kind."""
    with pytest.raises(CardFileError, match=r"gone\.toml: can't be read"):
        load_card_file(tmp_path / "gone.toml", Card)


@pytest.mark.parametrize(("number", "place"), [(0, "<text>:5 (Kick)"), (1, "<text>:15 (Punch)")])
def test_a_text_that_can_not_be_read_is_placed_in_its_file(number: int, place: str) -> None:
    """The line is that of the word, also in texts of many lines and in folded ones."""
    cards = load_card_file(FILE, Card)
    with pytest.raises(UnreadableText) as caught:
        read(cards[number].text, "text")
    located = cards.located(caught.value, number)
    assert located.place == place
    assert str(located).startswith(f'{place}: can\'t read "crads"')


def test_texts_in_arrays_are_placed() -> None:
    """A key may hold several texts, with escapes in them."""
    cards = load_card_file(KICK + 'abilities = [\n  "Draw a card.",\n  "Say \\"Draw\\" twice.",\n]\n', Card)
    with pytest.raises(UnreadableText) as caught:
        read(cards[0].abilities[1])
    assert cards.located(caught.value, 0, "abilities").place == "<text>:6 (Kick)"


def test_an_ambiguous_text_is_placed_where_it_begins() -> None:
    """A text as a whole stands where its first word does."""
    cards = load_card_file(FILE, Card)
    assert cards.located(AmbiguousText(cards[1].text, [1, 2]), 1).place == "<text>:11 (Punch)"


def test_a_text_from_elsewhere_is_placed_at_its_key() -> None:
    """Where the text is not found, the key's line has to do."""
    cards = load_card_file(FILE, Card)
    assert cards.located(AmbiguousText("Something else.", [1, 2]), 1).place == "<text>:10 (Punch)"
    assert cards.located(AmbiguousText("Something else.", [1, 2]), 1, "rules").place == "<text>:7 (Punch)"
