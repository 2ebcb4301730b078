"""A text that can be read but could never do anything is refused; the nearest that does something is accepted."""

from __future__ import annotations

from typing import Final

import pytest

from longbox.games.library import BadCard
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.library import read_cards

CARD: Final = """
[[card]]
name = "Odd Card"
type = "{type}"
cost = 2
text = '''{text}'''
"""
STUNNED: Final = "Whenever this card becomes stunned, draw a card."
LENT: Final = f'Characters you control have "{STUNNED}"'

PAIRS = [
    # (type, dead text), what the message says, (type, live text)
    # What is done in play alone
    (
        (PLOT_TWIST, "Stun target character. Reveal the top card of your deck. KO that card."),
        "is done in play alone",
        (PLOT_TWIST, "Stun target character. Reveal the top card of your deck. KO that character."),
    ),
    (
        (PLOT_TWIST, "Put a character card from your KO'd pile into your hand. Exhaust it."),
        "is done in play alone",
        (PLOT_TWIST, "Put target character card from your KO'd pile into your front row. Exhaust it."),
    ),
    (
        (PLOT_TWIST, "Stun target character. Its controller discards a card. It can't recover this turn."),
        "is done in play alone",
        (PLOT_TWIST, "Stun target character. Its controller discards a card. That character can't recover this turn."),
    ),
    (
        (PLOT_TWIST, "Choose a character you control. Discard a card. If it is stunned, draw a card."),
        "is done in play alone",
        (PLOT_TWIST, "Choose a character you control. Discard a card. If that character is stunned, draw a card."),
    ),
    (
        (PLOT_TWIST, "KO target character. Exhaust it."),
        "that card has left play by then",
        (PLOT_TWIST, "Exhaust target character, then KO it."),
    ),
    (
        (PLOT_TWIST, "Return target character to its owner's hand. This turn, it can't attack."),
        "that card has left play by then",
        (PLOT_TWIST, "Return target character to its owner's hand. Its controller loses 1 endurance."),
    ),
    (
        (PLOT_TWIST, "Choose a character you control. Remove that character from the game. Ready that character."),
        "that card has left play by then",
        (PLOT_TWIST, "Choose a character you control. Remove that character from the game. Ready target character."),
    ),
    # A target is asked about before it is chosen
    (
        (CHARACTER, "Whenever this card attacks, if target character is stunned, draw a card."),
        "asked before a target is chosen",
        (CHARACTER, "Whenever this card attacks, draw a card if target character is stunned."),
    ),
    (
        (CHARACTER, "Activate >>> Draw a card. Use only if target character is stunned."),
        "asked before a target is chosen",
        (CHARACTER, "Activate >>> Draw a card if target character is stunned."),
    ),
    (
        (PLOT_TWIST, "Play only if target character is stunned. Draw a card."),
        "asked before a target is chosen",
        (PLOT_TWIST, "Draw a card if target character is stunned."),
    ),
    # A number is asked before a card is chosen
    (
        (PLOT_TWIST, "Exhaust a character you control and gain X endurance, where X is its cost."),
        "is asked before that card is chosen",
        (PLOT_TWIST, "Exhaust target character you control and gain X endurance, where X is its cost."),
    ),
    (
        (PLOT_TWIST, "Characters you control get +X ATK this turn, where X is the number of other characters in play."),
        "X is one number",
        (PLOT_TWIST, "Target character gets +X ATK this turn, where X is the number of other characters you control."),
    ),
    # What is waited for
    ((LOCATION, STUNNED), "a location can't become stunned; a character can [502.4]", (CHARACTER, STUNNED)),
    ((LOCATION, STUNNED), "it waits for what never happens", (LOCATION, LENT)),
    (
        (LOCATION, "Whenever this card attacks, draw a card."),
        "a location can't attack",
        (CHARACTER, "Whenever this card attacks, draw a card."),
    ),
    (
        (EQUIPMENT, "Whenever Odd Card recovers, draw a card."),
        "an equipment can't recover",
        (EQUIPMENT, "Whenever equipped character recovers, draw a card."),
    ),
    (
        (LOCATION, "Whenever equipped character attacks, draw a card."),
        "a location can't be attached to a character; an equipment can",
        (EQUIPMENT, "Whenever equipped character attacks, draw a card."),
    ),
    (
        (LOCATION, "Whenever an equipment becomes stunned, draw a card."),
        '"an equipment becomes stunned"',
        (LOCATION, "Whenever a character becomes stunned, draw a card."),
    ),
    # What is done
    ((PLOT_TWIST, "Stun target location."), "a location can't become stunned", (PLOT_TWIST, "Stun target character.")),
    (
        (PLOT_TWIST, "Move target equipment to its controller's front row."),
        "an equipment can't be moved; a character or resource can [708.4]",
        (PLOT_TWIST, "Move target character to its controller's front row."),
    ),
    (
        (PLOT_TWIST, "Power-up target location."),
        "a location can't become powered-up",
        (PLOT_TWIST, "Power-up target character."),
    ),
    ((PLOT_TWIST, "Draw zero cards."), "it says 0 where that does nothing", (PLOT_TWIST, "Draw a card.")),
    (
        (PLOT_TWIST, "Target player loses 0 endurance."),
        "say 1 or more",
        (PLOT_TWIST, "Target player loses 1 endurance."),
    ),
    # What is always so
    (
        (LOCATION, "This card gets +1 ATK."),
        "a location can't have ATK",
        (LOCATION, "Characters you control get +1 ATK."),
    ),
    ((LOCATION, "This card has flight."), "can't have flight", (CHARACTER, "This card has flight.")),
    (
        (LOCATION, "This card can attack hidden characters."),
        "a location can't attack",
        (CHARACTER, "This card can attack hidden characters."),
    ),
    (
        (LOCATION, "While this card is stunned, characters you control have flight."),
        "its condition never holds",
        (CHARACTER, "While this card is not stunned, characters you control have flight."),
    ),
    # What a stunned character has no text for
    (
        (CHARACTER, "While Odd Card is stunned, characters you control have flight."),
        "a stunned character has no text",
        (CHARACTER, "While Odd Card is not stunned, characters you control have flight."),
    ),
    (
        (CHARACTER, "At the start of the recovery phase, if Odd Card is stunned, draw a card."),
        '"Whenever this card becomes stunned, at the start of the recovery phase this turn, if this card is stunned',
        (
            CHARACTER,
            "Whenever this card becomes stunned, at the start of the recovery phase this turn, if this card is "
            "stunned, draw a card.",
        ),
    ),
    (
        (
            CHARACTER,
            "At the start of the recovery phase, if Odd Card is stunned and you control Toad, draw a card.",
        ),
        "a stunned character has no text",
        (LOCATION, "At the start of the recovery phase, if you control a stunned character, draw a card."),
    ),
    (
        (EQUIPMENT, "At the start of the recovery phase, if equipped character is stunned, draw a card."),
        'say "Whenever equipped character becomes stunned, at the start of the recovery phase this turn',
        (
            EQUIPMENT,
            "Whenever equipped character becomes stunned, at the start of the recovery phase this turn, if equipped "
            "character is stunned, draw a card.",
        ),
    ),
    (
        (CHARACTER, "Activate >>> Draw a card. Use only if this card is stunned."),
        "a stunned character has no text",
        (CHARACTER, "Activate >>> Draw a card. Use only if this card is not stunned."),
    ),
    (
        (
            LOCATION,
            'Characters you control have "Whenever a character recovers, if this card is stunned, draw a card."',
        ),
        'say what is to happen "whenever this card becomes stunned"',
        (LOCATION, LENT),
    ),
    (
        (CHARACTER, "Whenever a character recovers, if this card is stunned, draw a card."),
        "a stunned character has no text",
        (CHARACTER, "Whenever this card becomes stunned, if this card is stunned, draw a card."),
    ),
    # What a backup power is
    (
        (CHARACTER, "Backup: Whenever this card recovers, draw a card."),
        "stands before an activated power",
        (CHARACTER, "Backup: Activate >>> Draw a card."),
    ),
    (
        (CHARACTER, "Backup: Activate >>> Target attacker gets +1 ATK this attack."),
        "used only in the build phase",
        (CHARACTER, "Backup: Activate >>> Target character gets +1 ATK this turn."),
    ),
    (
        (CHARACTER, "Backup: Activate >>> Draw a card. Use only during the combat phase."),
        "is the contrary of the rest",
        (CHARACTER, "Backup: Activate >>> Draw a card. Use only during your formation step."),
    ),
    (
        (CHARACTER, "Equip only to an Army character."),
        "can't be attached to anything",
        (EQUIPMENT, "Equip only to an Army character."),
    ),
    # Which cards are meant
    (
        (PLOT_TWIST, "KO target stunned equipment."),
        "an equipment is no character",
        (PLOT_TWIST, "KO target stunned character."),
    ),
    (
        (PLOT_TWIST, "KO target equipment with ATK 3 or more."),
        "an equipment is no character",
        (PLOT_TWIST, "KO target equipment with cost 3 or more."),
    ),
    (
        (PLOT_TWIST, "Ready target ready exhausted character."),
        'nothing is so "ready" and "exhausted" at once',
        (PLOT_TWIST, "Ready target exhausted stunned character."),
    ),
    (
        (PLOT_TWIST, "Stun target hidden visible character."),
        "leave one of them out",
        (PLOT_TWIST, "Stun target hidden ready character."),
    ),
    (
        (PLOT_TWIST, "Exhaust target front row support row character."),
        '"front row" and "support row"',
        (PLOT_TWIST, "Exhaust target front row visible character."),
    ),
    (
        (PLOT_TWIST, "KO target stunned non-stunned character."),
        '"stunned" and "non-stunned"',
        (PLOT_TWIST, "KO target stunned character."),
    ),
    # What is asked
    (
        (PLOT_TWIST, "If you control no characters and you control two or more characters, draw a card."),
        "at once",
        (PLOT_TWIST, "If you control no equipment and you control two or more characters, draw a card."),
    ),
    (
        (PLOT_TWIST, "If you have 10 or less endurance and you have 20 or more endurance, draw a card."),
        '"you have 10 or less endurance" and "you have 20 or more endurance"',
        (PLOT_TWIST, "If you have 20 or less endurance and you have 10 or more endurance, draw a card."),
    ),
    (
        (PLOT_TWIST, "If you have the initiative and you don't have the initiative, draw a card."),
        "at once",
        (PLOT_TWIST, "If you have the initiative and you control a character, draw a card."),
    ),
    # What is paid, where, and when
    (
        (LOCATION, "Stun this card >>> Draw a card."),
        "its cost can never be paid",
        (CHARACTER, "Stun this card >>> Draw a card."),
    ),
    (
        (LOCATION, "Stun a location you control >>> Draw a card."),
        "a location can't be stunned",
        (LOCATION, "Stun a character you control >>> Draw a card."),
    ),
    (
        (CHARACTER, "Activate, discard this card >>> Draw a card."),
        'nothing is so "activate" and "discard this card" at once',
        (CHARACTER, "Activate, discard a card >>> Draw a card."),
    ),
    (
        (CHARACTER, "Activate >>> Draw a card. Usable only if this card is in your resource row."),
        '"activate" is the contrary of the rest',
        (CHARACTER, "Reveal this card >>> Draw a card. Usable only if this card is in your resource row."),
    ),
    (
        (CHARACTER, "Activate >>> This card gets +2 ATK this attack. Usable only during the build phase."),
        '"only during the build phase" is the contrary of the rest',
        (CHARACTER, "Activate >>> This card gets +2 ATK this attack. Usable only during the combat phase."),
    ),
    # How it is played
    (
        (CHARACTER, "To play, discard a card."),
        "a character can't be played; a plot twist can",
        (PLOT_TWIST, "To play, discard a card.\nDraw two cards."),
    ),
    (
        (LOCATION, "To recruit, discard a card."),
        "a location can't be recruited; a character or equipment can",
        (EQUIPMENT, "To recruit, discard a card."),
    ),
]


def card_of(card_type: str, text: str) -> str:
    """A file with one card."""
    return CARD.format(type=card_type, text=text)


@pytest.mark.parametrize(("dead", "why", "live"), PAIRS, ids=[f"{dead[1]} / {live[1]}" for dead, _, live in PAIRS])
def test_what_could_never_be_so_is_refused(dead: tuple[str, str], why: str, live: tuple[str, str]) -> None:
    """The message says what is dead and why, or what would be right; its nearest neighbour is a card."""
    with pytest.raises(BadCard) as refusal:
        read_cards(card_of(*dead))
    assert "Odd Card: " in str(refusal.value)
    assert why in str(refusal.value)
    assert read_cards(card_of(*live))[0].text == live[1]
