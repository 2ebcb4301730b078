"""A text that can be read but could never do anything is refused; the nearest that does something is accepted."""

from __future__ import annotations

from typing import Final

import pytest

from longbox.games.forever.definitions import (
    ASSET,
    ATTACHMENT,
    EVENT,
    HERO,
    LOCATION,
    MINION,
    RESOURCE,
    ROGUE,
    SCHEME,
    UNALIGNED,
)
from longbox.games.forever.library import library_with, read_cards
from longbox.games.library import BadCard

CARD: Final = """
[[card]]
name = "Odd Card"
type = "{type}"
{affiliation}
text = '''{text}'''
"""
NUMBERS: Final = {HERO: "health", ROGUE: "health", UNALIGNED: "health", LOCATION: "citizens", SCHEME: "threshold"}
NOBODYS: Final = (HERO, ROGUE, UNALIGNED, LOCATION, RESOURCE)
LOOK: Final = "Look at the top {} cards of your deck, put each Event among them into your hand and discard the others."

PAIRS = [
    # (type, dead text), what the message says, (type, live text)
    ((EVENT, "A Location suffers 2 damage."), "can't suffer damage", (EVENT, "A Hero suffers 2 damage.")),
    ((EVENT, "A Hero suffers 0 damage."), "say 1 or more", (EVENT, "A Hero suffers 1 damage.")),
    (
        (EVENT, "Choose a Hero. That Hero suffers 3 damage unless its controller sacrifices an Asset."),
        "say whose",
        (EVENT, "Choose a Hero. That Hero suffers 3 damage unless its controller sacrifices an Asset they control."),
    ),
    (
        (EVENT, "As an additional cost to play this card, sacrifice an Asset. Draw a card."),
        "say whose",
        (EVENT, "As an additional cost to play this card, sacrifice an Asset you control. Draw a card."),
    ),
    (
        (MINION, "At the end of the turn, draw a card."),
        "any number of times",
        (MINION, "Reaction: At the end of the round, draw a card."),
    ),
    (
        (ATTACHMENT, "At the start of your next turn, draw a card."),
        "any number of times",
        (ATTACHMENT, "Discard this card: At the start of your next turn, draw a card."),
    ),
    (
        (EVENT, "At the end of the round, draw a card."),
        "say when it is due once it is played",
        (EVENT, "At the end of this round, draw a card."),
    ),
    (
        (MINION, "Superman or Batman cannot Rescue."),
        "means a trait here, and is a name",
        (MINION, "Superman cannot Rescue."),
    ),
    (
        (ASSET, 'Superman gains "2 Renown: Draw a card."'),
        "give this card the ability",
        (ASSET, "2 Renown: Draw a card."),
    ),
    ((ASSET, 'Each Hero gains "1 Renown: Draw a card."'), "write it on the cards", (HERO, "1 Renown: Draw a card.")),
    ((HERO, "As an additional cost to play this card, discard a card."), "never played", (EVENT, "Draw a card.")),
    (
        (MINION, "Reaction: After this card is discarded, draw a card."),
        "when this card is discarded",
        (MINION, "Reaction: When this card is discarded, draw a card."),
    ),
    (
        (LOCATION, "Hero side: Your maximum hand size is two more."),
        "nobody is you",
        (LOCATION, "Hero side: The Hero player's maximum hand size is two more."),
    ),
    ((EVENT, "Draw zero cards."), "say 1 or more", (EVENT, "Draw a card.")),
    ((EVENT, LOOK.format("0")), "it says 0 where that does nothing", (EVENT, LOOK.format("2"))),
    (
        (EVENT, "Reaction: After a Hero Threatens, draw a card."),
        "can't Threaten",
        (EVENT, "Reaction: After a Rogue Threatens, draw a card."),
    ),
    (
        (EVENT, "Reaction: After Odd Fellow would suffer damage, draw a card."),
        "has no time after it",
        (EVENT, "Reaction: When Odd Fellow would suffer damage, draw a card."),
    ),
    (
        (EVENT, "Reaction: When Odd Fellow would suffer damage, reduce that claim by 2."),
        "only what would be claimed",
        (EVENT, "Reaction: When a Rogue would claim citizens, reduce that claim by 2."),
    ),
    (
        (MINION, "Rescue Modifier, exhaust this card: +1 citizen."),
        "nobody on its side ever does that",
        (MINION, "Threaten Modifier, exhaust this card: +1 citizen."),
    ),
    (
        (HERO, "Threaten Modifier, 2 Renown: +1 citizen."),
        "nobody on its side ever does that",
        (HERO, "Attack or Rescue Modifier, 2 Renown: +1."),
    ),
    (
        (ROGUE, "Rescue Modifier, 2 Infamy: +1 citizen."),
        "nobody on its side ever does that",
        (ROGUE, "Attack or Threaten Modifier, 2 Infamy: +1."),
    ),
    (
        (EVENT, "Reveal the top card of your deck. Ready it."),
        "the revealed card isn't",
        (EVENT, "Reveal the top card of your deck. Discard it."),
    ),
    (
        (EVENT, "Discard a card from your hand. Exhaust it."),
        "the discarded card isn't",
        (EVENT, "Discard a card from your hand. Put it into your hand."),
    ),
    (
        (EVENT, "A Hero player discards a card from their hand. Play it."),
        "that one is another player's",
        (EVENT, "Discard a card from your hand. Play it."),
    ),
    (
        (EVENT, "A player discards the top card of their deck. Put it into your hand."),
        "that one is another player's",
        (EVENT, "A player discards the top card of their deck. Discard a card from your hand. Put it into your hand."),
    ),
    (
        (EVENT, "If Robin is exhausted, each other Hero suffers 1 damage."),
        'could mean "Robin", which it only asks about before',
        (EVENT, "If Robin is exhausted, each ready Hero suffers 1 damage."),
    ),
    (
        (EVENT, "If there is a Hero at this Location, each other Hero suffers 1 damage."),
        'could mean "Hero", which it only asks about before',
        (EVENT, "If there is a Rogue at this Location, each other Hero suffers 1 damage."),
    ),
    (
        (EVENT, "Choose an Attachment. Play it."),
        'say "play an Attachment from your hand"',
        (EVENT, "Play an Attachment from your hand."),
    ),
    (
        (EVENT, "Put a Gift from your discard pile into your hand. Exhaust it."),
        "the found card isn't",
        (EVENT, "Put a Gift from your discard pile into your hand. Play it."),
    ),
    (
        (EVENT, "Add 2 Infamy to your resource pool."),
        "whoever plays Batman never has Infamy",
        (EVENT, "Add 2 Renown to your resource pool."),
    ),
    (
        (ATTACHMENT, "2 Infamy: Draw a card."),
        "whoever plays Batman never has Infamy",
        (ATTACHMENT, "2 Renown: Draw a card."),
    ),
    (
        (MINION, "Exhaust this card: Add 2 Renown to your resource pool."),
        "can't pay Renown, nor have it in a pool",
        (MINION, "Exhaust this card: Add 2 Infamy to your resource pool."),
    ),
    (
        (EVENT, "Threaten Modifier: +1 citizen."),
        "Batman never does that",
        (EVENT, "Attack or Threaten Modifier: +1."),
    ),
    (
        (ATTACHMENT, "Threaten Modifier, discard this card: +1 citizen."),
        "Batman never does that",
        (ATTACHMENT, "Rescue Modifier, discard this card: +1 citizen."),
    ),
    ((EVENT, "Choose a Scheme. Draw a card."), "say at once", (EVENT, "Choose a Hero. That Hero suffers 1 damage.")),
    (
        (EVENT, "Draw a card. Heal 1 damage from Batman for each citizen claimed."),
        "not what was counted last",
        (EVENT, "Draw a card. Heal 1 damage from Batman for each card drawn."),
    ),
    (
        (EVENT, "Attack Modifier: +1 damage. Draw a card for each citizen claimed."),
        "not what was counted last",
        (EVENT, "Attack Modifier: +1 damage. Draw a card for each damage dealt."),
    ),
    (
        (EVENT, "Attack Modifier: +1 damage. Claim 2 additional citizens."),
        "by a Rescue or Threaten Modifier alone",
        (EVENT, "Rescue Modifier: +1 citizen. Claim 2 additional citizens."),
    ),
    (
        (ATTACHMENT, "Batman's Attack is equal to Superman's Attack."),
        "are never known",
        (ATTACHMENT, "Batman's Attack is equal to the number of cards in your hand."),
    ),
    ((EVENT, "Schemes have +1 Attack."), "an event is never in play", (ATTACHMENT, "Rogues have +1 Attack.")),
    ((ATTACHMENT, "Schemes have +1 Attack."), "have such a value", (ATTACHMENT, "Rogues have +1 Attack.")),
    ((EVENT, "Discard this card: Draw a card."), "can't be in play", (MINION, "Discard this card: Draw a card.")),
    (
        (MINION, "Turn this Scheme facedown: Draw a card."),
        "can't be turned facedown",
        (SCHEME, "Turn this Scheme facedown: Draw a card."),
    ),
    ((MINION, "When completed, draw a card."), "only a Scheme is completed", (SCHEME, "When completed, draw a card.")),
    (
        (LOCATION, "Exhaust this card: Draw a card."),
        "nobody can use it",
        (LOCATION, "Hero side: Reaction: After a Hero at this Location Rescues, draw a card."),
    ),
    (
        (ROGUE, "Hero side: Heroes have +1 Attack."),
        "only a Location has sides",
        (LOCATION, "Hero side: Heroes have +1 Attack."),
    ),
    (
        (HERO, "Threshold 3: Heroes have +1 Attack."),
        "only an Unaligned character has thresholds",
        (UNALIGNED, "Threshold 3: Heroes have +1 Attack."),
    ),
    ((HERO, "2 Infamy: Draw a card."), "can't pay Infamy", (HERO, "2 Renown: Draw a card.")),
    ((ROGUE, "2 Renown: Draw a card."), "can't pay Renown", (ROGUE, "2 Infamy: Draw a card.")),
    (
        (MINION, "Attach this card to a Hero."),
        "only an attachment is attached",
        (ATTACHMENT, "Attach this card to a Hero."),
    ),
    ((EVENT, "This Scheme is played faceup."), "only a Scheme", (SCHEME, "This Scheme is played faceup.")),
    ((HERO, "Any character can play this card."), "no character's card", (EVENT, "Any character can play this card.")),
    ((RESOURCE, "Draw a card."), "never used", (EVENT, "Draw a card.")),
    (
        (EVENT, "Reaction: When the round begins, cancel it."),
        "nothing keeps that from happening",
        (EVENT, "Reaction: When an opponent plays a card, cancel it."),
    ),
    (
        (EVENT, "Reaction: When a Rogue is recruited, draw a card instead."),
        "nothing keeps that from happening",
        (EVENT, "Reaction: When a Rogue would claim citizens, draw a card instead."),
    ),
    (
        (EVENT, "Reaction: When Batman attacks, ignore that damage."),
        "only damage that would be suffered",
        (EVENT, "Reaction: When Batman would suffer damage, ignore that damage."),
    ),
    (
        (EVENT, "Reaction: When Batman would be knocked out, reduce that damage by 2."),
        "only damage that would be suffered",
        (EVENT, "Reaction: When Batman would suffer damage, reduce that damage by 2."),
    ),
    (
        (EVENT, "Reaction: When Batman is attacked, ignore one of its modifiers."),
        "modifiers are ignored as damage would be suffered",
        (EVENT, "Reaction: When Batman would suffer damage, ignore one of its modifiers."),
    ),
    (
        (EVENT, "Reaction: After Batman attacks, this action gets +2."),
        "a value is set, or added to",
        (EVENT, "Reaction: When Batman attacks, this action gets +2."),
    ),
    (
        (EVENT, "Rescue Modifier: +2 citizens. This action gets +2."),
        "a value is set, or added to",
        (EVENT, "Reaction: When Batman Rescues, this action gets +2."),
    ),
    (
        (EVENT, "Reaction: After an opponent plays a Scheme, draw a card."),
        "can't be seen as an opponent plays it",
        (EVENT, "Reaction: After you play a Scheme, draw a card."),
    ),
    (
        (EVENT, "Return a Hero to its owner's hand."),
        "can't return to a hand",
        (EVENT, "Return a Minion to its owner's hand."),
    ),
    ((EVENT, "Discard a Rogue."), "can't be discarded from play", (EVENT, "Discard a Minion.")),
    ((EVENT, "Exhaust a Location."), "can't be exhausted", (EVENT, "Exhaust a Hero.")),
    ((EVENT, "Ready a Scheme."), "can't ready", (EVENT, "Ready a Rogue.")),
    (
        (EVENT, "Gain control of a Rogue."),
        "can't come under another player's control",
        (EVENT, "Gain control of a Minion."),
    ),
]


