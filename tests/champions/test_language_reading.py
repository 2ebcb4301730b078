"""What players' cards say can be read in one way and is printed as it was written; other wordings mean the same."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from longbox.games.champions.card_language import CARDS
from longbox.games.champions.definitions import PLAYER_TYPES, CardDefinition
from longbox.games.champions.library import box
from longbox.games.champions.text import effects
from longbox.games.champions.text.lexicon import CHAMPIONS, words_of
from longbox.kernel.effects import Condition, Effect
from longbox.language import AmbiguousText, Reader, UnreadableText, Writer

WITH_TEXT = [card for card in box() if card.type in PLAYER_TYPES and card.text]
READER = Reader(CHAMPIONS)
WRITER = Writer(CHAMPIONS)

# What printed cards say, and what we print for it.
OTHER_WORDINGS = {
    "Hero Interrupt: When the villain initiates an attack against you, draw 1 card.": (
        "Hero Interrupt: When the villain attacks you, draw 1 card."
    ),
    "Interrupt (defense): When you would take any amount of damage from an attack, prevent all of that damage.": (
        "Interrupt (defense): When you would take damage from an attack, prevent that damage."
    ),
    'Interrupt: When a treachery is revealed from the encounter deck, cancel its "When Revealed" effects.': (
        "Interrupt: When the encounter deck reveals a treachery card, cancel its When Revealed effects."
    ),
    "Action: Choose a player to draw 1 card.": "Action: Choose a player. That player draws 1 card.",
    "Action: Exhaust this card, choose and discard 1 card from your hand → draw 1 card.": (
        "Action: Exhaust this card and discard 1 card from your hand → draw 1 card."
    ),
    "Action: Change your form. Then, draw 1 card.": "Action: Change form. Then, draw 1 card.",
    "Action: Exhaust this card and deal 2 damage to him → draw 2 cards.": (
        "Action: Exhaust this card and deal 2 damage to it → draw 2 cards."
    ),
    "Action: Deal X damage to an enemy. X is the amount of damage you have sustained.": (
        "Action: Deal X damage to an enemy, where X is the damage you have sustained."
    ),
    "Hero Action: Gain the Aerial trait until the end of the phase.": (
        "Hero Action: You gain the Aerial trait until the phase ends."
    ),
    "Action: Until the end of the phase, this card gets +2 ATK.": (
        "Action: This card has +2 ATK until the phase ends."
    ),
    "Response: After your hero defends against an enemy attack, ready your hero.": (
        "Response: After your hero defends, ready your hero."
    ),
    "Action: Heal 2 damage from any character.": "Action: Heal 2 damage from a character.",
    "Increase your ally limit by 1.": "You have +1 ally limit.",
    "This card enters play with 4 arrow counters on it.": "This card enters play with 4 arrow counters.",
    "Double the number of resources this card generates while paying for a Justice card.": (
        "This card generates twice its resources while it pays for a Justice card."
    ),
    "Action: Draw a card.": "Action: Draw 1 card.",
    "Hero Action (thwart): Remove 3 threat from a scheme. If you control an Avenger ally, remove 4 threat instead.": (
        "Hero Action (thwart): Remove 3 threat from a scheme (if you control an Avenger ally, 4 threat instead)."
    ),
    "Action: Search your deck for an upgrade, add it to your hand, and shuffle your deck.": (
        "Action: Find an upgrade in your deck and add it to your hand."
    ),
    "Action: Reduce the resource cost of the next card you play this phase by 1.": (
        "Action: The next card you play this phase costs 1 less."
    ),
    "Hero Action: Ready all allies you control.": "Hero Action: Ready each ally you control.",
    "If you have the Aerial trait, this card gets +1 THW.": "This card has +1 THW while you have the Aerial trait.",
    "Action: Return a support from your discard pile to your hand.": (
        "Action: Add a support from your discard pile to your hand."
    ),
    "Hero Action (attack): Deal 5 damage to an enemy. If this attack defeats that enemy, draw 1 card.": (
        "Hero Action (attack): Deal 5 damage to an enemy. If that enemy is defeated, draw 1 card."
    ),
    "Attach this card to an ally. Max 1 per ally.": "Attach this card to an ally. Max 1 per ally.",
    "Alter-Ego form only.": "Alter-ego form only.",
}

# What nobody has printed, and everybody understands.
INVENTED = [
    "Hero Action (attack): Deal 3 damage to an enemy for each Weapon upgrade you control.",
    "Hero Action (attack): Deal 4 damage to an enemy and 1 damage to each other enemy.",
    "Hero Interrupt (defense): When an enemy attacks you, your hero gets +2 DEF until the end of the attack.",
    "Response: After an Avenger ally enters play, exhaust this card → deal 1 damage to an enemy.",
    "Action: Discard an ally you control → draw 2 cards.",
    "Resource: Exhaust this card → generate a wild resource for an Avenger ally.",
    "Action: Look at the top 3 cards of the encounter deck. Discard 1 of those cards and put the others back in any "
    "order.",
    "Attach to an enemy.\nAttached enemy gets -1 ATK.",
    "Hero Action: Stun and confuse the villain.",
    "Action: Each player may discard 1 card from their hand. If you do, draw 1 card.",
    "Hero Action (attack): Deal damage to an enemy equal to your hero's ATK.",
    "Response (thwart): After you defeat a side scheme, remove 2 threat from the main scheme.",
    "Action: Put an ally from your discard pile into play.",
    "Interrupt: When an enemy would scheme, exhaust this card → stun that enemy instead.",
    "Uses (3 charge counters).\nAction: Remove 1 charge counter from this card → ready your hero or an ally you "
    "control.",
]

# What others do inside.
PARTS = {"Damaged"}

MISTAKES = {
    "Hero Action: Deal 8 damge to an enemy.": "damge",
    "Action: Ready a enemy you controls.": "controls",
    "Response: After this card enters the game, draw 1 card.": "the",
    "Uses (some web counters).": "some",
}


@pytest.mark.parametrize("card", WITH_TEXT, ids=lambda card: card.code)
def test_each_card_reads_in_one_way_and_prints_back(card: CardDefinition) -> None:
    """The text is the program, and the program is the text."""
    assert WRITER.write(READER.read(card.text, "text"), "text") == card.text


def test_the_readings_are_those_of_the_cards() -> None:
    """A game with shipped cards starts without reading any text."""
    assert CARDS.readings_are_current()


@pytest.mark.parametrize("text", list(OTHER_WORDINGS))
def test_other_wordings_mean_the_same(text: str) -> None:
    """What a printed card says in other words is printed in ours."""
    assert WRITER.write(READER.read(text, "text"), "text") == OTHER_WORDINGS[text]


@pytest.mark.parametrize("text", INVENTED)
def test_new_cards_can_be_written(text: str) -> None:
    """Patterns are made of parts: they say what no card of the core set says, and in one way."""
    assert len(READER.readings(text, "text")) == 1


@pytest.mark.parametrize("text", list(MISTAKES))
def test_mistakes_are_found_where_they_are(text: str) -> None:
    """A text that can't be read is refused at the word that is wrong."""
    with pytest.raises(UnreadableText) as caught:
        READER.read(text, "text")
    assert caught.value.found == MISTAKES[text]


