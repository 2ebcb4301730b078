"""What is changed in a card's text: each number, word, condition and clause, once."""

from __future__ import annotations

import pytest

from longbox.games import find_card_language
from mutants.changes import Changes, marked


def changes_of(game: str, text: str, *others: str) -> list[str]:
    """All changes of a text, marked, where the names of other texts are known."""
    language = find_card_language(game)
    meanings = [language.read(each) for each in (text, *others)]
    changes = Changes(language.lexicon, language.category, meanings)
    return [marked(text, changed) for changed in changes.texts(meanings[0])]


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Draw two cards.", "Draw [two → three] cards."),
        ("Draw two cards.", "Draw [two cards. → a card.]"),
        ("+2 Power. Draw a card.", "+2 Power. [Draw a card. → ]"),
        ("Draw a card, then gain a Weakness.", "Draw a [card, then gain a Weakness. → card.]"),
        ("You may destroy a card in your hand.", "You may destroy a card in your [hand. → hand or play area.]"),
        (
            "Put a Hero from your discard pile into your hand.",
            "Put a [Hero → card] from your discard pile into your hand.",
        ),
        ("Gain a Hero from the Line-Up.", "[Gain → You may gain] a Hero from the Line-Up."),
        ("You may gain a Hero from the Line-Up.", "[You may gain → Gain] a Hero from the Line-Up."),
        (
            "Reveal the top card of your deck. If it is a Hero, draw a card.",
            "Reveal the top card of your deck. [If it is a Hero, draw → Draw] a card.",
        ),
        (
            "You may destroy a card in your hand. If you do, draw a card.",
            "You may destroy a card in your hand. If you [do, → do not,] draw a card.",
        ),
        (
            "Reveal the top card of your deck. If it is a Hero, draw a card. Otherwise, +1 Power.",
            "Reveal the top card of your deck. If it is a Hero, draw a card. [Otherwise, +1 Power. → ]",
        ),
        (
            "Gain all Villains with cost 7 or less in the Line-Up.",
            "Gain all Villains [with cost 7 or less → ] in the Line-Up.",
        ),
        ("Gain all Heroes or Villains in the Line-Up.", "Gain all Heroes [or Villains → ] in the Line-Up."),
        ("Destroy a card in your hand.", "Destroy a card in your [hand. → hand or play area.]"),
        ("Attack: Each foe discards a card.", "Attack: Each foe discards [a card. → two cards.]"),
    ],
)
def test_a_text_is_changed_everywhere(text: str, change: str) -> None:
    """Numbers, kinds of cards, places, conditions, "you may", what stands beside something."""
    assert change in changes_of("dcdb", text)


def test_names_are_changed_for_others_of_the_texts() -> None:
    """A card that is named is changed for one that another text names."""
    found = changes_of("dcdb", "Gain a card named Kick from the Line-Up.", "Gain a card named Bane from the Line-Up.")
    assert "Gain a card named [Kick → Bane] from the Line-Up." in found


def test_numbers_in_words_of_their_own_are_changed_too() -> None:
    """Where a pattern says "1", it stands for a number all the same."""
    found = changes_of("champions", "Hero Action: Deal 1 damage to an enemy.")
    assert "Hero Action: Deal [1 → 2] damage to an enemy." in found


def test_no_change_is_the_text_itself() -> None:
    """What comes out as it was is no change, and none is there twice."""
    text = "Discard a card from your hand."
    found = changes_of("dcdb", text)
    assert len(set(found)) == len(found)
    assert all("→" in change and change != text for change in found)


@pytest.mark.parametrize(
    ("text", "changed", "mark"),
    [
        ("a b c", "a x c", "a [b → x] c"),
        ("a b c", "a c", "a [b → ] c"),
        ("a a", "a", "a [a → ]"),
        ("a", "", "[a → ]"),
        ("a c", "a b c", "a [ → b] c"),
    ],
)
def test_changes_are_marked(text: str, changed: str, mark: str) -> None:
    """What stood there and what stands there now, in brackets."""
    assert marked(text, changed) == mark
