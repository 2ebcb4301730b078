"""What cards of Vs. System say is read in one way and printed as it was written; other wordings mean the same."""

from __future__ import annotations

import pytest

from longbox.games.vs.card_language import CARDS
from longbox.games.vs.library import box
from longbox.games.vs.text.lexicon import VS
from longbox.language import Reader, UnreadableText, Writer

READER = Reader(VS)
WRITER = Writer(VS)
WITH_TEXT = [card for card in box() if card.text]

# What players may write, and what is printed for it.
OTHER_WORDINGS = {
    "Whenever Rogue stuns a character, you gain 2 endurance.": "Each time Rogue stuns a character, gain 2 endurance.",
    "When Rogue becomes stunned, draw 1 card.": "Each time Rogue becomes stunned, draw a card.",
    "Target attacker gets +2 ATK and +2 DEF this attack.": "This attack, target attacker gets +2 ATK / +2 DEF.",
    "Target character gains flight this turn.": "This turn, target character has flight.",
    "This turn, characters you control have range.": "This turn, characters you control have range.",
    "While attacking, Colossus gets +2 ATK.": "Colossus gets +2 ATK while attacking.",
    "As long as you control Alfred, Batman gets +1 ATK.": "While you control Alfred, Batman gets +1 ATK.",
    "Activate and discard a card >>> Draw a card.": "Activate, discard a card >>> Draw a card.",
    "Activate >>> Draw a card. Use only once per turn, only during the build phase.": (
        "Activate >>> Draw a card. Usable only once per turn and only during the build phase."
    ),
    "Target player reveals his hand.": "Target player reveals his or her hand.",
    "Stun target character that has flight.": "Stun target character with flight.",
    "Characters can\N{RIGHT SINGLE QUOTATION MARK}t be stunned.": "Characters can't be stunned.",
    "Target defender becomes powered-up.": "Power-up target defender.",
}

# Texts of cards that are not among the shipped ones.
UNSEEN = (
    "Pay 1 resource point >>> Draw a card.",
    "Pay 2 resource points >>> Draw a card.",
    "Pay X resource points >>> Bane gets +X ATK this turn.",
    "Boost 2: When Bane enters play, stun target character an opponent controls.",
    "Boost—Discard two cards: When Bane enters play, draw a card.",
    "Ongoing: Crossover X-Men and Avengers.",
    "Cosmic: Thor gets +2 ATK / +2 DEF.",
    "Leader: Characters adjacent to Captain America get +1 ATK / +1 DEF.",
    "Vengeance: Whenever Shocker becomes stunned, target opponent loses 2 endurance.",
    "Ally: Whenever a character you control becomes powered-up, you may draw a card.",
    "Backup: Activate >>> Target character you control gets +2 ATK this turn. Use only during the build phase.",
    "Willpower 3\nEvasion, Loyalty",
    "If Ghost Rider would become stunned, instead, you may KO a character you control.",
    "Hulk can't be attacked by characters with cost 3 or less.",
    "Wonder Woman gets +1 ATK for each equipment attached to her.",
    "Stun target character with cost less than the number of Army characters you control.",
    "At the start of the combat phase, target opponent chooses a character he or she controls and exhausts it.",
    "Choose one: Draw a card; or target player loses 3 endurance.",
    "Discard your hand, then draw four cards.",
    "Exhaust target character. It can't ready during the recovery phase this turn.",
    "Each opponent KO's a resource he or she controls.",
    "Equip only to an Avengers character.\nEquipped character gets +2 ATK / +2 DEF and has flight.",
    "Target character gets +X ATK this attack, where X is the number of resources you control.",
    "Target attacker gets +1 ATK this attack for each other Avengers character you control.",
    "Put target character card in your KO'd pile into your front row.",
    "Equipment cost you 1 less to recruit.",
    "Remove a rage counter from Hulk >>> Hulk gets +2 ATK this attack.",
    "Reveal the top three cards of your deck. Put all revealed character cards into your hand and the rest on the "
    "bottom of your deck.",
    "If you control an exhausted character, draw a card. Otherwise, gain 3 endurance.",
    "At the start of the recovery phase, you may KO a resource you control. If you do, draw two cards.",
    "Recruit only if you control two or more Teen Titans characters.",
    "Flip only if you control a Green Lantern character.",
    "Your opponents can't play plot twists during your attack step.",
)


@pytest.mark.parametrize("card", WITH_TEXT, ids=lambda card: card.name)
def test_each_card_is_printed_as_it_was_written(card):
    """Each shipped text has one reading, and that reading is printed as the text."""
    assert WRITER.write(READER.read(card.text, "text"), "text") == card.text


@pytest.mark.parametrize(("wording", "printed"), list(OTHER_WORDINGS.items()))
def test_other_wordings_are_read(wording, printed):
    """What players write in other words means what the printed words mean."""
    meaning = READER.read(wording, "text")
    assert WRITER.write(meaning, "text") == printed
    assert READER.read(printed, "text") == meaning


@pytest.mark.parametrize("text", UNSEEN)
def test_unseen_cards_are_read(text):
    """Texts that no shipped card has are read in one way, and printed in words that mean the same."""
    meaning = READER.read(text, "text")
    printed = WRITER.write(meaning, "text")
    assert READER.read(printed, "text") == meaning
    assert WRITER.write(READER.read(printed, "text"), "text") == printed


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Target attacker you control gets +2 ATK this attak.", "attak"),
        ("Activate >>> Target player looses 3 endurance.", "looses"),
        ("Whenever Rogue stun, gain 2 endurance.", ","),
    ],
)
def test_an_error_shows_the_place(text, place):
    """A text that can't be read is an error that shows where, and what can be read instead."""
    with pytest.raises(UnreadableText) as caught:
        READER.read(text, "text")
    assert place in str(caught.value).splitlines()[0]
    assert "can be read" in str(caught.value)


@pytest.mark.thorough
def test_readings_are_shipped():
    """All shipped texts are in the file of readings, so that starting a game reads nothing."""
    assert CARDS.readings_are_current()