def file_of(type: str, text: str) -> str:
    """A file with one card."""
    affiliation = "" if type in NOBODYS else 'affiliation = "Batman"'
    affiliation += f"\n{NUMBERS[type]} = 4" if type in NUMBERS else ""
    return CARD.format(type=type, affiliation=affiliation, text=text)


@pytest.mark.parametrize(("dead", "said", "live"), PAIRS, ids=[pair[0][1] for pair in PAIRS])
def test_a_dead_text_is_refused_and_a_live_one_is_not(dead: tuple[str, str], said: str, live: tuple[str, str]) -> None:
    """The message says why; what it says would be right is right."""
    with pytest.raises(BadCard) as caught:
        read_cards(file_of(*dead))
    assert said in str(caught.value)
    assert len(read_cards(file_of(*live))) == 1


CHARACTER: Final = """
[[card]]
name = "Odd Fellow"
type = "{type}"
health = 4
"""
MODIFIER: Final = """
[[card]]
name = "Odd Deed"
type = "event"
affiliation = "Odd Fellow"
text = "{words} Modifier: +1 citizen."
"""


@pytest.mark.parametrize(("type", "does", "never"), [(HERO, "Rescue", "Threaten"), (ROGUE, "Threaten", "Rescue")])
def test_a_modifier_fits_the_side_of_whose_card_it_is(type: str, does: str, never: str) -> None:
    """A character of the same file, or of another, says what its events can modify; where none is known, any can."""
    character = CHARACTER.format(type=type)
    dead, live = MODIFIER.format(words=never), MODIFIER.format(words=does)
    assert len(read_cards(character + live)) == 2
    assert {"Odd Fellow", "Odd Deed"} <= {card.name for card in library_with((character, live))}
    assert len(read_cards(dead)) == 1
    with pytest.raises(BadCard, match="Odd Fellow never does that"):
        read_cards(character + dead)
    with pytest.raises(BadCard, match="Odd Fellow never does that"):
        library_with((character, dead))
