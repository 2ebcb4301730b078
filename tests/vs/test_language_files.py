"""Files of cards of Vs. System: what an entry says, and what is refused, with what would be right."""

from __future__ import annotations

import pytest

from longbox.games.library import BadCard
from longbox.games.vs.definitions import MUTANT, CardDefinition
from longbox.games.vs.library import box, library_with, own_cards, read_cards
from longbox.language.errors import CardFileError, TextError


def card(text: str = "", *, kind: str = "character", more: str = "") -> str:
    """The TOML of a card."""
    return f'[[card]]\nname = "Brute"\ntype = "{kind}"\n{more}\ntext = """\n{text}\n"""\n'


def only(toml: str) -> CardDefinition:
    """The only card of a file."""
    (found,) = read_cards(toml)
    return found


def test_an_entry_is_a_definition():
    """Names, versions, numbers and traits are as the file says."""
    toml = card(
        "Willpower 2",
        more='identity = "Bruno"\nversions = ["Army", "Acolyte"]\ncost = 3\natk = 4\ndef = 5\ntraits = ["Mental"]',
    )
    found = only(toml)
    assert found.name == "Brute <> Bruno, Army, Acolyte"
    assert (found.card_name, found.identity, found.versions) == ("Brute", "Bruno", ("Army", "Acolyte"))
    assert (found.cost, found.atk, found.defense, found.willpower) == (3, 4, 5, 2)
    assert found.traits == (MUTANT, "Mental")


def test_how_many_copies_a_deck_may_have():
    """Four, any number of an Army card, or as many as the card says. [vs 101.2, 513.3c]"""
    assert only(card()).deck_limit == 4
    assert only(card(more='version = "Army"')).deck_limit == 0
    assert only(card("You can't have more than one card named Brute in your deck.")).deck_limit == 1


def test_keywords_are_what_they_stand_for():
    """Evasion is a payment power, loyalty a rule of recruiting. [vs 706.3, 706.5]"""
    found = only(card("Evasion, Loyalty"))
    assert found.keywords == ("evasion", "loyalty")
    assert [type(power).__name__ for power in found.powers] == ["PaymentPower"]
    assert [type(rule).__name__ for rule in found.play_rules] == ["Loyalty"]


def test_what_was_reconstructed_is_told():
    """A card tells what of it was chosen and isn't printed on the real one."""
    assert only(card(more='reconstructed = ["cost", "text"]')).reconstructed == ("cost", "text")


def test_each_card_has_a_name_of_its_own():
    """Full names tell all shipped cards apart."""
    names = [found.name for found in box()]
    assert len(set(names)) == len(names)


REFUSED = {
    "a type that isn't one": (card(kind="hero"), "there is no card type 'hero'"),
    "cost below zero": (card(more="cost = -1"), "a cost is 0 or more"),
    "a trait that isn't one": (card(more='traits = ["Physcal"]'), "Did you mean 'Physical'?"),
    "a brand that isn't one": (card(more='brand = "Marvle"'), "Did you mean 'Marvel'?"),
    "an unknown reconstruction": (card(more='reconstructed = ["txt"]'), "'text'"),
    "ATK of a location": (card(kind="location", more="atk = 3"), "only characters have ATK"),
    "an effect on a character": (card("Draw a card."), "only a plot twist does something as it is played"),
    "a plot twist that does nothing": (card(kind="plot twist"), "a plot twist does nothing without a text"),
    "a power of a plot twist": (
        card("Characters you control have flight.", kind="plot twist"),
        'a plot twist has powers only after "Ongoing:"',
    ),
    "a power of a plot twist beside an ongoing one": (
        card("Characters you control have flight.\nOngoing: Characters get +1 ATK.", kind="plot twist"),
        'a plot twist has powers only after "Ongoing:"',
    ),
    "an ongoing character": (card("Ongoing: Characters you control have flight."), "ongoing means nothing"),
    "evasion of an equipment": (card("Evasion", kind="equipment"), "evasion means nothing"),
    "playing a character": (card("To play, discard a card."), "a character can't be played; a plot twist can [203.9a]"),
    "a condition for playing a character": (
        card("Play only if you have the initiative."),
        "a character can't be played; a plot twist can [203.9a]",
    ),
    "a time to play a character": (
        card("Play only during the combat phase."),
        "a character can't be played; a plot twist can [203.9a]",
    ),
    "a flip that nobody makes": (card("Activate >>> Draw a card. If you win the flip, draw a card."), "no coin"),
    "flipping a character": (card("To flip, discard a card."), "a character can't be flipped; a location can [203.9a]"),
    "a pronoun for nothing": (
        card("Characters you control get +1 ATK for each rage counter on it."),
        "of nothing before what",
    ),
    "a target for ever": (card("Target character has flight."), "say how long it lasts"),
    "waiting for a target": (card("Whenever target character becomes stunned, draw a card."), "to a target"),
    "a cost of another card": (card("Superman costs 2 less to recruit."), "it can say of itself alone"),
    "a character that is flipped for less": (card("This card costs 2 less to flip."), "never costs anything to flip"),
    "discarding another card": (card("Discard Krypto >>> Draw a card."), "it can say of itself alone"),
    "revealing another card": (card("Reveal Krypto >>> Draw a card."), "it can say of itself alone"),
    "where another card lies": (
        card("Reveal this card >>> Draw a card. Usable only if Krypto is in your resource row."),
        "it can say of itself alone",
    ),
    "while another card remains exhausted": (
        card("Activate >>> While Krypto remains exhausted, characters get +1 ATK this turn."),
        "it can say of itself alone",
    ),
    "a character that is attached": (
        card("Equip only to an Army character."),
        "a character can't be attached to anything; an equipment can",
    ),
}


@pytest.mark.parametrize(("toml", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_a_card_is_refused(toml, words):
    """What could never do anything is refused; the message says where and why."""
    with pytest.raises(BadCard) as caught:
        read_cards(toml)
    assert words in str(caught.value)
    assert "<text>:1" in str(caught.value)


def test_an_unreadable_text_names_its_line():
    """The line of the file where the text can't be read is in the message."""
    with pytest.raises(TextError) as caught:
        read_cards(card("Characters you control have flght."))
    assert "<text>:6" in str(caught.value)


def test_an_unknown_key_is_refused():
    """What an entry doesn't know is refused, and what is near to it is offered."""
    with pytest.raises(CardFileError) as caught:
        read_cards(card(more="costs = 3"))
    assert "did you mean 'cost'?" in str(caught.value)


def test_a_name_is_taken_once():
    """One's own cards can't have the full names of shipped ones."""
    assert "Brute" in [found.card_name for found in library_with((card(),))]
    with pytest.raises(BadCard) as caught:
        library_with((card(), card()))
    assert "There is already a card 'Brute'" in str(caught.value)


def test_a_file_of_ones_own_is_read_before_a_game(tmp_path):
    """A file with a mistake is refused before any game."""
    file = tmp_path / "own.toml"
    file.write_text(card("Draw a card."), encoding="utf-8")
    with pytest.raises(BadCard):
        own_cards(file)
    file.write_text(card("When Brute enters play, draw a card."), encoding="utf-8")
    assert own_cards(file) == file.read_text(encoding="utf-8")
