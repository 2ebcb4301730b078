"""How proposed texts are divided into sentences and lines: nothing is cut in two, and a label is kept."""

import pytest

from longbox.games import find_card_language
from longbox.language import TextError
from longbox.language.dividing import cuts_a_sentence, labels_a_later_line, with_its_label

CUT = [
    ("Discard a card you choose.", "Discard a card. You choose a card."),
    (
        "Each opponent discards a card you choose with a cost of 2 or less.",
        "Each opponent discards a card. Choose one.",
    ),
]
WHOLE = [
    ("Stun a character, KO an equipment.", "Stun a character. KO an equipment."),
    ("Stun a character and KO an equipment.", "Stun a character. KO an equipment."),
    ("Draw a card, then if you can, discard it.", "Draw a card. If you can, discard it."),
    ("Draw a card Discard it.", "Draw a card. Discard it."),
    ("Draw a card", "Draw a card."),
]


@pytest.mark.parametrize(("text", "proposed"), CUT)
def test_what_is_said_in_one_breath_is_not_cut_in_two(text: str, proposed: str) -> None:
    """Where nothing joins two things that are done, a full stop makes something else of them."""
    assert cuts_a_sentence(text, proposed)


@pytest.mark.parametrize(("text", "proposed"), WHOLE)
def test_what_is_joined_can_be_parted(text: str, proposed: str) -> None:
    """A comma, "and", a capital or the end of the text is where a sentence can end."""
    assert not cuts_a_sentence(text, proposed)


def test_a_new_line_says_its_label_again() -> None:
    """All that followed the label went by it; what is paid for is not done twice."""
    assert with_its_label("Cosmic: A is. B is.", "Cosmic: A is.\nB is.") == "Cosmic: A is.\nCosmic: B is."
    assert with_its_label("Cosmic: A is.\nB is.", "Cosmic: A is.\nB is.") == "Cosmic: A is.\nB is."
    assert with_its_label("Cosmic: Pay >>> A. B.", "Cosmic: Pay >>> A.\nB.") == "Cosmic: Pay >>> A.\nB."


def test_what_is_proposed_for_a_label_with_two_powers_has_the_label_twice() -> None:
    """Without it the second power would be there without a cosmic counter, too."""
    language = find_card_language("vs")
    text = "Cosmic: Rogue has flight and range. Protected characters get -2 DEF while defending against Rogue."
    with pytest.raises(TextError) as refusal:
        language.read(text)
    proposed = [proposal.text for proposal in refusal.value.advice.proposals]
    assert proposed == [text.replace("range. ", "range.\nCosmic: ")]


def test_nobody_is_proposed_to_choose_what_nothing_is_done_with() -> None:
    """Who chooses a card that a foe discards is never proposed as a sentence of its own."""
    with pytest.raises(TextError) as refusal:
        find_card_language("vs").read("Each opponent discards a card you choose with a cost of 2 or less.")
    assert not [each.text for each in refusal.value.advice.proposals if "hoose a card" in each.text]


@pytest.mark.parametrize(
    ("text", "proposed", "labels"),
    [
        ("Toughness.\nDraw 1 card.", "Toughness.\nAction: Draw 1 card.", True),
        ("Toughness.\nDrow 1 card.", "Toughness.\nHero Action (attack): Draw 1 card.", True),
        ("Toughness.\nAction: Drow 1 card.", "Toughness.\nAction: Draw 1 card.", False),
        ("Toughness.\nWhen you attack, draw 1 card.", "Toughness.\nInterrupt: When you attack, draw 1 card.", False),
        ("Draw 1 card.", "Action: Draw 1 card.", False),
    ],
)
def test_a_label_before_a_later_line_is_found(text: str, proposed: str, labels: bool) -> None:
    """A line has one now that had none and says nothing of when it is done."""
    assert labels_a_later_line(text, proposed, ["Action", "Interrupt"]) == labels


def test_what_is_done_at_once_is_not_proposed_to_be_done_at_any_time() -> None:
    """An obligation's own line gets no label of an action; a text that is only that line does."""
    champions = find_card_language("champions")
    paid = "Exhaust Peter Parker → draw 1 card."
    with pytest.raises(TextError) as alone:
        champions.read(paid)
    assert [proposal.text for proposal in alone.value.advice.proposals] == [f"Action: {paid}"]
    with pytest.raises(TextError) as later:
        champions.read(f"Give to the Peter Parker player.\n{paid}")
    assert not later.value.advice.proposals