def test_words_that_begin_no_name() -> None:
    """You are no card called You, and each Drone is none called Each Drone."""
    for text in ("You get +1 hit point.", "Each Drone minion gets +1 ATK.", "This card gets +1 THW."):
        try:
            READER.read(text, "text")
        except AmbiguousText:
            pytest.fail(text)


def is_said(meaning: type) -> bool:
    """Whether a meaning, or one that is built on it, has words."""
    return meaning.__name__ in CHAMPIONS.classes or any([is_said(each) for each in meaning.__subclasses__()])


def test_every_meaning_has_words() -> None:
    """All that texts could tell to do or ask is told or asked by some wording."""
    unsaid: set[str] = set()
    for module in pkgutil.iter_modules(effects.__path__):
        contents = vars(importlib.import_module(f"longbox.games.champions.text.effects.{module.name}"))
        for name, meaning in contents.items():
            if isinstance(meaning, type) and issubclass(meaning, Effect | Condition) and not is_said(meaning):
                unsaid.add(name)
    assert unsaid - PARTS == set()


def test_what_is_chosen_is_called_as_the_card_says_it() -> None:
    """One of several things to do is offered in the words of the card."""
    fury = next(card for card in box() if card.name == "Nick Fury")
    effect = READER.read("draw 3 cards", "effect")
    assert words_of(effect) == "draw 3 cards"
    assert words_of(effect) in fury.text
